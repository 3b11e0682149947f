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
	"time"
)

var (
	repeats = flag.Int("repeats", 5, "how many undisturbed runs of each benchmark there are to be; the one in the middle counts")
	within  = flag.Duration("within", 4*time.Minute, "how long to build and measure: what has no time left is measured once")
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
	end := time.Now().Add(*within)
	chosen, err := chooseRows()
	if err != nil {
		return err
	}
	p := newProgress(os.Stderr)
	defer p.end()
	all, err := prepare(chosen, p)
	if err != nil {
		return err
	}
	y := newYardstick()
	if err = measureAll(y, all, end, p); err != nil {
		return err
	}
	// If a limit looks missed, something that the yardstick doesn't see may have disturbed the run: measure it
	// again.
	again := slices.DeleteFunc(slices.Clone(all), func(m *measuring) bool { return len(missed(chosen, []*measuring{m}, y)) == 0 })
	for _, m := range again {
		m.wanted += mostAgain
	}
	if err = measureAll(y, again, end, p); err != nil {
		return err
	}
	p.end()
	text := table(chosen, all, y)
	fmt.Fprint(out, text)
	if *page != "" {
		if err := renew(*page, text); err != nil {
			return err
		}
	}
	if misses := missed(chosen, all, y); len(misses) > 0 {
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
	if len(chosen) == 0 {
		return nil, fmt.Errorf("no row is left to be measured: -rows %q", *only)
	}
	return chosen, nil
}

// prepare compiles the program and the benchmarks, and returns these, each once per game.
func prepare(rows []row, p *progress) ([]*measuring, error) {
	p.say("building the program")
	if err := buildProgram(); err != nil {
		return nil, fmt.Errorf("the program: %w", err)
	}
	var all []*measuring
	var packages []string
	for i := range rows {
		b := rows[i].Benchmark
		if slices.ContainsFunc(all, func(m *measuring) bool { return m.benchmark == b }) {
			continue
		}
		if !slices.Contains(packages, b.Package) {
			packages = append(packages, b.Package)
		}
		for _, game := range games {
			wanted := *repeats
			if b.Once {
				wanted = 1
			}
			all = append(all, &measuring{benchmark: b, game: game, samples: map[string]map[string][]sample{}, wanted: wanted})
		}
	}
	p.say("building the benchmarks")
	return all, build(packages)
}

// mostAgain is the number of additional runs for a benchmark that seems to miss its limit.
const mostAgain = 2

// mostRuns is the maximum number of runs for each undisturbed one.
const mostRuns = 2

// measureAll runs the benchmarks in turn, so that a slow minute of the machine affects all of them, until each has
// as many undisturbed runs as it wants, or another round would go beyond the end. A disturbed run is repeated.
func measureAll(y *yardstick, all []*measuring, end time.Time, p *progress) error {
	for left := all; len(left) > 0; {
		var round time.Duration // as the last one took
		for _, m := range left {
			round += m.took
		}
		if round > 0 && time.Now().Add(round).After(end) {
			return nil
		}
		factor := y.factors()
		for i, m := range left {
			p.say(fmt.Sprintf("%d of %d: %s, %s", i+1, len(left), m.Name, m.game))
			var err error
			if factor, err = m.run(y, factor); err != nil {
				return err
			}
		}
		left = slices.DeleteFunc(slices.Clone(left), (*measuring).enough)
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

// verdict returns the slowest sample of a row and its part, and reports whether it was found. Over is by what part of
// the row's limit in that game the sample is beyond it: 0 if it keeps it or there is none, 1 if it wasn't found.
func (r *row) verdict(m *measuring) (s sample, part string, found bool, over float64) {
	s, part, found = m.slowest(r)
	most, value := r.limit(m.game), s.corrected(r.Unit)
	switch {
	case most == none:
		return s, part, found, 0
	case !found || most == 0 && value > 0:
		return s, part, found, 1
	case r.Limit.AtLeast:
		return s, part, found, max(0, 1-value/most)
	}
	return s, part, found, max(0, value/max(most, 1)-1)
}

// tolerance is the part of its limit by which a value may be beyond it: the yardstick's scatter, for what depends on
// the machine's speed.
func (r *row) tolerance(y *yardstick) float64 {
	switch r.Unit {
	case allocations, saveBytes, frames, megabytes, moreMemory:
		return 0
	}
	_, scatter := y.spread()
	return scatter
}

func (r *row) limit(game string) float64 {
	if game == "base" {
		return r.Limit.Base
	}
	return r.Limit.Everything
}

// missed lists the limits that were missed by more than the scatter, with the measured value and the part.
func missed(rows []row, all []*measuring, y *yardstick) (misses []string) {
	for i := range rows {
		r := &rows[i]
		for _, m := range all {
			if m.benchmark != r.Benchmark {
				continue
			}
			if s, part, _, over := r.verdict(m); over > r.tolerance(y) {
				misses = append(misses, strings.TrimSpace(fmt.Sprintf("%s, %s: %s %s", r.What, m.game, amount(s.corrected(r.Unit), r.Unit), part)))
			}
		}
	}
	return misses
}

// table returns the whole table as it stands in the page.
func table(rows []row, all []*measuring, y *yardstick) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n\n%s\n\n```\n", machine(), y)
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
			s, part, found, over := r.verdict(m)
			if !found && over == 0 { // of one game only
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
			case over > r.tolerance(y):
				verdict = "MISS"
			case over > 0:
				verdict = "ok, within the scatter"
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
