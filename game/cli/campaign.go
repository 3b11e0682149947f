//go:build !js

package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"clinic/game/bot"
	"clinic/game/campaign"
	"clinic/game/extensions"
)

const campaignUsage = `Bots play the clinics of the campaign, which shows how hard the medals are; see docs/bots.md.

    clinic campaign --level resident --tries 20
    clinic campaign --clinic kettle_street --level chief --tries 10 --seed 500 --seeds 8
    clinic campaign --level chief --tries 12 --keep tries.jsonl

`

// campaign lets bots play the clinics of the campaign and writes how many medals they won, with each clinic's own
// seed or with others. Its error is one sentence: an invalid argument, or a game that could not be played to its end.
func (c *Commands) campaign(arguments []string, out io.Writer) error {
	flags := flag.NewFlagSet("clinic campaign", flag.ContinueOnError)
	named := flags.String("clinic", "all", "the `clinics` to play, separated by commas")
	level := flags.String("level", string(bot.Resident), "who plays: intern, resident or chief")
	tries := flags.Int("tries", 10, "games per clinic")
	skip := flags.Uint64("skip", 0, "number of `tries` to leave out first, such as those the medals were fitted to")
	work := flags.Int("budget", 60, "units of work per decision")
	from := flags.Uint64("seed", 0, "first `seed` to try instead of the clinic's own")
	seeds := flags.Uint64("seeds", 1, "number of seeds to try from there on")
	kept := flags.String("keep", "", "a `file` that keeps the tries: those in it are not played again")
	if err := ReadFlags(flags, campaignUsage, arguments, out); err != nil {
		return err
	}
	known := extensions.All()
	clinics, err := campaign.Read(c.Campaign, known)
	if err != nil {
		return err
	}
	judgement, err := bot.ReadJudgement(c.Weights)
	if err != nil {
		return err
	}
	switch {
	case !slices.Contains(bot.Levels[:], bot.Level(*level)):
		return fmt.Errorf("there is no bot %q: choose intern, resident or chief", *level)
	case *tries < 1 || *work < 1 || *seeds < 1:
		return errors.New("tries, budget and seeds are at least 1")
	}
	if *named != "all" {
		wanted := listOf(*named)
		for _, id := range wanted {
			if !slices.ContainsFunc(clinics, func(c campaign.Clinic) bool { return c.ID == id }) {
				return fmt.Errorf("there is no clinic %q", id)
			}
		}
		clinics = slices.DeleteFunc(clinics, func(c campaign.Clinic) bool { return !slices.Contains(wanted, c.ID) })
	}
	book, err := openTries(*kept)
	if err != nil {
		return err
	}
	defer book.Close()
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%s, %d tries\tseed\tbronze\tsilver\tgold\tgoal\tfirst\tpopularity\tsd\tall\n", *level, *tries)
	for i := range clinics {
		for k := range *seeds {
			c := clinics[i]
			if *from != 0 {
				c.Seed = *from + k
			}
			trial := campaign.Trial{Clinic: &c, Level: bot.Level(*level), Known: known, Judgement: judgement, Work: *work}
			tried, errs := make([]campaign.Tried, *tries), make([]error, *tries)
			overCores(*tries, func(job int) { tried[job], errs[job] = book.play(&trial, *skip+uint64(job)) })
			if err := errors.Join(errs...); err != nil {
				return err
			}
			writeTried(w, &c, tried)
			if err := w.Flush(); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeTried writes one line for the tries of a clinic with one seed.
func writeTried(w io.Writer, c *campaign.Clinic, tried []campaign.Tried) {
	var won [campaign.Gold + 1]int
	goals, first, sum, squares := 0, 0, 0.0, 0.0
	var scores []int
	for _, t := range tried {
		for medal := campaign.Bronze; medal <= t.Medal; medal++ {
			won[medal]++
		}
		if t.Goal {
			goals++
		}
		if t.Ahead {
			first++
		}
		scores = append(scores, t.Score)
		sum, squares = sum+float64(t.Score), squares+float64(t.Score*t.Score)
	}
	n := float64(len(tried))
	mean := sum / n
	deviation := math.Sqrt(max(0, squares-float64(sum*mean)) / max(1, n-1))
	slices.Sort(scores)
	fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%.1f\t%.1f\t%s\n", c.ID, c.Seed, won[campaign.Bronze], won[campaign.Silver], won[campaign.Gold],
		goals, first, mean, deviation, strings.Trim(fmt.Sprint(scores), "[]"))
}
