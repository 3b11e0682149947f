package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

func rentAt(at clinic.Space, side clinic.Side) game.Command {
	return game.Command{Type: RentWheelchair, Component: clinic.Component{Kind: clinic.Entrance, Space: at, Side: side}}
}

func rideTo(person string, to clinic.Space) game.Command {
	command := moveTo(person, to)
	command.Choice = wheelchair
	return command
}

// C30: two per player, $2 each, not counted among the action's components, at an entrance.
func TestRentingWheelchairs(t *testing.T) {
	x := newTable(t, 1, "wheelchairs")
	x.State.Players[0].Money = 5
	x.decide(0, game.DecideBuild)
	x.refuses(0, rentAt(roomSpace, clinic.North), "C30", "wheelchair_entrance")
	x.putModules(0, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad})
	pad := rentAt(padSpace, clinic.NoSide)
	pad.Component.Kind = clinic.Helipad
	x.refuses(0, pad, "C30", "wheelchair_entrance")
	x.do(0, rentAt(hubSpace, clinic.West))
	x.do(0, rentAt(hubSpace, clinic.West))
	owner := &x.State.Players[0]
	if owner.Money != 1 || owner.Turn.Built != 0 || clinic.CountOf(x.clinic(0).InSlot(hubSpace, clinic.West).Marks, wheelchairMark) != 2 {
		t.Errorf("C30: %+v", owner)
	}
	x.refuses(0, rentAt(hubSpace, clinic.West), "C30", "no_wheelchair_left")
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, wheelchairMark, 1)
	x.refuses(0, rentAt(hubSpace, clinic.West), "B28", "no_money")
}

// X8: all players take from one stock: what one has rented, hired, employed or built, the others lack.
func TestCommonPools(t *testing.T) {
	for _, test := range []struct {
		extension string
		pieces    int
		during    game.DecisionKind
		command   game.Command
		id, key   string
	}{
		{"wheelchairs", 4, game.DecideBuild, rentAt(hubSpace, clinic.West), "C30", "no_wheelchair_left"},
		{"temp_agency", 6, game.DecideMove, hireAs(clinic.Nurse, "", roomSpace), "C50", "no_temp_left"},
		{"air_conditioners", 8, game.DecideBuild, buildBeside(airConditioner, hubSpace, clinic.South), "B38", "none_left"},
	} {
		x := newTable(t, 2, test.extension)
		for player := range 2 {
			x.State.Players[player].Money = 100
			x.put(player, clinic.Component{Kind: clinic.Laboratory, Space: space(0, 0, 2)})
		}
		x.decide(0, test.during)
		if test.extension == "air_conditioners" {
			x.State.Market.Pile(airConditioner, clinic.NoService).Left = 1
			test.command.Component.Space, test.pieces = space(0, 0, 2), 1
		}
		for range test.pieces {
			x.do(0, test.command)
		}
		x.decide(1, test.during)
		x.refuses(1, test.command, test.id, test.key)
	}
}

// C30: 0 sideways, including the step in through the entrance; 2 up or down; each brings one patient per round; all
// are returned in Admin.
func TestWheelchairRides(t *testing.T) {
	x := newTable(t, 1, "wheelchairs")
	upstairs := space(1, 0, 1)
	x.put(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Psychiatry, Space: space(1, 1, 1)})
	x.putModules(0, map[clinic.Space]clinic.Kind{upstairs: clinic.TreatmentRoom, space(1, 0, 0): clinic.SupplyRoom})
	first, second := x.patient(0, clinic.White, preAdmissions), x.patient(0, clinic.White, preAdmissions)
	x.decide(0, game.DecideMove)
	x.refuses(0, rideTo(first, roomSpace), "C30", "no_wheelchair")
	door := x.clinic(0).InSlot(hubSpace, clinic.West)
	door.Marks = []clinic.Mark{{Kind: wheelchairMark, Count: 2}}
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, wheelchairMark, -2)
	x.refuses(0, rideTo("d1", hubSpace), "C30", "only_waiting_patients")
	for _, ride := range []struct {
		patient string
		to      clinic.Space
		time    int
	}{{first, roomSpace, 0}, {second, upstairs, 2}} {
		before := x.State.Players[0].Time
		x.do(0, rideTo(ride.patient, ride.to))
		if took := x.State.Players[0].Time - before; took != ride.time {
			t.Errorf("C30: the ride to %v took %d, want %d", ride.to, took, ride.time)
		}
	}
	if clinic.CountOf(door.Marks, wheelchairMark) != 0 {
		t.Error("C30: a wheelchair brings two patients")
	}
	x.enter("wheelchairs")
	if x.of(0).Pool(wheelchairMark) != 2 || len(x.State.Players[0].Marks) != 0 {
		t.Error("C30: the wheelchairs don't go back")
	}
}

// C30, X13: only patients from pre-admissions ride; from the entrance with the wheelchair, and through conveyors for
// 0.
func TestWhoRidesInAWheelchair(t *testing.T) {
	x := newTable(t, 1, "wheelchairs", "helicopters", "gift_shop")
	x.putModules(0, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad, space(0, 3, 1): clinic.WaitingRoom, space(1, 3, 1): clinic.Laboratory, space(2, 3, 1): clinic.OutpatientServices})
	for _, at := range []clinic.Space{roomSpace, space(0, 3, 1)} {
		x.put(0, clinic.Component{Kind: clinic.Conveyor, Space: at})
	}
	x.put(0, clinic.Component{Kind: clinic.Entrance, Space: space(0, 3, 1), Side: clinic.East})
	x.clinic(0).InSlot(space(0, 3, 1), clinic.East).Marks = []clinic.Mark{{Kind: wheelchairMark, Count: 2}}
	victim := x.come(0, byAir.victim(clinic.In(padSpace)))
	guest := x.come(0, clinic.Person{Kind: visitor, At: clinic.Place{Area: clinic.Slot, Space: hubSpace, Side: clinic.West}})
	treated := x.patient(0, clinic.White, clinic.In(space(0, 3, 1)))
	x.decide(0, game.DecideMove)
	x.refuses(0, rideTo(victim, roomSpace), "C30", "only_waiting_patients")
	x.refuses(0, rideTo(guest, roomSpace), "C91", "visitors_walk_last")
	x.refuses(0, rideTo(treated, roomSpace), "C30", "only_waiting_patients")
	patient := x.patient(0, clinic.White, preAdmissions)
	for to, want := range map[clinic.Space]int{roomSpace: 0, space(2, 3, 1): 4} {
		command := rideTo(patient, to)
		v := x.Rules.Check(x.State, 0, &command)
		way := x.of(0).Way(&command)
		if !v.Legal() || v.Cost.Time != want || way[0].Space != space(0, 3, 1) {
			t.Errorf("C30: the ride to %v takes %d by %v: %v", to, v.Cost.Time, way, v.Refusal)
		}
	}
}

// C30, C62: a ghost on the way costs a wheelchair 1 more: at the entrance, on the floor, on a climb and on a
// conveyor.
func TestWheelchairsAmongGhosts(t *testing.T) {
	for _, test := range []struct {
		name   string
		ghosts []clinic.Space
		to     clinic.Space
		want   int
	}{
		{"without ghosts", nil, roomSpace, 0},
		{"into the haunted hub and on", []clinic.Space{hubSpace}, roomSpace, 1},
		{"into a haunted room", []clinic.Space{roomSpace}, roomSpace, 1},
		{"over the hub into the room, both haunted", []clinic.Space{hubSpace, roomSpace}, roomSpace, 2},
		{"up into a haunted room", []clinic.Space{space(1, 0, 1)}, space(1, 0, 1), 3},
		{"by conveyor through a haunted room", []clinic.Space{roomSpace, space(0, 0, 0), space(0, 0, 2)}, space(0, 2, 1), 1},
		{"by conveyor out of a haunted hub into a haunted room", []clinic.Space{hubSpace, roomSpace, space(0, 2, 1)}, space(0, 2, 1), 3},
	} {
		x := newTable(t, 1, "wheelchairs", "ghosts")
		x.putModules(0, map[clinic.Space]clinic.Kind{
			space(1, 0, 1): clinic.OutpatientServices, space(0, 2, 1): clinic.WaitingRoom, space(0, 0, 0): clinic.Laboratory, space(0, 0, 2): clinic.Laboratory,
		})
		for _, blocked := range []clinic.Space{space(0, 1, 0), space(0, 1, 2), space(0, 2, 0), space(0, 2, 2)} {
			x.clinic(0).At(blocked).Marks = []clinic.Mark{{Kind: ghostMark, Count: 1}} // no way round
		}
		for _, at := range []clinic.Space{hubSpace, space(0, 2, 1)} {
			x.put(0, clinic.Component{Kind: clinic.Conveyor, Space: at})
		}
		for _, at := range test.ghosts {
			x.clinic(0).At(at).Marks = []clinic.Mark{{Kind: ghostMark, Count: 1}}
		}
		x.clinic(0).InSlot(hubSpace, clinic.West).Marks = []clinic.Mark{{Kind: wheelchairMark, Count: 1}}
		patient := x.patient(0, clinic.White, preAdmissions)
		x.decide(0, game.DecideMove)
		x.do(0, rideTo(patient, test.to))
		if got := x.State.Players[0].Time; got != test.want {
			t.Errorf("C62: %s the ride takes %d, want %d", test.name, got, test.want)
		}
	}
}
