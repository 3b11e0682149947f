package sprites

import (
	"clinic/game/clinic"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// drawing is one View being drawn onto dst.
type drawing struct {
	*View
	dst     *ebiten.Image
	s       Sheet
	stretch float64 // while the view zooms past the sheet's scale; 0 for none
}

func (d *drawing) put(id ID, at theme.Point, o Options) {
	o.Stretch = d.stretch
	d.s.Draw(d.dst, id, at.X, at.Y, o)
}

// offset returns the place dx, dy pixels at 100 % from p.
func (d *drawing) offset(p theme.Point, dx, dy float64) theme.Point {
	return theme.Point{X: p.X + dx*d.Scale, Y: p.Y + dy*d.Scale}
}

// pavement draws the plot and the trees behind the clinic.
func (d *drawing) pavement() {
	d.put(plots[plot{d.clinic.Columns, d.clinic.Rows}], d.At(0, 0, 0, 0), Options{})
}

// plot is the number of columns and rows of a board.
type plot struct{ columns, rows int }

var plots = map[plot]ID{
	{4, 3}: Must("pavement-4x3"), {3, 3}: Must("pavement-3x3"), {4, 2}: Must("pavement-4x2"), {3, 2}: Must("pavement-3x2"),
}

// planting draws the hedges in front, with gaps at the entrances, and the trees at three corners.
func (d *drawing) planting() {
	c, r := float64(d.clinic.Columns), float64(d.clinic.Rows)
	d.put(treeLarge, d.At(0, c+0.17, -0.17, 0), Options{})
	d.put(treeLarge, d.At(0, -0.17, r+0.17, 0), Options{})
	for x := range d.clinic.Columns {
		if !d.gateAt(int8(x), int8(d.clinic.Rows-1), clinic.South) {
			d.put(hedgeSouth, d.At(0, float64(x), r-1, 0), Options{})
		}
	}
	for y := range d.clinic.Rows {
		if !d.gateAt(int8(d.clinic.Columns-1), int8(y), clinic.East) {
			d.put(hedgeEast, d.At(0, c-1, float64(y), 0), Options{})
		}
	}
	d.put(treeSmall, d.At(0, c+0.17, r+0.17, 0), Options{})
}

// gateAt reports whether a hedge must leave a gap for an entrance or a place for one.
func (d *drawing) gateAt(x, y int8, side clinic.Side) bool {
	for i := range d.clinic.Rooms {
		r := &d.clinic.Rooms[i]
		if r.Space == (clinic.Space{X: x, Y: y}) && r.Entrances.Has(side) {
			return true
		}
	}
	for _, o := range d.clinic.Slots {
		if o.Space == (clinic.Space{X: x, Y: y}) && o.Side == side {
			return true
		}
	}
	return false
}

// under draws what lies below an upper floor: its shadow, its posts, and the empty spaces beside its rooms.
func (d *drawing) under(floor int) {
	if floor > 0 {
		for _, i := range d.order {
			if r := &d.clinic.Rooms[i]; int(r.Space.Floor) == floor && r.stands() {
				middle := d.At(float64(floor), float64(r.Space.X)+0.5, float64(r.Space.Y)+0.5, -SlabThickness-14)
				d.put(slabShadow, d.offset(middle, 12, 6), Options{Fade: r.Fade})
			}
		}
		d.posts(floor)
	}
	for _, e := range d.clinic.Empty {
		if int(e.Floor) == floor {
			d.put(emptySpace, d.Corner(e), Options{})
		}
	}
}

// posts draws slender posts under the outer corners of a floor, faded in the middle, to show what stands above
// what.
func (d *drawing) posts(floor int) {
	stops := [4]struct{ at, alpha float64 }{{0, 0.75}, {0.32, 0.06}, {0.78, 0.04}, {1, 0.55}}
	width := max(1, 1.6*d.Scale)
	for sum := 0; sum <= clinic.MaxColumns+clinic.MaxRows; sum++ {
		for x := 0; x <= min(sum, clinic.MaxColumns); x++ {
			y := sum - x
			if y > clinic.MaxRows || d.roomsAround(floor, x, y) != 1 {
				continue
			}
			a := d.At(float64(floor), float64(x), float64(y), -SlabThickness)
			b := d.At(float64(floor-1), float64(x), float64(y), 0)
			for k := 1; k < len(stops); k++ {
				y0, y1 := a.Y+(b.Y-a.Y)*stops[k-1].at, a.Y+(b.Y-a.Y)*stops[k].at
				d.s.FadeDown(d.dst, a.X-width/2, y0, width, y1-y0, theme.Fade(theme.Post, stops[k-1].alpha), theme.Fade(theme.Post, stops[k].alpha))
			}
		}
	}
}

// roomsAround counts the rooms of a floor that share a corner of the grid.
func (d *drawing) roomsAround(floor, x, y int) int {
	n := 0
	for dx := -1; dx <= 0; dx++ {
		for dy := -1; dy <= 0; dy++ {
			if i, j := x+dx, y+dy; i >= 0 && j >= 0 && i < clinic.MaxColumns && j < clinic.MaxRows && d.rooms[floor][i][j] {
				n++
			}
		}
	}
	return n
}

// room draws one space with everything on it.
func (d *drawing) room(i int) {
	r := &d.clinic.Rooms[i]
	at := d.offset(d.Corner(r.Space), 0, -r.Rise)
	o := Options{Fade: r.Fade}
	if r.emerges() {
		d.put(lane, d.Corner(r.Space), o)
		d.bury(r)
		defer d.unbury()
	}
	switch r.Trial {
	case Preview:
		o.Fade = 0.08
	case Forbidden:
		o.Fade = 0.08
		d.put(rimForbidden, at, Options{})
	}
	switch {
	case r.Kind.IsModule():
		d.module(i, r, at, o)
	default:
		d.ground(i, r, at, o)
	}
	for _, thing := range r.Things {
		d.put(thing, at, o)
	}
	if r.Kind == KindHelipad { // people beside the vehicle that landed there
		d.crowd(i)
	}
	for k, token := range r.Tokens {
		x, y := 0.74-0.16*float64(k), 0.82
		d.put(token, d.offset(at, (x-y)*HalfTileWidth, (x+y)*HalfTileHeight), Options{Scale: 0.8, Fade: o.Fade})
	}
	if r.Light >= GlowAccent {
		d.put(glow[r.Light], at, o)
	}
	for side := clinic.North; side <= clinic.West; side++ {
		if r.BadSides.Has(side) {
			d.put(bars[side], at, o)
		}
	}
}

// ground draws a space without walls.
func (d *drawing) ground(i int, r *Room, at theme.Point, o Options) {
	faint := Options{Fade: 1 - 0.13*(1-o.Fade)} // of the hatch
	things := at
	if r.emerges() { // the things on it rise, not the ground
		at = d.Corner(r.Space)
	}
	switch r.Kind {
	case KindStreet:
		d.put(lane, at, o)
		d.overlay(r, at, o, faint)
		d.cars(r, at, o, 0, 3) // north and west of the island
		d.put(island, at, o)
		d.cars(r, at, o, 1, 2)
	case KindGarden:
		faint.Fade = 1 - 0.15*(1-o.Fade)
		d.put(lawn, at, o)
		d.overlay(r, at, o, faint)
		d.put(gardenThings, things, o)
	case KindParking:
		faint.Fade = 1 - 0.2*(1-o.Fade)
		d.put(lot, at, o)
		d.overlay(r, at, o, faint)
		d.put(lotSign, things, o)
		d.cars(r, at, o, 0, 1, 2, 3, 4, 5)
	case KindHelipad:
		d.put(helipad, at, o)
		d.overlay(r, at, o, faint)
	}
	if r.Kind != KindHelipad {
		d.crowd(i)
	}
}

// overlay draws the marks on the floor of a space.
func (d *drawing) overlay(r *Room, at theme.Point, o, faint Options) {
	d.tint(area, r, at, o)
	if r.Hatched {
		d.put(hatch, at, faint)
	}
	if r.Light >= LitAccent && r.Light <= LitBad {
		d.put(lit[r.Light], at, o)
	}
}

// tint draws a part of an area, in the area's color.
func (d *drawing) tint(part ID, r *Room, at theme.Point, o Options) {
	if r.Tint != (theme.Color{}) {
		o.Tint = r.Tint
		d.put(part, at, o)
	}
}

func (d *drawing) cars(r *Room, at theme.Point, o Options, order ...int) {
	for _, place := range order {
		for _, c := range r.Cars {
			if c.Place == place {
				p, picture := carPlace(r.Kind, place, c.Color)
				if c.Stands {
					p = standingPlace(p)
				}
				if c.Picture != None {
					picture = c.Picture
				}
				d.put(picture, d.offset(at, (p.x-p.y)*HalfTileWidth, (p.x+p.y)*HalfTileHeight), Options{Fade: max(o.Fade, c.Fade)})
			}
		}
	}
}

// module draws a room: slab, floor, back walls, furniture, people, front walls, what hangs above, entrances.
func (d *drawing) module(i int, r *Room, at theme.Point, o Options) {
	st := working
	switch {
	case r.Trial == Forbidden:
		st = forbidden
	case r.Off:
		st = off
	}
	f, x, y := r.Space.Floor, r.Space.X, r.Space.Y
	near := [...]bool{
		clinic.North: d.isModule(f, x, y-1), clinic.East: d.isModule(f, x+1, y),
		clinic.South: d.isModule(f, x, y+1), clinic.West: d.isModule(f, x-1, y),
	}
	sh, in := &r.Kind.shells[st], &r.Kind.interiors[st]
	wall := func(side clinic.Side) {
		open := whole
		switch {
		case near[side]:
			open = door
		case r.Entrances.Has(side):
			open = gate
		}
		d.put(sh.walls[side][open], at, o)
		if open == gate {
			d.put(entrances[side], at, o)
		}
	}
	if !near[clinic.South] {
		d.put(slabSouth, at, o)
		d.tint(areaSouth, r, at, o)
	}
	if !near[clinic.East] {
		d.put(slabEast, at, o)
		d.tint(areaEast, r, at, o)
	}
	d.put(sh.floor, at, o)
	d.overlay(r, at, o, Options{Fade: 1 - 0.2*(1-o.Fade)})
	wall(clinic.North)
	wall(clinic.West)
	northHangs := !near[clinic.North] && !r.Entrances.Has(clinic.North)
	westHangs := !near[clinic.West] && !r.Entrances.Has(clinic.West)
	if westHangs {
		d.put(in.west, at, o)
	}
	if northHangs {
		d.put(in.north, at, o)
	} else {
		d.put(in.northInside, at, o)
	}
	if r.Kind == KindHub {
		sign := &serviceOf[r.Service][st]
		d.put(sign.carpet, at, o)
		switch {
		case northHangs:
			d.put(sign.north, at, o)
		case westHangs:
			d.put(sign.west, at, o)
		}
		d.put(deskOf[st], at, o)
		if !northHangs && !westHangs {
			d.put(sign.desk, at, o)
		}
	}
	if r.Conveyor {
		d.put(in.furnitureBesideLift, at, o)
		d.put(conveyor, at, o)
	} else {
		d.put(in.furniture, at, o)
	}
	d.crowd(i)
	wall(clinic.East)
	wall(clinic.South)
	d.put(in.over, at, o)
}

// crowd draws the people of a room.
func (d *drawing) crowd(room int) {
	for i := range d.people {
		if d.people[i].room == room {
			d.person(&d.people[i])
		}
	}
	for i := range d.people {
		if d.people[i].room == room {
			d.token(&d.people[i])
		}
	}
}

// slots draws the marks of the outside places.
func (d *drawing) slots() {
	for _, o := range d.clinic.Slots {
		at := d.Corner(o.Space)
		if o.Light >= GlowAccent {
			d.put(slots[o.Side][o.Light], at, Options{})
		}
		if o.Held {
			d.put(entrances[o.Side], at, Options{Fade: 0.3})
		}
	}
}

// strollers draws the walkers of a floor outside of all rooms, behind or in front of them.
func (d *drawing) strollers(floor, where int) {
	for i := range d.people {
		if p := &d.people[i]; p.room == where && p.floor == floor {
			d.person(p)
		}
	}
	for i := range d.people {
		if p := &d.people[i]; p.room == where && p.floor == floor {
			d.token(p)
		}
	}
}

// For someone in a vehicle: the scale of the vehicle, and the place of its seat, in pixels at 100 %.
const (
	vehicleSize = 1.5
	seatAside   = 3.5
	seatHeight  = 21
)

// Seated puts a person in a vehicle at a size, with the vehicle's foot at x, y. put draws a picture with its
// anchor at x, y.
func Seated(who, vehicle Piece, x, y, size float64, put func(id ID, x, y, size float64)) {
	put(vehicle.Picture(), x, y, vehicleSize*size)
	put(who.Picture(), x+seatAside*size, y-seatHeight*size, size)
}

// badgeSize is the size of a token beside a head, compared with one on the floor.
const badgeSize = 0.75

// badgeWide is the distance of the middles of two tokens that don't overlap, in pixels at 100 %.
const badgeWide = 18

// badges returns the places for a person's token, in pixels at 100 % to the right of and above the foot: beside
// the head, then alternatives for crowds.
func (p *Person) badges() [5]theme.Point {
	aside, up, low, seat := 13*meepleOnTable, 46*meepleOnTable, 20*meepleOnTable, theme.Point{}
	if p.Piece.IsPatient() {
		aside, up, low = 13*cubeOnTable, 30*cubeOnTable, 8*cubeOnTable
	}
	if p.Rides != NoPiece {
		seat = theme.Point{X: seatAside * meepleOnTable, Y: seatHeight * meepleOnTable}
		if p.Piece.IsPatient() {
			seat = theme.Point{X: seatAside * cubeOnTable, Y: seatHeight * cubeOnTable}
		}
	}
	places := [...]theme.Point{{X: aside, Y: up}, {X: 0, Y: low}, {X: -aside, Y: up}, {X: aside, Y: low}, {X: -aside, Y: low}}
	for i := range places {
		places[i].X, places[i].Y = places[i].X+seat.X, places[i].Y+seat.Y
	}
	return places
}

func (d *drawing) person(p *standing) {
	o := Options{Fade: p.person.Fade}
	if p.picture != None {
		d.put(p.picture, p.foot, o)
		return
	}
	outline, contact := leftMeeple, shadowMeeple
	o.Scale = meepleOnTable
	if p.person.Piece.IsPatient() {
		outline, contact, o.Scale = leftCube, shadowCube, cubeOnTable
	}
	o.Scale *= d.larger()
	if p.person.Left {
		d.put(outline, p.foot, o)
		return
	}
	if p.person.Light >= GlowAccent {
		d.put(spots[p.person.Light], p.foot, o)
	}
	if !p.person.Piece.floats() {
		d.put(contact, p.foot, o)
	}
	at := p.foot
	if p.person.Rides != NoPiece {
		d.put(p.person.Rides.Picture(), at, Options{Fade: o.Fade, Scale: vehicleSize * o.Scale})
		at = d.offset(at, seatAside*o.Scale, -seatHeight*o.Scale)
	}
	d.put(p.person.Piece.Picture(), at, o)
}

// token draws someone's token over everyone around.
func (d *drawing) token(p *standing) {
	if p.person.Badge != None && p.picture == None && !p.person.Left {
		d.put(p.person.Badge, p.badge, Options{Fade: p.person.Fade, Scale: badgeSize * d.larger()})
	}
}

// outside draws the things that hang on the walls of a room.
func (d *drawing) outside(r *Room) {
	if r.emerges() {
		d.bury(r)
		defer d.unbury()
	}
	for _, thing := range r.Outside {
		d.put(thing, d.offset(d.Corner(r.Space), 0, -r.Rise), Options{Fade: r.Fade})
	}
}

// Where the sign of a missing module lies, from the rear corner: at the left edge, where there is no bed and
// nobody stands alone.
const missingAside, missingDown = -58, 74

// badge draws the sign of the missing module over a room that doesn't work.
func (d *drawing) badge(r *Room) {
	if r.Missing != NoKind && r.Trial == Built && r.Rise >= 0 {
		d.put(r.Missing.missing, d.offset(d.Corner(r.Space), missingAside, missingDown-r.Rise), Options{Fade: r.Fade})
	}
}
