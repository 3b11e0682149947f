package bot

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/gametest"
)

// configs returns games of every extension and variant by itself, of all that go together, and the base game.
func configs() []game.Config {
	list := []game.Config{{Players: 2}}
	for i, e := range extensions.All() {
		config := game.Config{Players: 1 + (i+1)%game.MaxPlayers}
		if e.Variant {
			config.Variants = []string{e.ID}
		} else {
			config.Extensions = []string{e.ID}
		}
		list = append(list, config)
	}
	together := game.Config{Players: 3}
	together.Extensions, together.Variants = game.Together(extensions.All())
	return append(list, together)
}

func named(config game.Config) string {
	return fmt.Sprint(config.Players, " players, ", config.Extensions, config.Variants)
}

// moments plays a random game, and shows the state and who decides once every few commands.
func moments(t *testing.T, config game.Config, every int, show func(rules *game.Rules, s *game.State, player int)) {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	chance := Random{Chance: game.Random{Word: config.Seed}, MostMoves: 12}
	for commands := 0; ; commands++ {
		player, ok := chance.NextPlayer(s)
		if !ok {
			return
		}
		if commands%every == 0 {
			show(rules, s, player)
		}
		if _, _, err := chance.Play(rules, s, player); err != nil {
			t.Fatal(err)
		}
	}
}

// twin returns a game that differs only in what the player may not see: the seed, the order of what is still to be
// drawn, and what others have chosen in secret (B50, B92).
func twin(t *testing.T, rules *game.Rules, s *game.State, player int) (*game.Rules, *game.State, bool) {
	t.Helper()
	config := rules.Config
	config.Seed += 1000
	others, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	other, secrets := s.Clone(), false
	other.Config.Seed = config.Seed
	other.Random.Word ^= 0x123456789
	if slices.ContainsFunc(s.Pending, func(d game.Decision) bool { return d.Kind == game.DecideAction }) {
		for i := range other.Players {
			turn := &other.Players[i].Turn
			for j, spec := range rules.Actions {
				if i != player && turn.Chosen != "" && turn.Chosen != spec.Action && turn.Used[j] == 0 {
					turn.Chosen, secrets = spec.Action, true
					break
				}
			}
		}
	}
	return others, other, secrets
}

// B92: a player who gets the view gives the same answer in two games that differ only in what is hidden, with any
// extensions.
func TestAnswersDependOnNothingHidden(t *testing.T) {
	secrets, asked := 0, 0
	for _, config := range configs() {
		moments(t, config, 43, func(rules *game.Rules, s *game.State, player int) {
			others, other, secret := twin(t, rules, s, player)
			view, same := rules.View(s, player), others.View(other, player)
			if a, b := gametest.Text(view), gametest.Text(same); a != b {
				t.Fatalf("%s, round %d, %s: the views differ:\n%s\n%s", named(config), s.Round, s.Decision(player).Kind, a, b)
			}
			for _, level := range Levels {
				if secret {
					secrets++
				}
				asked++
				thoughts := [...]*Thought{New(level, rules, nil, 3).Think(view, player), New(level, others, nil, 3).Think(same, player)}
				for _, thought := range thoughts {
					thought.Continue(6)
				}
				if a, b := fmt.Sprintf("%+v", thoughts[0].Advice()), fmt.Sprintf("%+v", thoughts[1].Advice()); a != b {
					t.Fatalf("%s, round %d, %s: %s and %s", named(config), s.Round, level, a, b)
				}
			}
		})
	}
	if secrets < 10 || asked < 200 {
		t.Errorf("%d answers were compared, %d beside a secret", asked, secrets)
	}
}

// B92: a determinized state looks to the player like the view, is drawn anew each time, and is complete: it can be
// played to the end, the others' choices in it are legal, and it does not change the state that it was made from.
func TestDeterminizedStatesAreWhole(t *testing.T) {
	chance, hidden := game.Random{Word: 1}, 0
	var spent game.State
	for _, config := range configs() {
		config.Seed = 4
		moments(t, config, 29, func(rules *game.Rules, s *game.State, player int) {
			view := rules.View(s, player)
			before := gametest.Text(view)
			rules.DeterminizeInto(view, &spent, &chance)
			if spent.Random == s.Random || spent.Random == (game.Random{}) {
				t.Fatalf("%s: what is drawn next is %v", named(config), spent.Random)
			}
			if again := rules.View(&spent, player); gametest.Text(again) != before {
				t.Fatalf("%s: seen again it differs:\n%s\n%s", named(config), gametest.Text(again), before)
			}
			for i := range spent.Players {
				turn := &spent.Players[i].Turn
				if view.Players[i].Turn.Chosen != game.Secret {
					continue
				}
				hidden++
				spec := slices.IndexFunc(rules.Actions, func(a game.ActionSpec) bool { return a.Action == turn.Chosen })
				if spec < 0 {
					t.Fatalf("%s: player %d is to have chosen %q", named(config), i, turn.Chosen)
				}
			}
			pieces := gametest.CountPieces(rules, &spent)
			if got := gametest.CountPieces(rules, s); got != pieces {
				t.Fatalf("%s: other pieces: %s\nwere %s", named(config), got, pieces)
			}
			end := Random{Chance: chance, MostMoves: 6}
			if _, err := end.Game(rules, &spent); err != nil {
				t.Fatalf("%s, from round %d: %v", named(config), s.Round, err)
			}
			if got := gametest.CountPieces(rules, &spent); got != pieces {
				t.Fatalf("%s: pieces at the end: %s\nwere %s", named(config), got, pieces)
			}
			if gametest.Text(view) != before {
				t.Fatalf("%s: the view has changed", named(config))
			}
		})
	}
	if hidden < 10 {
		t.Errorf("%d actions were hidden", hidden)
	}
}
