package panels

import (
	"clinic/scenes/ui"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/view"
)

// X6: the log tells what extensions do and what was skipped, and leaves out steps of the base game.
func TestTheLogTellsWhatExtensionsBring(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	hub, laboratory := clinic.In(clinic.Space{X: 1, Y: 1}), clinic.In(clinic.Space{Floor: 1, X: 1, Y: 1})
	board := clinic.Clinic{Columns: 4, Rows: 3}
	board.At(hub.Space).Kind, board.At(hub.Space).Service = clinic.Hub, clinic.Psychiatry
	board.At(laboratory.Space).Kind = clinic.Laboratory
	state := &game.State{Players: []game.Player{{Board: game.Board{Clinic: board}}}}
	side := Side{Made: Made{Shown: &view.Shown{Reader: reader, Situation: view.Situation{State: state, Seats: []view.Seat{{Name: "Ana"}}}}}}
	for _, x := range []struct {
		event game.Event
		want  string
	}{
		{game.Event{Type: "tabloid_paid", Level: clinic.Orange, Money: 5}, "Ana: the orange patient is turned away and becomes a ghost; a newspaper pays $5 for the story"},
		{game.Event{Type: "ghost_placed", To: hub}, "Ana: the ghost haunts the service hub (Psychiatry) on Floor 0"},
		{game.Event{Type: "ghost_moved", From: hub, To: laboratory}, "Ana: a ghost goes from the service hub (Psychiatry) on Floor 0 to the laboratory on Floor 1"},
		{game.Event{Type: "dog_pooped", To: hub}, "Ana: a dog left something in the service hub (Psychiatry) on Floor 0"},
		{game.Event{Type: "dog_employed", Money: -3}, "Ana employed a dog for $3"},
		{game.Event{Type: "patient_drawn", Level: clinic.Orange}, "Ana drew at triage: orange patient"},
		{game.Event{Type: "dog_went_home"}, "Ana: a dog goes home to the kennel"},
		{game.Event{Type: game.Skipped, Rule: "X6", Choice: "ghost"}, "Ana: there are no ghosts left"},
		{game.Event{Type: "band_played", Player: game.NoPlayer}, "Band played"},
		{game.Event{Type: game.PatientArrived, Player: game.NoPlayer}, ""},
		{game.Event{Type: game.RoundBegan, Player: game.NoPlayer, Number: 2}, "Round II begins"},
	} {
		if got := side.SentenceOf(&x.event); got != x.want {
			t.Errorf("%s says %q, want %q", x.event.Type, got, x.want)
		}
	}
}
