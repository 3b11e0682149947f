// Package keylist is the page that tells what keys and gamepad do, and on which the keys are chosen.
package keylist

import (
	"clinic/assets/texts"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// Scene is the page.
type Scene struct {
	page   ui.Page
	panel  ui.Rect
	head   ui.Rect
	scroll *ui.Scroll
	rows   []row
	pads   ui.Rect    // the name above the gamepad's rows
	asks   input.Deed // whose new key is awaited
}

// row is a line of the list: keys, and what they do.
type row struct {
	deed input.Deed // that can be given another key, or NoDeed
	id   string
	keys []string
	text string
	area ui.Rect
}

// New makes the page.
func New() *Scene { return &Scene{} }

// list has a row for each deed with its keys, and what else keys do.
func list() []row {
	var rows []row
	for deed := input.NoDeed + 1; deed < input.Deeds; deed++ {
		r := row{id: deed.String(), text: ui.T("keys." + deed.String())}
		if deed.Changeable() {
			r.deed = deed
		}
		for _, shortcut := range input.Shortcuts() {
			if shortcut.Deed == deed {
				r.keys = append(r.keys, ui.KeyName(shortcut.Stroke))
			}
		}
		if len(r.keys) == 0 {
			r.keys = []string{ui.T("keys.none")}
		}
		rows = append(rows, r)
	}
	for _, id := range []string{"shift", "pages", "letters"} {
		rows = append(rows, row{id: id, keys: []string{ui.T("keys." + id)}, text: ui.T("keys." + id + ".does")})
	}
	return rows
}

// padList has a row for each button of the gamepad, the cross and the sticks.
func padList() []row {
	rows := []row{
		{id: "pad.cross", keys: []string{ui.T("keys.pad.cross")}, text: ui.T("keys.pad.cross.does")},
		{id: "pad.look", keys: []string{ui.T("keys.pad.look")}, text: ui.T("keys.pad.look.does")},
	}
	for button := input.PadA; button < input.PadButtons; button++ {
		deed := input.PadDeeds[button]
		rows = append(rows, row{id: "pad." + button.String(), keys: []string{button.String()}, text: ui.T("keys." + deed.String())})
	}
	return append(rows, row{id: "pad.way", keys: []string{input.PadLT.String()}, text: ui.T("keys.shift.does")})
}

const (
	rowHigh    = 52.0  // at least
	keysWide   = 190.0 // of the keys of a row, in logical pixels
	twoAbreast = 860.0 // logical pixels of width from which the rows stand in two columns
)

// Layout places the rows, in two columns where there is room.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	const gap = 32.0
	edge, pad := 32.0, 32.0
	if width < 640 || height < 560 {
		edge, pad = 0, 16
	}
	s.page.Clear()
	s.panel = ui.Rect{W: min(1040, width-2*edge), H: height - edge}
	s.panel.X, s.panel.Y = (width-s.panel.W)/2, edge/2
	body := s.panel.Inset(pad)
	s.head = body.CutTop(44, 12)
	back := &ui.Button{Base: ui.Base{ID: "keys.back"}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: c.Pop}
	back.Rect = s.head.CutLeft(back.Width(), 16)
	bar := s.head
	reset := &ui.Button{Base: ui.Base{ID: "keys.reset", Disabled: len(c.Settings().Keys) == 0}, Text: ui.T("keys.reset"), Do: func() { s.use(c, nil) }}
	if wide := ui.Measure(ui.Big, ui.T("keys.title")) + 24; reset.Width() > bar.W-wide { // below the title
		reset.Rect = body.CutTop(44, 12)
	} else {
		reset.Rect = bar.CutRight(reset.Width(), 0)
		s.head.W = bar.W
	}

	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "keys.rows", Rect: body}, Offset: offset, Paint: s.paintRows}
	s.page.Add(s.scroll, reset, back)
	in := body
	in.W -= 10 // beside the bar
	columns := 1
	if in.W >= twoAbreast {
		columns = 2
	}
	wide := (in.W - gap*float64(columns-1)) / float64(columns)
	s.rows = s.rows[:0]
	high := rowHigh
	for _, r := range append(list(), padList()...) {
		high = max(high, ui.ParagraphHeight(ui.Text, r.text, wide-keysWide)+12)
	}
	high = max(high, ui.ParagraphHeight(ui.Text, ui.T("keys.press"), wide-keysWide)+12)
	place := func(rows []row, y float64) float64 {
		long := (len(rows) + columns - 1) / columns
		for i := range rows {
			rows[i].area = ui.Rect{X: in.X + float64(i/long)*(wide+gap), Y: y + high*float64(i%long), W: wide, H: high}
		}
		s.rows = append(s.rows, rows...)
		return y + high*float64(long)
	}
	y := place(list(), in.Y)
	s.pads = ui.Rect{X: in.X, Y: y, W: in.W, H: 56}
	s.scroll.Height = place(padList(), y+s.pads.H) - in.Y
	for _, r := range s.rows {
		if r.deed == input.NoDeed {
			continue
		}
		s.page.Add(&ui.Area{Base: ui.Base{ID: "keys." + r.id, Rect: r.area, Says: ui.Sentences(r.text, texts.Or(r.keys)), Tip: ui.T("keys.change"), Inside: s.scroll}, Paint: paintOver, Do: func() {
			s.asks = r.deed
			c.Relayout()
		}})
	}
}

// paintOver marks the row that is pointed at.
func paintOver(c *ui.Canvas, r ui.Rect, state ui.State) {
	switch {
	case state.Pressed:
		c.Round(r.Inset(2), 10, paint.Fade(paint.Accent, 0.16))
	case state.Hover:
		c.Round(r.Inset(2), 10, paint.Fade(paint.Accent, 0.08))
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
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
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
	other, fixed := input.Holder(stroke)
	said := ui.Data{"Key": ui.KeyName(stroke), "What": ui.T("keys." + other.String())}
	switch {
	case other == deed:
	case fixed:
		c.Toast(ui.T("keys.always", said), ui.Refused)
	case other == input.NoDeed:
		s.use(c, c.Settings().Keys.With(deed, stroke))
	default:
		c.Ask(&ui.Dialog{Title: ui.T("keys.taken", said), Text: ui.T("keys.taken_text", said), Answers: []ui.Answer{
			{ID: "exchange", Text: ui.T("keys.exchange"), Do: func() { s.use(c, c.Settings().Keys.With(deed, stroke)) }},
			{ID: "leave", Text: ui.T("keys.leave")},
		}})
	}
}

// use takes keys into use and keeps them.
func (s *Scene) use(c *scenes.Context, keys input.Keys) {
	now := c.Settings()
	now.Keys = keys
	c.ChangeSettings(now)
}

// paintRows paints the keys and what they do.
func (s *Scene) paintRows(c *ui.Canvas) {
	for _, r := range s.rows {
		c.HorizontalLine(r.area.X, r.area.Y, r.area.W, 1, paint.Hairline)
		wide := r.area.W - keysWide
		text, ink := r.text, paint.Ink
		if s.asks != input.NoDeed && r.deed == s.asks {
			text, ink = ui.T("keys.press"), paint.Accent
			c.Round(r.area.Inset(2), 10, paint.AccentSoft)
		} else {
			x := r.area.X + 8
			for _, key := range r.keys {
				x = c.KeyCap(key, x, r.area.Y+(r.area.H-24)/2).Right() + 6
			}
		}
		c.Paragraph(ui.Text, text, r.area.X+keysWide, r.area.Y+(r.area.H-ui.ParagraphHeight(ui.Text, text, wide))/2, wide, ui.Left, ink)
	}
	c.TextIn(ui.Heading, ui.T("keys.pad"), s.pads, ui.Left, paint.Ink)
}

// Page gives what one uses here.
func (s *Scene) Page() *ui.Page { return &s.page }

// Draw paints the panel with its rows.
func (s *Scene) Draw(c *ui.Canvas) {
	c.Panel(s.panel, 20)
	c.TextIn(ui.Big, ui.T("keys.title"), s.head, ui.Left, paint.Ink)
	s.page.Draw(c)
}
