package extensions

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/gametest"
	"clinic/game/protocol"
	"clinic/game/save"
)

// C81: a pair of dog and patient that has to walk on from the triage station is there in a position, too.
func TestDogInTheStationIsAPosition(t *testing.T) {
	line, err := os.ReadFile("testdata/dog-in-triage.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	e := &protocol.Engine{Extensions: All()}
	state := answer(t, e, json.RawMessage(line))["state"]
	if commands := answer(t, e, json.RawMessage(`{"do":"legal","player":3}`))["commands"]; !strings.Contains(string(commands), `"p2"`) {
		t.Errorf("p2 can't walk on: %s in %s", commands, state)
	}
}

// gamesOfMany calls with for random games with many extensions at once, at least this many, and then more until
// enough returns true: which games show what is wanted changes with every extension that is added.
func gamesOfMany(t *testing.T, games int, enough func() bool, with func(rules *game.Rules, random *bot.Random)) {
	t.Helper()
	for seed := 0; seed < games || !enough(); seed++ {
		if seed == 50*games {
			t.Fatalf("what is sought came up in none of %d games", seed)
		}
		var chosen []*game.Extension
		for i, e := range All() {
			excluded := slices.ContainsFunc(chosen, func(other *game.Extension) bool { return !together(e, other) })
			if !excluded && (seed>>1+i*7+seed*3)%3 != 0 {
				chosen = append(chosen, e)
			}
		}
		rules, err := game.NewRules(configWith(seed%4+1, seed, chosen...), All())
		if err != nil {
			t.Fatal(err)
		}
		with(rules, &bot.Random{Chance: game.Random{Word: uint64(seed)}, MostMoves: 20})
	}
}

// B92: what one player sees is a position: it can be given back and played on, with what is secret drawn anew, and no
// request about it fails. No internal decision is among the pending ones.
func TestViewsArePositions(t *testing.T) {
	internal := map[string]int{}
	enough := func() bool { return internal["moment"] > 0 && internal["ghost_comes"] > 0 }
	gamesOfMany(t, gametest.Budget(30, 3), enough, func(rules *game.Rules, random *bot.Random) {
		m := game.NewMatch(rules, nil)
		for n := 0; ; n++ {
			player, going := random.NextPlayer(m.State)
			if !going {
				break
			}
			if n%gametest.Budget(17, 51) == 0 {
				viewer := n % len(m.State.Players)
				playOn(t, rules, rules.View(m.State, viewer), uint64(n))
				giveBack(t, m, viewer, internal)
			}
			command, err := random.Choose(rules, m.State, player)
			if err != nil {
				t.Fatal(err)
			}
			m.Apply(player, command)
		}
	})
}

// playOn continues a state for some commands: nothing may panic or be refused.
func playOn(t *testing.T, rules *game.Rules, s *game.State, seed uint64) {
	t.Helper()
	random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 5}
	for range 30 {
		player, going := random.NextPlayer(s)
		if !going {
			return
		}
		if _, _, err := random.Play(rules, s, player); err != nil {
			t.Fatal(err)
		}
	}
}

// giveBack reads a player's view of a state as a position, sends every request about it, and plays it on.
func giveBack(t *testing.T, m *game.Match, viewer int, internal map[string]int) {
	t.Helper()
	saved, err := save.Encode(save.Game{Match: m})
	if err != nil {
		t.Fatal(err)
	}
	e := &protocol.Engine{Extensions: All()}
	answer(t, e, map[string]any{"do": "load", "save": json.RawMessage(saved)})
	view := answer(t, e, map[string]any{"do": "state", "player": viewer})["state"]
	e = &protocol.Engine{Extensions: All()}
	read := answer(t, e, map[string]any{"do": "position", "position": view})["state"]
	var state struct {
		Pending []struct{ Decision string }
		ToCome  []struct{ Decision string } `json:"to_come"`
	}
	if err := json.Unmarshal(read, &state); err != nil {
		t.Fatal(err)
	}
	for _, d := range state.Pending {
		if m.Rules.Takes(game.DecisionKind(d.Decision)) {
			t.Fatalf("pending is %s, which the program decides", d.Decision)
		}
	}
	for _, d := range state.ToCome {
		internal[d.Decision]++
	}
	for player := range m.State.Players {
		for _, do := range []string{"legal", "forecast", "score", "state"} {
			answer(t, e, map[string]any{"do": do, "player": player})
		}
	}
	answer(t, e, map[string]any{"do": "run_until", "step": "business"})
}
