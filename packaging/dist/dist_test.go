package main

import (
	"archive/zip"
	"bytes"
	"debug/macho"
	"encoding/binary"
	"encoding/json"
	"encoding/xml"
	"image/png"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"
)

func TestACommitIsCalledByTheLastReleaseInTheChanges(t *testing.T) {
	for _, c := range []struct{ changes, version, plain, numbers string }{
		{"# Changes\n\n## 1.20.3, May 2, 2027\n\n- New.\n\n## 1.20\n", "1.20.3", "1.20.3", "1.20.3.0"},
		{"# Changes\n\n## 1.20\n\n### 2.0\n", "1.20.0", "1.20.0", "1.20.0.0"},
		{"# Changes\n\n## Not yet released\n\n## 1.20\n", "1.20.0+970.g50639bb", "1.20.0", "1.20.0.970"},
	} {
		version, plain, numbers, err := called(c.changes, "970", "50639bb")
		if err != nil || version != c.version || plain != c.plain || numbers != c.numbers {
			t.Errorf("%q is called %s, %s, %s, %v", c.changes, version, plain, numbers, err)
		}
	}
	if version, _, _, err := called("# Changes\n\n## Not yet released\n", "970", "50639bb"); err == nil {
		t.Errorf("without a release a commit is called %s", version)
	}
}

// The loader of macOS finds both programs, each at the beginning of a page.
func TestAUniversalProgramHoldsBoth(t *testing.T) {
	program := func(processor macho.Cpu, size int) []byte {
		p := make([]byte, size)
		for i, n := range []uint32{macho.Magic64, uint32(processor), 3, uint32(macho.TypeExec), 0, 0, 0, 0} {
			binary.LittleEndian.PutUint32(p[4*i:], n)
		}
		return p
	}
	path := filepath.Join(t.TempDir(), "both")
	if err := os.WriteFile(path, universal(program(macho.CpuAmd64, 40000), program(macho.CpuArm64, 999)), 0o644); err != nil {
		t.Fatal(err)
	}
	both, err := macho.OpenFat(path)
	if err != nil {
		t.Fatal(err)
	}
	defer both.Close()
	if len(both.Arches) != 2 || both.Arches[0].Cpu != macho.CpuAmd64 || both.Arches[1].Cpu != macho.CpuArm64 {
		t.Errorf("it holds %v", both.Arches)
	}
	for _, a := range both.Arches {
		if a.Offset%(1<<a.Align) != 0 {
			t.Errorf("%v begins at %d", a.Cpu, a.Offset)
		}
	}
}

// Each picture of the icon for macOS is as wide as its kind says; its corners are transparent, its middle is not.
func TestTheIconIsDrawnInAllSizes(t *testing.T) {
	data := icns()
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatal("the head is wrong")
	}
	wide := map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
	for at := 8; at < len(data); {
		kind, size := string(data[at:at+4]), int(binary.BigEndian.Uint32(data[at+4:]))
		picture, err := png.Decode(bytes.NewReader(data[at+8 : at+size]))
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		if picture.Bounds().Dx() != wide[kind] {
			t.Errorf("%s is %v", kind, picture.Bounds())
		}
		_, _, _, corner := picture.At(0, 0).RGBA()
		_, _, _, middle := picture.At(wide[kind]/2, wide[kind]/2).RGBA()
		if corner != 0 || middle != 0xFFFF {
			t.Errorf("%s: the corner is %d, the middle %d", kind, corner, middle)
		}
		delete(wide, kind)
		at += size
	}
	if len(wide) > 0 {
		t.Errorf("missing are %v", wide)
	}
}

// Two archives of the same files are identical, and programs in them are executable.
func TestArchivesAreTheSameEachTime(t *testing.T) {
	r := &release{Version: "1.2.3", folder: t.TempDir(), at: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	files := map[string]file{"clinic": {data: []byte("program"), runs: true}, "LICENSE.txt": {data: []byte("licence")}, "share/a": {data: []byte("a")}}
	for _, name := range []string{"one", "two"} {
		if err := r.zip(name+".zip", "clinic/", files); err != nil {
			t.Fatal(err)
		}
		if err := r.tar(name+".tar.gz", "clinic/", files); err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range []string{".zip", ".tar.gz"} {
		one, err := sum(filepath.Join(r.folder, "one"+kind))
		two, problem := sum(filepath.Join(r.folder, "two"+kind))
		if err != nil || problem != nil || one != two {
			t.Errorf("two archives %s: %s, %s", kind, one, two)
		}
	}
	read, err := zip.OpenReader(filepath.Join(r.folder, "one.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	for _, f := range read.File {
		if f.Name == "clinic/clinic" && f.Mode().Perm() != 0o755 {
			t.Errorf("the program has mode %v", f.Mode())
		}
	}
}

// Every template has its gaps filled, and its XML or JSON is valid.
func TestTemplatesAreFilled(t *testing.T) {
	r := &release{Version: "1.2.3", Numbers: "1.2.3.0", Plain: "1.2.3", Date: "2026-11-23"}
	gaps := map[string]string{"Processor": "amd64", "Program": "clinic", "Stage": "stage", "Product": "setup.exe", "Target": "amd64-unicode", "Amd64": "0", "Arm64": "0", "Blocks": "AA==", "Partitions": "AA=="}
	entries, err := templates.ReadDir("templates")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := r.fill(e.Name(), gaps)
		if err != nil {
			t.Errorf("%s: %v", e.Name(), err)
			continue
		}
		switch filepath.Ext(e.Name()) {
		case ".xml", ".plist":
			for read := xml.NewDecoder(bytes.NewReader(data)); ; {
				if _, err := read.Token(); err == io.EOF {
					break
				} else if err != nil {
					t.Errorf("%s: %v", e.Name(), err)
					break
				}
			}
		case ".json":
			if !json.Valid(data) {
				t.Errorf("%s is no JSON", e.Name())
			}
		}
	}
}

// A Flatpak bundle keeps everything but its time, and data without a current time is rejected.
func TestABundleForFlatpakHasTheTimeOfTheCommit(t *testing.T) {
	now, commit := time.Unix(1795000000, 0), time.Unix(1790000000, 0)
	bundle := binary.BigEndian.AppendUint64([]byte("thirteen byte\x00\x00\x00"), uint64(now.Unix()-9))
	bundle = append(bundle, "program"...)
	bundle = binary.LittleEndian.AppendUint32(bundle, 13)
	wanted := bytes.Clone(bundle)
	binary.BigEndian.PutUint64(wanted[16:], uint64(commit.Unix()))
	if err := dated(bundle, commit, now); err != nil || !bytes.Equal(bundle, wanted) {
		t.Errorf("%q, %v", bundle, err)
	}
	for _, other := range []string{"", "a\x00\x00\x00", "any other file that is no bundle\x01\x00\x00\x00", string(wanted)} {
		if dated([]byte(other), commit, now) == nil {
			t.Errorf("%q is taken for a bundle", other)
		}
	}
}

// The manifest and the bundle for Flatpak ask for the same permissions and the same runtime.
func TestManifestAndBundleForFlatpakAskForTheSame(t *testing.T) {
	r := &release{Version: "1.2.3"}
	manifest, err := r.fill("flatpak.yaml", map[string]string{"Amd64": "0", "Arm64": "0"})
	if err != nil {
		t.Fatal(err)
	}
	metadata, err := r.fill("flatpak.ini", map[string]string{"Processor": "x86_64"})
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]string{}
	words := map[string]string{"share": "shared", "socket": "sockets", "device": "devices"}
	for _, m := range regexp.MustCompile(`(?m)^  - --(\w+)=(\w+)$`).FindAllStringSubmatch(string(manifest), -1) {
		asked[words[m[1]]] += m[2] + ";"
	}
	plain := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^([\w-]+): '?([^'\n]+)'?$`).FindAllStringSubmatch(string(manifest), -1) {
		plain[m[1]] = m[2]
	}
	asked["name"], asked["command"] = plain["id"], plain["command"]
	for _, kind := range []string{"runtime", "sdk"} {
		asked[kind] = plain[kind] + "/x86_64/" + plain["runtime-version"]
	}
	got := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^(\w+)=(.*)$`).FindAllStringSubmatch(string(metadata), -1) {
		got[m[1]] = m[2]
	}
	if len(got) != 7 || !maps.Equal(got, asked) {
		t.Errorf("the manifest asks for %v, the bundle for %v", asked, got)
	}
}
