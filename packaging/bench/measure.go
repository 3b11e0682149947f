package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// sample is one run of one part of a benchmark, with the yardstick at that moment.
type sample struct {
	Value  float64
	Factor float64 // time of the yardstick divided by that on a quiet machine
	Calm   bool    // the yardstick took as long before as after
}

// corrected returns the value for a quiet machine. Times and rates depend on the machine; counts don't, nor does
// the time a player waits, half of which is motion.
func (s sample) corrected(unit string) float64 {
	switch unit {
	case nanoseconds, processor, coldStart, warmStart, hundredth, longest, ofCore, walked:
		return s.Value / s.Factor
	case commands:
		return s.Value * s.Factor
	}
	return s.Value
}

// typical returns the median of the undisturbed samples, or of all if each was disturbed.
func typical(samples []sample, unit string) sample {
	calm := slices.DeleteFunc(slices.Clone(samples), func(s sample) bool { return !s.Calm })
	if len(calm) == 0 {
		calm = slices.Clone(samples)
	}
	slices.SortFunc(calm, func(a, b sample) int { return compare(a.corrected(unit), b.corrected(unit)) })
	return calm[(len(calm)-1)/2]
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// measuring is a benchmark in one game, with all samples so far by part and unit.
type measuring struct {
	benchmark
	game    string // as in the benchmark's name
	samples map[string]map[string][]sample
	calm    int // number of undisturbed runs
	runs    int
	took    time.Duration // by the last run
	wanted  int           // number of undisturbed runs to reach
}

// Folder of the benchmark binaries, one for each package.
const folder = "build/benchmarks"

// build compiles the benchmarks of some packages.
func build(packages []string) error {
	command := exec.Command("go", append([]string{"test", "-c", "-o", folder + "/"}, packages...)...)
	command.Stdout, command.Stderr = os.Stderr, os.Stderr
	return command.Run()
}

// buildProgram compiles the program, and tells the benchmarks that open it (scenes/scenetest) where it is.
func buildProgram() error {
	program, err := filepath.Abs(filepath.Join(folder, "clinic"))
	if err != nil {
		return err
	}
	command := exec.Command("go", "build", "-o", program, "clinic")
	command.Stdout, command.Stderr = os.Stderr, os.Stderr
	if err := command.Run(); err != nil {
		return err
	}
	return os.Setenv("CLINIC_BUILT_PROGRAM", program)
}

func binary(pkg string) string { return filepath.Join(folder, filepath.Base(pkg)+".test") }

// differs is the fraction by which the yardstick may differ before and after an undisturbed run.
const differs = 0.1

// run measures once, between two readings of the yardstick; it takes the first and returns the second.
func (m *measuring) run(y *yardstick, before factors) (after factors, err error) {
	begun := time.Now()
	program, err := filepath.Abs(binary(m.Package))
	if err != nil {
		return before, err
	}
	command := exec.Command(program, "-test.run", "^$", "-test.bench", "^Benchmark"+m.Name+"$/^"+m.game+"$", "-test.benchmem",
		"-test.cpu", "1", "-test.benchtime", m.Time, "-test.count", strconv.Itoa(m.Count))
	command.Dir, command.Stderr = m.Package, os.Stderr
	output, err := command.Output()
	if err != nil {
		return before, fmt.Errorf("%s %s/%s: %w\n%s", m.Package, m.Name, m.game, err, output)
	}
	after = y.factors()
	calm := max(before.best, after.best) < min(before.best, after.best)*(1+differs)
	m.took = time.Since(begun)
	if m.runs++; calm {
		m.calm++
	}
	for name, units := range best(output) {
		for unit, value := range units {
			if m.samples[name] == nil {
				m.samples[name] = map[string][]sample{}
			}
			m.samples[name][unit] = append(m.samples[name][unit], sample{value, (before.of(&m.benchmark) + after.of(&m.benchmark)) / 2, calm})
		}
	}
	return after, nil
}

// best parses the output of benchmarks and returns the best value for each name and unit: other processes can only
// slow them down.
func best(output []byte) map[string]map[string]float64 {
	values := map[string]map[string]float64{}
	for lines := bufio.NewScanner(bytes.NewReader(output)); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		name := strings.TrimPrefix(fields[0], "Benchmark")
		if values[name] == nil {
			values[name] = map[string]float64{}
		}
		for i := 2; i+1 < len(fields); i += 2 {
			value, err := strconv.ParseFloat(fields[i], 64)
			before, known := values[name][fields[i+1]]
			if err == nil && (!known || (value > before) == (fields[i+1] == commands)) {
				values[name][fields[i+1]] = value
			}
		}
	}
	return values
}

// slowest returns the worst of the row's parts, by its typical sample.
func (m *measuring) slowest(r *row) (s sample, part string, found bool) {
	begins := m.Name + "/" + m.game
	if r.Part != "" {
		begins += "/" + r.Part
	}
	for name, units := range m.samples {
		samples := units[r.Unit]
		if len(samples) == 0 || name != begins && !strings.HasPrefix(name, begins+"/") {
			continue
		}
		t := typical(samples, r.Unit)
		if !found || t.corrected(r.Unit) != s.corrected(r.Unit) && (t.corrected(r.Unit) > s.corrected(r.Unit)) != r.Limit.AtLeast {
			s, part, found = t, strings.TrimPrefix(strings.TrimPrefix(name, begins), "/"), true
		}
	}
	return s, part, found
}
