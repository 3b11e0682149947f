package session

import (
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// soon makes thinking about a hint end early without waiting: each reading of the clock advances it by the budget.
func soon(s *Session, budget time.Duration) {
	now := time.Unix(0, 0)
	s.thinking.clock = func() time.Time {
		now = now.Add(budget)
		return now
	}
}

// In several games, one of them with nearly all extensions, each decision gets a hint that is legal and can be
// followed, and its consequences are foreseen correctly.
func TestEveryDecisionGetsAHint(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	var names []string
	for _, e := range extensions.All() {
		if !e.Variant && len(e.Excludes) == 0 {
			names = append(names, e.ID)
		}
	}
	for _, extended := range [][]string{nil, names} {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 11, Layouts: []string{"white"}, Extensions: extended}, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s := New(game.NewMatch(rules, nil), Seats{{Name: "Ada"}}, nil)
		soon(s, HintBudget/20)
		kinds := map[game.DecisionKind]int{}
		for i := 0; i < 400 && !s.Over() && s.State().Round < 4; i++ {
			d := s.Decision()
			if d == nil {
				t.Fatal("nobody decides")
			}
			kinds[d.Kind]++
			var hint *Hint
			for range 100 {
				if hint = s.ThinkOfHint(time.Second); hint != nil {
					break
				}
			}
			if hint == nil {
				t.Fatalf("no hint for %s", d.Kind)
			}
			if v := s.FollowHint(); !v.Legal() {
				t.Fatalf("the hint %+v for %s is refused: %s", hint.Command, d.Kind, s.Sentence(reader, v.Refusal))
			}
			s.Happened()
		}
		if len(kinds) < 6 {
			t.Errorf("only %v were decided", kinds)
		}
	}
}

// A hint uses no more than the viewer may see: with another seed, and so with other hidden things, it is the same.
func TestAHintIsFair(t *testing.T) {
	t.Parallel()
	hintOf := func(word uint64) game.Command {
		s := among(t, "", "")
		for !s.Deciding(game.DecideAction) {
			s.OpenCurtain()
			s.Apply(s.Legal()[0])
		}
		s.OpenCurtain()
		s.match.State.Random.Word = word
		s.questions = questions{}
		soon(s, HintBudget/60)
		for range 200 {
			if hint := s.ThinkOfHint(time.Hour); hint != nil {
				return hint.Command
			}
		}
		t.Fatal("no hint")
		return game.Command{}
	}
	one, other := hintOf(1), hintOf(99)
	if !one.Equal(&other) {
		t.Errorf("what is hidden makes a difference: %+v and %+v", one, other)
	}
}
