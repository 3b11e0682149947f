// Bench measures what has to be fast and prints one table: what, how much, the limit, and whether it is kept.
// It exits with 1 where a limit is missed.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
)

// row is a line of the table: the worst of the benchmarks whose names begin with Name.
type row struct {
	What    string
	Package string
	Name    string
	Unit    string // as the benchmark reports it
	Limit   float64
	AtLeast bool // more is better
}

const nothingAllocated = "allocs/op"

var rows = []row{
	{What: "all places and times for one person, full clinic", Package: "./game", Name: "Reach", Unit: "ns/op", Limit: 5e3},
	{What: "… allocations", Package: "./game", Name: "Reach", Unit: nothingAllocated},
	{What: "legality of one dragged component over every space", Package: "./game", Name: "Drag", Unit: "ns/op", Limit: 20e3},
	{What: "… allocations", Package: "./game", Name: "Drag", Unit: nothingAllocated},
	{What: "all legal commands: a clinic of one's own", Package: "./game", Name: "Legal/build_clinic", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: bonus tiles", Package: "./game", Name: "Legal/take_bonus", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: the choice of an action", Package: "./game", Name: "Legal/choose_action", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Build", Package: "./game", Name: "Legal/build", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Hire", Package: "./game", Name: "Legal/hire", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Admit", Package: "./game", Name: "Legal/admit", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Move", Package: "./game", Name: "Legal/move", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: treatments", Package: "./game", Name: "Legal/treat", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: popularity", Package: "./game", Name: "Legal/buy_popularity", Unit: "ns/op", Limit: 100e3},
	{What: "clone of a state of four players with full clinics", Package: "./game", Name: "Clone", Unit: "ns/op", Limit: 10e3},
	{What: "a whole random base game of four", Package: "./game/bot", Name: "RandomGame", Unit: "ns/op", Limit: 5e6},
	{What: "random games, every extension on", Package: "./game/bot", Name: "EveryExtension", Unit: "commands/s", Limit: 100e3, AtLeast: true},
	{What: "replay of a saved whole game of four", Package: "./game/save", Name: "Replay", Unit: "ns/op", Limit: 20e6},
	{What: "a save of a whole game of four", Package: "./game/save", Name: "Replay", Unit: "save-bytes", Limit: 40 << 10},
	{What: "a frame of the busiest table", Package: "./scenes/table", Name: "Frame", Unit: "ns/op", Limit: 4e6},
	{What: "… allocations", Package: "./scenes/table", Name: "Frame", Unit: nothingAllocated},
	{What: "frames drawn in a second while nothing moves", Package: "./scenes/table", Name: "Still", Unit: "frames/s"},
}

// repeats is how often each benchmark runs: the best run counts, since others on the machine only ever slow it down.
var repeats = flag.Int("repeats", 5, "how often each benchmark runs; the best run counts")

func main() {
	flag.Parse()
	fmt.Println(machine())
	fmt.Println()
	fmt.Printf("%-54s %14s %14s\n", "what", "measured", "limit")
	results := map[string]map[string]map[string]float64{}
	missed := false
	for _, r := range rows {
		if results[r.Package] == nil {
			results[r.Package] = measure(r.Package)
		}
		measured, found := worst(results[r.Package], r)
		verdict, text := "ok", amount(measured, r.Unit)
		switch {
		case !found:
			verdict, text = "MISS", "not measured"
		case r.AtLeast && measured < r.Limit, !r.AtLeast && measured > r.Limit:
			verdict = "MISS"
		}
		missed = missed || verdict == "MISS"
		fmt.Printf("%-54s %14s %14s  %s\n", r.What, text, amount(r.Limit, r.Unit), verdict)
	}
	if missed {
		os.Exit(1)
	}
}

// measure runs a package's benchmarks on one core and gives the best value by benchmark and unit.
func measure(folder string) map[string]map[string]float64 {
	best := map[string]map[string]float64{}
	command := exec.Command("go", "test", "-run", "^$", "-bench", ".", "-benchmem", "-cpu", "1",
		"-benchtime", "100ms", "-count", strconv.Itoa(*repeats), folder)
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n%s", folder, err, output)
	}
	for lines := bufio.NewScanner(bytes.NewReader(output)); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		name, isBenchmark := strings.CutPrefix(lines.Text(), "Benchmark")
		if !isBenchmark || len(fields) < 4 {
			continue
		}
		name = strings.Fields(name)[0]
		if best[name] == nil {
			best[name] = map[string]float64{}
		}
		for i := 2; i+1 < len(fields); i += 2 {
			value, err := strconv.ParseFloat(fields[i], 64)
			before, known := best[name][fields[i+1]]
			rate := strings.HasSuffix(fields[i+1], "/s")
			if err == nil && (!known || !rate && value < before || rate && value > before) {
				best[name][fields[i+1]] = value
			}
		}
	}
	return best
}

// worst is the worst value of the benchmark and its parts, and whether there is one.
func worst(results map[string]map[string]float64, r row) (float64, bool) {
	value, found := 0.0, false
	for name, units := range results {
		measured, reported := units[r.Unit]
		if !reported || name != r.Name && !strings.HasPrefix(name, r.Name+"/") {
			continue
		}
		if !found || r.AtLeast && measured < value || !r.AtLeast && measured > value {
			value, found = measured, true
		}
	}
	return value, found
}

// amount writes a value for people.
func amount(value float64, unit string) string {
	switch {
	case unit == "save-bytes":
		return fmt.Sprintf("%.1f KB", value/1024)
	case unit != "ns/op":
		return fmt.Sprintf("%.0f %s", value, strings.TrimSuffix(unit, "/op"))
	case value >= 1e6:
		return fmt.Sprintf("%.2f ms", value/1e6)
	}
	return fmt.Sprintf("%.2f µs", value/1e3)
}

// machine says what is measured on.
func machine() string {
	model, memory := lineOf("/proc/cpuinfo", "model name"), lineOf("/proc/meminfo", "MemTotal")
	if kilobytes, err := strconv.Atoi(strings.TrimSuffix(memory, " kB")); err == nil {
		memory = fmt.Sprintf("%d GiB", (kilobytes+1<<19)>>20)
	}
	return fmt.Sprintf("%s, %d cores, %s of memory, %s, %s/%s; each benchmark on one core, the best of %d runs",
		model, runtime.NumCPU(), memory, runtime.Version(), runtime.GOOS, runtime.GOARCH, *repeats)
}

// lineOf gives the value of a key in a file of "key: value" lines, or "unknown".
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
