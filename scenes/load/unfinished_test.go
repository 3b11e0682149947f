package load

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// asked is a voice that keeps the last urgent text.
type asked struct{ last string }

func (a *asked) Say(text string, urgent bool) {
	if urgent {
		a.last = text
	}
}

func (*asked) Over()     {}
func (*asked) In(string) {}

// Continuing a saved game asks nothing if the running game is the same one and no further. If it is further, was
// played differently, or is another game, the question says so.
func TestTheQuestionKnowsTheGameThatIsPlayed(t *testing.T) {
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	// match plays that many commands, the one with the number otherwise differently.
	match := func(rules *game.Rules, commands, otherwise int) *game.Match {
		m := game.NewMatch(rules, nil)
		for i := range commands {
			legal := rules.Legal(m.State, 0)
			command := legal[0]
			if i == otherwise {
				command = legal[1]
			}
			if _, v := m.Apply(0, command); !v.Legal() {
				t.Fatal(v)
			}
		}
		return m
	}
	otherRules, err := game.NewRules(game.Config{Players: 1, Seed: 8, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	const never = -1
	running := match(rules, 3, never)
	for _, x := range []struct {
		kept   *game.Match
		player string
		asks   string
	}{
		{match(rules, 3, never), "Ana", ""},
		{match(rules, 4, never), "Ana", ""},
		{match(rules, 2, never), "Ana", "You have played on since then."},
		{match(rules, 2, 0), "Ana", "You have played this game differently since."},
		{match(rules, 3, never), "Ben", "You are still playing another game."},
		{match(otherRules, 0, never), "Ana", "You are still playing another game."},
	} {
		store := sample.Store{}
		for name, m := range map[string]*game.Match{save.Autosave: running, "Kept": x.kept} {
			player := "Ana"
			if name == "Kept" {
				player = x.player
			}
			if err := session.In(store, name).Keep(m, session.Table{Seats: session.Seats{{Name: player}}}); err != nil {
				t.Fatal(err)
			}
		}
		played := 0
		s := New(reader, sample.Heads(store), save.Autosave, nil, func(save.Game) (scenes.Scene, error) { played++; return table{}, nil })
		var says asked
		stage := scenetest.NewStageAloud(s.Reader, s, scenes.Options{}, 1280, 800, 100, &says)
		stage.Wait(5)
		stage.ClickOn(t, "load.game."+string(rune('0'+slices.IndexFunc(s.games, func(k kept) bool { return k.Name == "Kept" }))))
		stage.ClickOn(t, "load.open")
		if played != 0 && x.asks != "" || played == 0 && x.asks == "" || !strings.HasPrefix(says.last, x.asks) {
			t.Errorf("%d commands of %s: played %d times, asked is %q, not %q", len(x.kept.Log), x.player, played, says.last, x.asks)
		}
		stage.Clear()
	}
}
