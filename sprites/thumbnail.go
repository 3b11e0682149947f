package sprites

import "clinic/game/clinic"

// Measures of a thumbnail in pixels at 100 %: half a tile, the distance between floors, the height of a block
// above its tile, and the margin of the plot around the tiles.
const (
	smallHalfWidth, smallHalfHeight = 11, 5.5
	smallGap                        = 15
	smallRise                       = 8
	smallMargin                     = 0.6 // tiles
)

var smallPlots = map[plot]ID{
	{4, 3}: Must("small-plot-4x3"), {3, 3}: Must("small-plot-3x3"), {4, 2}: Must("small-plot-4x2"), {3, 2}: Must("small-plot-3x2"),
}

// Things on the blocks are drawn enlarged so that they can be seen: at smallSize of 100 %, but no wider than
// smallWide.
const (
	smallSize  = 0.34
	smallWide  = 17
	smallScale = smallHalfWidth / HalfTileWidth // of a block
)

// How many badges of people lie on a block at most, for lack of room.
const mostSmallBadges = 3

// ThumbnailSize returns the width and height of a clinic's thumbnail, in pixels at 100 %.
func ThumbnailSize(c *Clinic) (width, height float64) {
	top := int8(0)
	for i := range c.Rooms {
		top = max(top, c.Rooms[i].Space.Floor)
	}
	tiles := float64(c.Columns+c.Rows) + 2*smallMargin
	return tiles * smallHalfWidth, tiles*smallHalfHeight + float64(top)*smallGap + smallRise
}

// ThumbnailBeside returns how far to the right of and below a clinic's thumbnail that of an annex lies, in pixels
// at 100 %: from middle to middle, and from lowest point to lowest point. Their fronts are in one line.
func ThumbnailBeside(c, annex *Clinic) (dx, dy float64) {
	const away = 2*smallMargin + 0.1 // tiles from one board to the other
	dx = (float64(c.Columns-c.Rows)/2 + float64(annex.Columns+annex.Rows)/2 + away) * smallHalfWidth
	return dx, (float64(annex.Columns) + away) * smallHalfHeight
}

// Thumbnail draws a clinic as colored blocks with the things on them, with the middle of the plot above cx and its
// lowest point at bottom; size 1 is 100 %. put draws a picture with its anchor at x, y.
func Thumbnail(c *Clinic, cx, bottom, size float64, put func(id ID, x, y, size float64)) {
	x0 := cx - float64(c.Columns-c.Rows)/2*smallHalfWidth*size
	y0 := bottom - (float64(c.Columns+c.Rows)+smallMargin)*smallHalfHeight*size
	at := func(floor int, x, y float64) (float64, float64) {
		return x0 + (x-y)*smallHalfWidth*size, y0 + ((x+y)*smallHalfHeight-float64(floor)*smallGap)*size
	}
	put(smallPlots[plot{c.Columns, c.Rows}], x0, y0, size)
	for floor := range int8(clinic.MaxFloors) {
		for sum := range int8(c.Columns + c.Rows - 1) {
			for i := range c.Rooms {
				r := &c.Rooms[i]
				if r.Trial != Built || r.Space.Floor != floor || r.Space.X+r.Space.Y != sum {
					continue
				}
				state := 0
				if r.Off {
					state = 1
				}
				x, y := at(int(floor), float64(r.Space.X), float64(r.Space.Y))
				if r.Kind != NoKind {
					put(r.Kind.small[state], x, y, size)
				}
				r.smallThings(func(id ID, x, y float64) {
					px, py := at(int(floor), float64(r.Space.X)+x, float64(r.Space.Y)+y)
					putSmall(id, px, py-r.smallHeight()*size, size, put)
				})
			}
		}
		for i := range c.Walkers {
			w := &c.Walkers[i]
			x, y := at(w.Floor, w.X, w.Y)
			switch {
			case w.Floor != int(floor):
			case w.Piece.floats():
				putSmall(w.Piece.Picture(), x, y-smallRise/2*size, size, put)
			case w.Picture != None:
				putSmall(w.Picture, x, y, size, put)
			}
		}
	}
}

// smallHeight returns the height of a block above its tile, in pixels at 100 %.
func (r *Room) smallHeight() float64 {
	if r.Kind.IsModule() {
		return smallRise / 2
	}
	return 0
}

// putSmall puts something on a block, enlarged around its middle.
func putSmall(id ID, x, y, size float64, put func(id ID, x, y, size float64)) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	larger := min(smallSize, smallWide/w)
	put(id, x-(w/2-ax)*(larger-smallScale)*size, y-(h/2-ay)*(larger-smallScale)*size, larger*size)
}

// smallThings puts the other things on a room: pictures in parking places, things, and tokens; x and y are in
// tiles.
func (r *Room) smallThings(put func(id ID, x, y float64)) {
	for _, car := range r.Cars {
		if car.Picture != None {
			at, _ := carPlace(r.Kind, car.Place, car.Color)
			put(car.Picture, at.x, at.y)
		}
	}
	for _, list := range [...][]ID{r.Things, r.Outside} {
		for _, thing := range list {
			put(thing, 0, 0)
		}
	}
	for i, token := range r.Tokens {
		put(token, 0.8-0.25*float64(i), 0.8)
	}
	badges := 0
	for i := range r.People {
		if who := &r.People[i]; who.Small && badges < mostSmallBadges {
			put(who.Badge, 0.2+0.3*float64(badges), 0.3)
			badges++
		}
	}
}
