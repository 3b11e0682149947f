package session

import (
	"reflect"
	"testing"

	"clinic/game"
	_ "clinic/scenes/scenetest/given"
	"clinic/scenes/ui"
)

// B50, B87: the score at the beginning of the round is known at any time during it, also after undoing within the
// round and after resuming a saved game.
func TestTheScoreOfTheRoundsBegin(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	chance := game.Random{Word: 5}
	round, began := -1, game.Score{}
	for i := 0; s.match.State.Round < 4 && i < 2000; i++ {
		if now := s.match.State.Round; now != round {
			round, began = now, s.Context().Score()
		}
		score := func() game.Score {
			c := s.Context()
			c.State = s.RoundBegan()
			return c.Score()
		}
		if got := score(); round > 0 && !reflect.DeepEqual(got, began) {
			t.Fatalf("after %d commands, in round %d: the round is said to have begun with %+v, it was %+v", i, round, got, began)
		}
		legal := s.Legal()
		must(t, reader, s, legal[chance.Below(len(legal))])
		if i%10 == 9 && s.match.State.Round == round && s.Undo().None() && s.match.State.Round == round {
			if got := score(); round > 0 && !reflect.DeepEqual(got, began) {
				t.Fatalf("after undo the round began with %+v, it was %+v", got, began)
			}
		}
	}
	if round < 3 {
		t.Fatalf("only %d rounds were played", round)
	}
}
