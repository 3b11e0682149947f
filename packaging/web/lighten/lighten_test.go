package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// link builds the program of testdata/crash as a page would have it.
func link(t *testing.T) (path string) {
	path = filepath.Join(t.TempDir(), "crash.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", path, "./testdata/crash")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

func open(t *testing.T, path string) (*program, *functions) {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p, err := readProgram(text)
	if err != nil {
		t.Fatal(err)
	}
	f, err := findFunctions(p)
	if err != nil {
		t.Fatal(err)
	}
	return p, f
}

// A program that was taken apart and put together holds the same.
func TestAProgramIsPutTogetherAgain(t *testing.T) {
	before, _ := open(t, link(t))
	after, err := readProgram(before.join())
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before.memory, after.memory) || len(before.sections) != len(after.sections) {
		t.Error("the memory or the sections are others afterwards")
	}
	for i, s := range before.sections {
		if s.kind != after.sections[i].kind || s.kind != contents && !bytes.Equal(s.text, after.sections[i].text) {
			t.Errorf("section %d, of kind %d, is another afterwards", i, s.kind)
		}
	}
}

// Every function keeps what the collector, growing stacks and panics need; names, files and lines are gone, and nothing outside is touched.
func TestFunctionsKeepWhatIsNeeded(t *testing.T) {
	path := link(t)
	_, before := open(t, path)
	p, light := open(t, path)
	if err := light.lighten(true); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before.memory[:before.names], light.memory[:before.names]) || !bytes.Equal(before.memory[before.end:], light.memory[before.end:]) {
		t.Error("something else has changed")
	}
	if again, err := readProgram(p.join()); err != nil || !bytes.Equal(again.memory, bytes.TrimRight(light.memory, "\x00")) && !bytes.Equal(again.memory, light.memory) {
		t.Error("it is another when it is put together", err)
	}
	for _, name := range byName {
		if !bytes.Contains(light.memory[light.names:light.units], []byte(name)) {
			t.Errorf("%s is not to be found by its name", name)
		}
	}
	for _, gone := range []string{"main.outer", "crash/main.go", "runtime/proc.go"} {
		if !bytes.Contains(before.memory[before.names:before.end], []byte(gone)) || bytes.Contains(light.memory[light.names:light.end], []byte(gone)) {
			t.Errorf("%s is not there before, or still there", gone)
		}
	}
	mapText := func(f *functions, offset uint32, size int) string {
		if offset == absent {
			return ""
		}
		return string(f.memory[f.maps+int(offset):][:size])
	}
	table := func(f *functions, offset uint32) string {
		if offset == 0 {
			return ""
		}
		return string(f.table(offset))
	}
	ends := map[uint32]uint32{}
	var begins []uint32
	for i := range before.count {
		begins = append(begins, before.function(i).maps...)
	}
	slices.Sort(begins)
	begins = slices.Compact(begins)
	for i := range begins[:len(begins)-1] {
		ends[begins[i]] = min(begins[i+1], uint32(before.search-before.maps))
	}
	for i := range before.count {
		was, now := before.function(i), light.function(i)
		name := before.name(was.Name)
		if was.Entry != now.Entry || was.Arguments != now.Arguments || was.Deferred != now.Deferred || was.Kind != now.Kind || was.Flag != now.Flag ||
			table(before, was.Stack) != table(light, now.Stack) {
			t.Fatalf("%s: %+v became %+v", name, was, now)
		}
		if slices.Contains(byName, name) != (light.name(now.Name) == name) {
			t.Fatalf("%s is called %s", name, light.name(now.Name))
		}
		if own := "runtime."; strings.HasPrefix(name, own) != strings.HasPrefix(light.name(now.Name), own) {
			t.Fatalf("%s is called %s", name, light.name(now.Name))
		}
		if len(was.tables) > tableOfMaps && table(before, was.tables[tableOfMaps]) != table(light, now.tables[tableOfMaps]) {
			t.Fatalf("%s has other tables of maps", name)
		}
		for k, m := range was.maps {
			if k >= someMaps || k == mapOfCopies && was.Kind != wrapper {
				continue
			}
			for len(now.maps) < someMaps {
				now.maps = append(now.maps, absent)
			}
			if size := int(ends[m] - m); mapText(before, m, size) != mapText(light, now.maps[k], size) || (m == absent) != (now.maps[k] == absent) {
				t.Fatalf("%s has another map %d", name, k)
			}
			if align := uint32(4); k < 2 && m != absent && (m%align != 0 || now.maps[k]%align != 0) {
				t.Fatalf("%s has its map %d at %d", name, k, now.maps[k])
			}
		}
	}
	if found := light.search; !bytes.Equal(light.memory[found:found+(light.count-1)*searchRoom], make([]byte, (light.count-1)*searchRoom)) {
		t.Error("what leads to functions is still there")
	}
	if _, err := opened(bytes.ReplaceAll(p.join(), []byte(version), []byte("go9.99."))); err == nil || !strings.Contains(err.Error(), "was not built by") {
		t.Error("a program of another Go is taken:", err)
	}
}

func opened(text []byte) (*functions, error) {
	p, err := readProgram(text)
	if err != nil {
		return nil, err
	}
	return findFunctions(p)
}

// What is no program, or half of one, is refused with a sentence.
func TestWhatIsNoProgramIsRefused(t *testing.T) {
	for _, text := range []string{"", "no program", header + "\x0b\x10\x01", header + "\x0b\x03\x01\x00\x23"} {
		if _, err := opened([]byte(text)); err == nil {
			t.Errorf("%q is taken", text)
		} else {
			t.Log(fmt.Sprintf("%q", text), err)
		}
	}
}
