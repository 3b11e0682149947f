package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// laidOut returns a game with these extensions in which player 0 has the hub at 0,1, the treatment room at 1,1, the
// supply room at 1,0 and an entrance west of the hub, and no one in the clinic.
func laidOut(t *testing.T, players int, ids ...string) *table {
	t.Helper()
	x := newTable(t, players, ids...)
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 0, 1): clinic.Hub, space(0, 1, 1): clinic.TreatmentRoom, space(0, 1, 0): clinic.SupplyRoom,
	})
	x.put(0, clinic.Component{Kind: clinic.Entrance, Space: space(0, 0, 1), Side: clinic.West})
	return x
}

// haunts puts a ghost of the pool on a module.
func (x *table) haunts(at clinic.Space) {
	haunt(&game.Play{Rules: x.Rules, State: x.State}, 0, at, "C61")
}

func placeAt(at clinic.Space) game.Command { return game.Command{Type: PlaceGhost, To: clinic.In(at)} }

func ghostFrom(from, to clinic.Space) game.Command {
	return game.Command{Type: MoveGhost, Second: from, To: clinic.In(to)}
}

// C60: 6 ghosts per player; the patient bag holds the numbers of the text's table.
func TestGhostPieces(t *testing.T) {
	bags := [...]market.Bag{
		{0, 12, 7, 3, 1}, {0, 26, 14, 8, 2}, {0, 38, 22, 12, 4}, {0, 50, 30, 16, 6},
	}
	for i, want := range bags {
		rules, err := game.NewRules(game.Config{Players: i + 1, Extensions: []string{"ghosts"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		s := rules.NewTable()
		if s.Market.PatientBag != want {
			t.Errorf("C60: the bag for %d players is %v, want %v", i+1, s.Market.PatientBag, want)
		}
		if white := s.Market.PatientBag[clinic.White] + s.Market.PatientSupply[clinic.White]; white != 34+16 {
			t.Errorf("C60: there are %d white patients", white)
		}
		if pool := (game.Context{Rules: rules, State: s}).Pool(ghostMark); pool != 6*(i+1) {
			t.Errorf("C60: %d ghosts for %d players", pool, i+1)
		}
	}
}

// C61: an orange or red patient needs a hub, a queue point and a free space, but no parking place; it pays $5 of
// income and leaves a ghost on a module of the owner's choice, if any is left.
func TestSeverePatientsBecomeGhosts(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	owner := &x.State.Players[0]
	row := x.State.Market.Row(clinic.Psychiatry)
	row.Patients = [market.RowLength]clinic.Level{clinic.Orange, clinic.Red, clinic.Yellow}
	for x.of(0).FreePlaces() > 0 {
		x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
	}
	x.decide(0, game.DecideAdmit)
	for range 3 {
		x.patient(0, clinic.White, preAdmissions)
	}
	owner.Money, owner.Turn.Queue = 0, 2
	x.refuses(0, admitOf(clinic.Psychiatry), "B54", "pre_admissions_full")
	x.clinic(0).People = x.clinic(0).People[:len(x.clinic(0).People)-1]
	bag := x.State.Market.PatientBag
	people := len(x.clinic(0).People)
	x.do(0, admitOf(clinic.Psychiatry))
	if owner.Money != 0 || x.of(0).Earnings() != 5 || x.of(0).IncomeLeft() != 0 || owner.Turn.Queue != 1 || len(x.clinic(0).People) != people {
		t.Errorf("C61: $%d of savings, $%d of income, %d queue points, %d people", owner.Money, x.of(0).Earnings(), owner.Turn.Queue, len(x.clinic(0).People))
	}
	if bag[clinic.Orange]++; x.State.Market.PatientBag != bag {
		t.Error("C61: the patient did not go back into the bag")
	}
	x.refuses(0, placeAt(space(0, 3, 2)), "C61", "ghost_needs_module")
	x.do(0, placeAt(space(0, 1, 1)))
	x.do(0, admitOf(clinic.Psychiatry))
	x.refuses(0, placeAt(space(0, 1, 1)), "C61", "haunted_already")
	x.do(0, placeAt(space(0, 0, 1)))
	owner.Turn.Queue = 1
	x.refuses(0, admitOf(clinic.Psychiatry), "B54", "no_parking_admit") // the yellow one
	x.refuses(0, admitOf(clinic.Cardiology), "B30", "no_hub_of_service")
	if score := x.of(0).Pool(ghostMark); score != 4 {
		t.Errorf("C60: %d ghosts are left of 6", score)
	}
}

// C61, X6: without a ghost, or a module for it, the money still comes and the log says what was skipped.
func TestNoGhostLeft(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	for _, at := range []clinic.Space{space(0, 0, 1), space(0, 1, 1), space(0, 1, 0)} {
		x.haunts(at)
	}
	x.decide(0, game.DecideAdmit)
	x.State.Players[0].Turn.Queue, x.State.Players[0].Money = 2, 0
	x.State.Market.Row(clinic.Psychiatry).Patients = [market.RowLength]clinic.Level{clinic.Red, clinic.Red}
	if !has(x.do(0, admitOf(clinic.Psychiatry)), game.Skipped) {
		t.Error("X6: nothing says that no module is free")
	}
	x.clinic(0).At(space(0, 1, 1)).Marks = nil
	x.State.Market.Pools = nil
	if !has(x.do(0, admitOf(clinic.Psychiatry)), game.Skipped) || x.of(0).Earnings() != 10 {
		t.Errorf("C61, X6: $%d without a ghost", x.of(0).Earnings())
	}
}

// C62: each haunted module entered takes 1 more, on foot, by conveyor through or into it, and straight from
// pre-admissions; starting in one costs nothing.
func TestHauntedModulesTakeLonger(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 2, 1): clinic.Laboratory, space(0, 3, 1): clinic.WaitingRoom})
	x.put(0, clinic.Component{Kind: clinic.Conveyor, Space: space(0, 0, 1)})
	x.put(0, clinic.Component{Kind: clinic.Conveyor, Space: space(0, 2, 1)})
	doctor := x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(space(0, 0, 1))})
	patient := x.patient(0, clinic.White, preAdmissions)
	nurse := x.come(0, clinic.Person{Kind: clinic.Nurse, At: outside})
	x.enter("move")
	cost := func(who string, to clinic.Space) int {
		command := moveTo(who, to)
		return x.Rules.Check(x.State, 0, &command).Cost.Time
	}
	check := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("C62: %s takes %d, want %d", what, got, want)
		}
	}
	check("the ride", cost(doctor, space(0, 2, 1)), 0)
	x.haunts(space(0, 1, 1))
	check("the ride through", cost(doctor, space(0, 2, 1)), 1)
	check("the step into", cost(doctor, space(0, 1, 1)), 2)
	x.haunts(space(0, 2, 1))
	check("the ride through and into", cost(doctor, space(0, 2, 1)), 2)
	x.haunts(space(0, 0, 1))
	check("the ride out of a haunted module", cost(doctor, space(0, 2, 1)), 2)
	check("coming in", cost(nurse, space(0, 0, 1)), 2)
	check("the place in the waiting room", cost(patient, space(0, 3, 1)), 0)
	x.haunts(space(0, 3, 1))
	check("the haunted place in the waiting room", cost(patient, space(0, 3, 1)), 1)
}

// C62: a temp is placed for 0, even in a haunted module.
func TestTempIgnoresGhosts(t *testing.T) {
	x := laidOut(t, 1, "ghosts", "temp_agency")
	x.haunts(space(0, 1, 1))
	x.State.Players[0].Money = 20
	x.enter("move")
	x.do(0, game.Command{Type: HireTemp, Kind: clinic.Nurse, To: clinic.In(space(0, 1, 1))})
	if x.State.Players[0].Time != 0 {
		t.Errorf("C62: placing a temp took %d", x.State.Players[0].Time)
	}
}

// C63: after the owner's Move each ghost may go once to any module without one, for free.
func TestGhostsMove(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	x.haunts(space(0, 1, 1))
	x.haunts(space(0, 1, 0))
	x.enter("move")
	x.refuses(0, ghostFrom(space(0, 1, 1), space(0, 0, 1)), "B50", "not_now") // only after everybody else
	x.do(0, game.Command{Type: game.Done})
	x.refuses(0, ghostFrom(space(0, 0, 1), space(0, 1, 1)), "C63", "no_ghost_there")
	x.refuses(0, ghostFrom(space(0, 1, 1), space(0, 1, 0)), "C63", "haunted_already")
	x.refuses(0, ghostFrom(space(0, 1, 1), space(0, 3, 2)), "C63", "ghost_needs_module")
	x.do(0, ghostFrom(space(0, 1, 1), space(0, 0, 1)))
	x.refuses(0, ghostFrom(space(0, 0, 1), space(0, 1, 1)), "C63", "ghost_has_moved")
	x.do(0, ghostFrom(space(0, 1, 0), space(0, 1, 1)))
	x.do(0, game.Command{Type: game.Done})
	if x.State.Players[0].Time != 0 || !haunted(x.of(0), space(0, 0, 1)) || haunted(x.of(0), space(0, 1, 0)) {
		t.Error("C63: the ghosts are elsewhere, or took time")
	}
	if marks := x.clinic(0).At(space(0, 0, 1)).Marks; clinic.CountOf(marks, ghostMovedMark) != 0 {
		t.Error("C63: a ghost that has moved can't move in the next round")
	}
}

// C64, B89: yellow patients die in Admin without a loss of popularity and leave a ghost on their module; from
// pre-admissions, or if one is already there, on any module without one. White ones become yellow.
func TestYellowPatientsBecomeGhosts(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	yellow := x.patient(0, clinic.Yellow, clinic.In(space(0, 1, 1)))
	waits := x.patient(0, clinic.Yellow, preAdmissions)
	white := x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	popularity, cars := x.State.Players[0].Popularity, x.clinic(0).Cars()
	x.enter("admin-9")
	if x.clinic(0).Person(yellow) != nil || x.clinic(0).Person(waits) != nil || x.clinic(0).Cars() != cars-2 {
		t.Error("C64: yellow patients or their cars are still there")
	}
	if x.clinic(0).Person(white).Level != clinic.Yellow || x.State.Players[0].Popularity != popularity {
		t.Errorf("C64: the white one is %s, popularity changed by %d", x.clinic(0).Person(white).Level, x.State.Players[0].Popularity-popularity)
	}
	if !haunted(x.of(0), space(0, 1, 1)) {
		t.Error("C64: no ghost on the module of the dead patient")
	}
	if d := x.State.Decision(0); d == nil || d.Kind != DecideGhost {
		t.Fatal("C64: nobody asks where the other ghost goes")
	}
	x.refuses(0, placeAt(space(0, 1, 1)), "C61", "haunted_already")
	x.do(0, placeAt(space(0, 1, 0)))
}

// C64: if a dead patient's module is already haunted, the owner chooses another one.
func TestYellowPatientDiesInAHauntedRoom(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	x.haunts(roomSpace)
	x.patient(0, clinic.Yellow, clinic.In(roomSpace))
	x.enter("admin-9")
	x.refuses(0, placeAt(roomSpace), "C61", "haunted_already")
	x.do(0, placeAt(supplySpace))
	if !haunted(x.of(0), supplySpace) || x.State.Players[0].Popularity < 0 {
		t.Error("C64: no ghost, or popularity lost")
	}
}

// C64: only dying of worsening is free: a yellow patient who dies of anything else costs popularity and leaves no
// ghost.
func TestYellowPatientDiesOfSmoking(t *testing.T) {
	x := smokingTable(t, "ghosts")
	patient := x.patient(0, clinic.Yellow, clinic.In(roomSpace))
	x.enter("move")
	x.do(0, smoke(patient))
	if x.State.Players[0].Popularity != -5 || x.of(0).Pool(ghostMark) != 6 {
		t.Errorf("C64: %d popularity, %d ghosts left", x.State.Players[0].Popularity, x.of(0).Pool(ghostMark))
	}
}

// X3: an orange or red patient drawn at triage pays $5 and becomes a ghost, and its car leaves; admission itself
// brings no ghosts, not even for critical patients.
func TestGhostsWithTriage(t *testing.T) {
	x := laidOut(t, 1, "ghosts", "triage")
	x.put(0, clinic.Component{Kind: triageStation, Space: space(0, 0, 0)})
	x.State.Market.Row(clinic.Psychiatry).Patients = [market.RowLength]clinic.Level{clinic.Critical, clinic.Unclassified}
	x.decide(0, game.DecideAdmit)
	x.State.Players[0].Turn.Queue, x.State.Players[0].Money = 2, 0
	x.do(0, admitOf(clinic.Psychiatry))
	x.do(0, admitOf(clinic.Psychiatry))
	if x.State.Players[0].Money != 0 || len(x.clinic(0).People) != 2 {
		t.Fatal("X3: admission brought money or lost a patient")
	}
	x.enter("move")
	x.State.Market.PatientBag = market.Bag{0, 0, 0, 1, 1}
	x.do(0, moveTo("p2", space(0, 0, 0)))
	x.do(0, game.Command{Type: DrawAgain})
	x.do(0, game.Command{Type: KeepDrawn, Choice: "red"})
	if x.State.Players[0].Money != 0 || x.of(0).Earnings() != 5 || x.clinic(0).Person("p2") != nil || x.clinic(0).Cars() != 1 {
		t.Errorf("X3: $%d, %d cars", x.of(0).Earnings(), x.clinic(0).Cars())
	}
	if x.State.Market.PatientBag != (market.Bag{0, 0, 0, 1, 1}) {
		t.Errorf("X3: the bag holds %v", x.State.Market.PatientBag)
	}
	x.do(0, placeAt(space(0, 1, 0)))
	if d := x.State.Decision(0); d.Kind != game.DecideMove {
		t.Errorf("X3: Move goes on with %s", d.Kind)
	}
}

// C60: at the end each ghost is worth its floor plus 1.
func TestGhostsScore(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(1, 1, 0)})
	x.haunts(space(0, 0, 1))
	x.haunts(space(1, 1, 0))
	lines := x.of(0).Score().Lines
	if !slices.Contains(lines, game.ScoreLine{Rule: "C60", What: "ghosts", Count: 2, Points: 3}) {
		t.Errorf("C60: the score is %v", lines)
	}
}

// X7: six red patients can't be treated with ghosts, so that goal is not offered.
func TestNoRedGoalWithGhosts(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	if slices.Contains(x.of(0).OfferedGoals(), game.GoalSixRed) {
		t.Error("X7: six red patients are offered")
	}
	if !slices.Contains(laidOut(t, 1, "triage").of(0).OfferedGoals(), game.GoalSixRed) {
		t.Error("X7: six red patients are not offered without ghosts")
	}
}
