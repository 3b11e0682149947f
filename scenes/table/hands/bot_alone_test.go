package hands_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game/bot"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
)

// B88: a bot that plays alone has no rank in the Hall of Fame, and its goal is nobody's at this screen.
func TestABotAloneHasNoRank(t *testing.T) {
	for level, want := range map[bot.Level]string{"": "Score (rank: Nurse)", bot.Intern: "If it ended now"} {
		p := sitAmong(t, level)
		p.tick()
		p.table.Look.Bot = nil // as it is when nothing is left to play
		p.table.FindSpots()
		if got := p.written(thing.Of(thing.Score)); !slices.Contains(got, want) {
			t.Errorf("with %q in the seat the score is called %q, not %q", level, got, want)
		}
	}
}

// B88: side and sheet of one who plays alone call score and rank alike, and neither says of a goal that may still be met that the score does not count.
func TestScoreAndRankAreCalledAlike(t *testing.T) {
	p := sitAmong(t, "")
	p.tick()
	if got := p.written(thing.Of(thing.Score)); !slices.Contains(got, "Score (rank: Nurse)") {
		t.Errorf("the side says %q", got)
	}
	p.click(view.Star)
	p.tick()
	if got := strings.Join(p.written(thing.Named(thing.ScoreSum, "others")), " "); !strings.HasPrefix(got, "It counts as soon as your goal is met. Rank: Nurse.") {
		t.Errorf("the sheet says %q", got)
	}
	if got := p.written(panels.ScoreTotal); !slices.Contains(got, "Score") {
		t.Errorf("the sum is called %q", got)
	}
}
