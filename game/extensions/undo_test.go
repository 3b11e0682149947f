package extensions

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/gametest"
)

// D49, D51: a command that was undone and is played again leaves the game as it was, with the same events in the same
// order, even if others had gone on since.
func TestRedoneCommandsTellTheSame(t *testing.T) {
	tries, behind := 0, 0
	// New extensions make other games of these seeds, so it is the number of tries that counts.
	least, leastBehind := gametest.Budget(500, 300), gametest.Budget(100, 60)
	for seed := 0; seed < gametest.Budget(12, 4) || seed < 40 && (tries < least || behind < leastBehind); seed++ {
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
		m := game.NewMatch(rules, nil)
		random := bot.Random{Chance: game.Random{Word: uint64(seed)}, MostMoves: 20}
		for n := 0; ; n++ {
			player, going := random.NextPlayer(m.State)
			if !going {
				break
			}
			command, err := random.Choose(rules, m.State, player)
			if err != nil {
				t.Fatal(err)
			}
			if _, v := m.Apply(player, command); !v.Legal() {
				t.Fatal(v.Refusal)
			}
			who, before := n%len(m.State.Players), gameAsText(t, m)
			if reason := m.Undo(who); !reason.None() {
				continue
			}
			tries++
			if who != player {
				behind++
			}
			events, reason := m.Redo(who)
			if !reason.None() || len(events) == 0 {
				t.Fatalf("seed %d, command %d of player %d is not played again: %+v, %d events", seed, n, who, reason, len(events))
			}
			m.State.UndonePastDraw = false // the game remembers that
			if after := gameAsText(t, m); !bytes.Equal(after, before) {
				t.Fatalf("seed %d, command %d of player %d: the game is another one\n%s\n%s", seed, n, who, before, after)
			}
		}
	}
	if tries < least || behind < leastBehind {
		t.Errorf("%d tries, %d of them with others who had gone on", tries, behind)
	}
}

// gameAsText returns everything that a match says about itself.
func gameAsText(t *testing.T, m *game.Match) []byte {
	t.Helper()
	text, err := json.Marshal([]any{m.State, m.Log, m.Told})
	if err != nil {
		t.Fatal(err)
	}
	return text
}
