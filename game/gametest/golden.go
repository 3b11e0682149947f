// Package gametest is for the tests of games. It knows no files itself: a test hands in what reads and writes them.
package gametest

import (
	"io/fs"
	"path"
	"testing"

	"clinic/game"
	"clinic/game/recorded"
)

// goldenPath is the file of a golden game, counted from the package whose test it is.
func goldenPath(name string) string { return path.Join("testdata", "golden", name+".json") }

// Read reads a file, as os.ReadFile does.
type Read func(path string) ([]byte, error)

// Write writes a file, as os.WriteFile does.
type Write func(path string, data []byte, mode fs.FileMode) error

// ReadGolden reads the golden game of that name.
func ReadGolden(t testing.TB, read Read, name string) recorded.Game {
	t.Helper()
	data, err := read(goldenPath(name))
	if err != nil {
		t.Fatal(err)
	}
	g, err := recorded.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// WriteGolden keeps a game as the golden game of that name.
func WriteGolden(t testing.TB, write Write, name string, g *recorded.Game) {
	t.Helper()
	data, err := g.Format()
	if err != nil {
		t.Fatal(err)
	}
	if err := write(goldenPath(name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// PlayGolden plays the golden game of that name again, in a program that knows those extensions, and compares what
// comes out.
func PlayGolden(t testing.TB, read Read, name string, known []*game.Extension) {
	t.Helper()
	want := ReadGolden(t, read, name)
	rules, err := want.Rules(known)
	if err != nil {
		t.Fatal(err)
	}
	got, err := want.Play(rules, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, difference := range want.Differences(&got) {
		t.Error(difference)
	}
}
