package bot

import (
	"testing"

	"clinic/game"
)

// E4: the action of the emergency department is one of the proposals, worth what its answers bring.
func TestProposalsHaveTheEmergencyAction(t *testing.T) {
	for _, quick := range []bool{true, false} {
		b, c := playedWith(t, "emergency", 1, 1, game.DecideAction)
		b.proposeAll(c, quick)
		found := false
		for i := range b.found.list {
			found = found || b.found.list[i].action == "emergency"
		}
		if !found {
			t.Errorf("quick %v: nobody proposes the action", quick)
		}
	}
}
