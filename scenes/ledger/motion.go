package ledger

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/shown"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// What the line that is read tells, or what has just been decided, is seen to happen in the picture: who is cured gets
// up, smiles and leaves by the door, the car drives off, coins fly to the savings and stars to the popularity, who
// worsens starts, who dies pales. With reduced motion the picture shows at once how it ends.

// Ticks at the usual speed: 60 are a second.
const (
	getUpTicks  = 14
	strideTicks = 8  // from place to place on the way out
	mostWalk    = 54 // of a long way
	coinTicks   = 18 // of each coin and star
	coinsApart  = 4  // from coin to coin
	nearTicks   = 16 // in which the view goes to where somebody dies
	startTicks  = 18 // of who worsens
	paleTicks   = 18 // of who dies
	landTicks   = 18 // of a sign that comes down on somebody
	floatTicks  = 24 // of what comes out of nowhere and floats
	actsApart   = 16 // from one who gets up to the next
	mostTicks   = 120
)

const (
	mostCoins  = 6
	getsUp     = 10 // pixels at 100 % that a patient rises from the bed
	jumps      = 14 // the same of one who worsens
	coinSide   = 20 // logical pixels
	landsFrom  = 90
	floatsFrom = 120 // pixels at 100 % above its place
	aboveHead  = 44
	coinArc    = 46
	aboveFoot  = 16
	dollarCoin = 3 // dollars of a coin, while there are not too many
)

// act is one fact that is seen to happen, from one tick to another, at the usual speed.
type act struct {
	event    game.Event
	from, to int
	ends     int               // when the last car is gone, too
	person   sprites.Person    // who leaves
	way      []dollhouse.Stand // out of the clinic, from where the patient lay; none for who stays
	cars     []dollhouse.Drive // of all who leave
	place    dollhouse.Stand   // where it happens, for what flies from there
	placed   bool
	floats   bool // comes out of nowhere, and floats there
}

// moving is what is seen to happen just now.
type moving struct {
	acts  []act
	ticks int // that all of it takes at the usual speed
	way   ui.Tween
	still bool // nothing moves

	unsaid bool // that an act is shown is still to be said when it begins; of a line it is said with the line
	said   int  // acts of which it has been
}

// show lets facts be seen to happen, one a little after the other, in the picture as it is. Nothing moves where the
// player reduced motion.
func (s *Scene) show(c *scenes.Context, facts ...game.Event) {
	m := &s.moving
	*m = moving{still: c.Motion(1) == 0}
	for i := range facts {
		if a, seen := s.actOf(&facts[i]); seen {
			m.acts = append(m.acts, a)
		}
	}
	apart, last := actsApart, 0
	for i := range m.acts {
		last = max(last, m.acts[i].ends)
	}
	if n := len(m.acts); n > 1 {
		apart = min(apart, (mostTicks-last)/(n-1))
	}
	for i := range m.acts {
		a := &m.acts[i]
		a.from, a.to, a.ends = i*apart, i*apart+a.to, i*apart+a.ends
		m.ticks = max(m.ticks, a.ends)
	}
	if m.ticks > 0 {
		m.way.Start(1, c.Motion(m.ticks))
	}
	s.flies.Set(0)
	s.flies.Start(1, c.Motion(flightTicks))
	s.near.Set(0)
	if s.dead() != nil && s.moving.still {
		s.near.Set(1)
	} else if s.dead() != nil {
		s.near.Start(1, c.Motion(nearTicks))
	}
}

// actOf gives how a fact is seen to happen in the picture as it is, and whether it is.
func (s *Scene) actOf(e *game.Event) (a act, seen bool) {
	x := &s.scenery
	if e.Player != x.player || x.owner.Clinic.Columns == 0 {
		return a, false
	}
	a = act{event: *e}
	board, shown, on := &x.owner.Clinic, s.house.Grounds().Clinic, s.contextOf(x)
	if e.Board != "" && x.owner.Annex != nil {
		board, shown, on = &x.owner.Annex.Clinic, s.house.Grounds().Annex, on.Annex()
	}
	if shown == nil {
		return a, false
	}
	for i := range shown.Rooms {
		room := &shown.Rooms[i]
		for k := range room.People {
			if key := room.People[k].Key; key < dollhouse.NotAPerson && board.People[key].ID == e.Person {
				a.place.X, a.place.Y, a.place.Z = room.Seat(k)
				a.place.Floor, a.placed = int(room.Space.Floor), true
				a.person = sprites.Person{Piece: dollhouse.Piece(&board.People[key]), Key: dollhouse.NotAPerson}
			}
		}
	}
	switch {
	case e.Type == game.PatientCured:
		if a.placed && s.rulesOf(e.Board).As(e.Kind) == clinic.Patient {
			a.way = append([]dollhouse.Stand{a.place}, dollhouse.WayOut(on, e.From.Space)...)
		}
		a.to = getUpTicks + max(a.walkTicks(), a.flyTicks())
	case e.Type == game.PatientDied:
		a.to = paleTicks
	case e.Type == game.LevelChanged && s.rulesOf(e.Board).As(e.Kind) == clinic.Patient:
		a.to = startTicks
	case a.lands() != sprites.None:
		a.to = landTicks
	case dress.EventOf(e.Type).Comes == dress.Rises && e.To.Area == clinic.Inside:
		a.floats, a.to = true, floatTicks
		_, _, a.place.Z = dollhouse.Floats(board, e.To.Space)
	case e.Popularity > 0:
		a.to = a.flyTicks()
	}
	a.ends, a.cars = a.to, s.carsOff(e)
	if len(a.cars) > 0 {
		a.ends = max(a.ends, a.driven())
	}
	return a, a.ends > 0
}

// lands is the sign of a fact about somebody that comes down on that person, None for none.
func (a *act) lands() sprites.ID {
	if how := dress.EventOf(a.event.Type); how.Person && a.placed {
		return how.Sign
	}
	return sprites.None
}

func (a *act) walkTicks() int { return min(mostWalk, strideTicks*max(0, len(a.way)-1)) }

// coins and stars are how many of them fly.
func (a *act) coins() int {
	if money := a.event.Money + a.event.AnnexMoney; money > 0 && a.event.Type == game.PatientCured {
		return max(1, min(mostCoins, money/dollarCoin))
	}
	return 0
}

func (a *act) stars() int { return max(0, min(mostCoins, a.event.Popularity)) }

func (a *act) flyTicks() int { return coinTicks + coinsApart*max(0, max(a.coins(), a.stars())-1) }

// heard is the tick in which it is heard: at once, but a sign that comes down as it lands.
func (a *act) heard() int {
	if a.lands() != sprites.None {
		return a.to - 2
	}
	return a.from
}

// begins is the tick in which what flies sets out.
func (a *act) begins() int {
	if a.event.Type == game.PatientCured {
		return a.from + getUpTicks
	}
	return a.from
}

// of is the act of somebody who moves.
func (m *moving) of(person string) *act {
	for i := range m.acts {
		if m.acts[i].event.Person == person && !m.still {
			return &m.acts[i]
		}
	}
	return nil
}

// part is how much of some ticks of the whole is done, 0 to 1.
func (m *moving) part(from, to int) float64 { return m.way.Part(from, to, m.ticks) }

// move lets a tick pass in what is seen to happen. Whatever the player does meanwhile counts at once, and the rest of
// it is there.
func (s *Scene) move(c *scenes.Context) {
	m := &s.moving
	if m.way.Moving() && (c.Gestures.Pressed || c.Gestures.Any() && c.Gestures.ByKeys) {
		m.way.Set(1)
		s.pose()
		c.Redraw()
	}
	if s.flies.Update() {
		c.Redraw()
	}
	if s.near.Update() {
		c.Redraw()
	}
	if m.way.Update() {
		s.pose()
		c.Redraw()
	}
	for m.unsaid && m.said < len(m.acts) && m.part(m.acts[m.said].heard(), m.acts[m.said].heard()+1) > 0 {
		shown.Now(c, s.session.Rules(), &m.acts[m.said].event)
		m.said++
	}
}

// pose has everybody in the picture drawn as far as what happens has come.
func (s *Scene) pose() {
	shown := s.house.Grounds()
	if shown.Clinic == nil {
		return
	}
	if board := s.scenery.meant(); s.scenery.beside {
		s.light(shown.Annex, board)
	} else {
		s.light(shown.Clinic, board)
	}
	var walkers [2][]sprites.Walker
	for i := range s.moving.acts {
		a := &s.moving.acts[i]
		if a.event.Player != s.scenery.player {
			continue
		}
		which := 0
		if a.event.Board != "" {
			which = 1
		}
		board := shown.Clinic
		if which == 1 {
			board = shown.Annex
		}
		walkers[which] = s.driveOff(board, a, walkers[which])
		if a.floats {
			s.floatDown(board, a)
		}
		if len(a.way) == 0 {
			continue
		}
		if s.deciding() { // a line lights the room itself
			s.lightLeft(shown, a)
		}
		up, walked := s.moving.part(a.from, a.from+getUpTicks), s.moving.part(a.from+getUpTicks, a.from+getUpTicks+a.walkTicks())
		who, at := a.person, dollhouse.Along(a.way, walked)
		if up > 0.5 {
			who.Piece = who.Piece.Cured()
		}
		if walked == 0 {
			at.Z += getsUp * up
		}
		who.Fade = max(0, walked*4-3)
		if walked < 1 {
			walkers[which] = append(walkers[which], at.Walker(who))
		}
	}
	s.house.Walk(walkers[0], walkers[1])
}

// floatDown shows what comes out of nowhere as far down as it is on its way to its place.
func (s *Scene) floatDown(board *sprites.Clinic, a *act) {
	for i := range board.Walkers {
		w := &board.Walkers[i]
		if space, floats := dollhouse.FloatsIn(w.Person.Key); floats && space == a.event.To.Space {
			left := 1 - s.moving.part(a.from, a.to)
			w.Z, w.Person.Fade = a.place.Z+floatsFrom*left, left
		}
	}
}

// lightLeft lights the room that somebody has left who is cured.
func (s *Scene) lightLeft(shown dollhouse.Grounds, a *act) {
	board := shown.Clinic
	if a.event.Board != "" {
		board = shown.Annex
	}
	for i := range board.Rooms {
		if room := &board.Rooms[i]; room.Space == a.event.From.Space && room.Light == sprites.NoLight {
			room.Light = sprites.GlowGood
		}
	}
}

// poseOf changes how somebody is drawn whom the line is about.
func (s *Scene) poseOf(drawn *sprites.Person, person *clinic.Person) {
	a := s.moving.of(person.ID)
	switch s.scenery.event {
	case game.PatientCured:
		switch {
		case a == nil:
			drawn.Piece = drawn.Piece.Cured()
		case len(a.way) > 0:
			drawn.Left = true // and walks
		default:
			up := s.moving.part(a.from, a.from+getUpTicks)
			drawn.Rise = getsUp * math.Sin(up*math.Pi)
		}
	case game.PatientDied:
		drawn.Piece, drawn.Fade = s.dying(drawn.Piece, person.ID)
	case game.LevelChanged:
		if a != nil {
			drawn.Rise = jumps * s.startled(person.ID)
			drawn.Piece = dollhouse.Piece(s.before(person))
		}
	}
}

// startled is how far who worsens has started up, from 0 to 1.
func (s *Scene) startled(person string) float64 {
	a := s.moving.of(person)
	if a == nil || a.event.Type != game.LevelChanged {
		return 0
	}
	return math.Sin(s.moving.part(a.from, a.to) * math.Pi)
}

// before is somebody who worsens as long as that has not come to pass in the picture, then as it is.
func (s *Scene) before(person *clinic.Person) *clinic.Person {
	a := s.moving.of(person.ID)
	if a == nil || a.event.Type != game.LevelChanged || s.moving.part(a.from, a.to) >= 0.5 {
		return person
	}
	was := *person
	was.Level = a.event.Level
	return &was
}

// dying is how somebody is drawn who dies, and how faint: a patient loses the color and closes the eyes, everybody else
// pales.
func (s *Scene) dying(piece sprites.Piece, person string) (drawn sprites.Piece, fade float64) {
	const faint = 0.65
	done := 1.0
	if a := s.moving.of(person); a != nil {
		done = s.moving.part(a.from, a.to)
	}
	switch dead := piece.Dead(); {
	case dead == piece:
		return piece, faint * done
	case done < 0.5:
		return piece, faint * 2 * done
	default:
		return dead, faint * 2 * (1 - done)
	}
}

// flying gives the dollars and the popularity of what is still on its way.
func (s *Scene) flying() (money, popularity, annexMoney int) {
	for i := range s.moving.acts {
		a := &s.moving.acts[i]
		if a.event.Player != s.scenery.player {
			continue
		}
		left := 1 - s.moving.part(a.begins()+coinTicks/2, a.begins()+a.flyTicks())
		still := func(amount int) int { return int(math.Round(float64(max(0, amount)) * left)) }
		if a.coins() > 0 {
			money, annexMoney = money+still(a.event.Money), annexMoney+still(a.event.AnnexMoney)
		}
		popularity += still(a.event.Popularity)
	}
	return money, popularity, annexMoney
}

// purses are where what flies lands: the signs of savings, popularity, and the annex's own savings.
type purses struct{ money, popularity, annexMoney paint.Point }

// drawFlying draws coins and stars on their way.
func (s *Scene) drawFlying(c *ui.Canvas, area ui.Rect, to purses) {
	if !s.moving.way.Moving() {
		return
	}
	for i := range s.moving.acts {
		a := &s.moving.acts[i]
		if a.event.Player != s.scenery.player {
			continue
		}
		from := to.money
		if a.event.AnnexMoney != 0 {
			from = to.annexMoney
		}
		purse := from
		if a.placed {
			from.X, from.Y = s.house.Point(a.event.Board != "", a.place, area, c.Scale)
			from.Y -= aboveFoot
		}
		if done := s.moving.part(a.from, a.to); a.lands() != sprites.None && done < 1 {
			x, y := s.house.Point(a.event.Board != "", a.place, area, c.Scale)
			pictures.Draw(c, a.lands(), x, y-aboveHead*done-(landsFrom+aboveHead)*(1-done), 1, (1-done)/2)
			continue
		}
		for coin := range a.coins() {
			s.drawThrown(c, pictures.Money, from, purse, a.begins()+coin*coinsApart)
		}
		for star := range a.stars() {
			s.drawThrown(c, pictures.Popularity, from, to.popularity, a.begins()+star*coinsApart)
		}
	}
}

// drawThrown draws one coin or star that sets out in a tick.
func (s *Scene) drawThrown(c *ui.Canvas, sign sprites.ID, from, to paint.Point, begins int) {
	along := s.moving.part(begins, begins+coinTicks)
	if along <= 0 || along >= 1 {
		return
	}
	x, y := from.X+(to.X-from.X)*along*along, from.Y+(to.Y-from.Y)*along-coinArc*math.Sin(along*math.Pi)
	r := ui.Rect{X: x - coinSide/2, Y: y - coinSide/2, W: coinSide, H: coinSide}
	pictures.In(c, sign, r, 0)
	c.Landmark("ledger.flying", r)
}
