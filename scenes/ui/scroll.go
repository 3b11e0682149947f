package ui

import (
	"math"

	"clinic/sprites/theme"
)

const wheelStep = 60 // logical pixels per notch

// Scroll is an area that shows a part of longer content. Widgets with Inside set to it scroll along.
type Scroll struct {
	Base
	// Sideways makes the content scroll to the right instead of down. There is no bar then: the content cut by the
	// edge shows that it goes on.
	Sideways bool
	Height   float64 // of the content; its width with Sideways
	Offset   float64 // how far it is scrolled
	// Wide is the width of content that scrolls both ways, and Across how far it is scrolled to the right. There
	// is no bar then.
	Wide, Across float64
	// Paint draws what lies under the widgets, in the coordinates of the unscrolled content.
	Paint func(c *Canvas)

	partly bool    // only a part of the content was laid out, see Near
	laid   float64 // Offset at that time
}

func (s *Scroll) activate(float64, float64) {}
func (s *Scroll) still()                    {}

func (s *Scroll) most() float64 {
	if s.Sideways {
		return max(0, s.Height-s.Rect.W)
	}
	return max(0, s.Height-s.Rect.H)
}

// moved returns where an area of the content lies in the window now.
func (s *Scroll) moved(r Rect) Rect {
	if s.Sideways {
		return r.Moved(-s.Offset, 0)
	}
	return r.Moved(-s.Across, -s.Offset)
}

// ByAcross scrolls to the right and reports whether anything moved.
func (s *Scroll) ByAcross(way float64) bool {
	old := s.Across
	s.Across = max(0, min(max(0, s.Wide-s.Rect.W), s.Across+way))
	return s.Across != old
}

// pan moves the content along with a drag.
func (s *Scroll) pan(dx, dy float64) bool {
	if s.Sideways {
		return s.By(-dx)
	}
	across := s.ByAcross(-dx)
	return s.By(-dy) || across
}

// By scrolls and reports whether anything moved.
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

// Near reports whether an area of the content is in sight, or at most twice the Scroll's height away. The rest of
// a long list need not be laid out yet.
func (s *Scroll) Near(r Rect) bool {
	s.partly, s.laid = true, s.Offset
	return r.Bottom() > s.Rect.Y+s.Offset-2*s.Rect.H && r.Y < s.Rect.Y+s.Offset+3*s.Rect.H
}

// Grew keeps the visible content in place when an area above it turns out to have another height.
func (s *Scroll) Grew(r Rect, high float64) {
	if r.Bottom() <= s.Rect.Y+s.Offset {
		s.Offset += high - r.H
	}
}

// Left reports whether it was scrolled so far that areas that were not Near have to be laid out.
func (s *Scroll) Left() bool { return s.partly && math.Abs(s.Offset-s.laid) > s.Rect.H }

// Show scrolls as little as needed to make an area of the content visible.
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

// bar returns the moving part of the bar at the right; it is empty while everything is visible.
func (s *Scroll) bar() Rect {
	if s.most() == 0 || s.Sideways || s.Wide > 0 {
		return Rect{X: -100}
	}
	length := max(32, s.Rect.H*s.Rect.H/s.Height)
	return Rect{s.Rect.Right() + 4, s.Rect.Y + (s.Rect.H-length)*s.Offset/s.most(), 6, length}
}

// ringRoom is how far the focus ring reaches around an area.
const ringRoom = 5

// canvas returns a canvas for the content. It has room for the focus ring where no content is cut off.
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

// Draw paints the content's background and the bar.
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
