package ui

import (
	"strconv"

	"clinic/input"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Segments is a choice of a few things side by side.
type Segments struct {
	Base
	Options  []string
	Selected int
	Do       func(selected int)
}

func (s *Segments) choose(i int) {
	if i != s.Selected && i >= 0 && i < len(s.Options) {
		s.Selected = i
		if s.Do != nil {
			s.Do(i)
		}
	}
}

func (s *Segments) activate(x, _ float64) {
	s.choose(int((x - s.Rect.X) / s.Rect.W * float64(len(s.Options))))
}

func (s *Segments) keys(g *input.Gestures) bool {
	if g.MoveX == 0 {
		return g.Confirm
	}
	s.choose(s.Selected + g.MoveX)
	return true
}

// Draw paints the segments.
func (s *Segments) Draw(c *Canvas, state State) {
	c.Round(s.Rect, 12, paint.Well)
	width := s.Rect.W / float64(len(s.Options))
	for i, option := range s.Options {
		r := Rect{s.Rect.X + float64(i)*width, s.Rect.Y, width, s.Rect.H}.Inset(4)
		ink := paint.SecondInk
		if i == s.Selected {
			c.Shadow(r, 9, 0.5)
			c.Round(r, 9, paint.Card)
			ink = paint.Accent
		}
		if s.Disabled {
			ink = paint.FaintInk
		}
		c.TextIn(TextStrong, option, r.Inset(4), Center, ink)
		c.Landmark(s.ID+"."+strconv.Itoa(i), r)
	}
	if state.Focus {
		c.FocusRing(s.Rect, 12)
	}
}

// Switch turns something on and off.
type Switch struct {
	Base
	Text string
	On   bool
	Do   func(on bool)
}

func (s *Switch) activate(float64, float64) {
	s.On = !s.On
	if s.Do != nil {
		s.Do(s.On)
	}
}

// Draw paints the label at the left and the switch at the right end.
func (s *Switch) Draw(c *Canvas, state State) {
	const width, height = 48, 28
	r := Rect{s.Rect.Right() - width, s.Rect.Y + (s.Rect.H-height)/2, width, height}
	c.TextIn(Label, s.Text, Rect{s.Rect.X, s.Rect.Y, s.Rect.W - width - 12, s.Rect.H}, Left, paint.Ink)
	ground, knob := paint.Dashes, r.X+height/2
	if s.On {
		ground, knob = paint.Accent, r.Right()-height/2
	}
	if state.Hover {
		ground = paint.Mix(ground, paint.Card, 0.15)
	}
	c.Round(r, height/2, ground)
	c.Circle(knob, r.Y+height/2, 11, paint.Card)
	if s.On { // a line as well as a color
		c.Fill(Rect{r.X + 15, r.Y + 9, 2, 10}, paint.Card)
	}
	if state.Focus {
		c.FocusRing(r, height/2)
	}
}

// Stepper is a value with a button for less and one for more.
type Stepper struct {
	Base
	Value           int
	Least, Most, By int
	Format          func(value int) string
	Do              func(value int)
}

func (s *Stepper) step(ways int) {
	value := max(s.Least, min(s.Most, s.Value+ways*s.By))
	if value != s.Value {
		s.Value = value
		if s.Do != nil {
			s.Do(value)
		}
	}
}

func (s *Stepper) activate(x, _ float64) {
	switch {
	case x < s.Rect.X+s.Rect.H:
		s.step(-1)
	case x >= s.Rect.Right()-s.Rect.H:
		s.step(1)
	}
}

func (s *Stepper) keys(g *input.Gestures) bool {
	if g.MoveX != 0 {
		s.step(g.MoveX)
	}
	return g.MoveX != 0 || g.Confirm
}

// Draw paints the value between its two buttons.
func (s *Stepper) Draw(c *Canvas, state State) {
	c.Round(s.Rect, 12, paint.Well)
	middle := s.Rect
	less, more := middle.CutLeft(s.Rect.H, 0).Inset(4), middle.CutRight(s.Rect.H, 0).Inset(4)
	for _, end := range []struct {
		r    Rect
		icon Icon
		on   bool
		id   string
	}{{less, IconMinus, s.Value > s.Least, "less"}, {more, IconPlus, s.Value < s.Most, "more"}} {
		ink := paint.Ink
		if !end.on || s.Disabled {
			ink = paint.FaintInk
		} else {
			c.Round(end.r, 9, paint.Card)
		}
		end.icon(c, end.r.Inset((end.r.W-20)/2), ink)
		c.Landmark(s.ID+"."+end.id, end.r)
	}
	c.TextIn(Figures, s.Format(s.Value), middle, Center, paint.Ink)
	if state.Focus {
		c.FocusRing(s.Rect, 12)
	}
}

// TextField is one line of text the player writes.
type TextField struct {
	Base
	Value       string
	Placeholder string
	Longest     int                // characters, 0 for 24
	Allow       func(r rune) bool  // nil allows all
	Do          func(value string) // after each change
	caret       int                // in characters
	editing     bool               // has the focus
}

// focused begins at the end of the text.
func (f *TextField) focused(on bool) {
	if on && !f.editing {
		f.caret = len([]rune(f.Value))
	}
	f.editing = on
}

func (f *TextField) activate(x, _ float64) {
	runes := []rune(f.Value)
	f.caret = len(runes)
	for i := range runes {
		if Measure(Text, string(runes[:i+1])) > x-f.Rect.X-12+4 {
			f.caret = i
			break
		}
	}
}

func (f *TextField) keys(g *input.Gestures) bool {
	runes := []rune(f.Value)
	f.caret = max(0, min(f.caret, len(runes)))
	changed := false
	for _, key := range g.Keys {
		switch key {
		case ebiten.KeyBackspace:
			if f.caret > 0 {
				runes = append(runes[:f.caret-1], runes[f.caret:]...)
				f.caret--
				changed = true
			}
		case ebiten.KeyDelete:
			if f.caret < len(runes) {
				runes = append(runes[:f.caret], runes[f.caret+1:]...)
				changed = true
			}
		case ebiten.KeyArrowLeft:
			f.caret = max(0, f.caret-1)
		case ebiten.KeyArrowRight:
			f.caret = min(len(runes), f.caret+1)
		case ebiten.KeyHome:
			f.caret = 0
		case ebiten.KeyEnd:
			f.caret = len(runes)
		}
	}
	longest := f.Longest
	if longest == 0 {
		longest = 24
	}
	if !g.Control {
		for _, r := range g.Typed {
			if len(runes) < longest && (f.Allow == nil || f.Allow(r)) {
				runes = append(runes[:f.caret], append([]rune{r}, runes[f.caret:]...)...)
				f.caret++
				changed = true
			}
		}
	}
	if changed {
		f.Value = string(runes)
		if f.Do != nil {
			f.Do(f.Value)
		}
	}
	leaves := g.FocusNext || g.FocusPrevious || g.MoveY != 0 || g.Key(ebiten.KeyEnter)
	return !leaves && (len(g.Keys) > 0 || len(g.Typed) > 0)
}

// Draw paints the field, with the caret while it has the focus.
func (f *TextField) Draw(c *Canvas, s State) {
	c.Round(f.Rect, 10, paint.Well)
	border := paint.Hairline
	if s.Hover {
		border = paint.Dashes
	}
	if f.editing {
		border = paint.Accent
	}
	c.RoundLine(f.Rect, 10, 1.5, border)
	inner := Rect{f.Rect.X + 12, f.Rect.Y, f.Rect.W - 24, f.Rect.H}
	runes := []rune(f.Value)
	f.caret = max(0, min(f.caret, len(runes)))
	before := Measure(Text, string(runes[:f.caret]))
	shift := max(0, before-inner.W+4)
	in := c.Clip(Rect{inner.X - 2, inner.Y, inner.W + 4, inner.H}, -shift, 0)
	base := f.Rect.Y + f.Rect.H/2 + 5
	if f.Value == "" && !f.editing {
		in.Text(Text, f.Placeholder, inner.X, base, Left, paint.SecondInk)
	}
	in.Text(Text, f.Value, inner.X, base, Left, paint.Ink)
	if f.editing {
		in.Fill(Rect{inner.X + before, f.Rect.Y + f.Rect.H/2 - 10, 1.5, 20}, paint.Accent)
	}
	if s.Focus {
		c.FocusRing(f.Rect, 10)
	}
}
