package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/bot"
)

// readBack writes a state, reads it as a position and returns the result.
func readBack(t testing.TB, rules *game.Rules, s *game.State) *game.State {
	t.Helper()
	written, err := json.Marshal(writeState(rules, s, true))
	if err != nil {
		t.Fatal(err)
	}
	value, err := parse(written)
	if err != nil {
		t.Fatal(err)
	}
	n := node{&reader{}, "position", value}
	_, read := readPosition(n, nil, nil)
	if n.failed() {
		t.Fatalf("%v\n%s", n.reader.err, written)
	}
	return read
}

func jsonOf(t testing.TB, value any) []byte {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.ReplaceAll(data, []byte(":null"), []byte(":[]")) // an empty list equals no list
}

// A state written and read back as a position is the same state, at every moment of a game.
func TestStateReadsBackAsPosition(t *testing.T) {
	for seed := range uint64(12) {
		config := game.Config{Players: int(seed%4) + 1, Seed: seed, Sides: []string{[]string{"4x3", "3x3"}[seed/4%2]}}
		if seed%3 == 0 {
			config.Layouts = []string{game.OwnLayout}
		}
		if seed == 5 {
			config.Numbers = map[string]int{"start.money": 60, "build.components": 4, "rounds": 4}
		}
		rules, err := game.NewRules(config, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := rules.Start()
		player := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 40}
		for step := 0; ; step++ {
			want, got := jsonOf(t, s), jsonOf(t, readBack(t, rules, s))
			if !bytes.Equal(want, got) {
				t.Fatalf("seed %d, after %d commands:\n%s", seed, step, firstDifference(want, got))
			}
			next, ok := player.NextPlayer(s)
			if !ok {
				break
			}
			if _, _, err := player.Play(rules, s, next); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func firstDifference(want, got []byte) string {
	at := 0
	for at < min(len(want), len(got)) && want[at] == got[at] {
		at++
	}
	from := max(0, at-80)
	return fmt.Sprintf("want …%s\ngot  …%s", want[from:min(len(want), at+80)], got[from:min(len(got), at+80)])
}
