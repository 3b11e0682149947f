package game

import (
	"testing"

	"clinic/game/clinic"
)

// B50: each action has two tiles a round, so nobody takes one three times.
func TestTwoTilesOfEachAction(t *testing.T) {
	m := solo(t, 1)
	for range 2 {
		choose(t, m, Hire)
		do(t, m, 0, Command{Type: Done})
	}
	refuses(t, m, 0, Command{Type: ChooseAction, Action: Hire}, "B50", "tiles_played")
	refuses(t, m, 0, Command{Type: ChooseAction, Action: "sleep"}, "B50", "no_such_action")
	for _, command := range m.Rules.Legal(m.State, 0) {
		if command.Action == Hire {
			t.Error("B50: Hire is listed a third time")
		}
	}
	choose(t, m, Build)
	do(t, m, 0, Command{Type: Done})
	for m.State.Round == 1 { // in the next round the tiles are back
		simply(t, m)
	}
	choose(t, m, Hire)
}

// B50: all Builds, then all Hires, then all Admits, each in turn order.
func TestActionsResolveByKindThenTurnOrder(t *testing.T) {
	m := begin(t, Config{Players: 4, Seed: 4})
	until(t, m, StepChoose)
	order := m.State.TurnOrder
	chosen := map[int]Action{order[0]: Admit, order[1]: Build, order[2]: Hire, order[3]: Build}
	for _, player := range m.State.Deciders() {
		do(t, m, player, Command{Type: ChooseAction, Action: chosen[player]})
	}
	for i, want := range []int{order[1], order[3], order[2], order[0]} {
		if got := m.State.Deciders(); len(got) != 1 || got[0] != want {
			t.Fatalf("B50: number %d to act is %v, want %d", i, got, want)
		}
		refuses(t, m, (want+1)%4, Command{Type: Done}, "B50", "not_your_decision")
		do(t, m, want, Command{Type: Done})
	}
}

// B50, B92: the others' choices stay secret until everybody has chosen.
func TestChosenActionsAreSecret(t *testing.T) {
	m := begin(t, Config{Players: 2, Seed: 4})
	until(t, m, StepChoose)
	first, second := m.State.TurnOrder[0], m.State.TurnOrder[1]
	events := do(t, m, second, Command{Type: ChooseAction, Action: Admit}) // simultaneously: any order
	for _, e := range events {
		if e.Action != "" {
			t.Errorf("B92: the event tells %+v", e)
		}
	}
	if got := m.Rules.View(m.State, first).Players[second].Turn.Chosen; got != Secret {
		t.Errorf("B92: the other sees %q", got)
	}
	if got := m.Rules.View(m.State, second).Players[second].Turn.Chosen; got != Admit {
		t.Errorf("B92: the player sees %q", got)
	}
	if v := m.Rules.View(m.State, first); v.Random != (Random{}) || v.Config.Seed != 0 {
		t.Error("B92: the order of the bag shows")
	}
	do(t, m, first, Command{Type: ChooseAction, Action: Admit})
	if got := m.Rules.View(m.State, first).Players[second].Turn.Chosen; got != Admit {
		t.Errorf("B50: after the reveal the other sees %q", got)
	}
}

// B51: after each action step every service gets one patient, but a full row gets none, and an empty bag gives none.
func TestPatientsArrive(t *testing.T) {
	m := solo(t, 2)
	for range 2 {
		row := m.State.Market.Row(clinic.Cardiology)
		before := row.Waiting()
		choose(t, m, Hire)
		do(t, m, 0, Command{Type: Done})
		if got := row.Waiting(); got != before+1 {
			t.Errorf("B51: %d patients wait, there were %d", got, before)
		}
	}
	row := m.State.Market.Row(clinic.Psychiatry)
	row.Patients = [4]clinic.Level{1, 1, 2, 2}
	bag := m.State.Market.PatientBag.Total()
	choose(t, m, Build)
	do(t, m, 0, Command{Type: Done})
	if row.Patients != [4]clinic.Level{1, 1, 2, 2} || m.State.Market.PatientBag.Total() != bag-1 {
		t.Errorf("B51: full row %v, %d left of %d", row.Patients, m.State.Market.PatientBag.Total(), bag)
	}
	empty := solo(t, 2)
	empty.State.Market.PatientBag = [7]int{}
	choose(t, empty, Hire)
	do(t, empty, 0, Command{Type: Done})
	if got := empty.State.Market.Row(clinic.Cardiology).Waiting(); got != 1 {
		t.Errorf("B51: somebody came out of an empty bag: %d", got)
	}
}

// B50: six rounds of three action steps.
func TestSixRounds(t *testing.T) {
	m := solo(t, 6)
	steps := 0
	for !m.State.Over {
		if d := m.State.Decision(0); d.Kind == DecideAction {
			steps++
		}
		simply(t, m)
	}
	if steps != 18 || m.State.Round != 6 {
		t.Errorf("B50: %d action steps in %d rounds", steps, m.State.Round)
	}
	refuses(t, m, 0, Command{Type: Done}, "B87", "game_over")
	refuses(t, m, 3, Command{Type: Done}, "B50", "no_such_player")
}
