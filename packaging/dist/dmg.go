package main

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strconv"
)

const sector = 512

// dmg writes a disk image for macOS with the files and a link to the Applications folder, onto which users drop
// the app.
func (r *release) dmg(image string, files map[string]file) error {
	stage := filepath.Join(r.work, "volume")
	if err := r.put(stage, files); err != nil {
		return err
	}
	if err := os.Symlink("/Applications", filepath.Join(stage, "Applications")); err != nil {
		return err
	}
	disk := filepath.Join(r.work, "volume.iso")
	arguments := []string{
		"-as", "mkisofs", "-quiet", "-hfsplus", "-hfsplus-serial-no", fmt.Sprintf("%016x", r.at.Unix()), "-V", "Clinic", "-rational-rock", "-no-pad",
		"--set_all_file_dates", "=" + strconv.FormatInt(r.at.Unix(), 10), "-o", disk, stage,
		"--", "-chmod_r", "u+w", "/", "--", // "rational" makes files read-only, and users couldn't move the app to the trash
	}
	if err := r.run(nil, "xorriso", arguments...); err != nil {
		return err
	}
	data, err := os.ReadFile(disk)
	if err != nil {
		return err
	}
	volume, err := hfsVolume(data)
	if err != nil {
		return err
	}
	packed, err := r.diskImage(volume)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.folder, image), packed, 0o644)
}

// hfsVolume returns the volume for macOS on a disk, found in the disk's partition map; the same contents for other
// systems are next to it.
func hfsVolume(disk []byte) ([]byte, error) {
	for at := sector; at+sector <= len(disk) && string(disk[at:at+2]) == "PM"; at += sector {
		entry := disk[at : at+sector]
		if kind, _, _ := bytes.Cut(entry[48:80], []byte{0}); string(kind) != "Apple_HFS" {
			continue
		}
		from := sector * int(binary.BigEndian.Uint32(entry[8:]))
		to := from + sector*int(binary.BigEndian.Uint32(entry[12:]))
		if to > len(disk) {
			return nil, errors.New("the volume for macOS ends behind the end of the disk")
		}
		return disk[from:to], nil
	}
	return nil, errors.New("there is no volume for macOS on the disk")
}

// A disk image consists of the compressed pieces of a volume, a list of where each is, and a trailer that says
// where the list is. Numbers are big-endian, and reserved fields are zero.
type (
	// checksum has room for longer sums than the 32-bit one that is used.
	checksum struct {
		Kind, Bits uint32
		Sum        [32]uint32
	}
	// blocks precedes the list of pieces.
	blocks struct {
		Signature             [4]byte
		Version               uint32
		First, Sectors, Start uint64
		Buffer, Descriptor    uint32
		_                     [24]byte
		Unpacked              checksum
		Pieces                uint32
	}
	piece struct {
		Kind, Comment             uint32
		First, Sectors, At, Bytes uint64
	}
	trailer struct {
		Signature                   [4]byte
		Version, Size, Flags        uint32
		Running, DataAt, DataBytes  uint64
		ResourcesAt, ResourcesBytes uint64
		Segment, Segments           uint32
		ID                          [16]byte
		Data                        checksum
		ListAt, ListBytes           uint64
		_                           [120]byte
		Blocks                      checksum
		Variant                     uint32
		Sectors                     uint64
		_                           [12]byte
	}
)

const (
	piecePacked = 0x80000005 // with zlib
	pieceEnd    = 0xFFFFFFFF
	pieceSize   = 1 << 20
	wholeDisk   = 0xFFFFFFFE // the list doesn't describe a numbered partition
	oneVolume   = 2          // the image holds a volume, no partition map
)

// crc returns the checksum of data as it is stored in a disk image.
func crc(data []byte) checksum {
	return checksum{Kind: 2, Bits: 32, Sum: [32]uint32{crc32.ChecksumIEEE(data)}}
}

// diskImage packs a volume into an image that macOS opens.
func (r *release) diskImage(volume []byte) ([]byte, error) {
	if len(volume)%sector != 0 {
		return nil, errors.New("the volume does not end with a sector")
	}
	sectors := uint64(len(volume) / sector)
	var out bytes.Buffer
	var pieces []piece
	next := uint64(0)
	for part := range slices.Chunk(volume, pieceSize) {
		at := out.Len()
		w, err := zlib.NewWriterLevel(&out, zlib.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(part); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		holds := uint64(len(part) / sector)
		pieces = append(pieces, piece{Kind: piecePacked, First: next, Sectors: holds, At: uint64(at), Bytes: uint64(out.Len() - at)})
		next += holds
	}
	pieces = append(pieces, piece{Kind: pieceEnd, First: sectors, At: uint64(out.Len())})
	unpacked := crc(volume)
	list, err := binary.Append(nil, binary.BigEndian, blocks{
		Signature: [4]byte([]byte("mish")), Version: 1, Sectors: sectors, Buffer: pieceSize/sector + 8, Descriptor: wholeDisk,
		Unpacked: unpacked, Pieces: uint32(len(pieces)),
	})
	if err != nil {
		return nil, err
	}
	if list, err = binary.Append(list, binary.BigEndian, pieces); err != nil {
		return nil, err
	}
	var partitions [1032]byte // the same in every image: a single partition, the first
	partitions[517], partitions[519] = 1, 1
	resources, err := r.fill("dmg.plist", map[string]string{
		"Blocks": base64.StdEncoding.EncodeToString(list), "Partitions": base64.StdEncoding.EncodeToString(partitions[:]),
	})
	if err != nil {
		return nil, err
	}
	of := sha256.Sum256(volume)
	end := trailer{
		Signature: [4]byte([]byte("koly")), Version: 4, Size: sector, Flags: 1, DataBytes: uint64(out.Len()), Segment: 1, Segments: 1,
		ID: [16]byte(of[:16]), Data: crc(out.Bytes()), ListAt: uint64(out.Len()), ListBytes: uint64(len(resources)),
		Blocks: crc(binary.BigEndian.AppendUint32(nil, unpacked.Sum[0])), Variant: oneVolume, Sectors: sectors,
	}
	out.Write(resources)
	return binary.Append(out.Bytes(), binary.BigEndian, end)
}
