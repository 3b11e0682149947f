package table

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// When what there is to see grows or shrinks, as when Build opens the next floor, the view glides there instead of
// jumping. Whatever can be pointed at is already where the glide ends.

const glideTicks = 14

// glideFrom starts a glide from the previous view to the current one.
func (t *camera) glideFrom(before [2]sprites.Projection) {
	if before[0].Scale > 0 && before[0] != t.plot.projection {
		t.glide.from = before
		t.glide.way.Begin(glideTicks)
	}
}

// updateGlide plays one tick.
func (t *camera) updateGlide(c *scenes.Context) {
	if t.glide.way.Pass(c.Pace()) {
		t.still = 0
		c.Redraw()
	}
}

// lookOnTheWay sets the projections to where the glide is now, and returns the function that restores them.
func (t *camera) lookOnTheWay() func() {
	there := t.seen()
	if !t.glide.way.Runs() {
		return func() {}
	}
	done := ui.Eased(t.glide.way.Done())
	for i, p := range []*sprites.Projection{&t.plot.projection, &t.annex.projection} {
		from := t.glide.from[i]
		along := func(from, to float64) float64 { return from + (to-from)*done }
		*p = sprites.Projection{X: along(from.X, p.X), Y: along(from.Y, p.Y), Scale: along(from.Scale, p.Scale), Gap: along(from.Gap, p.Gap)}
	}
	return func() {
		t.plot.projection, t.annex.projection = there[0], there[1]
		for _, l := range t.plots() { // until the next frame, spots lie where the glide ends
			l.view.Arrange(&l.shown.Clinic, l.projection)
		}
	}
}
