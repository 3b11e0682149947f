package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// playedWith returns a brain in a game of two with this extension, played by the quick form until someone has a
// decision of this kind in this round or later, and the context of that player.
func playedWith(t *testing.T, extension string, seed uint64, round int, kind game.DecisionKind) (*brain, game.Context) {
	t.Helper()
	rules, err := game.NewRules(game.Config{Players: 2, Seed: seed, Extensions: []string{extension}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	b := newBrain(judgeOf(rules, learned(t)))
	b.play = game.Play{Rules: rules, State: s}
	for !s.Over {
		for _, player := range s.Deciders() {
			if s.Round >= round && s.Decision(player).Kind == kind {
				return b, b.play.Of(player)
			}
		}
		b.decide(s.Deciders()[0])
	}
	t.Fatalf("nobody has to decide %s from round %d on", kind, round)
	return nil, game.Context{}
}

// What extensions say about a proposal counts once, whatever other tiles there are: the quick form asks them tile by
// tile.
func TestExtensionsSayOnceWhatATileBrings(t *testing.T) {
	b, c := playedWith(t, "fire_trucks", 3, 2, game.DecideAction)
	b.proposeAll(c, true)
	together := append([]proposal(nil), b.found.list...)
	var apart []proposal
	for i := range c.Rules.Actions {
		b.found.list = b.found.list[:0]
		b.proposeTile(c, i, true)
		apart = append(apart, b.found.list...)
	}
	if len(together) != len(apart) || len(together) == 0 {
		t.Fatalf("there are %d proposals together, and %d tile by tile", len(together), len(apart))
	}
	for i := range apart {
		if !together[i].same(&apart[i]) || together[i].worth != apart[i].worth {
			t.Errorf("%v is worth %.2f by itself, and %v among the others %.2f", apart[i].deeds[:apart[i].count], apart[i].worth, together[i].deeds[:together[i].count], together[i].worth)
		}
	}
}
