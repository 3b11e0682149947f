package doors_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"clinic/scenes"
	"clinic/scenes/scenetest"
)

// What the program takes as a whole, in a real window of 1280 × 800: the processor, the software that draws where there is no
// graphics card included, and memory.

// taken is how long a process has had processors, with a resolution of a hundredth of a second.
func taken(b *testing.B, process int) time.Duration {
	b.Helper()
	data, err := os.ReadFile("/proc/" + strconv.Itoa(process) + "/stat")
	if err != nil {
		b.Fatal(err)
	}
	_, after, _ := strings.Cut(string(data), ") ")
	fields := strings.Fields(after) // from the third on
	total := 0
	for _, field := range fields[11:13] { // in the program, and in the system for it
		n, err := strconv.Atoi(field)
		if err != nil {
			b.Fatal(err)
		}
		total += n
	}
	return time.Duration(total) * 10 * time.Millisecond
}

// megabytes is how much memory a process has.
func megabytes(b *testing.B, process int) float64 {
	b.Helper()
	data, err := os.ReadFile("/proc/" + strconv.Itoa(process) + "/status")
	if err != nil {
		b.Fatal(err)
	}
	_, after, _ := strings.Cut(string(data), "VmRSS:")
	fields := strings.Fields(after)
	n, err := strconv.Atoi(fields[0])
	if err != nil {
		b.Fatal(err)
	}
	return float64(n) / 1024
}

// share is how much of a processor a process takes during so many seconds, in percent.
func share(b *testing.B, process int, seconds time.Duration) float64 {
	b.Helper()
	before := taken(b, process)
	time.Sleep(seconds * time.Second)
	return 100 * (taken(b, process) - before).Seconds() / float64(seconds)
}

// BenchmarkStart opens the program until the title has been shown.
func BenchmarkStart(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		for b.Loop() {
			w := scenetest.Start(b)
			time.Sleep(time.Second / 2)
			b.ReportMetric(float64(taken(b, w.Process())), "cpu-ns/op")
		}
	})
}

// BenchmarkTitle looks at a title that nobody touches: while its people walk, and when they have stopped.
func BenchmarkTitle(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		for b.Loop() {
			w := scenetest.Start(b)
			time.Sleep(4 * time.Second)
			b.ReportMetric(share(b, w.Process(), 4), "walked-%core")
			time.Sleep(24 * time.Second) // ticks pass slower where the machine is busy
			b.ReportMetric(share(b, w.Process(), 6), "%core")
		}
	})
}

// BenchmarkTable begins a game and looks at its table, which nobody touches.
func BenchmarkTable(b *testing.B) {
	for _, game := range [...]struct{ name, preset string }{{"base", ""}, {"everything", "newgame.preset.whole_clinic"}} {
		b.Run(game.name, func(b *testing.B) {
			for b.Loop() {
				w := scenetest.Start(b)
				w.ClickOn("title.new_game")
				w.UntilScene("newgame")
				if game.preset != "" {
					w.ClickOn(game.preset)
				}
				w.ClickOn("newgame.start")
				w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
				time.Sleep(30 * time.Second) // until all that lives by itself rests, too
				b.ReportMetric(share(b, w.Process(), 6), "%core")
				b.ReportMetric(megabytes(b, w.Process()), "MB")
			}
		})
	}
}

// BenchmarkEmpty is an empty window of the engine.
func BenchmarkEmpty(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		for b.Loop() {
			w := scenetest.Start(b)
			program := filepath.Join(b.TempDir(), "empty")
			if out, err := exec.Command("go", "build", "-o", program, "clinic/packaging/bench/empty").CombinedOutput(); err != nil {
				b.Fatalf("the empty window does not build: %v\n%s", err, out)
			}
			command := exec.Command(program)
			command.Env = append(os.Environ(), "DISPLAY="+w.Display())
			if err := command.Start(); err != nil {
				b.Fatal(err)
			}
			time.Sleep(3 * time.Second)
			b.ReportMetric(float64(taken(b, command.Process.Pid)), "cpu-ns/op")
			b.ReportMetric(share(b, command.Process.Pid, 6), "%core")
			b.ReportMetric(megabytes(b, command.Process.Pid), "MB")
			if err := command.Process.Kill(); err != nil {
				b.Fatal(err)
			}
			command.Wait()
		}
	})
}
