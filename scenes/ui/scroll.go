package ui

import (
	"math"

	"clinic/sprites/theme"
)

const wheelStep = 60 // logical pixels a notch

// Scroll is an area that shows a part of a longer content. Widgets with Inside set to it scroll along.
type Scroll struct {
	Base
	// Sideways has the content go on at the right instead of below: there is no bar then, what is cut by the edge shows
	// it.
	Sideways bool
	Height   float64 // of the content; its width where it goes on sideways
	Offset   float64 // how far it is scrolled
	// Wide is how wide the content is where it goes on both below and at the right, Across how far it is scrolled to
	// there. It has no bar then.
	Wide, Across float64
	// Paint draws what lies under the widgets, in the coordinates of an unscrolled content.
	Paint func(c *Canvas)

	partly bool    // not all of the content was laid out, see Near
	laid   float64 // how far it was scrolled when that was
}

func (s *Scroll) activate(float64, float64) {}
func (s *Scroll) still()                    {}

func (s *Scroll) most() float64 {
	if s.Sideways {
		return max(0, s.Height-s.Rect.W)
	}
	return max(0, s.Height-s.Rect.H)
}

// moved gives where an area of the content lies in the window now.
func (s *Scroll) moved(r Rect) Rect {
	if s.Sideways {
		return r.Moved(-s.Offset, 0)
	}
	return r.Moved(-s.Across, -s.Offset)
}

// ByAcross scrolls to the right and says whether that moved anything.
func (s *Scroll) ByAcross(way float64) bool {
	old := s.Across
	s.Across = max(0, min(max(0, s.Wide-s.Rect.W), s.Across+way))
	return s.Across != old
}

// pan moves the content with a hand that moves so far.
func (s *Scroll) pan(dx, dy float64) bool {
	if s.Sideways {
		return s.By(-dx)
	}
	across := s.ByAcross(-dx)
	return s.By(-dy) || across
}

// By scrolls and says whether that moved anything.
func (s *Scroll) By(way float64) bool {
	old := s.Offset
	s.Offset = max(0, min(s.most(), s.Offset+way))
	return s.Offset != old
}

// Sees reports whether any of an area of the content is in sight.
func (s *Scroll) Sees(r Rect) bool {
	seen := s.moved(r).Intersect(s.Rect)
	return seen.W > 0 && seen.H > 0
}

// Near tells whether an area of the content is in sight, or no farther from that than twice its height. What is
// farther in a long list need not be laid out yet.
func (s *Scroll) Near(r Rect) bool {
	s.partly, s.laid = true, s.Offset
	return r.Bottom() > s.Rect.Y+s.Offset-2*s.Rect.H && r.Y < s.Rect.Y+s.Offset+3*s.Rect.H
}

// Grew keeps what is seen where it is when an area of the content above it turns out to have another height.
func (s *Scroll) Grew(r Rect, high float64) {
	if r.Bottom() <= s.Rect.Y+s.Offset {
		s.Offset += high - r.H
	}
}

// Left tells whether it was scrolled so far that what was not Near has to be laid out.
func (s *Scroll) Left() bool { return s.partly && math.Abs(s.Offset-s.laid) > s.Rect.H }

// Show scrolls as little as needed for an area of the content to be seen.
func (s *Scroll) Show(r Rect) {
	const margin = 8
	if s.Sideways {
		s.By(max(0, r.Right()+margin-s.Rect.Right()-s.Offset))
		s.By(min(0, r.X-margin-s.Rect.X-s.Offset))
		return
	}
	s.By(max(0, r.Bottom()+margin-s.Rect.Bottom()-s.Offset))
	s.By(min(0, r.Y-margin-s.Rect.Y-s.Offset))
	s.ByAcross(max(0, r.Right()+margin-s.Rect.Right()-s.Across))
	s.ByAcross(min(0, r.X-margin-s.Rect.X-s.Across))
}

// bar gives the moving part of the bar at the right, which is empty while everything is seen.
func (s *Scroll) bar() Rect {
	if s.most() == 0 || s.Sideways || s.Wide > 0 {
		return Rect{X: -100}
	}
	length := max(32, s.Rect.H*s.Rect.H/s.Height)
	return Rect{s.Rect.Right() + 4, s.Rect.Y + (s.Rect.H-length)*s.Offset/s.most(), 6, length}
}

// ringRoom is what the ring of the focus takes around an area.
const ringRoom = 5

// canvas draws inside of it, with room for the ring of the focus where nothing else is cut off.
func (s *Scroll) canvas(c *Canvas) *Canvas {
	if s.Sideways {
		return c.Clip(Rect{s.Rect.X, s.Rect.Y - ringRoom, s.Rect.W, s.Rect.H + 2*ringRoom}, -s.Offset, 0)
	}
	if s.Wide > 0 {
		return c.Clip(s.Rect, -s.Across, -s.Offset)
	}
	r := Rect{s.Rect.X - ringRoom, s.Rect.Y, s.Rect.W + 2*ringRoom, s.Rect.H}
	if s.Offset <= 0 {
		r.Y, r.H = r.Y-ringRoom, r.H+ringRoom
	}
	if s.Offset >= s.most() {
		r.H += ringRoom
	}
	return c.Clip(r, 0, -s.Offset)
}

// Draw paints the content's ground and the bar.
func (s *Scroll) Draw(c *Canvas, _ State) {
	s.pan(0, 0)
	if s.Paint != nil {
		s.Paint(s.canvas(c))
	}
	if s.most() == 0 || s.Sideways || s.Wide > 0 {
		return
	}
	bar := s.bar()
	c.Round(Rect{bar.X, s.Rect.Y, bar.W, s.Rect.H}, 3, theme.Well)
	c.Round(bar, 3, theme.Edge)
}
