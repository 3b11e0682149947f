package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// B88: the tip of the goal says what counts for it and how it stands; a goal that isn't met yet isn't lost.
func TestTheGoalSaysWhatCountsAndHowItStands(t *testing.T) {
	for _, at := range []struct {
		goal string
		died int
		want []string
	}{
		{game.GoalFloor3, 0, []string{"the room must have its hub", "So far: 0 of 3. Not met yet."}},
		{game.GoalNoDeaths, 0, []string{"gives up waiting", "So far: 0 of 18. Not met yet."}},
		{game.GoalNoDeaths, 1, []string{"gives up waiting", "Lost: it can’t be met anymore."}},
		{game.GoalLittleTime, 0, []string{"So far: 0 of 12 cured, 0 time of 35 at most. Not met yet.", "Still to come: "}},
		{game.GoalSixRed, 0, []string{"red when they are treated", "So far: 0 of 6. Not met yet."}},
	} {
		p := sitChanged(t, nil, func(m *game.Match) { m.State.Players[0].Goal, m.State.Players[0].Died = at.goal, at.died })
		tips := panels.Tips{Made: panels.Made{Shown: &p.table.Shown}}
		tip := strings.Join(tips.Lines(thing.Named(thing.Panel, "goal")), "\n")
		for _, want := range append(at.want, "your score counts only if the goal is met") {
			if !strings.Contains(tip, want) {
				t.Errorf("%s, %d dead: %q is not in\n%s", at.goal, at.died, want, tip)
			}
		}
		if strings.Contains(tip, "Still to come: ") != (at.goal != game.GoalFloor3) {
			t.Errorf("%s: the tip says how many patients come, or doesn't:\n%s", at.goal, tip)
		}
		ranked, counted, timed := true, false, false
		for _, paper := range p.table.Papers() {
			for _, item := range paper.Items {
				ranked = ranked && item.Text != "Goal lost: no rank"
				counted = counted || item.Text == "0 of 18 cured"
				timed = timed || item.Text == "0 of 35 time"
			}
		}
		if counted != (at.goal == game.GoalNoDeaths) {
			t.Errorf("%s: the panel counts those who are cured: %v", at.goal, counted)
		}
		if timed != (at.goal == game.GoalLittleTime) {
			t.Errorf("%s: the panel counts time: %v", at.goal, timed)
		}
		if lost := at.died > 0; ranked == lost {
			t.Errorf("%s, %d dead: the panel gives a rank: %v", at.goal, at.died, ranked)
		}
	}
}

// B46, B52: if the residency is empty for good, nobody is told to hire a doctor from it, and its tip says why.
func TestAnEmptyResidencyOffersNoDoctor(t *testing.T) {
	p := sitChanged(t, nil, func(m *game.Match) {
		must(t, m, choose(game.Hire))
		for slot := range m.State.Market.Residency {
			m.State.Market.Residency[slot] = clinic.NoLevel
		}
		m.State.Market.DoctorBag = [len(m.State.Market.DoctorBag)]int{}
		m.State.Players[0].Money = 40
	})
	if got := controller.Reminded(p.session); len(got) != 1 || strings.Contains(got[0], "doctor") || !strings.HasPrefix(got[0], "You can still hire: ") {
		t.Errorf("the question says %q", got)
	}
	tips := panels.Tips{Made: panels.Made{Shown: &p.table.Shown}}
	if tip := strings.Join(tips.Lines(thing.Numbered(thing.Residency, 0)), "\n"); tip != "Nobody to hire here: no doctors are left, and no more will come. (B46)" {
		t.Errorf("the tip says %q", tip)
	}
	says := false
	for _, paper := range p.table.Papers() {
		for _, item := range paper.Items {
			if strings.Contains(item.Text, "1 doctor from the residency") || item.Text == "hire up to 1" {
				t.Errorf("it still says %q", item.Text)
			}
			says = says || strings.Contains(item.Text, "No doctors are left")
		}
	}
	if !says {
		t.Error("the tray does not say that no doctors are left")
	}
}
