package sprites

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Measures of a thumbnail, in pixels at 100 %: half a tile's width and the floors' distance.
const (
	smallHalfTile = 11
	smallGap      = 15
)

var smallPlots = [2]ID{Must("small-plot-4x3"), Must("small-plot-3x3")}

// Thumbnail is a clinic as coloured blocks, about 90 × 80 at 100 %. Keep one for each player and arrange it when the
// clinic changes.
type Thumbnail struct {
	columns, rows int
	rooms         []Room
}

// Arrange takes over what stands where.
func (t *Thumbnail) Arrange(c *Clinic) {
	t.columns, t.rows = c.Columns, c.Rows
	t.rooms = t.rooms[:0]
	for _, r := range c.Rooms {
		if r.Ghost == Built {
			t.rooms = append(t.rooms, r)
		}
	}
	slices.SortStableFunc(t.rooms, func(a, b Room) int {
		return cmp.Or(cmp.Compare(a.Space.Floor, b.Space.Floor),
			cmp.Compare(a.Space.X+a.Space.Y, b.Space.X+b.Space.Y), cmp.Compare(a.Space.X, b.Space.X))
	})
}

// Draw draws the thumbnail with the middle of its plot above cx and its lowest point at bottom, in pixels of dst; size 1
// is 100 % of the sheet's scale.
func (t *Thumbnail) Draw(dst *ebiten.Image, s *Sheet, cx, bottom, size float64) {
	k := s.Scale() * size
	x0 := cx - float64(t.columns-t.rows)/2*smallHalfTile*k
	y0 := bottom - (float64(t.columns+t.rows)*smallHalfTile/2+3)*k
	o := Options{Scale: size}
	plot := smallPlots[0]
	if t.columns == 3 {
		plot = smallPlots[1]
	}
	s.Draw(dst, plot, x0, y0, o)
	for i := range t.rooms {
		r := &t.rooms[i]
		state := 0
		if r.Off {
			state = 1
		}
		x, y := float64(r.Space.X), float64(r.Space.Y)
		s.Draw(dst, smalls[r.Kind][state], x0+(x-y)*smallHalfTile*k, y0+((x+y)*smallHalfTile/2-float64(r.Space.Floor)*smallGap)*k, o)
	}
}
