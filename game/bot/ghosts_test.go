package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// C61: orange and red patients are turned away for $5, and a ghost comes, which scores a point and frightens people
// on their way.
func TestProposalsKnowWhatWhoIsTurnedAwayBrings(t *testing.T) {
	b, c := playedWith(t, "ghosts", 1, 2, game.DecideAction)
	b.found.list = b.found.list[:0]
	b.proposeAdmits(c, true)
	if want := uint8(1<<clinic.Orange | 1<<clinic.Red); b.away.levels != want {
		t.Errorf("the levels %b are turned away, not %b", b.away.levels, want)
	}
	// the point of the ghost, less the time that it costs
	if b.away.dollars != 5 || b.away.points > 1 || b.away.points < -3 {
		t.Errorf("that brings $%v and %v points", b.away.dollars, b.away.points)
	}
	o := &b.site.prospect
	if o.mix[clinic.Orange] != 0 || o.mix[clinic.Red] != 0 {
		t.Errorf("orange or red patients are expected to come: %v", o.mix)
	}
}
