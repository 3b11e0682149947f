package panels_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// E8, E9: the forecast has a line for the department's patients with both differences, a column for its money, and
// says who pays its debts.
func TestTheForecastOfTheDepartment(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotDepartmentForecast(reader)
	seen(t, table, err)
	c := game.Context{Rules: table.Situation.Rules, State: table.Situation.State}
	for _, death := range c.Deaths() { // those of the clinic would take the lines
		c.Clinic().People = slices.DeleteFunc(c.Clinic().People, func(p clinic.Person) bool { return p.ID == death.Person })
	}
	table.FindSpots()
	if !writes(table, thing.ForecastOf("e4"), "1 + 1") || !writes(table, thing.ForecastOf("e4"), "$18") {
		t.Error("E8: the patient who is treated does not show both differences and what it pays")
	}
	if !writes(table, thing.ForecastOf("e7"), "dies: needs 1 nurse (1 + 1)") {
		t.Error("E8: the patient who needs a nurse does not show both differences")
	}
	explains(t, table, thing.ForecastOf("e4"), "Nurses: 1 for the doctor + 1 for the room")
	explains(t, table, thing.ForecastOf("e7"), "In Business you can call in a nurse who is off duty: 1 popularity lost. (E8)")
	if !writes(table, thing.Named(thing.ForecastSum, "income"), "$18") || !writes(table, thing.Named(thing.ForecastSum, "income"), "$72") {
		t.Error("E9: income does not stand for both boards")
	}
	explains(t, table, thing.Named(thing.ForecastSum, "own"), "Its own money pays $9 of salaries and upkeep, your savings $0, and then popularity 0. (E9)")
	owner := &table.Situation.State.Players[0]
	owner.Annex.Money, owner.Annex.Clinic.Person("e4").Level = 3, 3
	table.FindSpots()
	if !writes(table, thing.Named(thing.ForecastSum, "own"), "$6 from savings") {
		t.Error("E9: the savings do not pay what the department's money leaves")
	}
	table.Situation.State.Pending = []game.Decision{{Kind: game.DecideTreatments}}
	owner.Annex.Turn.Treatments = []game.Treatment{{Patient: "e7", Doctors: []string{"e5"}, Nurses: []string{"e6", game.OffDuty}}}
	table.FindSpots()
	if !writes(table, thing.Named(thing.ForecastSum, "own"), "−1") || !shows(table, thing.ForecastOf("e7"), pictures.Popularity) {
		t.Error("E8: a nurse who is called in does not show the price")
	}
}

// While something is held over a place where it may go, the forecast shows what Business would bring then beside what
// it brings now: a changed line of a patient, changed sums, and what is left; over nothing it shows the present alone.
func TestTheForecastShowsWhatWouldBe(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("")
	table := table.New(reader, s, nil)
	seen(t, table, err)
	now := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	before := now.Forecast()
	then := now
	then.State = s.State.Clone()
	cured := before.Treatments[0]
	then.Clinic().Person(cured.Patient).Level++ // needs more, and pays more
	then.Clinic().People = append(then.Clinic().People, clinic.Person{ID: "n99", Kind: clinic.Nurse, At: clinic.In(cured.Space)})
	after := then.Forecast()
	if after.Salaries == before.Salaries {
		t.Fatal("a nurse more costs nothing")
	}
	sum := thing.Named(thing.ForecastSum, "salaries")
	paid := func(f game.Forecast) string { return paper.Dollars(table.Reader, -f.Salaries) }
	if !writes(table, sum, paid(before)) || writes(table, sum, paid(after)) {
		t.Error("with an empty hand it does not show the present alone")
	}
	table.Look.After = then.State
	table.FindSpots()
	if !writes(table, sum, paid(before)) || !writes(table, sum, paid(after)) || !shows(table, sum, pictures.Next) {
		t.Error("the sum does not stand beside the present one")
	}
	if upkeep := thing.Named(thing.ForecastSum, "upkeep"); shows(table, upkeep, pictures.Next) {
		t.Error("a sum that stays seems to change")
	}
	if left := thing.Named(thing.ForecastSum, "left"); !shows(table, left, pictures.Next) {
		t.Error("what is left is not shown for both")
	}
	table.Look.After = nil
	table.FindSpots()
	if writes(table, sum, paid(after)) {
		t.Error("what would be stays when the hand is empty")
	}
}

// B86, B35: the forecast has a line for the doctors who treat nobody and tire, and the tips say to which level; a
// doctor who studies rises.
func TestTheForecastShowsWhoTires(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := gallery.Exhibited("move")
	table := table.New(reader, s, nil)
	seen(t, table, err)
	line := thing.Named(thing.ForecastSum, "idle")
	people := &s.State.Players[s.Viewer].Clinic.People
	*people = []clinic.Person{
		{ID: "d1", Kind: clinic.Doctor, Level: clinic.Orange, At: clinic.Place{Area: clinic.Waiting}},
		{ID: "d2", Kind: clinic.Doctor, Level: clinic.White, At: clinic.Place{Area: clinic.Waiting}},
	}
	table.FindSpots()
	if !writes(table, line, "no patient: −1 level") {
		t.Error("nothing is said of who treats nobody")
	}
	explains(t, table, line, "The orange doctor treats nobody, and falls to yellow in Admin. (B86)")
	explains(t, table, thing.Named(thing.ForecastSum, "after"), "The orange doctor treats nobody, and falls to yellow in Admin. (B86)")
	explains(t, table, thing.Somebody("d1"), "Will be yellow after Admin. (B86)")
	(*people)[0].At = clinic.In(clinic.Space{Floor: 1, X: 2, Y: 2}) // the laboratory
	table.FindSpots()
	if _, there := table.Spot(line); there {
		t.Error("who studies seems to tire")
	}
	explains(t, table, thing.Somebody("d1"), "Will be red after Admin. (B35)")
}

// After the end of a game the forecast shows no Business that never comes.
func TestAfterTheEndThereIsNoForecast(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotPerson(reader)
	seen(t, table, err)
	if !writes(table, thing.Named(thing.ForecastSum, "after"), "If you buy none") {
		t.Error("B84: nothing is said of the end of Admin")
	}
	table.Situation.State.Over = true
	table.FindSpots()
	for _, p := range table.Papers() {
		for _, item := range p.Items {
			if item.Of.Kind == thing.ForecastSum || item.Of.Kind == thing.Forecast {
				t.Errorf("it still writes %q of %v", item.Text, item.Of)
			}
		}
	}
	explains(t, table, thing.Named(thing.Panel, "forecast"), "The game is over: no more Business.")
}
