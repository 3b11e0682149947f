// Bench measures what must be fast and prints one table: for the base game and the game with everything, each
// measured value, how slow the machine was at that moment, the value corrected for a quiet machine, the limit, and
// whether it is kept. It exits with 1 if a limit is missed.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

var (
	repeats = flag.Int("repeats", 5, "how many undisturbed runs of each benchmark there are to be; the one in the middle counts")
	only    = flag.String("rows", "", "measure the rows only whose text this regular expression matches")
	page    = flag.String("page", "", "also write the table into this page, in place of the one there")
)

func main() {
	flag.Parse()
	runtime.GOMAXPROCS(1) // like the benchmarks
	if err := bench(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

var games = [...]string{"base", "everything"}

func bench(out io.Writer) error {
	chosen, err := chooseRows()
	if err != nil {
		return err
	}
	all, err := prepare(chosen)
	if err != nil {
		return err
	}
	y := newYardstick()
	if err = measureAll(y, all); err != nil {
		return err
	}
	// If a limit looks missed, something that the yardstick doesn't see may have disturbed the run: measure it
	// again.
	again := slices.DeleteFunc(slices.Clone(all), func(m *measuring) bool { return len(missed(chosen, []*measuring{m})) == 0 })
	for _, m := range again {
		m.wanted += mostAgain
	}
	if err = measureAll(y, again); err != nil {
		return err
	}
	text := table(chosen, all)
	fmt.Fprint(out, text)
	if *page != "" {
		if err := renew(*page, text); err != nil {
			return err
		}
	}
	if misses := missed(chosen, all); len(misses) > 0 {
		return fmt.Errorf("\nmissed:\n%s", strings.Join(misses, "\n"))
	}
	return nil
}

func chooseRows() ([]row, error) {
	wanted, err := regexp.Compile(*only)
	if err != nil {
		return nil, err
	}
	chosen := slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return !wanted.MatchString(r.What) })
	ofPage := func(r row) bool { return r.Benchmark == webPage }
	if slices.ContainsFunc(chosen, ofPage) && os.Getenv("CLINIC_BROWSER") == "" { // bench.sh looked for one
		fmt.Fprintln(os.Stderr, "the page is not measured: Chromium or Node is not here")
		chosen = slices.DeleteFunc(chosen, ofPage)
	}
	return chosen, nil
}

// prepare compiles the benchmarks and returns them, each once per game.
func prepare(rows []row) ([]*measuring, error) {
	if err := buildProgram(); err != nil {
		return nil, fmt.Errorf("the program: %w", err)
	}
	var all []*measuring
	built := map[string]bool{}
	for i := range rows {
		b := rows[i].Benchmark
		if slices.ContainsFunc(all, func(m *measuring) bool { return m.benchmark == b }) {
			continue
		}
		if !built[b.Package] {
			if err := build(b.Package); err != nil {
				return nil, fmt.Errorf("%s: %w", b.Package, err)
			}
			built[b.Package] = true
		}
		for _, game := range games {
			wanted := *repeats
			if b.Once {
				wanted = 1
			}
			all = append(all, &measuring{benchmark: b, game: game, samples: map[string]map[string][]sample{}, wanted: wanted})
		}
	}
	return all, nil
}

// mostAgain is the number of additional runs for a benchmark that seems to miss its limit.
const mostAgain = 2

// mostRuns is the maximum number of runs for each undisturbed one.
const mostRuns = 2

// measureAll runs the benchmarks in turn, so that a slow minute of the machine affects all of them, until each has
// as many undisturbed runs as it wants. A disturbed run is repeated.
func measureAll(y *yardstick, all []*measuring) error {
	for round, left := 1, all; len(left) > 0; round++ {
		fmt.Fprintf(os.Stderr, "round %d: %d to measure\n", round, len(left))
		factor := y.factors()
		for _, m := range left {
			var err error
			if factor, err = m.run(y, factor); err != nil {
				return err
			}
		}
		left = slices.DeleteFunc(slices.Clone(left), func(m *measuring) bool { return m.enough() })
	}
	return nil
}

// enough reports whether there are as many runs as wanted.
func (m *measuring) enough() bool {
	if m.Once {
		return m.runs >= m.wanted
	}
	return m.calm >= m.wanted || m.runs >= m.wanted*mostRuns
}

// verdict returns the slowest sample of a row and its part, and reports whether it was found and keeps the row's
// limit in that game; kept is true if there is no limit.
func (r *row) verdict(m *measuring) (s sample, part string, found, kept bool) {
	s, part, found = m.slowest(r)
	most := r.limit(m.game)
	value := s.corrected(r.Unit)
	return s, part, found, most == none || found && (value == most || (value > most) == r.Limit.AtLeast)
}

func (r *row) limit(game string) float64 {
	if game == "base" {
		return r.Limit.Base
	}
	return r.Limit.Everything
}

// missed lists the limits that were missed, with the measured value and the part.
func missed(rows []row, all []*measuring) (misses []string) {
	for i := range rows {
		r := &rows[i]
		for _, m := range all {
			if m.benchmark != r.Benchmark {
				continue
			}
			if s, part, _, kept := r.verdict(m); !kept {
				misses = append(misses, strings.TrimSpace(fmt.Sprintf("%s, %s: %s %s", r.What, m.game, amount(s.corrected(r.Unit), r.Unit), part)))
			}
		}
	}
	return misses
}

// table returns the whole table as it stands in the page.
func table(rows []row, all []*measuring) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n\n```\n", machine())
	const line = "%-50s %-10s %12s %9s %12s %12s  %s"
	write := func(columns ...any) {
		text.WriteString(strings.TrimRight(fmt.Sprintf(line, columns...), " ") + "\n")
	}
	write("what", "game", "measured", "yardstick", "corrected", "limit", "")
	for i := range rows {
		r, what := &rows[i], rows[i].What
		for _, m := range all {
			if m.benchmark != r.Benchmark {
				continue
			}
			s, part, found, kept := r.verdict(m)
			if !found && kept { // of one game only
				continue
			}
			most, measured, factor, corrected, verdict := r.limit(m.game), "not measured", "", "", "ok"
			if found {
				measured, corrected = amount(s.Value, r.Unit), amount(s.corrected(r.Unit), r.Unit)
			}
			if s.corrected(r.Unit) != s.Value {
				factor = fmt.Sprintf("× %.2f", s.Factor)
			}
			limit := ""
			switch {
			case !kept:
				verdict = "MISS"
			case most == none:
				verdict = ""
			}
			if most != none {
				limit = amount(most, r.Unit)
			}
			if part != "" && s.Value > 0 {
				verdict += " (" + part + ")"
			}
			write(what, m.game, measured, factor, corrected, limit, verdict)
			what = ""
		}
	}
	text.WriteString("```\n")
	return text.String()
}

// The heading of the table in the page; the table goes up to the next heading.
const heading = "\n## Measured\n\n"

// renew replaces the table in the page.
func renew(path, text string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	before, after, ok := strings.Cut(string(data), heading)
	_, after, more := strings.Cut(after, "\n## ")
	if !ok || !more {
		return fmt.Errorf("%s has no part %q with another one behind it", path, strings.TrimSpace(heading))
	}
	return os.WriteFile(path, []byte(before+heading+text+"\n## "+after), 0o644)
}

// amount formats a value for people.
func amount(value float64, unit string) string {
	switch {
	case unit == saveBytes:
		return fmt.Sprintf("%.1f KB", value/1024)
	case unit == commands:
		return fmt.Sprintf("%.0f/s", value)
	case unit == ofCore, unit == walked, unit == above8ms:
		return fmt.Sprintf("%.2f %%", value)
	case strings.HasSuffix(unit, megabytes):
		return fmt.Sprintf("%.0f MB", value)
	case !strings.HasSuffix(unit, "ns") && unit != nanoseconds && unit != processor && unit != hundredth && unit != longest:
		return fmt.Sprintf("%.0f", value)
	case value >= 1e6:
		return fmt.Sprintf("%.2f ms", value/1e6)
	}
	return fmt.Sprintf("%.2f µs", value/1e3)
}

// machine describes the machine.
func machine() string {
	model, memory := lineOf("/proc/cpuinfo", "model name"), lineOf("/proc/meminfo", "MemTotal")
	if kilobytes, err := strconv.Atoi(strings.TrimSuffix(memory, " kB")); err == nil {
		memory = fmt.Sprintf("%d GiB", (kilobytes+1<<19)>>20)
	}
	return fmt.Sprintf("On %s, %d cores, %s of memory, %s, %s/%s; each benchmark on one core.",
		model, runtime.NumCPU(), memory, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// lineOf returns the value of a key in a file of "key: value" lines, or "unknown".
func lineOf(path, key string) string {
	data, err := os.ReadFile(path)
	if err != nil {
		return "unknown"
	}
	for line := range strings.Lines(string(data)) {
		if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == key {
			return strings.TrimSpace(value)
		}
	}
	return "unknown"
}
