package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

var _ = setByHand("sentence no_parking_truck", "where no place is free the truck does not ask")

var streetSpace = space(0, 3, 2)

func truckTable(t *testing.T, ids ...string) *table {
	x := newTable(t, 1, append(ids, "fire_trucks")...)
	x.clinic(0).People = nil
	x.State.Round = 2
	return x
}

func parkAt(street, room clinic.Space) game.Command {
	entrance := clinic.Component{Kind: clinic.Entrance, Space: hubSpace, Side: clinic.West}
	return game.Command{Type: ParkFireTruck, Second: street, Component: entrance, To: clinic.In(room)}
}

// C20: 3 trucks per player, one in each of rounds II, IV and VI.
func TestFireTrucksCome(t *testing.T) {
	for round := 1; round <= 6; round++ {
		x := newTable(t, 2, "fire_trucks")
		if pool := x.of(0).Pool(trucksPool); pool != 6 {
			t.Errorf("C20: %d trucks for 2 players", pool)
		}
		x.State.Round = round
		x.enter("move")
		for player := range 2 {
			if comes := x.State.Decision(player).Kind == DecideFireTruck; comes != (round%2 == 0) {
				t.Errorf("C20: in round %d a truck comes to player %d: %v", round, player, comes)
			}
		}
	}
}

// C20, C21, the text's arrival: parking takes 3 and the way to the room comes on top.
func TestExampleFireTruckTakesThree(t *testing.T) {
	x := truckTable(t)
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 0): clinic.ParkingLot})
	x.enter("move")
	x.refuses(0, parkAt(space(0, 3, 0), roomSpace), "C20", "truck_on_street")
	x.refuses(0, parkAt(roomSpace, roomSpace), "C20", "truck_on_street")
	x.refuses(0, parkAt(streetSpace, supplySpace), "C22", "victim_elsewhere")
	elsewhere := parkAt(streetSpace, roomSpace)
	elsewhere.Component.Side = clinic.North
	x.refuses(0, elsewhere, "C21", "victim_at_entrance")
	places := x.of(0).Places()
	x.do(0, parkAt(streetSpace, roomSpace))
	if time := x.State.Players[0].Time; time != 5 || !x.clinic(0).Person("b1").In(roomSpace) { // 3, into the hub, into the room
		t.Errorf("C21: it took %d", time)
	}
	if after := x.of(0).Places(); after != places-1 {
		t.Errorf("C20: %d places, before %d", after, places)
	}
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(clinic.Garden, streetSpace), "C20", "truck_in_the_way")
	x.refuses(0, buildAt(clinic.SupplyRoom, streetSpace), "C20", "truck_in_the_way")
}

// C21: the owner chooses the entrance, the street and a functional room of any service without a patient or an
// infected doctor.
func TestChoiceOfTheFireTruck(t *testing.T) {
	x := truckTable(t)
	x.put(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: space(0, 2, 2)})
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 2): clinic.TreatmentRoom, space(0, 3, 1): clinic.SupplyRoom})
	x.put(0, clinic.Component{Kind: clinic.Entrance, Space: space(0, 2, 2), Side: clinic.South})
	x.doctor(clinic.White, clinic.In(roomSpace))
	x.enter("move")
	streets, entrances, rooms := map[clinic.Space]bool{}, map[clinic.Space]bool{}, map[clinic.Space]bool{}
	for _, command := range x.Rules.Legal(x.State, 0) {
		streets[command.Second], entrances[command.Component.Space], rooms[command.To.Space] = true, true, true
	}
	if len(streets) != x.clinic(0).Streets().Count() || len(entrances) != 2 || !rooms[roomSpace] || !rooms[space(0, 3, 2)] || len(rooms) != 2 {
		t.Errorf("C21: streets %v, entrances %v, rooms %v", streets, entrances, rooms)
	}
	near := parkAt(space(0, 0, 0), space(0, 3, 2))
	near.Component = clinic.Component{Kind: clinic.Entrance, Space: space(0, 2, 2), Side: clinic.South}
	for _, command := range []struct {
		game.Command
		time int
	}{{parkAt(space(0, 0, 0), space(0, 3, 2)), 8}, {near, 5}} {
		if v := x.Rules.Check(x.State, 0, &command.Command); v.Cost.Time != command.time {
			t.Errorf("C21: from %v it takes %d, want %d", command.Component.Space, v.Cost.Time, command.time)
		}
	}
	x.clinic(0).People[0].Marks = []clinic.Mark{{Kind: infectedMark, Count: 1}}
	x.refuses(0, parkAt(space(0, 0, 0), roomSpace), "C22", "victim_not_alone")
	x.clinic(0).At(supplySpace).Kind = clinic.Laboratory
	x.refuses(0, parkAt(space(0, 0, 0), roomSpace), "B31", "room_not_functional")
}

// C20, C21: without a free parking place, or a room without another patient, the victim dies: −5, no time, no truck.
func TestFireTruckTurnedAway(t *testing.T) {
	for _, busy := range []bool{false, true} {
		x := truckTable(t)
		if busy {
			x.patient(0, clinic.White, clinic.In(roomSpace))
		} else {
			for x.of(0).FreePlaces() > 0 {
				x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
			}
		}
		events := x.enter("move")
		owner := &x.State.Players[0]
		if !has(events, game.PatientDied) || owner.Popularity != -5 || owner.Time != 0 || x.of(0).Pool(trucksPool) != 2 {
			t.Errorf("C21: %+v", events)
		}
		if x.decide(0, DecideFireTruck); !busy {
			x.refuses(0, parkAt(streetSpace, roomSpace), "C20", "no_parking_truck")
		} else {
			x.refuses(0, parkAt(streetSpace, roomSpace), "C22", "victim_not_alone")
		}
	}
}

// C22: two doctors and a nurse treat the victim for $25 plus gardens; no one else is brought into the room. C23: a
// helicopter's victim does not go there.
func TestBurnVictimInTreatmentRoom(t *testing.T) {
	x := truckTable(t, "helicopters")
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 2, 1): clinic.Garden})
	x.State.Players[0].Popularity = 0
	x.enter("move")
	x.do(0, parkAt(streetSpace, roomSpace))
	patient := x.patient(0, clinic.White, preAdmissions)
	x.refuses(0, moveTo(patient, roomSpace), "C22", "victim_there")
	x.doctor(clinic.White, clinic.In(roomSpace))
	x.doctor(clinic.White, clinic.In(roomSpace))
	x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(roomSpace)})
	if income := x.of(0).Forecast().Income; income != 27 {
		t.Errorf("C22: $%d", income)
	}
	for kind, want := range map[clinic.PersonKind]int{clinic.Doctor: 2, clinic.Nurse: 1} {
		if most, _ := x.of(0).Holding(roomSpace, kind); most != want {
			t.Errorf("C22: the room holds %d of %s", most, kind)
		}
	}
	x.clinic(0).People = x.clinic(0).People[:1] // the victim alone
	x.enter("admin-9")
	if len(x.clinic(0).People) != 0 || clinic.CountOf(x.clinic(0).At(streetSpace).Marks, truckMark) != 1 {
		t.Error("C22: the victim lives, or the truck has left")
	}
}

// C23: a helicopter's victim is not treated in a treatment room, nor a truck's in an operating room.
func TestVictimsKeepToTheirRooms(t *testing.T) {
	x := truckTable(t, "helicopters")
	x.putModules(0, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad, operatingSpace: clinic.OperatingRoom})
	x.State.Round = 4
	x.enter("move")
	x.do(0, landOn(padSpace))
	x.refuses(0, parkAt(streetSpace, operatingSpace), "C22", "victim_elsewhere")
	x.do(0, parkAt(streetSpace, roomSpace))
	x.refuses(0, moveTo("b1", roomSpace), "C13", "victim_elsewhere")
}

// X7: a space with a truck counts as built, as gardens and lots do; a vending machine alone doesn't.
func TestTruckCountsAsBuilt(t *testing.T) {
	x := truckTable(t)
	for street := range x.clinic(0).Streets().All() {
		if street != streetSpace {
			x.putModules(0, map[clinic.Space]clinic.Kind{street: clinic.Garden})
		}
	}
	x.State.Players[0].Goal, x.Rules.Numbers[game.GoalOpenSpaces] = game.GoalAllSpaces, 12
	if x.of(0).GoalMet() {
		t.Error("X7: an empty street counts as built")
	}
	x.clinic(0).At(streetSpace).Marks = []clinic.Mark{{Kind: truckMark, Count: 1}}
	if !x.of(0).GoalMet() {
		t.Error("X7: a truck does not count as built")
	}
	x = smokingTable(t)
	x.State.Players[0].Goal, x.Rules.Numbers[game.GoalOpenSpaces] = game.GoalAllSpaces, 12
	for street := range x.clinic(0).Streets().All() {
		if street != machineAt {
			x.putModules(0, map[clinic.Space]clinic.Kind{street: clinic.ParkingLot})
		}
	}
	if x.of(0).GoalMet() {
		t.Error("X7: a vending machine alone counts as built")
	}
	x.putModules(0, map[clinic.Space]clinic.Kind{machineAt: clinic.Garden})
	if !x.of(0).GoalMet() {
		t.Error("X7: the garden with the vending machine does not count as built")
	}
}

// X10, X11: helicopter, fire truck, then smoke break. No one waits for another player's decisions there, and no
// person moves before the player's obligations are met.
func TestOrderOfObligations(t *testing.T) {
	x := newTable(t, 2, "cigarettes", "fire_trucks", "helicopters")
	x.State.Round = 4
	for player := range 2 {
		x.put(player, clinic.Component{Kind: vendingMachine, Space: machineAt, Side: clinic.West})
		x.putModules(player, map[clinic.Space]clinic.Kind{padSpace: clinic.Helipad})
		x.clinic(player).Person("d1").At = clinic.In(hubSpace)
	}
	x.enter("move")
	if deciders := x.State.Deciders(); len(deciders) != 2 {
		t.Fatalf("X11: %v decide", deciders)
	}
	for _, player := range []int{1, 0} { // one after the other finishes: no one waits
		for _, step := range []struct {
			kind    game.DecisionKind
			command game.Command
		}{
			{DecideHelicopter, landOn(padSpace)}, {DecideFireTruck, parkAt(streetSpace, roomSpace)}, {DecideSmoke, smoke("d1")},
		} {
			if got := x.State.Decision(player).Kind; got != step.kind {
				t.Fatalf("X10: player %d decides %s, want %s", player, got, step.kind)
			}
			x.refuses(player, moveTo("d1", roomSpace), "B50", "not_now")
			x.do(player, step.command)
		}
		if got := x.State.Decision(player).Kind; got != game.DecideMove {
			t.Errorf("X10: then %s", got)
		}
	}
}
