//go:build all

package app_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
)

// last returns a solo game against COVID-19 in which the last Move is about to begin; one patient has survived so
// far.
func last(t *testing.T) *game.Match {
	t.Helper()
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"covid_19"}}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	for d := s.Decision(0); d.Kind != game.DecideAction; d = s.Decision(0) {
		command := rules.Legal(s, 0)[0]
		if _, v := rules.Apply(s, 0, &command); !v.Legal() {
			t.Fatal(rules.Sentence(v.Refusal))
		}
	}
	s.Round = rules.Numbers[game.Rounds]
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", clinic.White.String(), 1)
	rules.Enter(s, "move")
	return game.NewMatch(rules, s)
}

// V9, X5: the last round of a game against COVID-19 is played with the mouse to its own end. That end stays among
// the records after the next game has begun, and can be seen again from there without a question.
func TestTheEndOfACooperativeGameWithTheMouse(t *testing.T) {
	w := goOn(t, last(t))
	w.deciding(game.DecideMove)
	w.endMove()
	w.kept("the end", func(s *game.State) bool { return s.Over })
	ended := func(s scenes.Seen) bool { return shows(s, "scores.together.balance") }
	w.passUntil("the end of all together", ended)
	w.Screenshot("covid-end")
	w.ClickOn("scores.tab.1")
	w.Until("the rounds", func(s scenes.Seen) bool { _, there := s.At["scores.chart.1"]; return there })
	w.ClickOn("scores.new_game")
	w.UntilScene("newgame")
	w.ClickOn("newgame.start")
	w.UntilScene("table.Table")
	w.kept("the next game", func(s *game.State) bool { return !s.Over })
	w.ClickOn("button/menu")
	w.ClickOn("dialog.leave")
	w.ClickOn("title.records")
	w.UntilScene("records")
	w.ClickOn("records.view.1")
	w.ClickOn("records.game.0")
	w.Until("the end, seen again", ended)
	w.Key("Escape")
	w.UntilScene("records")
}
