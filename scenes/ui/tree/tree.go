// Package tree lays a screen out from what it holds. Each node says so once; its size, its place, its painting, where
// it is hit, the order of the focus, scrolling, tips, what is said aloud and whether a text is cut off follow from it.
package tree

import (
	"clinic/scenes/ui"
)

// Node is a part of a screen.
type Node interface {
	// Fit lays it out in a width, in logical pixels.
	Fit(wide float64) Box
}

// Box is a node that was laid out in a width.
type Box struct {
	W, H float64 // as little as it needs; wider than the width that it got if there is no room for it
	Put  func(on *Sheet, r ui.Rect)
}

// Draw paints something into an area. Only what lies in a Press has a state.
type Draw func(c *ui.Canvas, r ui.Rect, state ui.State)

// Sheet takes what boxes are put on: a screen, the content of a Scroll, or a Press.
type Sheet struct {
	screen  *Screen
	inside  *ui.Scroll // nil outside of one
	painted []painted
}

type painted struct {
	area ui.Rect
	draw Draw
}

// Paint has something drawn below all that one can use.
func (s *Sheet) Paint(r ui.Rect, draw Draw) { s.painted = append(s.painted, painted{r, draw}) }

// Add puts something that one can use into an area.
func (s *Sheet) Add(w ui.Widget, r ui.Rect) {
	ui.Place(w, r, s.inside)
	s.screen.page.Add(w)
}

// draw paints all of it.
func (s *Sheet) draw(c *ui.Canvas, state ui.State) {
	for _, p := range s.painted {
		p.draw(c, p.area, state)
	}
}

// Screen shows a tree. Its zero value is empty.
type Screen struct {
	page    ui.Page
	sheet   Sheet
	scrolls map[string]*ui.Scroll // by id: they stay where they are when all is laid out anew
	again   bool                  // something has another size than it was taken to have
}

// Place lays a tree out in an area, in place of what was shown before.
func (s *Screen) Place(root Node, r ui.Rect) {
	s.show(func() { s.put(root, r) })
}

// show has everything laid out anew.
func (s *Screen) show(layOut func()) {
	const most = 4
	for range most {
		s.again = false
		s.page.Clear()
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

// Focus gives the focus to what has an id, unless something has it.
func (s *Screen) Focus(id string) {
	if s.page.Focused() == nil {
		s.page.Focus(s.page.Named(id))
	}
}

// Scroll returns the area of a Scroll by its id.
func (s *Screen) Scroll(id string) *ui.Scroll {
	if s.scrolls == nil {
		s.scrolls = map[string]*ui.Scroll{}
	}
	if s.scrolls[id] == nil {
		s.scrolls[id] = &ui.Scroll{}
	}
	return s.scrolls[id]
}

// Left reports whether something was scrolled to where not all is laid out.
func (s *Screen) Left() bool {
	for _, scroll := range s.scrolls {
		if scroll.Left() {
			return true
		}
	}
	return false
}

// Page returns what one uses on the screen.
func (s *Screen) Page() *ui.Page { return &s.page }

// Draw paints it.
func (s *Screen) Draw(c *ui.Canvas) {
	s.sheet.draw(c, ui.State{})
	s.page.Draw(c)
}
