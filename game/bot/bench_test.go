package bot

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// BenchmarkEveryExtension plays whole games of four with every extension, but for those that exclude an earlier one.
func BenchmarkEveryExtension(b *testing.B) {
	config := game.Config{Players: 4}
	var excluded []string
	for _, e := range extensions.All() {
		switch {
		case slices.Contains(excluded, e.ID):
			continue
		case e.Variant:
			config.Variants = append(config.Variants, e.ID)
		default:
			config.Extensions = append(config.Extensions, e.ID)
		}
		excluded = append(excluded, e.Excludes...)
	}
	commands, player := 0, Random{MostMoves: 40}
	for i := range b.N {
		config.Seed = uint64(i)
		rules, err := game.NewRules(config, extensions.All())
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
}
