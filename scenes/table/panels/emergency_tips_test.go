package panels_test

import (
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// E9, E11: the tip of a department's patient tells its own fate, and nothing of outpatient services, which the
// department does not have.
func TestThePatientsOfTheDepartmentHaveTheirOwnTips(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotDepartmentForecast(reader)
	seen(t, table, err)
	people := table.BoardOn("emergency").People
	told := 0
	for i := range people {
		if people[i].Kind != "emergency_patient" || people[i].Level == clinic.NoLevel {
			continue
		}
		told++
		who := thing.Somebody(people[i].ID)
		tip := table.Explain(who.On("emergency"))
		fate := "Gets worse"
		if people[i].Level == clinic.Orange { // a dark one
			fate = "(E11)"
		}
		if strings.Contains(tip, "outpatient") || !strings.Contains(tip, "(E9)") || !strings.Contains(tip, fate) {
			t.Errorf("a patient of level %v says %q", people[i].Level, tip)
		}
	}
	if told == 0 {
		t.Fatal("the department has no patient")
	}
}
