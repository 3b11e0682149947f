package bot

import (
	"testing"

	"clinic/game"
)

// X5, V9: in a cooperative game a finished game is worth more if it is won.
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

// V3: staff who get a tile can't work in that round, so nurses are expected to be absent and treat less.
func TestJudgementDoesWithoutInfectedStaff(t *testing.T) {
	b, c := playedWith(t, "covid_19", 1, 2, game.DecideAction)
	b.readSite(c, &b.site)
	o := b.site.prospect
	if o.absent[3] == 0 || o.absent[6] < o.absent[3] {
		t.Fatalf("so many are absent from round to round: %v", o.absent)
	}
	orderlies, nurses := 1.0, 2.0
	if without(2, &orderlies, &nurses); orderlies != 0 || nurses != 1 {
		t.Errorf("%v orderlies and %v nurses work while two are absent", orderlies, nurses)
	}
}
