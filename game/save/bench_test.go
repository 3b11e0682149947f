package save_test

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/save"
)

// BenchmarkReplay: a saved whole game of four is read, which plays it again; it tells how long the save is, too.
func BenchmarkReplay(b *testing.B) {
	rules, err := game.NewRules(game.Config{Players: 4, Seed: 3}, nil)
	if err != nil {
		b.Fatal(err)
	}
	m := game.NewMatch(rules, nil)
	player := bot.Random{Chance: game.Random{Word: 3}, MostMoves: 40}
	for !m.State.Over {
		next, _ := player.NextPlayer(m.State)
		command, err := player.Choose(rules, m.State, next)
		if err != nil {
			b.Fatal(err)
		}
		if _, v := m.Apply(next, command); !v.Legal() {
			b.Fatal(v.Refusal)
		}
	}
	saved, err := save.Encode(save.Game{Match: m})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := save.Decode(saved, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(saved)), "save-bytes")
	b.ReportMetric(float64(len(m.Log)), "commands")
}
