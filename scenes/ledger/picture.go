package ledger

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// scenery is what the picture shows: a player's boards at one moment, and what on them is meant.
type scenery struct {
	player int
	owner  game.Player   // that player, as things stand then
	before game.Player   // the same before what is read happened
	beside bool          // what is meant is in the annex
	person string        // who is meant
	room   *clinic.Space // which room is meant
	light  sprites.Light // how the room is lit
	event  game.EventType
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
	s.house.Show(dollhouse.OfPlayerSince(s.contextOf(&s.scenery), s.start.Players[s.scenery.player].Clinic.People))
	s.pose()
}

// meant is the board that what is meant is on.
func (x *scenery) meant() *clinic.Clinic {
	if x.beside {
		return &x.owner.Annex.Clinic
	}
	return &x.owner.Clinic
}

// contextOf asks the rules about the player as things stand in the picture.
func (s *Scene) contextOf(x *scenery) game.Context {
	state := *s.session.State()
	state.Players = slices.Clone(state.Players)
	state.Players[x.player] = x.owner
	return game.Context{Rules: s.session.Rules(), State: &state, Player: x.player}
}

// light lights the room that is meant, and shows what happens to whom is meant.
func (s *Scene) light(shown *sprites.Clinic, board *clinic.Clinic) {
	for i := range shown.Rooms {
		room := &shown.Rooms[i]
		if s.scenery.room != nil && room.Space == *s.scenery.room {
			room.Light = s.scenery.light
		}
		for k := range room.People {
			if key := room.People[k].Key; key < dollhouse.NotAPerson && board.People[key].ID == s.scenery.person {
				s.poseOf(&room.People[k], &board.People[key])
			}
		}
	}
}

// now is the clinic of the viewer, who decides, with the picked patient's room lit.
func (s *Scene) now() scenery {
	c := s.session.Context()
	x := scenery{player: c.Player, owner: c.Owner().Clone(), beside: s.beside && c.HasAnnex()}
	x.before = x.owner
	if p := x.meant().Person(s.picked); p != nil {
		x.person, x.light = p.ID, sprites.GlowAccent
		if p.At.Area == clinic.Inside {
			x.room = &p.At.Space
		}
	}
	return x
}

// spokenOf is whom a line is about, or where that is nobody the last lines before it; at first whom the screen belongs
// to.
func (s *Scene) spokenOf(cursor int) int {
	for i := cursor; i >= 0; i-- {
		if player := s.lines[i].event.Player; player != game.NoPlayer {
			return player
		}
	}
	return s.session.Viewer()
}

// at is the clinic that a line is about, as all lines up to it left it. What happens to nobody leaves the picture as it
// is.
func (s *Scene) at(cursor int) scenery {
	e := s.lines[cursor].event
	x := scenery{player: s.spokenOf(cursor), person: e.Person, event: e.Type, light: sprites.GlowAccent}
	x.owner = s.start.Players[x.player].Clone()
	for i, l := range s.lines[:cursor+1] {
		if i == cursor {
			x.before = x.owner.Clone()
		}
		if l.event.Player != x.player {
			continue
		}
		x.owner.Money += l.event.Money
		x.owner.Popularity += l.event.Popularity
		x.owner.Time += l.event.Time
		if x.beside = l.event.Board != ""; x.beside {
			x.owner.Annex.Money += l.event.AnnexMoney
		}
		follow(x.meant(), &l.event, i < cursor)
	}
	x.beside = e.Board != ""
	switch e.Type {
	case game.PatientCured, game.LaboratoryPoint:
		x.light = sprites.GlowGood
	case game.PatientDied:
		x.light = sprites.NoLight // the line around it and the veil say more
	}
	if x.person != "" && e.From.Area == clinic.Inside {
		x.room = &e.From.Space
	}
	return x
}

// follow changes a board as a fact says. Somebody whom the fact names leaves the board only when it is over.
func follow(board *clinic.Clinic, e *game.Event, over bool) {
	if follow := dress.EventOf(e.Type).Follow; follow != nil {
		follow(board, e, over)
	}
	if p := board.Person(e.Person); p != nil {
		switch {
		case e.Type == game.LevelChanged:
			p.Level = e.NewLevel
		case e.Type == game.PatientCured && p.Kind == clinic.Doctor: // who stays
		case over && (e.Type == game.PatientCured || e.Type == game.PatientDied):
			board.People = slices.DeleteFunc(board.People, func(p clinic.Person) bool { return p.ID == e.Person })
		}
	}
}

// pictureHeads are how much is said above the picture, less and less where it is narrow: what one has before what one
// will have, the name, and the gaps.
var pictureHeads = [...]struct {
	before, name bool
	apart        float64
}{{true, true, 14}, {true, true, 8}, {false, true, 8}, {false, false, 8}, {false, false, 3}}

// drawPicture paints whose clinic it is and how it stands, the clinic, and who waits in pre-admissions.
func (s *Scene) drawPicture(c *ui.Canvas) {
	if s.house.Grounds().Clinic == nil {
		return
	}
	x := &s.scenery
	area := s.pictured()
	head := area.CutTop(32, 8)
	type amount struct {
		sign       sprites.ID
		value, now int
	}
	bought := s.bought()
	amounts := []amount{{pictures.Time, x.owner.Time, x.owner.Time}, {pictures.Popularity, x.owner.Popularity, bought.Popularity}, {pictures.Money, x.owner.Money, bought.Money}}
	if x.owner.Annex != nil {
		amounts = append(amounts, amount{dress.AnnexSign(s.session.Rules()), x.owner.Annex.Money, bought.Annex.Money})
	}
	var to purses
	signs := [...]*paint.Point{nil, &to.popularity, &to.money, &to.annexMoney}
	money, popularity, annexMoney := s.flying()
	for i, late := range [...]int{0, popularity, money, annexMoney} {
		if i < len(amounts) && !s.deciding() {
			amounts[i].now -= late
			amounts[i].value -= late
		}
	}
	says := make([]string, len(amounts))
	name, wide, apart := s.name(x.player), 0.0, 0.0
	for i, size := range pictureHeads {
		if s.layout == arrangement.Desk && i > 0 {
			break
		}
		if !size.name {
			name = ""
		}
		wide, apart = 24+ui.Measure(ui.Heading, name), size.apart
		for i, amount := range amounts {
			says[i] = words.Number(amount.now)
			if size.before && amount.now != amount.value {
				says[i] = texts.Arrows(words.Number(amount.value), says[i])
			}
			wide += 26 + ui.Measure(ui.Price, says[i]) + apart
		}
		if wide <= head.W {
			break
		}
	}
	who, star := head, ui.Rect{}
	for i, amount := range amounts {
		at := head.CutRight(26+ui.Measure(ui.Price, says[i]), apart)
		pictures.Amount(c, amount.sign, ui.Price, says[i], at.X, at.Y+2, paint.Ink)
		if i == 1 {
			star = at
		}
		if sign := signs[i]; sign != nil {
			*sign = paint.Point{X: at.X + 10, Y: at.Y + 16}
		}
	}
	if wide <= who.W {
		c.Circle(who.X+8, who.Y+16, 7, s.color(x.player))
	}
	if name != "" {
		c.TextIn(ui.Heading, name, ui.Rect{X: who.X + 24, Y: who.Y, W: head.W - 24, H: 32}, ui.Left, paint.Ink)
	}
	whole := area
	change, there := s.drawWaiting(c, &area)
	dead, place := s.dead(), ui.Rect{}
	if dead != nil && x.room != nil {
		s.house.Near(dollhouse.Place{Space: *x.room, Annex: x.beside}, s.near.Value())
	} else {
		s.house.Near(dollhouse.Place{}, 0)
	}
	s.house.Draw(c, area)
	if dead != nil {
		c.Round(s.right, 16, paint.Fade(paint.Shade, veil*s.near.Value()))
		c.Round(star.Inset(-5), 14, paint.Card)
		pictures.Amount(c, pictures.Popularity, ui.Price, says[1], star.X, star.Y+2, paint.Ink)
		if x.room != nil {
			s.house.DrawNear(c, area)
			place = s.ringDeath(c, area)
		} else {
			s.drawWaiting(c, &whole)
		}
	}
	if there { // not behind the clinic
		s.drawFlight(c, change.X, change.Y, to.popularity)
		s.drawDeath(c, area, ui.Rect{X: change.X - 60, Y: change.Y - 60, W: 120, H: 100})
	}
	people := x.meant().People
	for i := range people {
		if people[i].ID == x.person {
			if fx, fy, there := s.house.Foot(x.beside, i, area, c.Scale); there {
				pointAt(c, fx, fy-34)
				if s.dead() != nil {
					pictures.In(c, candle, ui.Rect{X: fx + 12, Y: fy - 28, W: 26, H: 26}, 0)
				}
				s.drawFlight(c, fx, fy-52, to.popularity)
				s.drawDeath(c, area, place)
			}
		}
	}
	s.drawFlying(c, area, to)
	c.Landmark("ledger.clinic", area)
}

// veil is how much all else is darkened while a death is told at its place.
const veil = 0.24

// ringDeath draws a line around the floor of the room in which somebody dies, and gives where it is.
func (s *Scene) ringDeath(c *ui.Canvas, area ui.Rect) ui.Rect {
	room := *s.scenery.room
	var corners [4]paint.Point
	for i, corner := range [...][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		corners[i].X, corners[i].Y = s.house.Point(s.scenery.beside, dollhouse.Stand{Floor: int(room.Floor), X: float64(room.X) + corner[0], Y: float64(room.Y) + corner[1]}, area, c.Scale)
	}
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		c.Line(from.X, from.Y, to.X, to.Y, 3, paint.Illegal)
	}
	r := ui.Rect{X: corners[3].X, Y: corners[0].Y, W: corners[1].X - corners[3].X, H: corners[2].Y - corners[0].Y}
	c.Landmark("ledger.death.place", r)
	return r
}

// pictured is where the clinic is drawn with all that is said of it.
func (s *Scene) pictured() ui.Rect {
	if s.layout == arrangement.Desk {
		return s.right.Inset(16)
	}
	return s.right.Inset(smallPad)
}

// bought is the player of the picture after the purchase that the slider stands at; as it is where none is decided.
func (s *Scene) bought() game.Player {
	owner := s.scenery.owner
	if !s.deciding() || !s.buys() {
		return owner
	}
	spent := s.points * s.session.On(s.board()).Number(game.PricePopularity)
	owner.Popularity += s.points
	if s.beside {
		annex := *owner.Annex
		annex.Money -= spent
		owner.Annex = &annex
	} else {
		owner.Money += owner.Turn.Income - spent
	}
	return owner
}

// drawWaiting paints the patients in pre-admissions at the bottom of an area, or who of the town the line that is read
// is about, and takes that strip off it. Where the line is about one of them, it gives the place from which the
// popularity flies up.
func (s *Scene) drawWaiting(c *ui.Canvas, area *ui.Rect) (change paint.Point, there bool) {
	var waiting []*clinic.Person
	for board := range s.scenery.owner.Boards() {
		for i := range board.Clinic.People {
			if p := &board.Clinic.People[i]; p.At.Area == clinic.PreAdmissions {
				waiting = append(waiting, p)
			}
		}
	}
	if s.deciding() && (len(waiting) == 0 || s.layout != arrangement.Desk) { // where they are not decided about in the list
		return change, false
	}
	reads := !s.deciding() && area.H >= leastForTown
	if len(waiting) == 0 && !reads {
		return change, false
	}
	const side = 40
	strip := area.CutBottom(side+8, 8) // while lines are read always, so that the clinic stays where it is
	if reads && s.drawTown(c, strip) || len(waiting) == 0 {
		return change, false
	}
	row := s.drawStrip(c, strip, ui.T("ledger.pre_admissions"))
	step := min(side+22, row.W/float64(len(waiting)))
	for _, p := range waiting {
		at := row.CutLeft(step, 0)
		fade, rise, shown, dead := 0.0, 0.0, p, sprites.NoPiece
		switch {
		case p.ID != s.scenery.person:
		case s.scenery.event == game.PatientDied:
			dead, fade = s.dying(dollhouse.Piece(p), p.ID)
		case s.scenery.event == game.LevelChanged:
			const jump = 7 // within the strip
			shown, rise = s.before(p), jump*s.startled(p.ID)
		}
		sign := dress.AnnexSign(s.session.Rules())
		if p.Service != clinic.NoService {
			sign = sprites.Emblem(p.Service, true)
		}
		pictures.In(c, sign, ui.Rect{X: at.X, Y: at.Y + 9, W: 22, H: 22}, 0)
		in := ui.Rect{X: at.X + 24, Y: at.Y + 4 - rise, W: 32, H: 32}
		if dead == sprites.DeadPatient {
			pictures.In(c, dead.Picture(), in, fade)
		} else {
			paintPerson(c, shown, in, fade)
		}
		if p.ID == s.scenery.person {
			c.RoundLine(ui.Rect{X: at.X + 22, Y: at.Y + 1, W: 38, H: 38}, 9, 2, paint.Accent)
			change, there = paint.Point{X: at.X + 40, Y: at.Y}, true
		}
	}
	return change, there
}

// drawStrip paints a strip with a title at its left where there is room for it, and gives what is left of it.
func (s *Scene) drawStrip(c *ui.Canvas, strip ui.Rect, title string) (row ui.Rect) {
	c.Round(strip, 10, paint.Well)
	width := min(ui.Measure(ui.Text, title), strip.W*0.4)
	row = strip.Inset(4)
	row.CutLeft(8, 0)
	if s.layout == arrangement.Desk || ui.Measure(ui.Text, title) <= width {
		c.TextIn(ui.Text, title, row.CutLeft(width+1, 12), ui.Left, paint.SecondInk)
	}
	return row
}

// drawFlight lets the popularity that the line brings or takes fly up from a place. Of a death it is said also where it
// costs nothing; what it costs flies to the popularity.
func (s *Scene) drawFlight(c *ui.Canvas, x, y float64, to paint.Point) {
	if s.deciding() || s.drawLoss(c, x, y, to) {
		return
	}
	e := &s.lines[s.cursor].event
	change := e.Popularity
	if change == 0 && e.Type != game.PatientDied {
		return
	}
	ground := paint.Legal
	if change < 0 {
		ground = paint.Illegal
	}
	text := words.Signed(change)
	width := ui.Measure(ui.Number, text) + 48
	r := ui.Rect{X: x - width/2, Y: y - 14 - 26*s.flies.Value() - 17, W: width, H: 34}
	if s.layout != arrangement.Desk { // not over what one has
		r.Y = max(r.Y, s.pictured().Y+40)
	}
	c.Shadow(r, 17, 0.6)
	c.Round(r, 17, ground)
	c.TextIn(ui.Number, text, ui.Rect{X: r.X + 12, Y: r.Y, W: r.W - 40, H: r.H}, ui.Left, paint.Card)
	pictures.In(c, pictures.Popularity, ui.Rect{X: r.Right() - 32, Y: r.Y + 6, W: 22, H: 22}, 0)
	c.Landmark("ledger.change", r)
}

// pointAt paints an arrow head that points down at a place.
func pointAt(c *ui.Canvas, x, y float64) {
	c.Polygon(paint.Card, paint.Point{X: x - 13, Y: y - 17}, paint.Point{X: x + 13, Y: y - 17}, paint.Point{X: x, Y: y + 3})
	c.Polygon(paint.Accent, paint.Point{X: x - 9, Y: y - 15}, paint.Point{X: x + 9, Y: y - 15}, paint.Point{X: x, Y: y - 1})
}
