package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// E1, E15: no one and nothing crosses, either way, and the refusal says so.
func TestNothingCrosses(t *testing.T) {
	x := emergencyTable(t, 1)
	x.decide(0, game.DecideMove)
	here := clinic.In(clinic.Space{})
	x.refuses(0, game.Command{Type: game.MoveOne, Person: "e1", To: here}, "E1", "person_of_annex")
	x.refuses(0, game.Command{Type: game.MoveOne, Person: "d1", To: here, Board: EmergencyBoard}, "E1", "person_of_clinic")
	x.do(0, game.Command{Type: game.MoveOne, Person: "e1", To: here, Board: EmergencyBoard})
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildAt(EmergencyHub, space(0, 3, 0)), "E1", "component_of_annex")
	hub := buildAt(EmergencyHub, space(0, 2, 1))
	hub.Board = EmergencyBoard
	x.refuses(0, hub, "E1", "decision_of_clinic")
	x.act(0)
	x.refuses(0, buildAt(EmergencyHub, space(0, 2, 1)), "E1", "decision_of_annex")
	room := buildAt(clinic.TreatmentRoom, space(0, 2, 1))
	room.Board = EmergencyBoard
	x.refuses(0, room, "E1", "component_of_clinic")
	x.refuses(0, game.Command{Type: game.HireOne, Kind: clinic.Doctor, Board: EmergencyBoard}, "E1", "person_of_clinic")
	x.do(0, hub)
}

// E1: no person and no component goes to the other board, and the sentence says so.
func TestEveryCrossingIsRefused(t *testing.T) {
	x := emergencyTable(t, 1)
	x.State.Players[0].Money = 99
	here := clinic.Space{X: 1}
	x.decide(0, game.DecideMove)
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient} {
		at := outside
		if kind == clinic.Patient {
			at = preAdmissions
		}
		id := x.come(0, clinic.Person{Kind: kind, Level: clinic.White, Service: clinic.Psychiatry, At: at})
		x.refuses(0, inDepartment(moveTo(id, here)), "E1", "person_of_clinic")
	}
	for _, kind := range []clinic.PersonKind{EmergencyDoctor, EmergencyNurse, EmergencyPatient} {
		x.refuses(0, moveTo(x.emerge(0, kind, Light, outside), here), "E1", "person_of_annex")
	}
	x.act(0)
	for i := range x.Rules.Components {
		kind := x.Rules.Components[i].Kind
		if x.department(0).Rules.Component(kind) == nil {
			x.refuses(0, inDepartment(buildAt(kind, clinic.Space{X: 2})), "E1", "component_of_clinic")
		}
	}
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly} {
		x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: kind}), "E1", "person_of_clinic")
	}
	x.decide(0, game.DecideBuild)
	for _, kind := range append(emergencyRooms[:], EmergencyHub, EmergencyBreakRoom) {
		x.refuses(0, buildAt(kind, space(0, 3, 0)), "E1", "component_of_annex")
	}
	x.decide(0, game.DecideHire)
	for _, kind := range []clinic.PersonKind{EmergencyDoctor, EmergencyNurse} {
		x.refuses(0, game.Command{Type: game.HireOne, Kind: kind}, "E1", "person_of_annex")
	}
	x.refuses(0, game.Command{Type: game.HireOne, Kind: clinic.Doctor, Board: "dentist"}, "E1", "no_such_board")
}

// E7: from outside and from pre-admissions it takes 1 to a hub, without any entrance; then 1 per step.
func TestEnteringTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	patient := x.emerge(0, EmergencyPatient, Light, preAdmissions)
	nurse := x.emerge(0, EmergencyNurse, clinic.NoLevel, outside)
	x.decide(0, game.DecideMove)
	cost := func(id string, to clinic.Space) int {
		t.Helper()
		command := inDepartment(moveTo(id, to))
		v := x.Rules.Check(x.State, 0, &command)
		if !v.Legal() {
			t.Fatalf("E7: %s to %v: %s", id, to, x.Rules.Sentence(v.Refusal))
		}
		return v.Cost.Time
	}
	hub, room := clinic.Space{}, clinic.Space{X: 1}
	if cost("e1", hub) != 1 || cost(nurse, hub) != 1 || cost(patient, room) != 2 || cost("e1", room) != 2 {
		t.Errorf("E7: to the hub %d and %d, to the room %d and %d", cost("e1", hub), cost(nurse, hub), cost(patient, room), cost("e1", room))
	}
	before := x.State.Players[0].Time
	x.do(0, inDepartment(moveTo(patient, room)))
	if spent := x.State.Players[0].Time - before; spent != 2 {
		t.Errorf("E7: the player spends %d", spent)
	}
	x.refuses(0, inDepartment(game.Command{Type: game.MoveOne, Person: patient, To: preAdmissions}), "B76", "only_into_rooms")
	x.do(0, inDepartment(moveTo("e1", room)))
	x.refuses(0, inDepartment(game.Command{Type: game.MoveOne, Person: "e1", To: outside}), "B76", "only_into_rooms")
}

// E8: a hub holds any staff and no patient, a room one doctor, one patient and any nurses, the break room no one.
func TestHoldingOfTheDepartment(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	x.erect(0, EmergencyBreakRoom, clinic.Space{X: 1, Y: 1})
	hub, room, rest := clinic.Space{}, clinic.Space{X: 1}, clinic.Space{X: 1, Y: 1}
	for _, example := range []struct {
		space clinic.Space
		kind  clinic.PersonKind
		most  int
		ok    bool
	}{
		{hub, EmergencyDoctor, -1, true}, {hub, EmergencyNurse, -1, true}, {hub, EmergencyPatient, 0, false},
		{room, EmergencyDoctor, 1, true}, {room, EmergencyNurse, -1, true}, {room, EmergencyPatient, 1, true},
		{rest, EmergencyDoctor, 0, false}, {rest, EmergencyNurse, 0, false}, {rest, EmergencyPatient, 0, false},
	} {
		if most, ok := c.Holding(example.space, example.kind); most != example.most || ok != example.ok {
			t.Errorf("E8: %v holds %d %s, %v", example.space, most, example.kind, ok)
		}
	}
	x.emerge(0, EmergencyDoctor, Light, clinic.In(room))
	x.emerge(0, EmergencyPatient, Light, clinic.In(room))
	second := x.emerge(0, EmergencyPatient, Light, preAdmissions)
	x.decide(0, game.DecideMove)
	x.refuses(0, inDepartment(moveTo(second, room)), "B74", "no_bed_free")
	x.refuses(0, inDepartment(moveTo(second, hub)), "B75", "may_not_end_there")
	x.refuses(0, inDepartment(moveTo("e1", rest)), "B76", "may_not_end_there")
	x.do(0, inDepartment(moveTo("e1", room))) // too many, until Move ends
	x.refuses(0, game.Command{Type: game.Done}, "B76", "too_many_there")
	x.do(0, inDepartment(moveTo("e1", hub)))
	if v := x.Rules.Check(x.State, 0, &game.Command{Type: game.Done}); !v.Legal() {
		t.Errorf("E8: with a doctor on the hub: %s", v.Refusal.Key)
	}
}

// E7: unlike a patient of the clinic, one of the department may go on to another room.
func TestEmergencyPatientsChangeRooms(t *testing.T) {
	x := emergencyTable(t, 1)
	light, dark := clinic.Space{X: 1}, clinic.Space{Y: 1}
	x.erect(0, EmergencyRoomDark, dark)
	patient := x.emerge(0, EmergencyPatient, Dark, clinic.In(light))
	settled := x.patient(0, clinic.White, clinic.In(x.roomOf(0)))
	x.decide(0, game.DecideMove)
	x.do(0, inDepartment(moveTo(patient, dark)))
	x.do(0, inDepartment(moveTo(patient, light)))
	if v := x.Rules.Check(x.State, 0, new(moveTo(settled, space(0, 0, 0)))); v.Legal() {
		t.Error("B75: a patient of the clinic leaves its room")
	}
}

// roomOf returns the treatment room of a player's start.
func (x *table) roomOf(player int) clinic.Space {
	for at := range x.clinic(player).Of(clinic.TreatmentRoom).All() {
		return at
	}
	return clinic.Space{}
}
