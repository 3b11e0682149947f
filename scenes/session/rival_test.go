package session

import (
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
)

// A rival plays the same game to its end with the given goal, and reaches the same result each time, however its time
// is sliced.
func TestARivalPlaysTheSameGameWithTheSameGoal(t *testing.T) {
	t.Parallel()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 11}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	var scores [2]int
	for i, slice := range [...]time.Duration{time.Hour, time.Millisecond} {
		r := NewRival(rules, game.GoalManyPatients, bot.Resident)
		told := 0
		r.Done = func() { told++ }
		for !r.Play(slice) {
		}
		if told != 1 {
			t.Errorf("its end was told %d times", told)
		}
		if r.state.Players[0].Goal != game.GoalManyPatients || r.state.Round != 6 {
			t.Fatalf("it ends in round %d with the goal %s", r.state.Round, r.state.Players[0].Goal)
		}
		scores[i] = r.Score
	}
	if scores[0] != scores[1] {
		t.Errorf("it comes to %v", scores)
	}
}
