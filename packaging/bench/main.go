// Bench measures what has to be fast and prints one table: what, how much in the base game and with everything, the limit,
// and whether it is kept. It exits with 1 where a limit is missed.
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

// row is a line of the table: the worst of the benchmarks whose names begin with Name and the game.
type row struct {
	What    string
	Package string
	Name    string
	Unit    string // as the benchmark reports it
	Limit   float64
	AtLeast bool // more is better

	Part     string // of the benchmark, empty for all
	BaseOnly bool   // with everything there is no limit
}

const nothingAllocated = "allocs/op"

var rows = []row{
	{What: "all places and times for one person, full clinic", Package: "./game", Name: "Reach", Unit: "ns/op", Limit: 5e3},
	{What: "… allocations", Package: "./game", Name: "Reach", Unit: nothingAllocated},
	{What: "legality of one dragged component over every space", Package: "./game", Name: "Drag", Unit: "ns/op", Limit: 20e3},
	{What: "… allocations", Package: "./game", Name: "Drag", Unit: nothingAllocated},
	{What: "all legal commands: a clinic of one's own", Package: "./game", Name: "Legal", Part: "build_clinic", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: bonus tiles", Package: "./game", Name: "Legal", Part: "take_bonus", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: the choice of an action", Package: "./game", Name: "Legal", Part: "choose_action", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Build", Package: "./game", Name: "Legal", Part: "build", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Hire", Package: "./game", Name: "Legal", Part: "hire", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Admit", Package: "./game", Name: "Legal", Part: "admit", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: Move", Package: "./game", Name: "Legal", Part: "move", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: treatments", Package: "./game", Name: "Legal", Part: "treat", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: popularity", Package: "./game", Name: "Legal", Part: "buy_popularity", Unit: "ns/op", Limit: 100e3},
	{What: "all legal commands: any decision of played games", Package: "./game", Name: "Played", Unit: "ns/op", Limit: 100e3},
	{What: "clone of a state of four players with full clinics", Package: "./game", Name: "Clone", Unit: "ns/op", Limit: 10e3},
	{What: "a whole random game of four", Package: "./game/bot", Name: "RandomGame", Unit: "ns/op", Limit: 5e6, BaseOnly: true},
	{What: "random games", Package: "./game/bot", Name: "RandomGame", Unit: "commands/s", Limit: 100e3, AtLeast: true},
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
	fmt.Printf("%-52s %22s %22s %16s\n", "what", "base game     ", "everything     ", "limit")
	results := map[string]map[string]map[string]float64{}
	var missed []string
	for _, r := range rows {
		if results[r.Package] == nil {
			results[r.Package] = measure(r.Package)
		}
		var columns []string
		for _, played := range [...]string{"base", "everything"} {
			measured, part, found := worst(results[r.Package], r, played)
			verdict, text := "ok", amount(measured, r.Unit)
			switch {
			case !found:
				verdict, text = "MISS", "not measured"
			case r.BaseOnly && played != "base":
				verdict = "  "
			case r.AtLeast && measured < r.Limit, !r.AtLeast && measured > r.Limit:
				verdict = "MISS"
			}
			if verdict == "MISS" {
				missed = append(missed, fmt.Sprintf("%s: %s %s", r.What, part, text))
			}
			columns = append(columns, fmt.Sprintf("%s %-4s", text, verdict))
		}
		fmt.Printf("%-52s %22s %22s %16s\n", r.What, columns[0], columns[1], amount(r.Limit, r.Unit))
	}
	if len(missed) > 0 {
		fmt.Printf("\nmissed:\n%s\n", strings.Join(missed, "\n"))
		os.Exit(1)
	}
}

// measure runs a package's benchmarks on one core and gives the best value by benchmark and unit.
func measure(folder string) map[string]map[string]float64 {
	best, duration := map[string]map[string]float64{}, "100ms"
	if folder == "./scenes/table" {
		duration = "20x" // the driver takes much longer than what is measured
	}
	command := exec.Command("go", "test", "-run", "^$", "-bench", ".", "-benchmem", "-cpu", "1",
		"-benchtime", duration, "-count", strconv.Itoa(*repeats), folder)
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

// worst is the worst value of the benchmark and its parts in that game, which part it is of, and whether there is one.
func worst(results map[string]map[string]float64, r row, played string) (value float64, part string, found bool) {
	begins := r.Name + "/" + played
	if r.Part != "" {
		begins += "/" + r.Part
	}
	for name, units := range results {
		measured, reported := units[r.Unit]
		if !reported || name != begins && !strings.HasPrefix(name, begins+"/") {
			continue
		}
		if !found || r.AtLeast && measured < value || !r.AtLeast && measured > value {
			value, part, found = measured, name, true
		}
	}
	return value, part, found
}

// amount writes a value for people.
func amount(value float64, unit string) string {
	switch {
	case unit == "save-bytes":
		return fmt.Sprintf("%.1f KB", value/1024)
	case unit == "commands/s":
		return fmt.Sprintf("%.0f/s", value)
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
