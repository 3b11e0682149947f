// Train learns the weights of the bots' judgement from games that their quick form plays with itself:
//
//	go run ./assets/bots/train -players 1 -stage climb -generations 1000
//	go run ./assets/bots/train -players 1 -stage evolve -generations 450
//	go run ./assets/bots/train -players 2 -extended -stage evolve -generations 150
//
// Each stage starts with the weights in the file for that number of players (with -fresh, from the weights before
// any learning), and writes the learned ones back if games of other seeds go better with them than with those in
// the file. The same command gives the same result everywhere. See docs/bots.md.
package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"

	"clinic/game/bot"
)

func main() {
	if err := run(os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "train: "+err.Error())
		os.Exit(1)
	}
}

func run(arguments []string) error {
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	path := flags.String("file", "assets/bots/judgement.json", "the `file` of weights")
	players := flags.Int("players", 1, "how many play")
	stage := flags.String("stage", "", "climb or evolve; without one only the games of other seeds are played")
	generations := flags.Int("generations", 100, "how many steps the stage takes")
	games := flags.Int("games", 60, "how many games each trial plays")
	seed := flags.Uint64("seed", 20_000, "of the first game that is learned from; those that judge what was learned begin at 500000")
	chance := flags.Uint64("chance", 1, "which of many ways chance takes in learning")
	extended := flags.Bool("extended", false, "learn the weights for games with extensions; the first time they begin with those for games without")
	fresh := flags.Bool("fresh", false, "begin with the weights that nobody has learned")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	if *players < 1 || *players > 4 || flags.NArg() > 0 {
		return fmt.Errorf("1 to 4 play, and nothing else is asked than the flags say")
	}
	data, err := os.ReadFile(*path)
	if err != nil {
		return err
	}
	judgement, err := bot.ReadJudgement(data)
	if err != nil {
		return err
	}
	t := table{*players, *extended}
	learned := &judgement.Sets[*players-1]
	if *extended {
		if learned = &judgement.Extended[*players-1]; *learned == nil {
			*learned = maps.Clone(judgement.Sets[*players-1])
		}
		for _, name := range bot.ExtendedWeights() {
			if _, known := (*learned)[name]; !known {
				(*learned)[name] = 1
			}
		}
	}
	set := *learned
	before := other(t).mean(set)
	if *fresh {
		set = bot.Start()
	}
	l := lesson{table: t, games: *games, generations: *generations, seed: *seed, chance: *chance, other: other(t)}
	begin := l.other.mean(set)
	fmt.Printf("%d players: %.2f on other seeds\n", *players, begin)
	switch *stage {
	case "":
		return nil
	case "climb":
		set = l.climb(set)
	case "evolve":
		set = l.evolve(set)
	default:
		return fmt.Errorf("there is no stage %q, only climb and evolve", *stage)
	}
	after := l.other.mean(set)
	fmt.Printf("%s, %d generations: %.2f on other seeds, %.2f before\n", *stage, *generations, after, begin)
	if after <= before {
		fmt.Println("the file stays as it is")
		return nil
	}
	*learned = set
	return os.WriteFile(*path, judgement.Write(), 0o644)
}
