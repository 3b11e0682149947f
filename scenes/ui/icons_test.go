package ui

import (
	"os"
	"regexp"
	"testing"
)

// Every icon can be drawn: its lines are parsed only when it is first seen.
func TestEverySignIsMadeOfLinesOnItsGrid(t *testing.T) {
	code, err := os.ReadFile("icons.go")
	if err != nil {
		t.Fatal(err)
	}
	signs := regexp.MustCompile(`= strokes\("(\w+)", "(.*)"\)`).FindAllSubmatch(code, -1)
	if len(signs) == 0 {
		t.Fatal("no sign is found: the search is broken")
	}
	for _, sign := range signs {
		for _, line := range strokesOf(string(sign[2])) {
			if len(line) < 2 {
				t.Errorf("%s has a line of %d points", sign[1], len(line))
			}
			for _, p := range line {
				if min(p[0], p[1]) < 0 || max(p[0], p[1]) > 20 {
					t.Errorf("%s has a point at %v", sign[1], p)
				}
			}
		}
	}
}
