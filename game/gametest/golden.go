// Package gametest is for the tests of games.
package gametest

import (
	"os"
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/recorded"
)

// goldenPath is the file of a golden game, counted from the package whose test it is.
func goldenPath(name string) string { return filepath.Join("testdata", "golden", name+".json") }

// ReadGolden reads the golden game of that name.
func ReadGolden(t testing.TB, name string) recorded.Game {
	t.Helper()
	data, err := os.ReadFile(goldenPath(name))
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
func WriteGolden(t testing.TB, name string, g *recorded.Game) {
	t.Helper()
	data, err := g.Format()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(goldenPath(name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// PlayGolden plays the golden game of that name again, in a program that knows those extensions, and compares what comes out.
func PlayGolden(t testing.TB, name string, known []*game.Extension) {
	t.Helper()
	want := ReadGolden(t, name)
	rules, err := game.NewRules(want.Config, known)
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
