package table

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// seen shows a table in a window and uses the mouse as its picture does.
func seen(t *testing.T, table *Table, err error) *Table {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table, 1600, 1000, 100)
	stage.Wait(3)
	return table
}

// laidOut shows an exhibit in Move, of which nothing is held.
func laidOut(t *testing.T, extensions []string, lay func(*game.State, *clinic.Clinic)) *Table {
	t.Helper()
	table, err := exhibit(extensions, "move", game.Decision{Kind: game.DecideMove}, lay)
	return seen(t, table, err)
}

// explains tells whether a spot says that.
func explains(t *testing.T, table *Table, what thing.Thing, want string) {
	t.Helper()
	if tip := table.Explain(what); !strings.Contains(tip, want) {
		t.Errorf("%s says %q, without %q", what, tip, want)
	}
}

func writes(p *paper.Paper, what thing.Thing, want string) bool {
	return slices.ContainsFunc(p.Items, func(m paper.Item) bool {
		return m.Text == want && m.Of == what
	})
}

func shows(p *paper.Paper, what thing.Thing, want sprites.ID) bool {
	return slices.ContainsFunc(p.Items, func(m paper.Item) bool {
		return m.Art == want && m.Of == what
	})
}

// C62: the time under the pointer says that a ghost makes the way longer; so does a ride past one.
func TestAGhostShowsInTheTimeUnderThePointer(t *testing.T) {
	table, err := shotHaunted()
	seen(t, table, err)
	if total := table.Look.Total; !total.Show || total.Time != 2 || total.Note != "+1 ghost" {
		t.Errorf("over the haunted room it says %+v", total)
	}
	at := func(floor, x int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: 1} }
	if !panels.Passes(at(0, 0), at(0, 3), at(0, 2)) || panels.Passes(at(0, 0), at(0, 3), at(0, 3)) || panels.Passes(at(0, 0), at(0, 3), at(1, 2)) {
		t.Error("the spaces that a ride goes through are wrong")
	}
}

// C62: two haunted rooms on one way are added up.
func TestGhostsOnAWayAreAddedUp(t *testing.T) {
	table := laidOut(t, []string{"ghosts"}, func(_ *game.State, board *clinic.Clinic) {
		mark(&board.At(clinic.Space{X: 1, Y: 2}).Marks, dollhouse.GhostMark, "", 1)
		mark(&board.At(clinic.Space{X: 1, Y: 1}).Marks, dollhouse.GhostMark, "", 1)
	})
	c := table.Context()
	person := c.Clinic().Person("d3")
	way := []clinic.WayStep{{How: clinic.Start, Space: person.At.Space}, {How: clinic.Walk, Space: clinic.Space{X: 1, Y: 2}}, {How: clinic.Walk, Space: clinic.Space{X: 1, Y: 1}}}
	if got := panels.WayNote(c, way); got != "+2 ghosts" {
		t.Errorf("two haunted rooms say %q", got)
	}
	if got := panels.WayNote(c, way[:1]); got != "" {
		t.Errorf("who stays is told %q", got)
	}
}

// C81, C101: the forecast says beside the upkeep what doubles it, and its tip for which room.
func TestDoubledUpkeepShowsInTheForecast(t *testing.T) {
	table := laidOut(t, []string{"therapy_dogs", "air_conditioners"}, soiled)
	if !writes(&table.side.Paper, thing.Named(thing.ForecastSum, "upkeep"), "2 changes") {
		t.Error("the forecast does not say beside the upkeep that it is changed")
	}
	dirty := laidOut(t, []string{"therapy_dogs"}, func(_ *game.State, board *clinic.Clinic) {
		mark(&board.At(clinic.Space{Y: 2}).Marks, dollhouse.PoopMark, "", 1)
	})
	if !writes(&dirty.side.Paper, thing.Named(thing.ForecastSum, "upkeep"), "×2 poop") {
		t.Error("the forecast does not say beside the upkeep what doubles it")
	}
	explains(t, table, thing.Named(thing.ForecastSum, "upkeep"), "Operating room: ×2 poop (C81)")
	explains(t, table, thing.Named(thing.ForecastSum, "upkeep"), "Laboratory: ×2 air conditioner (C101)")
	explains(t, table, thing.InSpace(clinic.Space{Y: 2}), "×2 poop (C81)")
	if plain := laidOut(t, []string{"therapy_dogs"}, func(*game.State, *clinic.Clinic) {}); strings.Contains(plain.Explain(thing.Named(thing.ForecastSum, "upkeep")), "×") {
		t.Errorf("clean rooms say %q", plain.Explain(thing.Named(thing.ForecastSum, "upkeep")))
	}
}

// C4: an orange doctor who smokes says that it works as a yellow one, and carries the cigarette.
func TestASmokerWorksALevelLower(t *testing.T) {
	table := laidOut(t, []string{"cigarettes"}, smoked)
	explains(t, table, thing.Somebody("d3"), "Works as yellow: smoker (C4).")
	if tip := table.Explain(thing.Somebody("d2")); strings.Contains(tip, "Works as") {
		t.Errorf("who does not smoke says %q", tip)
	}
	white := laidOut(t, []string{"cigarettes"}, func(_ *game.State, board *clinic.Clinic) {
		mark(&board.Person("d1").Marks, dollhouse.CigaretteMark, "", 1)
	})
	explains(t, white, thing.Somebody("d1"), "Works as below white: smoker (C4).")
}

// C82: the dog stands beside the doctor in the forecast of its patient, whose tip says that it is the nurse.
func TestADogStandsInForANurse(t *testing.T) {
	table := laidOut(t, []string{"therapy_dogs", "air_conditioners"}, soiled)
	explains(t, table, thing.ForecastOf("p2"), "nurse: dog (C82)")
	if !shows(&table.side.Paper, thing.ForecastOf("p2"), dollhouse.Dog) {
		t.Error("the forecast shows no dog")
	}
	if shows(&table.side.Paper, thing.ForecastOf("p1"), dollhouse.Dog) {
		t.Error("the forecast shows a dog with somebody else's patient")
	}
}

// C12: the strip says how many patients there are of how many, and whether that is enough.
func TestTheQuotaIsMetOrMissing(t *testing.T) {
	for _, x := range []struct {
		people int
		says   string
		sign   sprites.ID
	}{{2, "2/2", pictures.Check}, {1, "1/2", pictures.Cross}} {
		table := laidOut(t, []string{"helicopters"}, func(_ *game.State, board *clinic.Clinic) {
			left := x.people
			board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool {
				if p.Kind == clinic.Patient {
					left--
				}
				return p.Kind == clinic.Patient && left < 0
			})
		})
		if !writes(&table.buttons, thing.Named(thing.Pool, "quota"), x.says) || !shows(&table.buttons, thing.Named(thing.Pool, "quota"), x.sign) {
			t.Errorf("with %d patients the strip does not say %s", x.people, x.says)
		}
		explains(t, table, thing.Named(thing.Pool, "quota"), ui.T("pool.quota", ui.Data{"Count": x.people, "Want": 2}))
	}
}

// C61, C71, C72: who is not classified, is critical, or will be turned away is told apart from those who pay.
func TestPatientsOfExtensionsSayWhatBecomesOfThem(t *testing.T) {
	table, err := exhibit([]string{"triage", "ghosts"}, "", game.Decision{}, func(s *game.State, _ *clinic.Clinic) {
		row := &s.Market.Appointments[0]
		row.Patients[0], row.Patients[1], row.Patients[2] = clinic.Unclassified, clinic.Critical, clinic.Red
	})
	seen(t, table, err)
	next := func(space int) thing.Thing { return thing.InRow(table.Situation.State.Market.Appointment(0, space)) }
	explains(t, table, next(0), "triage station first")
	explains(t, table, next(1), "Pays $40")
	explains(t, table, next(2), "$5 at once, and a ghost")
	table, err = exhibit([]string{"triage", "ghosts"}, "", game.Decision{Kind: "draw_patient", Person: "p9", Note: "red"}, func(s *game.State, board *clinic.Clinic) {
		s.Pending = nil
		station := clinic.Space{X: 1, Y: 0}
		lay(board, "triage_station", clinic.Blue, station)
		join(board, clinic.Person{Kind: clinic.Patient, Level: clinic.Unclassified, Service: clinic.Psychiatry, At: clinic.In(station), Car: true})
	})
	explains(t, seen(t, table, err), thing.Thing{Kind: thing.Offer, Name: "keep_drawn", Choice: "red"}, "$5 at once, and a ghost") // X3
}

// C1, C20: what stands on a street takes its parking places, and says so.
func TestAStreetSaysWhatStandsThere(t *testing.T) {
	street := clinic.Space{X: 2, Y: 0}
	table := laidOut(t, []string{"cigarettes", "fire_trucks"}, func(_ *game.State, board *clinic.Clinic) {
		lay(board, "", clinic.NoColor, street)
		board.Outside = append(board.Outside, clinic.Outside{Kind: dollhouse.VendingMachine, Space: street, Side: clinic.South})
		mark(&board.At(street).Marks, dollhouse.TruckMark, "", 1)
	})
	id := thing.InSpace(street)
	explains(t, table, id, "Street: 2 parking places")
	explains(t, table, id, "Vending machine: ")
	explains(t, table, id, "1 fire truck stands here")
}

// C120, X4: a doctor tells what becomes of it after the round, by the variants in play.
func TestADoctorTellsOfTheVariants(t *testing.T) {
	for _, x := range []struct {
		variants []string
		says     string
	}{
		{nil, "level worse after each round"}, {[]string{"tough_doctors"}, "Stays at this level"}, {[]string{"clever_doctors"}, "and worse after one without"},
		{[]string{"tough_doctors", "clever_doctors"}, "and stays as after one without"}, {[]string{"humble_doctors"}, "no nurse for a patient of a lower level"},
	} {
		s, err := played(game.Config{Players: 2, Seed: 5, Variants: x.variants}, 1, func(_ *game.Rules, s *game.State) bool { return decides(s, game.DecideAction) })
		if err != nil {
			t.Fatal(err)
		}
		table := seen(t, New(s, nil), nil)
		explains(t, table, thing.Numbered(thing.Residency, 0), x.says)
	}
}

// B31: a module that an extension stops is grey, and its tip says why.
func TestAModuleThatAnExtensionStops(t *testing.T) {
	laboratory := clinic.Space{Floor: 1, X: 2, Y: 2}
	table := laidOut(t, nil, func(*game.State, *clinic.Clinic) {})
	if slices.ContainsFunc(table.shown.Rooms, func(r sprites.Room) bool { return r.Space == laboratory && r.Off }) {
		t.Fatal("the laboratory does not work in the base game")
	}
	strike := &game.Extension{ID: "strike", Queries: game.Queries{OutOfOrder: []game.Judgement[game.Placing]{{
		Judge: func(_ game.Context, p game.Placing, reason rule.Reason) rule.Reason {
			if p.Kind == clinic.Laboratory {
				return rule.Reason{Rule: "S1", Key: "game_over"}
			}
			return reason
		},
	}}}}
	s := table.Situation
	rules, err := game.NewRules(game.Config{Players: len(s.State.Players), Extensions: []string{"strike"}}, []*game.Extension{strike})
	if err != nil {
		t.Fatal(err)
	}
	s.Rules = rules
	table.Show(s)
	seen(t, table, nil)
	for _, room := range table.shown.Rooms {
		if works := s.State.Players[0].Clinic.Functional(room.Space).Works; room.Off != (room.Space == laboratory || !works && s.State.Players[0].Clinic.Module(room.Space) != nil) {
			t.Errorf("the room in %v is grey: %v", room.Space, room.Off)
		}
	}
	explains(t, table, thing.InSpace(laboratory), "The game is over.")
}
