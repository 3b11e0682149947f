package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// BenchmarkRandomGame plays whole games of four: the base game, and with every extension and variant but for those that
// exclude an earlier one.
func BenchmarkRandomGame(b *testing.B) {
	config := game.Config{Players: 4}
	b.Run("base", func(b *testing.B) { playWhole(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { playWhole(b, config) })
}

func playWhole(b *testing.B, config game.Config) {
	known, commands, player := extensions.All(), 0, Random{MostMoves: 40}
	for i := range b.N {
		config.Seed = uint64(i)
		rules, err := game.NewRules(config, known)
		if err != nil {
			b.Fatal(err)
		}
		s, _ := rules.Start()
		player.Chance = game.Random{Word: uint64(i)}
		n, err := player.Game(rules, s)
		if err != nil {
			b.Fatal(err)
		}
		commands += n
	}
	b.ReportMetric(float64(commands)/b.Elapsed().Seconds(), "commands/s")
	b.ReportMetric(float64(commands)/float64(b.N), "commands/game")
}
