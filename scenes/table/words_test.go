package table

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// X6: the log tells what extensions bring and what was skipped, and keeps quiet about steps of the base game.
func TestTheLogTellsWhatExtensionsBring(t *testing.T) {
	table := &Table{}
	table.situation.Seats = []Seat{{Name: "Ana"}}
	for _, x := range []struct {
		event game.Event
		want  string
	}{
		{game.Event{Type: "ghost_placed"}, "Ana: a ghost moved in"},
		{game.Event{Type: "dog_went_home"}, "Ana: a dog goes home to the kennel"},
		{game.Event{Type: game.Skipped, Rule: "X6", Choice: "ghost"}, "Ana: there are no ghosts left"},
		{game.Event{Type: "band_played", Player: game.NoPlayer}, "Band played"},
		{game.Event{Type: game.PersonMoved}, ""},
		{game.Event{Type: game.StepBegan, Player: game.NoPlayer}, ""},
	} {
		if got := table.sentenceOf(&x.event); got != x.want {
			t.Errorf("%s says %q, want %q", x.event.Type, got, x.want)
		}
	}
}

// C62, C81, C101: a ride enters what lies on its line, and dear rooms say who made them so.
func TestEffectsAreNamedWhereTheyAct(t *testing.T) {
	at := func(floor, x int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: 1} }
	if !passes(at(0, 0), at(0, 3), at(0, 2)) || passes(at(0, 0), at(0, 3), at(0, 3)) || passes(at(0, 0), at(0, 3), at(1, 2)) {
		t.Error("the spaces that a ride goes through are wrong")
	}
	soiled := game.Line{What: "operating_room", Outside: -1, Amount: 6, Origins: []game.Origin{{Source: "base", Rule: "B83", Amount: 3}, {Source: "therapy_dogs", Rule: "C81", Amount: 3}}}
	plain := game.Line{What: "hub", Outside: -1, Amount: 1, Origins: []game.Origin{{Source: "base", Rule: "B83", Amount: 1}}}
	if got := effectsOnLines([]game.Line{plain, soiled, soiled}); len(got) != 1 || got[0] != "Operating room: ×2 poop (C81)" {
		t.Errorf("the upkeep says %q", got)
	}
}
