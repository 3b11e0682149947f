package ledger

import (
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// In small windows the clinic fills the window, and what is decided or read is a sheet below it (Tall and Dock) or a
// column beside it (Low), with the buttons at its lower end. Nothing is shrunk.

const (
	smallPad   = 12.0
	sheetPad   = 16.0
	tallRibbon = 52.0
	lowRibbon  = 48.0
	barButton  = 48.0
	rowFrom    = 640.0 // logical pixels of width, from which slider and buttons stand in one row
	mostSheet  = 0.66  // of what the ribbon leaves
	leastHouse = 150.0 // logical pixels of the clinic above a sheet
	leastSeen  = 180.0 // width of a clinic beside a column that is worth being seen
)

// layoutSmall lays the page out in a small window: a sheet is only as high as what stands on it.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	s.ribbon = ui.Rect{W: width, H: tallRibbon}
	switch s.layout {
	case arrangement.Low:
		s.ribbon.H = lowRibbon
	case arrangement.Dock:
		s.ribbon.H = ui.RibbonHeight
	}
	rest := ui.Rect{Y: s.ribbon.H, W: width, H: height - s.ribbon.H}
	sheet := rest.H / 2
	if s.deciding() {
		sheet = max(sheet, min(rest.H*mostSheet, rest.H-leastHouse))
	}
	s.fillSmall(c, rest, sheet)
	if spare := s.scroll.Rect.H - s.scroll.Height; spare > 1 && s.layout != arrangement.Low {
		s.fillSmall(c, rest, sheet-spare)
	}
}

// fillSmall places everything, with a sheet of that height.
func (s *Scene) fillSmall(c *scenes.Context, rest ui.Rect, sheet float64) {
	s.clear()
	s.layoutWaysBack(c)
	if s.guideAbove() {
		above := rest.Inset(smallPad - 4)
		s.layoutGuide(c, &above)
		if s.guide.area.H > 0 {
			rest.CutTop(s.guide.area.H+smallPad, 0)
			sheet = min(sheet, max(rest.H*0.55, rest.H-leastHouse))
		}
	}
	var list ui.Rect
	switch s.layout {
	case arrangement.Low:
		area := rest.Inset(8)
		wide := ui.Between(rest.W*0.52, 296, 460)
		if area.W-8-wide < leastSeen {
			wide = area.W
		}
		s.left, s.right = area.CutRight(wide, 8), area
		if s.right.W < leastSeen {
			s.layoutGuide(c, &s.left)
		} else {
			s.layoutGuide(c, &s.right)
		}
		list = s.left.Inset(smallPad)
	case arrangement.Dock:
		area := rest.Inset(sheetPad)
		s.left = area.CutBottom(sheet-sheetPad, 0)
		s.right = ui.Rect{X: rest.X + sheetPad, Y: rest.Y + 8, W: rest.W - 2*sheetPad, H: s.left.Y - rest.Y - 16}
		list = s.left.Inset(sheetPad)
	default:
		s.left = rest.CutBottom(sheet, 0)
		s.right = rest
		list = s.left.Inset(sheetPad)
	}
	if !s.deciding() {
		s.layoutHurry(c)
	}
	before := len(s.page.Widgets)
	s.layoutSmallBar(c, &list)
	bar := append([]ui.Widget{}, s.page.Widgets[before:]...)
	s.page.Widgets = s.page.Widgets[:before]
	s.layoutList(c, list)
	s.page.Widgets = append(s.page.Widgets, bar...) // the focus comes to it after the list
	if s.deciding() {
		s.focusOn(s.guide.main)
	} else {
		s.focusOn(s.guide.next)
	}
}

// layoutSmallBar places what can be done at the lower end of the sheet, and takes that off it.
func (s *Scene) layoutSmallBar(c *scenes.Context, area *ui.Rect) {
	bottom := area.Bottom()
	if s.deciding() {
		s.layoutSmallDecision(c, area)
	} else {
		s.layoutSmallWays(c, area)
	}
	s.bar = ui.Rect{X: area.X, Y: area.Bottom() + smallPad/2, W: area.W, H: bottom - area.Bottom() - smallPad/2}
}

// layoutSmallDecision places the end of what is decided, and the purchase of popularity above it.
func (s *Scene) layoutSmallDecision(c *scenes.Context, area *ui.Rect) {
	main, slider, widest := s.decision(c)
	s.guide.main, s.guide.slider = main, slider
	to := s.toGoods(c)
	row := area.CutBottom(barButton, smallPad)
	inRow := row.W >= rowFrom
	main.Rect = row
	if inRow {
		main.Rect = row.CutRight(max(220, widest), smallPad)
	}
	if slider != nil {
		slider.Rect = row
		if !inRow {
			slider.Rect = area.CutBottom(barButton, smallPad)
		}
	}
	if to != nil {
		switch {
		case !inRow:
			to.Rect = area.CutBottom(barButton, smallPad)
		case slider != nil:
			to.Rect = slider.Rect.CutRight(to.Width(), smallPad)
		default:
			to.Rect = row.CutRight(to.Width(), smallPad)
		}
	}
	if slider != nil {
		if slider.Rect.W < slider.Wide(slider.Rect.H, 90) {
			slider.Format = words.Number
		}
		s.page.Add(slider)
	}
	if to != nil {
		s.page.Add(to)
	}
	s.page.Add(main)
	if high := s.noteHigh(area.W); high > 0 && s.layout != arrangement.Low {
		s.addNote(area.CutBottom(high, smallPad), nil)
	}
}

// noteHigh is how high what is said about the decision is: what stays after any purchase, or which harm a treatment
// does.
func (s *Scene) noteHigh(width float64) float64 {
	if s.buys() {
		high := 0.0
		for _, points := range [...]int{0, s.points, s.session.Decision().Count} {
			high = max(high, ui.ParagraphHeight(ui.Text, s.stays(points), width))
		}
		return high
	}
	doctors, harm := s.harmed()
	if len(doctors) == 0 {
		return 0
	}
	width -= 34*float64(len(doctors)) + 32
	return max(40, ui.ParagraphHeight(ui.TextStrong, ui.T(harm.Text, ui.Data{"Count": len(doctors)}), width))
}

// addNote says it there.
func (s *Scene) addNote(r ui.Rect, inside *ui.Scroll) {
	note := &ui.Area{Base: ui.Base{ID: "ledger.note", Rect: r, Inside: inside, Disabled: true}}
	note.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if s.buys() {
			c.Paragraph(ui.Text, s.stays(s.points), r.X, r.Y, r.W, ui.Left, paint.SecondInk)
			return
		}
		s.drawHarm(c, r)
	}
	s.page.Add(note)
}

// layoutNote says it at the head of the list where a window is too low to have it beside the buttons.
func (s *Scene) layoutNote(list *ui.Rect) {
	if s.layout != arrangement.Low {
		return
	}
	if high := s.noteHigh(list.W); high > 0 {
		s.addNote(list.CutTop(high, 8), s.scroll)
	}
}

// layoutSmallWays places the ways through the lines in a row: signs, and the way on as wide as there is room.
func (s *Scene) layoutSmallWays(c *scenes.Context, area *ui.Rect) {
	w := s.ways(c)
	row := area.CutBottom(barButton, smallPad)
	for _, b := range [...]struct {
		button *ui.Button
		icon   ui.Icon
	}{{w.back, ui.IconBack}, {w.play, ui.IconPlay}, {w.skip, ui.IconToEnd}} {
		if b.button.Disabled && b.button != w.back { // at the end
			continue
		}
		b.button.Tip, b.button.Text, b.button.Icon = b.button.Text, "", b.icon
		b.button.Rect = row.CutLeft(barButton, 8)
		s.page.Add(b.button)
	}
	if s.plays {
		w.play.Icon = ui.IconPause
	}
	w.next.Rect = row
	if w.next.Width() > row.W {
		w.next.Icon = nil
	}
	if s.layout != arrangement.Low && s.hasPairs() {
		s.layoutPairs(c, area.CutBottom(pairHigh, smallPad))
	}
	s.page.Add(w.next)
}

// layoutHurry lets a tap on the clinic bring the next line at once, and the lines go on by themselves as before.
func (s *Scene) layoutHurry(c *scenes.Context) {
	if s.right.W < leastSeen {
		return
	}
	tap := &ui.Area{Base: ui.Base{ID: "ledger.hurry", Rect: s.right}}
	tap.Do = func() {
		if s.cursor < len(s.lines)-1 {
			s.goTo(c, s.cursor+1)
		}
	}
	tap.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Focus {
			c.FocusRing(r.Inset(8), 12)
		}
	}
	s.page.Add(tap)
}

// layoutChip places round and step at the left of the ribbon, as the button of the menu.
func (s *Scene) layoutChip(c *scenes.Context, row ui.Rect) {
	round, title := ui.T("ledger.round", ui.Data{"Round": words.Round(s.round)}), s.title()
	wide := 46 + max(ui.Measure(ui.Text, round), ui.Measure(ui.TextBold, title))
	if wide > row.W-8 {
		round = words.Round(s.round)
		wide = min(row.W-8, 46+max(ui.Measure(ui.Text, round), ui.Measure(ui.TextBold, title)))
	}
	chip := &ui.Area{Base: ui.Base{ID: "ledger.menu", Rect: row.CutLeft(wide, 12), Disabled: s.Menu == nil}}
	chip.Do = func() { s.Menu(c) }
	chip.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := paint.Well
		if state.Hover || state.Pressed {
			ground = paint.Darker(paint.Well, 0.06)
		}
		c.Tile(r, 12, ground)
		ui.IconMenu(c, ui.Rect{X: r.X + 10, Y: r.Y + 13, W: 18, H: 18}, paint.Ink)
		c.TextIn(ui.Text, round, ui.Rect{X: r.X + 36, Y: r.Y + 3, W: r.W - 40, H: 19}, ui.Left, paint.SecondInk)
		c.TextIn(ui.TextBold, title, ui.Rect{X: r.X + 36, Y: r.Y + 22, W: r.W - 40, H: 19}, ui.Left, paint.Accent)
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	s.page.Add(chip)
	s.where = row
}

// drawSmall paints the ledger in a small window.
func (s *Scene) drawSmall(c *ui.Canvas) {
	if s.right.W >= leastSeen {
		s.drawPicture(c)
	}
	c.Panel(ui.Rect{X: -40, Y: -40, W: s.ribbon.W + 80, H: s.ribbon.H + 40}, 0)
	if text := ui.T("ledger.where", ui.Data{"Number": s.cursor + 1, "Count": len(s.lines)}); !s.deciding() && ui.Measure(ui.Text, text) < s.where.W {
		c.TextIn(ui.Text, text, s.where, ui.Right, paint.SecondInk)
	}
	sheet := s.left
	if s.layout == arrangement.Tall {
		sheet.H += 40 // beyond the lower edge
		c.Panel(sheet, 20)
	} else {
		c.Panel(sheet, 16)
	}
	c.HorizontalLine(s.left.X, s.bar.Y-1, s.left.W, 1, paint.Hairline)
	s.drawGuide(c)
	s.page.Draw(c)
	s.drawGuided(c)
}

// NoteAt keeps notes off the sheet and its buttons: they lie over the clinic, or where none is seen below the ribbon.
func (s *Scene) NoteAt(w, h, _, _ float64) ui.Rect {
	over := s.right
	if s.layout != arrangement.Desk && over.W < leastSeen {
		over = ui.Rect{Y: s.ribbon.H, W: s.ribbon.W, H: h + 16}
	}
	r := ui.Rect{X: over.X + (over.W-w)/2, Y: over.Bottom() - h - 12, W: w, H: h}
	return r.Within(ui.Rect{X: 8, Y: 8, W: s.ribbon.W - 16, H: over.Bottom()})
}
