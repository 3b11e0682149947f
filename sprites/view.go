package sprites

import (
	"cmp"
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// How large pieces are in a clinic, relative to 100 %.
const (
	meepleOnTable = 0.72
	cubeOnTable   = 0.70
)

// View is a clinic laid out on the screen: it draws the clinic and finds what is where. Keep one and arrange it
// again when the clinic or the projection changes, so that it reuses its memory.
type View struct {
	Projection
	Larger  float64 // how much larger people are drawn relative to rooms; 0 means 1
	clinic  *Clinic
	order   []int // rooms, far to near, floor by floor
	modules [clinic.MaxFloors][clinic.MaxColumns][clinic.MaxRows]bool
	rooms   [clinic.MaxFloors][clinic.MaxColumns][clinic.MaxRows]bool
	seats   []place
	people  []standing // in drawing order
	top     int        // the highest floor with a room
}

// standing is one person, or a moving car, at a place on the screen.
type standing struct {
	person  Person
	picture ID // of a walker that isn't a person
	front   bool
	room    int
	floor   int
	at      place
	foot    theme.Point
	badge   theme.Point // the middle of the token on the person
}

// stands reports whether something is built there.
func (r *Room) stands() bool { return r.Trial == Built && r.Kind != NoKind }

// Values of standing.room for walkers outside of all rooms: behind every room of their floor, or in front of them.
const (
	behindRooms = -1
	beforeRooms = -2
)

// DrawClinic arranges a clinic and draws it: the pavement, then floor by floor.
func (v *View) DrawClinic(dst *ebiten.Image, s Sheet, c *Clinic, p Projection) {
	v.Arrange(c, p)
	v.Draw(dst, s)
}

// Arrange works out the drawing order and where everyone stands. The clinic must not change until it is arranged
// again.
func (v *View) Arrange(c *Clinic, p Projection) {
	v.Projection, v.clinic, v.top = p, c, 0
	v.order, v.people = v.order[:0], v.people[:0]
	clear(v.modules[:])
	clear(v.rooms[:])
	for i := range c.Rooms {
		r := &c.Rooms[i]
		v.order = append(v.order, i)
		v.top = max(v.top, int(r.Space.Floor))
		if r.stands() {
			v.rooms[r.Space.Floor][r.Space.X][r.Space.Y] = true
			v.modules[r.Space.Floor][r.Space.X][r.Space.Y] = r.Kind.IsModule()
		}
	}
	for _, e := range c.Empty {
		v.top = max(v.top, int(e.Floor))
	}
	slices.SortStableFunc(v.order, func(a, b int) int {
		m, n := &c.Rooms[a], &c.Rooms[b]
		return cmp.Or(
			cmp.Compare(m.Space.Floor, n.Space.Floor),
			cmp.Compare(m.Space.X+m.Space.Y, n.Space.X+n.Space.Y),
			cmp.Compare(m.Space.X, n.Space.X),
			cmp.Compare(m.Trial, n.Trial))
	})
	for _, i := range v.order {
		v.seatRoom(i)
	}
	first := len(v.people)
	for _, w := range c.Walkers {
		if where := v.walksIn(w); where < 0 {
			v.addWalker(w, where)
		}
	}
	v.finish(first)
}

// seatRoom adds a room's people and the walkers who pass through it, far to near.
func (v *View) seatRoom(i int) {
	r := &v.clinic.Rooms[i]
	first := len(v.people)
	v.seats = seat(r.Kind, r.People, v.seats[:0])
	for k, who := range r.People {
		at := v.seats[k]
		v.people = append(v.people, standing{person: who, room: i, floor: int(r.Space.Floor),
			at: place{float64(r.Space.X) + at.x, float64(r.Space.Y) + at.y, at.z + r.Rise + who.Rise}})
	}
	if r.stands() {
		for _, w := range v.clinic.Walkers {
			if v.walksIn(w) == i {
				v.addWalker(w, i)
			}
		}
	}
	v.finish(first)
}

func (v *View) addWalker(w Walker, room int) {
	v.people = append(v.people, standing{person: w.Person, picture: w.Picture, front: w.Front, room: room, floor: w.Floor, at: place{w.X, w.Y, w.Z}})
}

// finish sorts the people added since first by depth and computes their screen places.
func (v *View) finish(first int) {
	added := v.people[first:]
	slices.SortStableFunc(added, func(a, b standing) int {
		if a.front != b.front {
			if a.front {
				return 1
			}
			return -1
		}
		return cmp.Compare(a.at.x+a.at.y+a.at.z/400, b.at.x+b.at.y+b.at.z/400)
	})
	for k := range added {
		p := &added[k]
		p.foot = v.At(float64(p.floor), p.at.x, p.at.y, p.at.z)
	}
	for k := range added {
		if added[k].person.Badge != None {
			v.placeBadge(added, k)
		}
	}
}

// placeBadge puts a person's token beside the head, or, where it would overlap an earlier person's token,
// elsewhere on the person.
func (v *View) placeBadge(people []standing, k int) {
	p, best := &people[k], -1.0
	unit := v.Scale * v.larger()
	for _, at := range p.person.badges() {
		middle := theme.Point{X: p.foot.X + at.X*unit, Y: p.foot.Y - at.Y*unit}
		nearest := math.Inf(1)
		for i := range k {
			if o := &people[i]; o.person.Badge != None {
				nearest = min(nearest, math.Hypot(o.badge.X-middle.X, o.badge.Y-middle.Y)/unit)
			}
		}
		if nearest > best {
			p.badge, best = middle, nearest
		}
		if best >= badgeWide {
			return
		}
	}
}

// walksIn returns the room that a walker is in, or on which side of the rooms of its floor it is.
func (v *View) walksIn(w Walker) int {
	x, y := int(math.Floor(w.X)), int(math.Floor(w.Y))
	if x >= 0 && y >= 0 && x < clinic.MaxColumns && y < clinic.MaxRows && w.Floor < clinic.MaxFloors && v.rooms[w.Floor][x][y] {
		for i := range v.clinic.Rooms {
			if r := &v.clinic.Rooms[i]; r.stands() && r.Space == (clinic.Space{Floor: int8(w.Floor), X: int8(x), Y: int8(y)}) {
				return i
			}
		}
	}
	if w.X < 0 || w.Y < 0 {
		return behindRooms
	}
	return beforeRooms
}

// Draw draws the arranged clinic: the pavement with its plants, then floor by floor.
func (v *View) Draw(dst *ebiten.Image, s Sheet) { v.draw(dst, s, true) }

// DrawRooms draws the same without the pavement and its plants.
func (v *View) DrawRooms(dst *ebiten.Image, s Sheet) { v.draw(dst, s, false) }

func (v *View) draw(dst *ebiten.Image, s Sheet, withPlot bool) {
	d := drawing{View: v, dst: dst, s: s}
	if v.Scale != s.Scale() {
		d.stretch = v.Scale / s.Scale()
	}
	if withPlot {
		d.pavement()
	}
	next := 0
	for floor := 0; floor <= v.top; floor++ {
		d.under(floor)
		d.strollers(floor, behindRooms)
		first := next
		for next < len(v.order) && int(v.clinic.Rooms[v.order[next]].Space.Floor) == floor {
			d.room(v.order[next])
			next++
		}
		if floor == 0 {
			d.slots()
		}
		if floor == 0 && withPlot {
			d.planting()
		}
		d.strollers(floor, beforeRooms)
		for _, i := range v.order[first:next] {
			d.outside(&v.clinic.Rooms[i])
		}
		for _, i := range v.order[first:next] {
			d.badge(&v.clinic.Rooms[i])
		}
	}
}

func (v *View) larger() float64 {
	if v.Larger == 0 {
		return 1
	}
	return v.Larger
}

// PersonAt returns the key of the frontmost person under a pixel.
func (v *View) PersonAt(x, y float64) (key int, ok bool) {
	for i := len(v.people) - 1; i >= 0; i-- {
		p := &v.people[i]
		if p.person.Piece == NoPiece || p.person.Left {
			continue
		}
		half, height := 16*meepleOnTable, 54*meepleOnTable
		if p.person.Piece.IsPatient() {
			half, height = 17*cubeOnTable, 32*cubeOnTable
		}
		dx, dy := (x-p.foot.X)/v.Scale/v.larger(), (p.foot.Y-y)/v.Scale/v.larger()
		if math.Abs(dx-1) <= half && dy >= -3 && dy <= height {
			return p.person.Key, true
		}
	}
	return 0, false
}

// Foot returns the place on the screen where the person with that key stands.
func (v *View) Foot(key int) (theme.Point, bool) {
	if i := v.find(key); i >= 0 {
		return v.people[i].foot, true
	}
	return theme.Point{}, false
}

// Badge returns the middle of the token on the person with that key, on the screen, and whether there is one.
func (v *View) Badge(key int) (theme.Point, bool) {
	if i := v.find(key); i >= 0 && v.people[i].person.Badge != None {
		return v.people[i].badge, true
	}
	return theme.Point{}, false
}

// Stands returns the floor and the place in tiles where the person with that key stands: the start of a walk.
func (v *View) Stands(key int) (floor int, x, y, z float64, ok bool) {
	if i := v.find(key); i >= 0 {
		p := &v.people[i]
		return p.floor, p.at.x, p.at.y, p.at.z, true
	}
	return 0, 0, 0, 0, false
}

func (v *View) find(key int) int {
	return slices.IndexFunc(v.people, func(p standing) bool { return p.person.Key == key && p.person.Piece != NoPiece })
}

// OpenAt returns the topmost space under a pixel that has a room or may take one: those of Clinic.Empty and all of
// Clinic.Rooms. A room held over its space counts too: otherwise pointing at a space would change what is under
// the pointer.
func (v *View) OpenAt(x, y float64) (clinic.Space, bool) {
	return v.SpaceAt(x, y, func(s clinic.Space) bool {
		return slices.Contains(v.clinic.Empty, s) || slices.ContainsFunc(v.clinic.Rooms, func(r Room) bool { return r.Space == s })
	})
}

// RoomAt returns the space of the room whose picture is under a pixel: its floor, and the high walls at its back,
// which cover what lies behind them.
func (v *View) RoomAt(x, y float64) (clinic.Space, bool) {
	for _, i := range slices.Backward(v.order) {
		r := &v.clinic.Rooms[i]
		if !r.stands() || !r.Kind.IsModule() {
			continue
		}
		f, north, west := r.Space.Floor, float64(r.Space.Y), float64(r.Space.X)
		for high := 0.0; high <= highWall; high++ { // tries the floor at every height of the wall
			at, on := v.Tile(float64(f), x, y+high*v.Scale)
			at, on = at-west, on-north
			if at < 0 || on < 0 || at >= 1 || on >= 1 {
				continue
			}
			const wall = 0.08 // of the tile, along its edges
			if high == 0 || on < wall && !v.isModule(f, r.Space.X, r.Space.Y-1) || at < wall && !v.isModule(f, r.Space.X-1, r.Space.Y) {
				return r.Space, true
			}
		}
	}
	return clinic.Space{}, false
}

// highWall is the height of the walls at a room's back including their signs, in pixels at 100 %.
const highWall = 34

// isModule reports whether a module stands at a place, which may lie beyond the grid.
func (v *View) isModule(floor, x, y int8) bool {
	return x >= 0 && y >= 0 && x < clinic.MaxColumns && y < clinic.MaxRows && v.modules[floor][x][y]
}
