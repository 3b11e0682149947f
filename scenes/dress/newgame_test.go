package dress

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
)

// Ready-made choices are offered in the order of what they choose.
func TestReadyMadeChoices(t *testing.T) {
	want := map[string]string{
		"night_shift": "cigarettes temp_agency ghosts", "emergency_lane": "helicopters fire_trucks wheelchairs",
		"visiting_hours": "public_toilets therapy_dogs gift_shop", "city_hall": "air_conditioners urban_design_2",
	}
	var ids []string
	for _, p := range Presets() {
		ids = append(ids, p.ID)
	}
	if got := strings.Join(ids, " "); got != "first_game whole_clinic night_shift emergency_lane visiting_hours city_hall" {
		t.Errorf("offered are %s", got)
	}
	for preset, extensions := range want {
		var got []string
		for _, d := range All() {
			if slices.Contains(d.Presets, preset) {
				got = append(got, d.ID)
			}
		}
		if strings.Join(got, " ") != extensions {
			t.Errorf("%s chooses %v", preset, got)
		}
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
