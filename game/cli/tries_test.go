//go:build !js

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A measurement of the campaign that was stopped in the middle of a line resumes: games already played are not played
// again, and the table is the same.
func TestTriesAreKept(t *testing.T) {
	kept := filepath.Join(t.TempDir(), "tries.jsonl")
	measure := func(tries string, more ...string) string {
		t.Helper()
		var out bytes.Buffer
		arguments := append([]string{"--clinic", "kettle_street", "--level", "intern", "--budget", "1", "--tries", tries, "--keep", kept}, more...)
		if err := all.campaign(arguments, &out); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	lines := func() []string {
		t.Helper()
		data, err := os.ReadFile(kept)
		if err != nil {
			t.Fatal(err)
		}
		return strings.SplitAfter(string(data), "\n")
	}
	measure("2")
	first := lines()
	if err := os.WriteFile(kept, []byte(first[0]+first[1]+first[1][:100]), 0o644); err != nil {
		t.Fatal(err)
	}
	three := measure("3")
	if now := lines(); len(now) != 4 || now[0] != first[0] || now[1] != first[1] {
		t.Errorf("the file has %d lines, or others than before", len(now)-1)
	}
	if again := measure("3"); again != three || len(lines()) != 4 {
		t.Errorf("what was played came out as %q first, then as %q, with %d lines", three, again, len(lines())-1)
	}
	measure("1", "--skip", "3")
	if now := lines(); len(now) != 5 || !strings.Contains(now[3], `"try":3`) {
		t.Errorf("with three left out the file has %d lines, the last of them %.120s", len(now)-1, now[len(now)-2])
	}
	if err := os.WriteFile(kept, []byte("no try\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := all.campaign([]string{"--keep", kept}, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "holds no tries") {
		t.Errorf("a file with something else was read: %v", err)
	}
}
