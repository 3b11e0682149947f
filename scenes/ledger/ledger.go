// Package ledger plays Business and Admin as a ledger: who treats whom and what it pays, popularity bought, and then
// line by line what Admin brings, each line pointing at the room it comes from.
package ledger

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/moments"
	"clinic/scenes/session"
	"clinic/scenes/shown"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// Opens tells whether the ledger is to be shown: Business is being decided on, or has gone by in what happened.
func Opens(s *session.Session, happened []session.Happening) bool {
	for _, h := range happened {
		for i := range h.Events {
			if _, ours := stepOf(s.Rules(), &h.Events[i]); ours {
				return true
			}
		}
	}
	return asks(s)
}

// asks tells whether the viewer decides something now that stands in the ledger.
func asks(s *session.Session) bool {
	return s.Deciding(game.DecideTreatments) || s.Deciding(game.DecidePopularity) || s.Deciding(game.DecideAnnexPopularity) || asksForGoods(s)
}

// Scene is the ledger, from the beginning of Business to the end of Admin.
type Scene struct {
	// Menu opens the menu of the table; without it there is none.
	Menu func(c *scenes.Context)

	session  *session.Session
	language string      // that its lines are in
	start    *game.State // as the table stood before the first line
	round    int
	lines    []line
	cursor   int          // the line that is read
	told     int          // the last one that has been shown
	decided  map[int]bool // players who have seen their Business while deciding on it

	parts    []part              // of whom the screen belongs to: as things stand, or as they stood when treatments were done
	owner    int                 // whose Business that is
	beside   bool                // the page of the annex is open
	picked   string              // the patient whose row is picked
	proposed map[string]int      // the most that was earned on each board by any pairing so far, at first by the proposed one: dollars
	order    map[string][]string // the patients of each board as they were proposed first
	rows     map[string]*ui.Area // of the patients on the page, by id

	layout arrangement.Arrangement
	spare  float64 // by which Business is lower than a large window
	page   ui.Page
	scroll *ui.Scroll
	left   ui.Rect
	right  ui.Rect
	bar    ui.Rect
	step   float64 // how wide the words at the left of the bar are, of a large window
	ribbon ui.Rect
	head   float64 // where the heading ends
	where  ui.Rect // of how many lines have been read, in small windows
	house  dollhouse.House
	points int // of popularity that the slider stands at

	advice     advice  // a hint
	guide      guide   // of a lesson
	slide, buy float64 // how wide the slider and the buttons are

	scenery scenery // what the house shows

	plays   bool     // the lines go on by themselves
	stopped bool     // the player chose a line: nothing goes on by itself any more
	waited  int      // ticks since the line that is read came
	flies   ui.Tween // of what is won or lost, over whom it is about
	near    ui.Tween // how near the view is to where somebody dies, and how dark all else
	moving  moving   // what is seen to happen in the picture
	entered bool     // the lines have been come to
}

// Playing gives the rules of the game that it is about.
func (s *Scene) Playing() *game.Rules { return s.session.Rules() }

// New opens the ledger on a session in which Business has begun. happened is what led here, as Session.Happened gave
// it; the ledger takes everything that happens until it closes.
func New(s *session.Session, happened []session.Happening) *Scene {
	l := &Scene{session: s, decided: map[int]bool{}}
	if len(happened) > 0 {
		l.start = happened[0].Before.Clone()
	} else {
		l.start = s.State().Clone()
	}
	l.round = l.start.Round
	l.read(happened)
	l.recall(happened)
	l.openPage()
	l.told = l.cursor - 1
	return l
}

// recall brings the page to where it would be if everything had been decided on it.
func (s *Scene) recall(happened []session.Happening) {
	for _, h := range happened {
		if s.session.Rules().StepOf(h.Before).Name != game.StepBusiness {
			continue
		}
		s.decided[h.Player] = true
		if d := h.Before.Decision(h.Player); d != nil && d.Kind == game.DecideTreatments && h.Player == s.session.Viewer() {
			s.lookAt(game.Context{Rules: s.session.Rules(), State: h.Before, Player: h.Player})
		}
	}
	s.propose()
	if !s.deciding() && len(s.decided) > 0 {
		s.cursor = s.firstUnseen()
	}
}

// propose sets the slider to what a hint would buy; a lesson says itself what is bought.
func (s *Scene) propose() {
	if s.points = 0; s.session.Guided() == nil {
		s.points = s.session.Purchase()
	}
}

// read adds what happened to the lines.
func (s *Scene) read(happened []session.Happening) {
	for _, h := range happened {
		for i := range h.Events {
			step, ours := stepOf(s.session.Rules(), &h.Events[i])
			if !ours || h.Events[i].Type == game.TurnOrderSet && len(s.start.Players) == 1 {
				continue
			}
			if l := s.lineOf(h.Events[i], step, h.After); l.text != "" {
				s.lines = append(s.lines, l)
			}
		}
	}
}

// retell says the lines again when another language has been chosen.
func (s *Scene) retell() {
	if s.language == texts.Chosen() {
		return
	}
	s.language = texts.Chosen()
	told := s.lines
	s.lines = nil
	for i := range told {
		l := s.lineOf(told[i].event, told[i].step, told[i].then)
		l.said = told[i].said
		s.lines = append(s.lines, l)
	}
}

// deciding tells whether the viewer has something to decide in Business.
func (s *Scene) deciding() bool { return asks(s.session) }

const (
	margin    = 16
	gap       = 16
	barHeight = 76
)

// Layout places the ledger at the left, the clinic at the right and what can be done below; in small windows it is the
// sheet that small.go tells of.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.retell()
	s.layout = s.layout.Resized(width, height, ui.TextSize())
	if s.deciding() {
		if d := s.session.Decision(); d.Kind == game.DecidePopularity || d.Kind == game.DecideAnnexPopularity {
			s.points = max(0, min(d.Count, s.points))
		}
		s.look()
	}
	if s.layout == arrangement.Desk {
		s.layoutDesk(c, width, height)
	} else {
		s.layoutSmall(c, width, height)
	}
	s.arrange()
}

// layoutDesk lays the page out in a large window: Business no higher than what is decided there.
func (s *Scene) layoutDesk(c *scenes.Context, width, height float64) {
	s.fillDesk(c, width, height, 0)
	if spare := s.scroll.Rect.H - s.scroll.Height; spare > 1 && s.deciding() {
		s.fillDesk(c, width, height, spare)
	}
}

// fillDesk places everything, with a list that is lower than the window by spare.
func (s *Scene) fillDesk(c *scenes.Context, width, height, spare float64) {
	s.clear()
	s.spare = spare
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(ui.RibbonHeight, 0)
	s.ribbon = ui.Rect{W: width, H: ui.RibbonHeight}
	s.layoutWaysBack(c)
	high := float64(barHeight)
	if s.hasPairs() {
		high = pairsBar
	}
	s.bar = area.CutBottom(high, gap)
	s.left = area.CutLeft(min(680, max(500, area.W*0.5)), gap)
	s.layoutGuide(c, &area)
	s.right = area
	s.left.H -= spare
	s.layoutList(c, s.left.Inset(16))
	if s.deciding() {
		s.layoutBusinessBar(c)
	} else {
		s.layoutLinesBar(c)
	}
}

// clear takes all widgets away.
func (s *Scene) clear() {
	s.page.Clear()
	s.rows = map[string]*ui.Area{}
}

// layoutList places what is decided on, or the lines, in a list of that area.
func (s *Scene) layoutList(c *scenes.Context, list ui.Rect) {
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "ledger.list", Rect: ui.Rect{X: list.X, Y: list.Y, W: list.W - 10, H: list.H}}, Offset: offset}
	s.page.Add(s.scroll)
	if s.deciding() {
		s.layoutBusiness(c)
	} else {
		s.layoutLines(c)
	}
}

// after follows a decision: what it brought about is read, and the next decision or the lines are shown.
func (s *Scene) after(c *scenes.Context) {
	happened := s.session.Happened()
	first := len(s.lines)
	s.read(happened)
	s.seen(c, first)
	s.scroll.Offset = 0
	s.openPage()
	if !s.deciding() {
		s.parts = nil
		s.cursor = s.firstUnseen()
	}
	c.Relayout()
}

// seen lets be seen to happen in the picture what has just been decided in Business, in the lines from that one on.
func (s *Scene) seen(c *scenes.Context, first int) {
	var facts []game.Event
	for i := range s.lines[first:] {
		if l := &s.lines[first+i]; l.inBusiness() {
			l.said = true
			facts = append(facts, l.event)
		}
	}
	s.show(c, facts...)
	for i := range facts {
		if _, moves := s.actOf(&facts[i]); !moves || s.moving.still {
			shown.Now(c, s.session.Rules(), &facts[i])
		}
	}
	s.moving.unsaid = !s.moving.still
}

// firstUnseen is the first line that nobody has seen while deciding.
func (s *Scene) firstUnseen() int {
	for i := range s.lines {
		if l := &s.lines[i]; !l.inBusiness() && !afterMove(l.step) || !s.decided[l.event.Player] {
			return i
		}
	}
	return max(0, len(s.lines)-1)
}

// close leaves the ledger: for the scores when the game is over, else for the table.
func (s *Scene) close(c *scenes.Context) {
	if s.session.Over() {
		c.Replace(moments.EndOfGame(s.session))
	} else {
		c.Pop()
	}
}

// Update follows the gestures.
func (s *Scene) Update(c *scenes.Context) {
	if s.back(c) || s.botsDecide(c) {
		return
	}
	s.updateGuide(c)
	if s.watchOn(c) {
		return
	}
	s.goOn(c)
	s.tell(c)
	s.move(c)
	if !s.deciding() && s.keys(c) {
		return
	}
	s.thinkOfHint(c)
	s.typeNumber(c.Gestures)
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	if s.deciding() {
		s.point(c)
	}
}

// Draw paints the ledger.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.layout != arrangement.Desk {
		s.drawSmall(c)
		return
	}
	c.Ribbon()
	s.drawHead(c)
	c.Panel(s.left, 16)
	c.Panel(s.right, 16)
	s.drawGuide(c)
	c.Panel(s.bar, 16)
	s.drawPicture(c)
	if s.deciding() {
		s.drawBusinessBar(c)
	} else {
		s.drawLinesBar(c)
	}
	s.page.Draw(c)
	s.drawGuided(c)
}

// title is the step that the page is about.
func (s *Scene) title() string {
	if !s.deciding() && len(s.lines) > 0 {
		switch l := &s.lines[s.cursor]; {
		case afterMove(l.step):
			return ui.T("step.move")
		case !l.inBusiness():
			return ui.T("ledger.admin")
		}
	}
	return ui.T("ledger.business")
}

func (s *Scene) drawHead(c *ui.Canvas) {
	head := ui.Rect{X: margin + 8, W: s.head - margin - 8 - gap, H: ui.RibbonHeight}
	round := ui.T("ledger.round", ui.Data{"Round": words.Round(s.round)})
	c.TextIn(ui.Label, round, head.CutRight(ui.Measure(ui.Label, round)+8, gap), ui.Right, paint.SecondInk)
	c.TextIn(ui.Big, s.title(), head, ui.Left, paint.Ink)
}

func (s *Scene) name(player int) string { return s.session.Seats().Name(player) }

func (s *Scene) color(player int) paint.Color {
	seats := s.session.Seats()
	if player < 0 || player >= len(seats) {
		return paint.Accent
	}
	return paint.PlayerColors[seats[player].Color]
}
