// Package tree lays out a screen from a tree of nodes. Each node describes itself once. Its size, place, painting
// and hit area follow from that, and so do focus order, scrolling, tips, spoken text and whether a text is cut
// off.
package tree

import (
	"clinic/scenes/ui"
)

// Node is a part of a screen.
type Node interface {
	// Fit lays out the node at a width, in logical pixels.
	Fit(wide float64) Box
}

// Box is a node laid out at a width.
type Box struct {
	W, H float64 // the least it needs; wider than the given width if it does not fit
	Full float64 // the height that it takes if there is room; 0 stands for H
	Put  func(on *Sheet, r ui.Rect)
}

// Wants returns the height that a box takes if there is room.
func (b *Box) Wants() float64 { return max(b.H, b.Full) }

// Draw paints something into an area. Only what lies in a Press has a state.
type Draw func(c *ui.Canvas, r ui.Rect, state ui.State)

// Sheet is what boxes are put on: a screen, the content of a Scroll, or a Press.
type Sheet struct {
	screen  *Screen
	inside  *ui.Scroll // nil outside of one
	painted []painted
}

type painted struct {
	area ui.Rect
	draw Draw
}

// Paint adds a drawing, below all widgets.
func (s *Sheet) Paint(r ui.Rect, draw Draw) { s.painted = append(s.painted, painted{r, draw}) }

// Add puts a widget into an area.
func (s *Sheet) Add(w ui.Widget, r ui.Rect) {
	ui.Place(w, r, s.inside)
	s.screen.page.Add(w)
}

// draw paints all drawings.
func (s *Sheet) draw(c *ui.Canvas, state ui.State) {
	for _, p := range s.painted {
		p.draw(c, p.area, state)
	}
}

// Screen shows a tree to a reader.
type Screen struct {
	*ui.Reader
	page    ui.Page
	sheet   Sheet
	scrolls map[string]*ui.Scroll // by id: they keep their positions when everything is laid out anew
	again   bool                  // something has another size than assumed
}

// Place lays out a tree in an area, in place of what was shown before.
func (s *Screen) Place(root Node, r ui.Rect) {
	s.show(func() { s.put(root, r) })
}

// show lays everything out anew, repeatedly while sizes differ from what was assumed.
func (s *Screen) show(layOut func()) {
	const most = 4
	for range most {
		s.again = false
		s.page.Clear(s.Reader)
		s.sheet = Sheet{screen: s}
		if layOut(); !s.again {
			break
		}
	}
}

func (s *Screen) put(root Node, r ui.Rect) {
	if root != nil {
		root.Fit(r.W).Put(&s.sheet, r)
	}
}

// Focus focuses the widget of an id, unless something has the focus.
func (s *Screen) Focus(id string) {
	if s.page.Focused() == nil {
		s.page.Focus(s.page.Named(id))
	}
}

// Scroll returns the scrolling area of an id.
func (s *Screen) Scroll(id string) *ui.Scroll {
	if s.scrolls == nil {
		s.scrolls = map[string]*ui.Scroll{}
	}
	if s.scrolls[id] == nil {
		s.scrolls[id] = &ui.Scroll{}
	}
	return s.scrolls[id]
}

// Left reports whether something was scrolled to where not everything is laid out.
func (s *Screen) Left() bool {
	for _, scroll := range s.scrolls {
		if scroll.Left() {
			return true
		}
	}
	return false
}

// Page returns the widgets of the screen.
func (s *Screen) Page() *ui.Page { return &s.page }

// Draw paints the screen.
func (s *Screen) Draw(c *ui.Canvas) {
	s.sheet.draw(c, ui.State{})
	s.page.Draw(c)
}
