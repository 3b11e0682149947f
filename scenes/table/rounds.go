package table

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// A round that begins passes through the town: a night goes over it, and the number of the round comes with the day.
// From round to round the evening comes nearer. With reduced motion the number alone is shown, and it stays day.

const (
	nightTicks   = 54
	roundTicks   = 110  // that the number of the round stays
	darkest      = 0.34 // of a night
	lastEvening  = 0.16 // how dark the town is in the last round
	roundComesIn = 18
)

// rounds is what is shown of the turn of a round.
type rounds struct {
	night ui.Tween
	left  int // ticks that the number of the round stays
	ticks int // that it does in all
	calm  bool
	dark  [33]paint.Color // of the night, across the window
}

// SayRound lets the turn to the round that the table comes to be seen.
func (t *Table) SayRound(c *scenes.Context) {
	t.rounds.night.Set(0)
	t.rounds.night.Start(1, c.Motion(nightTicks))
	if t.rounds.ticks = c.Motion(roundTicks); t.rounds.ticks == 0 {
		t.rounds.ticks = roundTicks // it has to be read all the same
	}
	t.rounds.left = t.rounds.ticks
	c.Redraw()
}

// updateRounds lets a tick pass and tells whether the town looks different. Whoever does something has seen it.
func (t *Table) updateRounds(c *scenes.Context) bool {
	r := &t.rounds
	calm := c.Motion(1) == 0
	changed := r.calm != calm
	r.calm = calm
	if r.left == 0 {
		return changed
	}
	if g := c.Gestures; g.Pressed || g.Confirm || g.Cancel {
		r.left = 1
		r.night.Set(1)
	}
	came := r.comesIn()
	r.left--
	return r.night.Update() || r.left == 0 || came < 1 || changed
}

// drawDusk draws how late it is over the town, below the clinic.
func (t *Table) drawDusk(c *ui.Canvas) {
	last := t.Situation.Rules.Numbers[game.Rounds]
	if t.rounds.calm || last < 2 || t.State.Round < 2 {
		return
	}
	late := float64(t.State.Round-1) / float64(last-1)
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, paint.Fade(paint.Shade, lastEvening*late*late))
}

// drawNight draws the night that passes over town and clinic, from the left to the right.
func (t *Table) drawNight(c *ui.Canvas) {
	r := &t.rounds
	if !r.night.Moving() {
		return
	}
	for i := range r.dark {
		at := float64(i) / float64(len(r.dark)-1)
		r.dark[i] = paint.Fade(paint.Shade, r.darkAt(at))
	}
	c.Across(ui.Rect{W: c.Width, H: c.Height}, r.dark[:]...)
}

// darkAt is how dark the night makes a place, from 0 at the left of the window to 1 at the right.
func (r *rounds) darkAt(x float64) float64 {
	const half = 0.6 // of a night, in windows
	if !r.night.Moving() {
		return 0
	}
	away := (x - (r.night.Value()*(1+2*half) - half)) / half
	if math.Abs(away) >= 1 {
		return 0
	}
	return darkest * (0.5 + 0.5*math.Cos(away*math.Pi))
}

// comesIn is how far the number of the round has come, from 0 to 1: with reduced motion it is there at once.
func (r *rounds) comesIn() float64 {
	if r.calm {
		return 1
	}
	return min(1, float64(r.ticks-r.left)*roundTicks/float64(r.ticks*roundComesIn))
}

// drawRound draws the number of the round.
func (t *Table) drawRound(c *ui.Canvas) {
	r := &t.rounds
	if r.left == 0 || t.Look.Curtain != nil {
		return
	}
	area := t.layout.Clinic
	text := ui.T("ledger.round", ui.Data{"Round": words.Round(t.State.Round)})
	x, _ := area.Center()
	w := ui.Measure(ui.Big, text) + 56
	in := r.comesIn()
	sheet := ui.Rect{X: x - w/2, Y: area.Y + area.H*0.22 - 30*(1-in), W: w, H: 56}
	c.Shadow(sheet, 28, 0.6*in)
	c.Round(sheet, 28, paint.Fade(paint.Card, in))
	c.TextIn(ui.Big, text, sheet, ui.Center, paint.Fade(paint.Ink, in))
}
