package town

import (
	"math"

	"clinic/game/campaign"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Changes on the map after a game are shown in this order, in ticks at normal speed: medals fall onto the label, the
// next clinic's scaffold falls, its colors appear, and dots run to it, one after another.
const (
	wayDots    = 5
	dropTo     = 15
	scaffoldTo = dropTo + 24
	colorsTo   = scaffoldTo + 18
	dotsFrom   = colorsTo
	dotsTo     = dotsFrom + 4*wayDots
)

// opens returns the clinic that the last game has opened, -1 for none.
func (s *Scene) opens() int {
	if next := s.after; next > 0 && next < len(s.clinics) && s.open[next] && !campaign.Open(s.before)[next] {
		return next
	}
	return -1
}

// ticks returns how long it takes to show what the last game has changed.
func (s *Scene) ticks() int {
	switch {
	case s.opens() >= 0:
		return dotsTo
	case s.stands[s.after-1].Medal > s.before[s.after-1].Medal:
		return dropTo
	}
	return 0
}

// part returns how much is done of what is shown from one tick to another.
func (s *Scene) part(from, to int) float64 { return s.shown.Part(from, to) }

// opened ends the opening: the clinic is now drawn like the others.
func (s *Scene) opened() {
	s.houses.Change()
	s.dropFresh()
}

func (s *Scene) dropFresh() {
	if s.fresh != nil {
		s.fresh.Deallocate()
		s.fresh = nil
	}
}

// above returns how far a falling medal is above its place, in logical pixels; it bounces once.
func (s *Scene) above() float64 {
	const high, spring, lands = 40.0, 6.0, 0.6
	part := s.part(0, dropTo)
	if part < lands {
		return high * (1 - part*part/(lands*lands))
	}
	up := (part - lands) / (1 - lands)
	return spring * 4 * up * (1 - up)
}

// paintOpening paints the colors appearing in a clinic, and before that the falling scaffold.
func (s *Scene) paintOpening(c *ui.Canvas, clinic int) {
	area := s.cells[clinic].house
	if colors := s.part(scaffoldTo, colorsTo); colors > 0 {
		s.paintFresh(c, clinic, area, colors)
	}
	if fallen := s.part(dropTo, scaffoldTo); fallen < 1 {
		s.paintScaffold(c, clinic, fallen*fallen)
	}
}

// paintFresh paints the clinic in color, as strongly as the colors have appeared.
func (s *Scene) paintFresh(c *ui.Canvas, clinic int, area ui.Rect, strength float64) {
	const beyond = 40.0
	large := ui.Rect{X: area.X - beyond, Y: area.Y - beyond, W: area.W + 2*beyond, H: area.H + 2*beyond}
	device := c.Pixels(large)
	if s.fresh != nil && s.fresh.Bounds().Size() != device.Size() {
		s.dropFresh()
	}
	if s.fresh == nil {
		s.fresh = ebiten.NewImage(device.Dx(), device.Dy())
		s.paintHouse(ui.NewCanvas(c.Reader, s.fresh, c.Scale), clinic, area.Moved(-large.X, -large.Y), true)
	}
	c.Image(s.fresh, large, strength)
}

// paintScaffold paints poles and boards at the two visible walls. They fall outward and vanish on the ground.
func (s *Scene) paintScaffold(c *ui.Canvas, clinic int, fallen float64) {
	const (
		beside = 0.25 // tiles from the wall
		high   = 1.1  // floors
		boards = 3
		rows   = 3.0
	)
	columns, floors := s.plot(clinic)
	p := s.lie(clinic, s.cells[clinic].house, c.Scale)
	wide, up := float64(columns), high*float64(floors)
	at := func(x, y, z float64) theme.Point {
		turn := fallen * math.Pi / 2
		out := z * math.Sin(turn) * 1.4
		if y > rows { // the wall on the left falls to the left
			y += out
		} else {
			x += out
		}
		point := p.At(z*math.Cos(turn), x, y, 0)
		return theme.Point{X: point.X / c.Scale, Y: point.Y / c.Scale}
	}
	wood := theme.Fade(theme.Rung, 1-fallen*fallen)
	line := func(x0, y0, z0, x1, y1, z1 float64) {
		a, b := at(x0, y0, z0), at(x1, y1, z1)
		c.Line(a.X, a.Y, b.X, b.Y, 2, wood)
	}
	left, right := rows+beside, wide+beside
	for k := range columns + 1 {
		x := float64(k)
		line(x-beside, left, 0, x-beside, left, up)
	}
	for k := range int(rows) + 1 {
		y := float64(k)
		line(right, y-beside, 0, right, y-beside, up)
	}
	for k := 1; k <= boards; k++ {
		z := up * float64(k) / boards
		line(-beside, left, z, wide-beside, left, z)
		line(right, -beside, z, right, rows-beside, z)
	}
}
