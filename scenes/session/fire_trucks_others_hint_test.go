package session

import (
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// A hint is what Chief would do, even if the round ends with less for it: nothing ends or replaces a Build, Hire or
// Admit that Chief would use.
func TestAHintIsWhatChiefWouldDo(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	judged := map[game.DecisionKind]int{}
	for _, at := range []struct {
		config game.Config
		word   uint64 // seeds the chance by which the game is played
	}{
		{game.Config{Players: 1, Seed: 5}, 0},
		{game.Config{Players: 1, Seed: 376690, Goal: game.GoalManyPatients}, 6},
		{game.Config{Players: 3, Seed: 836009, Extensions: []string{"fire_trucks", "public_toilets"}}, 1},
	} {
		rules, err := game.NewRules(at.config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s := New(game.NewMatch(rules, nil), Seats{{Name: "Ada"}, {Name: "Ben"}, {Name: "Chloé"}}[:at.config.Players], nil)
		soon(s, HintBudget/300)
		chance := game.Random{Word: at.word}
		for s.State().Round < 2 {
			s.OpenCurtain()
			if kind := s.Decision().Kind; kind == game.DecideBuild || kind == game.DecideHire || kind == game.DecideAdmit {
				var hint *Hint
				for hint == nil {
					hint = s.ThinkOfHint(time.Hour)
				}
				if chief := s.hinting.thought.Advice().Command; !hint.Command.Equal(&chief) {
					t.Errorf("seed %d, %s: the hint is %+v, Chief would play %+v", at.config.Seed, kind, hint.Command, chief)
				}
				judged[kind]++
				s.hinting.plan = following{} // the next decision is thought about, too
			}
			legal := s.Legal()
			must(t, reader, s, legal[chance.Below(len(legal))])
			s.Happened()
		}
	}
	if len(judged) < 3 {
		t.Errorf("only these were judged: %v", judged)
	}
}
