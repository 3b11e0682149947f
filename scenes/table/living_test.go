package table_test

import (
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The clinic lives in a window of any size while nobody does anything: parts of it are redrawn, at most ten times
// a second, without allocating, and no more after twenty seconds. With reduced motion it stands still.
func TestTheClinicLives(t *testing.T) {
	reader := ui.NewReader("en")
	for name, at := range map[string]struct {
		width, height int
		calm          bool
	}{
		"usual": {1280, 800, false}, "calm": {1280, 800, true}, "tablet": {820, 1180, false}, "tall": {390, 844, false}, "low": {844, 390, false},
		"low and calm": {844, 390, true},
	} {
		calm := at.calm
		s, err := gallery.Exhibited("")
		if err != nil {
			t.Fatal(err)
		}
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = calm
		table := table.New(reader, s, nil)
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return table }}, settings)
		shell.Resize(float64(at.width), float64(at.height), 1)
		window := ebiten.NewImage(at.width, at.height)
		defer window.Deallocate()
		second := func() (pictures int) {
			for range 60 {
				shell.Tick(input.Idle())
				if shell.Due() {
					pictures++
					shell.Paint(window)
				}
			}
			return pictures
		}
		for range 3 {
			second()
		}
		for range 8 {
			switch pictures := second(); {
			case calm && pictures > 0:
				t.Errorf("%s: %d pictures a second", name, pictures)
			case !calm && (pictures < 1 || pictures > 10):
				t.Errorf("%s: %d pictures a second", name, pictures)
			}
		}
		if made := testing.AllocsPerRun(60, func() { shell.Tick(input.Idle()) }); made > 0 {
			t.Errorf("%s: %v pieces of memory are made in a tick", name, made)
		}
		for range 12 {
			second()
		}
		if pictures := second(); pictures > 0 {
			t.Errorf("%s: after twenty seconds still %d pictures a second", name, pictures)
		}
	}
}

// again gives the viewer a dollar twice a second.
type again struct{ ticks int }

// Update shows it.
func (a *again) Update(t *table.Table, c *scenes.Context) {
	if a.ticks++; a.ticks%30 == 2 {
		next := t.Situation
		next.State = t.State.Clone()
		next.State.Players[t.Viewer].Money++
		t.Show(next)
	}
}

// On a machine that draws only one frame in eight ticks while something moves, nothing lives: there is enough to do.
func TestNothingLivesOnASlowMachine(t *testing.T) {
	reader := ui.NewReader("en")
	for every, lives := range map[int]bool{1: true, 8: false} {
		s, err := gallery.Exhibited("")
		if err != nil {
			t.Fatal(err)
		}
		table := table.New(reader, s, &again{})
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return table }}, scenes.DefaultSettings())
		shell.Resize(1280, 800, 1)
		window := ebiten.NewImage(1280, 800)
		defer window.Deallocate()
		for tick := range 240 {
			shell.Tick(input.Idle())
			if tick%every == 0 && shell.Due() {
				shell.Paint(window)
			}
		}
		if table.Lives() != lives {
			t.Errorf("with a picture in %d ticks something lives: %v", every, table.Lives())
		}
	}
}
