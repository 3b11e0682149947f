package scenes

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// ofProgram is how much of the program's own file is in memory, in kilobytes.
func ofProgram(t *testing.T) (kilobytes int) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	own := false
	for line := range strings.Lines(string(data)) {
		n := 0
		if _, err := fmt.Sscanf(line, "Rss: %d kB", &n); err == nil && own {
			kilobytes += n
		} else if strings.Contains(line, "/") || strings.Contains(strings.SplitN(line, " ", 2)[0], "-") { // the next part of memory
			own = strings.HasSuffix(strings.TrimSpace(line), program)
		}
	}
	return kilobytes
}

// What only the start needed of the program's own file is not kept in memory while the window rests.
func TestWhatTheStartNeededIsGivenBack(t *testing.T) {
	before := ofProgram(t)
	trimProgram()
	if after := ofProgram(t); before == 0 || after > before*3/4 {
		t.Errorf("%d kB of the program's file were in memory and %d kB still are", before, after)
	}
}
