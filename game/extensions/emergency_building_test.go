package extensions

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// E3: the prices are paid from the department's money first, then from the savings.
func TestPricesOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	for kind, price := range map[clinic.Kind]int{
		EmergencyHub: 2, EmergencyRoomLight: 2, EmergencyRoomMedium: 3, EmergencyRoomDark: 4, EmergencyBreakRoom: 3,
		clinic.Garden: 2, clinic.ParkingLot: 2, clinic.Conveyor: 2,
	} {
		if got := x.department(0).Price(clinic.Component{Kind: kind}); got != price {
			t.Errorf("E3: a %s costs $%d", kind, got)
		}
	}
	owner := &x.State.Players[0]
	owner.Annex.Money, owner.Money = 3, 50
	x.act(0)
	v := x.Rules.Check(x.State, 0, new(inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 1, Y: 1}))))
	if v.Cost.AnnexMoney != 3 || v.Cost.Money != 1 {
		t.Errorf("E3: the dark room costs %+v", v.Cost)
	}
	x.do(0, inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 1, Y: 1})))
	if owner.Annex.Money != 0 || owner.Money != 49 {
		t.Errorf("E3: $%d and $%d are left", owner.Annex.Money, owner.Money)
	}
	owner.Money = 1
	x.refuses(0, inDepartment(buildAt(EmergencyRoomMedium, clinic.Space{Y: 1})), "B28", "annex_no_money")
}

// E1: the department's money never pays for the clinic.
func TestMoneyFlowsOneWay(t *testing.T) {
	x := emergencyTable(t, 1)
	owner := &x.State.Players[0]
	owner.Annex.Money, owner.Money = 500, 1
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(clinic.Garden, space(0, 3, 2)), "B28", "no_money")
	x.decide(0, game.DecideHire)
	x.refuses(0, game.Command{Type: game.HireOne, Kind: clinic.Orderly}, "B28", "no_money")
	x.State.Players[0].Turn.Income = 0
	x.decide(0, game.DecidePopularity)
	x.refuses(0, game.Command{Type: game.BuyPopularity, Points: 1}, "B85", "income_too_small")
}

// E3: rooms of one level don't touch, nor do hubs; rooms of different levels may; each player may have one break
// room, and in all there are as many as the text says: 1, 1, 2 and 3.
func TestNeighboursInTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	x.State.Players[0].Money = 99
	x.act(0)
	x.refuses(0, inDepartment(buildAt(EmergencyHub, clinic.Space{Y: 1})), "B7", "same_color")
	second := inDepartment(buildAt(EmergencyRoomLight, clinic.Space{X: 1, Y: 1}))
	x.refuses(0, second, "B7", "same_color")
	if got := x.Rules.Sentence(x.Rules.Check(x.State, 0, &second).Refusal); !strings.HasPrefix(got, "A light emergency room must not touch another light emergency room") {
		t.Errorf("E3: the sentence is %q", got)
	}
	x.do(0, inDepartment(buildAt(EmergencyRoomMedium, clinic.Space{X: 1, Y: 1})))
	x.do(0, inDepartment(buildAt(EmergencyBreakRoom, clinic.Space{X: 2})))
	x.refuses(0, inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 2, Y: 1})), "B21", "built_enough")
	x.act(0)
	x.do(0, inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 2, Y: 1})))
	x.refuses(0, inDepartment(buildAt(EmergencyBreakRoom, clinic.Space{Y: 1})), "B20", "one_of_kind")
	for players, rooms := range []int{1, 1, 2, 3} {
		m := emergencyTable(t, players+1).State.Market.Annex
		if left := m.Pile(EmergencyBreakRoom, clinic.NoService).Left; left != rooms {
			t.Errorf("E3: %d players have %d break rooms", players+1, left)
		}
		if left := m.Pile(EmergencyRoomDark, clinic.NoService).Left; left != 4 {
			t.Errorf("E3: %d dark rooms", left)
		}
	}
}

// E3: two hubs in one action are allowed, since none of the clinic's limits apply, and several of each kind per
// round.
func TestSeveralHubsAtOnce(t *testing.T) {
	x := emergencyTable(t, 1)
	x.act(0)
	x.do(0, inDepartment(buildAt(EmergencyHub, clinic.Space{X: 1, Y: 1})))
	x.do(0, inDepartment(buildAt(EmergencyHub, clinic.Space{X: 2})))
	if got := x.department(0).Count(EmergencyHub); got != 3 {
		t.Errorf("E3: there are %d hubs", got)
	}
}

// E3: a room works only beside a hub; one that does not may be built, with a warning, and takes no patient.
func TestRoomsWorkBesideAHub(t *testing.T) {
	x := emergencyTable(t, 1)
	x.act(0)
	far := inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 3, Y: 1}))
	if v := x.Rules.Check(x.State, 0, &far); !v.Legal() || len(v.Warnings) == 0 {
		t.Errorf("E3: the verdict on a room without a hub is %+v", v)
	}
	x.do(0, far)
	if WorkingEmergencyRooms(x.department(0)).Has(clinic.Space{X: 3, Y: 1}) {
		t.Error("E3: the room works without a hub")
	}
	x.erect(0, EmergencyRoomMedium, clinic.Space{X: 2, Y: 1})
	patient := x.emerge(0, EmergencyPatient, Dark, preAdmissions)
	x.decide(0, game.DecideMove)
	x.refuses(0, inDepartment(moveTo(patient, clinic.Space{X: 3, Y: 1})), "B31", "room_not_functional")
}

// E1, E3: the first purchase of conveyors brings two for the price of one in the department as in the clinic, and
// each has its own limit.
func TestConveyorsOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	for _, at := range []clinic.Space{{X: 2}, {X: 3}, {Y: 1}, {X: 1, Y: 1}} {
		x.erect(0, []clinic.Kind{EmergencyRoomMedium, EmergencyRoomLight}[at.X%2], at)
	}
	for at := range x.clinic(0).Modules().All() { // the clinic already has its own
		x.clinic(0).At(at).Conveyor = true
	}
	x.act(0)
	one := inDepartment(buildAt(clinic.Conveyor, clinic.Space{}))
	x.refuses(0, one, "B20", "first_conveyors_are_two")
	one.Pair, one.Second = true, clinic.Space{X: 3}
	x.do(0, one)
	if money := x.State.Players[0].Annex.Money; money != 8 {
		t.Errorf("E3: two conveyors leave $%d of $10", money)
	}
	for _, at := range []clinic.Space{{X: 1}, {X: 2}, {Y: 1}} {
		x.act(0)
		x.do(0, inDepartment(buildAt(clinic.Conveyor, at)))
	}
	x.act(0)
	x.refuses(0, inDepartment(buildAt(clinic.Conveyor, clinic.Space{X: 1, Y: 1})), "B20", "limit_reached")
	x.decide(0, game.DecideMove)
	ride := inDepartment(moveTo("e1", clinic.Space{X: 3}))
	x.do(0, inDepartment(moveTo("e1", clinic.Space{})))
	if v := x.Rules.Check(x.State, 0, &ride); !v.Legal() || v.Cost.Time != 0 {
		t.Errorf("E3: the ride: %+v", v)
	}
}

// E3: empty spaces of the department are its street, and only its cars park there (B60).
func TestParkingOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	street := c.Number(game.PlacesStreet)
	if free := c.FreePlaces(); free != 6*street-1 {
		t.Errorf("E3: %d places are free", free)
	}
	before := x.of(0).FreePlaces()
	for range 6*street - 1 {
		x.emerge(0, EmergencyNurse, clinic.NoLevel, outside)
	}
	if c.FreePlaces() != 0 || x.of(0).FreePlaces() != before {
		t.Errorf("E1: %d and %d places are free", c.FreePlaces(), x.of(0).FreePlaces())
	}
	x.act(0)
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor}), "B52", "no_parking_hire")
	x.refuses(0, inDepartment(buildAt(EmergencyRoomDark, clinic.Space{X: 3})), "B27", "cars_need_places")
	x.refuses(0, inDepartment(game.Command{Type: game.AdmitOne}), "B54", "no_parking_admit")
	x.do(0, inDepartment(buildAt(clinic.ParkingLot, clinic.Space{X: 3})))
	if free := c.FreePlaces(); free != c.Number(game.PlacesParkingLot)-street {
		t.Errorf("E3: with a lot %d places are free", free)
	}
}
