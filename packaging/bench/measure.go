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
)

// sample is one run of one part of a benchmark, with the yardstick of that moment.
type sample struct {
	Value  float64
	Factor float64 // how many times as long as on a quiet machine the yardstick took
	Calm   bool    // the yardstick took as long before as after
}

// corrected is what the value would have been on a quiet machine. Times and rates follow the machine, counts don't,
// nor does what a player waits for, half of which is motion.
func (s sample) corrected(unit string) float64 {
	switch unit {
	case nanoseconds, processor, coldStart, warmStart, hundredth, longest, ofCore, walked:
		return s.Value / s.Factor
	case commands:
		return s.Value * s.Factor
	}
	return s.Value
}

// typical gives the sample in the middle of those that nothing disturbed, or of all where each was disturbed.
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

// measuring is a benchmark in the base game or with everything, with all samples so far by part and unit.
type measuring struct {
	benchmark
	game    string // as it stands in the name
	samples map[string]map[string][]sample
	calm    int // how many runs nothing disturbed
	runs    int
	wanted  int // how many undisturbed runs there are to be
}

// Binaries of the benchmarks lie here, one for each package.
const folder = "build/benchmarks"

// build compiles a package's benchmarks.
func build(pkg string) error {
	command := exec.Command("go", "test", "-c", "-o", binary(pkg), pkg)
	command.Stdout, command.Stderr = os.Stderr, os.Stderr
	return command.Run()
}

// buildProgram compiles the program, and tells the benchmarks that open it (scenes/scenetest) where it lies.
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

func binary(pkg string) string {
	return filepath.Join(folder, strings.ReplaceAll(strings.TrimPrefix(pkg, "./"), "/", "-"))
}

// differs is by which part the yardstick may differ before and after a run that counts as undisturbed.
const differs = 0.1

// run measures once, between two looks at the yardstick; it gets the first one and gives the second.
func (m *measuring) run(y *yardstick, before factors) (after factors, err error) {
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
	calm := max(before.moment, after.moment) < min(before.moment, after.moment)*(1+differs)
	if m.runs++; calm {
		m.calm++
	}
	for name, units := range best(output) {
		for unit, value := range units {
			if m.samples[name] == nil {
				m.samples[name] = map[string][]sample{}
			}
			m.samples[name][unit] = append(m.samples[name][unit], sample{value, (before.of(unit) + after.of(unit)) / 2, calm})
		}
	}
	return after, nil
}

// best reads what benchmarks print, and gives of each name and unit the best value: others on the machine only ever
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

// slowest gives the worst of the parts whose names begin with that, by its typical sample.
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
