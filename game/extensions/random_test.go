package extensions

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/gametest"
	"clinic/game/protocol"
	"clinic/game/save"
)

// Games of random legal commands with each extension, each pair that may be played together, and all that may; after
// every command, everything that must always be true is checked. A failure names the game that repeats it.
func TestRandomGames(t *testing.T) {
	known, games := All(), 0
	play := func(players, seed int, chosen ...*game.Extension) {
		playRandomly(t, players, seed, chosen...)
		games++
	}
	for i, e := range known {
		for players := range game.MaxPlayers {
			if gametest.Thorough || players == i%game.MaxPlayers {
				play(players+1, i*100+players, e)
			}
		}
		for j, other := range known[:i] {
			if together(e, other) && (gametest.Thorough || (i+j)%6 == 0) {
				play((i+j)%game.MaxPlayers+1, i*100+j+10, e, other)
			}
		}
	}
	for seed := range gametest.Budget(6, 4) {
		var chosen []*game.Extension
		for i := range known {
			next := known[(i+seed*5)%len(known)]
			if !slices.ContainsFunc(chosen, func(e *game.Extension) bool { return !together(e, next) }) {
				chosen = append(chosen, next)
			}
		}
		play(seed%game.MaxPlayers+1, 9000+seed, chosen...)
	}
	if games > gametest.GamesOfExtensions {
		t.Errorf("%d games were played, %d are to be enough: play fewer of each, or see how long the tests take and allow more", games, gametest.GamesOfExtensions)
	}
}

// together reports whether two extensions may be played in one game (X1).
func together(a, b *game.Extension) bool {
	return !slices.Contains(a.Excludes, b.ID) && !slices.Contains(b.Excludes, a.ID)
}

// X2: every pair that does not exclude each other makes a game. X5: it is cooperative if one of them has an outcome.
// In all of them standings list everybody by score, and popularity is a line of it.
func TestEveryPairMakesAGame(t *testing.T) {
	for i, e := range All() {
		for _, other := range All()[:i] {
			excluded := !together(e, other)
			rules, err := game.NewRules(configWith(3, i, e, other), All())
			if (err != nil) != excluded {
				t.Errorf("X2: %s with %s: %v", e.ID, other.ID, err)
			}
			if err != nil {
				continue
			}
			s, _ := rules.Start()
			for player := range s.Players {
				s.Players[player].Popularity = 100 * (1 + (player+1)%3)
			}
			if cooperative := e.Outcome != nil || other.Outcome != nil; rules.Cooperative() != cooperative {
				t.Errorf("X5: %s with %s is cooperative: %v", e.ID, other.ID, !cooperative)
			}
			if got := rules.Standings(s); !slices.Equal(got, []int{1, 0, 2}) {
				t.Errorf("X5: %s with %s: the standings are %v", e.ID, other.ID, got)
			}
		}
	}
}

// configWith returns a config with these extensions.
func configWith(players, seed int, chosen ...*game.Extension) game.Config {
	config := game.Config{Players: players, Seed: uint64(seed), Numbers: map[string]int{"start.money": 15 + seed%3*60}}
	for player := range players {
		config.Sides = append(config.Sides, []string{game.BeginnerSide, game.ExpertSide}[(seed+player)%2])
	}
	if seed%3 == 0 {
		config.Layouts = []string{game.OwnLayout}
	}
	if slices.ContainsFunc(chosen, func(e *game.Extension) bool { return e.Annex != nil }) {
		config.AnnexSides = []string{[]string{"4x2", "3x2"}[seed%2]}
		if seed%4 == 0 {
			config.AnnexLayouts = []string{"", game.OwnLayout}[:min(2, players)]
		}
	}
	for _, e := range chosen {
		if e.Variant {
			config.Variants = append(config.Variants, e.ID)
		} else {
			config.Extensions = append(config.Extensions, e.ID)
		}
		for i, option := range e.Options {
			if config.Options == nil {
				config.Options = map[string]string{}
			}
			config.Options[option.Name] = option.Values[(seed+i)%len(option.Values)]
		}
	}
	return config
}

// playRandomly plays a game to its end.
func playRandomly(t *testing.T, players, seed int, chosen ...*game.Extension) {
	t.Helper()
	config := configWith(players, seed, chosen...)
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	g := &gametest.RandomGame{Match: game.NewMatch(rules, nil), Chance: game.Random{Word: uint64(seed)}}
	g.After = func(commands int) string {
		if commands%400 == 150 {
			return checkPosition(g.Match)
		}
		return ""
	}
	if why := g.Play(); why != "" {
		t.Fatalf("game %d of %d with %v %v: %s", seed, players, config.Extensions, config.Variants, why)
	}
}

// checkPosition checks that a state stays the same when the protocol writes it as a position and reads it again.
func checkPosition(m *game.Match) string {
	saved, err := save.Encode(save.Game{Match: m})
	if err != nil {
		return err.Error()
	}
	e := &protocol.Engine{Extensions: All()}
	e.Answer([]byte(`{"do":"load","save":` + string(saved) + `}`))
	state := stateOf(e.Answer([]byte(`{"do":"state"}`)))
	if again := stateOf(e.Answer([]byte(`{"do":"position","position":` + state + `}`))); again != state {
		return fmt.Sprintf("the position\n%s\nis read as\n%s", state, again)
	}
	return ""
}

// stateOf returns the state of an answer, or the whole answer if there is none.
func stateOf(reply any) string {
	text, _ := json.Marshal(reply)
	var answer struct{ State json.RawMessage }
	if err := json.Unmarshal(text, &answer); err != nil || answer.State == nil {
		return string(text)
	}
	return string(answer.State)
}
