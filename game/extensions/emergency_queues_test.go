package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// E6: 1, 2, 3 and 4 patients wait at first, at most two in each queue; queues have 4 spaces, and the second one
// exists with 3 and 4 players.
func TestEmergencyQueues(t *testing.T) {
	for players, waiting := range [][]int{{1}, {2}, {2, 1}, {2, 2}} {
		m := emergencyTable(t, players+1).State.Market.Annex
		if len(m.Appointments) != len(waiting) {
			t.Fatalf("E6: %d players have %d queues", players+1, len(m.Appointments))
		}
		for i := range waiting {
			if got := m.Appointments[i].Waiting(); got != waiting[i] {
				t.Errorf("E6: with %d players %d wait in queue %d", players+1, got, i)
			}
		}
	}
}

// E6: each queue gets a patient after each action step, unless its 4 spaces are full or the bag is empty; patients
// who wait when the round ends keep waiting.
func TestEmergencyPatientsArrive(t *testing.T) {
	x := emergencyTable(t, 3)
	m := x.State.Market.Annex
	m.Appointments[0].Patients = [4]clinic.Level{Dark, Light, Light, Medium}
	x.enter("arrivals-1")
	if m.Appointments[0].Waiting() != 4 || m.Appointments[1].Waiting() != 2 {
		t.Errorf("E6: %v wait", m.Appointments)
	}
	m.PatientBag = market.Bag{}
	x.enter("arrivals-2")
	if m.Appointments[1].Waiting() != 2 {
		t.Errorf("E6, X6: %v wait", m.Appointments)
	}
	before := slices.Clone(m.Appointments)
	x.enter("admin-3")
	if !slices.Equal(m.Appointments, before) {
		t.Errorf("E6: after Admin %v wait", m.Appointments)
	}
}

// E6: there is a point for each emergency hub and no other; it moves a patient in its queue or to the other one, or
// admits the one at the right to pre-admissions, which hold 2.
func TestEmergencyPoints(t *testing.T) {
	x := emergencyTable(t, 3)
	c := x.department(0)
	rows := x.State.Market.Annex.Appointments
	rows[0].Patients, rows[1].Patients = [4]clinic.Level{Light, Medium}, [4]clinic.Level{Dark}
	x.act(0)
	if c.QueuePoints() != 1 {
		t.Errorf("E6: one hub gives %d points", c.QueuePoints())
	}
	x.erect(0, EmergencyHub, clinic.Space{X: 2})
	x.erect(0, EmergencyHub, clinic.Space{X: 3, Y: 1})
	x.act(0)
	admit := inDepartment(game.Command{Type: game.AdmitOne})
	x.do(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Appointment{Queue: 1}, Onto: market.Appointment{}}))
	if rows[0].Patients[0] != Dark || rows[1].Patients[0] != Light {
		t.Errorf("E6: after the swap %v wait", rows)
	}
	x.refuses(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Appointment{Queue: 1}, Onto: market.Appointment{Queue: 0, Space: 1}}), "B53", "one_space_only")
	x.do(0, admit)
	if patient := c.Clinic().Person("e2"); patient == nil || patient.Kind != EmergencyPatient || patient.Level != Dark || patient.At != preAdmissions || !patient.Car {
		t.Errorf("E6: admitted is %+v", patient)
	}
	x.do(0, admit)
	x.refuses(0, admit, "B53", "nobody_waits")
	admit.From.Queue = 1
	x.refuses(0, admit, "B53", "no_queue_points")
	x.act(0)
	x.refuses(0, admit, "B54", "pre_admissions_full")
	x.refuses(0, inDepartment(game.Command{Type: game.AdmitOne, From: market.Appointment{Service: clinic.Psychiatry}}), "B48", "no_such_appointment")
	x.refuses(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Appointment{Service: clinic.Psychiatry}, Onto: market.Appointment{Queue: 1}}), "B48", "no_such_appointment")
}

// E6: a point of the clinic is useless in the queues of the department, and one of the department in the
// appointments.
func TestPointsStayOnTheirBoard(t *testing.T) {
	x := emergencyTable(t, 1)
	x.State.Market.Row(clinic.Psychiatry).Patients[0] = clinic.White
	x.decide(0, game.DecideAdmit)
	x.State.Players[0].Turn.Queue = 3
	x.refuses(0, inDepartment(game.Command{Type: game.AdmitOne}), "E1", "decision_of_clinic")
	x.act(0)
	x.refuses(0, admitOf(clinic.Psychiatry), "E1", "decision_of_annex")
	if x.State.Players[0].Turn.Queue != 3 {
		t.Error("E6: the clinic has other points")
	}
}
