package app_test

import (
	"encoding/json"
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

// What the program uses as a whole, in a real window of 1280 × 800: memory, and processor time, including that of
// the software renderer on machines without a graphics card.

// How long each measurement takes, and how long it waits before that until a still window has come to rest.
const (
	measured = 3 * time.Second
	rests    = 3 * time.Second
)

// taken returns the processor time that a process has used.
func taken(b *testing.B, process int) time.Duration {
	b.Helper()
	taken, err := scenetest.ProcessTime(process)
	if err != nil {
		b.Fatal(err)
	}
	return taken
}

// megabytes returns how much memory a process uses.
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

// share returns how much of a processor a process uses, in percent.
func share(b *testing.B, process int) float64 {
	b.Helper()
	before := taken(b, process)
	time.Sleep(measured)
	return 100 * (taken(b, process) - before).Seconds() / measured.Seconds()
}

// calm opens the program with reduced motion: it comes to rest at once, where it otherwise moves for another
// twenty seconds.
func calm(b *testing.B) *scenetest.Window {
	b.Helper()
	settings := scenes.DefaultSettings()
	settings.ReduceMotion = true
	data, err := json.Marshal(settings)
	if err != nil {
		b.Fatal(err)
	}
	home := b.TempDir()
	if err := os.Mkdir(filepath.Join(home, "clinic"), 0o700); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "clinic", "settings.json"), data, 0o600); err != nil {
		b.Fatal(err)
	}
	return scenetest.StartIn(b, home)
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

// BenchmarkTitle measures an idle title: while its people walk, and when nothing moves.
func BenchmarkTitle(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		for b.Loop() {
			w := scenetest.Start(b)
			time.Sleep(time.Second)
			b.ReportMetric(share(b, w.Process()), "walked-%core")
			w = calm(b)
			time.Sleep(rests)
			b.ReportMetric(share(b, w.Process()), "%core")
		}
	})
}

// table starts a game, with or without all extensions.
func table(w *scenetest.Window, everything bool) {
	w.ClickOn("title.new_game")
	w.UntilScene("newgame")
	if everything {
		w.ClickOn("newgame.preset.whole_clinic")
	}
	w.ClickOn("newgame.start")
	w.Until("the table", func(s scenes.Seen) bool { return strings.HasPrefix(s.Scene, "table") })
}

// BenchmarkTable measures an idle table: how much memory it uses while the clinic is in motion, and how much of a
// processor when nothing moves.
func BenchmarkTable(b *testing.B) {
	for _, game := range [...]struct {
		name       string
		everything bool
	}{{"base", false}, {"everything", true}} {
		b.Run(game.name, func(b *testing.B) {
			for b.Loop() {
				w := scenetest.Start(b)
				table(w, game.everything)
				time.Sleep(measured)
				b.ReportMetric(megabytes(b, w.Process()), "MB")
				w = calm(b)
				table(w, game.everything)
				time.Sleep(rests)
				b.ReportMetric(share(b, w.Process()), "%core")
			}
		})
	}
}

// BenchmarkEmpty measures an empty window of the engine.
func BenchmarkEmpty(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		for b.Loop() {
			program := filepath.Join(b.TempDir(), "empty")
			if out, err := exec.Command("go", "build", "-o", program, "clinic/packaging/bench/empty").CombinedOutput(); err != nil {
				b.Fatalf("the empty window does not build: %v\n%s", err, out)
			}
			command := exec.Command(program)
			command.Env = append(os.Environ(), "DISPLAY="+scenetest.Display(b))
			if err := command.Start(); err != nil {
				b.Fatal(err)
			}
			time.Sleep(2 * time.Second)
			b.ReportMetric(float64(taken(b, command.Process.Pid)), "cpu-ns/op")
			b.ReportMetric(share(b, command.Process.Pid), "%core")
			b.ReportMetric(megabytes(b, command.Process.Pid), "MB")
			if err := command.Process.Kill(); err != nil {
				b.Fatal(err)
			}
			command.Wait()
		}
	})
}
