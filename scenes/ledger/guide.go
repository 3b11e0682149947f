package ledger

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// The guide of a lesson in Business and Admin: a card above the picture, and an outline around what it asks for.

const (
	offersAfter = 1200 // ticks without a press after which the guide offers to do what it asks for
	guidePad    = 12.0
	guideTitle  = 24.0
	guideSide   = 104.0 // of the buttons, at least
	guideButton = 44.0
)

// guide is what the card says.
type guide struct {
	area        ui.Rect
	words       ui.Rect // where its title and text stand
	title, text string
	idle        int // ticks since the last press
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
	if !s.deciding() { // the lines have their own ways back and forth
		g.area = from.CutTop(2*guidePad+ui.Grown(guideTitle)+ui.ParagraphHeight(ui.Text, g.text, from.W-2*guidePad), 8)
		g.words = g.area.Inset(guidePad)
		return
	}
	wide := max(guideSide, ui.Measure(ui.Label, ui.T("lesson.back"))+32, ui.Measure(ui.Heading, ui.T("lesson.show"))+32)
	tall := func(width float64) float64 { return ui.Grown(guideTitle) + ui.ParagraphHeight(ui.Text, g.text, width) }
	beside := max(tall(from.W-3*guidePad-wide), 2*guideButton+6)
	below := tall(from.W-2*guidePad) + 6 + guideButton
	g.area = from.CutTop(2*guidePad+min(beside, below), 8)
	g.words = g.area.Inset(guidePad)
	var showAt, backAt ui.Rect
	if below < beside { // the buttons below the text
		row := g.words.CutBottom(guideButton, 6)
		backAt = row.CutRight(wide, 8)
		showAt = row.CutRight(wide, 0)
	} else {
		side := g.words.CutRight(wide, guidePad)
		backAt = side.CutBottom(guideButton, 6)
		showAt = side.CutTop(guideButton, 0)
	}
	if g.idle >= offersAfter {
		if deed, can := s.session.NextDeed(); can {
			show := &ui.Button{Base: ui.Base{ID: "ledger.show", Rect: showAt}, Text: ui.T("lesson.show"), Kind: ui.Primary}
			show.Do = func() { s.decide(c, deed) }
			s.page.Add(show)
		}
	}
	back := &ui.Button{Base: ui.Base{ID: "ledger.step_back", Rect: backAt}, Text: ui.T("lesson.back"), Kind: ui.Quiet, Do: func() { s.undo(c) }}
	s.page.Add(back)
}

// wantsOther tells whether the guide first wants another amount on the slider than stands there: then the main button is not what is to be pressed.
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
	in := g.words
	c.TextIn(ui.TextBold, g.title, in.CutTop(ui.Grown(guideTitle), 0), ui.Left, paint.Ink)
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
