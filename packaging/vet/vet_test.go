package main

import (
	"strings"
	"testing"
)

// What does not compile for one system only, and what vet would say of it, is found.
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
