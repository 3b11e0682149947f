package main

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"encoding/xml"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
)

// The image unpacks to the same volume byte for byte, all its checksums are right, and it is the same each time.
func TestADiskImageHoldsTheWholeVolume(t *testing.T) {
	volume := bytes.Repeat([]byte("Clinic. "), 5<<20/16)
	chance := rand.NewChaCha8([32]byte{})
	chance.Read(volume[700_000:1_900_000])
	r := &release{Version: "1.2.3"}
	image, err := r.diskImage(volume)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := r.diskImage(volume); err != nil || !bytes.Equal(image, again) {
		t.Error("packed again the image is another", err)
	}
	number := binary.BigEndian.Uint32
	long := func(b []byte) int { return int(binary.BigEndian.Uint64(b)) }
	sum := func(what string, at, of []byte) {
		if number(at) != 2 || number(at[4:]) != 32 || number(at[8:]) != crc32.ChecksumIEEE(of) {
			t.Errorf("the sum of %s is wrong", what)
		}
	}

	end := image[len(image)-512:]
	if string(end[:4]) != "koly" || number(end[4:]) != 4 || number(end[8:]) != 512 {
		t.Fatal("the trailer does not begin as it should")
	}
	data := image[long(end[24:]) : long(end[24:])+long(end[32:])]
	list := image[long(end[216:]) : long(end[216:])+long(end[224:])]
	if len(data)+len(list)+len(end) != len(image) {
		t.Errorf("of %d bytes the trailer knows %d", len(image), len(data)+len(list)+len(end))
	}
	sum("the packed pieces", end[80:], data)
	if long(end[0x1EC:])*512 != len(volume) || number(end[0x1E8:]) != 2 {
		t.Error("the trailer has another size, or tells of partitions")
	}

	found := tables(t, list)
	if len(found) != 2 || string(found[0][:4]) != "mish" {
		t.Fatalf("the list has %d tables, or begins with another than that of the pieces", len(found))
	}
	table := found[0]
	sum("the volume", table[64:], volume)
	sum("the sums of all volumes", end[0x160:], table[72:76])
	var unpacked []byte
	pieces := int(number(table[200:]))
	if len(table) != 204+40*pieces {
		t.Fatalf("%d pieces are in %d bytes", pieces, len(table))
	}
	for i := range pieces {
		p := table[204+40*i:]
		if long(p[8:])*512 != len(unpacked) {
			t.Errorf("piece %d does not begin where the one before ends", i)
		}
		if i == pieces-1 {
			if number(p) != 0xFFFFFFFF || long(p[16:]) != 0 {
				t.Error("the last piece is not the end")
			}
			break
		}
		packed, err := zlib.NewReader(bytes.NewReader(data[long(p[24:]) : long(p[24:])+long(p[32:])]))
		if err != nil || number(p) != 0x80000005 {
			t.Fatalf("piece %d is not packed as it says: %v", i, err)
		}
		part, err := io.ReadAll(packed)
		if err != nil || len(part) != long(p[16:])*512 || len(part) > int(number(table[32:]))*512 {
			t.Errorf("piece %d has %d bytes: %v", i, len(part), err)
		}
		unpacked = append(unpacked, part...)
	}
	if !bytes.Equal(unpacked, volume) {
		t.Error("what is unpacked is not the volume")
	}
}

// tables returns the data elements in the list of a disk image.
func tables(t *testing.T, list []byte) (found [][]byte) {
	for read := xml.NewDecoder(bytes.NewReader(list)); ; {
		token, err := read.Token()
		if err == io.EOF {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok && start.Name.Local == "data" {
			var text string
			if err := read.DecodeElement(&text, &start); err != nil {
				t.Fatal(err)
			}
			table, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text))
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, table)
		}
	}
}

// On a disk with several partitions the one for macOS is found; a disk without one, or with an incomplete one, is
// rejected.
func TestTheVolumeForMacOSIsFoundOnADisk(t *testing.T) {
	disk := make([]byte, 16*512)
	partition := func(entry int, kind string, first, sectors uint32) {
		e := disk[entry*512:]
		copy(e, "PM")
		binary.BigEndian.PutUint32(e[8:], first)
		binary.BigEndian.PutUint32(e[12:], sectors)
		clear(e[48:80])
		copy(e[48:], kind)
	}
	partition(1, "Apple_partition_map", 1, 3)
	partition(2, "ISO9660_data", 4, 4)
	if _, err := hfsVolume(disk); err == nil {
		t.Error("a volume is found where none is")
	}
	partition(3, "Apple_HFS", 8, 8)
	disk[8*512] = 'x'
	if volume, err := hfsVolume(disk); err != nil || len(volume) != 8*512 || volume[0] != 'x' {
		t.Errorf("found are %d bytes: %v", len(volume), err)
	}
	partition(3, "Apple_HFS", 8, 9)
	if _, err := hfsVolume(disk); err == nil {
		t.Error("a volume beyond the end is taken")
	}
}
