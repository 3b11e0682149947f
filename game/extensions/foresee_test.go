package extensions

import (
	"reflect"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/market"
)

// foresees returns what a command of player 0 would bring about, and checks that asking changes nothing.
func (x *table) foresees(command game.Command) game.Foresight {
	x.t.Helper()
	before := x.State.Clone()
	f := x.Rules.Foresee(x.State, 0, &command)
	if !f.Legal() {
		x.t.Fatalf("%+v is refused: %+v", command, f.Refusal)
	}
	if !reflect.DeepEqual(before, x.State) {
		x.t.Error("asking what follows changed the game")
	}
	return f
}

// C61: an orange patient doesn't come in but sells a story: this is known in advance, with the money that it brings.
func TestForeseesGhosts(t *testing.T) {
	x := laidOut(t, 1, "ghosts")
	x.State.Market.Row(clinic.Psychiatry).Patients = [market.RowLength]clinic.Level{clinic.Orange, clinic.White}
	x.decide(0, game.DecideAdmit)
	x.State.Players[0].Turn.Queue = 2
	money, income := x.State.Players[0].Money, x.of(0).Forecast().Income
	f := x.foresees(admitOf(clinic.Psychiatry))
	if len(f.Consequences) != 2 || f.Consequences[0].Fact.Type != game.PatientTurnedAway ||
		f.Consequences[1].Fact.Type != TabloidPaid || f.Consequences[1].Rule != "C61" || f.Consequences[1].Fact.Money != 5 {
		t.Errorf("C61: what follows is %+v", f.Consequences)
	}
	then := game.Context{Rules: x.Rules, State: f.After}
	if after := then.Owner().Money; after != money || then.Forecast().Income != income+5 {
		t.Errorf("C61: $%d of savings then and $%d of income, want $%d and $%d", after, then.Forecast().Income, money, income+5)
	}
	x.State.Market.Row(clinic.Psychiatry).Patients[0] = clinic.White
	if f := x.foresees(admitOf(clinic.Psychiatry)); len(f.Consequences) != 0 {
		t.Errorf("who comes in as usual has consequences: %+v", f.Consequences)
	}
}

// C3: a patient who smokes dies of it, and the popularity lost is known in advance.
func TestForeseesDeadlyCigarettes(t *testing.T) {
	x := smokingTable(t)
	patient := x.patient(0, clinic.White, clinic.In(supplySpace))
	x.enter("move")
	x.State.Players[0].Popularity = 20
	f := x.foresees(smoke(patient))
	if len(f.Consequences) != 1 || f.Consequences[0].Fact.Type != game.PatientDied || f.Consequences[0].Rule != "C3" ||
		f.Consequences[0].Fact.Popularity != -5 || f.Cost.Popularity != 5 || f.After.Players[0].Popularity != 15 {
		t.Errorf("C3: what follows is %+v at a cost of %+v", f.Consequences, f.Cost)
	}
}

// C101: what an air conditioner does to the upkeep of its floor is known in advance; what is built itself is not a
// consequence.
func TestForeseesDoubledUpkeep(t *testing.T) {
	x := newTable(t, 1, "air_conditioners")
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 0, 0): clinic.Hub, space(0, 1, 0): clinic.TreatmentRoom, space(0, 2, 0): clinic.SupplyRoom, space(1, 1, 0): clinic.Laboratory,
	})
	x.decide(0, game.DecideBuild)
	x.State.Players[0].Money = 20
	x.State.Players[0].Turn.Order = []game.Action{game.Build}
	f := x.foresees(game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: airConditioner, Space: space(0, 0, 0), Side: clinic.North}})
	if len(f.Consequences) != 1 || f.Consequences[0].Upkeep != 3 || f.Consequences[0].Rule != "C101" {
		t.Errorf("C101: what follows is %+v, want $3 more for three rooms", f.Consequences)
	}
	f = x.foresees(game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Garden, Space: space(0, 3, 0)}})
	if len(f.Consequences) != 0 || f.After == nil {
		t.Errorf("a garden has consequences: %+v", f.Consequences)
	}
}

// C71: chance decides the level of an unclassified patient, and nothing is foreseen about it.
func TestForeseesNothingOfChance(t *testing.T) {
	x := laidOut(t, 1, "triage")
	x.put(0, clinic.Component{Kind: triageStation, Space: space(0, 0, 0)})
	patient := x.patient(0, clinic.Unclassified, preAdmissions)
	x.enter("move")
	f := x.foresees(game.Command{Type: game.MoveOne, Person: patient, To: clinic.In(space(0, 0, 0))})
	if f.After != nil || len(f.Consequences) != 0 || f.Cost.Time == 0 {
		t.Errorf("C71: what follows is %+v", f)
	}
}

// B31: what begins to work is known in advance: the room itself, and others that lacked just that.
func TestForeseesWhatBeginsToWork(t *testing.T) {
	x := newTable(t, 1)
	x.clear(0)
	lacking := space(0, 1, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 0, 1): clinic.Hub, lacking: clinic.TreatmentRoom})
	x.decide(0, game.DecideBuild)
	x.State.Players[0].Money = 20
	for _, test := range []struct {
		kind clinic.Kind
		at   clinic.Space
		want clinic.Spaces
	}{
		{clinic.SupplyRoom, space(0, 1, 0), clinic.One(lacking)},
		{clinic.SupplyRoom, space(0, 3, 2), 0},
		{clinic.Garden, space(0, 2, 1), 0},
	} {
		f := x.foresees(buildAt(test.kind, test.at))
		if f.Starts != test.want {
			t.Errorf("B31: with the %s at %v %b begin to work, want %b", test.kind, test.at, f.Starts, test.want)
		}
	}
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 1, 0): clinic.SupplyRoom})
	if f := x.foresees(buildAt(clinic.TreatmentRoom, space(0, 0, 0))); f.Starts != clinic.One(space(0, 0, 0)) {
		t.Errorf("B31: with a treatment room beside both %b begin to work", f.Starts)
	}
}

// Everything that a player may do in a game with an extension can be foreseen from the player's view, for every kind
// of command. Asking changes nothing, and the money, time and popularity foreseen are what follows at once.
func TestForeseesWhatComes(t *testing.T) {
	for i, e := range All() {
		rules, err := game.NewRules(configWith(i%game.MaxPlayers+1, 300+i, e), All())
		if err != nil {
			t.Fatal(err)
		}
		s, _ := rules.Start()
		random := bot.Random{Chance: game.Random{Word: uint64(i)}, MostMoves: 6}
		asked := map[game.CommandType]int{}
		for !s.Over {
			player, ok := random.NextPlayer(s)
			if !ok {
				t.Fatalf("%s: nobody decides", e.ID)
			}
			view := rules.View(s, player)
			before := view.Clone()
			for _, command := range rules.Legal(view, player) {
				if asked[command.Type]++; asked[command.Type]%20 > 1 {
					continue
				}
				f := rules.Foresee(view, player, &command)
				if f.After == nil {
					continue
				}
				then := view.Clone()
				told, _ := rules.Apply(then, player, &command)
				onward := slices.ContainsFunc(told, func(e game.Event) bool { return e.Step != rules.StepOf(view).Key })
				now, after := &f.After.Players[player], &then.Players[player]
				if !onward && (now.Money != after.Money || now.Time != after.Time || now.Popularity != after.Popularity) {
					t.Errorf("%s: %+v: $%d, %d, %d are foreseen, and $%d, %d, %d come", e.ID, command,
						now.Money, now.Time, now.Popularity, after.Money, after.Time, after.Popularity)
				}
			}
			if !reflect.DeepEqual(before, view) {
				t.Fatalf("%s: asking what follows changed the game", e.ID)
			}
			if _, _, err := random.Play(rules, s, player); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// C11, C21: the victim of a fire truck that finds no place comes right after the helicopter lands; its death is known
// in advance.
func TestForeseesTheTruckBehindTheHelicopter(t *testing.T) {
	x := newTable(t, 1, "helicopters", "fire_trucks")
	pad := space(1, 1, 1)
	x.put(0, clinic.Component{Kind: clinic.Helipad, Space: pad})
	for x.of(0).FreePlaces() > 0 {
		x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
	}
	x.State.Round = 6
	x.enter("move")
	d := x.State.Decision(0)
	if d == nil || d.Kind != DecideHelicopter {
		t.Fatalf("C11: %+v is decided", d)
	}
	f := x.foresees(x.Rules.Legal(x.State, 0)[0])
	died := slices.ContainsFunc(f.Consequences, func(c game.Consequence) bool { return c.Fact.Type == game.PatientDied && c.Rule == "C21" })
	if !died {
		t.Errorf("C21: what follows is %+v", f.Consequences)
	}
}
