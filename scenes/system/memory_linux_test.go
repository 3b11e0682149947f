package system

import (
	"os"
	"testing"
)

// What only the start needed of the program's own file doesn't stay in memory while the window rests, and nothing is
// dropped that differs from the file.
func TestWhatTheStartNeededIsGivenBack(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	inMemory := func() (kilobytes int) {
		parts, err := fileParts()
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range parts {
			if p.file == program {
				kilobytes += p.inMemory
			}
		}
		return kilobytes
	}
	before := inMemory()
	trimFiles()
	if after := inMemory(); before == 0 || after > before*3/4 {
		t.Errorf("%d kB of the program's file were in memory and %d kB still are", before, after)
	}
}
