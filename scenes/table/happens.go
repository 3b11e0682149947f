package table

import (
	"math"

	"clinic/game"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Effects at the table besides walking and driving: dust where a room rises, and signs that come down on somebody.

const (
	puffs      = 11
	dustSpeed  = 1.1  // how much faster than the rising the dust is: above 1 it is gone before the room is up
	dustFaint  = 0.85 // at first
	dustDrifts = 14.0 // pixels at 100 % away from the room, and half of that up
	landsFrom  = 84.0 // logical pixels above its place, where a sign starts
	aboveHead  = 40.0 // where it ends, above a person's feet
	landed     = 0.55 // part of the time in which a sign comes down; then it stays a moment
)

// drawDust draws the dust around a rising room.
func (t *clinics) drawDust(c *ui.Canvas) {
	for _, l := range t.plots() {
		shown := t.Look.On(l.board)
		done := shown.Risen * dustSpeed
		if !shown.HasRising || done >= 1 {
			continue
		}
		space, k := shown.Rising, l.projection.Scale/t.scale
		floor := float64(max(0, space.Floor-1))
		for i := range puffs {
			along := 2 * (float64(i) + 0.5) / puffs // from the west corner past the front one to the east corner
			x, y := min(along, 1), 1-max(0, along-1)
			uneven := 0.7 + 0.3*math.Sin(float64(i)*2.4)
			at := l.projection.At(floor, float64(space.X)+x, float64(space.Y)+y, 0)
			drift := dustDrifts * k * done * uneven
			px, py := at.X/t.scale+drift*(along-1), at.Y/t.scale+drift*(0.6-done)
			c.Circle(px, py, math.Round((7+11*done)*uneven*k*4)/4, theme.Fade(theme.Card, dustFaint*(1-done)))
		}
	}
}

// drawLanding draws the sign that comes down on somebody.
func (t *clinics) drawLanding(c *ui.Canvas) {
	l := &t.Look.Landing
	if l.Sign == sprites.None || t.Look.Curtain != nil {
		return
	}
	x, y, there := t.footOf(l.Person, l.Board)
	if !there {
		return
	}
	down := min(1, l.Done/landed)
	up := (1 - down) * (1 - down) * landsFrom
	size := 1 + 0.25*math.Sin(math.Pi*max(0, (l.Done-landed)/(1-landed))) // the impact
	pictures.Draw(c, l.Sign, x, y-aboveHead-up, size, (1-down)/2)
	c.Landmark("landing", ui.Rect{X: x - 12, Y: y - aboveHead - up - 12, W: 24, H: 24})
}

// footOf returns where somebody stands in the clinic or in a panel, in logical pixels, and whether that is in sight.
func (t *clinics) footOf(person string, board game.BoardName) (x, y float64, there bool) {
	for _, l := range t.plots() {
		if l.board == board {
			if at, ok := t.wayBegins(l, person); ok {
				return at.X / t.scale, at.Y / t.scale, true
			}
		}
	}
	if spot, ok := t.Spot(thing.Somebody(person)); ok {
		return spot.Rect.X + spot.Rect.W/2, spot.Rect.Bottom(), true
	}
	return 0, 0, false
}
