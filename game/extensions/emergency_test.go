package extensions

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// emergencyTable begins a game with a department and goes on to the first choice of an action. Everybody has the light
// layout: the hub at 0,0 and the light room at 1,0.
func emergencyTable(t *testing.T, players int) *table {
	t.Helper()
	config := game.Config{Players: players, Seed: 1, Extensions: []string{"emergency"}, AnnexLayouts: []string{"light"}}
	rules, err := game.NewRules(config, []*game.Extension{emergency()})
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	for rules.StepOf(x.State).Name != game.StepChoose {
		player := x.State.Deciders()[0]
		legal := rules.Legal(x.State, player)
		x.do(player, legal[len(legal)-1])
	}
	return x
}

func (x *table) department(player int) game.Context { return x.of(player).Annex() }

// E8: the nurses needed are the sum of two differences; the four examples of the original.
func TestNursesOfEmergencyRooms(t *testing.T) {
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

// E8: nurses who are off duty cost 1, 3 and 7 points in one round; the program proposes none, and the price is shown.
func TestOffDutyNurses(t *testing.T) {
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

// E1, E15: nobody and nothing crosses, either way, and the refusal says so.
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
	x.decide(0, decideEmergency)
	beginEmergency(&game.Play{Rules: x.Rules, State: x.State}, 0)
	x.refuses(0, buildAt(EmergencyHub, space(0, 2, 1)), "E1", "decision_of_annex")
	room := buildAt(clinic.TreatmentRoom, space(0, 2, 1))
	room.Board = EmergencyBoard
	x.refuses(0, room, "E1", "component_of_clinic")
	x.refuses(0, game.Command{Type: game.HireOne, Kind: clinic.Doctor, Board: EmergencyBoard}, "E1", "person_of_clinic")
	x.do(0, hub)
}

// E4: two different halves in either order, and no third one.
func TestTwoHalvesOfTheAction(t *testing.T) {
	x := emergencyTable(t, 1)
	x.decide(0, decideEmergency)
	beginEmergency(&game.Play{Rules: x.Rules, State: x.State}, 0)
	hire := game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Board: EmergencyBoard}
	garden := buildAt(clinic.Garden, space(0, 3, 1))
	garden.Board = EmergencyBoard
	x.do(0, hire)
	x.do(0, garden)
	nurse := game.Command{Type: game.HireOne, Kind: EmergencyNurse, Board: EmergencyBoard}
	x.refuses(0, nurse, "E4", "half_over")
	x.refuses(0, game.Command{Type: game.AdmitOne, Board: EmergencyBoard}, "E4", "two_halves")
	if annex := x.State.Players[0].Annex; annex.Money != 10-3-2 {
		t.Errorf("E3, E5: the department has $%d", annex.Money)
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
