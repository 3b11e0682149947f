package panels

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// X10: an obligation names each way to meet it with its cost, not one span over all of them.
func TestObligationsWithSeveralWaysAreTold(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, test := range []struct {
		costs      []game.Span
		tip, short string
	}{
		{[]game.Span{{Most: game.Cost{Time: 3}, Least: game.Cost{Time: 1}}}, "It takes 1 to 3 time.", "1 to 3"},
		{[]game.Span{
			{Least: game.Cost{Money: 2}, Most: game.Cost{Money: 2}}, {Least: game.Cost{Popularity: 1}, Most: game.Cost{Popularity: 1}}, {Least: game.Cost{Time: 3}, Most: game.Cost{Time: 3}},
		}, "It takes $2, −1 popularity or 3 time.", "3 ways"},
		{[]game.Span{{Least: game.Cost{Money: 2}, Most: game.Cost{Money: 2}}, {}}, "It takes $2 or nothing.", "2 ways"},
	} {
		owed := view.Owed{Obligation: game.Obligation{Key: "use_toilet", Decision: game.DecideMove, Possible: true, Costs: test.costs}}
		tips := Tips{Made{Shown: &view.Shown{Reader: reader, Numbers: ui.Data{}, Owed: []view.Owed{owed}}}}
		if lines := tips.tipObligation(thing.Named(thing.Obligation, "use_toilet")); !slices.Contains(lines, test.tip) {
			t.Errorf("the tip says %q, want %q", strings.Join(lines, " / "), test.tip)
		}
		if short, sign := obligationText(tips.Reader, &owed); short != test.short || (sign == sprites.None) != (len(test.costs) > 1) {
			t.Errorf("the card says %q beside the sign %v, want %q", short, sign, test.short)
		}
	}
}
