package panels

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// B80: nobody is asked to hire a doctor of a patient's level while nurses help to treat that patient.
func TestNoDoctorIsMissedWhereNursesHelp(t *testing.T) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	shown := view.Shown{Reader: ui.NewReader("en"), Situation: view.Situation{Rules: match.Rules, State: match.State}}
	next := Next{Made: Made{Shown: &shown}}
	c := game.Context{Rules: match.Rules, State: match.State}
	if next.farLevels(c) == "" {
		t.Fatal("no doctor is missed for those whom nobody treats")
	}
	forecast := c.Forecast()
	helped := 0
	for i := range forecast.Treatments {
		helped += len(forecast.Treatments[i].Nurses)
	}
	if helped == 0 {
		t.Fatal("no nurse helps")
	}
	board := c.Clinic()
	board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool {
		return slices.ContainsFunc(forecast.Untreated, func(u game.Untreated) bool { return u.Patient == p.ID }) || p.At.Area == clinic.PreAdmissions
	})
	if says := next.farLevels(c); says != "" {
		t.Errorf("everybody is treated, and it says %q", says)
	}
}

// B53: nobody is pointed out in the appointments whose service no room treats.
func TestWhoIsInFrontCanBeTreated(t *testing.T) {
	match, err := sample.AtMove(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	c := game.Context{Rules: match.Rules, State: match.State}
	shown := view.Shown{Reader: ui.NewReader("en"), Situation: view.Situation{Rules: match.Rules, State: match.State}}
	for i := range match.State.Market.Appointments {
		row := &match.State.Market.Appointments[i]
		if row.Patients[0] = clinic.White; c.Treats(row.Service) {
			shown.Listed = append(shown.Listed, game.Command{Type: game.AdmitOne, Board: game.Home, From: market.Appointment{Service: row.Service}})
		}
	}
	next := Next{Made: Made{Shown: &shown}}
	if len(shown.Listed) == 0 || next.inFront(c) == "" {
		t.Fatal("nobody is in front")
	}
	for space := range c.Clinic().Of(clinic.Hub).All() {
		*c.Clinic().At(space) = clinic.Tile{}
	}
	if says := next.inFront(c); says != "" {
		t.Errorf("no room treats anybody, and it says %q", says)
	}
}
