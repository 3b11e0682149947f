package ui

import (
	"math"

	"clinic/input"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Slider is a whole number that is dragged along a line, stepped with a button at each end, or typed.
type Slider struct {
	Base
	Value, Most int // the least is 0
	Format      func(value int) string
	Do          func(value int)

	typing bool // the next digit is appended to the number
	held   bool // the pointer came down on the line
}

const sliderKnob = 13.0

// set changes the value and calls Do if it is new.
func (s *Slider) set(value int) {
	if value = max(0, min(s.Most, value)); value != s.Value {
		s.Value = value
		s.Do(value)
	}
}

// Track returns the line that the knob moves along, before the number.
func (s *Slider) Track() Rect {
	r := s.Rect
	r.CutLeft(s.Rect.H, sliderKnob)
	r.CutRight(s.Rect.H, 0)
	r.CutRight(s.label(s.reader), sliderKnob)
	return r
}

func (s *Slider) label(reader *Reader) float64 {
	return Measure(reader.Styles.Figures, s.Format(s.Most)) + 12
}

// Wide returns the width that it needs for a line of this length.
func (s *Slider) Wide(reader *Reader, height, line float64) float64 {
	return 2*height + 2*sliderKnob + s.label(reader) + line
}

func (s *Slider) inherit(from Widget) {
	if before, same := from.(*Slider); same {
		s.typing, s.held = before.typing, before.held
	}
}

func (s *Slider) activate(x, _ float64) {
	s.typing = false
	switch {
	case x < s.Rect.X+s.Rect.H:
		s.set(s.Value - 1)
	case x >= s.Rect.Right()-s.Rect.H:
		s.set(s.Value + 1)
	}
}

// pressed moves the knob to the pointer if that comes down on the line.
func (s *Slider) pressed(x float64, _, _ bool) {
	t := s.Track()
	if s.held = x >= t.X-sliderKnob && x <= t.Right()+sliderKnob; s.held {
		s.dragged(x)
	}
}

// dragged follows the pointer that came down on the line.
func (s *Slider) dragged(x float64) {
	if t := s.Track(); s.held {
		s.typing = false
		s.set(int(math.Round((x - t.X) / t.W * float64(s.Most))))
	}
}

func (s *Slider) keys(g *input.Gestures) bool {
	used := g.MoveX != 0
	if used {
		s.typing = false
		s.set(s.Value + g.MoveX)
	}
	for _, r := range g.Typed {
		if r < '0' || r > '9' {
			continue
		}
		value := int(r - '0')
		if s.typing {
			value += 10 * s.Value
		}
		s.set(value)
		s.typing, used = true, true
	}
	switch {
	case g.Key(ebiten.KeyBackspace):
		s.set(s.Value / 10)
	case g.Key(ebiten.KeyHome):
		s.set(0)
	case g.Key(ebiten.KeyEnd):
		s.set(s.Most)
	default:
		return used
	}
	return true
}

// Draw paints the line with its knob and the number, between the two buttons.
func (s *Slider) Draw(c *Canvas, state State) {
	c.Round(s.Rect, 12, theme.Well)
	c.RoundLine(s.Rect, 12, c.edgeWidth(), theme.Edge)
	middle := s.Rect
	less, more := middle.CutLeft(s.Rect.H, 0), middle.CutRight(s.Rect.H, 0)
	s.drawEnd(c, less, IconMinus, s.Value > 0, "less")
	s.drawEnd(c, more, IconPlus, s.Value < s.Most, "more")
	t := s.Track()
	c.Landmark(s.ID+".line", Rect{t.X, t.Y + 4, t.W, t.H - 8})
	line := Rect{t.X, t.Y + t.H/2 - 3, t.W, 6}
	c.Round(line, 3, theme.Edge)
	x := t.X
	if s.Most > 0 {
		x += t.W * float64(s.Value) / float64(s.Most)
	}
	c.Round(Rect{t.X, line.Y, x - t.X, line.H}, 3, theme.Accent)
	c.Circle(x, t.Y+t.H/2, sliderKnob-2, theme.Accent)
	c.Circle(x, t.Y+t.H/2, sliderKnob-5, theme.Card)
	c.TextIn(c.Styles.Figures, s.Format(s.Value), middle.CutRight(s.label(s.reader), 0), Center, theme.Ink)
	if state.Focus {
		c.FocusRing(s.Rect, 12)
	}
}

func (s *Slider) drawEnd(c *Canvas, r Rect, icon Icon, on bool, id string) {
	ink := theme.Ink
	if !on || s.Disabled {
		ink = theme.FaintInk
	} else {
		c.Round(r.Inset(4), 9, theme.Card)
	}
	icon(c, r.Inset((r.W-20)/2), ink)
	c.touchPart(s.ID+"."+id, r, !s.Disabled)
}
