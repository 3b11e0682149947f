package app

import (
	"testing"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/today"
	"clinic/scenes/ui"
)

// The title says how many stars today's puzzle has earned, and no longer asks for it.
func TestTheTitleSaysThatThePuzzleIsSolved(t *testing.T) {
	reader := ui.NewReader("en")
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	store := save.Open(home, extensions.All())
	h := &app{Reader: reader, results: sample.Heads(store), writer: session.Behind(session.In(store, save.Autosave))}
	if said := h.standToday().Puzzle; said != "" {
		t.Errorf("before the puzzle is found the title says %q", said)
	}
	if err := today.Keep(h.now(), h.now(), 2); err != nil {
		t.Fatal(err)
	}
	if said := h.standToday(); said.Puzzle != h.T("today.solved", ui.Data{"Count": 2}) || said.Stars != 2 {
		t.Errorf("a solved puzzle is told as %q with %d stars", said.Puzzle, said.Stars)
	}
}
