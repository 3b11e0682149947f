package review

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/rule"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// A line of the score that is a reason for a decision has the score sheet's name, in the player's language.
func TestALineOfTheScoreIsSaidInThePlayersLanguage(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &Scene{Screen: tree.Screen{Reader: reader}, session: session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)}
	f := &bot.Finding{Why: []bot.Reason{{Reason: rule.Reason{Rule: "B87", Key: "worth_score", What: "nurses"}, Points: 1}}}
	for language, name := range map[string]string{"en": "Nurses", "fr": "Infirmières", "pt": "Enfermeiras"} {
		s.Texts.Choose(language)
		if said := s.speaks(f); !strings.Contains(said, name) {
			t.Errorf("in %s it is said as %q", language, said)
		}
	}
}
