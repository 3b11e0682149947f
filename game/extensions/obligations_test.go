package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// owed returns an obligation by its key.
func (x *table) owed(player int, key string) game.Obligation {
	x.t.Helper()
	list := x.of(player).Obligations()
	at := slices.IndexFunc(list, func(o game.Obligation) bool { return o.Key == key })
	if at < 0 {
		x.t.Fatalf("X10: %s is not among %+v", key, list)
	}
	return list[at]
}

func (x *table) keysOwed(player int) []string {
	var keys []string
	for _, o := range x.of(player).Obligations() {
		keys = append(keys, o.Key)
	}
	return keys
}

func time(least, most int) [2]game.Cost { return [2]game.Cost{{Time: least}, {Time: most}} }

// X10: obligations are known from the beginning of the round, in their order: helicopter, fire truck, visitors, smoke
// break, then what free movement has to achieve; with their costs, and each until it is met.
func TestObligationsAreForetold(t *testing.T) {
	x := newTable(t, 1, "cigarettes", "fire_trucks", "helicopters", "gift_shop", "public_toilets")
	x.State.Round = 4
	x.State.Players[0].Popularity = 30
	x.put(0, clinic.Component{Kind: vendingMachine, Space: machineAt, Side: clinic.West})
	x.putModules(0, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad, space(0, 3, 0): giftShopModule, space(0, 0, 0): publicToilet})
	x.clinic(0).Person("d1").At = clinic.In(hubSpace)
	x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(roomSpace)})
	want := []string{"land_helicopter", "park_fire_truck", "visitors", "smoke", "use_toilet"}
	check := func(when string) {
		t.Helper()
		if got := x.keysOwed(0); !slices.Equal(got, want) {
			t.Errorf("X10: %s %v are owed, want %v", when, got, want)
		}
		for i, o := range x.of(0).Obligations() {
			if open := i == 0 && when != "before Move"; o.Open != open {
				t.Errorf("X10: %s %s is open: %v", when, o.Key, o.Open)
			}
		}
	}
	check("before Move")
	for _, test := range []struct {
		key       string
		id        string
		extension string
		number    int
		costs     [2]game.Cost
		otherwise int
	}{
		{"land_helicopter", "C11", "helicopters", 1, time(3, 3), 5}, {"park_fire_truck", "C21", "fire_trucks", 1, time(5, 5), 5},
		{"visitors", "C91", "gift_shop", 2, time(0, 0), 0},
		{"smoke", "C3", "cigarettes", 1, time(4, 6), 0}, // from the treatment room, from the hub
		{"use_toilet", "C40", "public_toilets", 1, time(1, 2), 0},
	} {
		o := x.owed(0, test.key)
		var costs [2]game.Cost
		if len(o.Costs) == 1 {
			costs = [2]game.Cost{o.Costs[0].Least, o.Costs[0].Most}
		}
		if o.Extension != test.extension || o.Rule != test.id || o.Number != test.number || costs != test.costs || o.Otherwise.Popularity != test.otherwise || !o.Possible {
			t.Errorf("%s: %s is %+v", test.id, test.key, o)
		}
	}
	x.enter("move")
	check("at the beginning of Move")
	x.do(0, landOn(padSpace))
	want = want[1:]
	check("after the landing")
	x.do(0, parkAt(streetSpace, roomSpace))
	want = want[2:] // and the visitors came
	check("after the fire truck")
	x.do(0, smoke("d1"))
	want = want[1:]
	check("after the smoke break")
	x.do(0, moveTo("d1", space(0, 0, 0)))
	want = nil
	check("with somebody in the toilet")
}

// X10, X12: obligations that can't be met say so, with the cost: −5 for a victim who can't land or has no room;
// visitors without a parking place stay at home, and with no one inside there is no smoke break.
func TestObligationsThatCannotBeMet(t *testing.T) {
	x := newTable(t, 1, "cigarettes", "fire_trucks", "helicopters", "gift_shop", "public_toilets")
	x.State.Round = 4
	x.State.Players[0].Popularity = 45
	x.put(0, clinic.Component{Kind: vendingMachine, Space: machineAt, Side: clinic.West})
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 0): giftShopModule, space(0, 0, 0): publicToilet})
	x.clinic(0).People = nil
	x.patient(0, clinic.White, clinic.In(roomSpace))
	x.clinic(0).People[0].At = clinic.In(space(0, 0, 0)) // in the toilet
	for x.of(0).FreePlaces() > 2 {
		x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
	}
	if o := x.owed(0, "land_helicopter"); o.Possible || o.Otherwise.Popularity != 5 {
		t.Errorf("C11: %+v", o)
	}
	if o := x.owed(0, "visitors"); o.Possible || o.Number != 2 {
		t.Errorf("C91: %+v", o)
	}
	if o := x.owed(0, "leave_toilet"); !o.Possible || o.Costs[0].Least.Time != 2 {
		t.Errorf("C41: %+v", o)
	}
	x.clinic(0).People = slices.DeleteFunc(x.clinic(0).People, func(p clinic.Person) bool { return p.Kind == clinic.Patient })
	if o := x.owed(0, "smoke"); o.Possible || o.Otherwise != (game.Cost{}) {
		t.Errorf("X12: %+v", o)
	}
	x.patient(0, clinic.White, clinic.In(roomSpace))
	if o := x.owed(0, "park_fire_truck"); o.Possible || o.Otherwise.Popularity != 5 {
		t.Errorf("C21: %+v", o)
	}
	x.State.Round = 3
	if keys := x.keysOwed(0); slices.Contains(keys, "land_helicopter") || slices.Contains(keys, "park_fire_truck") {
		t.Errorf("C10, C20: in round III %v are owed", keys)
	}
	x.State.Market.Pools = nil // X6: nothing comes from empty stocks
	x.State.Round = 4
	if keys := x.keysOwed(0); !slices.Equal(keys, []string{"visitors", "use_toilet"}) {
		t.Errorf("X6: %v are owed", keys)
	}
}

// X11: if the players move one after another, obligations stay open until the player's own turn.
func TestObligationsInTurn(t *testing.T) {
	x := newTable(t, 2, "helicopters", "therapy_dogs")
	x.State.Round = 4
	for player := range 2 {
		x.putModules(player, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad})
	}
	last := x.State.TurnOrder[0]
	x.withDog(last, clinic.White, preAdmissions)
	x.enter("move")
	if keys := x.keysOwed(last); !slices.Equal(keys, []string{"land_helicopter", "bring_dog"}) || x.of(last).Obligations()[0].Open {
		t.Errorf("X11: %v are owed before the turn", keys)
	}
	first := x.State.TurnOrder[1]
	x.do(first, landOn(padSpace))
	x.do(first, done)
	x.do(last, landOn(padSpace))
	if o := x.owed(last, "bring_dog"); !o.Open || !o.Possible || o.Number != 1 || o.Costs[0].Least.Time != 2 {
		t.Errorf("C81: %+v", o)
	}
	for range 2 {
		x.patient(last, clinic.White, clinic.In(roomSpace))
	}
	if o := x.owed(last, "bring_dog"); o.Possible {
		t.Errorf("C81: no bed is free: %+v", o)
	}
}
