package game

import (
	"testing"

	"clinic/game/clinic"
)

// moving starts a solo game at Move with only the white layout (hub 0,1; treatment 1,1; supply 1,0;
// entrance west of the hub) and nobody in it.
func moving(t *testing.T) *Match {
	t.Helper()
	m := solo(t, 11)
	c := &m.State.Players[0].Clinic
	for i := range c.Tiles {
		c.Tiles[i].Conveyor = false
		if !c.Tiles[i].Module() {
			c.Tiles[i] = clinic.Tile{}
		}
	}
	until(t, m, StepMove)
	c.People = nil
	return m
}

var (
	waiting  = clinic.Place{Area: clinic.Waiting}
	arriving = clinic.Place{Area: clinic.PreAdmissions}
	theHub   = at(0, 0, 1)
	theRoom  = at(0, 1, 1)
	supplies = at(0, 1, 0)
)

func spends(t *testing.T, m *Match, command Command, time int) {
	t.Helper()
	before := m.State.Players[0].Time
	do(t, m, 0, command)
	if got := m.State.Players[0].Time - before; got != time {
		t.Errorf("%+v took %d time, want %d", command, got, time)
	}
}

// B70, B71, B72: entering the module at the entrance costs 1, each step 1, and the time marker moves.
func TestWalkingCostsTime(t *testing.T) {
	m := moving(t)
	d := come(m, 0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, Car: true, At: waiting})
	spends(t, m, walk(d, theHub), 1)
	spends(t, m, walk(d, theRoom), 1)
	spends(t, m, walk(d, theHub), 1) // B76: as often as the player likes
	put(&m.State.Players[0].Clinic, clinic.TreatmentRoom, at(0, 3, 2))
	spends(t, m, walk(d, at(0, 3, 2)), 4) // across empty spaces of Floor 0
	p := come(m, 0, clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: psy, Car: true, At: arriving})
	events := do(t, m, 0, walk(p, theRoom))
	if e := events[0]; e.Time != 2 || len(e.Path) != 2 || e.Path[0].How != clinic.Enter || e.Path[1].How != clinic.Walk {
		t.Errorf("B71: %+v", e)
	}
}

// B70: people whom an extension moves because of a command go their own way,
// not the one that was found for the command.
func TestMovesBesideTheCommand(t *testing.T) {
	m := moving(t)
	d := come(m, 0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: waiting})
	n := come(m, 0, clinic.Person{Kind: clinic.Nurse, At: waiting})
	p, command, follows := &Play{Rules: m.Rules, State: m.State}, walk(d, theHub), walk(n, theRoom)
	if v := p.Apply(0, &command); !v.Legal() {
		t.Fatal(v.Refusal)
	}
	PlayMove(p, 0, &follows)
	for i, want := range []int{1, 2} {
		if e := p.Events[i]; e.Time != want || len(e.Path) != want || e.Path[want-1].Space != e.To.Space {
			t.Errorf("move %d: %+v", i, e)
		}
	}
}

// B24, B71: a helipad is an entrance on the roof; B73: a ride is free.
func TestHelipadAndConveyor(t *testing.T) {
	m := moving(t)
	c := &m.State.Players[0].Clinic
	put(c, clinic.Helipad, at(1, 1, 1))
	p := come(m, 0, clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: psy, At: arriving})
	spends(t, m, walk(p, theRoom), 1)
	put(c, clinic.Conveyor, theHub)
	put(c, clinic.Conveyor, at(0, 1, 1))
	n := come(m, 0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(theHub)})
	spends(t, m, walk(n, theRoom), 0)
}

// B72: a player may name the way; each of its steps is checked.
func TestOwnWay(t *testing.T) {
	m := moving(t)
	d := come(m, 0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(theHub)})
	long := walk(d, theRoom)
	long.Path = []clinic.WayStep{{Space: theHub}, {Space: at(0, 0, 0)}, {Space: supplies}, {Space: theRoom}}
	jump := walk(d, theRoom)
	jump.Path = []clinic.WayStep{{Space: theHub}, {Space: supplies}, {Space: theRoom}}
	refuses(t, m, 0, jump, "B72", "way_not_adjacent")
	short := walk(d, theRoom)
	short.Path = long.Path[:2]
	refuses(t, m, 0, short, "B72", "way_ends_elsewhere")
	spends(t, m, long, 3)
	if long.Path[1].How != clinic.AnyHow {
		t.Error("judging the way changed the command")
	}
}

// B30, B31, B32, B75, B76: who may end a move where.
func TestWhereEverybodyMayEnd(t *testing.T) {
	m := moving(t)
	c := &m.State.Players[0].Clinic
	rooms := map[clinic.Kind]clinic.Space{
		clinic.Hub: theHub, clinic.TreatmentRoom: theRoom, clinic.SupplyRoom: supplies,
		clinic.OperatingRoom: at(0, 0, 0), clinic.OutpatientServices: at(0, 2, 1), clinic.Laboratory: at(0, 1, 2),
		clinic.WaitingRoom: at(0, 2, 0), clinic.Garden: at(0, 3, 0), "": at(0, 3, 2),
	}
	for kind, space := range rooms {
		if kind != "" {
			if c.At(space).Empty() {
				put(c, kind, space)
			}
		}
	}
	may := map[clinic.PersonKind][]clinic.Kind{
		clinic.Doctor:  {clinic.TreatmentRoom, clinic.OperatingRoom, clinic.OutpatientServices, clinic.Laboratory, clinic.Hub},
		clinic.Nurse:   {clinic.TreatmentRoom, clinic.OperatingRoom, clinic.Hub},
		clinic.Orderly: {clinic.SupplyRoom, clinic.Hub},
		clinic.Patient: {clinic.TreatmentRoom, clinic.OperatingRoom, clinic.OutpatientServices, clinic.WaitingRoom},
	}
	for kind, allowed := range may {
		who := clinic.Person{Kind: kind, Level: clinic.White, At: waiting}
		if kind == clinic.Patient {
			who.At, who.Service = arriving, psy
		}
		id := come(m, 0, who)
		for room, space := range rooms {
			want := false
			for _, a := range allowed {
				want = want || a == room
			}
			command := walk(id, space)
			v := m.Rules.Check(m.State, 0, &command)
			if v.Legal() != want {
				t.Errorf("B75, B76: %s in %q: %s", kind, room, m.Rules.Sentence(v.Refusal))
			}
			if rule := map[bool]string{true: "B75", false: "B76"}[kind == clinic.Patient]; !want && v.Refusal.Rule != rule {
				t.Errorf("%s in %q is refused by %s", kind, room, v.Refusal.Rule)
			}
		}
	}
}

// B31, B75: a patient never stays in a room that doesn't work or is of another service; staff may.
func TestPatientsNeedAFunctionalRoomOfTheirService(t *testing.T) {
	m := moving(t)
	c := &m.State.Players[0].Clinic
	put(c, clinic.TreatmentRoom, at(0, 3, 2))
	p := come(m, 0, clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: psy, At: arriving})
	q := come(m, 0, clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: cardio, At: arriving})
	d := come(m, 0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: waiting})
	refuses(t, m, 0, walk(p, at(0, 3, 2)), "B31", "room_not_functional")
	refuses(t, m, 0, walk(q, theRoom), "B75", "room_of_other_service")
	do(t, m, 0, walk(d, at(0, 3, 2)))
	do(t, m, 0, walk(p, theRoom))
	refuses(t, m, 0, walk(p, theRoom), "B75", "patient_stays")
	refuses(t, m, 0, walk(d, at(0, 3, 2)), "B76", "is_there_already")
	refuses(t, m, 0, walk("d99", theRoom), "B76", "no_such_person")
	refuses(t, m, 0, Command{Type: MoveOne, Person: d, To: waiting}, "B76", "only_into_rooms")
	refuses(t, m, 0, walk(d, at(4, 3, 2)), "B76", "may_not_end_there")
	refuses(t, m, 0, walk(d, clinic.Space{X: 9}), "B2", "outside_grid")
	do(t, m, 0, Command{Type: Done}) // B75, B76: q stays in pre-admissions
}

// B34, B36: straight from pre-admissions for 0 time; patients may walk on from the
// waiting room; B74: only while there is room.
func TestOutpatientServicesAndWaitingRoom(t *testing.T) {
	m := moving(t)
	c := &m.State.Players[0].Clinic
	put(c, clinic.OutpatientServices, at(0, 3, 0))
	put(c, clinic.WaitingRoom, at(0, 2, 1))
	patient := func(place clinic.Place) string {
		return come(m, 0, clinic.Person{Kind: clinic.Patient, Level: clinic.Red, Service: psy, At: place})
	}
	spends(t, m, walk(patient(arriving), at(0, 3, 0)), 0)
	refuses(t, m, 0, walk(patient(arriving), at(0, 3, 0)), "B74", "no_bed_free")
	p := patient(arriving)
	spends(t, m, walk(p, at(0, 2, 1)), 0)
	spends(t, m, walk(p, theRoom), 1)                 // walks on in the same Move
	spends(t, m, walk(patient(arriving), theRoom), 1) // in one go: 0 to the waiting room, 1 from there
	refuses(t, m, 0, walk(patient(arriving), theRoom), "B74", "no_bed_free")
	for range 4 {
		spends(t, m, walk(patient(arriving), at(0, 2, 1)), 0)
	}
	refuses(t, m, 0, walk(patient(arriving), at(0, 2, 1)), "B74", "no_bed_free")
}

// B76: the capacity for staff counts when Move ends: a third doctor causes a warning, then done is refused.
func TestStaffCapacityCountsAtTheEnd(t *testing.T) {
	m := moving(t)
	var doctors []string
	for range 3 {
		doctors = append(doctors, come(m, 0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: waiting}))
	}
	for _, d := range doctors[:2] {
		do(t, m, 0, walk(d, theRoom))
	}
	warns(t, m, 0, walk(doctors[2], theRoom), "too_many_there")
	do(t, m, 0, walk(doctors[2], theRoom))
	refuses(t, m, 0, Command{Type: Done}, "B76", "too_many_there")
	do(t, m, 0, walk(doctors[0], theHub))
	for range 2 {
		do(t, m, 0, walk(come(m, 0, clinic.Person{Kind: clinic.Orderly, At: waiting}), supplies))
	}
	refuses(t, m, 0, Command{Type: Done}, "B76", "too_many_there") // B32: a supply room holds one orderly
	do(t, m, 0, walk(m.State.Players[0].Clinic.People[3].ID, theHub))
	come(m, 0, clinic.Person{Kind: clinic.Nurse, At: waiting}) // new staff may stay outside
	do(t, m, 0, Command{Type: Done})
}

// B76: staff may not be left where they can't stay.
func TestNobodyIsLeftOnTheStreet(t *testing.T) {
	m := moving(t)
	n := come(m, 0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(at(0, 3, 2))})
	refuses(t, m, 0, Command{Type: Done}, "B76", "may_not_end_there")
	do(t, m, 0, walk(n, theHub))
	do(t, m, 0, Command{Type: Done})
}

// B70: all players move at the same time, in any order.
func TestMoveIsSimultaneous(t *testing.T) {
	m := begin(t, Config{Players: 3, Seed: 2})
	until(t, m, StepMove)
	if got := m.State.Deciders(); len(got) != 3 {
		t.Fatalf("B70: %v may move", got)
	}
	for _, player := range []int{2, 0, 1} {
		do(t, m, player, Command{Type: Done})
	}
}
