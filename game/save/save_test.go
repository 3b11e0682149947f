package save

import (
	"bytes"
	"encoding/json"
	"testing"

	"clinic/game"
	"clinic/game/bot"
)

// randomMatch returns a game of random commands, at most this many.
func randomMatch(t testing.TB, config game.Config, most int) *game.Match {
	t.Helper()
	rules, err := game.NewRules(config, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	player := bot.Random{Chance: game.Random{Word: config.Seed}, MostMoves: 40}
	for range most {
		next, ok := player.NextPlayer(m.State)
		if !ok {
			break
		}
		command, err := player.Choose(rules, m.State, next)
		if err != nil {
			t.Fatal(err)
		}
		m.Apply(next, command)
	}
	return m
}

func stateOf(t testing.TB, m *game.Match) []byte {
	t.Helper()
	data, err := json.Marshal(m.State)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A game that is saved and loaded is the same game, with its own numbers (B90) and the table's data.
func TestSavedAndLoaded(t *testing.T) {
	for most := range 12 {
		config := game.Config{Players: most%4 + 1, Seed: uint64(most), Numbers: map[string]int{"price.garden": 1}}
		m := randomMatch(t, config, most*most*3)
		data, err := Encode(Game{m, json.RawMessage(`{"names":["Ada","<Bo>"]}`)})
		if err != nil {
			t.Fatal(err)
		}
		g, err := Decode(data, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(stateOf(t, m), stateOf(t, g.Match)) {
			t.Errorf("after %d commands the state is another", len(m.Log))
		}
		if len(g.Match.Log) != len(m.Log) || g.Match.Rules.Numbers[game.PriceGarden] != 1 {
			t.Errorf("%d of %d commands, a garden for %d", len(g.Match.Log), len(m.Log), g.Match.Rules.Numbers[game.PriceGarden])
		}
		var table struct{ Names []string }
		if err := json.Unmarshal(g.Table, &table); err != nil || table.Names[1] != "<Bo>" {
			t.Errorf("the table keeps %s: %v", g.Table, err)
		}
	}
}

// A loaded game can be undone as if it had never been saved.
func TestUndoAfterLoading(t *testing.T) {
	m := randomMatch(t, game.Config{Players: 1, Seed: 3}, 60)
	data, err := Encode(Game{Match: m})
	if err != nil {
		t.Fatal(err)
	}
	g, err := Decode(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 30 {
		here, there := m.Undo(0), g.Match.Undo(0)
		if here != there || !bytes.Equal(stateOf(t, m), stateOf(t, g.Match)) {
			t.Fatalf("%v here, %v there", here, there)
		}
	}
	if !m.State.UndonePastDraw {
		t.Fatal("the game was not undone past a draw")
	}
	if data, err = Encode(Game{Match: m}); err != nil {
		t.Fatal(err)
	}
	if g, err = Decode(data, nil); err != nil || !g.Match.State.UndonePastDraw {
		t.Errorf("undone past a draw is forgotten: %v", err)
	}
}

// The save of a whole game of four is small.
func TestSizeOfAWholeGame(t *testing.T) {
	const most = 40 << 10
	for seed := range uint64(3) {
		m := randomMatch(t, game.Config{Players: 4, Seed: seed}, 10_000)
		data, err := Encode(Game{Match: m})
		if err != nil {
			t.Fatal(err)
		}
		if t.Logf("%d commands: %d bytes", len(m.Log), len(data)); len(data) > most {
			t.Errorf("%d bytes for %d commands", len(data), len(m.Log))
		}
	}
}

// FuzzDecode reads any file: it is refused with a sentence, or gives a game that can be saved again.
func FuzzDecode(f *testing.F) {
	for players := 1; players <= 2; players++ {
		data, err := Encode(Game{Match: randomMatch(f, game.Config{Players: players}, 40)})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"game":"clinic","format":1,"rules":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Decode(data, nil)
		if err != nil {
			if err.Error() == "" {
				t.Error("refused without a reason")
			}
			return
		}
		again, err := Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(again, nil); err != nil {
			t.Errorf("what was read can't be saved: %v", err)
		}
	})
}

// FuzzReplay reads whole saves with logs and starts that no program wrote.
func FuzzReplay(f *testing.F) {
	m := randomMatch(f, game.Config{Players: 2}, 40)
	log, err := json.Marshal(m.Log)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(""), log)
	f.Add(stateOf(f, m), []byte("[]"))
	f.Fuzz(func(t *testing.T, start, log []byte) {
		saved := file{Header: Header{Game: gameName, Format: Format, Rules: game.RulesVersion, Config: game.Config{Players: 2}}}
		var err error
		if len(start) > 0 {
			if saved.Start, err = pack(json.RawMessage(start)); err != nil {
				t.Skip("no JSON")
			}
		}
		if saved.Log, err = pack(json.RawMessage(log)); err != nil {
			t.Skip("no JSON")
		}
		if saved.Snapshot, err = pack(m.State); err != nil {
			t.Fatal(err)
		}
		data, err := sealed(saved)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(data, nil); err != nil && err.Error() == "" {
			t.Error("refused without a reason")
		}
	})
}

// A byte order mark, which some editors write, changes nothing.
func TestAMarkBeforeTheTextIsRead(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := Encode(Game{Match: game.NewMatch(rules, nil)})
	if err != nil {
		t.Fatal(err)
	}
	marked := append([]byte("\ufeff"), plain...)
	if g, err := Decode(marked, nil); err != nil || g.Match == nil {
		t.Errorf("it is read as %v", err)
	}
	if head, err := ReadHeader(bytes.NewReader(marked)); err != nil || head.Config.Players != 1 {
		t.Errorf("its head is read as %+v, %v", head, err)
	}
}
