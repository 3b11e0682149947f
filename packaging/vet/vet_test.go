package main

import (
	"strings"
	"testing"
)

// Code that fails to compile on one system only is found, and so are vet's findings in such code.
func TestEverySystemIsVetted(t *testing.T) {
	for _, c := range []struct{ folder, system, finds string }{
		{"wrong", "windows", "wrong_windows.go:4"}, {"wrong", "darwin", ""},
		{"doubtful", "darwin", "self-assignment"}, {"doubtful", "windows", ""},
	} {
		doubts, err := doubtful([]string{"GOOS=" + c.system, "GOARCH=arm64"}, "./testdata/"+c.folder)
		if err != nil {
			t.Fatal(err)
		}
		if (c.finds == "") != (len(doubts) == 0) || !strings.Contains(strings.Join(doubts, "\n"), c.finds) {
			t.Errorf("%s for %s: %q", c.folder, c.system, doubts)
		}
	}
}
