package extensions

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
)

// fileOf returns the path of an extension's file.
func fileOf(t *testing.T, id string) string {
	t.Helper()
	if _, err := os.Stat(id + ".go"); err != nil {
		t.Fatalf("%s stands in no file of its name: %v", id, err)
	}
	return filepath.Join("game", "extensions", id+".go")
}

// Every extension answers each decision that it asks for, including that of its action.
func TestExtensionsAnswerTheirDecisions(t *testing.T) {
	decisions := 0
	for _, e := range All() {
		asked := slices.Clone(e.Decisions)
		for _, action := range e.Actions {
			asked = append(asked, action.Decision)
		}
		decisions += len(asked)
		for _, kind := range asked {
			if !slices.ContainsFunc(e.Advice.Answers, func(a game.Answer) bool { return a.To == kind }) {
				t.Errorf("%s: nothing in its Advice answers the decision %s", fileOf(t, e.ID), kind)
			}
		}
	}
	if decisions < 15 {
		t.Errorf("only %d decisions are asked for", decisions)
	}
}

// Every Worth has a name of its own, a rule and a sentence.
func TestWorthsHaveSentences(t *testing.T) {
	names := map[string]bool{}
	for _, e := range All() {
		for _, w := range e.Advice.Worth {
			if names[w.Name] || w.Rule == "" || !strings.HasSuffix(e.Sentences["worth_"+w.Name], ".") {
				t.Errorf("%s: what is worth %q has the rule %q and the sentence %q", fileOf(t, e.ID), w.Name, w.Rule, e.Sentences["worth_"+w.Name])
			}
			names[w.Name] = true
		}
	}
}

// The answers come up in games, each is legal, and there is one that meets an obligation whenever a command does.
func TestAnswersAreLegal(t *testing.T) {
	seen := map[game.DecisionKind]int{}
	for _, e := range All() {
		if len(e.Advice.Answers) == 0 {
			continue
		}
		unseen := func(a game.Answer) bool { return seen[a.To] == 0 }
		for seed := 0; seed < 14 || seed < 4000 && slices.ContainsFunc(e.Advice.Answers, unseen); seed++ {
			config := configWith(1+seed/2%game.MaxPlayers, seed, e) // every number of players with answers and without
			rules, err := game.NewRules(config, All())
			if err != nil {
				t.Fatal(err)
			}
			s, _ := rules.Start()
			for player := range s.Players {
				s.Players[player].Popularity = 40 // so that visitors come
			}
			chance := bot.Random{Chance: game.Random{Word: uint64(seed)}, MostMoves: 12}
			for {
				player, ok := chance.NextPlayer(s)
				if !ok {
					break
				}
				c := game.Context{Rules: rules, State: s, Player: player}
				kind := s.Decision(player).Kind
				answered := slices.ContainsFunc(e.Advice.Answers, func(a game.Answer) bool { return a.To == kind })
				command, some := c.Answer()
				switch {
				case answered && !some:
					t.Fatalf("%s, seed %d: %s finds no answer among %v", e.ID, seed, kind, rules.Legal(s, player))
				case some && !rules.Check(s, player, &command).Legal():
					t.Fatalf("%s, seed %d: %s is answered by %+v: %v", e.ID, seed, kind, command, rules.Check(s, player, &command).Refusal)
				case some && seed%2 == 0:
					seen[kind]++
					rules.Apply(s, player, &command)
					continue
				}
				if _, _, err := chance.Play(rules, s, player); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, e := range All() {
		for _, answer := range e.Advice.Answers {
			if seen[answer.To] == 0 {
				t.Errorf("%s: no game asked for %s", e.ID, answer.To)
			}
		}
	}
}
