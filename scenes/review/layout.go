package review

import (
	"fmt"
	"strconv"
	"strings"

	"clinic/assets/texts"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/clipboard"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

const (
	margin      = 16.0
	gap         = 16.0
	pad         = 16.0
	barHeight   = 76.0
	chartHigh   = 190.0
	leftWide    = 424.0
	boardHigh   = 300.0
	leastHigh   = 210.0
	leastHouse  = 110.0 // of a clinic below its words
	leastColumn = 520.0
	besideAt    = 440.0 // logical pixels of width, from which the two clinics lie beside each other
)

// context is a tick's, with the scrolling area that what is placed lies in.
type context struct {
	*scenes.Context
	inside *ui.Scroll
}

// Layout places chart and list at the left, the decision that is shown at the right, and what leads on below; in small
// windows all of it below each other.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.layout = s.layout.Resized(width, height, ui.TextSize())
	s.chart.Change()
	for _, m := range s.board.moments { // the language may be another one
		m.tell(s.session.Rules())
	}
	s.page.Clear()
	if s.layout != arrangement.Desk {
		s.layoutSmall(c, width, height)
		return
	}
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(ui.RibbonHeight, 0)
	back := &ui.Button{Base: ui.Base{ID: "review.back", Rect: ui.Rect{X: margin, Y: 6, W: 0, H: 44}}, Text: ui.T("common.back"), Icon: ui.IconBack, Do: func() { s.leave(c) }}
	back.Rect.W = max(116, back.Width())
	if s.bar = (ui.Rect{}); s.at() >= 0 { // else nothing leads on from here
		s.bar = area.CutBottom(barHeight, gap)
	}
	left := area.CutLeft(leftWide*max(1, ui.Grown(1)*0.9), gap)
	s.right = area
	s.left[0] = left.CutTop(chartHigh+ui.Grown(52)+12, gap)
	s.left[1] = left
	s.page.Add(back)
	s.placeChart(&context{c, nil}, s.left[0].Inset(pad), true)
	list := s.left[1].Inset(10)
	s.list = s.scroll("review.list", list, s.list)
	list.W -= 8
	s.placeList(&context{c, s.list}, &list)
	s.list.Height = list.Y - s.list.Rect.Y
	body := s.right.Inset(pad)
	s.detail = s.scroll("review.detail", body, s.detail)
	body.W -= 8
	s.placeDetail(&context{c, s.detail}, &body, s.right.H-2*pad)
	s.detail.Height = body.Y - s.detail.Rect.Y
	bar := s.bar.Inset(14)
	for i, b := range s.buttons(c) {
		if i == 0 {
			b.Rect = bar.CutRight(b.Width(), gap)
		} else {
			b.Rect = bar.CutLeft(b.Width(), gap)
		}
		s.page.Add(b)
	}
	if copies := ui.T("review.copy"); s.at() >= 0 && ui.ParagraphHeight(ui.Text, copies, bar.W) <= bar.H { // it is a tip as well
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: bar}, Text: copies, Style: ui.Text, Color: paint.SecondInk, Align: ui.Right, Middle: true})
	}
	s.focusFirst()
}

// layoutSmall places everything below each other.
func (s *Scene) layoutSmall(c *scenes.Context, width, height float64) {
	const doorHigh = 48.0
	buttons := s.buttons(c)
	foot := 0.0
	narrow := width < leastColumn && arrangement.Of(width, height, ui.TextSize()) == arrangement.Low // no column has room beside what is read
	if len(buttons) > 0 && !narrow {
		foot = doorHigh
	}
	s.frame = ui.NewFrame(ui.T("review.title"), width, height, foot, c.Settings().LeftHanded)
	s.list = nil
	s.detail = s.scroll("review.all", s.frame.Body, s.detail)
	body := s.frame.Body
	body.W -= 8
	in := &context{c, s.detail}
	s.put(in, &body, ui.ParagraphHeight(ui.Text, s.about(), body.W), 8, func(c *ui.Canvas, r ui.Rect) {
		c.Paragraph(ui.Text, s.about(), r.X, r.Y, r.W, ui.Left, paint.SecondInk)
	})
	s.placeChart(in, body.CutTop(chartHigh+ui.Grown(52)+12, 12), false)
	s.placeList(in, &body)
	body.CutTop(4, 12)
	if s.at() >= 0 || !s.look().kept.Done { // else the list says it already
		s.placeDetail(in, &body, 0)
	}
	wide := 0.0
	for _, b := range buttons {
		wide += b.Width() + 8
	}
	kept := len(buttons) // in the foot; the others stand at the end of all
	switch {
	case narrow:
		kept = 0
	case !s.frame.Low && wide > s.frame.Foot.W+8:
		kept = 1
	}
	body.CutTop(4, 8)
	for _, b := range buttons[kept:] {
		b.Rect, b.Inside = body.CutTop(doorHigh, 8), s.detail
		s.page.Add(b)
	}
	buttons = buttons[:kept]
	s.detail.Height = body.Y - s.detail.Rect.Y + 12
	s.page.Add(s.frame.Back("review.back", func() { s.leave(c) }))
	at := s.frame.Foot
	for i, b := range buttons {
		switch {
		case s.frame.Low:
			b.Rect = at.CutTop(doorHigh, 8)
		case i < len(buttons)-1:
			b.Rect = at.CutRight((at.W-8*float64(len(buttons)-1-i))/float64(len(buttons)-i), 8)
		default:
			b.Rect = at
		}
		s.page.Add(b)
	}
	s.focusFirst()
}

// scroll is a scrolling area that stays where an earlier one was.
func (s *Scene) scroll(id string, r ui.Rect, before *ui.Scroll) *ui.Scroll {
	scroll := &ui.Scroll{Base: ui.Base{ID: id, Rect: r}}
	if before != nil && before.ID == id {
		scroll.Offset = before.Offset
	}
	s.page.Add(scroll)
	return scroll
}

// put places something that only stands there at the top of an area.
func (s *Scene) put(c *context, area *ui.Rect, high, below float64, draw func(c *ui.Canvas, r ui.Rect)) {
	s.page.Add(&ui.Area{Base: ui.Base{Rect: area.CutTop(high, below), Inside: c.inside, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { draw(c, r) }})
}

// leave goes back, and keeps what was found.
func (s *Scene) leave(c *scenes.Context) {
	s.keep(c)
	c.Pop()
}

// focusFirst gives the first row the focus at first.
func (s *Scene) focusFirst() {
	if s.page.Focused() == nil {
		s.focusRow()
	}
}

// focusRow gives the row of the decision that is shown the focus.
func (s *Scene) focusRow() {
	for _, w := range s.page.Widgets {
		if row, ok := w.(*ui.Area); ok && row.ID == rowID(s.at()) {
			s.page.Focus(row)
		}
	}
}

func rowID(i int) string { return fmt.Sprintf("review.row.%d", i) }

// onRow is the index of the decision whose row or mark has the focus, −1 for none.
func (s *Scene) onRow() int { return s.decisionOf(s.page.Focused()) }

// onMark tells whether a mark in the chart has the focus.
func (s *Scene) onMark() bool {
	mark, ok := s.page.Focused().(*ui.Area)
	return ok && strings.HasPrefix(mark.ID, markID)
}

// decisionOf is the index of the decision that a row or a mark is about, −1 for all else.
func (s *Scene) decisionOf(w ui.Widget) int {
	if area, ok := w.(*ui.Area); ok {
		for i := range s.findings() {
			if area.ID == rowID(i) || area.ID == markID+strconv.Itoa(i) {
				return i
			}
		}
	}
	return -1
}

// buttons lead on from here, the main one first, without places yet.
func (s *Scene) buttons(c *scenes.Context) (list []*ui.Button) {
	i := s.at()
	if i < 0 {
		return nil
	}
	f := &s.findings()[i]
	if s.doors.PlayOn != nil {
		list = append(list, &ui.Button{Base: ui.Base{ID: "review.play_on", Tip: ui.T("review.copy")}, Text: ui.T("review.play_on"), Kind: ui.Primary, Do: func() {
			s.keep(c)
			s.doors.PlayOn(c, f.From)
		}})
	}
	if s.doors.Replay != nil {
		list = append(list, &ui.Button{Base: ui.Base{ID: "review.step"}, Text: ui.T("review.step"), Icon: ui.IconPlay, Do: func() { c.Push(s.doors.Replay(f.From, s.player)) }})
	}
	list = append(list, &ui.Button{Base: ui.Base{ID: "review.share"}, Text: ui.T("review.share"), Icon: ui.IconShare, Do: func() {
		clipboard.Write(s.shared())
		c.Toast(ui.T("puzzle.copied"), ui.Allowed)
	}})
	return list
}

// placeChart places the popularity by round in an area.
func (s *Scene) placeChart(c *context, area ui.Rect, use bool) {
	s.put(c, &area, ui.Grown(26), 4, func(c *ui.Canvas, r ui.Rect) {
		c.TextIn(ui.Label, ui.T("review.by_round"), r, ui.Left, paint.Ink)
	})
	s.put(c, &area, ui.Grown(20), 2, func(c *ui.Canvas, r ui.Rect) {
		y := r.Y + r.H/2
		c.Line(r.X, y, r.X+28, y, 3, paint.Accent)
		played := ui.T("review.line_played")
		c.TextIn(ui.Text, played, ui.Rect{X: r.X + 36, Y: r.Y, W: r.W/2 - 40, H: r.H}, ui.Left, paint.SecondInk)
		x := r.X + 36 + min(ui.Measure(ui.Text, played), r.W/2-40) + 20
		c.Dotted(x, y, x+28, y, paint.LegalInk)
		c.TextIn(ui.Text, ui.T("review.line_better"), ui.Rect{X: x + 36, Y: r.Y, W: r.Right() - x - 36, H: r.H}, ui.Left, paint.SecondInk)
	})
	at := area
	s.put(c, &area, area.H, 0, s.paintChart)
	s.addMarks(c, at, use)
}

// placeList places what cost most, with what is going on.
func (s *Scene) placeList(c *context, list *ui.Rect) {
	if len(s.seats) > 1 {
		s.placeSeats(c, list)
	}
	s.put(c, list, ui.Grown(26), 6, func(c *ui.Canvas, r ui.Rect) {
		right := ui.T("review.popularity_column")
		wide := ui.Measure(ui.Text, right)
		c.TextIn(ui.Label, ui.T("review.most"), ui.Rect{X: r.X + 8, Y: r.Y, W: r.W - wide - 24, H: r.H}, ui.Left, paint.Ink)
		c.TextIn(ui.Text, right, ui.Rect{X: r.Right() - wide - 8, Y: r.Y, W: wide, H: r.H}, ui.Right, paint.SecondInk)
	})
	found := s.findings()
	for i := range found {
		s.placeRow(c, list, i, &found[i])
	}
	s.placeProgress(c, list)
}

// placeRow places a decision of the list.
func (s *Scene) placeRow(c *context, list *ui.Rect, i int, f *bot.Finding) {
	m := s.moment(f)
	what, loss := m.instead(), lossOf(f)
	side := ui.Measure(ui.Number, loss)
	wide := list.W - 52 - side - 20
	title := s.title(f)
	high := 20 + ui.ParagraphHeight(ui.TextStrong, title, wide) + ui.ParagraphHeight(ui.Text, what, wide)
	row := &ui.Area{Base: ui.Base{ID: rowID(i), Rect: list.CutTop(high, 4), Inside: c.inside}, Do: func() { s.show(c.Context, i) }}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := paint.Mix(paint.IllegalInk, paint.Card, 0.8)
		ink := paint.IllegalInk
		switch {
		case i == s.at():
			c.Round(r, 12, paint.AccentSoft)
			c.RoundLine(r, 12, 2, paint.Accent)
			ground, ink = paint.IllegalInk, paint.Card
		case i == s.lit:
			c.Round(r, 12, paint.Well)
		}
		x, y := r.X+26, r.Y+r.H/2
		c.Circle(x, y, 13, ground)
		c.TextIn(ui.TextBold, fmt.Sprint(i+1), ui.Rect{X: x - 13, Y: y - 13, W: 26, H: 26}, ui.Center, ink)
		top := r.Y + 10
		top += c.Paragraph(ui.TextStrong, title, r.X+52, top, wide, ui.Left, paint.Ink)
		c.Paragraph(ui.Text, what, r.X+52, top, wide, ui.Left, paint.SecondInk)
		c.TextIn(ui.Number, loss, ui.Rect{X: r.Right() - side - 12, Y: r.Y, W: side + 2, H: r.H}, ui.Right, paint.IllegalInk)
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	s.page.Add(row)
}

// placeProgress says how far the review is, with the button that stops it or goes on with it.
func (s *Scene) placeProgress(c *context, list *ui.Rect) {
	l := s.look()
	text := ""
	switch {
	case l.kept.Done && len(l.kept.Findings) == 0:
		text = ui.T("review.flawless")
	case l.kept.Done:
		return
	case l.stopped:
		text = ui.T("review.stopped")
	case l.review == nil || l.review.Round() == 0:
		text = ui.T("review.looking")
	default:
		text = ui.T("review.looking_at", ui.Data{"Round": words.Round(l.review.Round())})
	}
	s.put(c, list, ui.ParagraphHeight(ui.Text, text, list.W-16), 6, func(c *ui.Canvas, r ui.Rect) {
		c.Paragraph(ui.Text, text, r.X+8, r.Y, r.W-16, ui.Left, paint.SecondInk)
	})
	if l.kept.Done {
		return
	}
	s.put(c, list, 8, 8, func(c *ui.Canvas, r ui.Rect) {
		r.X, r.W = r.X+8, r.W-16
		c.Round(r, 4, paint.Well)
		if l.review != nil {
			r.W *= l.review.Progress()
			c.Round(r, 4, paint.Accent)
		}
	})
	label, icon := ui.T("review.stop"), ui.IconPause
	if l.stopped {
		label, icon = ui.T("review.go_on"), ui.IconPlay
	}
	b := &ui.Button{Base: ui.Base{ID: "review.stop", Inside: c.inside}, Text: label, Icon: icon, Do: func() { s.stop(c.Context) }}
	b.Rect = list.CutTop(44, 4)
	b.Rect.X, b.Rect.W = b.Rect.X+8, min(b.Width(), b.Rect.W-16)
	s.page.Add(b)
}

// placeSeats places the choice of whose decisions are shown.
func (s *Scene) placeSeats(c *context, list *ui.Rect) {
	row := list.CutTop(44, 8)
	wide := (row.W - 8*float64(len(s.seats)-1)) / float64(len(s.seats))
	for _, player := range s.seats {
		name := s.session.Seats().Name(player)
		spot := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("review.seat.%d", player), Rect: row.CutLeft(wide, 8), Inside: c.inside, Says: name, Tip: name}}
		spot.Do = func() {
			s.keep(c.Context)
			s.choose(player)
			c.Relayout()
		}
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			c.Chip(r, "", player == s.player, state)
			c.Circle(r.X+22, r.Y+r.H/2, 7, paint.PlayerColors[s.session.Seats().Color(player)])
			c.TextIn(ui.TextStrong, ui.Fit(ui.TextStrong, name, r.W-48), ui.Rect{X: r.X + 36, Y: r.Y, W: r.W - 44, H: r.H}, ui.Left, paint.Ink)
		}
		s.page.Add(spot)
	}
}

// placeDetail places the decision that is shown: when it was, both clinics, and the numbers that differ. The clinics
// take what is left of a height.
func (s *Scene) placeDetail(c *context, body *ui.Rect, high float64) {
	i := s.at()
	if i < 0 {
		text := ui.T("review.none_yet")
		if s.look().kept.Done {
			text = ui.T("review.flawless")
		}
		s.put(c, body, ui.ParagraphHeight(ui.Text, text, body.W), 0, func(c *ui.Canvas, r ui.Rect) {
			c.Paragraph(ui.Text, text, r.X, r.Y, r.W, ui.Left, paint.SecondInk)
		})
		return
	}
	f := &s.findings()[i]
	m := s.moment(f)
	s.showBoards(m)
	begun := body.Y
	s.placeHead(c, body, i, f, m)
	list, why := s.figuresOf(f), s.speaks(f)
	each, below := boardHigh, 0.0
	if why != "" {
		below = ui.ParagraphHeight(ui.Text, why, body.W) + 14
	}
	if high > 0 {
		each = max(leastHigh, high-(body.Y-begun)-below-s.figuresHeight(list, body.W)-12)
	}
	each = max(each, toldHigh(m, boardWide(body.W))+leastHouse)
	for k, r := range boardAreas(body, each) {
		s.page.Add(&ui.Area{Base: ui.Base{ID: fmt.Sprintf("review.board.%d", k), Rect: r, Inside: c.inside, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.paintBoard(c, r, k, m) }})
	}
	if why != "" {
		s.put(c, body, below-14, 14, func(c *ui.Canvas, r ui.Rect) { c.Paragraph(ui.Text, why, r.X, r.Y, r.W, ui.Left, paint.Ink) })
	}
	s.placeFigures(c, body, list)
}

// boardWide is how wide each of the two clinics lies in that width.
func boardWide(wide float64) float64 {
	if wide >= besideAt {
		return (wide - gap) / 2
	}
	return wide
}

// boardAreas are those of the two clinics: beside each other where there is room.
func boardAreas(body *ui.Rect, high float64) (areas [2]ui.Rect) {
	if wide := boardWide(body.W); wide < body.W {
		row := body.CutTop(high, 12)
		areas[0] = row.CutLeft(wide, gap)
		areas[1] = row
		return areas
	}
	areas[0] = body.CutTop(high, 12)
	areas[1] = body.CutTop(high, 12)
	return areas
}

// placeHead places when the decision was, and the way to the one before and after it.
func (s *Scene) placeHead(c *context, body *ui.Rect, i int, f *bot.Finding, m *moment) {
	title := s.title(f)
	if m.number > 0 && f.Round > 0 {
		title = ui.T("review.at_action", ui.Data{"Round": words.Round(f.Round), "Number": m.number, "Step": stepName(f)})
	}
	of := ui.T("review.of", ui.Data{"Number": i + 1, "All": len(s.findings())})
	wide := ui.Measure(ui.Text, of)
	room := body.W - wide - 2*(44+8) - 24
	row := body.CutTop(max(44, ui.ParagraphHeight(ui.Label, title, room)), 10)
	arrows := row
	order, at := s.byTime(), 0
	for k, index := range order {
		if index == i {
			at = k
		}
	}
	for _, side := range [...]struct {
		id, tip string
		icon    ui.Icon
		by      int
	}{{"review.next", "review.later", ui.IconForward, 1}, {"review.previous", "review.earlier", ui.IconBack, -1}} {
		b := &ui.Button{Base: ui.Base{ID: side.id, Inside: c.inside, Tip: ui.T(side.tip), Disabled: at+side.by < 0 || at+side.by >= len(order)}, Icon: side.icon, Do: func() { s.turn(c.Context, side.by) }}
		b.Rect = arrows.CutRight(44, 8)
		b.Rect.H = 44
		s.page.Add(b)
	}
	s.page.Add(&ui.Area{Base: ui.Base{ID: "review.when", Rect: ui.Rect{X: row.X, Y: row.Y, W: arrows.W, H: row.H}, Inside: c.inside, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		high := ui.ParagraphHeight(ui.Label, title, room)
		c.Paragraph(ui.Label, title, r.X, r.Y+(44-min(44, high))/2, room, ui.Left, paint.Ink)
		c.TextIn(ui.Text, of, ui.Rect{X: r.Right() - wide - 4, Y: r.Y, W: wide + 2, H: 44}, ui.Right, paint.SecondInk)
	}})
}

const figureCell = 62.0 // at least

// figureHeads are above the numbers.
var figureHeads = [...]string{"review.line_played", "review.line_better", "sheet.points"}

// figureWidth is how wide a number is with the space beside it.
func figureWidth() float64 {
	wide := ui.Grown(figureCell)
	for _, id := range figureHeads {
		wide = max(wide, ui.Measure(ui.Text, ui.T(id))+10)
	}
	return wide
}

// figureWidths are how wide names and notes are beside the numbers.
func figureWidths(width float64) (name, note float64, below bool) {
	cell := figureWidth()
	rest := width - float64(len(figureHeads))*cell
	if rest < 380 { // notes stand below their names
		return rest - 8, rest - 8, true
	}
	return rest * 0.58, rest*0.42 - 16, false
}

func figureHigh(f *figures, width float64) float64 {
	name, note, below := figureWidths(width)
	high := ui.ParagraphHeight(ui.Text, f.name, name)
	other := 0.0
	if f.note != "" {
		other = ui.ParagraphHeight(ui.Text, f.note, note)
	}
	if below {
		return high + other + 10
	}
	return max(high, other) + 10
}

func (s *Scene) figuresHeight(list []figures, width float64) (high float64) {
	high = ui.Grown(28)
	for i := range list {
		high += figureHigh(&list[i], width)
	}
	return high
}

// placeFigures places the numbers that differ.
func (s *Scene) placeFigures(c *context, body *ui.Rect, list []figures) {
	cell := figureWidth()
	name, note, below := figureWidths(body.W)
	cells := func(r ui.Rect) (cells [len(figureHeads)]ui.Rect) {
		for i := range cells {
			cells[i] = ui.Rect{X: r.X + name + 8 + float64(i)*cell, Y: r.Y, W: cell - 8, H: r.H}
		}
		return cells
	}
	s.put(c, body, ui.Grown(28), 0, func(c *ui.Canvas, r ui.Rect) {
		c.TextIn(ui.TextStrong, ui.T("review.does"), ui.Rect{X: r.X, Y: r.Y, W: name, H: r.H}, ui.Left, paint.SecondInk)
		for i, cell := range cells(r) {
			c.TextIn(ui.Text, ui.T(figureHeads[i]), cell, ui.Right, paint.SecondInk)
		}
		c.HorizontalLine(r.X, r.Y-6, r.W, 1, paint.Hairline)
	})
	for i := range list {
		f := list[i]
		s.put(c, body, figureHigh(&f, body.W), 0, func(c *ui.Canvas, r ui.Rect) {
			style := ui.Text
			if f.sum {
				c.Round(ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 12, H: r.H}, 8, paint.AccentSoft)
				style = ui.TextStrong
			}
			y := r.Y + 5
			high := c.Paragraph(style, f.name, r.X, y, name, ui.Left, paint.Ink)
			in := cells(r)
			c.TextIn(ui.TextBold, f.values[0], in[0], ui.Right, paint.Ink)
			c.TextIn(ui.TextBold, f.values[1], in[1], ui.Right, paint.LegalInk)
			if !f.silent {
				c.TextIn(ui.TextBold, words.Signed(f.points), in[2], ui.Right, paint.Ink)
			}
			if f.note != "" && below {
				c.Paragraph(ui.Text, f.note, r.X, y+high, note, ui.Left, paint.SecondInk)
			} else if f.note != "" {
				c.Paragraph(ui.Text, f.note, r.Right()-note, y, note, ui.Right, paint.SecondInk)
			}
		})
	}
}

// about says what game it is.
func (s *Scene) about() string {
	state := s.session.Match().State
	players := ui.T("review.alone")
	if len(state.Players) > 1 {
		players = ui.T("load.players", ui.Data{"Count": len(state.Players)})
	}
	if goal := state.Players[s.player].Goal; goal != "" {
		return texts.Dots(players, words.Goal(goal, s.session.Rules()))
	}
	return players
}

// Draw paints the panels and what is on them.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.layout != arrangement.Desk {
		s.drawSmall(c)
		return
	}
	c.Ribbon()
	title := ui.T("review.title")
	x := margin + max(116, s.page.Widgets[0].(*ui.Button).Rect.W) + gap
	c.TextIn(ui.Big, title, ui.Rect{X: x, Y: 8, W: 300, H: 40}, ui.Left, paint.Ink)
	x += ui.Measure(ui.Big, title) + gap
	score := words.Number(s.score())
	wide := 26 + ui.Measure(ui.Price, score)
	pictures.Amount(c, pictures.Popularity, ui.Price, score, c.Width-margin-8-wide, 14, paint.Ink)
	room := c.Width - margin - 8 - wide - 16 - x
	c.TextIn(ui.Text, ui.Fit(ui.Text, s.about(), room), ui.Rect{X: x, Y: 8, W: room, H: 40}, ui.Right, paint.SecondInk)
	for _, r := range [...]ui.Rect{s.left[0], s.left[1], s.right} {
		c.Panel(r, 16)
	}
	if s.bar.W > 0 {
		c.Panel(s.bar, 16)
	}
	s.page.Draw(c)
}

func (s *Scene) drawSmall(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, paint.Card)
	s.frame.Draw(c)
	s.page.Draw(c)
}
