package ledger

import (
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// layoutWaysBack places at the right of the ribbon what is at hand at the table, too: undo, redo and the menu, in small
// windows as the button that says round and step.
func (s *Scene) layoutWaysBack(c *scenes.Context) {
	row := ui.Rect{X: margin, Y: (s.ribbon.H - 40) / 2, W: s.ribbon.W - 2*margin, H: 40}
	if s.layout != arrangement.Desk {
		row = ui.Rect{X: smallPad, Y: (s.ribbon.H - 44) / 2, W: s.ribbon.W - 2*smallPad, H: 44}
	}
	add := func(id, tip string, icon ui.Icon, why rule.Reason, do func()) {
		b := &ui.Button{Base: ui.Base{ID: "ledger." + id, Rect: row.CutRight(48, 8), Tip: tip, Disabled: !why.None()}, Icon: icon, Do: do}
		if !why.None() {
			b.Tip = s.session.Sentence(why)
		}
		s.page.Add(b)
	}
	if s.Menu != nil && s.layout == arrangement.Desk {
		add("menu", ui.T("table.menu"), ui.IconMenu, rule.Reason{}, func() { s.Menu(c) })
	}
	add("redo", ui.T("ledger.redo"), ui.IconRedo, s.session.MayRedo(), func() { s.redo(c) })
	add("undo", ui.T("ledger.undo"), ui.IconUndo, s.session.MayUndo(), func() { s.undo(c) })
	s.head = row.Right()
	if s.layout != arrangement.Desk {
		s.layoutChip(c, row)
	}
}

// back takes back or plays again by keys, and tells whether it did.
func (s *Scene) back(c *scenes.Context) bool {
	switch {
	case c.Gestures.Undo:
		s.undo(c)
	case c.Gestures.Redo:
		s.redo(c)
	default:
		return false
	}
	return true
}

// undo takes back the last command: in Business the page is as it was before it, elsewhere the table comes back.
func (s *Scene) undo(c *scenes.Context) {
	if reason := s.session.Undo(); !reason.None() {
		c.Toast(s.session.Sentence(reason), ui.Refused)
		return
	}
	s.reopen(c, s.session.Business())
}

// redo plays again what was taken back last, and shows what it brings as if it were played for the first time.
func (s *Scene) redo(c *scenes.Context) {
	happened := s.session.Business()
	if reason := s.session.Redo(); !reason.None() {
		c.Toast(s.session.Sentence(reason), ui.Refused)
		return
	}
	s.reopen(c, append(happened, s.session.Happened()...))
}

// reopen is the page of a Business in which that has happened; where there is nothing of the kind the table comes back.
func (s *Scene) reopen(c *scenes.Context, happened []session.Happening) {
	if !Opens(s.session, happened) {
		c.Pop()
		return
	}
	menu := s.Menu
	*s = *New(s.session, happened)
	s.Menu = menu
	c.Relayout()
}
