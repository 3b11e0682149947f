package ledger

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// What extensions bring into Business: things to buy below the patients, and a warning of what comes of treatments.

// goods are what the viewer can buy besides popularity; none on the page of an annex.
func (s *Scene) goods() (*dress.Sale, []dress.Good) {
	c := s.session.Context()
	sale := dress.SaleOf(c.Rules)
	if sale == nil || s.beside {
		return nil, nil
	}
	return sale, sale.Goods(c)
}

// asksForGoods tells whether the viewer decides on nothing but those now.
func asksForGoods(s *session.Session) bool {
	sale := dress.SaleOf(s.Rules())
	return sale != nil && sale.Decision != "" && s.Deciding(sale.Decision)
}

const goodHeight = 44

// layoutGoods places a row for everything that can be bought now, below the patients; without the money only the
// reason.
func (s *Scene) layoutGoods(c *scenes.Context, list *ui.Rect) {
	sale, goods := s.goods()
	if len(goods) == 0 {
		return
	}
	list.CutTop(8, 0)
	s.caption(list, ui.Heading, ui.T("ledger."+sale.Key), paint.Ink)
	if v := s.session.Check(goods[0].Command); !v.Legal() {
		s.caption(list, ui.Text, s.session.Sentence(v.Refusal), paint.SecondInk)
		return
	}
	s.caption(list, ui.Text, ui.T("ledger."+sale.Key+"_hint"), paint.SecondInk)
	for i := range goods {
		s.goodRow(c, list, sale, &goods[i])
	}
}

// toGoods is a button that leads to those rows, without a place yet; nil where it is not needed.
func (s *Scene) toGoods(c *scenes.Context) *ui.Button {
	sale, goods := s.goods()
	if len(goods) == 0 || asksForGoods(s.session) { // then nothing else is on the page
		return nil
	}
	v := s.session.Check(goods[0].Command)
	if !v.Legal() {
		return nil
	}
	button := &ui.Button{Base: ui.Base{ID: "ledger.to_" + sale.Key, Tip: ui.T("ledger." + sale.Key + "_hint")}, Text: ui.T("ledger."+sale.Key+"_for", ui.Data{"Dollars": words.Dollars(v.Cost.Money)})}
	button.Do = func() {
		s.scroll.By(s.scroll.Height)
		c.Relayout()
	}
	return button
}

// goodRow places one of them with whom it is for, where that is, and what it costs.
func (s *Scene) goodRow(c *scenes.Context, list *ui.Rect, sale *dress.Sale, g *dress.Good) {
	text := g.Text
	if g.Person != nil {
		text = ui.T("ledger.good_for", ui.Data{"Who": words.Person(g.Person.Kind, g.Person.Level).Label(), "Where": s.whereabouts(g.Person)})
	}
	width := list.W - 8 - 44 - 100
	row := &ui.Area{Base: ui.Base{ID: "ledger." + sale.Key + "." + g.ID, Rect: list.CutTop(max(goodHeight, textHeight(ui.TextStrong, text, width)+12), 4), Inside: s.scroll}}
	v := s.session.Check(g.Command)
	row.Do = func() {
		was := s.session.Decision().Kind
		s.session.Apply(g.Command)
		if !s.session.Deciding(was) { // nothing is left to decide
			s.after(c)
			return
		}
		s.read(s.session.Happened())
		c.Relayout()
	}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Hover {
			c.Tile(r, 10, paint.Well)
		}
		picture := ui.Rect{X: r.X + 8, Y: r.Y + r.H/2 - 19, W: 32, H: 38}
		if g.Person != nil {
			paintPerson(c, g.Person, picture, 0)
		} else {
			pictures.In(c, g.Picture, picture.Inset(6), 0)
		}
		height := textHeight(ui.TextStrong, text, width)
		c.Paragraph(ui.TextStrong, text, r.X+52, r.Y+(r.H-height)/2, width, ui.Left, paint.Ink)
		pictures.In(c, sale.Picture, ui.Rect{X: r.Right() - 96, Y: r.Y + r.H/2 - 13, W: 28, H: 26}, 0)
		c.TextIn(ui.Price, words.Dollars(v.Cost.Money), ui.Rect{X: r.Right() - 92, Y: r.Y, W: 84, H: r.H}, ui.Right, paint.Ink)
		if state.Focus {
			c.FocusRing(r, 10)
		}
	}
	s.page.Add(row)
}

// whereabouts says where somebody of the viewer's clinic is.
func (s *Scene) whereabouts(person *clinic.Person) string {
	switch person.At.Area {
	case clinic.Inside:
		room := s.session.Context().Clinic().At(person.At.Space).Kind
		return ui.T("ledger.room_on", ui.Data{"Room": words.Component(room), "Floor": person.At.Space.Floor})
	case clinic.PreAdmissions:
		return ui.T("ledger.pre_admissions")
	case clinic.Waiting, clinic.Slot:
		return ui.T("tray.outside")
	}
	return ui.T("tray." + string(person.At.Area))
}

// paintPerson paints somebody, with a badge that panels show.
func paintPerson(c *ui.Canvas, person *clinic.Person, r ui.Rect, fade float64) {
	pictures.In(c, dollhouse.Piece(person).Picture(), r, fade)
	if badge, small := dress.Badge(person); small {
		side := min(16, r.W/2)
		pictures.In(c, badge, ui.Rect{X: r.Right() - side, Y: r.Y, W: side, H: side}, fade)
	}
	for _, piece := range dress.Beside(person, nil) {
		side := min(18, r.W*0.6)
		pictures.In(c, piece.Picture(), ui.Rect{X: r.Right() - side + 4, Y: r.Bottom() - side, W: side, H: side}, fade)
	}
}

// harmed are the doctors to whom the treatments of the forecast would do harm.
func (s *Scene) harmed() (doctors []sprites.ID, harm *dress.Harm) {
	if !s.session.Deciding(game.DecideTreatments) {
		return nil, nil
	}
	for i := range s.parts {
		p := &s.parts[i]
		for k := range p.forecast.Treatments {
			t := &p.forecast.Treatments[k]
			if _, done := dress.HarmOf(&p.before, t); done != nil {
				doctors, harm = append(doctors, dollhouse.Piece(p.before.Person(t.Doctors[0])).Picture()), done
			}
		}
	}
	return doctors, harm
}

// drawHarm warns in an area beside the button before harm is done to doctors.
func (s *Scene) drawHarm(c *ui.Canvas, r ui.Rect) {
	doctors, harm := s.harmed()
	if len(doctors) == 0 {
		return
	}
	c.Landmark(harm.Text, r)
	for _, doctor := range doctors {
		at := r.CutLeft(30, 4)
		pictures.In(c, doctor, ui.Rect{X: at.X, Y: at.Y + at.H/2 - 19, W: 30, H: 38}, 0)
	}
	pictures.In(c, harm.Sign, r.CutLeft(22, 10), 0)
	text := ui.T(harm.Text, ui.Data{"Count": len(doctors)})
	height := ui.ParagraphHeight(ui.TextStrong, text, r.W)
	c.Paragraph(ui.TextStrong, text, r.X, r.Y+(r.H-height)/2, r.W, ui.Left, paint.Warning)
}
