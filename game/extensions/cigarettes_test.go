package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// The white layout of newTable: hub 0,1, treatment room 1,1, supply room 1,0; here the machine stands at 2,0.
var (
	hubSpace    = space(0, 0, 1)
	roomSpace   = space(0, 1, 1)
	supplySpace = space(0, 1, 0)
	machineAt   = space(0, 2, 0)
)

func smokingTable(t *testing.T, ids ...string) *table {
	x := newTable(t, 1, append(ids, "cigarettes")...)
	x.clinic(0).People = nil
	x.put(0, clinic.Component{Kind: vendingMachine, Space: machineAt, Side: clinic.West})
	return x
}

func smoke(person string) game.Command { return game.Command{Type: Smoke, Person: person} }

func (x *table) doctor(level clinic.Level, at clinic.Place) string {
	return x.come(0, clinic.Person{Kind: clinic.Doctor, Level: level, At: at})
}

// C1: the machine stands in an empty space of Floor 0, on its side toward the supply room.
func TestVendingMachineAtSetup(t *testing.T) {
	config := game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"cigarettes"}}
	rules, _ := game.NewRules(config, All())
	s, _ := rules.Start()
	x := &table{t, game.NewMatch(rules, s)}
	machine := func(at clinic.Space, side clinic.Side) game.Command { return buildBeside(vendingMachine, at, side) }
	x.refuses(0, machine(machineAt, clinic.East), "B11", "only_toward")
	x.refuses(0, machine(hubSpace, clinic.North), "B11", "only_toward")
	x.refuses(0, machine(space(1, 2, 0), clinic.West), "B6", "only_on_ground")
	x.do(0, machine(machineAt, clinic.West))
	if o := x.clinic(0).StandsWithin(machineAt); o == nil || o.Kind != vendingMachine {
		t.Fatal("C1: the machine is not there")
	}
	if s := x.State.Decision(0); s != nil && s.Kind == game.DecideExtras {
		t.Error("C1: there is one machine for each player")
	}
}

// C1: who builds the first clinic by hand keeps the supply room on Floor 0 and the entrance at the hub.
func TestOwnClinicWithMachine(t *testing.T) {
	rules, _ := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"own"}, Extensions: []string{"cigarettes"}}, All())
	s, _ := rules.Start()
	x := &table{t, game.NewMatch(rules, s)}
	x.do(0, game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: clinic.Psychiatry, Space: space(0, 0, 0)}})
	x.refuses(0, buildAt(clinic.SupplyRoom, space(1, 0, 0)), "C1", "supply_on_ground")
	x.do(0, buildAt(clinic.TreatmentRoom, space(0, 1, 0)))
	x.refuses(0, buildBeside(clinic.Entrance, space(0, 1, 0), clinic.North), "C1", "entrance_at_hub")
	x.do(0, buildBeside(clinic.Entrance, space(0, 0, 0), clinic.West))
}

// C1: no module goes into the machine's space, a garden or a parking lot may; the machine takes one parking place.
func TestMachineTakesItsPlace(t *testing.T) {
	x := smokingTable(t)
	if places := x.of(0).PlacesAt(machineAt); places != 3 {
		t.Errorf("C1: %d places beside the machine", places)
	}
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(clinic.TreatmentRoom, machineAt), "B10", "space_taken")
	x.do(0, buildAt(clinic.ParkingLot, machineAt))
	if places := x.of(0).PlacesAt(machineAt); places != 5 {
		t.Errorf("C1: %d places on the lot with the machine", places)
	}
}

// C2, C3: the way to the machine's space and back is walked before anybody moves, and spent; the smoker comes back.
func TestSmokeBreak(t *testing.T) {
	x := smokingTable(t)
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(hubSpace)})
	away := x.come(0, clinic.Person{Kind: clinic.Nurse, At: outside})
	x.enter("move")
	x.refuses(0, game.Command{Type: game.Done}, "B50", "not_now")
	x.refuses(0, smoke(away), "C3", "smokes_inside")
	x.refuses(0, smoke("x9"), "B76", "no_such_person")
	events := x.do(0, smoke(nurse))
	if x.State.Players[0].Time != 6 || !has(events, SmokeBreak) { // hub, treatment or street, supply, machine: 3 each way
		t.Errorf("C3: the break took %d", x.State.Players[0].Time)
	}
	person := x.clinic(0).Person(nurse)
	if !person.In(hubSpace) || clinic.CountOf(person.Marks, cigarettesMark) != 1 || x.of(0).Pool(cigarettesMark) != 23 {
		t.Errorf("C3: the smoker is %+v", person)
	}
	if d := x.State.Decision(0); d.Kind != game.DecideMove {
		t.Errorf("C3: then %s", d.Kind)
	}
}

// C3: the second cigarette kills staff, the first one a patient; the time is spent all the same, and the pieces go back.
func TestDeadlyCigarettes(t *testing.T) {
	x := smokingTable(t)
	doctor := x.doctor(clinic.Yellow, clinic.In(roomSpace))
	patient := x.patient(0, clinic.White, clinic.In(roomSpace))
	x.enter("move")
	if v := x.Rules.Check(x.State, 0, &game.Command{Type: Smoke, Person: patient}); v.Cost != (game.Cost{Time: 4, Popularity: 5}) {
		t.Errorf("C3: a patient's cigarette costs %+v", v.Cost)
	}
	x.do(0, smoke(doctor))
	x.enter("move")
	x.do(0, smoke(doctor))
	owner := &x.State.Players[0]
	if x.clinic(0).Person(doctor) != nil || owner.Popularity != -5 || owner.Time != 8 || owner.Died != 0 || x.of(0).Pool(cigarettesMark) != 24 {
		t.Errorf("C3: after the second cigarette: %+v", owner)
	}
	x.enter("move")
	x.do(0, smoke(patient))
	if x.clinic(0).Person(patient) != nil || owner.Popularity != -10 || owner.Died != 1 || x.of(0).Pool(cigarettesMark) != 24 {
		t.Errorf("C3: after a patient's cigarette: %+v", owner)
	}
}

// C3, X12: with nobody inside there is no break. X13: a burn victim does not smoke; neither do visitors and temps.
func TestNobodySmokes(t *testing.T) {
	x := smokingTable(t, "helicopters")
	x.doctor(clinic.White, outside)
	events := x.enter("move")
	at := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Skipped && e.Rule == "X12" })
	if at < 0 || x.State.Decision(0).Kind != game.DecideMove {
		t.Errorf("X12: %+v", events)
	}
	x.doctor(clinic.White, clinic.In(roomSpace))
	victim := x.come(0, byAir.victim(clinic.In(roomSpace)))
	x.enter("move")
	x.refuses(0, smoke(victim), "C3", "does_not_smoke")
}

// X6: without a cigarette left there is no break, and the log says so.
func TestNoCigarettesLeft(t *testing.T) {
	x := smokingTable(t)
	x.doctor(clinic.White, clinic.In(roomSpace))
	x.State.Market.Pools = clinic.SetMark(x.State.Market.Pools, clinic.Mark{Kind: cigarettesMark})
	if events := x.enter("move"); !has(events, game.Skipped) || x.State.Decision(0).Kind != game.DecideMove {
		t.Errorf("X6: %+v", events)
	}
}

// C4: the text's examples: a white smoker needs 1 nurse for a white patient (and 4 for a red one), a yellow one none
// for a white patient and 3 for a red one.
func TestSmokingDoctorsNurses(t *testing.T) {
	x := smokingTable(t)
	cigarette := []clinic.Mark{{Kind: cigarettesMark, Count: 1}}
	for _, test := range []struct {
		doctor, patient clinic.Level
		nurses          int
	}{{clinic.White, clinic.White, 1}, {clinic.White, clinic.Red, 4}, {clinic.Yellow, clinic.White, 0}, {clinic.Yellow, clinic.Red, 3}} {
		pairing := game.Pairing{
			Space:   roomSpace,
			Doctor:  &clinic.Person{Kind: clinic.Doctor, Level: test.doctor, Marks: cigarette},
			Patient: &clinic.Person{Kind: clinic.Patient, Level: test.patient},
		}
		if got := x.of(0).NursesNeeded(pairing); got != test.nurses {
			t.Errorf("C4: a %s smoker needs %d nurses for a %s patient, want %d", test.doctor, got, test.patient, test.nurses)
		}
	}
}

// C4: the text's example: two red doctors are paid $4 each, one of whom smokes. A smoker does not level down, but levels
// up in the laboratory.
func TestSmokersSalaryAndLevel(t *testing.T) {
	x := smokingTable(t)
	cigarette := []clinic.Mark{{Kind: cigarettesMark, Count: 1}}
	smoker := clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, At: clinic.In(roomSpace), Marks: cigarette}
	for _, doctor := range []clinic.Person{smoker, {Kind: clinic.Doctor, Level: clinic.Red}} {
		if salary, _ := x.of(0).Salary(&doctor); salary != 4 {
			t.Errorf("C4: a red doctor with %v is paid $%d", doctor.Marks, salary)
		}
	}
	if x.of(0).Levelling(&smoker) != game.LevelsStay {
		t.Error("C4: the smoker levels down")
	}
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 2): clinic.Laboratory})
	smoker.At = clinic.In(space(0, 3, 2))
	if x.of(0).Levelling(&smoker) != game.LevelsUp {
		t.Error("C4: the smoker in the laboratory does not level up")
	}
}
