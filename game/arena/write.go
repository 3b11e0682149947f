package arena

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"clinic/game/clinic"
)

// Write writes the result as tables for people.
func (r *Result) Write(out io.Writer) error {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "%d games\twins\t95 %%\tpopularity\tsd\tleast–most\tcommands\tms a decision\tmost ms\n", r.Games)
	for i := range r.Levels {
		l := &r.Levels[i]
		fmt.Fprintf(w, "%s ×%d\t%s\t%s\t%.1f\t%.1f\t%d…%d\t%.0f\t%.1f\t%.0f\n",
			l.Level, l.Seats, l.Wins.percent(), l.Wins.bounds(), l.Mean, l.Deviation, l.Least, l.Most, l.Commands, l.ThinkMean, l.ThinkMost)
	}
	for _, a := range r.Against {
		fmt.Fprintf(w, "%s before %s\t%s\t%s\n", a.Level, a.Other, a.Before.percent(), a.Before.bounds())
	}
	if r.Victory != nil {
		fmt.Fprintf(w, "won by all\t%s\t%s", r.Victory.percent(), r.Victory.bounds())
		for _, result := range slices.Sorted(maps.Keys(r.Outcomes)) {
			fmt.Fprintf(w, "\t%s %d", result, r.Outcomes[result])
		}
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, "\nbuilt in a game, and in how many")
	for i := range r.Levels {
		fmt.Fprintf(w, "\t%s\t", r.Levels[i].Level)
	}
	fmt.Fprintln(w)
	for _, kind := range r.kinds() {
		fmt.Fprint(w, kind)
		for i := range r.Levels {
			fmt.Fprintf(w, "\t%.2f\t%s", r.Levels[i].Built[kind], r.Levels[i].Felt[string(kind)].percent())
		}
		fmt.Fprintln(w)
	}
	for _, what := range feltNames {
		fmt.Fprint(w, what)
		for i := range r.Levels {
			fmt.Fprintf(w, "\t\t%s", r.Levels[i].Felt[what].percent())
		}
		fmt.Fprintln(w)
	}
	for i := range r.Levels {
		l := &r.Levels[i]
		for _, goal := range slices.Sorted(maps.Keys(l.Goals)) {
			fmt.Fprintf(w, "goal %s of %s\t%s\t%s\n", goal, l.Level, l.Goals[goal].percent(), l.Goals[goal].bounds())
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// kinds returns all components that were built, sorted by name.
func (r *Result) kinds() []clinic.Kind {
	kinds := map[clinic.Kind]bool{}
	for i := range r.Levels {
		for kind := range r.Levels[i].Built {
			kinds[kind] = true
		}
	}
	return slices.Sorted(maps.Keys(kinds))
}

func (s Share) percent() string { return fmt.Sprintf("%.1f %%", 100*s.Share) }

func (s Share) bounds() string { return fmt.Sprintf("%.1f–%.1f", 100*s.Low, 100*s.High) }
