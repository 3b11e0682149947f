package save_test

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/save"
)

// BenchmarkReplay reads the save of a whole game of four, which replays it, and reports the save's size, too. It runs
// for the base game, and for one with every extension and variant except those that exclude an earlier one.
func BenchmarkReplay(b *testing.B) {
	config := game.Config{Players: 4, Seed: 3}
	b.Run("base", func(b *testing.B) { replay(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { replay(b, config) })
}

func replay(b *testing.B, config game.Config) {
	rules, err := game.NewRules(config, extensions.All())
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
		if _, err := save.Decode(saved, extensions.All()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(saved)), "save-bytes")
	b.ReportMetric(float64(len(m.Log)), "commands")
}
