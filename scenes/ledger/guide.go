package ledger

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/lessons"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// The guide of a lesson in Business and Admin: a card above the picture, and an outline around what it asks for.

const (
	offersAfter = 1200 // ticks without a press after which the guide offers to do what it asks for
	guidePad    = 12.0
	guideTitle  = 24.0
	guideGap    = 6.0
	guideLeast  = 72.0  // width of a button
	guideText   = 220.0 // width of the text, beside buttons
	guideTrack  = 220.0 // width of what shows how far the lesson is, at most
	leastTrack  = 60.0
	underText   = 4.0 // for it, where it lies below the text
	guideButton = 44.0
)

// guide is what the card says.
type guide struct {
	area        ui.Rect
	head, words ui.Rect // where its title and its text stand
	title, text string
	count       string  // which step it is of how many
	done        float64 // how far the lesson is, from 0 to 1
	track       ui.Rect // where that is seen
	idle        int     // ticks since the last press
	said        string
	main, next  *ui.Button // that end what is decided, and that go on through the lines
	slider      *ui.Slider // of a purchase, nil where nothing is bought
}

// layoutGuide takes the place of the card off an area, where a lesson leads the viewer.
func (s *Scene) layoutGuide(c *scenes.Context, from *ui.Rect) {
	g := &s.guide
	g.title, g.text = s.session.Says()
	if g.text == "" {
		g.area = ui.Rect{}
		return
	}
	now := s.session.Guided()
	step, of := now.Number(now.Step), now.Number(len(now.Steps)-1)
	g.count, g.done = ui.T("lesson.of", ui.Data{"Step": step, "Of": of}), float64(step)/float64(of)
	buttons := s.guideButtons(c)
	wide := -guideGap
	for _, b := range buttons {
		wide += b.Rect.W + guideGap
	}
	tall := func(width float64) float64 { return ui.Grown(guideTitle) + ui.ParagraphHeight(ui.Text, g.text, width) }
	beside := max(tall(from.W-3*guidePad-wide), ui.Grown(guideTitle)+guideButton) + underText
	if from.W-3*guidePad-wide < guideText {
		beside = math.Inf(1)
	}
	below := tall(from.W-2*guidePad) + guideGap + guideButton
	g.area = from.CutTop(2*guidePad+min(beside, below), 8)
	g.words = g.area.Inset(guidePad)
	g.head = g.words.CutTop(ui.Grown(guideTitle), 0)
	var row ui.Rect
	if below < beside {
		row = g.words.CutBottom(guideButton, guideGap)
		if wide > row.W { // with large texts
			for _, b := range buttons {
				b.Rect.W += (row.W - wide) / float64(len(buttons))
			}
		}
	} else {
		g.words.CutBottom(underText, 0)
		row = g.words.CutRight(wide, guidePad)
		row = row.CutBottom(guideButton, 0)
	}
	for _, b := range buttons {
		b.Rect = row.CutRight(b.Rect.W, guideGap)
	}
	if g.track = (ui.Rect{X: row.X, Y: row.Y + row.H/2 - 2, W: min(row.W, guideTrack), H: 4}); row.W < leastTrack { // at the edge of the card
		g.track = ui.Rect{X: g.area.X + 16, Y: g.area.Bottom() - 6, W: min(g.area.W-32, guideTrack), H: 3}
	}
	for i := range buttons { // in the order in which they stand
		s.page.Add(buttons[len(buttons)-1-i])
	}
}

// guideButtons are the buttons of the card from the right, as wide as they want to be: the lines have their own ways
// back and forth.
func (s *Scene) guideButtons(c *scenes.Context) (buttons []*ui.Button) {
	add := func(id, text string, kind ui.Kind, style ui.Style, do func()) {
		wide := max(guideLeast, ui.Measure(style, ui.T(text))+32)
		buttons = append(buttons, &ui.Button{Base: ui.Base{ID: "ledger." + id, Rect: ui.Rect{W: wide}}, Text: ui.T(text), Kind: kind, Do: do})
	}
	if s.deciding() {
		add("step_back", "lesson.back", ui.Quiet, ui.Label, func() { s.undo(c) })
		if deed, can := s.session.NextDeed(); can && s.guide.idle >= offersAfter {
			add("show", "lesson.show", ui.Primary, ui.Heading, func() { s.decide(c, deed) })
		}
	}
	add("leave", "lesson.skip_short", ui.Plain, ui.Label, func() { lessons.AskToLeave(c, s.session) })
	return buttons
}

// wantsOther tells whether the guide first wants another amount on the slider than stands there: then the main button
// is not what is to be pressed.
func (s *Scene) wantsOther() bool {
	deed, can := s.session.NextDeed()
	return can && deed.Type == game.BuyPopularity && s.points != deed.Points && !s.session.Guided().Now().Alone
}

// guideAbove tells whether the card lies above picture and sheet rather than above the picture alone.
func (s *Scene) guideAbove() bool {
	return s.layout == arrangement.Tall || s.layout == arrangement.Dock
}

// updateGuide lets a tick pass.
func (s *Scene) updateGuide(c *scenes.Context) {
	g := &s.guide
	if g.text == "" {
		return
	}
	if g.said != g.text {
		if g.idle >= offersAfter {
			c.Relayout()
		}
		g.said, g.idle = g.text, 0
		c.Say(ui.Sentences(g.title, g.text))
	}
	switch p := c.Gestures; {
	case g.idle >= offersAfter: // the offer stays until the guide says something else
	case p.Any(), p.Held:
		g.idle = 0
	default:
		if g.idle++; g.idle == offersAfter {
			c.Relayout()
		}
	}
}

// drawGuide draws the card, and the outline.
func (s *Scene) drawGuide(c *ui.Canvas) {
	g := &s.guide
	if g.area.W == 0 {
		return
	}
	c.Panel(g.area, 16)
	in, head := g.words, g.head
	c.TextIn(ui.Text, g.count, head.CutRight(ui.Measure(ui.Text, g.count), 8), ui.Right, paint.SecondInk)
	c.TextIn(ui.TextBold, g.title, head, ui.Left, paint.Ink)
	c.Round(g.track, g.track.H/2, paint.Well)
	c.Landmark("guide/track", g.track)
	c.Round(ui.Rect{X: g.track.X, Y: g.track.Y, W: max(g.track.H, g.track.W*g.done), H: g.track.H}, g.track.H/2, paint.Accent)
	c.Landmark("guide", g.area)
	c.Paragraph(ui.Text, g.text, in.X, in.Y, in.W, ui.Left, paint.Ink)
}

// drawGuided outlines what the guide asks for.
func (s *Scene) drawGuided(c *ui.Canvas) {
	if s.guide.area.W == 0 || s.session.Guided() == nil || s.session.Guided().Now().Alone {
		return
	}
	lit := s.guide.next
	if s.deciding() {
		lit = s.guide.main
	}
	if lit == nil {
		return
	}
	id, r := lit.ID, lit.Rect
	if s.deciding() && s.guide.slider != nil && s.wantsOther() {
		id, r = s.guide.slider.ID, s.guide.slider.Rect
	}
	c.RoundLine(r.Inset(-3), 15, 5, paint.Card)
	c.RoundLine(r.Inset(-3), 15, 3, paint.Accent)
	c.Landmark("outlined/"+id, r)
}

// decide plays a command of the page and goes on with what it brought about; where a lesson puts it back, it says so.
func (s *Scene) decide(c *scenes.Context, command game.Command) {
	v := s.session.Apply(command)
	if v.Refusal.Rule == session.LessonRule {
		c.Toast(s.session.Sentence(v.Refusal), ui.Plainly)
		if deed, can := s.session.NextDeed(); can && deed.Type == game.BuyPopularity {
			s.points = deed.Points
		}
		c.Relayout()
		return
	}
	s.picked = ""
	s.propose()
	s.after(c)
}
