package bot

import (
	"testing"

	"clinic/game"
)

func rulesFor(t testing.TB, players int, seed uint64) *game.Rules {
	rules, err := game.NewRules(game.Config{Players: players, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// Whole games of every number of players end after the last round (B50).
func TestRandomGamesEnd(t *testing.T) {
	for players := 1; players <= game.MaxPlayers; players++ {
		for seed := range uint64(10) {
			rules := rulesFor(t, players, seed)
			s, _ := rules.Start()
			b := Random{Chance: game.Random{Word: seed}, MostMoves: 40}
			if _, err := b.Game(rules, s); err != nil {
				t.Fatalf("%d players, seed %d: %v", players, seed, err)
			}
			if !s.Over || s.Round != rules.Numbers[game.Rounds] {
				t.Errorf("%d players, seed %d: over %v in round %d", players, seed, s.Over, s.Round)
			}
		}
	}
}

// BenchmarkRandomGame plays whole games of four.
func BenchmarkRandomGame(b *testing.B) {
	commands := 0
	for i := range b.N {
		rules := rulesFor(b, 4, uint64(i))
		s, _ := rules.Start()
		player := Random{Chance: game.Random{Word: uint64(i)}, MostMoves: 40}
		n, err := player.Game(rules, s)
		if err != nil {
			b.Fatal(err)
		}
		commands += n
	}
	b.ReportMetric(float64(commands)/b.Elapsed().Seconds(), "commands/s")
	b.ReportMetric(float64(commands)/float64(b.N), "commands/game")
}
