package dress

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// Ready-made choices are offered in the order of what they choose.
func TestReadyMadeChoices(t *testing.T) {
	presets := Presets()
	if got := presets[0].Of(extensions.All()); presets[0].ID != "first_game" || len(got) > 0 {
		t.Errorf("the first is %s, and chooses %v", presets[0].ID, got)
	}
	if !presets[1].Everything() {
		t.Errorf("the second is %s", presets[1].ID)
	}
	before := -1
	for _, p := range presets[2:] {
		chosen := p.Of(extensions.All())
		first := slices.IndexFunc(All(), func(d *Dress) bool { return slices.Contains(d.Presets, p.ID) })
		if len(chosen) < 2 || first <= before || chosen[0] != All()[first].ID {
			t.Errorf("%s, at its place, chooses %v", p.ID, chosen)
		}
		before = first
	}
}

// What is played has a name: that of the ready-made game, else of its extensions.
func TestAGameHasATitle(t *testing.T) {
	for extensions, want := range map[string]string{
		"": "Base game", "helicopters fire_trucks wheelchairs": "Emergency lane", "ghosts": "Ghosts", "ghosts cigarettes helicopters": "Ghosts and 2 more",
	} {
		if got := GameTitle(&game.Config{Extensions: strings.Fields(extensions)}); got != want {
			t.Errorf("a game with %q is called %q, not %q", extensions, got, want)
		}
	}
}
