package dress

import (
	"strings"
	"testing"
)

// Ready-made choices are offered in the order of what they choose.
func TestReadyMadeChoices(t *testing.T) {
	want := map[string]string{
		"night_shift": "cigarettes temp_agency ghosts", "emergency_lane": "helicopters fire_trucks wheelchairs",
		"visiting_hours": "public_toilets therapy_dogs gift_shop", "city_hall": "air_conditioners urban_design_2",
	}
	if got := strings.Join(Presets(), " "); got != "night_shift emergency_lane visiting_hours city_hall" {
		t.Errorf("offered are %s", got)
	}
	for preset, extensions := range want {
		var got []string
		for _, d := range All() {
			if InPreset(preset, d.ID) {
				got = append(got, d.ID)
			}
		}
		if strings.Join(got, " ") != extensions {
			t.Errorf("%s chooses %v", preset, got)
		}
	}
}
