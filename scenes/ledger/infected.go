package ledger

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/paint"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// What COVID-19 brings into the ledger: masks can be bought here, too, and who treats somebody infected in outpatient
// services is warned.

// sick tells whether somebody of a player's clinic has a tile, as a state has it.
func sick(state *game.State, player int, id string) bool {
	person := state.Players[player].Clinic.Person(id)
	return person != nil && extensions.Infected(person)
}

// aboutSomebody are the facts of COVID-19 whose lines show the person.
var aboutSomebody = map[game.EventType]bool{
	extensions.PersonInfected: true, extensions.QuarantineEnded: true, extensions.PatientSurvived: true,
	extensions.PersonDeceased: true, extensions.DoctorRecovered: true,
}

// follow lets a clinic follow a fact of COVID-19: who has a tile from then on, and who is back from quarantine.
func follow(board *clinic.Clinic, e *game.Event) {
	person := board.Person(e.Person)
	if person == nil {
		return
	}
	switch e.Type {
	case extensions.PersonInfected:
		person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: dollhouse.InfectedMark, Count: 1})
	case extensions.MasksBought, extensions.DoctorRecovered, extensions.QuarantineEnded:
		person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: dollhouse.InfectedMark})
		if e.Type == extensions.QuarantineEnded {
			person.At = e.To
		}
	}
}

// tile is a tile of COVID-19 in the viewer's clinic, which masks could take away (V6); of several that wait in one service
// it is any.
type tile struct {
	person  *clinic.Person // nil for one that waits in pre-admissions
	service clinic.Service // where it waits
	masks   game.Command
}

// tiles are those of the viewer's clinic: on people, then on pre-admissions; none on the page of an annex (X2).
func (s *Scene) tiles() (list []tile) {
	c := s.session.Context()
	if c.Rules.CommandFields(extensions.BuyMasks) == nil || s.beside {
		return nil
	}
	people := c.Clinic().People
	for i := range people {
		if extensions.Infected(&people[i]) {
			list = append(list, tile{person: &people[i], masks: game.Command{Type: extensions.BuyMasks, Person: people[i].ID}})
		}
	}
	for i := range c.State.Market.Appointments {
		service := c.State.Market.Appointments[i].Service
		if extensions.Contaminated(c, service) > 0 {
			t := tile{service: service, masks: game.Command{Type: extensions.BuyMasks}}
			t.masks.From.Service = service
			list = append(list, t)
		}
	}
	return list
}

const tileRowHeight = 44

// layoutMasks places a row for every tile that masks could take away now, below the patients; without the money only the
// reason (V6).
func (s *Scene) layoutMasks(c *scenes.Context, list *ui.Rect) {
	tiles := s.tiles()
	if len(tiles) == 0 {
		return
	}
	list.CutTop(8, 0)
	s.caption(list, ui.Heading, ui.T("ledger.masks"), paint.Ink)
	if v := s.session.Check(tiles[0].masks); !v.Legal() {
		s.caption(list, ui.Text, s.session.Sentence(v.Refusal), paint.SecondInk)
		return
	}
	s.caption(list, ui.Text, ui.T("ledger.masks_hint"), paint.SecondInk)
	for _, t := range tiles {
		s.tileRow(c, list, t)
	}
}

// layoutToMasks places a button that leads to those rows, where masks can be bought.
func (s *Scene) layoutToMasks(c *scenes.Context, bar *ui.Rect) {
	tiles := s.tiles()
	if len(tiles) == 0 {
		return
	}
	v := s.session.Check(tiles[0].masks)
	if !v.Legal() {
		return
	}
	button := &ui.Button{Base: ui.Base{ID: "ledger.to_masks", Tip: ui.T("ledger.masks_hint")}, Text: ui.T("ledger.masks_for", ui.Data{"Dollars": words.Dollars(v.Cost.Money)})}
	button.Do = func() {
		s.scroll.By(s.scroll.Height)
		c.Relayout()
	}
	button.Rect = bar.CutRight(button.Width(), gap)
	s.buy += gap + button.Rect.W
	s.page.Add(button)
}

// tileRow places one tile with who has it, where, and what masks cost.
func (s *Scene) tileRow(c *scenes.Context, list *ui.Rect, t tile) {
	id, text := "ledger.masks."+t.service.String(), ui.T("ledger.tile_waits", ui.Data{"Service": words.Service(t.service)})
	if t.person != nil {
		id = "ledger.masks." + t.person.ID
		text = ui.T("ledger.tile_on", ui.Data{"Who": capital(words.Person(t.person.Kind, t.person.Level)), "Where": s.whereabouts(t.person)})
	}
	width := list.W - 8 - 44 - 100
	row := &ui.Spot{Base: ui.Base{ID: id, Rect: list.CutTop(max(tileRowHeight, textHeight(ui.TextStrong, text, width)+12), 4), Inside: s.scroll}}
	v := s.session.Check(t.masks)
	row.Do = func() {
		s.session.Apply(t.masks)
		s.read(s.session.Happened())
		c.Relayout()
	}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Hover {
			c.Round(r, 10, paint.Well)
		}
		picture := ui.Rect{X: r.X + 8, Y: r.Y + r.H/2 - 19, W: 32, H: 38}
		if t.person != nil {
			paintPerson(c, t.person, picture, 0)
		} else {
			pictures.In(c, dollhouse.Virus, picture.Inset(6), 0)
		}
		height := textHeight(ui.TextStrong, text, width)
		c.Paragraph(ui.TextStrong, text, r.X+52, r.Y+(r.H-height)/2, width, ui.Left, paint.Ink)
		pictures.In(c, dollhouse.Mask, ui.Rect{X: r.Right() - 96, Y: r.Y + r.H/2 - 13, W: 28, H: 26}, 0)
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
	case clinic.Quarantine:
		return ui.T("tray.quarantine")
	}
	return ui.T("tray.outside")
}

// paintPerson paints somebody, with the tile of who is infected.
func paintPerson(c *ui.Canvas, person *clinic.Person, r ui.Rect, fade float64) {
	pictures.In(c, dollhouse.Piece(person).Picture(), r, fade)
	if extensions.Infected(person) {
		side := min(16, r.W/2)
		pictures.In(c, dollhouse.Virus, ui.Rect{X: r.Right() - side, Y: r.Y, W: side, H: side}, fade)
	}
}

// caught are the doctors whom the treatments of the forecast would infect (V5).
func (s *Scene) caught() (doctors []sprites.ID) {
	if !s.session.Deciding(game.DecideTreatments) {
		return nil
	}
	for i := range s.parts {
		p := &s.parts[i]
		for k := range p.forecast.Treatments {
			if t := &p.forecast.Treatments[k]; words.Contagion(&p.before, t) != "" {
				doctors = append(doctors, dollhouse.Piece(p.before.Person(t.Doctors[0])).Picture())
			}
		}
	}
	return doctors
}

// drawCaught warns in an area beside the button before doctors are infected.
func (s *Scene) drawCaught(c *ui.Canvas, r ui.Rect) {
	doctors := s.caught()
	if len(doctors) == 0 {
		return
	}
	c.Mark("ledger.caught", r)
	for _, doctor := range doctors {
		at := r.CutLeft(30, 4)
		pictures.In(c, doctor, ui.Rect{X: at.X, Y: at.Y + at.H/2 - 19, W: 30, H: 38}, 0)
	}
	pictures.In(c, dollhouse.Virus, r.CutLeft(22, 10), 0)
	text := ui.T("ledger.caught", ui.Data{"Count": len(doctors)})
	height := ui.ParagraphHeight(ui.TextStrong, text, r.W)
	c.Paragraph(ui.TextStrong, text, r.X, r.Y+(r.H-height)/2, r.W, ui.Left, paint.Warning)
}
