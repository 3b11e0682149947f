//go:build !js

package cli

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"clinic/game"
	"clinic/game/arena"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/save/numberfile"
)

// mostGames is the largest number of games that one run of the arena plays.
const mostGames = 1_000_000

const arenaUsage = `Bots play against each other. Seats rotate, so each seed is played from every seat.

    clinic arena --seats chief,resident --games 200 --seed 1

`

// arena plays a contest and writes its tables; see docs/bots.md. Its error is one sentence: an invalid argument, or a
// game that could not be played to its end.
func (c *Commands) arena(arguments []string, numbers string, out io.Writer) error {
	flags := flag.NewFlagSet("clinic arena", flag.ContinueOnError)
	seats := flags.String("seats", "chief,resident", "the bots' `levels`: intern, resident, chief; chief-build never builds, chief-build-hire never builds or hires")
	games := flags.Int("games", 200, "number of games")
	seed := flags.Uint64("seed", 1, "the seed of the first game")
	players := flags.Int("players", 0, "number of players, if more than the levels in --seats: the last level fills the other seats")
	chosen := flags.String("extensions", "", "extensions separated by commas, a ready-made game such as whole_clinic, all, or drawn for each seed: random (any number) or pair (two)")
	variants := flags.String("variants", "", "variants separated by commas, or all")
	options := flags.String("options", "", "`choices` of the game separated by commas, such as "+choiceForExample())
	goal := flags.String("goal", "", "the `goal` of a solo game")
	budget := flags.String("budget", "200", "limit of each decision: units of work, or a `time` such as 200ms")
	asJSON := flags.Bool("json", false, "write the result as JSON")
	flags.StringVar(&numbers, "numbers", numbers, "play with the numbers in this `file` instead of the rules' own")
	if err := ReadFlags(flags, arenaUsage, arguments, out); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("the arena takes no %q; \"clinic arena --help\" lists its options", flags.Arg(0))
	}
	if *games < 1 || *games > mostGames {
		return fmt.Errorf("%d games can't be played: choose 1 to %d", *games, mostGames)
	}
	begun := time.Now()
	contest := arena.Contest{
		Games: *games, Known: extensions.All(), Spread: overCores,
		Clock: func() float64 { return float64(time.Since(begun)) / float64(time.Millisecond) },
	}
	var err error
	if contest.Judgement, err = bot.ReadJudgement(c.Weights); err != nil {
		return err
	}
	if contest.Seats, err = seatsOf(*seats, *players); err != nil {
		return err
	}
	if contest.Budget, err = budgetOf(*budget); err != nil {
		return err
	}
	contest.Config = game.Config{Players: len(contest.Seats), Seed: *seed, Goal: *goal}
	if contest.Config.Options, err = optionsOf(*options); err != nil {
		return err
	}
	switch *chosen {
	case "random":
		contest.Draw = arena.Drawn
	case "pair":
		contest.Draw = arena.Pair
	default:
		contest.Config.Extensions, contest.Config.Variants = playedWith(*chosen, *variants, contest.Known)
	}
	if numbers != "" {
		if contest.Config.Numbers, err = numberfile.Read(numbers, contest.Known); err != nil {
			return err
		}
	}
	if _, err := game.NewRules(contest.Config, contest.Known); err != nil {
		return err
	}
	result, err := contest.Play()
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(out).Encode(result)
	}
	return result.Write(out)
}

// overCores runs the jobs in parallel, one per core at a time, and returns when all are done.
func overCores(jobs int, do func(job int)) {
	waiting := make(chan int)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), jobs) {
		workers.Go(func() {
			for job := range waiting {
				do(job)
			}
		})
	}
	for job := range jobs {
		waiting <- job
	}
	close(waiting)
	workers.Wait()
}

// seatsOf parses the levels at the table, and repeats the last one until there are as many seats as players (0: as
// named).
func seatsOf(named string, players int) ([]arena.Seat, error) {
	var seats []arena.Seat
	for _, name := range strings.Split(named, ",") {
		level, nevers, some := strings.Cut(strings.TrimSpace(name), "-")
		seat := arena.Seat{Level: bot.Level(level)}
		if !slices.Contains(bot.Levels[:], seat.Level) {
			return nil, fmt.Errorf("there is no bot %q: choose intern, resident or chief", name)
		}
		if some {
			for _, never := range strings.Split(nevers, "-") {
				seat.Never = append(seat.Never, game.Action(never))
			}
			if seat.Level == bot.Intern || slices.ContainsFunc(seat.Never, func(a game.Action) bool {
				return a != game.Build && a != game.Hire && a != game.Admit && a != bot.BuyBeforeTheEnd
			}) {
				return nil, fmt.Errorf("there is no bot %q: a resident or a chief can be kept from build, hire, admit or popularity (before the last round), as in chief-build-hire", name)
			}
		}
		seats = append(seats, seat)
	}
	if players != 0 && (players < len(seats) || players > game.MaxPlayers) {
		return nil, fmt.Errorf("%d players don't fit %d seats: choose %d to %d", players, len(seats), len(seats), game.MaxPlayers)
	}
	for len(seats) < players {
		seats = append(seats, seats[len(seats)-1])
	}
	if len(seats) > game.MaxPlayers {
		return nil, fmt.Errorf("%d seats are too many: a game has %d at most", len(seats), game.MaxPlayers)
	}
	return seats, nil
}

// budgetOf parses the thinking budget for each decision: units of work, or a duration.
func budgetOf(text string) (arena.Budget, error) {
	if work, err := strconv.Atoi(text); err == nil && work >= 1 {
		return arena.Budget{Work: work}, nil
	}
	if limit, err := time.ParseDuration(text); err == nil && limit > 0 {
		return arena.Budget{Milliseconds: float64(limit) / float64(time.Millisecond)}, nil
	}
	return arena.Budget{}, fmt.Errorf("%q is not a budget: give units of work, such as 200, or a time, such as 200ms", text)
}

// choiceForExample returns an option of an extension with one of its values, as users write it, for messages.
func choiceForExample() string {
	for _, e := range extensions.All() {
		for _, option := range e.Options {
			return option.Name + "=" + option.Values[len(option.Values)-1]
		}
	}
	return "option=value"
}

// optionsOf parses choices, each an option and its value.
func optionsOf(text string) (map[string]string, error) {
	if text == "" {
		return nil, nil
	}
	options := map[string]string{}
	for _, choice := range strings.Split(text, ",") {
		name, value, ok := strings.Cut(choice, "=")
		if !ok {
			return nil, fmt.Errorf("%q is not a choice: write it as %s", choice, choiceForExample())
		}
		options[name] = value
	}
	return options, nil
}

// playedWith parses the extensions and variants of the games: ids, a ready-made game, or "all" for all that go
// together.
func playedWith(chosen, named string, known []*game.Extension) (ids, variants []string) {
	all, allVariants := game.Together(known)
	var list []string
	switch preset := extensions.PresetNamed(chosen); {
	case chosen == "all":
		list = all
	case preset != nil:
		list = preset.Of(known)
	default:
		list = listOf(chosen)
	}
	if named == "all" {
		list = append(list, allVariants...)
	} else {
		variants = listOf(named)
	}
	for _, id := range list {
		if slices.Contains(allVariants, id) {
			variants = append(variants, id)
		} else {
			ids = append(ids, id)
		}
	}
	return ids, variants
}

func listOf(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, ",")
}
