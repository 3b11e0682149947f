package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// E5: the bag has for each player 6 light, 3 medium and 1 dark patients, 3 light doctors and 1 medium one, as far as they go
// when everybody has the first doctor: at 4 players 8 light and 4 medium.
func TestEmergencyBag(t *testing.T) {
	for players := 1; players <= game.MaxPlayers; players++ {
		rules, err := game.NewRules(game.Config{Players: players, Seed: 1, Extensions: []string{"emergency"}}, All())
		if err != nil {
			t.Fatal(err)
		}
		m := &market.Market{} // that nobody has come from yet
		layEmergency(rules.Annex(), m)
		patients, doctors := m.PatientBag, m.DoctorBag
		if want := (market.Bag{Light: 6 * players, Medium: 3 * players, Dark: players}); patients != want {
			t.Errorf("E5: %d players have the patients %v", players, patients)
		}
		if want := (market.Bag{Light: [...]int{3, 6, 9, 8}[players-1], Medium: players}); doctors != want {
			t.Errorf("E5: %d players have the doctors %v", players, doctors)
		}
		for level, all := range map[clinic.Level]int{Light: 28, Medium: 14, Dark: 8} {
			if patients[level]+m.PatientSupply[level] != all {
				t.Errorf("E5: there are %d patients of level %d", patients[level]+m.PatientSupply[level], level)
			}
		}
		if doctors[Light]+m.DoctorSupply[Light] != 12 || doctors[Medium]+m.DoctorSupply[Medium] != 12 {
			t.Errorf("E5: there are %v doctors and %v", doctors, m.DoctorSupply)
		}
	}
}

// E5: the residency has a doctor for each player, from the left $3, $4, $5, $6, in no order; who was hired is replaced from
// the left, and nobody else moves.
func TestEmergencyResidency(t *testing.T) {
	x := emergencyTable(t, 4)
	m := x.State.Market.Annex
	if len(m.Residency) != 4 {
		t.Fatalf("E5: %d residents", len(m.Residency))
	}
	for slot, price := range []int{3, 4, 5, 6} {
		if got := x.department(0).HirePrice(EmergencyDoctor, slot); got != price {
			t.Errorf("E5: place %d costs $%d", slot, got)
		}
	}
	copy(m.Residency, []clinic.Level{Medium, Light, Medium, Light})
	x.act(0)
	x.do(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Slot: 1}))
	hired := x.department(0).Clinic().Person("e2")
	if hired.Level != Light || !hired.Car || hired.At != outside || x.State.Players[0].Annex.Money != 6 {
		t.Errorf("E5: hired is %+v", hired)
	}
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Slot: 0}), "B52", "one_doctor")
	m.DoctorBag = market.Bag{Medium: 1}
	refillEmergency(&game.Play{Rules: x.Rules, State: x.State})
	if want := []clinic.Level{Medium, Medium, Medium, Light}; !slices.Equal(m.Residency, want) {
		t.Errorf("E5: the residency is %v", m.Residency)
	}
	m.Residency[3], m.DoctorBag = clinic.NoLevel, market.Bag{}
	refillEmergency(&game.Play{Rules: x.Rules, State: x.State})
	if m.Residency[3] != clinic.NoLevel {
		t.Error("E5, X6: somebody comes out of an empty bag")
	}
}

// E5: each row has a nurse every second round, the first and third in I, III and V, the others in II, IV and VI, for $2 and
// $3; those whom nobody hires leave with the round.
func TestEmergencyNursesForHire(t *testing.T) {
	for players, rounds := range [][2][]bool{
		{{true}, {false}}, {{true, false}, {false, true}}, {{true, false, true}, {false, true, false}},
		{{true, false, true, false}, {false, true, false, true}},
	} {
		x := emergencyTable(t, players+1)
		m := x.State.Market.Annex
		for round := 1; round <= 6; round++ {
			if x.State.Round = round; !slices.Equal(m.Nurses, rounds[(round+1)%2]) {
				t.Errorf("E5: with %d players round %d has %v", players+1, round, m.Nurses)
			}
			changeEmergencyNurses(&game.Play{Rules: x.Rules, State: x.State})
		}
		if slices.Contains(m.Nurses, true) || m.NursesLeft != 1 {
			t.Errorf("E5: after the last round %v and %d nurses are left", m.Nurses, m.NursesLeft)
		}
	}
	x := emergencyTable(t, 4)
	for row, price := range []int{2, 2, 3, 3} {
		if got := x.department(0).HirePrice(EmergencyNurse, row); got != price {
			t.Errorf("E5: the nurse of row %d costs $%d", row, got)
		}
	}
	x.act(0)
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 1}), "B52", "nobody_to_hire")
	x.do(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 2}))
	x.refuses(0, inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse, Slot: 0}), "B52", "one_nurse_or_orderly")
	if money := x.State.Players[0].Annex.Money; money != 7 {
		t.Errorf("E5: $%d are left", money)
	}
}

// E6: 1, 2, 3 and 4 patients wait at first, two in each queue at most; queues of 4 spaces, the second with 3 and 4 players.
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

// E6: each queue gets a patient after each action step, and none where its 4 spaces are full or the bag is empty; who waits
// when the round ends waits on.
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

// E6: a point for each emergency hub and none besides; it moves a patient in its queue or to the other one, or admits the
// one at the right to pre-admissions, which hold 2.
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
	x.do(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Spot{Queue: 1}, Onto: market.Spot{}}))
	if rows[0].Patients[0] != Dark || rows[1].Patients[0] != Light {
		t.Errorf("E6: after the swap %v wait", rows)
	}
	x.refuses(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Spot{Queue: 1}, Onto: market.Spot{Queue: 0, Space: 1}}), "B53", "one_space_only")
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
	x.refuses(0, inDepartment(game.Command{Type: game.AdmitOne, From: market.Spot{Service: clinic.Psychiatry}}), "B48", "no_such_appointment")
	x.refuses(0, inDepartment(game.Command{Type: game.QueueOne, From: market.Spot{Service: clinic.Psychiatry}, Onto: market.Spot{Queue: 1}}), "B48", "no_such_appointment")
}

// E6: a point of the clinic is of no use in the queues of the department, nor one of the department in the appointments.
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

// E5, E11: light and medium swap in the residency, in Admin after the clinic's residents.
func TestResidentsSwing(t *testing.T) {
	x := emergencyTable(t, 3)
	m := x.State.Market.Annex
	copy(m.Residency, []clinic.Level{Light, Medium, Light})
	supply := m.DoctorSupply
	swingResidents(&game.Play{Rules: x.Rules, State: x.State})
	if want := []clinic.Level{Medium, Light, Medium}; !slices.Equal(m.Residency, want) {
		t.Errorf("E11: the residents are %v", m.Residency)
	}
	if m.DoctorSupply[Light] != supply[Light]+1 || m.DoctorSupply[Medium] != supply[Medium]-1 {
		t.Errorf("E11: the stock is %v after %v", m.DoctorSupply, supply)
	}
}

// E11, X6: who finds no piece of the other level, not even one that came back, stays as it is, and that is told.
func TestSwingWithoutPieces(t *testing.T) {
	x := emergencyTable(t, 2)
	m := x.State.Market.Annex
	copy(m.Residency, []clinic.Level{Light, Light})
	m.DoctorSupply = market.Bag{Medium: 1}
	play := &game.Play{Rules: x.Rules, State: x.State}
	swingResidents(play)
	if want := []clinic.Level{Medium, Light}; !slices.Equal(m.Residency, want) || !has(play.Events, game.Skipped) {
		t.Errorf("E11, X6: the residents are %v, told is %+v", m.Residency, play.Events)
	}
}

// E11: light and medium swap at once, all pieces going back first; dark patients die for 5 points.
func TestEmergencyAdmin(t *testing.T) {
	x := emergencyTable(t, 1)
	c := x.department(0)
	m := x.State.Market.Annex
	play := &game.Play{Rules: x.Rules, State: x.State}
	play.ArriveAt(c, clinic.Person{Kind: EmergencyDoctor, Level: Medium})
	m.DoctorSupply = [clinic.MaxLevels]int{} // nothing but each other's pieces
	patient := play.ArriveAt(c, clinic.Person{Kind: EmergencyPatient, Level: Dark, At: preAdmissions})
	worse := play.ArriveAt(c, clinic.Person{Kind: EmergencyPatient, Level: Light, At: preAdmissions})
	popularity := x.State.Players[0].Popularity
	x.enter("admin-8")
	if got := c.Clinic().Person("e1").Level; got != Medium {
		t.Errorf("E11: the light doctor is %d", got)
	}
	if c.Clinic().Person(patient) != nil || x.State.Players[0].Popularity != popularity-5 {
		t.Error("E11: the dark patient lives, or costs nothing")
	}
	if got := c.Clinic().Person(worse); got == nil || got.Level != Medium {
		t.Errorf("E11: the light patient is %+v", got)
	}
}

// E11: who waits in pre-admissions or lies in a room gets worse as a person of the department, light to medium to dark.
func TestEmergencyPatientsWorsen(t *testing.T) {
	x := emergencyTable(t, 1)
	light := x.emerge(0, EmergencyPatient, Light, clinic.In(clinic.Space{X: 1}))
	medium := x.emerge(0, EmergencyPatient, Medium, preAdmissions)
	x.enter("admin-9")
	board := x.department(0).Clinic()
	if board.Person(light).Level != Medium || board.Person(medium).Level != Dark {
		t.Errorf("E11: they are %d and %d", board.Person(light).Level, board.Person(medium).Level)
	}
}
