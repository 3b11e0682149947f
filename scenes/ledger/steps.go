package ledger

import (
	"fmt"
	"math"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// What a step of Admin changes in a clinic, as pairs before and after in the bar, each a button that goes there; and
// the card that tells of a death at its place.

const (
	pairWide  = 104.0
	pairHigh  = 66.0
	pairSide  = 30.0
	pairGap   = 8.0
	pairsMore = 40.0
	pairsBar  = 98.0 // height of the bar where there are pairs
	deathWide = 292.0
	deathPad  = 14.0
	deathEdge = 5.0
)

// candle is lit for who has died.
var candle = sprites.Must("icon-deceased")

// pairOf gives somebody before and after a fact, and whether it changes somebody.
func (s *Scene) pairOf(l *line) (before, after sprites.ID, changes bool) {
	e := &l.event
	person := func(level clinic.Level) sprites.ID {
		return dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: level}).Picture()
	}
	switch {
	case l.inBusiness() || e.Player < 0:
		return before, after, false
	case e.Type == game.LevelChanged:
		return person(e.Level), person(e.NewLevel), true
	case e.Type == game.PatientDied:
		if piece := dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level}); piece.Dead() != piece {
			return person(e.Level), piece.Dead().Picture(), true
		}
		return person(e.Level), candle, true
	}
	return before, after, false
}

// changesOfStep are the lines of the step of the line that is read, of the same player, that change somebody.
func (s *Scene) changesOfStep() (list []int) {
	if s.deciding() || len(s.lines) == 0 {
		return nil
	}
	now := &s.lines[s.cursor]
	for i := range s.lines {
		l := &s.lines[i]
		if _, _, changes := s.pairOf(l); changes && l.step.Key == now.step.Key && l.event.Player == s.spokenOf(s.cursor) {
			list = append(list, i)
		}
	}
	return list
}

// hasPairs tells whether there are any in all that is read: then the bar has room for them all the time.
func (s *Scene) hasPairs() bool {
	return !s.deciding() && slices.ContainsFunc(s.lines, func(l line) bool {
		_, _, changes := s.pairOf(&l)
		return changes
	})
}

// layoutPairs places as many of them beside each other as there is room for: those around the line that is read.
func (s *Scene) layoutPairs(c *scenes.Context, area ui.Rect) {
	list := s.changesOfStep()
	room := int((area.W + pairGap) / (pairWide + pairGap))
	if len(list) > room {
		room = int((area.W - pairsMore + pairGap) / (pairWide + pairGap))
	}
	if len(list) == 0 || room <= 0 {
		return
	}
	first := 0
	if at := slices.Index(list, s.cursor); len(list) > room {
		first = max(0, min(at-room/2, len(list)-room))
	}
	shown := list[first:min(len(list), first+room)]
	for _, i := range shown {
		l := &s.lines[i]
		pair := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("ledger.pair.%d", i), Rect: area.CutLeft(pairWide, pairGap), Says: l.text}}
		pair.Do = func() { s.stepTo(c, i) }
		pair.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintPair(c, r, state, i) }
		s.page.Add(pair)
	}
	if left := len(list) - len(shown); left > 0 {
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: ui.Rect{X: area.X, Y: area.Y, W: pairsMore, H: area.H}}, Text: words.Signed(left), Style: ui.TextStrong, Color: paint.SecondInk, Middle: true})
	}
}

// paintPair paints somebody before and after, and where that is.
func (s *Scene) paintPair(c *ui.Canvas, r ui.Rect, state ui.State, i int) {
	l := &s.lines[i]
	ground := paint.Well
	switch {
	case i == s.cursor:
		ground = paint.AccentSoft
	case state.Hover || state.Pressed:
		ground = paint.Darker(paint.Well, 0.06)
	}
	c.Tile(r, 12, ground)
	if i == s.cursor {
		c.RoundLine(r, 12, 2, paint.Accent)
	}
	before, after, _ := s.pairOf(l)
	where := s.placeNamed(l)
	high := r.H - ui.Grown(20)
	middle, y := r.X+r.W/2, r.Y+4+(high-pairSide)/2
	pictures.In(c, before, ui.Rect{X: middle - pairSide - 10, Y: y, W: pairSide, H: pairSide}, 0)
	ui.IconForward(c, ui.Rect{X: middle - 8, Y: y + pairSide/2 - 8, W: 16, H: 16}, paint.SecondInk)
	pictures.In(c, after, ui.Rect{X: middle + 10, Y: y, W: pairSide, H: pairSide}, 0)
	foot := ui.Rect{X: r.X + 4, Y: r.Bottom() - ui.Grown(20) - 2, W: r.W - 8, H: ui.Grown(20)}
	if style := ui.Snug(ui.Text, foot.W, where); ui.Measure(style, where) <= foot.W {
		c.TextIn(style, where, foot, ui.Center, paint.SecondInk)
	} else if l.event.Service != clinic.NoService { // who waits for it
		pictures.In(c, sprites.Emblem(l.event.Service, true), foot, 0)
	}
	if state.Focus {
		c.FocusRing(r, 12)
	}
}

// placeNamed is where somebody is whom a line is about.
func (s *Scene) placeNamed(l *line) string {
	at := l.event.From
	if p := s.personOf(l); p != nil {
		at = p.At
	}
	switch at.Area {
	case clinic.Inside:
		return ui.T("table.floor", ui.Data{"Number": int(at.Space.Floor)})
	case clinic.PreAdmissions:
		return ui.T("tray.preadmissions")
	}
	return ui.T("tray.outside_short")
}

// personOf is whom a line is about, as things stood when the lines began; nil for who came since.
func (s *Scene) personOf(l *line) *clinic.Person {
	if l.event.Player < 0 {
		return nil
	}
	for board := range s.start.Players[l.event.Player].Boards() {
		if p := board.Clinic.Person(l.event.Person); p != nil {
			return p
		}
	}
	return nil
}

// droveOff tells whether whom a line is about had a car here.
func (s *Scene) droveOff(l *line) bool {
	p := s.personOf(l)
	return p != nil && p.Car
}

// dead is the line that is read where it tells of a death, nil for any other.
func (s *Scene) dead() *line {
	if s.deciding() || len(s.lines) == 0 || s.lines[s.cursor].event.Type != game.PatientDied {
		return nil
	}
	return &s.lines[s.cursor]
}

// drawDeath draws the card that tells of a death: who, why, in numbers, and the rule; in a corner of an area where it
// hides nothing of the place.
func (s *Scene) drawDeath(c *ui.Canvas, area, place ui.Rect) {
	l := s.dead()
	if l == nil || s.layout == arrangement.Low || area.W < deathWide+100 || area.H < 260 {
		return
	}
	title, why := l.text, s.whyDied(l)
	in := deathWide - 2*deathPad - deathEdge
	high := 2*deathPad + ui.ParagraphHeight(ui.TextBold, title, in-34)
	if why != "" {
		high += 6 + ui.ParagraphHeight(ui.Text, why, in)
	}
	drives := ui.T("ledger.death.car")
	if s.droveOff(l) {
		high += 8 + ui.ParagraphHeight(ui.Text, drives, in-30)
	}
	rule := texts.Ruled(ui.T("book.title"), l.event.Rule)
	high += 8 + ui.Text.LineHeight()
	r, least := ui.Rect{}, math.Inf(1)
	for _, corner := range [...]paint.Point{
		{X: area.Right() - deathWide, Y: area.Y + 44}, {X: area.X, Y: area.Y + 44}, {X: area.Right() - deathWide, Y: area.Bottom() - high}, {X: area.X, Y: area.Bottom() - high},
	} {
		at := ui.Rect{X: corner.X, Y: corner.Y, W: deathWide, H: high}
		if over := at.Intersect(place); over.W*over.H < least {
			r, least = at, over.W*over.H
		}
	}
	if least > 0 { // it would hide the place, and the line tells of it
		return
	}
	c.Panel(r, 14)
	c.Landmark("ledger.death", r)
	c.Round(ui.Rect{X: r.X, Y: r.Y + 14, W: deathEdge, H: r.H - 28}, 2, paint.Illegal)
	at := ui.Rect{X: r.X + deathPad + deathEdge, Y: r.Y + deathPad, W: in, H: r.H}
	pictures.In(c, candle, ui.Rect{X: at.X, Y: at.Y - 2, W: 26, H: 26}, 0)
	at.Y += c.Paragraph(ui.TextBold, title, at.X+34, at.Y, in-34, ui.Left, paint.Ink)
	if why != "" {
		at.Y += 6 + c.Paragraph(ui.Text, why, at.X, at.Y+6, in, ui.Left, paint.Ink)
	}
	if s.droveOff(l) {
		pictures.In(c, pictures.Cars, ui.Rect{X: at.X, Y: at.Y + 8, W: 22, H: 20}, 0)
		at.Y += 8 + c.Paragraph(ui.Text, drives, at.X+30, at.Y+8, in-30, ui.Left, paint.SecondInk)
	}
	c.Paragraph(ui.Text, rule, at.X, at.Y+8, in, ui.Left, paint.SecondInk)
}

// whyDied says what somebody lacked when Business came; empty where nothing would have helped.
func (s *Scene) whyDied(l *line) string {
	c := game.Context{Rules: s.session.Rules(), State: s.start, Player: l.event.Player}
	for board := range c.Boards() {
		for _, u := range board.Forecast().Untreated {
			if id := "forecast." + u.Needs.Key; u.Patient == l.event.Person && ui.Has(id) {
				return ui.T("ledger.death.lacked", ui.Data{"Needs": ui.T(id, ui.Data{"Count": max(1, u.Needs.Amount)})})
			}
		}
	}
	return ""
}

// drawLoss lets what a death costs leave the bed and fly to the popularity, along dots. It gives whether it did.
func (s *Scene) drawLoss(c *ui.Canvas, x, y float64, to paint.Point) bool {
	l := s.dead()
	if l == nil || l.event.Popularity >= 0 || to.X == 0 {
		return false
	}
	const dots = 7
	done := s.flies.Value()
	end := paint.Point{X: to.X, Y: to.Y + 44}
	from := paint.Point{X: x, Y: y}
	for i := 1; i < dots; i++ {
		if part := float64(i) / dots; part < done {
			c.Circle(from.X+(end.X-from.X)*part, from.Y+(end.Y-from.Y)*part, 3.5, paint.Fade(paint.Popularity, 0.7))
		}
	}
	text := words.Signed(l.event.Popularity)
	width := ui.Measure(ui.Number, text) + 48
	r := ui.Rect{X: from.X + (end.X-from.X)*done - width/2, Y: from.Y + (end.Y-from.Y)*done - 17, W: width, H: 34}
	r = r.Within(s.pictured())
	c.Shadow(r, 17, 0.6)
	c.Round(r, 17, paint.Card)
	c.RoundLine(r, 17, 2, paint.Illegal)
	pictures.In(c, pictures.Popularity, ui.Rect{X: r.X + 10, Y: r.Y + 6, W: 22, H: 22}, 0)
	c.TextIn(ui.Number, text, ui.Rect{X: r.X + 34, Y: r.Y, W: r.W - 40, H: r.H}, ui.Left, paint.IllegalInk)
	c.Landmark("ledger.change", r)
	return true
}
