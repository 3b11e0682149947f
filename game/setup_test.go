package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
)

// B38, B40, B41, B44, B45: what is on the table for each number of players.
func TestTableForEachNumberOfPlayers(t *testing.T) {
	for _, want := range []struct {
		players  int
		services int
		patients [4]int // white to red, all except those in the supply
		doctors  [4]int // bag and residency together
		psychiatry, hubs, supplyRooms, treatmentRooms,
		residency int
	}{
		{1, 2, [4]int{9, 6, 3, 1}, [4]int{3, 2, 1, 0}, 3, 3, 3, 15, 2},
		{2, 3, [4]int{18, 12, 8, 2}, [4]int{6, 4, 2, 0}, 2, 3, 6, 14, 3},
		{3, 4, [4]int{26, 18, 12, 4}, [4]int{9, 6, 3, 1}, 1, 3, 9, 13, 4},
		{4, 5, [4]int{34, 24, 16, 6}, [4]int{12, 8, 4, 2}, 0, 3, 12, 12, 5},
	} {
		m := begin(t, Config{Players: want.players, Seed: 5})
		k := &m.State.Market
		if len(k.Appointments) != want.services || k.Appointments[0].Service != clinic.Psychiatry {
			t.Errorf("B40, %d players: %d services", want.players, len(k.Appointments))
		}
		patients, doctors := k.PatientBag, k.DoctorBag
		for _, row := range k.Appointments {
			if row.Waiting() != 1 {
				t.Errorf("B48: %s starts with %d patients", row.Service, row.Waiting())
			}
			patients[row.Patients[0]]++
		}
		if !slices.IsSortedFunc(k.Residency, emptyLast) || len(k.Residency) != want.residency {
			t.Errorf("B46: residency %v", k.Residency)
		}
		for _, level := range k.Residency {
			doctors[level]++
		}
		for i := range 4 {
			if patients[i+1] != want.patients[i] || doctors[i+1] != want.doctors[i] {
				t.Errorf("B44, B45, %d players: patients %v, doctors %v", want.players, patients, doctors)
			}
		}
		for _, pile := range []struct {
			kind    clinic.Kind
			service clinic.Service
			left    int
		}{
			{clinic.Hub, clinic.Psychiatry, want.psychiatry}, {clinic.Hub, clinic.Cardiology, want.hubs},
			{clinic.TreatmentRoom, 0, want.treatmentRooms}, {clinic.SupplyRoom, 0, want.supplyRooms},
			{clinic.Garden, 0, 12}, {clinic.ParkingLot, 0, 24}, {clinic.Conveyor, 0, 20},
		} {
			if got := k.Pile(pile.kind, pile.service).Left; got != pile.left {
				t.Errorf("B38, %d players: %d of %s %s left, want %d", want.players, got, pile.kind, pile.service, pile.left)
			}
		}
		if len(k.Nurses) != want.players || k.Orderlies != 2*want.players {
			t.Errorf("B47: %d nurses and %d orderlies", len(k.Nurses), k.Orderlies)
		}
	}
}

// B41: $15, popularity and time 0, a white doctor outside with a car.
func TestStartOfAPlayer(t *testing.T) {
	m := solo(t, 3)
	p := &m.State.Players[0]
	money := 15
	if p.Bonus == BonusMoneyTile {
		money += 5
	}
	if p.Money != money || p.Popularity != 0 || p.Time != 0 {
		t.Errorf("B41: $%d, popularity %d, time %d", p.Money, p.Popularity, p.Time)
	}
	doctor := p.Clinic.People[len(p.Clinic.People)-1]
	level := clinic.White
	if p.Bonus == BonusYellow {
		level = clinic.Yellow
	}
	if doctor.Kind != clinic.Doctor || doctor.Level != level || doctor.At.Area != clinic.Waiting || !doctor.Car {
		t.Errorf("B41: the starting doctor is %+v", doctor)
	}
	if p.Clinic.Columns != 4 || p.Clinic.Rows != 3 {
		t.Errorf("B2: %d×%d", p.Clinic.Columns, p.Clinic.Rows)
	}
}

// B37: one each of two kinds in a solo game; one, two or three of each kind with 2, 3 or 4 players.
func TestSpecialModulesOnSale(t *testing.T) {
	for players, want := range map[int]struct{ kinds, each int }{1: {2, 1}, 2: {4, 1}, 3: {4, 2}, 4: {4, 3}} {
		m := begin(t, Config{Players: players, Seed: 9})
		kinds := 0
		for _, pile := range m.State.Market.Piles {
			if spec := m.Rules.Component(pile.Kind); spec.OneOfKind {
				kinds++
				if pile.Left != want.each {
					t.Errorf("B37, %d players: %d of %s", players, pile.Left, pile.Kind)
				}
			}
		}
		if kinds != want.kinds {
			t.Errorf("B37, %d players: %d kinds", players, kinds)
		}
	}
}

// B42: layouts are drawn, no two alike; the expert side has 9 spaces per floor.
func TestLayoutsAreDrawnWithoutRepeats(t *testing.T) {
	for seed := range uint64(30) {
		rules, err := NewRules(Config{Players: 4, Seed: seed, Sides: []string{"3x3"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, layout := range rules.Config.Layouts {
			if seen[layout] {
				t.Fatalf("seed %d: %v", seed, rules.Config.Layouts)
			}
			seen[layout] = true
		}
		if c := NewMatch(rules, nil).State.Players[3].Clinic; c.Columns != 3 {
			t.Fatalf("B2: the expert side has %d columns", c.Columns)
		}
	}
	if _, err := NewRules(Config{Players: 2, Layouts: []string{"red", "red"}}, nil); err == nil {
		t.Error("B42: two players have the same layout")
	}
}

// B42, B49: a player's own clinic is built piece by piece; nothing may make the rest
// impossible, and the room works in the end.
func TestOwnClinic(t *testing.T) {
	m := begin(t, Config{Players: 1, Seed: 1, Layouts: []string{"own"}, Sides: []string{"3x3"}})
	if d := m.State.Decision(0); d == nil || d.Kind != DecideClinic || len(d.Pieces) != 4 {
		t.Fatalf("B42: decision %+v", d)
	}
	refuses(t, m, 0, build(clinic.Garden, at(0, 0, 0)), "B41", "not_among_pieces")
	do(t, m, 0, hub(clinic.Psychiatry, at(0, 0, 0)))
	refuses(t, m, 0, build(clinic.TreatmentRoom, at(0, 2, 2)), "B49", "rest_does_not_fit")
	refuses(t, m, 0, build(clinic.TreatmentRoom, at(1, 0, 0)), "B49", "rest_does_not_fit")
	do(t, m, 0, build(clinic.TreatmentRoom, at(0, 1, 0)))
	do(t, m, 0, entrance(at(0, 1, 0), clinic.North)) // the entrance may be at any module
	do(t, m, 0, build(clinic.SupplyRoom, at(1, 1, 0)))
	if !m.State.Players[0].Clinic.Functional(at(0, 1, 0)).Works {
		t.Error("B42: the treatment room does not work")
	}
	if m.State.Decision(0).Kind != DecideBonus {
		t.Errorf("B49: after the clinic comes %s", m.State.Decision(0).Kind)
	}
}

// B42: the pieces may be placed in any order, but a hub that would not be beside the treatment room is refused.
func TestOwnClinicInAnyOrder(t *testing.T) {
	m := begin(t, Config{Players: 1, Seed: 1, Layouts: []string{"own"}})
	do(t, m, 0, build(clinic.TreatmentRoom, at(0, 0, 0)))
	do(t, m, 0, build(clinic.SupplyRoom, at(0, 1, 0)))
	refuses(t, m, 0, hub(clinic.Psychiatry, at(0, 2, 0)), "B49", "rest_does_not_fit")
	do(t, m, 0, hub(clinic.Psychiatry, at(0, 0, 1)))
	do(t, m, 0, entrance(at(0, 1, 0), clinic.North))
}

// B43: players + 1 tiles (two in a solo game), picked in reverse turn order; each of the seven gives its bonus.
func TestBonusTiles(t *testing.T) {
	m := begin(t, Config{Players: 3, Seed: 8})
	if len(m.State.Market.Bonuses) != 4 {
		t.Errorf("B43: %d tiles for 3 players", len(m.State.Market.Bonuses))
	}
	if player := m.State.Deciders(); len(player) != 1 || player[0] != m.State.TurnOrder[2] {
		t.Errorf("B43: %v pick first, the turn order is %v", player, m.State.TurnOrder)
	}
	if solo := begin(t, Config{Players: 1}); len(solo.State.Market.Bonuses) != 2 {
		t.Errorf("B43: %d tiles in solo", len(solo.State.Market.Bonuses))
	}
	refuses(t, m, m.State.Deciders()[0], Command{Type: TakeBonus, Choice: "helicopter"}, "B43", "no_such_bonus")
	take := func(tile string) *Match {
		m := begin(t, Config{Players: 1, Layouts: []string{"white"}, Goal: "all_spaces"})
		m.State.Market.Bonuses = []string{tile}
		do(t, m, 0, Command{Type: TakeBonus, Choice: tile})
		return m
	}
	if p := take(BonusMoneyTile).State.Players[0]; p.Money != 20 {
		t.Errorf("B43: $%d", p.Money)
	}
	if p := take(BonusNurse).State.Players[0]; p.Clinic.People[0].Kind != clinic.Nurse || p.Clinic.Cars() != 2 {
		t.Errorf("B43: a nurse with a car: %+v", p.Clinic.People)
	}
	if p := take(BonusOrderly).State.Players[0]; p.Clinic.People[0].Kind != clinic.Orderly || p.Clinic.Cars() != 2 {
		t.Errorf("B43: an orderly with a car: %+v", p.Clinic.People)
	}
	if p := take(BonusYellow).State.Players[0]; p.Clinic.People[0].Level != clinic.Yellow {
		t.Errorf("B43: the starting doctor is %s", p.Clinic.People[0].Level)
	}
	for tile, kind := range map[string]clinic.Kind{BonusParkingLot: clinic.ParkingLot, BonusGarden: clinic.Garden} {
		m := take(tile)
		refuses(t, m, 0, build(kind, at(0, 0, 1)), "B10", "space_taken")
		refuses(t, m, 0, build(clinic.SupplyRoom, at(0, 3, 2)), "B43", "not_among_pieces")
		do(t, m, 0, build(kind, at(0, 3, 2)))
		if p := m.State.Players[0]; p.Money != 15 || p.Clinic.At(at(0, 3, 2)).Kind != kind {
			t.Errorf("B43: %s costs, or is not there", kind)
		}
	}
	m = take(BonusConveyors)
	do(t, m, 0, build(clinic.Conveyor, at(0, 1, 0)))
	refuses(t, m, 0, build(clinic.Conveyor, at(0, 0, 1)), "B26", "not_aligned")
	do(t, m, 0, build(clinic.Conveyor, at(0, 1, 1)))
	until(t, m, StepChoose)
	choose(t, m, Build)
	pair := build(clinic.Conveyor, at(0, 0, 1))
	pair.Pair, pair.Second = true, at(0, 1, 1)
	refuses(t, m, 0, pair, "B20", "only_first_conveyors_are_two") // B43: they count as the first two, sold as a pair
	do(t, m, 0, build(clinic.Conveyor, at(0, 0, 1)))
}

// B49: a conveyor that leaves no place for its pair is refused.
func TestBonusConveyorNeedsAPartner(t *testing.T) {
	m := begin(t, Config{Players: 1, Layouts: []string{"white"}, Goal: "all_spaces"})
	m.State.Market.Bonuses = []string{BonusConveyors}
	put(&m.State.Players[0].Clinic, clinic.Laboratory, at(0, 3, 2))
	do(t, m, 0, Command{Type: TakeBonus, Choice: BonusConveyors})
	refuses(t, m, 0, build(clinic.Conveyor, at(0, 3, 2)), "B49", "rest_does_not_fit")
}

// B88: a solo player chooses a goal or draws one; games with several players have none.
func TestGoalIsChosenOrDrawn(t *testing.T) {
	m := begin(t, Config{Players: 1, Layouts: []string{"white"}})
	m.State.Market.Bonuses = []string{BonusMoneyTile}
	do(t, m, 0, Command{Type: TakeBonus, Choice: BonusMoneyTile})
	refuses(t, m, 0, Command{Type: ChooseGoal, Choice: "fly"}, "B88", "goal_not_offered")
	drawn := &Match{Rules: m.Rules, State: m.State.Clone()}
	do(t, drawn, 0, Command{Type: ChooseGoal, Choice: DrawGoal})
	if !slices.Contains(m.State.Market.Goals, drawn.State.Players[0].Goal) {
		t.Errorf("B88: drew %q", drawn.State.Players[0].Goal)
	}
	do(t, m, 0, Command{Type: ChooseGoal, Choice: m.State.Market.Goals[0]})
	if m.State.Players[0].Goal != m.State.Market.Goals[0] || m.State.Round != 1 {
		t.Errorf("B88: goal %q in round %d", m.State.Players[0].Goal, m.State.Round)
	}
	two := begin(t, Config{Players: 2})
	until(t, two, StepChoose)
	if two.State.Players[0].Goal != "" {
		t.Error("B88: a goal with two players")
	}
}

// B49, B50: the turn order of round I is random.
func TestTurnOrderIsRandom(t *testing.T) {
	first := map[int]int{}
	for seed := range uint64(60) {
		first[begin(t, Config{Players: 4, Seed: seed}).State.TurnOrder[0]]++
	}
	if len(first) != 4 {
		t.Errorf("B49: only %v begin", first)
	}
}

// B90: numbers can be overridden by name; bad ones are refused with the reason.
func TestNumbersCanBeOverridden(t *testing.T) {
	m := begin(t, Config{Players: 1, Numbers: map[string]int{"start.money": 40, "pre_admissions": 1}})
	if m.State.Players[0].Money != 40 {
		t.Errorf("B90: $%d", m.State.Players[0].Money)
	}
	for name, value := range map[string]int{"start.monney": 1, "price.entrance": -1, "rounds": 99, "patient_bag.red.one": 40, "doctors.white": 15, "doctors.yellow": 8} {
		if _, err := NewRules(Config{Players: 1, Numbers: map[string]int{name: value}}, nil); err == nil {
			t.Errorf("B90: %s = %d is accepted", name, value)
		} else if _, ok := err.(*NumberError); !ok {
			t.Errorf("B90: %v", err)
		}
	}
	seen := map[string]bool{}
	for _, spec := range baseNumbers {
		if spec.Name == "" || spec.Rule == "" || seen[spec.Name] || spec.Value < spec.Least || spec.Value > spec.Most {
			t.Errorf("B90: entry %+v", spec)
		}
		if !slices.Contains([]string{"R", "S", "I", "H"}, spec.Source) {
			t.Errorf("B90: %s has the source %q", spec.Name, spec.Source)
		}
		seen[spec.Name] = true
	}
}

// A config that can't be played is refused with a sentence.
func TestImpossibleConfigs(t *testing.T) {
	for _, config := range []Config{
		{}, {Players: 5}, {Players: -1}, {Players: 2, Sides: []string{"4x4"}}, {Players: 2, Sides: []string{"4x3", "3x3", "4x3"}},
		{Players: 1, Layouts: []string{"blue"}}, {Players: 1, Layouts: []string{"red", "white"}},
		{Players: 1, Extensions: []string{"dragons"}}, {Players: 1, Variants: []string{"dragons"}},
	} {
		if _, err := NewRules(config, nil); err == nil {
			t.Errorf("%+v is accepted", config)
		}
	}
}
