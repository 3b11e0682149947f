package panels

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/view"
)

// X6: the log tells what extensions bring and what was skipped, and keeps quiet about steps of the base game.
func TestTheLogTellsWhatExtensionsBring(t *testing.T) {
	side := Side{Made: Made{Shown: &view.Shown{Situation: view.Situation{Seats: []view.Seat{{Name: "Ana"}}}}}}
	for _, x := range []struct {
		event game.Event
		want  string
	}{
		{game.Event{Type: "tabloid_paid", Level: clinic.Orange, Money: 5}, "Ana: a ghost of the orange patient moves in; it sold a story for $5"},
		{game.Event{Type: "ghost_placed"}, "Ana: the ghost haunts Floor 0"},
		{game.Event{Type: "dog_employed", Money: -3}, "Ana employed a dog for $3"},
		{game.Event{Type: "patient_drawn", Level: clinic.Orange}, "Ana drew at triage: orange patient"},
		{game.Event{Type: "dog_went_home"}, "Ana: a dog goes home to the kennel"},
		{game.Event{Type: game.Skipped, Rule: "X6", Choice: "ghost"}, "Ana: there are no ghosts left"},
		{game.Event{Type: "band_played", Player: game.NoPlayer}, "Band played"},
		{game.Event{Type: game.PatientQueued}, ""},
		{game.Event{Type: game.RoundBegan, Player: game.NoPlayer, Number: 2}, "Round II begins"},
	} {
		if got := side.SentenceOf(&x.event); got != x.want {
			t.Errorf("%s says %q, want %q", x.event.Type, got, x.want)
		}
	}
}
