//go:build unix

package bot

import (
	"syscall"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
)

// BenchmarkRandomGame plays whole games of four: the base game, and with every extension and variant but for those that
// exclude an earlier one. It tells the time of the processor, so that others who use the machine don't count.
func BenchmarkRandomGame(b *testing.B) {
	config := game.Config{Players: 4}
	b.Run("base", func(b *testing.B) { playWhole(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { playWhole(b, config) })
}

func playWhole(b *testing.B, config game.Config) {
	known, commands, player := extensions.All(), 0, Random{MostMoves: 40}
	begin := processor()
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
	spent := processor() - begin
	b.ReportMetric(float64(spent.Nanoseconds())/float64(b.N), "cpu-ns/op")
	b.ReportMetric(float64(commands)/spent.Seconds(), "commands/s")
	b.ReportMetric(float64(commands)/float64(b.N), "commands/game")
}

// processor is how long this process has had the processor.
func processor() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
