package table

import (
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// When what there is to see grows or shrinks, as when Build opens the next floor, the view glides to where it all fits
// instead of jumping there. Whatever can be pointed at lies at once where the way ends.

const glideTicks = 14

// glide is a view on its way.
type glide struct {
	due  bool // it sets out in the next tick
	from [2]sprites.Projection
	way  ui.Tween
}

// seen are the projections of both boards.
func (t *Table) seen() [2]sprites.Projection {
	return [...]sprites.Projection{t.plot.projection, t.annex.projection}
}

// glideFrom lets the view glide from what was seen before to what is seen now.
func (t *Table) glideFrom(before [2]sprites.Projection) {
	if before[0].Scale > 0 && before[0] != t.plot.projection {
		t.glide = glide{due: true, from: before}
	}
}

// updateGlide lets a tick pass.
func (t *Table) updateGlide(c *scenes.Context) {
	if t.glide.due {
		t.glide.due = false
		t.glide.way.Start(1, c.Motion(glideTicks))
	}
	if t.glide.way.Update() {
		t.still = 0
		c.Redraw()
	}
}

// lookOnTheWay sets the projections to where the view is on its way, and gives what sets them back.
func (t *Table) lookOnTheWay() func() {
	there := t.seen()
	if !t.glide.way.Moving() {
		return func() {}
	}
	done := t.glide.way.Value()
	for i, p := range []*sprites.Projection{&t.plot.projection, &t.annex.projection} {
		from := t.glide.from[i]
		along := func(from, to float64) float64 { return from + (to-from)*done }
		*p = sprites.Projection{X: along(from.X, p.X), Y: along(from.Y, p.Y), Scale: along(from.Scale, p.Scale), Gap: along(from.Gap, p.Gap)}
	}
	return func() {
		t.plot.projection, t.annex.projection = there[0], there[1]
		for _, l := range t.plots() { // what is pointed at before the next picture lies where the way ends
			l.view.Arrange(&l.shown.Clinic, l.projection)
		}
	}
}
