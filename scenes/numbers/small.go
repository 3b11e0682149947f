package numbers

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// layoutSmall places the numbers below each other on a sheet that fills a small window, with the sources in a line
// above that is drawn sideways.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	const finger, gap, field = 44.0, 8.0, 220.0
	s.frame = ui.NewFrame(ui.T("numbers.title"), width, height, 0, false)
	back := s.frame.Back("numbers.back", c.Pop)
	body := s.frame.Body
	var at ui.Rect
	if arrangement.Of(width, height, ui.TextSize()) == arrangement.Tall {
		at = body.CutTop(finger, gap)
	} else {
		at = s.frame.Head.CutRight(field, 12)
	}
	s.filter.Base = ui.Base{ID: "numbers.filter", Rect: at}
	s.filter.Placeholder = ui.T("numbers.filter")
	s.filter.Do = func(string) { s.find() }
	s.page.Add(back, &s.filter)
	s.layoutStrip(c, body.CutTop(finger, gap))
	s.panel = ui.Rect{X: body.X - 12, Y: body.Y, W: body.W + 24, H: body.H + 40}
	body.CutTop(4, 0)
	if wide := 760.0; body.W > wide {
		body.X, body.W = body.X+(body.W-wide)/2, wide
	}
	s.scroll.Base = ui.Base{ID: "numbers.list", Rect: body}
	s.scroll.Paint = s.paintSmallRows
	s.page.Add(&s.scroll)
	s.find()
}

// layoutStrip places what the letters mean.
func (s *Scene) layoutStrip(c *scenes.Context, area ui.Rect) {
	const margin, gap = 12.0, 8.0
	area.X, area.W = area.X-margin, area.W+2*margin
	strip := &ui.Scroll{Base: ui.Base{ID: "numbers.sources", Rect: area}, Sideways: true}
	if s.strip != nil {
		strip.Offset = s.strip.Offset
	}
	s.strip = strip
	s.page.Add(strip)
	x := area.X + margin
	for _, source := range sources {
		if source == ownSource && len(s.own) == 0 {
			continue
		}
		text := ui.T("numbers.source." + source)
		r := ui.Rect{X: x, Y: area.Y, W: ui.Measure(ui.Text, text) + 56, H: area.H}
		chip := &ui.Area{Base: ui.Base{ID: "numbers.only." + source, Rect: r, Inside: strip}, Do: s.showOnly(c, source)}
		chip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, "", s.only == source, state)
			paintLetter(c, r.X+22, r.Y+r.H/2, source)
			c.TextIn(ui.Text, text, ui.Rect{X: r.X + 40, Y: r.Y, W: r.W - 52, H: r.H}, ui.Left, paint.Ink)
		}
		s.page.Add(chip)
		x = r.Right() + gap
	}
	strip.Height = x - gap + margin - area.X
}

const (
	smallPad  = 8.0
	valueWide = 96.0
	letter    = 30.0 // room of the disc with the source
)

// under is what stands below a number's name: its source and its rule.
func (s *Scene) under(spec *game.NumberSpec) string {
	source, _, _ := s.told(spec)
	return texts.Dots(ui.T("numbers.source."+source), spec.Rule)
}

// placeRows finds the places of the numbers that are shown, below what the page is about, and gives the height of all.
func (s *Scene) placeRows() float64 {
	list := s.scroll.Rect
	s.about = ui.Rect{X: list.X, Y: list.Y + smallPad, W: list.W, H: ui.ParagraphHeight(ui.Text, ui.T("numbers.about"), list.W)}
	room := ui.Rect{X: list.X, Y: s.about.Bottom() + smallPad, W: list.W, H: 1e6}
	s.rows = s.rows[:0]
	for i := range s.shown {
		spec := &s.shown[i]
		high := ui.ParagraphHeight(ui.TextStrong, spec.Name, list.W-2*smallPad-valueWide) + ui.ParagraphHeight(ui.Text, s.under(spec), list.W-2*smallPad-letter)
		s.rows = append(s.rows, room.CutTop(high+2*smallPad, 0))
	}
	if len(s.shown) == 0 {
		room.CutTop(ui.ParagraphHeight(ui.Text, s.whyNone(), list.W), 0)
	}
	return room.Y + 2*smallPad - list.Y
}

// paintSmallRows paints what the page is about, and the numbers that are in sight.
func (s *Scene) paintSmallRows(c *ui.Canvas) {
	list := s.scroll.Rect
	c.Paragraph(ui.Text, ui.T("numbers.about"), s.about.X, s.about.Y, s.about.W, ui.Left, paint.SecondInk)
	if len(s.shown) == 0 {
		c.Paragraph(ui.Text, s.whyNone(), list.X, s.about.Bottom()+smallPad, list.W, ui.Left, paint.SecondInk)
	}
	for i, row := range s.rows {
		if row.Bottom() < list.Y+s.scroll.Offset || row.Y > list.Bottom()+s.scroll.Offset {
			continue
		}
		if i%2 == 0 {
			c.Round(row, 8, paint.Well)
		}
		spec := &s.shown[i]
		source, ink, value := s.told(spec)
		in := row.Inset(smallPad)
		c.TextIn(ui.Figures, value, ui.Rect{X: in.Right() - valueWide, Y: in.Y, W: valueWide, H: ui.TextStrong.LineHeight()}, ui.Right, paint.Ink)
		in.CutTop(c.Paragraph(ui.TextStrong, spec.Name, in.X, in.Y, in.W-valueWide, ui.Left, paint.Ink), 0)
		paintLetter(c, in.X+11, in.Y+ui.Text.LineHeight()/2+1, source)
		c.Paragraph(ui.Text, s.under(spec), in.X+letter, in.Y, in.W-letter, ui.Left, ink)
	}
}
