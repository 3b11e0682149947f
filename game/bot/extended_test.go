package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// playedWith is a brain in a game of two with that extension, which the quick form has played until somebody has such a decision to take in
// that round or a later one, and that player.
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
