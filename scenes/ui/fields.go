package ui

import (
	"slices"
	"strconv"

	"clinic/input"
	"clinic/sprites/theme"
)

// Segments is a choice between a few options side by side.
type Segments struct {
	Base
	Options  []string
	Selected int
	Do       func(selected int)
}

// Wide returns the width at which each option fits into one line.
func (s *Segments) Wide(reader *Reader) float64 {
	widest := 0.0
	for _, option := range s.Options {
		widest = max(widest, Measure(reader.Styles.TextStrong, option))
	}
	return (widest + 16) * float64(len(s.Options))
}

const (
	segmentAir  = 20.0 // around an option, where there is room or it can be broken into lines
	segmentEdge = 12.0 // around one for which there is no such room
)

// parts returns how options are written in a control that is so wide, the width of the part of each, and how much of it
// the option may not take. The parts are equal, unless words would be torn in them and fit in parts of their own width.
func (s *Segments) parts(reader *Reader, width float64) (style Style, parts []float64, edge float64) {
	count := float64(len(s.Options))
	parts = slices.Repeat([]float64{width / count}, len(s.Options))
	fits := func(style Style, edge float64) bool {
		return !slices.ContainsFunc(s.Options, func(option string) bool {
			return len(Torn(style, option, parts[0]-edge)) > 0 || len(Wrap(style, option, parts[0]-edge)) > 2
		})
	}
	if style = reader.Styles.TextStrong; fits(style, segmentAir) {
		return style, parts, segmentAir
	}
	if style = style.Snug(func(style Style) bool { return fits(style, segmentEdge) }); fits(style, segmentEdge) {
		return style, parts, segmentEdge
	}
	for _, style = range []Style{style, reader.Styles.Small} {
		around := width
		for _, option := range s.Options {
			around -= Measure(style, option)
		}
		if around /= count; around >= segmentEdge {
			for i, option := range s.Options {
				parts[i] = Measure(style, option) + around
			}
			break
		}
	}
	return style, parts, segmentEdge
}

// High returns the height needed at a width: a finger's, or more where an option takes several lines.
func (s *Segments) High(reader *Reader, width float64) float64 {
	const finger = 44
	lines := 1
	_, parts, edge := s.parts(reader, width)
	for i, option := range s.Options {
		lines = max(lines, len(Wrap(reader.Styles.TextStrong, option, parts[i]-edge)))
	}
	return max(finger, float64(lines)*reader.Styles.TextStrong.LineHeight())
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
	_, parts, _ := s.parts(s.reader, s.Rect.W)
	for i, from := 0, s.Rect.X; i < len(parts); i++ {
		if from += parts[i]; x < from {
			s.choose(i)
			return
		}
	}
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
	c.Round(s.Rect, 12, theme.Well)
	c.RoundLine(s.Rect, 12, c.edgeWidth(), theme.Edge)
	style, parts, edge := s.parts(c.Reader, s.Rect.W)
	rest := s.Rect
	for i, option := range s.Options {
		whole := rest.CutLeft(parts[i], 0)
		r := whole.Inset(4)
		ink := theme.SecondInk
		if i == s.Selected {
			c.Shadow(r, 9, 0.5)
			c.Round(r, 9, theme.Card)
			ink = theme.Accent
			if c.Theme.Contrast {
				c.Round(r, 9, theme.Accent)
				ink = theme.Card
			}
		}
		if s.Disabled {
			ink = theme.FaintInk
		}
		lines, room := Wrap(style, option, whole.W-edge), Rect{r.X + 2, r.Y, r.W - 4, r.H}
		if len(lines) == 1 || r.H < float64(len(lines))*style.Size {
			c.TextIn(style, option, room, Center, ink)
		} else {
			room.H /= float64(len(lines))
			for k, line := range lines { // a little closer than the height allows
				c.TextIn(style, line, room.Moved(0, float64(k)*room.H+float64(len(lines)-1-2*k)), Center, ink)
			}
		}
		c.touchPart(s.ID+"."+strconv.Itoa(i), whole, !s.Disabled)
	}
	if state.Focus {
		c.FocusRing(s.Rect, 12)
	}
}

// touchPart notes the area of a part that is clicked on its own: as a touch target only while it is usable.
func (c *Canvas) touchPart(id string, r Rect, usable bool) {
	if usable {
		c.Touch(id, r)
	} else {
		c.Landmark(id, r)
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
	c.TextIn(c.Styles.Label, s.Text, Rect{s.Rect.X, s.Rect.Y, s.Rect.W - width - 12, s.Rect.H}, Left, theme.Ink)
	ground, knob := theme.Edge, r.X+height/2
	if s.On {
		ground, knob = theme.Accent, r.Right()-height/2
	}
	if state.Hover {
		ground = theme.Mix(ground, theme.Card, 0.15)
	}
	c.Round(r, height/2, ground)
	c.Circle(knob, r.Y+height/2, 11, theme.Card)
	if s.On { // a line as well as a color
		c.Fill(Rect{r.X + 15, r.Y + 9, 2, 10}, theme.Card)
	}
	if state.Focus {
		c.FocusRing(r, height/2)
	}
}

// Stepper is a value with a button to decrease it and one to increase it.
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
	c.Round(s.Rect, 12, theme.Well)
	c.RoundLine(s.Rect, 12, c.edgeWidth(), theme.Edge)
	middle := s.Rect
	less, more := middle.CutLeft(s.Rect.H, 0), middle.CutRight(s.Rect.H, 0)
	for _, end := range []struct {
		r    Rect
		icon Icon
		on   bool
		id   string
	}{{less, IconMinus, s.Value > s.Least, "less"}, {more, IconPlus, s.Value < s.Most, "more"}} {
		ink := theme.Ink
		if !end.on || s.Disabled {
			ink = theme.FaintInk
		} else {
			c.Round(end.r.Inset(4), 9, theme.Card)
		}
		end.icon(c, end.r.Inset((end.r.W-20)/2), ink)
		c.touchPart(s.ID+"."+end.id, end.r, !s.Disabled)
	}
	c.TextIn(c.Styles.Figures, s.Format(s.Value), middle, Center, theme.Ink)
	if state.Focus {
		c.FocusRing(s.Rect, 12)
	}
}
