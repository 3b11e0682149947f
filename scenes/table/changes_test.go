package table_test

import (
	"slices"
	"strconv"
	"testing"

	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// Changes on the panels count and fly to their new values: within two seconds at the usual speed, sooner or later
// at others. A press ends it. With reduced motion it is marked, and nothing moves.
func TestWhatChangesOnThePanelsIsSeen(t *testing.T) {
	reader := ui.NewReader("en")
	for name, test := range map[string]struct {
		speed       int
		calm, press bool
		ticks       int // in which it ends
	}{
		"usual": {speed: 100, ticks: 120}, "slow": {speed: 50, ticks: 240}, "fast": {speed: 400, ticks: 30},
		"pressed": {speed: 100, press: true, ticks: 1}, "calm": {speed: 100, calm: true, ticks: 120},
	} {
		s, err := gallery.Exhibited("")
		if err != nil {
			t.Fatal(err)
		}
		table := table.New(reader, s, nil)
		settings := scenes.DefaultSettings()
		settings.Speed, settings.ReduceMotion = test.speed, test.calm
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return table }}, settings)
		shell.Resize(1280, 800, 1)
		tick := func(g input.Gestures) {
			if err := shell.Tick(g); err != nil {
				t.Fatal(err)
			}
		}
		tick(input.Idle())
		next := s
		next.State = s.State.Clone()
		next.State.Players[s.Viewer].Money += 30
		other := (s.Viewer + 1) % len(s.State.Players)
		next.State.Players[other].Popularity += 200
		row := &next.State.Market.Appointments[0]
		free := slices.Index(row.Patients[:], clinic.NoLevel)
		if free < 0 {
			t.Fatal("the row is full")
		}
		row.Patients[free] = clinic.White
		table.Show(next)
		tick(input.Idle())
		tick(input.Idle())
		flying, counts := table.Moment()
		if test.calm != table.Marked() || test.calm != (flying == 0) || len(counts) != 2 {
			t.Errorf("%s: %d pieces fly, %v count, marked %v", name, flying, counts, table.Marked())
		}
		if !test.calm && slices.Contains(counts, "42") {
			t.Errorf("%s: the money is at once %v", name, counts)
		}
		shows := func() int { return table.Shows(strconv.Itoa(next.State.Players[other].Popularity)) }
		if !test.calm && shows() > 0 {
			t.Errorf("%s: another player's popularity is at once what it is", name)
		}
		if test.press {
			g := input.Idle()
			g.X, g.Y, g.Pressed, g.Held = 5, 5, true, true
			tick(g)
		}
		for range test.ticks {
			tick(input.Idle())
		}
		if flying, counts := table.Moment(); flying > 0 || len(counts) > 0 || table.Marked() {
			t.Errorf("%s: after %d ticks %d pieces fly, %v count, marked %v", name, test.ticks, flying, counts, table.Marked())
		}
		if shows() == 0 {
			t.Errorf("%s: another player's popularity is never what it is", name)
		}
	}
}
