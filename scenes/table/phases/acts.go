package phases

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// What happens on the screen while a beat is told: cured patients get up, smile and leave by the door, the car
// drives off, coins fly to the savings and stars to the popularity, those who worsen start, those who die pale.
// The next beat may begin before all of it is over.

// Ticks at the usual speed: 60 per second.
const (
	leanTicks   = 7 // until the staff who treat lean in
	getUpFrom   = 18
	getUpTicks  = 13
	strideTicks = 6  // from place to place on the route out
	mostWalk    = 36 // for a long route
	coinsFrom   = 25
	coinTicks   = 25 // of each coin and star
	coinsApart  = 4  // from one coin to the next
	startTicks  = 18 // of those who worsen
	paleTicks   = 18 // of those who die
	landTicks   = 18 // of a sign that comes down on somebody
	floatTicks  = 24 // of what appears from nowhere and floats
	carTicks    = 18
	carsApart   = 6
	carsSpan    = 48 // the most between the start of the first car and of the last
	lossTicks   = 30 // of a death's cost, while it flies to the popularity
)

const (
	mostCoins  = 7
	getsUp     = 14  // pixels at 100 % that a patient rises from the bed
	jumps      = 14  // the same for one who worsens
	leans      = 5   // for those who treat
	floatsFrom = 120 // pixels at 100 % above its place
	dollarCoin = 3   // dollars per coin, unless there are too many
	faint      = 0.65
)

// Act is one fact as it happens on the screen, from one tick to another, at the usual speed.
type Act struct {
	Event  game.Event
	Place  dollhouse.Stand // where it happens, and from where things fly
	Placed bool

	from, to int
	ends     int               // when the last car is gone, too
	person   sprites.Person    // the one who leaves
	way      []dollhouse.Stand // out of the clinic, from where the patient lay; none for one who stays
	cars     []dollhouse.Drive // of all who leave
	floats   bool              // it appears from nowhere and floats there
}

// Acts returns the acts of a beat that begins in a tick, on the boards of a player as they stand then.
func (s *Story) Acts(beat, player, tick int, state *game.State) (list []Act) {
	b := &s.Beats[beat]
	on := game.Context{Rules: s.session.Rules(), State: state, Player: player}
	grounds := dollhouse.OfPlayerSince(on, s.Start.Players[player].Clinic.People)
	ticks := s.Ticks(beat)
	apart := max(1, ticks/max(1, b.To-b.From))
	for i := range s.Lines[b.From:b.To] {
		l := &s.Lines[b.From+i]
		if l.Event.Player != player {
			continue
		}
		if a, seen := s.actOf(&l.Event, on, grounds); seen {
			begins := tick
			if b.Kind == Others {
				begins += i * apart
			}
			a.from, a.to, a.ends = begins, begins+a.to, begins+a.ends
			if b.Kind == Others { // who has left stays away until the state of the next beat shows it
				a.ends = max(a.ends, tick+ticks+1)
			}
			list = append(list, a)
		}
	}
	return list
}

// actOf returns how a fact happens on the screen, and whether it does.
func (s *Story) actOf(e *game.Event, on game.Context, grounds dollhouse.Grounds) (a Act, seen bool) {
	if on.Clinic().Columns == 0 {
		return a, false
	}
	a = Act{Event: *e}
	shown, before := grounds.Clinic, s.Start.Players[e.Player].Clinic.People
	if e.Board != game.Home {
		on, shown, before = on.Annex(), grounds.Annex, nil
	}
	if shown == nil {
		return a, false
	}
	a.find(shown, on.Clinic())
	switch {
	case e.Type == game.PatientCured:
		if a.Placed && on.Rules.As(e.Kind) == clinic.Patient {
			a.way = append([]dollhouse.Stand{a.Place}, dollhouse.WayOut(on, e.From.Space)...)
		}
		a.to = getUpFrom + getUpTicks + max(a.walkTicks(), a.flyTicks())
	case e.Type == game.PatientDied:
		a.to = max(paleTicks, lossTicks)
	case e.Type == game.LevelChanged && on.Rules.As(e.Kind) == clinic.Patient:
		a.to = startTicks
	case a.Lands() != sprites.None:
		a.to = landTicks
	case extensionui.EventOf(e.Type).Comes == extensionui.Rises && e.To.Area == clinic.Inside:
		a.floats, a.to = true, floatTicks
		_, _, a.Place.Z = dollhouse.Floats(on.Clinic(), e.To.Space)
	case e.Popularity > 0:
		a.to = a.flyTicks()
	}
	a.cars = carsOff(e, on, before)
	a.ends = a.to
	if len(a.cars) > 0 {
		a.ends = max(a.ends, a.carFrom(len(a.cars)-1)+carTicks)
	}
	return a, a.ends > 0
}

// find finds the person of the fact on a board.
func (a *Act) find(shown *sprites.Clinic, board *clinic.Clinic) {
	for i := range shown.Rooms {
		room := &shown.Rooms[i]
		for k := range room.People {
			if key := room.People[k].Key; key < dollhouse.NotAPerson && board.People[key].ID == a.Event.Person {
				a.Place.X, a.Place.Y, a.Place.Z = room.Seat(k)
				a.Place.Floor, a.Placed = int(room.Space.Floor), true
				a.person = sprites.Person{Piece: dollhouse.Piece(&board.People[key]), Key: dollhouse.NotAPerson}
			}
		}
	}
}

// carsOff returns the cars of all who leave the board by a fact.
func carsOff(e *game.Event, on game.Context, before []clinic.Person) (cars []dollhouse.Drive) {
	after := on.Clinic().Clone()
	follow(&after, e, true)
	for i := range on.Clinic().People {
		if p := &on.Clinic().People[i]; p.Car && after.Person(p.ID) == nil {
			if car := dollhouse.Leaves(on, before, p.ID); car.Parks {
				cars = append(cars, car)
			}
		}
	}
	return cars
}

// Lands returns the sign of a fact that comes down on its person, None for none.
func (a *Act) Lands() sprites.ID {
	if how := extensionui.EventOf(a.Event.Type); how.Person && a.Placed {
		return how.Sign
	}
	return sprites.None
}

func (a *Act) walkTicks() int { return min(mostWalk, strideTicks*max(0, len(a.way)-1)) }

// coins and stars return how many of them fly.
func (a *Act) coins() int {
	if money := a.Event.Money + a.Event.AnnexMoney; money > 0 && a.Event.Type == game.PatientCured {
		return max(1, min(mostCoins, money/dollarCoin))
	}
	return 0
}

func (a *Act) stars() int { return max(0, min(mostCoins, a.Event.Popularity)) }

func (a *Act) flyTicks() int { return coinTicks + coinsApart*max(0, max(a.coins(), a.stars())-1) }

// drivesOff returns the tick after the beginning of an act in which the first car starts.
func (a *Act) drivesOff() int {
	switch {
	case len(a.way) > 0:
		return getUpFrom + getUpTicks + max(0, a.walkTicks()-carsApart)
	case a.Event.Type == game.PatientDied:
		return paleTicks
	}
	return 0
}

// carFrom returns the tick after the beginning of the act in which a car starts.
func (a *Act) carFrom(car int) int { return a.drivesOff() + car*min(carsApart, carsSpan/len(a.cars)) }

// Played is a moment of the acts.
type Played struct {
	Clock float64 // ticks at the usual speed
	Since float64 // when the beat began
	Acts  []Act
	Dim   float64 // how dark everything else is, from 0 to 1
	Beat  *Beat
}

// part returns how much of the ticks between two is done, from 0 to 1.
func (p *Played) part(from, to int) float64 {
	return ui.Part(p.Clock, float64(from), float64(to))
}

// Going returns the acts that are not over in a tick.
func Going(acts []Act, clock float64) (list []Act) {
	for i := range acts {
		if float64(acts[i].ends) > clock {
			list = append(list, acts[i])
		}
	}
	return list
}

// Pose is how the drawing of a person differs from the state.
type Pose struct {
	Person string
	Board  game.BoardName
	Piece  sprites.Piece
	Rise   float64 // pixels at 100 %
	Fade   float64
	Left   bool // left the place, and walks
}

// Poses returns the poses of all who act.
func (p *Played) Poses() (list []Pose) {
	for i := range p.Acts {
		a := &p.Acts[i]
		e := &a.Event
		pose := Pose{Person: e.Person, Board: e.Board, Piece: a.person.Piece}
		switch {
		case e.Type == game.PatientCured:
			up := p.part(a.from+getUpFrom, a.from+getUpFrom+getUpTicks)
			if up > 0 {
				pose.Piece = pose.Piece.Cured()
			}
			pose.Left = len(a.way) > 0 && up == 1
			pose.Rise = getsUp * math.Sin(up*math.Pi/2)
			if len(a.way) == 0 {
				pose.Rise = getsUp * math.Sin(up*math.Pi)
			}
			lean := math.Sin(math.Pi * p.part(a.from+leanTicks, a.from+getUpFrom))
			for _, helper := range e.People {
				list = append(list, Pose{Person: helper, Board: pose.Board, Rise: leans * lean})
			}
		case e.Type == game.PatientDied:
			pose.Piece, pose.Fade = dying(pose.Piece, p.part(a.from, a.from+paleTicks))
		case e.Type == game.LevelChanged && e.Person != "":
			done := p.part(a.from, a.from+startTicks)
			pose.Rise = jumps * math.Sin(done*math.Pi)
			if done < 0.5 {
				pose.Piece = dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level})
			}
		default:
			continue
		}
		list = append(list, pose)
	}
	return list
}

// dying returns how a dying person is drawn, and how faint: a patient loses the color and closes the eyes,
// everybody else pales.
func dying(piece sprites.Piece, done float64) (drawn sprites.Piece, fade float64) {
	switch dead := piece.Dead(); {
	case dead == piece:
		return piece, faint * done
	case done < 0.5:
		return piece, faint * 2 * done
	default:
		return dead, faint * 2 * (1 - done)
	}
}

// Walkers returns who walks out and which cars drive off, on a board; gone are the cars whose
// places are empty.
func (p *Played) Walkers(board game.BoardName) (walkers []sprites.Walker, gone []dollhouse.Drive) {
	for i := range p.Acts {
		a := &p.Acts[i]
		if a.Event.Board != board {
			continue
		}
		for k := range a.cars {
			gone = append(gone, a.cars[k])
			from := a.from + a.carFrom(k)
			if done := p.part(from, from+carTicks); done < 1 {
				walkers = append(walkers, a.cars[k].At(done))
			}
		}
		begins := a.from + getUpFrom + getUpTicks
		if len(a.way) == 0 || p.Clock < float64(begins) {
			continue
		}
		walked := p.part(begins, begins+a.walkTicks())
		who := a.person
		who.Piece = who.Piece.Cured()
		who.Fade = max(0, walked*4-3)
		if walked < 1 {
			walkers = append(walkers, dollhouse.Along(a.way, walked).Walker(who))
		}
	}
	return walkers, gone
}

// Float returns how far above its place something is that appears from nowhere in a space, in pixels at 100 %, and
// how faint.
func (p *Played) Float(space clinic.Space) (up, fade float64) {
	for i := range p.Acts {
		if a := &p.Acts[i]; a.floats && a.Event.To.Space == space {
			left := 1 - p.part(a.from, a.to)
			return floatsFrom * left, left
		}
	}
	return 0, 0
}

// Thrown flies from where a fact is seen to the savings or the popularity.
type Thrown struct {
	*Act
	Sign sprites.ID
	To   string  // "money" or "popularity"
	Done float64 // how far, more than 0 and less than 1
}

// Thrown returns the flying coins and stars.
func (p *Played) Thrown() (list []Thrown) {
	for i := range p.Acts {
		a := &p.Acts[i]
		begins := a.from
		if a.Event.Type == game.PatientCured {
			begins += coinsFrom
		}
		throw := func(sign sprites.ID, to string, count int) {
			for k := range count {
				from := begins + k*coinsApart
				if done := p.part(from, from+coinTicks); done > 0 && done < 1 {
					list = append(list, Thrown{a, sign, to, done})
				}
			}
		}
		throw(pictures.Money, "money", a.coins())
		throw(pictures.Popularity, "popularity", a.stars())
	}
	return list
}

// Landing returns how far the sign of an act has come down, from 0 to 1.
func (p *Played) Landing(a *Act) float64 { return p.part(a.from, a.to) }

// Loss returns how far the cost of a death has flown to the popularity, from 0 to 1.
func (p *Played) Loss(a *Act) float64 { return p.part(a.from, a.from+lossTicks) }
