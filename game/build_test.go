package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
)

// building starts a solo game on the white layout at a Build action, with plenty
// of money and every special module on sale.
func building(t *testing.T) *Match {
	t.Helper()
	m := solo(t, 11)
	c := &m.State.Players[0].Clinic
	for i := range c.Tiles { // whatever the bonus tile was, leave only the white layout
		if tile := &c.Tiles[i]; !tile.Module() {
			*tile = clinic.Tile{}
		} else {
			tile.Conveyor = false
		}
	}
	m.State.Players[0].Money = 100
	for _, spec := range m.Rules.Components {
		if spec.OneOfKind && m.State.Market.Pile(spec.Kind, 0) == nil {
			m.State.Market.Piles = append(m.State.Market.Piles, pileOf(spec.Kind, 1))
		}
	}
	choose(t, m, Build)
	return m
}

// again goes back to a fresh Build action of the same round without anything else happening.
func again(m *Match) { beginBuild(&Play{Rules: m.Rules, State: m.State}, 0) }

// B20: every price, with the floor where it matters; B28: paid at once.
func TestPrices(t *testing.T) {
	m := building(t)
	c := m.rulesOf(0)
	put(c.Clinic(), clinic.TreatmentRoom, at(1, 0, 1))
	for _, want := range []struct {
		command Command
		price   int
	}{
		{hub(clinic.Cardiology, at(0, 0, 0)), 0}, // refused: touches the hub
		{hub(clinic.Cardiology, at(0, 3, 2)), 2},
		{hub(clinic.Cardiology, at(1, 1, 1)), 3},
		{build(clinic.TreatmentRoom, at(0, 3, 1)), 2},
		{build(clinic.SupplyRoom, at(1, 1, 1)), 3},
		{build(clinic.SupplyRoom, at(2, 0, 1)), 4},
		{build(clinic.Laboratory, at(0, 2, 1)), 2},
		{build(clinic.OperatingRoom, at(1, 1, 1)), 3},
		{build(clinic.OutpatientServices, at(2, 0, 1)), 4},
		{build(clinic.WaitingRoom, at(0, 0, 2)), 2},
		{entrance(at(0, 0, 1), clinic.South), 0}, // no border side
		{entrance(at(0, 1, 0), clinic.North), 2},
		{build(clinic.Helipad, at(1, 1, 1)), 3},
		{build(clinic.Helipad, at(2, 0, 1)), 4},
		{build(clinic.Garden, at(0, 3, 2)), 2},
		{build(clinic.ParkingLot, at(0, 3, 2)), 2},
		{Command{Type: BuildOne, Component: clinic.Component{Kind: clinic.Conveyor, Space: at(0, 0, 1)}, Pair: true, Second: at(0, 1, 1)}, 2},
	} {
		v := m.Rules.Check(m.State, 0, &want.command)
		if v.Legal() != (want.price > 0) || v.Cost.Money != want.price {
			t.Errorf("B20: %+v costs %d (%s), want %d", want.command.Component, v.Cost.Money, m.Rules.Sentence(v.Refusal), want.price)
		}
	}
	do(t, m, 0, build(clinic.OutpatientServices, at(2, 0, 1)))
	if c.Owner().Money != 96 {
		t.Errorf("B28: $%d left", c.Owner().Money)
	}
	c.Owner().Money = 1
	refuses(t, m, 0, build(clinic.Garden, at(0, 3, 2)), "B28", "no_money")
	if price, origins := c.ExplainPrice(clinic.Component{Kind: clinic.SupplyRoom, Space: at(1, 1, 1)}); price != 3 || len(origins) != 1 || origins[0].Amount != 3 {
		t.Errorf("B20: %d from %+v", price, origins)
	}
}

// B20: limits per player.
func TestLimitsOfComponents(t *testing.T) {
	m := building(t)
	c := m.rulesOf(0)
	do(t, m, 0, hub(clinic.Cardiology, at(0, 3, 2)))
	again(m)
	put(c.Clinic(), clinic.SupplyRoom, at(1, 0, 1))
	refuses(t, m, 0, hub(clinic.Cardiology, at(1, 1, 1)), "B20", "one_hub_per_round") // one hub a round
	c.Owner().Turn.Bought = nil
	refuses(t, m, 0, hub(clinic.Cardiology, at(1, 1, 1)), "B22", "pile_closed") // and its pile is closed
	do(t, m, 0, build(clinic.Laboratory, at(0, 2, 1)))
	refuses(t, m, 0, build(clinic.WaitingRoom, at(1, 1, 0)), "B20", "one_special_per_round") // one special a round
	c.Owner().Turn.Bought = nil
	refuses(t, m, 0, build(clinic.Laboratory, at(1, 1, 0)), "B20", "one_of_kind")
	again(m)
	for _, side := range []Command{entrance(at(0, 1, 0), clinic.North), entrance(at(0, 3, 2), clinic.East), entrance(at(0, 3, 2), clinic.South)} {
		again(m)
		do(t, m, 0, side)
	}
	again(m)
	put(c.Clinic(), clinic.SupplyRoom, at(0, 3, 0))
	refuses(t, m, 0, entrance(at(0, 3, 0), clinic.North), "B20", "limit_reached")
	do(t, m, 0, build(clinic.Helipad, at(1, 1, 0)))
	again(m)
	do(t, m, 0, build(clinic.Helipad, at(1, 2, 1)))
	again(m)
	refuses(t, m, 0, build(clinic.Helipad, at(1, 3, 2)), "B20", "limit_reached")
	pair := build(clinic.Conveyor, at(0, 0, 1))
	refuses(t, m, 0, pair, "B20", "first_conveyors_are_two")
	pair.Pair, pair.Second = true, at(0, 1, 1)
	do(t, m, 0, pair)
	if c.Count(clinic.Conveyor) != 2 || c.Owner().Turn.Built != 1 {
		t.Errorf("B20, B26: %d conveyors for %d components", c.Count(clinic.Conveyor), c.Owner().Turn.Built)
	}
	for _, space := range []clinic.Space{at(0, 2, 1), at(0, 1, 0), at(1, 0, 1)} {
		again(m)
		do(t, m, 0, build(clinic.Conveyor, space))
	}
	again(m)
	put(c.Clinic(), clinic.TreatmentRoom, at(0, 3, 1))
	refuses(t, m, 0, build(clinic.Conveyor, at(0, 3, 1)), "B20", "limit_reached")
	refuses(t, m, 0, build("volcano", at(0, 3, 1)), "B20", "no_such_component")
}

// B21: two components per action; a supply room together with a treatment room is extra, in any order.
func TestTwoComponentsAndASupplyRoomOnTop(t *testing.T) {
	garden, lot := build(clinic.Garden, at(0, 3, 0)), build(clinic.ParkingLot, at(0, 3, 2))
	treatment, supply := build(clinic.TreatmentRoom, at(0, 2, 2)), build(clinic.SupplyRoom, at(0, 1, 2))
	for _, order := range [][]Command{
		{treatment, supply, garden, lot}, {garden, treatment, supply, lot}, {supply, garden, treatment, lot},
	} {
		m := building(t)
		for _, command := range order[:3] {
			do(t, m, 0, command)
		}
		refuses(t, m, 0, order[3], "B21", "built_enough")
		for _, command := range m.Rules.Legal(m.State, 0) {
			if command.Type == BuildOne {
				t.Errorf("B21: a fourth component is listed: %+v", command)
			}
		}
	}
	m := building(t)
	do(t, m, 0, garden)
	do(t, m, 0, supply)
	refuses(t, m, 0, lot, "B21", "built_enough")
}

// B21: how much of a Build is left, and which kind is extra.
func TestWhatIsLeftOfABuild(t *testing.T) {
	garden, treatment, supply := build(clinic.Garden, at(0, 3, 0)), build(clinic.TreatmentRoom, at(0, 2, 2)), build(clinic.SupplyRoom, at(0, 1, 2))
	for _, test := range []struct {
		built []Command
		count int
		onTop clinic.Kind
	}{
		{nil, 2, ""},
		{[]Command{garden}, 1, ""},
		{[]Command{treatment}, 1, clinic.SupplyRoom},
		{[]Command{supply}, 1, clinic.TreatmentRoom},
		{[]Command{treatment, supply}, 1, ""},
		{[]Command{garden, treatment}, 0, clinic.SupplyRoom},
		{[]Command{treatment, supply, garden}, 0, ""},
	} {
		m := building(t)
		for _, command := range test.built {
			do(t, m, 0, command)
		}
		if count, onTop := (Context{Rules: m.Rules, State: m.State}).BuildsLeft(); count != test.count || onTop != test.onTop {
			t.Errorf("after %v there are %d left and %q on top, want %d and %q", test.built, count, onTop, test.count, test.onTop)
		}
	}
}

// B22: the pile of a hub or special module closes after a sale; B38: an empty pile sells nothing.
func TestPilesCloseAndRunOut(t *testing.T) {
	m := building(t)
	do(t, m, 0, hub(clinic.Cardiology, at(0, 3, 2)))
	do(t, m, 0, build(clinic.WaitingRoom, at(0, 2, 0)))
	for _, pile := range []struct {
		kind    clinic.Kind
		service clinic.Service
	}{{clinic.Hub, clinic.Cardiology}, {clinic.WaitingRoom, 0}} {
		if !m.State.Market.Pile(pile.kind, pile.service).Closed {
			t.Errorf("B22: %s is still on sale", pile.kind)
		}
	}
	again(m)
	do(t, m, 0, build(clinic.Garden, at(0, 3, 0)))
	if pile := m.State.Market.Pile(clinic.Garden, 0); pile.Closed {
		t.Error("B22: gardens are closed")
	}
	m.State.Market.Pile(clinic.SupplyRoom, 0).Left = 0
	refuses(t, m, 0, build(clinic.SupplyRoom, at(0, 1, 2)), "B38", "none_left")
	m.State.Market.Pile(clinic.Conveyor, 0).Left = 1
	pair := build(clinic.Conveyor, at(0, 0, 1))
	pair.Pair, pair.Second = true, at(0, 1, 1)
	refuses(t, m, 0, pair, "B38", "none_left")
	m.State.Market.Pile(clinic.Conveyor, 0).Left = 2
	pair.Component.Service = clinic.Cardiology // no pile has conveyors of a service
	refuses(t, m, 0, pair, "B38", "none_left")
	m.State.Players[0].Turn.Bought = nil
	refuses(t, m, 0, hub(clinic.Neurology, at(0, 1, 2)), "B40", "service_not_in_play")
	m.State.Market.Piles = slices.DeleteFunc(m.State.Market.Piles, isPileOf(clinic.Laboratory))
	m.State.Players[0].Turn.Bought = nil
	refuses(t, m, 0, build(clinic.Laboratory, at(0, 1, 2)), "B37", "not_on_sale")
}

// B27, B60: no building on the last free places; a parking lot adds two.
func TestCarsNeedPlaces(t *testing.T) {
	m := building(t)
	c := m.rulesOf(0)
	m.Rules.Numbers[PlacesStreet], m.Rules.Numbers[PlacesParkingLot] = 4, 6
	if c.Places() != 9*4 {
		t.Errorf("B60: %d places at 9 empty spaces", c.Places())
	}
	for c.FreePlaces() > 3 {
		come(m, 0, clinic.Person{Kind: clinic.Nurse, Car: true, At: clinic.Place{Area: clinic.Waiting}})
	}
	refuses(t, m, 0, build(clinic.Garden, at(0, 3, 2)), "B27", "cars_need_places")
	refuses(t, m, 0, build(clinic.Laboratory, at(0, 3, 2)), "B27", "cars_need_places")
	do(t, m, 0, build(clinic.SupplyRoom, at(1, 1, 1))) // above Floor 0 no places are lost
	do(t, m, 0, build(clinic.ParkingLot, at(0, 3, 2)))
	if c.FreePlaces() != 5 {
		t.Errorf("B60: %d free places", c.FreePlaces())
	}
	again(m)
	do(t, m, 0, build(clinic.Garden, at(0, 3, 1))) // 4 of 5 places go
}

// B31, B33: a room that will not work yet may be built, with a warning.
func TestWarningOfARoomThatWillNotWork(t *testing.T) {
	m := building(t)
	c := m.rulesOf(0)
	for _, want := range []struct {
		component clinic.Component
		keys      []string
	}{
		{clinic.Component{Kind: clinic.TreatmentRoom, Space: at(0, 3, 2)}, []string{"needs_hub_beside", "needs_supply_beside"}},
		{clinic.Component{Kind: clinic.TreatmentRoom, Space: at(0, 0, 0)}, nil},
		{clinic.Component{Kind: clinic.OperatingRoom, Space: at(0, 3, 2)}, []string{"needs_hub_beside"}},
		{clinic.Component{Kind: clinic.OperatingRoom, Space: at(0, 0, 2)}, nil},
		{clinic.Component{Kind: clinic.Garden, Space: at(0, 3, 2)}, nil},
	} {
		var keys []string
		for _, w := range c.BuildWarnings(want.component) {
			keys = append(keys, w.Key)
		}
		if !slices.Equal(keys, want.keys) {
			t.Errorf("B31: %+v warns of %v, want %v", want.component, keys, want.keys)
		}
	}
	warns(t, m, 0, build(clinic.TreatmentRoom, at(0, 3, 2)), "needs_supply_beside")
}
