package session_test

import (
	"os"
	"slices"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/recorded"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// fastest is the shortest time between two commands: ten a second, faster than anybody plays.
const fastest = 100 * time.Millisecond

// BenchmarkSaving saves to disk after each of the last commands of a whole game of four players: one of the base game
// and one with all extensions. It reports how long saving blocks Update, at the 99th percentile.
func BenchmarkSaving(b *testing.B) {
	b.Run("base", func(b *testing.B) { saving(b, "../../game/testdata/golden/four-beginners.json") })
	b.Run("everything", func(b *testing.B) { saving(b, "../../game/extensions/testdata/golden/all-with-therapy_dogs-four.json") })
}

func saving(b *testing.B, golden string) {
	data, err := os.ReadFile(golden)
	if err != nil {
		b.Fatal(err)
	}
	g, err := recorded.Parse(data)
	if err != nil {
		b.Fatal(err)
	}
	rules, err := g.Rules(extensions.All())
	if err != nil {
		b.Fatal(err)
	}
	log := slices.DeleteFunc(g.Log, func(e recorded.Entry) bool { return e.Refused != recorded.Refusal{} })
	first := max(0, len(log)-b.N)
	if len(log) == 0 || b.N > len(log) {
		b.Fatalf("%s has %d commands, not %d", golden, len(log), b.N)
	}
	if err := os.MkdirAll("../../build", 0o755); err != nil { // the system's temporary folder may not be on a disk
		b.Fatal(err)
	}
	folder, err := os.MkdirTemp("../../build", "saving-")
	if err != nil {
		b.Fatal(err)
	}
	defer os.RemoveAll(folder)
	defer os.RemoveAll(folder + "-records")
	match, writer := game.NewMatch(rules, nil), session.Behind(session.Played(save.Open(folder, extensions.All()), save.Open(folder+"-records", extensions.All()), session.Named(save.Autosave)))
	var shares []time.Duration
	for i, entry := range log {
		if _, v := match.Apply(entry.Player, entry.Command); !v.Legal() {
			b.Fatal(rules.Sentence(v.Refusal))
		}
		if i < first {
			continue
		}
		begun := time.Now()
		writer.Keep(match, session.Table{Seats: sample.Seats(4)})
		shares = append(shares, time.Since(begun))
		untilNext(writer)
	}
	writer.Wait()
	if troubles := writer.Troubles(); len(troubles) > 0 {
		b.Fatal(troubles)
	}
	slices.Sort(shares)
	b.ReportMetric(float64(shares[(len(shares)-1)*99/100]), "p99-ns/op")
	b.ReportMetric(float64(shares[len(shares)/2]), "p50-ns/op")
}

// untilNext waits until the next command is due, or until nothing is left that could hold it up.
func untilNext(writer *session.Writer) {
	kept := make(chan struct{})
	go func() {
		writer.Wait()
		close(kept)
	}()
	select {
	case <-kept:
	case <-time.After(fastest):
	}
}
