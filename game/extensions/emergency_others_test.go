package extensions

import (
	"encoding/json"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// busy fills a department with everything that the rules of others might affect: people of every kind and level in
// every place, gardens, conveyors and a break room.
func (x *table) busy(player int) {
	for at, kind := range map[clinic.Space]clinic.Kind{
		{X: 1, Y: 1}: EmergencyBreakRoom, {Y: 1}: EmergencyRoomDark, {X: 2}: clinic.Garden, {X: 2, Y: 1}: EmergencyRoomMedium, {X: 3}: clinic.ParkingLot,
	} {
		x.erect(player, kind, at)
	}
	board := x.department(player).Clinic()
	for _, at := range []clinic.Space{{}, {X: 1}} {
		board.At(at).Conveyor = true
	}
	light, dark := clinic.In(clinic.Space{X: 1}), clinic.In(clinic.Space{Y: 1})
	board.Person("e1").At = light
	x.emerge(player, EmergencyDoctor, Medium, dark)
	for range 2 {
		x.emerge(player, EmergencyNurse, clinic.NoLevel, dark)
	}
	x.emerge(player, EmergencyNurse, clinic.NoLevel, outside)
	x.emerge(player, EmergencyPatient, Light, light)
	x.emerge(player, EmergencyPatient, Dark, dark)
	x.emerge(player, EmergencyPatient, Medium, preAdmissions)
	x.emerge(player, EmergencyPatient, Dark, preAdmissions)
}

// lifeOf describes what happens to a busy department: what may be built, hired and admitted, who may go where, how
// Business goes, who is left after Admin.
func lifeOf(t *testing.T, ids ...string) string {
	t.Helper()
	x := emergencyTable(t, 1, ids...)
	x.busy(0)
	x.State.Players[0].Money = 200
	m := x.State.Market.Annex
	copy(m.Residency, []clinic.Level{Medium})
	m.Appointments[0].Patients = [4]clinic.Level{Dark, Light}
	var told []any
	ours := func() {
		for _, command := range x.Rules.Legal(x.State, 0) {
			if command.Board == EmergencyBoard {
				v := x.Rules.Check(x.State, 0, &command)
				told = append(told, command, v.Cost, v.Refusal, v.Warnings)
			}
		}
	}
	x.act(0)
	ours()
	x.decide(0, game.DecideMove)
	ours()
	told = append(told, x.department(0).Forecast())
	x.enter("business")
	for x.Rules.StepOf(x.State).Key == "business" {
		ours()
		done := game.Command{Type: game.Done}
		x.State.Players[0].Turn.Income = min(x.State.Players[0].Turn.Income, 40)
		x.do(0, done)
	}
	told = append(told, x.State.Players[0].Annex)
	text, err := json.Marshal(told)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// E15: no other extension or variant affects the department, its people or its cars: with each of them, and with as
// many as fit together, the same is possible, with the same results.
func TestNothingElseTouchesTheDepartment(t *testing.T) {
	plain := lifeOf(t)
	for _, e := range All() {
		if e.ID == "emergency" {
			continue
		}
		if got := lifeOf(t, e.ID); got != plain {
			t.Errorf("E15: %s changes the department:\n%s\nit was\n%s", e.ID, got, plain)
		}
	}
	for _, many := range everything() {
		others := slices.DeleteFunc(many.ids, func(id string) bool { return id == "emergency" })
		if got := lifeOf(t, others...); got != plain {
			t.Errorf("E15: all with %s change the department:\n%s\nit was\n%s", many.with, got, plain)
		}
	}
}

// E15: nor does the department affect what is asked of the clinic: its patients count for no quota (C12), and its
// cars take none of the clinic's places.
func TestTheDepartmentTouchesNothingElse(t *testing.T) {
	free := newTable(t, 1).of(0).FreePlaces()
	x := emergencyTable(t, 1, "helicopters")
	x.busy(0)
	if got := x.of(0).FreePlaces(); got != free {
		t.Errorf("E1: %d places are free in the clinic, without the department %d", got, free)
	}
	if f := x.of(0).Forecast(); f.Income != 0 || len(f.Untreated) != 0 {
		t.Errorf("E15: the clinic's forecast is %+v", f)
	}
	x.State.Round = 4
	popularity := x.State.Players[0].Popularity
	if events := x.enter("quota-helicopters"); !has(events, QuotaMissed) || x.State.Players[0].Popularity != popularity-2 {
		t.Errorf("C12: patients of the department count: %+v", events)
	}
}

// E15: the variants for doctors don't apply to doctors of the department.
func TestVariantsLeaveEmergencyDoctorsAlone(t *testing.T) {
	for _, id := range []string{"tough_doctors", "clever_doctors", "humble_doctors"} {
		x := emergencyTable(t, 1, id)
		x.emerge(0, EmergencyDoctor, Medium, outside)
		x.enter("admin-8")
		if board := x.department(0).Clinic(); board.Person("e1").Level != Medium || board.Person("e2").Level != Light {
			t.Errorf("E15: with %s the doctors are %d and %d", id, board.Person("e1").Level, board.Person("e2").Level)
		}
	}
}

// E15, V1: a player who admits only in the department has not admitted this round.
func TestEmergencyAdmissionIsNoAdmission(t *testing.T) {
	x := emergencyTable(t, 1, "covid_19")
	x.do(0, game.Command{Type: game.ChooseAction, Action: emergencyAction})
	x.do(0, inDepartment(game.Command{Type: game.AdmitOne}))
	x.do(0, game.Command{Type: game.Done})
	x.do(0, game.Command{Type: game.ChooseAction, Action: game.Build})
	x.do(0, game.Command{Type: game.Done})
	for _, action := range []game.Action{game.Build, game.Hire} {
		if v := x.Rules.Check(x.State, 0, &game.Command{Type: game.ChooseAction, Action: action}); v.Refusal.Rule != "V1" {
			t.Errorf("E15, V1: %s as the third tile: %+v", action, v)
		}
	}
	x.do(0, game.Command{Type: game.ChooseAction, Action: game.Admit})
}

// E15, V9: people who die in the department are not among the deceased, and those cured there are not among the
// survivors.
func TestEmergencyDeathsAreNoneOfTheWave(t *testing.T) {
	x := emergencyTable(t, 1, "covid_19")
	x.busy(0)
	before := slices.Clone(x.State.Marks)
	x.enter("business")
	for x.Rules.StepOf(x.State).Key == "business" {
		x.do(0, game.Command{Type: game.Done})
	}
	x.enter("admin-9")
	if !slices.Equal(x.State.Marks, before) {
		t.Errorf("E15: the table has %v, before %v", x.State.Marks, before)
	}
}

// X2: the wave stays in the clinic: no one in the department gets a tile, and a clinic with people only there counts
// as empty.
func TestWaveStaysInTheClinic(t *testing.T) {
	x := emergencyTable(t, 1, "covid_19")
	x.busy(0)
	x.decide(0, DecideInfect)
	if v := x.Rules.Check(x.State, 0, &game.Command{Type: Infect, Person: "e1"}); v.Legal() {
		t.Error("X2: a doctor of the department is infected")
	}
	x.refuses(0, inDepartment(game.Command{Type: Infect, Person: "e1"}), "E1", "decision_of_clinic")
	x.clinic(0).People = nil
	x.State.Pending = nil
	x.enter(StepInfections)
	if d := x.State.Decision(0); d != nil && d.Kind == DecideInfect {
		t.Errorf("X2: somebody of the department is to be infected: %+v", d)
	}
}

// X7: with the department its goals are offered instead of the base game's, whatever else is in play; with COVID-19
// there are none.
func TestGoalsBesideOtherExtensions(t *testing.T) {
	for _, id := range []string{"urban_design_2", "ghosts", "fire_trucks"} {
		if goals := emergencyTable(t, 1, id).of(0).OfferedGoals(); len(goals) != 5 || goals[0] != GoalEmergencySpaces {
			t.Errorf("X7: with %s the goals are %v", id, goals)
		}
	}
	if goals := emergencyTable(t, 1, "covid_19").of(0).OfferedGoals(); len(goals) != 0 {
		t.Errorf("X7: with COVID-19 the goals are %v", goals)
	}
}

// X8: all departments take their tiles from the same piles, and gardens, lots and conveyors from the clinics'.
func TestTilesOfTheDepartmentsAreCommon(t *testing.T) {
	x := emergencyTable(t, 2)
	x.State.Players[0].Money = 99
	for kind, at := range map[clinic.Kind]clinic.Space{EmergencyBreakRoom: {X: 3}, clinic.Garden: {X: 3, Y: 1}} {
		left := x.department(1).Pile(kind, clinic.NoService).Left
		x.act(0)
		x.do(0, inDepartment(buildAt(kind, at)))
		if got := x.department(1).Pile(kind, clinic.NoService).Left; got != left-1 {
			t.Errorf("X8: of %d %s %d are left for the other player", left, kind, got)
		}
	}
	if x.State.Market.Annex.Pile(clinic.Garden, clinic.NoService) != nil || x.of(0).Pile(clinic.Garden, clinic.NoService) != x.department(1).Pile(clinic.Garden, clinic.NoService) {
		t.Error("X8: the departments have gardens of their own")
	}
	x.act(1)
	x.refuses(1, inDepartment(buildAt(EmergencyBreakRoom, clinic.Space{X: 3})), "B38", "none_left")
}
