package bot

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

func rulesFor(t testing.TB, players int, seed uint64) *game.Rules {
	rules, err := game.NewRules(game.Config{Players: players, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// Whole games with every number of players end after the last round (B50).
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

// V3: things to be split are split as evenly as possible.
func TestEvenSplit(t *testing.T) {
	b := Random{commands: []game.Command{
		{Type: game.Done}, {Counts: []int{4, 1, 2}}, {Counts: []int{3, 2, 2}}, {Counts: []int{1, 3, 3}},
	}}
	for range 10 {
		if got := b.pick().Counts; !slices.Equal(got, []int{3, 2, 2}) {
			t.Errorf("it splits as %v", got)
		}
	}
}

// playOut plays a game to its end and shows every command.
func playOut(t *testing.T, rules *game.Rules, seed uint64, show func(*game.Command)) {
	t.Helper()
	s, _ := rules.Start()
	b := Random{Chance: game.Random{Word: seed}}
	for {
		player, ok := b.NextPlayer(s)
		if !ok {
			return
		}
		command, _, err := b.Play(rules, s, player)
		if err != nil {
			t.Fatal(err)
		}
		show(&command)
	}
}

// In a few games every type of command is played: each legal one has a chance.
func TestEveryCommandHasAChance(t *testing.T) {
	played := map[game.CommandType]int{}
	for seed := range uint64(40) {
		config := game.Config{Players: 1 + int(seed%2), Seed: seed, Layouts: []string{game.OwnLayout}}
		rules, err := game.NewRules(config, nil)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, rules, seed, func(command *game.Command) { played[command.Type]++ })
	}
	for _, kind := range []game.CommandType{
		game.ChooseAction, game.BuildOne, game.HireOne, game.QueueOne, game.AdmitOne, game.MoveOne, game.Treat, game.BuyPopularity,
		game.TakeBonus, game.ChooseGoal, game.Done,
	} {
		if played[kind] == 0 {
			t.Errorf("%s was never played", kind)
		}
	}
}

// The same for every type of command on a second board.
func TestSecondBoardsHaveAChance(t *testing.T) {
	played := map[game.CommandType]int{}
	for seed := range uint64(80) {
		config := game.Config{Players: 1 + int(seed%2), Seed: seed, Extensions: []string{"emergency"}, AnnexLayouts: []string{game.OwnLayout}}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, rules, seed, func(command *game.Command) {
			if command.Board != game.Home {
				played[command.Type]++
			}
		})
	}
	for _, kind := range []game.CommandType{
		game.BuildOne, game.HireOne, game.QueueOne, game.AdmitOne, game.MoveOne, game.Treat, game.BuyPopularity,
	} {
		if played[kind] == 0 {
			t.Errorf("%s was never played", kind)
		}
	}
}

// A player is done with Move as soon as that is legal after MostMoves (B76).
func TestMostMoves(t *testing.T) {
	rules := rulesFor(t, 1, 1)
	s, _ := rules.Start()
	b := Random{Chance: game.Random{Word: 1}, MostMoves: 1}
	for {
		player, ok := b.NextPlayer(s)
		if !ok {
			return
		}
		before := s.Players[player].Turn.Moves
		moving := s.Decision(player).Kind == game.DecideMove
		mayStop := moving && rules.Check(s, player, &game.Command{Type: game.Done}).Legal()
		command, _, err := b.Play(rules, s, player)
		if err != nil {
			t.Fatal(err)
		}
		if mayStop && before >= 1 && command.Type != game.Done {
			t.Fatalf("%s after %d moves", command.Type, before)
		}
	}
}
