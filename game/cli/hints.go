//go:build !js

package cli

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
)

const hintsUsage = `Measures how good hints are; see docs/bots.md.

    clinic hints --positions 320 --budget 60
    clinic hints --games 60 --budget 60

`

// How hints are judged: by Chief at this many times their thought, over this many pairs of games to tell their cost;
// a hint that loses more points than badHint is bad.
const (
	hintThought = 10
	hintPairs   = 100
	badHint     = 2.0
)

// hints measures hints in positions of games with each extension, or plays whole games by hints alone, and writes the
// result. Its error is one sentence: an invalid argument, or a game that could not be played on.
func (c *Commands) hints(arguments []string, out io.Writer) error {
	flags := flag.NewFlagSet("clinic hints", flag.ContinueOnError)
	positions := flags.Int("positions", 320, "number of positions in which hints are compared with a chief that thinks ten times as long")
	kind := flags.String("kind", "", "only hints for this `kind` of decision, such as build")
	games := flags.Int("games", 0, "instead: number of solo games to play by hints alone and by a chief alone")
	seed := flags.Uint64("seed", 1, "the seed of the first game")
	work := flags.Int("budget", 60, "units of work per hint")
	if err := ReadFlags(flags, hintsUsage, arguments, out); err != nil {
		return err
	}
	switch {
	case flags.NArg() > 0:
		return fmt.Errorf("hints takes no %q; \"clinic hints --help\" lists its options", flags.Arg(0))
	case *positions < 1 || *games < 0 || *work < 1:
		return errors.New("positions and budget must be 1 or more, games 0 or more")
	}
	judgement, err := bot.ReadJudgement(c.Weights)
	if err != nil {
		return err
	}
	m := hintMeasurement{c.Advise, judgement, *work}
	if *games > 0 {
		return m.play(*games, *seed, out)
	}
	return m.judge(*positions, *kind, *seed, out)
}

// hintMeasurement holds what hints are measured with: the advisor, the bots' judgement, and the units of work for
// each hint.
type hintMeasurement struct {
	advise    func(*game.Match) Advisor
	judgement *bot.Judgement
	work      int
}

// hinted counts the hints about one kind of decision, those close to the best, and their total loss in points.
type hinted struct {
	kind         string
	count, close int
	loss         float64
}

// judge compares hints with what Chief plays at ten times their thought, in positions of games between Residents: the
// base game and each extension, with one to four players, and all kinds of decisions as evenly as possible.
func (m *hintMeasurement) judge(most int, only string, seed uint64, out io.Writer) error {
	known := extensions.All()
	configs := []game.Config{{}, {}, {}, {}}
	for _, e := range known {
		if e.Variant {
			configs = append(configs, game.Config{Variants: []string{e.ID}})
		} else {
			configs = append(configs, game.Config{Extensions: []string{e.ID}})
		}
	}
	var kinds []hinted
	for measured := 0; measured < most; seed++ { // another game of each
		before := measured
		for i, config := range configs {
			config.Players, config.Seed = 1+(i+int(seed))%game.MaxPlayers, seed*1000+uint64(i)
			config.Layouts = slices.Repeat([]string{game.OwnLayout}, config.Players)
			match, err := m.playedByResidents(config, known)
			if err != nil {
				return err
			}
			chance := game.Random{Word: config.Seed}
			for range min(most-measured, (most+len(configs)-1)/len(configs)) {
				at := rarest(match, only, kinds, &chance)
				if at < 0 {
					continue
				}
				then := match.At(at)
				loss, err := m.loss(then)
				if err != nil {
					return err
				}
				note(&kinds, kindOf(then.State, match.Log[at].Player), loss)
				measured++
			}
		}
		if measured == before {
			return fmt.Errorf("there is no decision %q: choose one such as build, hire, admit or move", only)
		}
	}
	slices.SortFunc(kinds, func(a, b hinted) int { return cmp.Compare(b.count, a.count) })
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(table, "hints about\tpositions\twithin %v points\tmean loss\n", badHint)
	all := hinted{kind: "all"}
	for _, k := range kinds {
		k.write(table)
		all.count, all.close, all.loss = all.count+k.count, all.close+k.close, all.loss+k.loss
	}
	all.write(table)
	return table.Flush()
}

func (h *hinted) write(out io.Writer) {
	fmt.Fprintf(out, "%s\t%d\t%d (%.0f %%)\t%.2f\n", h.kind, h.count, h.close, 100*float64(h.close)/float64(h.count), h.loss/float64(h.count))
}

// note counts a hint.
func note(kinds *[]hinted, kind string, loss float64) {
	i := slices.IndexFunc(*kinds, func(h hinted) bool { return h.kind == kind })
	if i < 0 {
		i = len(*kinds)
		*kinds = append(*kinds, hinted{kind: kind})
	}
	h := &(*kinds)[i]
	h.count++
	h.loss += loss
	if loss <= badHint {
		h.close++
	}
}

// kindOf names the kind of decision that a player has to make. All that extensions ask is one kind, and so are all
// placements at setup.
func kindOf(state *game.State, player int) string {
	switch kind := state.Decision(player).Kind; kind {
	case game.DecideAction, game.DecideBuild, game.DecideHire, game.DecideAdmit, game.DecideMove, game.DecideTreatments, game.DecidePopularity, game.DecideBonus, game.DecideGoal:
		return string(kind)
	case game.DecideClinic, game.DecideExtras, game.DecideBonusPlace:
		return "places at setup"
	default:
		return "what extensions ask"
	}
}

// rarest draws the index of a command in a match, among those about the kind of decision measured least so far, or
// about kind only if that is given. It returns -1 if there is none.
func rarest(match *game.Match, only string, kinds []hinted, chance *game.Random) int {
	places := map[string][]int{}
	var names []string
	state := match.At(0)
	for at := range match.Log {
		entry := &match.Log[at]
		if kind := kindOf(state.State, entry.Player); only == "" || kind == only {
			if places[kind] == nil {
				names = append(names, kind)
			}
			places[kind] = append(places[kind], at)
		}
		state.Apply(entry.Player, entry.Command)
	}
	count := func(kind string) int {
		if i := slices.IndexFunc(kinds, func(h hinted) bool { return h.kind == kind }); i >= 0 {
			return kinds[i].count
		}
		return 0
	}
	if len(names) == 0 {
		return -1
	}
	kind := slices.MinFunc(names, func(a, b string) int { return cmp.Compare(count(a), count(b)) })
	return places[kind][chance.Below(len(places[kind]))]
}

// playedByResidents returns a whole game between Residents.
func (m *hintMeasurement) playedByResidents(config game.Config, known []*game.Extension) (*game.Match, error) {
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil, err
	}
	match, player, script := game.NewMatch(rules, nil), bot.New(bot.Resident, rules, m.judgement, config.Seed), bot.Script{}
	for !match.State.Over {
		if err := playOne(match, player, &script, 60); err != nil {
			return nil, err
		}
	}
	return match, nil
}

// playOne lets a bot play the next command of a match, with this many units of work if it has to think.
func playOne(match *game.Match, player *bot.Player, script *bot.Script, work int) error {
	decider := match.State.Deciders()[0]
	command, planned := script.Next(match.Rules, match.State, decider)
	if !planned {
		thought := player.Think(match.Rules.View(match.State, decider), decider)
		thought.Continue(work)
		advice := thought.Decided()
		command = advice.Command
		script.Take(match.State, decider, &advice)
	}
	return legally(match, decider, command)
}

// legally plays a command and returns an error if it is illegal.
func legally(match *game.Match, player int, command game.Command) error {
	if _, v := match.Apply(player, command); !v.Legal() {
		return fmt.Errorf("seed %d, round %d: rule %s forbids %+v", match.Rules.Config.Seed, match.State.Round, v.Refusal.Rule, command)
	}
	return nil
}

// loss returns how many points a hint loses against what Chief finds at ten times its thought.
func (m *hintMeasurement) loss(match *game.Match) (float64, error) {
	advisor := m.advise(match)
	advisor.OpenCurtain()
	commands := advisor.HintedCommands(m.work)
	if len(commands) == 0 {
		return 0, fmt.Errorf("seed %d, round %d: there is no hint", match.Rules.Config.Seed, match.State.Round)
	}
	if commands[0].Type == game.ChooseAction {
		commands = commands[:1]
	}
	return bot.LossOf(match.Rules, m.judgement, advisor.State(), advisor.Viewer(), commands, hintThought*m.work, hintPairs), nil
}

// play plays solo games by hints alone, and the same games by Chief alone with the same thought.
func (m *hintMeasurement) play(games int, seed uint64, out io.Writer) error {
	var by [2]struct{ sum, squares, met float64 }
	for i := range games {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: seed + uint64(i)}, extensions.All())
		if err != nil {
			return err
		}
		for k := range by {
			match := game.NewMatch(rules, nil)
			advisor := m.advise(match)
			player, script := bot.New(bot.Chief, rules, m.judgement, seed+uint64(i)), bot.Script{}
			for !match.State.Over {
				if k == 1 {
					err = playOne(match, player, &script, m.work)
				} else if len(advisor.HintedCommands(m.work)) == 0 || !advisor.FollowHint().Legal() {
					err = fmt.Errorf("seed %d, round %d: there is no hint that can be followed", rules.Config.Seed, match.State.Round)
				}
				if err != nil {
					return err
				}
			}
			score := game.Context{Rules: rules, State: match.State, Player: 0}.Score()
			total := float64(score.Total)
			by[k].sum += total
			by[k].squares += float64(total * total)
			if score.Counts {
				by[k].met++
			}
		}
	}
	n := float64(games)
	deviation := func(k int) float64 {
		mean := by[k].sum / n
		return math.Sqrt(max(0, by[k].squares/n-float64(mean*mean)))
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(table, "%d games\tpopularity\tgoals met\n", games)
	for k, name := range [...]string{"hints alone", "chief alone"} {
		fmt.Fprintf(table, "%s\t%.1f ± %.1f\t%.0f\n", name, by[k].sum/n, deviation(k), by[k].met)
	}
	fmt.Fprintf(table, "difference\t%.1f ± %.1f by chance\n", (by[0].sum-by[1].sum)/n, math.Hypot(deviation(0), deviation(1))/math.Sqrt(n))
	return table.Flush()
}
