package review

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/session"
	samples "clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// The card of a Move that was played just as *Play Move* plays it says so, in a game in which that was used.
func TestTheProgramsOwnMoveIsCalledThat(t *testing.T) {
	t.Parallel()
	m, err := samples.AtMove(1, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, aids := range [...]session.Aids{{}, {Moves: 1}} {
		s := &Scene{Screen: tree.Screen{Reader: ui.NewReader("en")}, session: session.Begin(m, session.Table{Seats: samples.Seats(1), Aids: aids}, nil)}
		best := s.session.BestMove().Commands
		f := bot.Finding{Kind: game.DecideMove, From: len(m.Log), Played: append(slices.Clone(best), game.Command{Type: game.Done})}
		if said := s.speaks(&moment{planned: s.planned(&f)}); (said != "") != (aids.Moves > 0) {
			t.Errorf("with %+v it says %q", aids, said)
		}
		if f.Played = f.Played[1:]; len(best) == 0 || s.planned(&f) {
			t.Error("another Move is taken for the program's")
		}
	}
}

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
		if said := s.speaks(&moment{of: *f}); !strings.Contains(said, name) {
			t.Errorf("in %s it is said as %q", language, said)
		}
	}
}

// B88: a game in which nothing cost a point is praised with its goal, if that was met: only what keeps it was compared.
func TestPraiseNamesTheGoalThatWasMet(t *testing.T) {
	t.Parallel()
	m, err := samples.AtMove(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	m.State.Over, m.State.Players[0].Goal = true, game.GoalManyPatients
	for cured, want := range map[int]string{17: "review.flawless", 18: "review.flawless_goal"} {
		m.State.Players[0].Treated[clinic.White] = cured
		s := &Scene{Screen: tree.Screen{Reader: ui.NewReader("en")}, session: session.New(m, samples.Seats(1), nil)}
		if said := s.praise(); said != s.T(want) {
			t.Errorf("with %d patients cured it says %q", cured, said)
		}
	}
}
