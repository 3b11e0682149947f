// Package plot draws lines of values over the rounds of a game.
package plot

import (
	"math"

	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Plot is where values lie in an area. A line begins with the value before the first round.
type Plot struct {
	Area          ui.Rect // without what stands around it
	rounds        int
	low, high, by int
}

// New returns the plot for some lines, with about that many lines across and room for the figures at the left and the
// rounds below.
func New(area ui.Rect, across int, lines ...[]float64) Plot {
	p := Plot{Area: area, rounds: 1}
	low, high := 0.0, 1.0
	for _, values := range lines {
		p.rounds = max(p.rounds, len(values)-1)
		for _, v := range values {
			low, high = min(low, v), max(high, v)
		}
	}
	for _, p.by = range [...]int{1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000} {
		if high-low <= float64(across*p.by) {
			break
		}
	}
	by := float64(p.by)
	p.low, p.high = int(math.Floor(low/by))*p.by, int(math.Ceil(high/by))*p.by
	return p
}

// X and Y return where a value lies after some rounds.
func (p *Plot) X(round float64) float64 { return p.Area.X + p.Area.W*round/float64(p.rounds) }
func (p *Plot) Y(value float64) float64 {
	return p.Area.Bottom() - p.Area.H*(value-float64(p.low))/float64(p.high-p.low)
}

// Grid draws the lines across with their figures, and the names of the rounds.
func (p *Plot) Grid(c *ui.Canvas) {
	for v := p.low; v <= p.high; v += p.by {
		y, ink := p.Y(float64(v)), theme.Hairline
		if v == 0 {
			ink = theme.Dashes
		}
		c.HorizontalLine(p.Area.X, y, p.Area.W, 1, ink)
		c.TextIn(c.Styles.Figures, c.Texts.Number(v), ui.Rect{Y: y - 10, W: p.Area.X - 8, H: 20}, ui.Right, theme.SecondInk)
	}
	for round := 1; round <= p.rounds; round++ {
		c.TextIn(c.Styles.TextStrong, words.Round(round), ui.Rect{X: p.X(float64(round)) - 20, Y: p.Area.Bottom() + 6, W: 40, H: c.Styles.Grown(20)}, ui.Center, theme.SecondInk)
	}
}

// Line draws a line with a ring at each value.
func (p *Plot) Line(c *ui.Canvas, values []float64, color theme.Color) {
	const ring = 5
	for i := 1; i < len(values); i++ {
		c.Line(p.X(float64(i-1)), p.Y(values[i-1]), p.X(float64(i)), p.Y(values[i]), 3, color)
	}
	for i, v := range values {
		c.Circle(p.X(float64(i)), p.Y(v), ring, theme.Card)
		c.CircleLine(p.X(float64(i)), p.Y(v), ring, 2.5, color)
	}
}

// Dotted draws a dotted line, except where it is the same as another one.
func (p *Plot) Dotted(c *ui.Canvas, values, other []float64, color theme.Color) {
	same := func(i int) bool { return i < len(other) && other[i] == values[i] }
	for i := 1; i < len(values); i++ {
		if !same(i-1) || !same(i) {
			c.Dotted(p.X(float64(i-1)), p.Y(values[i-1]), p.X(float64(i)), p.Y(values[i]), color)
		}
	}
}
