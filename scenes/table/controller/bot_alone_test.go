package controller_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game/bot"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// B88: a bot that plays alone has no rank in the Hall of Fame, and its goal is nobody's at this screen.
func TestABotAloneHasNoRank(t *testing.T) {
	for level, want := range map[bot.Level]string{"": "Score (rank: Nurse)", bot.Intern: "If it ended now"} {
		p := sitAmong(t, level)
		p.tick()
		p.table.Look.Bot = nil // as when nothing is left to play
		p.table.FindSpots()
		if got := p.written(thing.Of(thing.Score)); !slices.Contains(got, want) {
			t.Errorf("with %q in the seat the score is called %q, not %q", level, got, want)
		}
	}
}

// B88: in a solo game the side and the sheet use the same words for score and rank, and neither says of a goal that
// may still be met that the score does not count.
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

// B88: where the word for the score has no room beside the rank, the rank stands alone beside its cup.
func TestTheRankStandsInANarrowPanel(t *testing.T) {
	p := sitAmong(t, "")
	for _, code := range [...]string{"en", "fr", "pt"} {
		p.table = controller.Play(ui.NewReader(code), p.session, controller.Doors{})
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1024, 640, 100)
		p.tick()
		rank := p.T("rank.nurse")
		if got := p.written(thing.Of(thing.Score)); !strings.Contains(strings.Join(got, " "), rank) {
			t.Errorf("%s: %q names no %s", code, got, rank)
		}
	}
}

// The live score of a game whose code carried a score names it and what is missing, and says when it would be beaten;
// for a bot it says nothing of that.
func TestTheLiveScoreNamesWhatIsToBeBeaten(t *testing.T) {
	for _, x := range []struct {
		less  int
		level bot.Level
		want  string
	}{{-4, "", "5 more points are needed."}, {2, "", "it would be beaten by 2."}, {2, bot.Intern, ""}} {
		before := sitAmong(t, x.level)
		table := before.session.Table()
		beat := before.session.Context().Score().Total - x.less
		table.ToBeat = &beat
		p := &player{t: t, session: session.Begin(before.session.Match(), table, nil)}
		p.session.OpenCurtain()
		p.table = controller.Play(before.Reader, p.session, controller.Doors{})
		p.Stage = scenetest.NewStage(before.Reader, p.table, 1280, 800, 100)
		p.tick()
		p.click(view.Star)
		p.tick()
		got := strings.Join(p.written(thing.Named(thing.ScoreSum, "others")), " ")
		if named := strings.Contains(got, "To beat: "+strconv.Itoa(beat)); named != (x.want != "") || !strings.Contains(got, x.want) {
			t.Errorf("%d less than the score to beat, with %q in the seat, the sheet says %q", -x.less, x.level, got)
		}
	}
}
