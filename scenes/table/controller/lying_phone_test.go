package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Phones held sideways.
var lying = [][2]int{{844, 390}, {932, 430}, {740, 360}, {640, 360}, {667, 375}}

// wholeThings returns the visible things of a kind, and reports each that is cut.
func wholeThings(t *testing.T, on *table.Table, size [2]int, kind thing.Kind) map[thing.Thing]ui.Rect {
	t.Helper()
	seen := map[thing.Thing]ui.Rect{}
	for _, spot := range on.Spots() {
		if spot.Thing.Kind != kind || spot.Rect.W < 1 || spot.Rect.H < 1 {
			continue
		}
		if spot.Rect.H < spot.Whole.H-1 {
			t.Errorf("%v: %s is cut: %v of %v is seen", size, spot.Thing, spot.Rect, spot.Whole)
		}
		seen[spot.Thing] = spot.Rect
	}
	return seen
}

// swipeToTheEnd swipes a column up and down in several ways. Wherever a finger leaves it, at least that many things
// of a kind are seen whole and none is cut, and in the end each was seen.
func swipeToTheEnd(t *testing.T, stage *scenetest.Stage, on *table.Table, size [2]int, kind thing.Kind, least int) {
	t.Helper()
	all := wholeThings(t, on, size, kind)
	seen := len(all)
	if seen < least {
		t.Errorf("%v: %d are seen, want %d", size, seen, least)
	}
	for _, spot := range on.AllScrolledAway() {
		if spot.Thing.Kind == kind {
			seen++
		}
	}
	finger := stage.Finger()
	for _, way := range []float64{-30, -90, -55, -90, -30, -90, -90, -90, 70, 300} {
		for _, at := range wholeThings(t, on, size, kind) {
			x, y := at.Center()
			finger.Drag(x, y, x, y+way)
			break
		}
		stage.Wait(60)
		for what, at := range wholeThings(t, on, size, kind) {
			all[what] = at
		}
	}
	if len(all) != seen {
		t.Errorf("%v: %d of %d were seen whole", size, len(all), seen)
	}
}

// On a phone held sideways the column of Build begins and ends with whole cards, and shows two rows of them.
func TestTheColumnOfBuildStopsAtWholeCards(t *testing.T) {
	for _, size := range lying {
		p := sit(t, 1, choose(game.Build))
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		p.Wait(60)
		swipeToTheEnd(t, p.Stage, p.table, size, thing.Component, 4) // two rooms, and the hubs of two services
	}
}

// choosingGoal returns a solo game in which the goal is to be chosen.
func choosingGoal(t *testing.T) *session.Session {
	t.Helper()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)
	for !s.Deciding(game.DecideGoal) {
		if v := s.Apply(s.Legal()[0]); !v.Legal() {
			t.Fatal(v)
		}
	}
	s.Happened()
	return s
}

// On a phone held sideways each goal can be read whole (B88), and no arrow lies on one.
func TestGoalsStopAtWholeCards(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range lying {
		s := choosingGoal(t)
		on := controller.Play(reader, s, controller.Doors{})
		stage := scenetest.NewStage(on.Reader, on, size[0], size[1], 100)
		stage.Wait(60)
		swipeToTheEnd(t, stage, on, size, thing.Goal, 2)
	}
}

// On a phone held sideways all three actions are whole and can be chosen without swiping.
func TestAllActionsAreSeenLying(t *testing.T) {
	for _, size := range lying {
		p := sit(t, 1)
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		p.Wait(60)
		if seen := wholeThings(t, p.table, size, thing.Action); len(seen) != 3 {
			t.Errorf("%v: %d actions are seen", size, len(seen))
		}
		p.Stage.Clear()
	}
}
