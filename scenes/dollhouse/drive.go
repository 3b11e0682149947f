package dollhouse

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// Where cars drive, in tiles: roadAway is the distance of the road from the lot it surrounds, and roadBeyond how far
// beyond the lot they can be seen.
const roadAway, roadBeyond = 0.76, 2.2

// fadesOver is the part of its way over which a car fades in or out.
const fadesOver = 0.25

// Drive is the way of a car between the road and its parking place. The zero Drive is none.
type Drive struct {
	// Space and Place are its parking place. Parks is false for a car without one: its way ends in front of the
	// clinic.
	Space clinic.Space
	Place int
	Parks bool

	leaves  bool
	way     []Stand
	colored [2]sprites.ID // picture along x, and along y
	parked  sprites.ID    // picture in its place
}

// Arrives returns the way of a person's car over the streets of c's board to its place.
func Arrives(c game.Context, person string) Drive { return driveOf(&Plan{}, c, person, false) }

// Leaves returns the way of a person's car from its place to the road and away. before lists the people who were
// there before, as in OfPlayerSince.
func Leaves(c game.Context, before []clinic.Person, person string) Drive {
	return driveOf(planSince(c, before), c, person, true)
}

func driveOf(p *Plan, c game.Context, person string, leaves bool) Drive {
	p.Describe(c.Clinic(), c.Rules.Numbers)
	d := Drive{leaves: leaves}
	d.colored[0], d.colored[1] = sprites.Cars(carColor(person))
	d.parked = d.colored[0]
	for _, parked := range p.parked {
		if p.owner(parked).ID != person {
			continue
		}
		d.Space, d.Place, d.Parks = parked.Space, parked.Place, true
		x, y, picture := sprites.CarPlace(Kind(c.Clinic().At(parked.Space).Kind), parked.Space, parked.Place, carColor(person))
		d.parked = picture
		d.lead(c.Clinic(), x, y)
		return d
	}
	d.lead(c.Clinic(), float64(c.Clinic().Columns)/2, float64(c.Clinic().Rows)+roadAway)
	return d
}

// ArrivesAt returns the way of a vehicle to the place in a space where the last of its kind stands. pictures show it
// along x and along y.
func ArrivesAt(board *clinic.Clinic, space clinic.Space, pictures [2]sprites.ID) Drive {
	d := Drive{Space: space, Parks: true, colored: pictures}
	p := &Plan{board: board}
	for place := streetPlaces - 1; place >= 0; place-- {
		if p.parkedAt(space, place) != sprites.None {
			d.Place = place // the last one taken
		}
	}
	x, y, _ := sprites.CarPlace(sprites.KindStreet, space, d.Place, 0)
	d.parked = pictures[d.Place%2]
	d.lead(board, x, y)
	return d
}

// insideHedges is the distance from the lot's edge at which cars drive between it and the hedges, in tiles.
const insideHedges = 0.03

// gap returns where to pass the hedges nearest to a place on a side of a length, in tiles: they stand at the middles
// of its spaces.
func gap(at, long float64) float64 { return max(1, min(long-1, math.Round(at))) }

// lead finds the way between the road and a place on the board: to the nearest side of the lot without a module in
// between, through a gap in the hedges there.
func (d *Drive) lead(board *clinic.Clinic, x, y float64) {
	columns, rows := float64(board.Columns), float64(board.Rows)
	front, right := rows+roadAway, columns+roadAway
	free := func(dx, dy int8) bool {
		for at := d.Space; at.X >= 0 && at.Y >= 0 && at.X < board.Columns && at.Y < board.Rows; at.X, at.Y = at.X+dx, at.Y+dy {
			if board.At(at).Module() {
				return false
			}
		}
		return true
	}
	on := func(x, y float64) Stand { return Stand{X: x, Y: y, Z: sprites.PavementZ} }
	place := Stand{X: x, Y: y}
	south := [...]Stand{on(gap(x, columns), front), on(gap(x, columns), rows+insideHedges), on(x, rows+insideHedges)}
	east := [...]Stand{on(right, gap(y, rows)), on(columns+insideHedges, gap(y, rows)), on(columns+insideHedges, y)}
	switch {
	case !d.Parks:
		place.Z = sprites.PavementZ
		d.way = []Stand{on(-roadBeyond, front), place}
	case free(0, 1):
		d.way = []Stand{on(-roadBeyond, front), south[0], south[1], south[2], place}
	case free(-1, 0):
		d.way = []Stand{on(-roadAway, front+roadBeyond), on(-roadAway, y), place}
	case free(1, 0):
		d.way = []Stand{on(right, front+roadBeyond), east[0], east[1], east[2], place}
	default:
		d.way = []Stand{on(-roadBeyond, -roadAway), on(x, -roadAway), place}
	}
	if !d.leaves {
		return
	}
	switch {
	case !d.Parks:
		d.way = []Stand{place, on(x, front), on(right+roadBeyond, front)}
	case free(0, 1):
		d.way = []Stand{place, south[2], south[1], south[0], on(right+roadBeyond, front)}
	case free(-1, 0):
		d.way = []Stand{place, on(-roadAway, y), on(-roadAway, front+roadBeyond)}
	case free(1, 0):
		d.way = []Stand{place, east[2], east[1], east[0], on(right, -roadAway-roadBeyond)}
	default:
		d.way = []Stand{place, on(x, -roadAway), on(right+roadBeyond, -roadAway)}
	}
}

// At returns the car when a part of its way, 0 to 1, is done. It starts slowly when leaving, and stops slowly when
// arriving.
func (d *Drive) At(done float64) sprites.Walker {
	along, seen := done*done, 1-done
	if !d.leaves {
		along, seen = 1-(1-done)*(1-done), done
	}
	length := 0.0
	for i := range d.way[1:] {
		length += apart(d.way[i], d.way[i+1])
	}
	left, from, to := along*length, d.way[0], d.way[1]
	for i := range d.way[1:] {
		from, to = d.way[i], d.way[i+1]
		if leg := apart(from, to); left > leg && i+2 < len(d.way) {
			left -= leg
			continue
		}
		break
	}
	picture := d.colored[0]
	if math.Abs(to.Y-from.Y) > math.Abs(to.X-from.X) {
		picture = d.colored[1]
	}
	at := Along([]Stand{from, to}, min(1, left/max(apart(from, to), 0.01)))
	if d.leaves && done == 0 || !d.leaves && done == 1 {
		picture = d.parked
	}
	w := at.Walker(sprites.Person{Key: NotAPerson, Fade: max(0, 1-seen/fadesOver)})
	w.Picture = picture
	return w
}

// apart returns the distance between two places on the ground, in tiles.
func apart(a, b Stand) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }
