package extensions

import (
	"slices"
	"testing"

	"clinic/game"
)

// Ready-made choices are offered in the order of their extensions.
func TestReadyMadeChoices(t *testing.T) {
	presets := Presets()
	if got := presets[0].Of(All()); presets[0].ID != "first_game" || len(got) > 0 {
		t.Errorf("the first is %s, and chooses %v", presets[0].ID, got)
	}
	if !presets[1].Everything() {
		t.Errorf("the second is %s", presets[1].ID)
	}
	before := -1
	for _, p := range presets[2:] {
		chosen := p.Of(All())
		first := slices.IndexFunc(All(), func(e *game.Extension) bool { return slices.Contains(e.Presets, p.ID) })
		if len(chosen) < 2 || first <= before || chosen[0] != All()[first].ID {
			t.Errorf("%s, at its place, chooses %v", p.ID, chosen)
		}
		before = first
	}
}
