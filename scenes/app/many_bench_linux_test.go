package app_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// How many records and saved games a player has after years.
const (
	manyRecords = 20_000
	manySaves   = 1_000
)

// BenchmarkMany opens the program with many records and games, and with none. It measures how long it takes until
// the title, the records and the list of games are there, and how much more memory it uses then.
func BenchmarkMany(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		home := b.TempDir()
		keepMany(b, home)
		for b.Loop() {
			none, title := opened(b, b.TempDir())
			b.ReportMetric(float64(title), "none-ns")
			w, _ := opened(b, home) // everything is read for the first time
			before := time.Now()
			openMany(w)
			b.ReportMetric(float64(time.Since(before)), "first-ns")
			for _, index := range [...]string{"records.index", "games.index"} {
				for !isThere(filepath.Join(home, "clinic", index)) {
					time.Sleep(10 * time.Millisecond)
				}
			}
			w.ClickOn("title.quit")
			w.Ended()
			w, title = opened(b, home)
			b.ReportMetric(float64(title), "title-ns")
			records, saves := openMany(w)
			b.ReportMetric(float64(records), "records-ns")
			b.ReportMetric(float64(saves), "saves-ns")
			for _, door := range [...]string{"records", "load"} {
				none.ClickOn("title." + door)
				none.UntilScene(door)
				none.ClickOn(door + ".back")
				none.UntilScene("title")
			}
			time.Sleep(rests)
			b.ReportMetric(megabytes(b, w.Process())-megabytes(b, none.Process()), "more-MB")
		}
	})
}

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// opened opens the program, and returns how long it took until the title.
func opened(b *testing.B, home string) (w *scenetest.Window, title time.Duration) {
	before := time.Now()
	w = scenetest.StartIn(b, home)
	w.UntilScene("title")
	return w, time.Since(before)
}

// openMany opens the records and the list of games, and returns how long each took until all of it was there.
func openMany(w *scenetest.Window) (records, saves time.Duration) {
	before := time.Now()
	w.ClickOn("title.records")
	w.Until("all records", func(s scenes.Seen) bool {
		return s.Scene == "records" && shows(s, "records.game.0") && !shows(s, "records.coming")
	})
	records = time.Since(before)
	w.ClickOn("records.back")
	w.UntilScene("title")
	before = time.Now()
	w.ClickOn("title.load")
	w.Until("all games", func(s scenes.Seen) bool {
		return s.Scene == "load" && shows(s, "load.game.0") && !shows(s, "load.coming")
	})
	saves = time.Since(before)
	w.ClickOn("load.back")
	w.UntilScene("title")
	return records, saves
}

// keepMany writes many records, and as many saved games as a player has who never removes one. Only their headers
// differ.
func keepMany(b *testing.B, home string) {
	b.Helper()
	put := func(folder string, count int, s *session.Session) {
		data, err := session.Encode(s.Match(), s.Table())
		if err == nil {
			err = os.MkdirAll(filepath.Join(home, "clinic", folder), 0o700)
		}
		seed := fmt.Appendf(nil, `"seed":%d`, s.Rules().Config.Seed)
		saved := []byte(`"saved":"`)
		at := bytes.Index(data, saved) + len(saved)
		for i := 0; i < count && err == nil; i++ {
			day := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(i) * time.Hour)
			copy(data[at:], day.Format(time.RFC3339))
			one := bytes.Replace(data, seed, fmt.Appendf(nil, `"seed":%d`, 1000+i), 1)
			err = os.WriteFile(filepath.Join(home, "clinic", folder, fmt.Sprintf("game %d.clinic", i)), one, 0o600)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	over, err := sample.Ended(1)
	if err != nil {
		b.Fatal(err)
	}
	put("records", manyRecords, over)
	match, err := sample.AtMove(2, 4)
	if err != nil {
		b.Fatal(err)
	}
	put("games", manySaves, sample.Session(match))
}
