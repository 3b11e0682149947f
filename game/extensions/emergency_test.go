package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// emergencyTable begins a game with a department and these extensions, and goes to the first choice of an action. The
// first player has the light layout: the hub at 0,0 and the light room at 1,0.
func emergencyTable(t *testing.T, players int, ids ...string) *table {
	t.Helper()
	return newTableOf(t, game.Config{Players: players, AnnexLayouts: []string{"light"}}, append(ids, "emergency")...)
}

func (x *table) department(player int) game.Context { return x.of(player).Annex() }

// erect puts a component into a department for free.
func (x *table) erect(player int, kind clinic.Kind, at clinic.Space) {
	c := x.department(player)
	c.Clinic().Place(&c.Rules.Component(kind).Blueprint, clinic.Component{Kind: kind, Space: at})
}

// emerge brings a person into a department.
func (x *table) emerge(player int, kind clinic.PersonKind, level clinic.Level, at clinic.Place) string {
	play := &game.Play{Rules: x.Rules, State: x.State}
	return play.ArriveAt(x.department(player), clinic.Person{Kind: kind, Level: level, Car: true, At: at})
}

// act begins the emergency action of a player.
func (x *table) act(player int) {
	x.decide(player, DecideEmergency)
	beginEmergency(&game.Play{Rules: x.Rules, State: x.State}, player)
}

// inDepartment makes a command apply to the department.
func inDepartment(command game.Command) game.Command {
	command.Board = EmergencyBoard
	return command
}

// E1: a board of one floor, 4×2 or 3×2 as chosen, beside Floor 0 of the clinic.
func TestSidesOfTheDepartment(t *testing.T) {
	for side, columns := range map[string]int8{"4x2": 4, "3x2": 3} {
		x := newTableOf(t, game.Config{Players: 1, AnnexSides: []string{side}, AnnexLayouts: []string{"dark"}}, "emergency")
		board := x.department(0).Clinic()
		if board.Columns != columns || board.Rows != 2 {
			t.Errorf("E1: the %s side has %d×%d spaces", side, board.Columns, board.Rows)
		}
		x.act(0)
		for _, at := range []clinic.Space{{Floor: 1}, {X: columns}, {Y: 2}} {
			if v := x.Rules.Check(x.State, 0, new(inDepartment(buildAt(EmergencyRoomMedium, at)))); v.Legal() {
				t.Errorf("E1: on the %s side a room is built in %v", side, at)
			}
		}
	}
}

// E2: a hub, a light room and a light doctor with a car, from the stocks, and $10 of its own.
func TestStartOfTheDepartment(t *testing.T) {
	for name, places := range map[string][2]clinic.Space{
		"light": {{}, {X: 1}}, "medium": {{X: 1}, {X: 1, Y: 1}}, "dark": {{X: 2, Y: 1}, {X: 2}},
	} {
		x := newTableOf(t, game.Config{Players: 1, AnnexLayouts: []string{name}}, "emergency")
		c := x.department(0)
		if c.Clinic().At(places[0]).Kind != EmergencyHub || c.Clinic().At(places[1]).Kind != EmergencyRoomLight || c.Clinic().Modules().Count() != 2 {
			t.Errorf("E2: the %s layout is %v", name, c.Clinic().Tiles)
		}
		if !WorkingEmergencyRooms(c).Has(places[1]) {
			t.Errorf("E2: the room of the %s layout does not work", name)
		}
		doctor := c.Clinic().Person("e1")
		if doctor == nil || doctor.Kind != EmergencyDoctor || doctor.Level != Light || !doctor.Car || doctor.At != outside {
			t.Errorf("E2: with the %s layout the doctor is %+v", name, doctor)
		}
		if c.Owner().Annex.Money != 10 || c.Owner().Money != c.Number(game.StartMoney) {
			t.Errorf("E2: the department has $%d, the clinic $%d", c.Owner().Annex.Money, c.Owner().Money)
		}
		if hubs, rooms := c.Pile(EmergencyHub, clinic.NoService).Left, c.Pile(EmergencyRoomLight, clinic.NoService).Left; hubs != 7 || rooms != 3 {
			t.Errorf("E2: %d hubs and %d light rooms are left", hubs, rooms)
		}
	}
}

// E2: no two players have the same layout, but the fourth draws from all three again.
func TestLayoutsAreDrawn(t *testing.T) {
	for players := 1; players <= game.MaxPlayers; players++ {
		rules, err := game.NewRules(game.Config{Players: players, Seed: uint64(players), Extensions: []string{"emergency"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		drawn := map[string]int{}
		for _, layout := range rules.Config.AnnexLayouts {
			drawn[layout]++
		}
		if len(rules.Config.AnnexLayouts) != players || len(drawn) != min(players, 3) {
			t.Errorf("E2: %d players have %v", players, rules.Config.AnnexLayouts)
		}
	}
	if _, err := game.NewRules(game.Config{Players: 2, Extensions: []string{"emergency"}, AnnexLayouts: []string{"light", "light"}}, All()); err == nil {
		t.Error("E2: two players have one layout")
	}
}

// E2: players who build the start by hand place the same two tiles, so that the room works, one by one or all at
// once.
func TestOwnStartOfTheDepartment(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Extensions: []string{"emergency"}, AnnexLayouts: []string{game.OwnLayout}, Layouts: []string{"white"}}, All())
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	if d := x.State.Decision(0); d.Kind != game.DecideAnnex || len(d.Pieces) != 2 {
		t.Fatalf("E2: decided is %+v", d)
	}
	x.refuses(0, inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 1})), "B41", "not_among_pieces")
	x.refuses(0, inDepartment(buildAt(clinic.TreatmentRoom, clinic.Space{X: 1})), "E1", "component_of_clinic")
	x.do(0, inDepartment(buildAt(EmergencyRoomLight, clinic.Space{X: 3})))
	x.refuses(0, inDepartment(buildAt(EmergencyHub, clinic.Space{X: 1})), "B49", "rest_does_not_fit")
	x.do(0, inDepartment(buildAt(EmergencyHub, clinic.Space{X: 3, Y: 1})))
	if money := x.State.Players[0].Annex.Money; money != 10 || !WorkingEmergencyRooms(x.department(0)).Has(clinic.Space{X: 3}) {
		t.Errorf("E2: $%d are left", money)
	}
}

// E14: the emergency nurse, with a car, from the stock, is the eighth bonus tile.
func TestEmergencyNurseTile(t *testing.T) {
	x := emergencyTable(t, 1)
	if tiles := x.Rules.BonusTiles(); len(tiles) != 8 || tiles[7] != BonusEmergencyNurse {
		t.Fatalf("E14: the tiles are %v", tiles)
	}
	left := x.State.Market.Annex.NursesLeft
	x.enter("setup-bonuses")
	x.State.Market.Bonuses = []string{BonusEmergencyNurse}
	events := x.do(0, game.Command{Type: game.TakeBonus, Choice: BonusEmergencyNurse})
	taken := events[0]
	nurse := x.department(0).Clinic().Person(taken.Person)
	if nurse == nil || nurse.Kind != EmergencyNurse || !nurse.Car || nurse.At != outside || taken.Board != EmergencyBoard {
		t.Errorf("E14: the nurse is %+v, by %+v", nurse, taken)
	}
	if got := x.State.Market.Annex.NursesLeft; got != left-1 {
		t.Errorf("E14: %d of %d nurses are left", got, left)
	}
}
