package game_test

import (
	"testing"

	"clinic/game"
)

// B50: a tile may be used for nothing. The event then differs from that of a used tile, whether the player goes first
// or last, even after undoing and repeating it.
func TestATileUsedForNothingIsTold(t *testing.T) {
	for _, idle := range []int{0, 1} {
		m := newMatch(t, game.Config{Players: 2, Seed: 4, Layouts: []string{"white", "red"}})
		apply := func(player int, command game.Command) []game.Event {
			t.Helper()
			events, v := m.Apply(player, command)
			if !v.Legal() {
				t.Fatalf("%+v: %s", command, m.Rules.Sentence(v.Refusal))
			}
			return events
		}
		for m.State.Decision(0) == nil || m.State.Decision(0).Kind != game.DecideAction {
			player := m.State.Deciders()[0]
			apply(player, m.Rules.Legal(m.State, player)[0])
		}
		for player := range 2 {
			apply(player, game.Command{Type: game.ChooseAction, Action: game.Hire})
		}
		for turn := range 2 {
			player := m.State.Deciders()[0]
			if player != idle {
				apply(player, game.Command{Type: game.HireOne, Kind: "orderly"})
			}
			for again := range 2 - turn {
				events := apply(player, game.Command{Type: game.Done})
				if e := events[0]; e.Type != game.PlayerDone || e.Idle != (player == idle) {
					t.Errorf("player %d is told to have done nothing: %v, and player %d did nothing", player, e.Idle, idle)
				}
				if turn == 0 && again == 0 {
					if reason := m.Undo(player); !reason.None() {
						t.Fatal(m.Rules.Sentence(reason))
					}
				}
			}
		}
	}
}
