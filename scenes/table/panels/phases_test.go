package panels

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// B86, B88: in the last round the marks of the ranks count what Admin will change: a mark's popularity earns its rank.
// Each is marked as a score. Once the goal is lost there is none.
func TestTheLastRanksCountAdmin(t *testing.T) {
	match, err := sample.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	for !match.State.Decision(0).Buys() {
		if _, v := match.Apply(0, game.Command{Type: game.Done}); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
	reader := ui.NewReader("en")
	shown := view.Shown{Reader: reader, Situation: view.Situation{Rules: match.Rules, State: match.State}}
	tray := NewTray(Made{Shown: &shown})
	count := match.State.Decision(0).Count
	marks, marked, changes := tray.marks(count), 0, 0
	now := game.Context{Rules: match.Rules, State: match.State}.Score().Total
	for points := 1; points <= count; points++ {
		end := game.Play{Rules: match.Rules, State: match.State.Clone()}
		for command := (game.Command{Type: game.BuyPopularity, Points: points}); !end.State.Over; command = (game.Command{Type: game.Done}) {
			end.Apply(0, &command)
		}
		got := game.Context{Rules: match.Rules, State: end.State}.Score().Total
		changes += now + points - got
		if rank := match.Rules.Rank(got); rank != match.Rules.Rank(got-1) {
			marked++
			want := reader.T("phase.rank", ui.Data{"Rank": reader.T("rank." + rank), "Score": got})
			if !slices.ContainsFunc(marks, func(m mark) bool { return m.points == points && m.text == want && m.score }) {
				t.Errorf("%d points earn %q; the marks are %v", points, want, marks)
			}
		}
	}
	if marked == 0 || changes == 0 {
		t.Errorf("%d ranks can be bought, and Admin changes the score by %d", marked, changes)
	}
	me := &match.State.Players[0]
	if me.Goal, me.Died = game.GoalNoDeaths, 1; len(tray.marks(count)) > 0 {
		t.Error("ranks are marked although the goal is lost")
	}
}
