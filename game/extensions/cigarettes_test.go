package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

var (
	_ = setByHand("sentence two_cigarettes", "only a position breaks it: TestPositionsKeepInvariants")
	_ = setByHand("sentence no_way_to_machine", "nobody who plays from the beginning is without a vending machine")
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

// C1: every layout has the supply room on Floor 0, its entrance at the hub, and a place for the machine.
func TestLayoutsTakeTheMachine(t *testing.T) {
	for _, side := range []string{game.BeginnerSide, game.ExpertSide} {
		for color := clinic.White; color <= clinic.Red; color++ {
			config := game.Config{Players: 1, Layouts: []string{color.String()}, Sides: []string{side}, Extensions: []string{"cigarettes"}}
			rules, err := game.NewRules(config, All())
			if err != nil {
				t.Fatal(err)
			}
			s, _ := rules.Start()
			board := &s.Players[0].Clinic
			layout, _ := clinic.LayoutOf(color, board.Columns)
			for _, component := range layout.Components {
				if reason := startWithMachine(game.Context{}, game.Placing{Board: board, Component: component}, rule.Reason{}); !reason.None() {
					t.Errorf("C1: the %s layout on the %s side: %v", color, side, reason)
				}
			}
			if len(rules.Legal(s, 0)) == 0 {
				t.Errorf("C1: the %s layout on the %s side has no place for the machine", color, side)
			}
		}
	}
}

// C1: players who build the first clinic by hand have to keep the supply room on Floor 0 and the entrance at the hub.
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

// C1: no module may be built in the machine's space, but a garden or a parking lot may, and an entrance beside it;
// the machine takes one parking place.
func TestMachineTakesItsPlace(t *testing.T) {
	x := smokingTable(t)
	if places := x.of(0).PlacesAt(machineAt); places != x.Rules.Numbers[game.PlacesStreet]-1 {
		t.Errorf("C1: %d places beside the machine", places)
	}
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(clinic.TreatmentRoom, machineAt), "B10", "space_taken")
	x.do(0, buildAt(clinic.ParkingLot, machineAt))
	if places := x.of(0).PlacesAt(machineAt); places != 5 {
		t.Errorf("C1: %d places on the lot with the machine", places)
	}
	x = smokingTable(t)
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 0): clinic.Laboratory})
	x.decide(0, game.DecideBuild)
	x.State.Players[0].Money = 50
	x.do(0, buildAt(clinic.Garden, machineAt))
	x.do(0, buildBeside(clinic.Entrance, space(0, 3, 0), clinic.North))
	if places := x.of(0).PlacesAt(machineAt); places != 0 {
		t.Errorf("C1: %d places in the garden with the machine", places)
	}
	doctor := x.doctor(clinic.White, clinic.In(supplySpace))
	x.enter("move")
	if v := x.Rules.Check(x.State, 0, &game.Command{Type: Smoke, Person: doctor}); v.Cost.Time != 2 {
		t.Errorf("C2: the machine in the garden is %d away, there and back", v.Cost.Time)
	}
}

// C2, C3: the way to the machine's space and back is walked and its time spent before anybody moves; the smoker comes
// back.
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

// C3: people who die of it leave with the car; an orderly's piece can be hired again, a nurse's is out of the game.
func TestDeadSmokersLeave(t *testing.T) {
	for _, kind := range []clinic.PersonKind{clinic.Nurse, clinic.Orderly} {
		x := smokingTable(t)
		m := &x.State.Market
		orderlies, gone := m.Orderlies, m.NursesGone
		smoker := x.come(0, clinic.Person{Kind: kind, Car: true, At: clinic.In(supplySpace), Marks: []clinic.Mark{{Kind: cigarettesMark, Count: 1}}})
		x.enter("move")
		x.do(0, smoke(smoker))
		if x.clinic(0).Cars() != 0 || m.Orderlies+m.NursesGone != orderlies+gone+1 || (m.NursesGone > gone) != (kind == clinic.Nurse) {
			t.Errorf("C3: a dead %s: %d cars, %d orderlies, %d nurses gone", kind, x.clinic(0).Cars(), m.Orderlies, m.NursesGone)
		}
	}
}

// C3: a person in the public toilet may smoke, and returns there; the toilet must still be left in this Move (C40).
func TestSmokeBreakFromTheToilet(t *testing.T) {
	x := smokingTable(t, "public_toilets")
	x.put(0, clinic.Component{Kind: publicToilet, Space: space(0, 2, 1)})
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(space(0, 2, 1))})
	x.enter("move")
	x.do(0, smoke(nurse))
	if !x.clinic(0).Person(nurse).In(space(0, 2, 1)) || x.State.Players[0].Time != 2 {
		t.Errorf("C3: the smoker is at %v after %d", x.clinic(0).Person(nurse).At, x.State.Players[0].Time)
	}
	x.refuses(0, done, "C40", "toilet_must_be_left")
}

// C3, C62: the smoker walks like everybody: a haunted module on the way costs 1 more each time, and the walk is told.
func TestSmokerAmongGhosts(t *testing.T) {
	x := smokingTable(t, "ghosts")
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(supplySpace)})
	x.haunts(supplySpace)
	x.enter("move")
	var walks []game.Event
	for _, e := range x.do(0, smoke(nurse)) {
		if e.Type == game.PersonMoved {
			walks = append(walks, e)
		}
	}
	if len(walks) != 2 || walks[0].Time != 1 || walks[1].Time != 2 || walks[0].To != clinic.In(machineAt) || walks[1].To != clinic.In(supplySpace) {
		t.Errorf("C62: the ways were %+v", walks)
	}
}

// C3: in a position without a vending machine there is no way to one, and no break.
func TestNoWayToTheMachine(t *testing.T) {
	x := smokingTable(t)
	x.clinic(0).Outside = nil
	doctor := x.doctor(clinic.White, clinic.In(roomSpace))
	if events := x.enter("move"); !has(events, game.Skipped) || x.State.Decision(0).Kind != game.DecideMove {
		t.Errorf("X12: %v", events)
	}
	x.decide(0, DecideSmoke)
	x.refuses(0, smoke(doctor), "C3", "no_way_to_machine")
}

// C3: the second cigarette kills staff, the first one a patient; the time is spent all the same, and the pieces go
// back.
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

// C3, X12: with no one inside there is no break. X13: burn victims don't smoke, nor do visitors, temps and infected
// doctors.
func TestNobodySmokes(t *testing.T) {
	x := smokingTable(t, "helicopters", "gift_shop", "temp_agency")
	x.doctor(clinic.White, outside)
	events := x.enter("move")
	at := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Skipped && e.Rule == "X12" })
	if at < 0 || x.State.Decision(0).Kind != game.DecideMove {
		t.Errorf("X12: %+v", events)
	}
	x.doctor(clinic.White, clinic.In(roomSpace))
	x.enter("move")
	infected := clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, Marks: []clinic.Mark{{Kind: infectedMark, Count: 1}}}
	for _, person := range []clinic.Person{byAir.victim(outside), {Kind: visitor}, newTemp(clinic.Nurse, ""), infected} {
		person.At = clinic.In(roomSpace)
		x.refuses(0, smoke(x.come(0, person)), "C3", "does_not_smoke")
	}
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
func TestExampleSmokingDoctorsNurses(t *testing.T) {
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

// C4: a doctor who works a level lower explains why.
func TestSmokersExplainTheirLevel(t *testing.T) {
	x := smokingTable(t)
	doctor := clinic.Person{Kind: clinic.Doctor, Level: clinic.Orange}
	plain := game.Origin{Source: "base", Rule: "B80", Amount: int(clinic.Orange)}
	if level, origins := x.of(0).ExplainDoctorLevel(&doctor); level != int(clinic.Orange) || !slices.Equal(origins, []game.Origin{plain}) {
		t.Errorf("C4: an orange doctor works at level %d by %v", level, origins)
	}
	doctor.Marks = []clinic.Mark{{Kind: cigarettesMark, Count: 1}}
	want := []game.Origin{plain, {Source: "cigarettes", Rule: "C4", Amount: -1}}
	if level, origins := x.of(0).ExplainDoctorLevel(&doctor); level != int(clinic.Yellow) || !slices.Equal(origins, want) {
		t.Errorf("C4: an orange smoker works at level %d by %v", level, origins)
	}
}

// C4: the text's example: two red doctors, one of whom smokes, are paid $4 each.
func TestExampleSmokersSalary(t *testing.T) {
	x := smokingTable(t)
	smoker := clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, Marks: []clinic.Mark{{Kind: cigarettesMark, Count: 1}}}
	for _, doctor := range []clinic.Person{smoker, {Kind: clinic.Doctor, Level: clinic.Red}} {
		if salary, _ := x.of(0).Salary(&doctor); salary != 4 {
			t.Errorf("C4: a red doctor with %v is paid $%d", doctor.Marks, salary)
		}
	}
}

// C4: a smoker is scored by color, does not level down, but levels up in the laboratory.
func TestSmokersLevel(t *testing.T) {
	x := smokingTable(t)
	smoker := clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(roomSpace), Marks: []clinic.Mark{{Kind: cigarettesMark, Count: 1}}}
	x.come(0, smoker)
	if lines := x.of(0).Score().Lines; !slices.Contains(lines, game.ScoreLine{Rule: "B87", What: "doctors", Count: 1, Points: 2}) {
		t.Errorf("C4: a yellow smoker is scored %v", lines)
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
