package panels_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// seen shows a table in a window and waits a few ticks.
func seen(t *testing.T, table *table.Table, err error) *table.Table {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table.Reader, table, 1600, 1000, 100)
	stage.Wait(3)
	return table
}

// laidOut returns an exhibit in Move with nothing held.
func laidOut(t *testing.T, reader *ui.Reader, extensions []string, lay func(*game.State, *clinic.Clinic)) *table.Table {
	t.Helper()
	table, err := gallery.Exhibit(reader, extensions, "move", game.Decision{Kind: game.DecideMove}, lay)
	return seen(t, table, err)
}

// explains checks that the tip of a thing contains a text.
func explains(t *testing.T, table *table.Table, what thing.Thing, want string) {
	t.Helper()
	if tip := table.Explain(what); !strings.Contains(tip, want) {
		t.Errorf("%s says %q, without %q", what, tip, want)
	}
}

// writes reports whether a panel writes that text on a thing.
func writes(t *table.Table, what thing.Thing, want string) bool {
	return onPaper(t, func(m paper.Item) bool { return m.Text == want && m.Of == what })
}

// shows reports whether a panel shows that picture on a thing.
func shows(t *table.Table, what thing.Thing, want sprites.ID) bool {
	return onPaper(t, func(m paper.Item) bool { return m.Art == want && m.Of == what })
}

func onPaper(t *table.Table, is func(paper.Item) bool) bool {
	for _, p := range t.Papers() {
		if slices.ContainsFunc(p.Items, is) {
			return true
		}
	}
	return false
}

// C62: the time under the pointer says that a ghost makes the route longer; so does a ride past one.
func TestAGhostShowsInTheTimeUnderThePointer(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotHaunted(reader)
	seen(t, table, err)
	if total := table.Look.Total; !total.Show || total.Time != 2 || total.Note != "+1 ghost" {
		t.Errorf("over the haunted room it says %+v", total)
	}
	at := func(floor, x int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: 1} }
	if !panels.Passes(at(0, 0), at(0, 3), at(0, 2)) || panels.Passes(at(0, 0), at(0, 3), at(0, 3)) || panels.Passes(at(0, 0), at(0, 3), at(1, 2)) {
		t.Error("the spaces that a ride goes through are wrong")
	}
}

// C62: two haunted rooms on one route add up.
func TestGhostsOnAWayAreAddedUp(t *testing.T) {
	reader := ui.NewReader("en")
	table := laidOut(t, reader, []string{"ghosts"}, func(_ *game.State, board *clinic.Clinic) {
		gallery.Mark(&board.At(clinic.Space{X: 1, Y: 2}).Marks, "ghost", "", 1)
		gallery.Mark(&board.At(clinic.Space{X: 1, Y: 1}).Marks, "ghost", "", 1)
	})
	c := table.Context()
	person := c.Clinic().Person("d3")
	way := []clinic.WayStep{{How: clinic.Start, Space: person.At.Space}, {How: clinic.Walk, Space: clinic.Space{X: 1, Y: 2}}, {How: clinic.Walk, Space: clinic.Space{X: 1, Y: 1}}}
	if got := panels.WayNote(table.Reader, c, way); got != "+2 ghosts" {
		t.Errorf("two haunted rooms say %q", got)
	}
	if got := panels.WayNote(table.Reader, c, way[:1]); got != "" {
		t.Errorf("who stays is told %q", got)
	}
}

// C81, C101: the forecast says beside the upkeep what doubles it, and its tip for which room.
func TestDoubledUpkeepShowsInTheForecast(t *testing.T) {
	reader := ui.NewReader("en")
	table := laidOut(t, reader, []string{"therapy_dogs", "air_conditioners"}, gallery.Soiled)
	plainly := 0
	for _, line := range table.Context().Forecast().UpkeepLines {
		if line.Amount > 0 { // without what orderlies save
			plainly += line.Origins[0].Amount
		}
	}
	if more := table.Context().FullUpkeep() - plainly; more < 5 || !writes(table, thing.Named(thing.ForecastSum, "upkeep"), fmt.Sprintf("$%d more", more)) {
		t.Errorf("the forecast does not say beside the upkeep that it is $%d more", more)
	}
	dirty := laidOut(t, table.Reader, []string{"therapy_dogs"}, func(_ *game.State, board *clinic.Clinic) {
		gallery.Mark(&board.At(clinic.Space{Y: 2}).Marks, "poops", "", 1)
	})
	if !writes(dirty, thing.Named(thing.ForecastSum, "upkeep"), "poop: ×2") {
		t.Error("the forecast does not say beside the upkeep what doubles it")
	}
	explains(t, table, thing.Named(thing.ForecastSum, "upkeep"), "Operating room · poop: ×2 (C81)")
	explains(t, table, thing.Named(thing.ForecastSum, "upkeep"), "Laboratory · cool air: ×2 (C101)")
	explains(t, table, thing.InSpace(clinic.Space{Y: 2}), "poop: ×2 (C81)")
	if plain := laidOut(t, dirty.Reader, []string{"therapy_dogs"}, func(*game.State, *clinic.Clinic) {}); strings.Contains(plain.Explain(thing.Named(thing.ForecastSum, "upkeep")), "×") {
		t.Errorf("clean rooms say %q", plain.Explain(thing.Named(thing.ForecastSum, "upkeep")))
	}
}

// C4: an orange doctor who smokes says that it works as a yellow one, and carries the cigarette.
func TestASmokerWorksALevelLower(t *testing.T) {
	reader := ui.NewReader("en")
	table := laidOut(t, reader, []string{"cigarettes"}, gallery.Smoked)
	explains(t, table, thing.Somebody("d3"), "Works as yellow: smoker (C4).")
	if tip := table.Explain(thing.Somebody("d2")); strings.Contains(tip, "Works as") {
		t.Errorf("who does not smoke says %q", tip)
	}
	white := laidOut(t, table.Reader, []string{"cigarettes"}, func(_ *game.State, board *clinic.Clinic) {
		gallery.Mark(&board.Person("d1").Marks, "cigarettes", "", 1)
	})
	explains(t, white, thing.Somebody("d1"), "Works as below white: smoker (C4).")
}

// C82: the dog stands beside the doctor in the forecast of its patient, whose tip says that it is the nurse.
func TestADogStandsInForANurse(t *testing.T) {
	reader := ui.NewReader("en")
	table := laidOut(t, reader, []string{"therapy_dogs", "air_conditioners"}, gallery.Soiled)
	explains(t, table, thing.ForecastOf("p2"), "nurse: dog (C82)")
	if !shows(table, thing.ForecastOf("p2"), sprites.Must("dog")) {
		t.Error("the forecast shows no dog")
	}
	if shows(table, thing.ForecastOf("p1"), sprites.Must("dog")) {
		t.Error("the forecast shows a dog with somebody else's patient")
	}
}

// C12: the strip says how many patients there are of how many, and whether that is enough.
func TestTheQuotaIsMetOrMissing(t *testing.T) {
	reader := ui.NewReader("en")
	for _, x := range []struct {
		people int
		says   string
		sign   sprites.ID
	}{{2, "2, needs 2", pictures.Check}, {1, "1, needs 2", pictures.Cross}} {
		table := laidOut(t, reader, []string{"helicopters"}, func(_ *game.State, board *clinic.Clinic) {
			left := x.people
			board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool {
				if p.Kind == clinic.Patient {
					left--
				}
				return p.Kind == clinic.Patient && left < 0
			})
		})
		if !writes(table, thing.Named(thing.Pool, "quota"), x.says) || !shows(table, thing.Named(thing.Pool, "quota"), x.sign) {
			t.Errorf("with %d patients the strip does not say %s", x.people, x.says)
		}
		explains(t, table, thing.Named(thing.Pool, "quota"), table.T("pool.quota", ui.Data{"Count": x.people, "Want": 2, "Loss": 2}))
	}
}

// C61, C71, C72: patients who are unclassified, critical, or will be turned away are told apart from those who pay.
func TestPatientsOfExtensionsSayWhatBecomesOfThem(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.Exhibit(reader, []string{"triage", "ghosts"}, "", game.Decision{}, func(s *game.State, _ *clinic.Clinic) {
		row := &s.Market.Appointments[0]
		row.Patients[0], row.Patients[1], row.Patients[2] = clinic.Unclassified, clinic.Critical, clinic.Red
	})
	seen(t, table, err)
	next := func(space int) thing.Thing { return thing.InRow(table.Situation.State.Market.Appointment(0, space)) }
	explains(t, table, next(0), "triage station first")
	explains(t, table, next(1), "Pays $40")
	explains(t, table, next(2), "$5 of income in Business, and a ghost")
	table, err = gallery.Exhibit(table.Reader, []string{"triage", "ghosts"}, "", game.Decision{Kind: "draw_patient", Person: "p9", Note: "red"}, func(s *game.State, board *clinic.Clinic) {
		s.Pending = nil
		station := clinic.Space{X: 1, Y: 0}
		gallery.Lay(board, "triage_station", clinic.Blue, station)
		gallery.Join(board, clinic.Person{Kind: clinic.Patient, Level: clinic.Unclassified, Service: clinic.Psychiatry, At: clinic.In(station), Car: true})
	})
	explains(t, seen(t, table, err), thing.Thing{Kind: thing.Offer, Name: "keep_drawn", Choice: "red"}, "$5 of income in Business, and a ghost") // X3
}

// C1, C20: a piece on a street takes its parking places, and says so.
func TestAStreetSaysWhatStandsThere(t *testing.T) {
	reader := ui.NewReader("en")
	street := clinic.Space{X: 2, Y: 0}
	table := laidOut(t, reader, []string{"cigarettes", "fire_trucks"}, func(_ *game.State, board *clinic.Clinic) {
		gallery.Lay(board, "", clinic.NoColor, street)
		board.Outside = append(board.Outside, clinic.Outside{Kind: "vending_machine", Space: street, Side: clinic.South})
		gallery.Mark(&board.At(street).Marks, "truck", "", 1)
	})
	id := thing.InSpace(street)
	explains(t, table, id, "Street: 1 parking place")
	explains(t, table, id, "Vending machine: ")
	explains(t, table, id, "1 fire truck stands here")
}

// C120, X4: a doctor says what happens to it after the round, by the variants in play.
func TestADoctorTellsOfTheVariants(t *testing.T) {
	reader := ui.NewReader("en")
	for _, x := range []struct {
		variants []string
		says     string
	}{
		{nil, "Loses a level after each round"}, {[]string{"tough_doctors"}, "Stays at this level"}, {[]string{"clever_doctors"}, "and worse after one without"},
		{[]string{"tough_doctors", "clever_doctors"}, "and stays as after one without"}, {[]string{"humble_doctors"}, "no nurse for a patient of a lower level"},
	} {
		s, err := gallery.Played(game.Config{Players: 2, Seed: 5, Variants: x.variants}, 1, func(_ *game.Rules, s *game.State) bool { return gallery.Decides(s, game.DecideAction) })
		if err != nil {
			t.Fatal(err)
		}
		table := seen(t, table.New(reader, s, nil), nil)
		explains(t, table, thing.Numbered(thing.Residency, 0), x.says)
	}
}
