package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// E8: the nurses needed are the sum of two differences; the four examples of the original.
func TestExampleOfNursesInEmergencyRooms(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	for _, example := range []struct {
		doctor, patient, room clinic.Level
		nurses                int
	}{{Light, Light, Light, 0}, {Medium, Dark, Dark, 1}, {Medium, Light, Medium, 2}, {Dark, Light, Dark, 4}} {
		at := clinic.Space{X: 3, Y: 1}
		tile := c.Clinic().At(at)
		tile.Kind = emergencyRooms[example.room-Light]
		doctor := &clinic.Person{Kind: EmergencyDoctor, Level: example.doctor}
		pairing := game.Pairing{
			Space: at, Doctor: doctor, Patient: &clinic.Person{Kind: EmergencyPatient, Level: example.patient}, Team: []*clinic.Person{doctor},
		}
		if got := c.NursesNeeded(pairing); got != example.nurses {
			t.Errorf("E8: %+v needs %d nurses", example, got)
		}
	}
}

// E8: each level of difference between doctor and patient needs a nurse, and each between room and patient another.
func TestNursesNeededForEveryPairing(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	at := clinic.Space{X: 3, Y: 1}
	for room := Light; room <= Dark; room++ {
		c.Clinic().At(at).Kind = emergencyRooms[room-Light]
		for doctor := Light; doctor <= Medium; doctor++ {
			for patient := Light; patient <= Dark; patient++ {
				who := &clinic.Person{Kind: EmergencyDoctor, Level: doctor}
				pairing := game.Pairing{
					Space: at, Doctor: who, Patient: &clinic.Person{Kind: EmergencyPatient, Level: patient}, Team: []*clinic.Person{who},
				}
				want := max(doctor, patient) - min(doctor, patient) + max(room, patient) - min(room, patient)
				if got := c.NursesNeeded(pairing); got != int(want) {
					t.Errorf("E8: a doctor of level %d, a patient of %d, a room of %d: %d nurses", doctor, patient, room, got)
				}
			}
		}
	}
}

// E8: the example of the original: a medium patient in a light room, treated by a light doctor, needs 2 nurses. One
// is there, another is called in off duty for a point; the program doesn't propose this, and the price is shown.
func TestExampleOfTheGrumpyNurse(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	for nurses, cost := range []int{0, 1, 3, 7} {
		if got := c.OnCallCost(nurses); got != cost {
			t.Errorf("E8: %d nurses off duty cost %d", nurses, got)
		}
	}
	c.Clinic().Place(&c.Rules.Component(EmergencyBreakRoom).Blueprint, clinic.Component{Kind: EmergencyBreakRoom, Space: clinic.Space{X: 1, Y: 1}})
	play := &game.Play{Rules: x.Rules, State: x.State}
	room := clinic.Space{X: 1}
	c.Clinic().Person("e1").At = clinic.In(room)
	nurse := play.ArriveAt(c, clinic.Person{Kind: EmergencyNurse, At: clinic.In(room)})
	patient := play.ArriveAt(c, clinic.Person{Kind: EmergencyPatient, Level: Medium, At: clinic.In(room)})
	x.enter("business")
	command := game.Command{Type: game.Treat, Person: patient, Doctors: []string{"e1"}}
	x.refuses(0, command, "B80", "needs_nurse")
	command.Nurses = []string{nurse, game.OffDuty}
	if v := x.Rules.Check(x.State, 0, &command); !v.Legal() || v.Cost.Popularity != 1 {
		t.Fatalf("E8: an off-duty nurse: %+v", v)
	}
	if c.Forecast().OnCall != 0 {
		t.Error("E8: an off-duty nurse is proposed")
	}
	x.do(0, command)
	before := *x.State.Players[0].Annex
	popularity := x.State.Players[0].Popularity
	f := c.Forecast()
	if f.OnCallCost != 1 || f.Income != 16 {
		t.Errorf("E8, E9: the forecast is %+v", f)
	}
	events := x.do(0, game.Command{Type: game.Done})
	if !has(events, game.NursesCalledIn) || x.State.Players[0].Popularity != popularity-1 {
		t.Error("E8: the point is not lost")
	}
	if x.State.Players[0].Annex.Money != before.Money+f.Income-f.FromOwn {
		t.Errorf("E9: the department has $%d", x.State.Players[0].Annex.Money)
	}
}

// E8: each room beside the break room may call in one nurse of its own, for 1, 3 and 7 points in one round; the price
// of the command is what the next nurse adds.
func TestExampleOfThreeNursesOffDuty(t *testing.T) {
	x := emergencyTable(t, 1)
	// hub room hub room
	// room  rest  room hub
	for at, kind := range map[clinic.Space]clinic.Kind{
		{X: 2}: EmergencyHub, {X: 1, Y: 1}: EmergencyBreakRoom, {Y: 1}: EmergencyRoomMedium, {X: 2, Y: 1}: EmergencyRoomDark,
		{X: 3}: EmergencyRoomLight, {X: 3, Y: 1}: EmergencyRoomMedium,
	} {
		x.erect(0, kind, at)
	}
	lie := func(room clinic.Space, doctor, patient clinic.Level) game.Command {
		who := x.emerge(0, EmergencyDoctor, doctor, clinic.In(room))
		return inDepartment(game.Command{
			Type: game.Treat, Person: x.emerge(0, EmergencyPatient, patient, clinic.In(room)), Doctors: []string{who}, Nurses: []string{game.OffDuty},
		})
	}
	treatments := []game.Command{
		lie(clinic.Space{X: 1}, Medium, Light), lie(clinic.Space{Y: 1}, Light, Medium), lie(clinic.Space{X: 2, Y: 1}, Medium, Dark),
	}
	far := lie(clinic.Space{X: 3}, Medium, Light)
	x.enter("business")
	popularity := x.State.Players[0].Popularity
	for i, price := range []int{1, 2, 4} {
		if v := x.Rules.Check(x.State, 0, &treatments[i]); v.Cost.Popularity != price {
			t.Errorf("E8: nurse %d costs %d points: %+v", i+1, v.Cost.Popularity, v.Refusal)
		}
		x.do(0, treatments[i])
		if f := x.department(0).Forecast(); f.OnCall != i+1 || f.OnCallCost != []int{1, 3, 7}[i] {
			t.Errorf("E8: %d nurses cost %d points", f.OnCall, f.OnCallCost)
		}
	}
	x.refuses(0, far, "B80", "nurse_not_in_room") // its room is not beside the break room
	two := treatments[0]
	two.Nurses = []string{game.OffDuty, game.OffDuty}
	x.refuses(0, two, "B80", "nurse_not_in_room")
	x.do(0, game.Command{Type: game.Done})
	if lost := popularity - x.State.Players[0].Popularity; lost != 7 {
		t.Errorf("E8: %d points are lost", lost)
	}
	if treated := x.State.Players[0].Annex.Treated; treated != ([clinic.MaxLevels]int{Light: 1, Medium: 1, Dark: 1}) {
		t.Errorf("E8: treated are %v", treated)
	}
}

// E8: if the nurses in the room are enough, no one is called in.
func TestNobodyIsCalledInNeedlessly(t *testing.T) {
	x := emergencyTable(t, 1)
	x.erect(0, EmergencyBreakRoom, clinic.Space{X: 1, Y: 1})
	room := clinic.In(clinic.Space{X: 1})
	x.department(0).Clinic().Person("e1").At = room
	x.emerge(0, EmergencyNurse, clinic.NoLevel, room)
	patient := x.emerge(0, EmergencyPatient, Light, room)
	x.enter("business")
	call := inDepartment(game.Command{Type: game.Treat, Person: patient, Doctors: []string{"e1"}, Nurses: []string{game.OffDuty}})
	x.refuses(0, call, "B80", "too_many_nurses")
	x.department(0).Clinic().Person("e1").Level = Medium
	x.refuses(0, call, "E8", "off_duty_not_needed")
}

// E8: no one treats across boards: a doctor of the clinic is not in the room, whatever the command names.
func TestNobodyTreatsAcross(t *testing.T) {
	x := emergencyTable(t, 1)
	room := clinic.In(clinic.Space{X: 1})
	x.department(0).Clinic().Person("e1").At = room
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, At: clinic.In(x.roomOf(0))})
	patient := x.emerge(0, EmergencyPatient, Light, room)
	other := x.patient(0, clinic.White, clinic.In(x.roomOf(0)))
	x.enter("business")
	x.refuses(0, inDepartment(game.Command{Type: game.Treat, Person: patient, Doctors: []string{"d1"}}), "B80", "doctor_not_in_room")
	x.refuses(0, game.Command{Type: game.Treat, Person: other, Doctors: []string{"e1"}}, "B80", "doctor_not_in_room")
	x.refuses(0, inDepartment(game.Command{Type: game.Treat, Person: other, Doctors: []string{"d1"}}), "E1", "person_of_clinic")
}
