package scenes

import (
	"slices"

	"clinic/input"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
)

// A Citing scene knows what the rules book says about what the player points at. Cited returns the id of a rule or
// the name of a page; empty for nothing in particular.
type Citing interface{ Cited() string }

// fingerWide and fingerHigh are the least size of a rule id as a touch target, in logical pixels.
const fingerWide, fingerHigh = 44.0, 40.0

// asked keeps the dialogs that were open when the book was opened, and the height of the stack of scenes at which
// they come back.
type asked struct {
	dialogs []*dialog.Dialog
	height  int
}

// consult opens the rules book where the player asks for it, by the rules key, by a question mark or by a click on
// a rule id, and removes that from the gestures. writing is true while typed characters belong to a text field.
func (s *Shell) consult(g *input.Gestures, writing bool) {
	if s.options.Book == nil || s.book != nil && s.top() == s.book {
		return
	}
	if g.Pressed {
		s.aimed = s.numberAt(g.PressX, g.PressY, g.ByTouch) // a tapped tip is gone when the finger lifts
	}
	switch {
	case g.Clicked && s.aimed != "":
		g.Clicked = false
		s.openBook(s.aimed)
		return
	case g.Secondary && !s.pointsItself():
		if rule := s.said(g); rule != "" {
			s.openBook(rule)
			return
		}
	}
	if g.Deed == input.Rules && !s.heeds(g) || !writing && slices.Contains(g.Typed, '?') {
		g.Deed, g.Typed = input.NoDeed, nil
		s.openBook(s.cited(g))
	}
}

// heeds reports whether the rules key's stroke uses something on the page instead. F1 and the question mark always
// lead to the book.
func (s *Shell) heeds(g *input.Gestures) bool {
	scene, paged := s.top().(Paged)
	return paged && len(s.dialogs) == 0 && scene.Page().Heeds(g.Strokes)
}

// pointsItself reports whether the scene handles the right button itself.
func (s *Shell) pointsItself() bool {
	_, itself := s.top().(Citing)
	return itself && len(s.dialogs) == 0
}

// numberAt returns the rule whose id is shown at a point, or "".
func (s *Shell) numberAt(x, y float64, byTouch bool) string {
	for i := len(s.cites.List) - 1; i >= 0; i-- {
		cite, at := &s.cites.List[i], s.cites.List[i].At
		if byTouch {
			wide, high := max(0, fingerWide-at.W)/2, max(0, fingerHigh-at.H)/2
			at = ui.Rect{X: at.X - wide, Y: at.Y - high, W: at.W + 2*wide, H: at.H + 2*high}
		}
		if !cite.Inert && at.Contains(x, y) {
			return cite.Rule
		}
	}
	return ""
}

// cited returns the rule said or pointed at, or else what the scene knows about that.
func (s *Shell) cited(g *input.Gestures) string {
	if rule := s.said(g); rule != "" {
		return rule
	}
	if scene, ok := s.top().(Citing); ok && len(s.dialogs) == 0 {
		return scene.Cited()
	}
	return ""
}

// said returns the rule of a tip, a refusal or a note, or else that of the focused line, of the line under the
// pointer or of an open question.
func (s *Shell) said(g *input.Gestures) string {
	if n := len(s.cites.Said); n > 0 {
		return s.cites.Said[n-1]
	}
	for i := range s.cites.List {
		if s.cites.List[i].Focused {
			return s.cites.List[i].Rule
		}
	}
	for i := len(s.cites.List) - 1; i >= 0; i-- {
		if cite := &s.cites.List[i]; cite.Text.Contains(g.X, g.Y) || len(s.dialogs) > 0 {
			return cite.Rule
		}
	}
	return ""
}

// openBook opens the book above the scene. Dialogs wait until it is closed again.
func (s *Shell) openBook(at string) {
	s.asked = asked{s.dialogs, len(s.stack)}
	s.dialogs = nil
	s.book = s.options.Book(s.stack, at)
	s.context.Push(s.book)
}

// askAgain brings the dialogs back when the book is closed, unless the scene that asked is gone.
func (s *Shell) askAgain() {
	if s.asked.dialogs == nil || len(s.stack) > s.asked.height {
		return
	}
	if len(s.stack) == s.asked.height {
		s.dialogs = append(slices.DeleteFunc(s.asked.dialogs, (*dialog.Dialog).Closed), s.dialogs...)
	}
	s.asked = asked{}
}

// Consult opens the rules book at a rule by its id, at a page by its name, or at its beginning.
func (c *Context) Consult(at string) {
	if c.shell.options.Book != nil {
		c.shell.openBook(at)
	}
}

// HasBook reports whether there is a rules book.
func (c *Context) HasBook() bool { return c.shell.options.Book != nil }
