package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// B86, B88: in the last round the marks of the ranks count what Admin will change: a mark's popularity earns its rank.
func TestTheLastRanksCountAdmin(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	for !match.State.Decision(0).Buys() {
		if _, v := match.Apply(0, game.Command{Type: game.Done}); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
	table := table.New(reader, view.Situation{Rules: match.Rules, State: match.State, Seats: []view.Seat{{Name: "Ada"}}}, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1280, 800)
	written := map[string]bool{}
	for _, p := range table.Papers() {
		for i := range p.Items {
			written[p.Items[i].Text] = true
		}
	}
	now, marked, changes := game.Context{Rules: match.Rules, State: match.State}.Score().Total, 0, 0
	for points := 1; points <= match.State.Decision(0).Count; points++ {
		end := game.Play{Rules: match.Rules, State: match.State.Clone()}
		for command := (game.Command{Type: game.BuyPopularity, Points: points}); !end.State.Over; command = (game.Command{Type: game.Done}) {
			end.Apply(0, &command)
		}
		got := game.Context{Rules: match.Rules, State: end.State}.Score().Total
		changes += now + points - got
		if rank := match.Rules.Rank(got); rank != match.Rules.Rank(got-1) {
			marked++
			if want := reader.T("phase.rank", ui.Data{"Rank": reader.T("rank." + rank), "Score": got}); !written[want] {
				t.Errorf("%d points earn %q, and the bar has no such mark", points, want)
			}
		}
	}
	if marked == 0 || changes == 0 {
		t.Errorf("%d ranks can be bought, and Admin changes the score by %d", marked, changes)
	}
}
