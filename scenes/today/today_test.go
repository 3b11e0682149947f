package today_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/records"
	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/storage"
	"clinic/scenes/today"
)

// Number 1 is 7 October 2025, a Tuesday, wherever the player is; a day begins at local midnight.
func TestDays(t *testing.T) {
	far := time.FixedZone("far", 13*60*60)
	for _, zone := range []*time.Location{time.UTC, far} {
		if d := today.DayOf(time.Date(2025, 10, 7, 0, 5, 0, 0, zone)); d != 1 || d.Weekday() != 1 {
			t.Errorf("%s: 7 October 2025 is number %d, day %d of its week", zone, d, d.Weekday())
		}
	}
	d := today.DayOf(time.Date(2026, 11, 22, 23, 59, 0, 0, far))
	if again, ok := today.Read(d.String()); d != 412 || !ok || again != d || d.Monday() != d-6 {
		t.Errorf("22 November 2026 is number %d, kept as %s, and its week begins with %d", d, d, d.Monday())
	}
	if left := today.UntilNext(time.Date(2026, 11, 22, 14, 48, 20, 0, far)); left != 9*time.Hour+11*time.Minute {
		t.Errorf("the next day comes in %s", left)
	}
}

// stand returns a Stand with the puzzles of some days solved on those days, and the games of others finished.
func stand(puzzles, games []today.Day) today.Stand {
	s := today.Stand{Puzzles: map[today.Day]today.Solved{}, Games: map[today.Day]today.Finished{}}
	for _, d := range puzzles {
		s.Puzzles[d] = today.Solved{Stars: 2, On: d}
	}
	for _, d := range games {
		s.Games[d] = today.Finished{}
	}
	return s
}

// A streak counts puzzles and games, continues while today isn't done yet, ends with a missed day, and isn't broken
// by a clock that was ahead. A puzzle solved later wins stars, but no day.
func TestDaysInARow(t *testing.T) {
	s := stand([]today.Day{100, 101, 103}, []today.Day{102, 104, 90})
	for _, test := range []struct{ now, row today.Day }{{104, 5}, {105, 5}, {106, 0}, {103, 5}, {80, 5}} {
		if row := s.Streak(test.now); row != int(test.row) {
			t.Errorf("on day %d it is a row of %d, not %d", test.now, row, test.row)
		}
	}
	if s.Best() != 5 {
		t.Errorf("the longest row is %d", s.Best())
	}
	s.Puzzles[105] = today.Solved{Stars: 3, On: 106}
	if s.Done(105) || s.Streak(106) != 0 {
		t.Error("a puzzle that was solved later wins its day")
	}
	if s.Stars(102) != 2*3 {
		t.Errorf("the week of day 102 has %d stars", s.Stars(102))
	}
}

// A clock that was far ahead for one puzzle or one game hides no streak that leads to today.
func TestAClockThatWasAheadHidesNoRow(t *testing.T) {
	row := []today.Day{105, 106, 107}
	for name, s := range map[string]today.Stand{"puzzle": stand(append(row, 145), nil), "game": stand(row, []today.Day{145})} {
		for _, test := range []struct{ now, row today.Day }{{107, 3}, {108, 3}, {145, 1}, {146, 1}, {147, 0}} {
			if got := s.Streak(test.now); got != int(test.row) {
				t.Errorf("with a %s ahead it is a row of %d on day %d, not %d", name, got, test.now, test.row)
			}
		}
	}
}

// The game of each day can be played, is a solo game, and is always the same; Saturdays have two extensions, Sundays
// the expert side.
func TestDailyGames(t *testing.T) {
	seen := map[string]bool{}
	for d := today.Day(400); d < 400+140; d++ {
		config := today.Game(d, extensions.All()).Config
		if again := today.Game(d, extensions.All()).Config; again.Goal != config.Goal || again.Seed != config.Seed || len(again.Extensions) != len(config.Extensions) {
			t.Errorf("%s is drawn twice", d)
		}
		switch with := len(config.Extensions); {
		case config.Players != 1 || config.Goal == "":
			t.Errorf("%s is %+v", d, config)
		case d.Weekday() == 5 && with != 2, d.Weekday() < 5 && with > 1, with > 2:
			t.Errorf("%s, day %d of its week, has %d extensions", d, d.Weekday(), with)
		case d.Weekday() == 6 && config.Sides[0] != game.ExpertSide:
			t.Errorf("%s is a Sunday on the side %s", d, config.Sides[0])
		}
		seen[config.Goal] = true
	}
	if len(seen) < 5 {
		t.Errorf("only %d goals come up", len(seen))
	}
}

// Daily games of past days stay what they were, whatever extensions are added and in whatever order. The hash is that
// of the games from the first day to 26 November 2026, and must never be changed.
func TestDailyGamesOfDaysThatHaveBeenStay(t *testing.T) {
	known := append(slices.Clone(extensions.All()), &game.Extension{ID: "to_come"})
	for range 2 {
		hash := sha256.New()
		for d := today.Day(1); d <= 416; d++ {
			rules := today.Game(d, known)
			config, err := json.Marshal(rules.Config)
			if err != nil {
				t.Fatal(err)
			}
			hash.Write(config)
			if rules.Version != 4 {
				t.Errorf("%s is played by version %d of the rules", d, rules.Version)
			}
		}
		if got := hex.EncodeToString(hash.Sum(nil)); got != "78127a25582d9c3618cac7a9b94b0f7ff44c03466b0bb21437d1232bbd46f707" {
			t.Errorf("with %d extensions the games of past days are others: %s", len(known), got)
		}
		known = extensions.All()
	}
}

// The first finished game of a day counts, and later ones are practice.
func TestTheFirstGameOfADayCounts(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	day := today.Day(412)
	rules := today.Game(day, extensions.All())
	results := save.Open(t.TempDir(), extensions.All())
	for _, popularity := range []int{7, 70} {
		m := game.NewMatch(rules, nil)
		s := session.Begin(m, session.Table{Seats: session.Seats{{Name: "Ada"}}, Origin: session.Origin{Kind: session.Daily, Date: day.String()}}, nil)
		m.State.Players[0].Popularity = popularity
		rules.Enter(m.State, "end")
		if err := session.In(results, "game "+day.String()+string(rune('a'+popularity%26))).Keep(m, s.Table()); err != nil {
			t.Fatal(err)
		}
	}
	all, _ := records.Of(sample.Heads(results).Found())
	now := today.Now(all)
	if len(now.Games) != 1 || !now.Done(day) || now.Games[day].Helped {
		t.Errorf("what counts is %+v", now.Games)
	}
}

// A solved puzzle is saved with the most stars it ever had, and the day on which it was first solved.
func TestSolvedPuzzlesAreKept(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, try := range []struct {
		on    today.Day
		stars int
	}{{412, 1}, {413, 3}, {414, 2}} {
		if err := today.Keep(412, try.on, try.stars); err != nil {
			t.Fatal(err)
		}
	}
	if s := today.Now(nil); s.Puzzles[412] != (today.Solved{Stars: 3, On: 412}) {
		t.Errorf("what is kept is %+v", s.Puzzles)
	}
}

// Damaged puzzle results are set aside before the next one is saved, once, and the player is told.
func TestDamagedPuzzlesAreSetAside(t *testing.T) {
	storage.KeepIn(t.TempDir())
	t.Cleanup(func() { storage.KeepIn("") })
	for i, damaged := range []string{`{"413":{"stars":3,"on":413},"x":{}}`, "{"} {
		if err := storage.Write("puzzles.json", []byte(damaged)); err != nil {
			t.Fatal(err)
		}
		if got := today.Portable(); got != nil {
			t.Errorf("of damaged puzzles %s is taken elsewhere", got)
		}
		if err := today.Keep(415, 415, 1); !errors.Is(err, storage.ErrDamaged) {
			t.Errorf("keeping gives %v", err)
		}
		if aside, err := storage.Read([]string{"puzzles-damaged.json", "puzzles-damaged-2.json"}[i]); err != nil || string(aside) != damaged {
			t.Errorf("set aside is %q, %v", aside, err)
		}
		if err := today.Keep(416, 416, 1); err != nil {
			t.Errorf("keeping the next one gives %v", err)
		}
	}
	if _, err := storage.Read("puzzles-damaged-3.json"); !errors.Is(err, storage.ErrNothing) {
		t.Errorf("it is set aside more than once: %v", err)
	}
}
