package sprites

import (
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// A room that is being built rises out of the ground, on upper floors from the floor below.

const (
	sunk      = 66  // pixels at 100 % that put even the highest room below the ground
	liftsFrom = 128 // pixels at 100 % below its place at which a room of an upper floor starts
	liftsPale = 0.9
)

// Raise shows the room while it is being built. done is the elapsed part, from 0 to 1.
func (r *Room) Raise(done float64) {
	left := 1 - done*done*(3-2*done)
	if r.Space.Floor == 0 {
		r.Rise = -sunk * left
		return
	}
	r.Rise, r.Fade = -liftsFrom*left, max(0, liftsPale*(1-3*done))
}

// emerges reports whether a part of the room is still below the ground.
func (r *Room) emerges() bool { return r.Rise < 0 && r.Space.Floor == 0 }

// bury hides the part of a room that is below the ground, until unbury.
func (d *drawing) bury(r *Room) {
	d.s.buried, d.s.ground = true, d.At(0, float64(r.Space.X)+1, float64(r.Space.Y)+1, -SlabThickness)
}

func (d *drawing) unbury() { d.s.buried = false }

// corner is a corner of a clipped picture: its place on the screen, and on its page.
type corner struct{ x, y, u, v float64 }

// above returns how far a corner lies above one of the two edges of the ground that meet in its nearest corner, in
// pixels.
func (c corner) above(ground theme.Point, side float64) float64 {
	const slope = float64(HalfTileHeight) / HalfTileWidth
	return ground.Y - c.y - side*slope*(c.x-ground.X)
}

const mostCorners = 6 // of a rectangle with two corners cut off

// fan holds the triangles of such a shape.
var fan = [...]uint16{0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5}

// drawBuried draws the part of a picture above the ground, with the picture's upper left corner at x, y.
func (s *atlas) drawBuried(dst, picture *ebiten.Image, x, y, stretch, alpha float64) {
	b := picture.Bounds()
	u0, v0, u1, v1 := float64(b.Min.X), float64(b.Min.Y), float64(b.Max.X), float64(b.Max.Y)
	w, h := (u1-u0)*stretch, (v1-v0)*stretch
	var shapes [2][mostCorners]corner
	shape := append(shapes[0][:0], corner{x, y, u0, v0}, corner{x + w, y, u1, v0}, corner{x + w, y + h, u1, v1}, corner{x, y + h, u0, v1})
	for _, side := range [...]float64{1, -1} {
		whole := append(shapes[1][:0], shape...)
		shape = shape[:0]
		for i, c := range whole {
			next := whole[(i+1)%len(whole)]
			here, there := c.above(s.ground, side), next.above(s.ground, side)
			if here >= 0 {
				shape = append(shape, c)
			}
			if (here >= 0) != (there >= 0) {
				t := here / (here - there)
				shape = append(shape, corner{c.x + (next.x-c.x)*t, c.y + (next.y-c.y)*t, c.u + (next.u-c.u)*t, c.v + (next.v-c.v)*t})
			}
		}
	}
	if len(shape) < 3 {
		return
	}
	for i, c := range shape {
		s.cut[i] = ebiten.Vertex{
			DstX: float32(c.x), DstY: float32(c.y), SrcX: float32(c.u), SrcY: float32(c.v), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: float32(alpha),
		}
	}
	dst.DrawTriangles(s.cut[:len(shape)], fan[:3*(len(shape)-2)], picture, &s.fade)
}
