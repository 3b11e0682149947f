package table

import (
	"math"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// When a puzzle is solved, coins rise one after another from the rooms that pay or work, then the stars land one
// after another. With reduced motion all of it is one frame.

const (
	coinsApart = 7  // ticks, 120 ms
	starsApart = 10 // ticks, 160 ms
	coinTicks  = 36
	starTicks  = 16
	coinRises  = 60.0 // logical pixels
	starFalls  = 90.0 // the height from which a star falls
	mostCoins  = 8
)

// solved starts the animation, unless the puzzle was solved before.
func (t *Table) solved(before bool) {
	z := t.Situation.Puzzle
	if !z.IsSolved() {
		t.solving = solving{}
		return
	}
	if before {
		return
	}
	t.solving = solving{rooms: z.Pays[:min(len(z.Pays), mostCoins)]}
	if t.width > 0 {
		t.solving.way.Begin(t.solving.ticks())
	}
}

// starsFrom returns the tick in which the first star starts.
func (v *solving) starsFrom() int { return coinsApart * len(v.rooms) }

// ticks returns how long the whole animation takes.
func (v *solving) ticks() int {
	stars := v.starsFrom() + 2*starsApart + starTicks
	return max(stars, v.starsFrom()+coinTicks)
}

// updateSolving plays one tick. Any input of the player finishes it at once.
func (t *Table) updateSolving(c *scenes.Context) {
	if t.solving.way.Pass(c.PaceUntilInput()) {
		c.Redraw()
	}
}

// drawSolving draws the flying coins and stars.
func (t *Table) drawSolving(c *ui.Canvas) {
	v := &t.solving
	if !v.way.Runs() {
		return
	}
	for i, space := range v.rooms {
		done := v.way.Part(coinsApart*i, coinsApart*i+coinTicks)
		if done <= 0 || done >= 1 {
			continue
		}
		at := t.projection.Centre(space)
		x, y := at.X/t.scale, at.Y/t.scale-coinRises*(1-(1-done)*(1-done))
		pictures.Draw(c, pictures.Money, x, y, 1.2, done*done)
		c.Landmark("coin", ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24})
	}
	stars := t.tray.Stars
	if t.puzzle.Any() {
		stars = t.puzzle.Stars
	}
	for i, star := range stars {
		begins := v.starsFrom() + starsApart*i
		done := v.way.Part(begins, begins+starTicks)
		if i >= t.Situation.Puzzle.Stars || star.Size == 0 || done >= 1 {
			continue
		}
		dx, dy := c.Device(star.X, star.Y)
		// The place where the star lands.
		t.sheet.Draw(c.Target, pictures.Star, dx, dy, sprites.Options{Scale: star.Size, Tint: theme.Dashes})
		if done > 0 {
			up := (1 - done) * (1 - done)
			x, y := star.X, star.Y-starFalls*up
			dx, dy = c.Device(x, y)
			t.sheet.Draw(c.Target, pictures.Star, dx, dy, sprites.Options{Scale: star.Size, Stretch: 1 + up + 0.2*math.Sin(math.Pi*done), Tint: theme.Gold})
			c.Landmark("star", ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24})
		}
	}
}
