package scores

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
)

// When everything has been counted, stars fly up from the winner's total.

const (
	cheerTicks = 72
	cheerStars = 13
	cheerSide  = 24.0 // side of a star, in logical pixels
	cheerFar   = 190.0
	cheerHigh  = 230.0
	cheerFall  = 330.0
)

// cheer is the animation of those stars.
type cheer struct {
	way ui.Timeline
	due bool
	at  ui.Rect // the total that they start from
}

// updateCheer runs a tick. Any input ends the animation.
func (s *Scene) updateCheer(c *scenes.Context) {
	v := &s.cheer
	if v.way.Pass(c.PaceUntilInput()) {
		c.Redraw()
	}
	if v.due && s.arrived() {
		if v.due = false; c.Moves() {
			v.way.Begin(cheerTicks)
		}
	}
}

// cheers reports whether there is a winner for whom the stars fly.
func (s *Scene) cheers() bool { return s.together == nil && s.honoured() != game.NoPlayer }

// drawCheer draws the stars.
func (s *Scene) drawCheer(c *ui.Canvas) {
	v := &s.cheer
	if !v.way.Runs() || v.at.W == 0 {
		return
	}
	t := v.way.Done()
	x, y := v.at.Center()
	for i := range cheerStars {
		aside := 2*float64(i)/(cheerStars-1) - 1
		uneven := 0.75 + 0.25*math.Sin(float64(i)*2.7)
		at := ui.Rect{X: x + aside*cheerFar*t*uneven, Y: y - (cheerHigh*2*uneven*(1-0.4*aside*aside))*t + cheerFall*t*t, W: cheerSide, H: cheerSide}
		at.X, at.Y = at.X-cheerSide/2, at.Y-cheerSide/2
		pictures.In(c, pictures.Popularity, at, max(0, 3*t-2))
	}
	c.Landmark("scores.cheer", v.at)
}
