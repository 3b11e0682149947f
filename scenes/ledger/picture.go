package ledger

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// scenery is what the picture shows: a player's clinic at one moment, and what in it is meant.
type scenery struct {
	player                  int
	board                   clinic.Clinic
	annex                   *clinic.Clinic // nil in a game without
	own                     int            // money that an annex has
	money, popularity, time int
	beside                  bool          // what is meant is in the annex
	person                  string        // who is meant
	room                    *clinic.Space // which room is meant
	light                   sprites.Light // how the room is lit
	event                   game.EventType
}

// arrange works out what the picture shows.
func (s *Scene) arrange() {
	switch {
	case s.deciding():
		s.scenery = s.now()
	case len(s.lines) > 0:
		s.scenery = s.at(s.cursor)
	default:
		return
	}
	x := &s.scenery
	shown := dollhouse.Grounds{Clinic: dollhouse.Of(&x.board, s.session.Rules().Numbers)}
	if x.annex != nil {
		shown.Annex = dollhouse.OfAnnex(s.annexOf(x))
	}
	if board := x.meant(); x.beside {
		s.light(shown.Annex, board)
	} else {
		s.light(shown.Clinic, board)
	}
	s.house.Show(shown)
}

// meant is the board that what is meant is on.
func (x *scenery) meant() *clinic.Clinic {
	if x.beside {
		return x.annex
	}
	return &x.board
}

// annexOf asks the rules about an annex as it stands in the picture.
func (s *Scene) annexOf(x *scenery) game.Context {
	state := *s.session.State()
	state.Players = slices.Clone(state.Players)
	annex := *state.Players[x.player].Annex
	annex.Clinic = *x.annex
	state.Players[x.player].Annex = &annex
	return game.Context{Rules: s.session.Rules(), State: &state, Player: x.player}.Annex()
}

// light lights the room that is meant, and shows what happens to whom is meant.
func (s *Scene) light(shown *sprites.Clinic, board *clinic.Clinic) {
	for i := range shown.Rooms {
		room := &shown.Rooms[i]
		if s.scenery.room != nil && room.Space == *s.scenery.room {
			room.Light = s.scenery.light
		}
		for k := range room.People {
			if key := room.People[k].Key; key != dollhouse.NotAPerson && board.People[key].ID == s.scenery.person {
				switch s.scenery.event {
				case game.PatientCured:
					room.People[k].Piece = room.People[k].Piece.Cured()
				case game.PatientDied:
					room.People[k].Fade = 0.65
				}
			}
		}
	}
}

// now is the clinic of the viewer, who decides, with the picked patient's room lit.
func (s *Scene) now() scenery {
	owner := s.session.Context().Owner()
	x := scenery{player: s.session.Viewer(), board: owner.Clinic.Clone(), money: owner.Money, popularity: owner.Popularity, time: owner.Time}
	if owner.Annex != nil {
		annex := owner.Annex.Clinic.Clone()
		x.annex, x.own, x.beside = &annex, owner.Annex.Money, s.beside
	}
	if p := x.meant().Person(s.picked); p != nil {
		x.person, x.light = p.ID, sprites.GlowAccent
		if p.At.Area == clinic.Inside {
			x.room = &p.At.Space
		}
	}
	return x
}

// at is the clinic that a line is about, as all lines up to it left it. What happens to nobody is shown with the clinic of
// whom the screen belongs to.
func (s *Scene) at(cursor int) scenery {
	e := s.lines[cursor].event
	x := scenery{player: e.Player, person: e.Person, event: e.Type, light: sprites.GlowAccent}
	if x.player == game.NoPlayer {
		x.player = s.session.Viewer()
	}
	begun := &s.start.Players[x.player]
	x.board, x.money, x.popularity, x.time = begun.Clinic.Clone(), begun.Money, begun.Popularity, begun.Time
	if begun.Annex != nil {
		annex := begun.Annex.Clinic.Clone()
		x.annex, x.own = &annex, begun.Annex.Money
	}
	for i, l := range s.lines[:cursor+1] {
		if l.event.Player != x.player {
			continue
		}
		x.money, x.popularity, x.time = x.money+l.event.Money, x.popularity+l.event.Popularity, x.time+l.event.Time
		x.own += l.event.AnnexMoney
		x.beside = l.event.Board != ""
		board := x.meant()
		if follow := dress.EventOf(l.event.Type).Follow; follow != nil {
			follow(board, &l.event, i < cursor)
		}
		if p := board.Person(l.event.Person); p != nil {
			switch {
			case l.event.Type == game.LevelChanged:
				p.Level = l.event.NewLevel
			case l.event.Type == game.PatientCured && p.Kind == clinic.Doctor: // who stays
			case i < cursor && (l.event.Type == game.PatientCured || l.event.Type == game.PatientDied):
				board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return p.ID == l.event.Person })
			}
		}
	}
	x.beside = e.Board != "" && x.annex != nil
	switch e.Type {
	case game.PatientCured, game.LaboratoryPoint:
		x.light = sprites.GlowGood
	case game.PatientDied:
		x.light = sprites.GlowBad
	}
	if x.person != "" && e.From.Area == clinic.Inside {
		x.room = &e.From.Space
	}
	return x
}

// drawPicture paints whose clinic it is and how it stands, the clinic, and who waits in pre-admissions.
func (s *Scene) drawPicture(c *ui.Canvas) {
	if s.house.Grounds().Clinic == nil {
		return
	}
	x := &s.scenery
	area := s.right.Inset(16)
	head := area.CutTop(32, 8)
	amounts := []struct {
		sign  sprites.ID
		value int
	}{{pictures.Time, x.time}, {pictures.Popularity, x.popularity}, {pictures.Money, x.money}, {sprites.Arrivals, x.own}}
	if x.annex == nil {
		amounts = amounts[:3]
	}
	for _, amount := range amounts {
		text := strconv.Itoa(amount.value)
		at := head.CutRight(26+ui.Measure(ui.Price, text), 14)
		pictures.Amount(c, amount.sign, ui.Price, text, at.X, at.Y+2, paint.Ink)
	}
	c.Circle(head.X+8, head.Y+16, 7, s.color(x.player))
	c.TextIn(ui.Heading, s.name(x.player), ui.Rect{X: head.X + 24, Y: head.Y, W: head.W - 24, H: 32}, ui.Left, paint.Ink)
	s.drawWaiting(c, &area)
	s.house.Draw(c, area)
	people := x.meant().People
	for i := range people {
		if people[i].ID == x.person {
			if fx, fy, there := s.house.Foot(x.beside, i, area, c.Scale); there {
				pointAt(c, fx, fy-34)
			}
		}
	}
	c.Landmark("ledger.clinic", area)
}

// drawWaiting paints the patients in pre-admissions at the bottom of an area, and takes that strip off it.
func (s *Scene) drawWaiting(c *ui.Canvas, area *ui.Rect) {
	var waiting []*clinic.Person
	for _, board := range [...]*clinic.Clinic{&s.scenery.board, s.scenery.annex} {
		if board == nil {
			continue
		}
		for i := range board.People {
			if p := &board.People[i]; p.At.Area == clinic.PreAdmissions {
				waiting = append(waiting, p)
			}
		}
	}
	if len(waiting) == 0 {
		return
	}
	const side = 40
	strip := area.CutBottom(side+8, 8)
	c.Round(strip, 10, paint.Well)
	title := ui.T("ledger.pre_admissions")
	width := min(ui.Measure(ui.Text, title), strip.W*0.4)
	row := strip.Inset(4)
	row.CutLeft(8, 0)
	c.TextIn(ui.Text, title, row.CutLeft(width+1, 12), ui.Left, paint.SecondInk)
	step := min(side+22, row.W/float64(len(waiting)))
	for _, p := range waiting {
		at := row.CutLeft(step, 0)
		fade := 0.0
		if p.ID == s.scenery.person && s.scenery.event == game.PatientDied {
			fade = 0.65
		}
		sign := sprites.Arrivals
		if p.Service != clinic.NoService {
			sign = sprites.Emblem(p.Service, true)
		}
		pictures.In(c, sign, ui.Rect{X: at.X, Y: at.Y + 9, W: 22, H: 22}, 0)
		paintPerson(c, p, ui.Rect{X: at.X + 24, Y: at.Y + 4, W: 32, H: 32}, fade)
		if p.ID == s.scenery.person {
			c.RoundLine(ui.Rect{X: at.X + 22, Y: at.Y + 1, W: 38, H: 38}, 9, 2, paint.Accent)
		}
	}
}

// pointAt paints an arrow head that points down at a place.
func pointAt(c *ui.Canvas, x, y float64) {
	c.Polygon(paint.Card, paint.Point{X: x - 13, Y: y - 17}, paint.Point{X: x + 13, Y: y - 17}, paint.Point{X: x, Y: y + 3})
	c.Polygon(paint.Accent, paint.Point{X: x - 9, Y: y - 15}, paint.Point{X: x + 9, Y: y - 15}, paint.Point{X: x, Y: y - 1})
}
