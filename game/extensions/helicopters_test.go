package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

var (
	padSpace       = space(1, 0, 1) // above the hub
	operatingSpace = space(0, 0, 0) // beside the hub
)

// helicopterTable returns the white layout with a helipad on the hub and an operating room beside it, in round IV.
func helicopterTable(t *testing.T, ids ...string) *table {
	x := newTable(t, 1, append(ids, "helicopters")...)
	x.clinic(0).People = nil
	x.putModules(0, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad, operatingSpace: clinic.OperatingRoom})
	x.State.Round = 4
	return x
}

func landOn(at clinic.Space) game.Command {
	return game.Command{Type: LandHelicopter, To: clinic.In(at)}
}

// C10: the text's example: 9 helicopters for 3 players, 3 for one.
func TestExampleHelicopterCounts(t *testing.T) {
	for players, want := range map[int]int{1: 3, 3: 9} {
		rules, err := game.NewRules(game.Config{Players: players, Extensions: []string{"helicopters"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		if pool := (game.Context{Rules: rules, State: rules.NewTable()}).Pool(helicoptersPool); pool != want {
			t.Errorf("C10: %d helicopters for %d players, want %d", pool, players, want)
		}
	}
}

// C10: one operating room per player is on sale, in solo in addition to the two random kinds.
func TestOperatingRoomsOnSale(t *testing.T) {
	for players := 1; players <= 4; players++ {
		rules, err := game.NewRules(game.Config{Players: players, Extensions: []string{"helicopters"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		s := rules.NewTable()
		if left := s.Market.Pile(clinic.OperatingRoom, clinic.NoService).Left; left != players {
			t.Errorf("C10: %d operating rooms for %d players", left, players)
		}
		specials := 0
		for _, pile := range s.Market.Piles {
			if spec := rules.Component(pile.Kind); spec.Piles && spec.OneOfKind {
				specials++
			}
		}
		if players == 1 && specials != 3 {
			t.Errorf("C10: %d kinds of special modules are on sale in solo", specials)
		}
	}
}

// C10: at most three helipads and one operating room, and the pile of operating rooms does not close.
func TestHelicopterLimits(t *testing.T) {
	x := helicopterTable(t)
	if most, _ := x.of(0).Limit(clinic.Helipad); most != 3 {
		t.Errorf("C10: %d helipads", most)
	}
	x.State.Players[0].Money = 50
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{hubSpace: clinic.Hub})
	x.decide(0, game.DecideBuild)
	x.do(0, buildAt(clinic.OperatingRoom, operatingSpace))
	if x.State.Market.Pile(clinic.OperatingRoom, clinic.NoService).Closed {
		t.Error("C10: the pile of operating rooms closes")
	}
	x.refuses(0, buildAt(clinic.OperatingRoom, space(0, 1, 1)), "B20", "one_special_per_round")
	x.State.Players[0].Turn = game.Turn{}
	x.State.Market.Pile(clinic.OperatingRoom, clinic.NoService).Left = 1
	x.refuses(0, buildAt(clinic.OperatingRoom, space(0, 1, 1)), "B20", "one_of_kind")
}

// C10: a helicopter comes in each of rounds IV, V and VI, to each player.
func TestHelicoptersComeLate(t *testing.T) {
	for round := 1; round <= 6; round++ {
		x := newTable(t, 2, "helicopters")
		x.State.Round = round
		for player := range 2 {
			x.putModules(player, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad})
		}
		x.enter("move")
		for player := range 2 {
			if comes := x.State.Decision(player).Kind == DecideHelicopter; comes != (round >= 4) {
				t.Errorf("C10: in round %d a helicopter comes to player %d: %v", round, player, comes)
			}
		}
	}
}

// C11, C13, the text's arrival: landing takes 3, plus the way from the helipad to the operating room.
func TestExampleHelicopterTakesThree(t *testing.T) {
	x := helicopterTable(t)
	x.enter("move")
	x.refuses(0, landOn(hubSpace), "C11", "only_on_helipad")
	events := x.do(0, landOn(padSpace))
	owner := &x.State.Players[0]
	if owner.Time != 3 || !has(events, HelicopterLanded) || clinic.CountOf(x.clinic(0).At(padSpace).Marks, helicopterMark) != 1 {
		t.Errorf("C11: landing took %d", owner.Time)
	}
	if cars := x.clinic(0).Cars(); cars != 0 {
		t.Errorf("C11: the victim brought %d cars", cars)
	}
	x.refuses(0, moveTo("b1", roomSpace), "C13", "victim_elsewhere")
	x.do(0, moveTo("b1", operatingSpace))
	if owner.Time != 5 || !x.clinic(0).Person("b1").In(operatingSpace) { // down into the hub, into the room
		t.Errorf("C13: the way took %d", owner.Time-3)
	}
	x.refuses(0, moveTo("b1", operatingSpace), "C13", "victim_stays")
}

// C11: without a free helipad the victim dies at once: −5, no time, and the helicopter is lost.
func TestNowhereToLand(t *testing.T) {
	x := helicopterTable(t)
	x.clinic(0).At(padSpace).Marks = []clinic.Mark{{Kind: helicopterMark, Count: 1}}
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, helicoptersPool, -1)
	events := x.enter("move")
	owner := &x.State.Players[0]
	if !has(events, game.PatientDied) || owner.Popularity != -5 || owner.Time != 0 || len(x.clinic(0).People) != 0 || x.of(0).Pool(helicoptersPool) != 1 {
		t.Errorf("C11: %+v", events)
	}
	x.decide(0, DecideHelicopter)
	x.refuses(0, landOn(padSpace), "C11", "helipad_taken")
}

// C11: the player chooses a free helipad among several. C13: the victim goes only to a functional operating room
// without a patient, or stays on the helipad.
func TestVictimStaysOnTheHelipad(t *testing.T) {
	x := helicopterTable(t)
	other := space(1, 1, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{other: clinic.Helipad})
	x.clinic(0).At(padSpace).Marks = []clinic.Mark{{Kind: helicopterMark, Count: 1}}
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, helicoptersPool, -1)
	patient := x.patient(0, clinic.White, clinic.In(operatingSpace))
	x.enter("move")
	x.refuses(0, landOn(padSpace), "C11", "helipad_taken")
	x.do(0, landOn(other))
	x.refuses(0, moveTo("b1", operatingSpace), "C13", "victim_not_alone")
	x.clinic(0).Person(patient).At = preAdmissions
	x.clinic(0).At(hubSpace).Kind = clinic.Laboratory
	x.refuses(0, moveTo("b1", operatingSpace), "B31", "room_not_functional")
	x.do(0, done)
	if has(x.Told, game.PatientCured) || !has(x.Told, game.PatientDied) {
		t.Error("C13: who stays on the helipad does not die untreated")
	}
}

// C13, X13: a victim who is alone in the room is treated by two doctors of any colors and one nurse other than the
// room's own, for $30 plus gardens; no one else may be brought there.
func TestBurnVictimInOperatingRoom(t *testing.T) {
	x := helicopterTable(t)
	victim := x.come(0, byAir.victim(clinic.In(operatingSpace)))
	patient := x.patient(0, clinic.White, preAdmissions)
	x.State.Round = 3
	x.enter("move")
	x.refuses(0, moveTo(patient, operatingSpace), "C13", "victim_there")
	x.doctor(clinic.White, clinic.In(operatingSpace))
	x.doctor(clinic.Red, clinic.In(operatingSpace))
	if treatments := x.of(0).BestTreatments(); len(treatments) != 0 {
		t.Errorf("C13: treated without a nurse of flesh and blood: %+v", treatments)
	}
	x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(operatingSpace)})
	treatments := x.of(0).BestTreatments()
	if len(treatments) != 1 || len(treatments[0].Doctors) != 2 || len(treatments[0].Nurses) != 1 || treatments[0].Patient != victim {
		t.Fatalf("C13: %+v", treatments)
	}
	if income := x.of(0).Forecast().Income; income != 30 {
		t.Errorf("C13: $%d", income)
	}
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 1, 0): clinic.Garden})
	if income := x.of(0).Forecast().Income; income != 32 {
		t.Errorf("C13: $%d with a garden", income)
	}
	for kind, want := range map[clinic.PersonKind]int{clinic.Doctor: 2, clinic.Nurse: 1} {
		if most, _ := x.of(0).Holding(operatingSpace, kind); most != want {
			t.Errorf("C13: the room holds %d of %s", most, kind)
		}
	}
}

// C13: a victim still there in Admin dies; the helicopter stays.
func TestBurnVictimDies(t *testing.T) {
	x := helicopterTable(t)
	x.enter("move")
	x.do(0, landOn(padSpace))
	x.enter("admin-9")
	if len(x.clinic(0).People) != 0 || x.State.Players[0].Popularity != -5 || clinic.CountOf(x.clinic(0).At(padSpace).Marks, helicopterMark) != 1 {
		t.Error("C13: the victim lives, or the helicopter has left")
	}
}
