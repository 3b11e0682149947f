// Package keylist is the page that tells what keys and gamepad do, and on which the keys are chosen.
package keylist

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Scene is the page.
type Scene struct {
	tree.Screen
	asks input.Deed // whose new key is awaited
}

// row is a line of the list: keys, and what they do.
type row struct {
	deed input.Deed // that can be given another key, or NoDeed
	id   string
	keys []string
	text string
}

// New makes the page.
func New(reader *ui.Reader) *Scene { return &Scene{Screen: tree.Screen{Reader: reader}} }

// list has a row for each deed with its keys, and what else keys do.
func list(reader *ui.Reader) []row {
	var rows []row
	for deed := input.NoDeed + 1; deed < input.Deeds; deed++ {
		r := row{id: deed.String(), text: reader.T("keys." + deed.String())}
		if deed.Changeable() {
			r.deed = deed
		}
		for _, shortcut := range reader.Shortcuts.All() {
			if shortcut.Deed == deed {
				r.keys = append(r.keys, ui.KeyName(reader, shortcut.Stroke))
			}
		}
		if len(r.keys) == 0 {
			r.keys = []string{reader.T("keys.none")}
		}
		rows = append(rows, r)
	}
	for _, id := range []string{"shift", "pages", "letters", "seats"} {
		rows = append(rows, row{id: id, keys: []string{reader.T("keys." + id)}, text: reader.T("keys." + id + ".does")})
	}
	return rows
}

// padList has a row for each button of the gamepad, the cross and the sticks.
func padList(reader *ui.Reader) []row {
	rows := []row{
		{id: "pad.cross", keys: []string{reader.T("keys.pad.cross")}, text: reader.T("keys.pad.cross.does")},
		{id: "pad.look", keys: []string{reader.T("keys.pad.look")}, text: reader.T("keys.pad.look.does")},
	}
	for button := input.PadA; button < input.PadButtons; button++ {
		deed := input.PadDeeds[button]
		rows = append(rows, row{id: "pad." + button.String(), keys: []string{button.String()}, text: reader.T("keys." + deed.String())})
	}
	return append(rows, row{id: "pad.way", keys: []string{input.PadLT.String()}, text: reader.T("keys.shift.does")})
}

// Layout places the rows, in two columns where there is room.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	edge, pad := 32.0, 32.0
	if width < 640 || height < 560 {
		edge, pad = 0, 16
	}
	back := tree.Button(c.Reader, &ui.Button{Base: ui.Base{ID: "keys.back"}, Text: c.T("common.back"), Icon: ui.IconBack, Do: c.Pop})
	title := tree.Text(c.Styles.Big, c.T("keys.title"), theme.Ink).InLine()
	reset := tree.Button(c.Reader, &ui.Button{Base: ui.Base{ID: "keys.reset", Disabled: len(c.Settings().Keys) == 0}, Text: c.T("keys.reset"), Do: func() { s.use(c, nil) }})
	head := tree.First(tree.Row(16, back, title, tree.Grow(tree.Right(reset))), tree.Column(12, tree.Row(16, back, tree.Grow(title)), reset))
	pads := tree.Limits{High: 56, Node: tree.Text(c.Styles.Heading, c.T("keys.pad"), theme.Ink)}
	rows := tree.Scroll{ID: "keys.rows", Node: tree.Edges{Right: 10, Node: tree.Column(0, s.rows(c, list(c.Reader)), pads, s.rows(c, padList(c.Reader)))}}
	panel := tree.Ground(tree.Panel(20), tree.Pad(pad, pad, tree.Column(12, head, tree.Grow(rows))))
	s.Place(tree.Center(tree.Wide(min(1040, width-2*edge), panel)), ui.Rect{Y: edge / 2, W: width, H: height - edge})
}

func (s *Scene) rows(c *scenes.Context, rows []row) tree.Node {
	grid := tree.Grid{Gap: 32, Least: 414, Most: 2, Even: true, Down: true}
	for i := range rows {
		grid.Nodes = append(grid.Nodes, s.row(c, &rows[i]))
	}
	return grid
}

// row is a line of the list. A click on one that can have another key asks for it.
func (s *Scene) row(c *scenes.Context, r *row) tree.Node {
	const keysWide = 190.0 // logical pixels
	keys, text, ink, ground := tree.Row(6), r.text, theme.Ink, theme.Color{}
	if s.asks != input.NoDeed && r.deed == s.asks {
		text, ink, ground = c.T("keys.press"), theme.Accent, theme.AccentSoft
	} else {
		for _, key := range r.keys {
			keys.Nodes = append(keys.Nodes, tree.KeyCap(c.Reader, key))
		}
	}
	line := tree.Row(0, tree.Limits{Wide: keysWide, Node: tree.Edges{Left: 8, Right: 6, Node: keys}}, tree.Grow(tree.Text(c.Styles.Text, text, ink)))
	inside := tree.Ground(func(c *ui.Canvas, r ui.Rect, state ui.State) {
		c.HorizontalLine(r.X, r.Y, r.W, 1, theme.Hairline)
		c.Round(r.Inset(2), 10, ground)
		paintOver(c, r, state)
	}, tree.Limits{High: 52, Node: tree.Pad(0, 6, line)})
	if r.deed == input.NoDeed {
		return inside
	}
	return tree.Press{Base: ui.Base{ID: "keys." + r.id, Says: ui.Said(c.Reader, r.text, c.Texts.Or(r.keys)), Tip: c.T("keys.change")}, Node: inside, Do: func() {
		s.asks = r.deed
		c.Relayout()
	}}
}

// paintOver marks the row that is pointed at.
func paintOver(c *ui.Canvas, r ui.Rect, state ui.State) {
	switch {
	case state.Pressed:
		c.Round(r.Inset(2), 10, theme.Fade(theme.Accent, 0.16))
	case state.Hover:
		c.Round(r.Inset(2), 10, theme.Fade(theme.Accent, 0.08))
	}
	if state.Focus {
		c.FocusRing(r.Inset(4), 10)
	}
}

// Update follows the gestures; Esc goes back. While a new key is awaited the next one that is pressed is it.
func (s *Scene) Update(c *scenes.Context) {
	if s.asks != input.NoDeed {
		s.listen(c)
		return
	}
	c.Follow(&s.Screen)
}

// listen waits for the key that is chosen; Esc, a click and the gamepad leave all as it was.
func (s *Scene) listen(c *scenes.Context) {
	g := c.Gestures
	deed := s.asks
	switch {
	case g.Cancel || g.Pressed || g.ByPad && g.Deed != input.NoDeed:
		s.asks = input.NoDeed
	case len(g.Strokes) > 0:
		s.asks = input.NoDeed
		s.choose(c, deed, g.Strokes[0])
	default:
		return
	}
	c.Relayout()
}

// choose gives a deed a key. A key that does something already is named, and offered in exchange.
func (s *Scene) choose(c *scenes.Context, deed input.Deed, stroke input.Stroke) {
	other, fixed := c.Shortcuts.Holder(stroke)
	said := ui.Data{"Key": ui.KeyName(c.Reader, stroke), "What": c.T("keys." + other.String())}
	switch {
	case other == deed:
	case fixed:
		c.Toast(c.T("keys.always", said), ui.Refused)
	case other == input.NoDeed:
		s.use(c, c.Settings().Keys.With(deed, stroke))
	default:
		c.Ask(&dialog.Dialog{Title: c.T("keys.taken", said), Text: c.T("keys.taken_text", said), Answers: []dialog.Answer{
			{ID: "exchange", Text: c.T("keys.exchange"), Do: func() { s.use(c, c.Settings().Keys.With(deed, stroke)) }},
			{ID: "leave", Text: c.T("keys.leave")},
		}})
	}
}

// use takes keys into use and keeps them.
func (s *Scene) use(c *scenes.Context, keys input.Keys) {
	now := c.Settings()
	now.Keys = keys
	c.ChangeSettings(now)
}
