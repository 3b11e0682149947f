package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

var theToilet = space(0, 0, 0)

// withToilet returns a laid-out clinic with a toilet at 0,0 beside the hub and the supply room.
func withToilet(t *testing.T, ids ...string) *table {
	t.Helper()
	x := laidOut(t, 1, append(ids, "public_toilets")...)
	x.put(0, clinic.Component{Kind: publicToilet, Space: theToilet})
	return x
}

// done ends a player's Move.
var done = game.Command{Type: game.Done}

// C40: one per player, free at setup, adjacent to another module, with its own color; upkeep $1; never for sale.
func TestToiletAtSetup(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Layouts: []string{"white"}, Extensions: []string{"public_toilets"}}, All())
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	x.refuses(0, buildAt(publicToilet, space(0, 3, 2)), "C40", "needs_module_beside")
	x.refuses(0, buildAt(publicToilet, space(0, 1, 1)), "B10", "space_taken")
	money := x.State.Players[0].Money
	x.do(0, buildAt(publicToilet, space(0, 2, 1)))
	if x.State.Players[0].Money != money {
		t.Error("C40: the toilet costs money at setup")
	}
	if dollars, _ := x.of(0).Upkeep(game.Upkept{Kind: publicToilet, Space: space(0, 2, 1), Outside: -1}); dollars != 1 {
		t.Errorf("C40: the upkeep is $%d", dollars)
	}
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(publicToilet, space(0, 0, 0)), "B20", "not_for_sale")
}

// C40, C90: the toilet and the gift shop have their own colors, so that they match nothing; the triage station has
// that of special modules (C70).
func TestColorsOfNewModules(t *testing.T) {
	x := newTable(t, 1, "public_toilets", "gift_shop", "triage")
	for _, kind := range []clinic.Kind{publicToilet, giftShopModule} {
		for i := range x.Rules.Components {
			spec := &x.Rules.Components[i]
			if spec.Kind != kind && spec.Color == x.Rules.Component(kind).Color {
				t.Errorf("%s has the color of %s", kind, spec.Kind)
			}
		}
	}
	if station := x.Rules.Component(triageStation).Color; station != x.Rules.Component(clinic.Laboratory).Color {
		t.Errorf("C70: the triage station is %s", station)
	}
}

// C40: a player can't be done while the toilet is empty and someone could go; one person at a time, who may come from
// outside, by the ordinary rules of moving.
func TestSomebodyMustGo(t *testing.T) {
	x := withToilet(t)
	x.enter("move")
	x.do(0, done) // X12: there is no one
	x = withToilet(t)
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: outside})
	orderly := x.come(0, clinic.Person{Kind: clinic.Orderly, At: clinic.In(space(0, 1, 0))})
	x.enter("move")
	x.refuses(0, done, "C40", "somebody_must_go")
	x.do(0, moveTo(nurse, theToilet))
	if x.State.Players[0].Time != 2 {
		t.Errorf("C40: the way over the hub took %d", x.State.Players[0].Time)
	}
	x.refuses(0, moveTo(orderly, theToilet), "C40", "toilet_taken")
	x.do(0, done)
}

// C40: the person who is there when Move starts leaves it in this Move, and another one goes: never the same in two
// consecutive rounds.
func TestToiletIsLeft(t *testing.T) {
	x := withToilet(t)
	doctor := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(theToilet)})
	x.enter("move")
	x.refuses(0, done, "C40", "toilet_must_be_left")
	x.do(0, moveTo(doctor, space(0, 0, 1)))
	x.refuses(0, moveTo(doctor, theToilet), "C40", "just_relieved")
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: outside})
	x.refuses(0, done, "C40", "somebody_must_go")
	x.do(0, moveTo(nurse, theToilet))
	x.do(0, done)
}

// C40, B89: in the toilet no one works and no one is treated; a doctor doesn't level down, a patient doesn't worsen,
// and red, critical and, with ghosts, yellow ones live.
func TestReliefComesInManyForms(t *testing.T) {
	x := withToilet(t)
	doctor := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(theToilet)})
	other := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(space(0, 1, 1))})
	x.enter("admin-8")
	if x.clinic(0).Person(doctor).Level != clinic.Yellow || x.clinic(0).Person(other).Level != clinic.White {
		t.Error("C40: the doctor in the toilet levels down, or the other one doesn't")
	}
	for _, level := range []clinic.Level{clinic.White, clinic.Yellow, clinic.Red, clinic.Critical} {
		x = withToilet(t, "ghosts", "triage")
		patient := x.patient(0, level, clinic.In(theToilet))
		x.come(0, clinic.Person{Kind: clinic.Doctor, Level: level, At: clinic.In(theToilet)})
		if f := x.of(0).Forecast(); len(f.Treatments) != 0 {
			t.Error("C40: somebody is treated in the toilet")
		}
		x.enter("admin-9")
		if who := x.clinic(0).Person(patient); who == nil || who.Level != level {
			t.Errorf("C40: a %s patient in the toilet dies or worsens", level)
		}
	}
}

// X12, X13: those who can't go don't have to: a burn victim, a visitor, a temp. With no one else there Move may end.
func TestWhoDoesNotUseTheToilet(t *testing.T) {
	x := withToilet(t, "helicopters", "gift_shop", "temp_agency")
	x.putModules(0, map[clinic.Space]clinic.Kind{space(1, 0, 1): clinic.Helipad})
	victim := x.come(0, byAir.victim(clinic.In(space(1, 0, 1))))
	for _, person := range []clinic.Person{{Kind: visitor}, newTemp(clinic.Nurse, "")} {
		person.At = clinic.In(roomSpace)
		x.come(0, person)
	}
	x.enter("move")
	x.refuses(0, moveTo(victim, theToilet), "C40", "toilet_not_theirs")
	x.do(0, done)
}

// C40: an orderly in the toilet saves no upkeep, and a nurse there helps no one.
func TestNobodyWorksInTheToilet(t *testing.T) {
	for _, kind := range []clinic.PersonKind{clinic.Orderly, clinic.Nurse} {
		x := withToilet(t)
		x.patient(0, clinic.Red, clinic.In(roomSpace))
		x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Orange, At: clinic.In(roomSpace)})
		without := x.of(0).Forecast()
		who := x.come(0, clinic.Person{Kind: kind, At: clinic.In(theToilet)})
		if f := x.of(0).Forecast(); f.Upkeep != without.Upkeep || len(f.Treatments) != 0 {
			t.Errorf("C40: a %s in the toilet works: upkeep $%d, treatments %v", kind, f.Upkeep, f.Treatments)
		}
		x.clinic(0).Person(who).At = clinic.In(map[clinic.PersonKind]clinic.Space{clinic.Orderly: supplySpace, clinic.Nurse: roomSpace}[kind])
		if f := x.of(0).Forecast(); f.Upkeep == without.Upkeep && len(f.Treatments) == 0 {
			t.Errorf("C40: a %s elsewhere does not work either", kind)
		}
	}
}

// C41: a patient may go from pre-admissions or from a room, and nowhere else from a room; from the toilet it goes to
// a bed or the waiting room, otherwise back to pre-admissions for 0, otherwise it stays and no one else goes.
func TestPatientsAndTheToilet(t *testing.T) {
	x := withToilet(t)
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 2, 1)})
	treated := x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	waits := x.patient(0, clinic.White, preAdmissions)
	x.enter("move")
	x.refuses(0, moveTo(treated, space(0, 2, 1)), "B75", "patient_stays")
	x.do(0, moveTo(treated, theToilet))
	x.refuses(0, moveTo(treated, space(0, 1, 1)), "C41", "toilet_patient_stays")
	x.refuses(0, moveTo(waits, theToilet), "C40", "toilet_taken")
	x.do(0, done)

	back := game.Command{Type: game.MoveOne, Person: treated, To: preAdmissions}
	x.enter("move")
	x.refuses(0, done, "C40", "toilet_must_be_left")
	x.refuses(0, back, "C41", "bed_is_free")
	x.refuses(0, game.Command{Type: game.MoveOne, Person: waits, To: preAdmissions}, "B76", "only_into_rooms")
	x.do(0, moveTo(treated, space(0, 2, 1)))
	x.do(0, moveTo(waits, theToilet))
	x.do(0, done)
}

// fullClinic returns a clinic with a patient in the toilet and no free bed.
func fullClinic(t *testing.T, waiting int) (*table, string) {
	x := withToilet(t)
	patient := x.patient(0, clinic.White, clinic.In(theToilet))
	for range 2 {
		x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	}
	for range waiting {
		x.patient(0, clinic.White, preAdmissions)
	}
	x.enter("move")
	return x, patient
}

// C41: with no bed free the patient returns to pre-admissions for 0 time, and someone else must go.
func TestBackToPreAdmissions(t *testing.T) {
	x, patient := fullClinic(t, 2)
	x.refuses(0, done, "C40", "toilet_must_be_left")
	x.do(0, game.Command{Type: game.MoveOne, Person: patient, To: preAdmissions})
	if who := x.clinic(0).Person(patient); who.At != preAdmissions || x.State.Players[0].Time != 0 {
		t.Errorf("C41: the patient is at %v after %d", who.At, x.State.Players[0].Time)
	}
	x.refuses(0, done, "C40", "somebody_must_go")
}

// C41: with no place at all the patient stays, and no one else goes.
func TestNoWayOutOfTheToilet(t *testing.T) {
	x, patient := fullClinic(t, 3)
	x.refuses(0, game.Command{Type: game.MoveOne, Person: patient, To: preAdmissions}, "B54", "pre_admissions_full")
	x.do(0, done)
}
