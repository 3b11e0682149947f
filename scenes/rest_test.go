package scenes_test

import (
	"image/color"
	"testing"
	"time"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// lamp is a scene that fills itself with a color, and calls ask in each tick.
type lamp struct {
	color theme.Color
	ask   func(c *scenes.Context)
}

func (l *lamp) Layout(*scenes.Context, float64, float64) {}
func (l *lamp) Draw(c *ui.Canvas)                        { c.Fill(ui.Rect{W: c.Width, H: c.Height}, l.color) }
func (l *lamp) Update(c *scenes.Context) {
	if l.ask != nil {
		l.ask(c)
	}
}

// An idle window falls asleep, even if something small moves ten times a second. Input and faster motion wake it,
// and so does a scene that computes in its ticks.
func TestAStillWindowSleeps(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	l := &lamp{}
	s := scenetest.NewStage(reader, l, 1024, 640, 100)
	asleep := func(what string, want bool) {
		t.Helper()
		if s.Asleep() != want {
			t.Errorf("%s: asleep is %v", what, s.Asleep())
		}
	}
	asleep("just opened", false)
	s.Wait(120)
	asleep("after two seconds", true)
	for what, wakes := range map[string]func(c *scenes.Context){
		"an animation": func(c *scenes.Context) { c.Redraw() },
		"a thought":    func(c *scenes.Context) { c.Awake() },
	} {
		l.ask = wakes
		s.Wait(12)
		asleep(what, false)
		l.ask = nil
		s.Wait(120)
		asleep("after "+what, true)
	}
	l.ask = func(c *scenes.Context) {
		if c.Tick%6 == 0 {
			c.RedrawOnly(ui.Rect{W: 10, H: 10})
		}
	}
	s.Wait(60)
	asleep("with a lamp", true)
	moved := input.Idle()
	moved.DX = 3
	s.Tick(moved)
	asleep("with the pointer moved", false)
	s.Wait(240)
	asleep("after the pointer was moved, with a lamp", true)
}

// A sleeping window checks ten times a second whether there is something to do while something moves, less often
// when nothing moves, and once a second when nothing has moved for long.
func TestAWindowThatRestsLongSleepsLonger(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	l := &lamp{}
	s := scenetest.NewStage(reader, l, 1024, 640, 100)
	naps := func(what string, want time.Duration) {
		t.Helper()
		if got := s.Nap(); !s.Asleep() || got != want {
			t.Errorf("%s: asleep is %v, for %v", what, s.Asleep(), got)
		}
	}
	wait := func(ticks int) {
		for range ticks {
			s.Wait(1)
			s.Due()
		}
	}
	wait(120)
	naps("after two seconds", time.Second/4)
	wait(600)
	naps("after twelve seconds", time.Second)
	l.ask = func(c *scenes.Context) {
		if c.Tick%6 == 0 {
			c.RedrawOnly(ui.Rect{W: 10, H: 10})
		}
	}
	wait(6)
	for !s.Due() {
		s.Wait(1)
	}
	s.Wait(6)
	naps("with a lamp", time.Second/10)
	wait(1)
	naps("just after a lamp", time.Second/4)
}

// Unneeded memory is given back once when scenes have gone, and once when a window comes to rest; not while
// something moves.
func TestAWindowThatRestsTidies(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	l := &lamp{}
	s := scenetest.NewStage(reader, l, 1024, 640, 100)
	tidies := func(what string, ticks, want int) {
		t.Helper()
		times := 0
		for range ticks {
			s.Wait(1)
			s.Due()
			if s.Tidies() {
				times++
			}
		}
		if times != want {
			t.Errorf("%s: tidied %d times", what, times)
		}
	}
	flicker := func(c *scenes.Context) {
		if c.Tick%6 == 0 {
			c.RedrawOnly(ui.Rect{W: 10, H: 10})
		}
	}
	l.ask = flicker
	tidies("after the start, with a lamp", 600, 1)
	l.ask = nil
	tidies("at rest", 1200, 1)
	l.ask = flicker
	tidies("with a lamp", 600, 0)
	l.ask = nil
	tidies("at rest after a lamp", 1200, 0)
	moved := input.Idle()
	moved.DX = 3
	s.Tick(moved)
	tidies("after the pointer was moved", 1200, 1)
}

// Redrawing an area changes nothing outside of it, and a full redraw draws everything.
func TestAnAreaIsDrawnByItself(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	l := &lamp{color: theme.Ink}
	s := scenetest.NewStage(reader, l, 1024, 640, 100)
	shown := func() (inside, between, outside color.RGBA) {
		for s.Due() {
			s.Picture()
		}
		p := s.Kept()
		return p.RGBAAt(25, 25), p.RGBAAt(60, 60), p.RGBAAt(400, 300)
	}
	shown()
	l.color = theme.Card
	l.ask = func(c *scenes.Context) {
		l.ask = nil
		c.RedrawOnly(ui.Rect{X: 20, Y: 20, W: 10, H: 10})
		c.RedrawOnly(ui.Rect{X: 100, Y: 100, W: 10, H: 10})
	}
	s.Wait(1)
	ink, card := color.RGBA(theme.Theme{}.RGBA(theme.Ink)), color.RGBA(theme.Theme{}.RGBA(theme.Card))
	if inside, between, outside := shown(); inside != card || between != ink || outside != ink {
		t.Errorf("the area is %v, beside it are %v and %v", inside, between, outside)
	}
	l.ask = func(c *scenes.Context) {
		l.ask = nil
		c.RedrawOnly(ui.Rect{X: 20, Y: 20, W: 10, H: 10})
		c.Redraw()
	}
	s.Wait(1)
	if inside, between, outside := shown(); inside != card || between != card || outside != card {
		t.Errorf("the whole is %v, %v and %v", inside, between, outside)
	}
}
