package bot

import (
	"testing"

	"clinic/game"
)

// X5, V9: where everybody wins or loses together a finished game is worth more that is won.
func TestVictoryOfAllCounts(t *testing.T) {
	b, c := playedWith(t, "covid_19", 1, 6, game.DecideMove)
	b.play.State = c.State
	outcome, _ := c.Rules.Outcome(c.State)
	rest := float64(c.Score().Total) + said(c)
	if outcome.Won {
		rest += victory
	}
	if got := b.fare(c.Player); got != rest {
		t.Errorf("the game is worth %.1f points, not %.1f (won: %v)", got, rest, outcome.Won)
	}
}
