// Package kit shows every piece of the ui toolkit on one screen: a sample to look at and to test with.
package kit

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Scene is the sample screen.
type Scene struct {
	*ui.Reader
	Page   ui.Page
	Scroll ui.Scroll
	Clicks int
}

// New returns the screen.
func New(reader *ui.Reader) *Scene { return &Scene{Reader: reader} }

// Layout places one of everything.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.Page.Clear(s.Reader)
	button := func(id, text string, kind ui.Kind, x, y, w float64) *ui.Button {
		return &ui.Button{Base: ui.Base{ID: id, Rect: ui.Rect{X: x, Y: y, W: w, H: 48}}, Text: text, Kind: kind, Do: func() { s.Clicks++ }}
	}
	primary := button("primary", "Finish Move", ui.Primary, 40, 60, 200)
	quiet := button("quiet", "Quiet", ui.Quiet, 40, 120, 200)
	quiet.Tip = "Takes back what you did last in this turn."
	disabled := button("disabled", "Disabled", ui.Quiet, 40, 180, 200)
	disabled.Disabled = true
	selected := button("selected", "Selected", ui.Quiet, 40, 240, 200)
	selected.Selected = true
	withNote := button("note", "Build", ui.Quiet, 40, 300, 200)
	withNote.Note = "2 left"
	plain := button("plain", "Plain", ui.Plain, 40, 360, 200)
	s.Page.Add(primary, quiet, disabled, selected, withNote, plain)
	icons := []ui.Icon{ui.IconPlus, ui.IconMinus, ui.IconMenu, ui.IconClose, ui.IconBack, ui.IconForward, ui.IconUndo, ui.IconRedo,
		ui.IconCheck, ui.IconCross, ui.IconInfo, ui.IconWarning, ui.IconLayers}
	for i, icon := range icons {
		s.Page.Add(&ui.Button{Base: ui.Base{Rect: ui.Rect{X: 40 + float64(i)*56, Y: 420, W: 44, H: 44}}, Icon: icon})
	}
	s.Page.Add(
		&ui.Segments{Base: ui.Base{ID: "segments", Rect: ui.Rect{X: 280, Y: 60, W: 300, H: 44}}, Options: []string{"English", "Français", "Português"}},
		&ui.Stepper{Base: ui.Base{ID: "stepper", Rect: ui.Rect{X: 280, Y: 120, W: 200, H: 44}}, Value: 100, Least: 75, Most: 250, By: 25,
			Format: func(v int) string { return c.T("common.percent", ui.Data{"Count": v}) }},
		&ui.Switch{Base: ui.Base{ID: "on", Rect: ui.Rect{X: 280, Y: 180, W: 300, H: 44}}, Text: "On", On: true},
		&ui.Switch{Base: ui.Base{ID: "off", Rect: ui.Rect{X: 280, Y: 230, W: 300, H: 44}}, Text: "Off"},
		&ui.TextField{Base: ui.Base{ID: "field", Rect: ui.Rect{X: 280, Y: 290, W: 300, H: 44}}, Value: "Chloé ✓ ⚀"},
		&ui.TextField{Base: ui.Base{ID: "empty", Rect: ui.Rect{X: 280, Y: 350, W: 300, H: 44}}, Placeholder: "Name"})
	s.Scroll = ui.Scroll{Base: ui.Base{ID: "scroll", Rect: ui.Rect{X: 40, Y: 500, W: 300, H: 200}}, Height: 10 * 52, Offset: s.Scroll.Offset}
	s.Page.Add(&s.Scroll)
	for i := range 10 {
		name := string(rune('a' + i))
		b := button("row."+name, "Row "+name, ui.Row, 40, 500+float64(i)*52, 300)
		b.Inside, b.Note, b.Icon = &s.Scroll, "round "+name, ui.IconLayers
		s.Page.Add(b)
	}
}

// Update handles the gestures.
func (s *Scene) Update(c *scenes.Context) {
	if s.Page.Update(c.Gestures) {
		c.Redraw()
	}
}

// Draw paints the pieces.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(ui.Rect{X: 24, Y: 24, W: 768, H: 456}, 14)
	c.Panel(ui.Rect{X: 24, Y: 488, W: 340, H: 224}, 14)
	c.Panel(ui.Rect{X: 808, Y: 24, W: 288, H: 300}, 14)
	c.Text(c.Styles.Heading, "Appointments", 824, 52, ui.Left, theme.Ink)
	c.Text(c.Styles.Text, "43 in the bag", 1080, 52, ui.Right, theme.SecondInk)
	for i := range 4 {
		x := 824 + float64(i)*52
		c.Round(ui.Rect{X: x, Y: 70, W: 44, H: 44}, 10, theme.Well)
		c.EmptyPlace(ui.Rect{X: x, Y: 122, W: 44, H: 64}, 9)
		c.Circle(x+22, 220, 16, theme.LevelColors[i])
		c.CircleLine(x+22, 220, 16, 1.5, theme.Hairline)
		c.Round(ui.Rect{X: x, Y: 250, W: 44, H: 44}, 22, theme.PlayerColors[i])
	}
	c.Dashed(ui.Rect{X: 1040, Y: 70, W: 40, H: 116}, 20, 2, 5, theme.Legal)
	c.Pill(c.Styles.TextStrong, "Floor 2", 860, 360, theme.Card, theme.SecondInk)
	c.Pill(c.Styles.Number, "$3", 950, 360, theme.LegalInk, theme.Card)
	c.Pill(c.Styles.Number, "$11", 1040, 360, theme.Card, theme.LegalInk)
	c.Text(c.Styles.Big, "28 px 0123", 808, 420, ui.Left, theme.Ink)
	c.Text(c.Styles.Number, "20 px 1111", 808, 450, ui.Left, theme.Ink)
	c.Text(c.Styles.Number, "20 px 0000", 808, 474, ui.Left, theme.Ink)
	c.Text(c.Styles.Text, "14 px: façade, ação, œuvre, ★ ✓ ⚀ →", 808, 500, ui.Left, theme.Ink)
	c.Bubble("A treatment room may not touch another treatment room (no matches).", 380, 490, ui.Refused)
	c.Bubble("Will work at once.", 780, 490, ui.Allowed)
	c.Bubble("This patient will find no doctor.", 380, 600, ui.Warned)
	c.Tip("Takes back what you did last in this turn. Not past a drawn patient.", ui.Rect{X: 900, Y: 720, W: 40, H: 20})
	c.Line(400, 740, 700, 700, 4, theme.Accent)
	s.Page.Draw(c)
}
