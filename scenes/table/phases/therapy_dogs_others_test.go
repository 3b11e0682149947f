package phases_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

// What extensions do stands among the lines of its step, with words and a picture; what happens before Business
// does not.
func TestFactsOfExtensionsAreLines(t *testing.T) {
	reader := ui.NewReader("en")
	s, _, err := sample.AtBusiness(2)
	if err != nil {
		t.Fatal(err)
	}
	in := func(step string, events ...game.Event) (happened session.Happening) {
		for _, e := range events {
			e.Step = step
			happened.Events = append(happened.Events, e)
		}
		happened.Before, happened.After = s.State(), s.State()
		return happened
	}
	died := game.Event{Type: game.PatientDied, Kind: "burn_victim", Rule: "C22", Popularity: -5}
	if phases.Opens(s, nil); len(phases.New(reader, s, []session.Happening{in("move", died, game.Event{Type: "smoke_break"})}).Lines) != 0 {
		t.Fatal("Move is told")
	}
	story := phases.New(reader, s, []session.Happening{
		in("business", game.Event{Type: game.SalariesPaid, Money: -3}, game.Event{Type: "dog_went_home"}, game.Event{Type: game.PlayerDone}),
		in("admin-7", game.Event{Type: game.PilesOpened, Player: game.NoPlayer}, game.Event{Type: "visitors_left", Number: 2}),
		in("admin-9", game.Event{Type: "patients_cooled", Number: 3, Popularity: 3}, died, game.Event{Type: "ghost_placed"}, game.Event{Type: game.Skipped, Rule: "X6", Choice: "ghost"}, game.Event{Type: "band_played"}),
		in("admin-10", game.Event{Type: game.TurnOrderSet, Player: game.NoPlayer, Order: []int{0, 1}}),
		in("round", game.Event{Type: game.RoundBegan}), in("move", game.Event{Type: "visitor_arrived"}),
	})
	want := []struct{ step, text string }{
		{"business", "Salaries"}, {"business", "A dog goes home to the kennel"}, {"admin-7", ""}, {"admin-7", "2 visitors go home"},
		{"admin-9", "3 patients enjoy the cool air"}, {"admin-9", "A ghost moves in on Floor 0"}, {"admin-9", "There are no ghosts left"}, {"admin-9", "Band played"},
		{"admin-9", "The burn victim was not treated in the round it arrived, and dies"}, {"admin-10", ""},
	}
	if len(story.Lines) != len(want) {
		t.Fatalf("%d lines instead of %d: %+v", len(story.Lines), len(want), story.Lines)
	}
	for i, w := range want {
		if got := story.Lines[i]; got.Step.Key != w.step || w.text != "" && !strings.HasPrefix(got.Text, w.text) {
			t.Errorf("line %d says %q in step %s, want %q in %s", i, got.Text, got.Step.Key, w.text, w.step)
		}
	}
	if len(story.Lines[5].Signs) == 0 {
		t.Error("the ghost has no picture")
	}
}
