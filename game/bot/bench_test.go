//go:build unix

package bot

import (
	"syscall"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
)

// BenchmarkRandomGame plays whole games of four: the base game, and one with every extension and variant except those
// that exclude an earlier one. It reports processor time, so that other programs don't matter.
func BenchmarkRandomGame(b *testing.B) {
	games(b, 4, playWhole)
}

// games runs a benchmark with the base game, and with every extension and variant except those that exclude an earlier
// one.
func games(b *testing.B, players int, benchmark func(b *testing.B, config game.Config)) {
	config := game.Config{Players: players}
	b.Run("base", func(b *testing.B) { benchmark(b, config) })
	config.Extensions, config.Variants = game.Together(extensions.All())
	b.Run("everything", func(b *testing.B) { benchmark(b, config) })
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

// BenchmarkUniformGame plays whole games of four as other engines are measured: it lists every legal command, plays one
// of them, each with the same chance, and makes the rules outside.
func BenchmarkUniformGame(b *testing.B) {
	games(b, 4, playUniform)
}

func playUniform(b *testing.B, config game.Config) {
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	var list []game.Command
	var play game.Play
	var player Random
	played := 0
	begin := processor()
	for i := range b.N {
		play.Rules = rules.Seeded(uint64(i))
		play.State, _ = play.Rules.Start()
		player.Chance = game.Random{Word: uint64(i)}
		for {
			decider, ok := player.NextPlayer(play.State)
			if !ok {
				break
			}
			list = play.Rules.AppendLegal(play.State, decider, list[:0])
			play.Events = play.Events[:0]
			if v := play.Apply(decider, &list[player.Chance.Below(len(list))]); !v.Legal() {
				b.Fatal(v.Refusal)
			}
			played++
		}
	}
	spent := processor() - begin
	b.ReportMetric(float64(spent.Nanoseconds())/float64(b.N), "cpu-ns/op")
	b.ReportMetric(float64(played)/spent.Seconds(), "commands/s")
	b.ReportMetric(float64(played)/float64(b.N), "commands/game")
}

// BenchmarkRollout plays solo games to their end with the quick form of Resident, as Chief does in its search.
func BenchmarkRollout(b *testing.B) {
	games(b, 1, rollOut)
}

// rollouts returns a rehearsal of games with this config.
func rollouts(b *testing.B, config game.Config, count int) *Rehearsal {
	var list []*game.Rules
	for i := range count {
		config.Seed = uint64(i)
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			b.Fatal(err)
		}
		list = append(list, rules)
	}
	r := NewRehearsal(list)
	r.Weigh(learned(b).Sets[config.Players-1])
	return r
}

func rollOut(b *testing.B, config game.Config) {
	const games = 10
	r := rollouts(b, config, games)
	var scores []float64
	begin := processor()
	for i := range b.N {
		scores = r.Play(i%games, scores[:0])
	}
	b.ReportMetric(float64((processor()-begin).Nanoseconds())/float64(b.N), "cpu-ns/op")
}

// processor returns the processor time of this process so far.
func processor() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
