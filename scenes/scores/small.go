package scores

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// In small windows the end of a game is one list: who won and why, the points, how it went and a clinic; below it the
// main door from here, and the others beside it or at the end of the list. Nothing is shrunk.

const (
	smallPad     = 16.0
	doorHigh     = 48.0
	smallCell    = 92.0  // of a player's points
	leastName    = 124.0 // of the name of a line beside them
	chartHigh    = 220.0
	clinicHigh   = 300.0
	besideFrom   = 640.0 // logical pixels of width from which chart and clinic lie side by side
	measuresHigh = 44.0
	finger       = 44.0
)

// layoutSmall lays the screen out in a small window; spare height goes to chart and clinic.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	s.fillSmall(c, width, height, 0)
	if spare := s.scroll.Rect.H - s.scroll.Height; spare > 1 {
		s.fillSmall(c, width, height, spare)
	}
	s.focusFirst()
}

// fillSmall places everything; spare is the height added to chart and clinic.
func (s *Scene) fillSmall(c *scenes.Context, width, height, spare float64) {
	s.page.Clear()
	s.bar = ui.Rect{W: width, H: height}
	area := s.bar.CutTop(height-doorHigh-2*12, 0)
	s.left = area
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	list := ui.Rect{X: smallPad, Y: area.Y + 8, W: width - 2*smallPad, H: 1e6}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "scores.list", Rect: ui.Rect{X: smallPad, Y: area.Y + 8, W: width - 2*smallPad, H: area.H - 8}}, Offset: offset}
	s.page.Add(s.scroll)
	s.lines = s.rows()
	s.layoutSmallHead(&list)
	if s.together != nil {
		end := &s.together.End
		end.Within = s.scroll
		s.together.ending.Layout(end, list)
		end.Within, end.Scroll = nil, nil
		list.CutTop(end.Below-list.Y, 0)
	} else if len(s.scores) == 1 {
		s.layoutHall(list.CutTop(s.hallHeight(list.W), 12), s.scroll)
	}
	s.layoutSmallPoints(c, &list)
	if high := s.recordHigh(list.W); high > 0 {
		s.layoutRecord(list.CutTop(high, 16), s.scroll)
	}
	s.layoutSmallRounds(c, &list, spare)
	s.layoutSmallDoors(c, &list)
	s.scroll.Height = list.Y - s.scroll.Rect.Y
}

// layoutSmallHead places who won and why; while the points are counted it shows only a title for them.
func (s *Scene) layoutSmallHead(list *ui.Rect) {
	title, reason := s.Head()
	high := ui.ParagraphHeight(ui.Number, title, list.W)
	all := high + ui.ParagraphHeight(ui.Text, reason, list.W) + 4
	head := &ui.Area{Base: ui.Base{ID: "scores.head", Rect: list.CutTop(all, 12), Inside: s.scroll, Disabled: true}}
	head.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if s.count.Moving() && !s.climbs() {
			c.Paragraph(ui.Number, ui.T("scores.total"), r.X, r.Y, r.W, ui.Left, theme.SecondInk)
			return
		}
		c.Paragraph(ui.Number, title, r.X, r.Y, r.W, ui.Left, theme.Ink)
		c.Paragraph(ui.Text, reason, r.X, r.Y+high+4, r.W, ui.Left, theme.SecondInk)
	}
	s.page.Add(head)
}

// layoutSmallPoints places the points: the numbers after the names of the lines if there is room, else below them.
func (s *Scene) layoutSmallPoints(c *scenes.Context, list *ui.Rect) {
	players := float64(len(s.scores))
	cell := ui.Grown(smallCell)
	if len(s.scores) == 1 { // the progress of the goal is written there
		cell = ui.Grown(widestCell)
	}
	below := list.W-cell*players < ui.Grown(leastName)+pictureWidth
	names := list.W - cell*players - pictureWidth
	if below {
		cell, names = list.W/players, list.W-pictureWidth
	}
	s.addNames(c, list.CutTop(nameRowHeight, 4), cell, s.scroll)
	for i := range s.lines {
		high := max(finger, rowPad+ui.ParagraphHeight(ui.TextStrong, s.lineName(s.lines[i].what), names))
		if below {
			high += numbersHigh
		}
		s.addRow(c, i, list.CutTop(high, 0), cell, below)
	}
	high := float64(nameRowHeight)
	if below {
		high += 28
	}
	list.CutTop(4, 0)
	s.addTotal(list.CutTop(high, 20), cell, s.scroll, below)
}

// layoutSmallRounds places the chart and a clinic, side by side if there is room.
func (s *Scene) layoutSmallRounds(c *scenes.Context, list *ui.Rect, spare float64) {
	var chart, house ui.Rect
	if list.W >= besideFrom {
		row := list.CutTop(clinicHigh+spare, 16)
		chart = row.CutLeft((row.W-smallPad)/2, smallPad)
		house = row
		s.layoutMeasures(c, chart.CutTop(measuresHigh, 8), s.scroll)
	} else {
		s.layoutMeasures(c, list.CutTop(measuresHigh, 8), s.scroll)
		chart = list.CutTop(chartHigh, 16)
		house = list.CutTop(clinicHigh+spare, 16)
	}
	if s.chart.kind != bots {
		s.layoutLegend(&chart, s.scroll)
	}
	s.chart.area, s.clinic = chart, house
	s.chart.picture.Change()
	if s.chart.kind == bots {
		s.layoutRivals(chart, s.scroll)
		chart = ui.Rect{}
	}
	for _, part := range [...]struct {
		id    string
		area  ui.Rect
		paint func(c *ui.Canvas)
	}{{"rounds", chart, s.chart.draw}, {"clinic", house, s.drawClinic}} {
		if part.area.W == 0 {
			continue
		}
		shown := &ui.Area{Base: ui.Base{ID: "scores." + part.id, Rect: part.area, Inside: s.scroll, Disabled: true}}
		shown.Paint = func(c *ui.Canvas, _ ui.Rect, _ ui.State) { part.paint(c) }
		s.page.Add(shown)
	}
}

// layoutSmallDoors places the main door in the bar, and the others there, too, or at the end of the list if they
// don't fit.
func (s *Scene) layoutSmallDoors(c *scenes.Context, list *ui.Rect) {
	doors := s.Doors(c)
	bar := ui.Rect{X: smallPad, Y: s.bar.Y + 12, W: s.bar.W - 2*smallPad, H: doorHigh}
	wide := 0.0
	for _, b := range doors {
		wide += b.Width() + 8
	}
	if wide-8 <= bar.W {
		for _, b := range doors {
			b.Rect = bar.CutRight(b.Width(), 8)
			s.page.Add(b)
		}
		return
	}
	for i, b := range doors[1:] {
		if i%2 == 0 && i < len(doors)-2 { // two in a row
			row := list.CutTop(doorHigh, 8)
			half := (row.W - 8) / 2
			b.Rect = row.CutLeft(half, 8)
			doors[i+2].Rect = row
		} else if i%2 == 0 {
			b.Rect = list.CutTop(doorHigh, 8)
		}
		b.Inside = s.scroll
		s.page.Add(b)
	}
	list.CutTop(8, 0)
	doors[0].Rect = bar
	doors[0].Kind = ui.Primary
	s.page.Add(doors[0])
}

// drawSmall paints the screen in a small window.
func (s *Scene) drawSmall(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Card)
	c.HorizontalLine(0, s.bar.Y, c.Width, 1, theme.Hairline)
	s.page.Draw(c)
}
