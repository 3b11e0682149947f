package hands_test

import (
	"slices"
	"testing"

	"clinic/game/bot"
	"clinic/scenes/table/thing"
)

// B88: a bot that plays alone has no rank in the Hall of Fame, and its goal is nobody's at this screen.
func TestABotAloneHasNoRank(t *testing.T) {
	for level, want := range map[bot.Level]string{"": "Rank: Nurse", bot.Intern: "If it ended now"} {
		p := sitAmong(t, level)
		p.tick()
		p.table.Look.Bot = nil // as it is when nothing is left to play
		p.table.FindSpots()
		if got := p.written(thing.Of(thing.Score)); !slices.Contains(got, want) {
			t.Errorf("with %q in the seat the score is called %q, not %q", level, got, want)
		}
	}
}
