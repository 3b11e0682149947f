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

// C30: two a player, $2 each besides the action's components, at an entrance.
func TestRentingWheelchairs(t *testing.T) {
	x := newTable(t, 1, "wheelchairs")
	x.State.Players[0].Money = 5
	x.decide(0, game.DecideBuild)
	x.refuses(0, rentAt(roomSpace, clinic.North), "C30", "wheelchair_entrance")
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

// C30: sideways 0, the step in through the entrance too; up or down 2; each brings one patient a round; all go back in
// Admin.
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

// C30: the ghosts' surcharge still applies.
func TestWheelchairAmongGhosts(t *testing.T) {
	x := newTable(t, 1, "wheelchairs", "ghosts")
	x.clinic(0).At(roomSpace).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
	x.clinic(0).InSlot(hubSpace, clinic.West).Marks = []clinic.Mark{{Kind: wheelchairMark, Count: 1}}
	patient := x.patient(0, clinic.White, preAdmissions)
	x.decide(0, game.DecideMove)
	x.do(0, rideTo(patient, roomSpace))
	if time := x.State.Players[0].Time; time != 1 {
		t.Errorf("C30: the ride into the haunted room took %d", time)
	}
}
