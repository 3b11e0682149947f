package table

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What a lesson points at is outlined: it pulses twice and then keeps a quiet line. A hand shows the way until the
// player's first press, and comes back after a while without one. With reduced motion it stands at its goal.

const (
	showComes   = 48  // ticks after the step has begun
	showRuns    = 54  // ticks from start to goal
	showStays   = 42  // ticks that it stays at the goal
	showPauses  = 150 // ticks until it runs again
	showRunsFor = 6   // times; then it stays at its goal
	showReturns = 480 // ticks without a press until it comes back
	showEvery   = 2   // ticks from frame to frame
	litPulses   = 2
)

// The outline of a thing in a panel: its distance, its width and its corner radius.
const (
	outlineOff    = 4.0
	outlineNear   = 2.0  // distance if its neighbors stand close
	outlineSmall  = 56.0 // which they do if it is smaller than this
	outlineWide   = 2.5
	outlineCorner = 14.0
)

// pointing draws what points at things: the guide of a lesson, hints and the signs of a question.
type pointing struct {
	*window
	*clinics
	*cover
	*papers
}

// updateGuide plays one tick and reports whether the whole table looks different.
func (t *pointing) updateGuide(c *scenes.Context) bool {
	g, now := &t.guided, t.Situation.Guide
	if now != g.shown {
		*g = guided{shown: now, showing: -showComes}
		g.pulses.Begin(litPulses * pulseTicks)
	}
	if now == nil {
		return false
	}
	g.calm = !c.Moves()
	pulses := g.pulses.Pass(c.Pace())
	if s := c.Gestures; s.Pressed || s.Held || s.Confirm || !t.Look.Held.Empty() {
		g.showing = -showReturns
	} else if g.showing < showRunsFor*showRound {
		g.showing++
	}
	_, seen := g.at()
	changed := seen != g.drawn || seen && !g.calm && g.showing%showEvery == 0 && g.showing < showRunsFor*showRound
	g.drawn = seen
	return changed || pulses && (c.Tick%pulseEvery == 0 || !g.pulses.Runs())
}

const showRound = showRuns + showStays + showPauses

// at returns how far the hand is on its way, from 0 to 1, and whether it is shown.
func (g *guided) at() (done float64, seen bool) {
	switch {
	case g.shown == nil || g.shown.From.None() || g.shown.Asks || g.showing < 0:
		return 0, false
	case g.calm || g.showing >= showRunsFor*showRound:
		return 1, true
	}
	tick := g.showing % showRound
	if tick > showRuns+showStays {
		return 0, false
	}
	k := min(1, float64(tick)/showRuns)
	return ui.Eased(k), true
}

// drawGuide outlines what the lesson points at, and draws the hand that shows the way.
func (t *pointing) drawGuide(c *ui.Canvas) {
	g := t.Situation.Guide
	if z := t.Situation.Puzzle; z != nil {
		for _, lit := range z.Lit {
			t.outline(c, lit, 0.8)
		}
	}
	if g == nil {
		return
	}
	strength := 0.55
	if c.Theme.Contrast {
		strength = 1
	} else if t.guided.pulses.Runs() {
		strength = 0.75 - 0.25*math.Cos(2*math.Pi*litPulses*t.guided.pulses.Done())
	}
	for _, lit := range g.Lit {
		t.outline(c, lit, strength)
	}
	for i, space := range g.Letters {
		if !t.inSight(space, game.Home) {
			continue
		}
		m := t.projection.Centre(space)
		c.Pill(c.Styles.Heading, string(rune('A'+i)), m.X/t.scale, m.Y/t.scale+30*t.pillSize(), theme.Accent, theme.Card)
	}
	t.drawShowing(c)
}

// outline draws the line around a lit thing.
func (t *pointing) outline(c *ui.Canvas, what thing.Thing, strength float64) {
	color := theme.Fade(theme.Accent, strength)
	if what.Kind == thing.Space {
		if !t.inSight(what.Space, what.Board) {
			return
		}
		corners := t.corners(what)
		theme.Line(c.Target, corners, 7*t.scale, c.Theme.RGBA(theme.Card))
		theme.Line(c.Target, corners, 4*t.scale, c.Theme.RGBA(color))
		c.Landmark("outlined/"+what.String(), t.areaOf(corners))
		return
	}
	spot, there := t.Spot(what)
	if !there || what.Kind == thing.Clinic {
		return
	}
	r := spot.Rect
	line := r.Inset(-outlineOff - outlineWide)
	if min(r.W, r.H) < outlineSmall {
		line = r.Inset(-outlineNear - outlineWide)
	}
	switch what.Kind {
	case thing.Panel: // its spot is the heading, but the whole panel is meant
		r = t.panelOf(spot)
		line = r.Inset(-outlineOff - outlineWide)
	case thing.ForecastSum: // its neighbors begin at its edges
		line = ui.Rect{X: r.X - 8, Y: r.Y, W: r.W + 16, H: r.H}
	case thing.Having: // it has room around its text
		line = ui.Rect{X: r.X - 4, Y: r.Y, W: r.W + 4, H: r.H}
	}
	radius := min(outlineCorner, line.H/2)
	c.RoundLine(line.Inset(-1), radius+1, outlineWide+2, theme.Card) // so that it is seen on any ground
	c.RoundLine(line, radius, outlineWide, color)
	c.Landmark("outlined/"+what.String(), r)
}

// corners returns the corners of a space, the first one at both ends, in device pixels.
func (t *clinics) corners(of thing.Thing) []theme.Point {
	s, at := of.Space, t.plotOf(of.Board).projection
	x, y, f := float64(s.X), float64(s.Y), float64(s.Floor)
	return []theme.Point{at.At(f, x, y, 2), at.At(f, x+1, y, 2), at.At(f, x+1, y+1, 2), at.At(f, x, y+1, 2), at.At(f, x, y, 2)}
}

// panelOf returns the whole panel that a heading belongs to.
func (t *papers) panelOf(heading paper.Spot) ui.Rect {
	if heading.Cut && t.layout.Side == arrangement.Cards { // the third card has no heading
		return t.layout.Cards[2]
	}
	x, y := heading.Rect.Center()
	for _, p := range t.Papers() {
		if panel, there := p.PanelAt(x, y); there {
			return panel
		}
	}
	return heading.Rect
}

// areaOf returns the bounds of points, in logical pixels.
func (t *clinics) areaOf(points []theme.Point) ui.Rect {
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range points {
		left, top, right, bottom = min(left, p.X), min(top, p.Y), max(right, p.X), max(bottom, p.Y)
	}
	return ui.Rect{X: left / t.scale, Y: top / t.scale, W: (right - left) / t.scale, H: (bottom - top) / t.scale}
}

// pointOf returns the center of a thing, in logical pixels, and whether it is in sight.
func (t *cover) pointOf(what thing.Thing) (x, y float64, there bool) {
	if what.Kind == thing.Space {
		m := t.plotOf(what.Board).projection.Centre(what.Space)
		return m.X / t.scale, m.Y / t.scale, t.inSight(what.Space, what.Board)
	}
	if what.Kind == thing.Clinic { // where somebody comes in
		x, y = t.layout.Clinic.Center()
		return x, y, true
	}
	spot, there := t.Spot(what)
	if what.Kind == thing.Preadmission {
		spot.Rect = t.freePlace(spot.Rect)
	}
	// If pre-admissions are not in sight, the clinic stands for them.
	if x, y = spot.Rect.Center(); !there && what.Kind == thing.Preadmission {
		x, y = t.layout.Clinic.Center()
		there = true
	}
	return x, y, there
}

// freePlace returns where the next person comes in a waiting area: behind the last one, or all of it if nobody waits.
func (t *window) freePlace(area ui.Rect) ui.Rect {
	place := area
	for i := range t.spots {
		r := t.spots[i].Rect
		if x, y := r.Center(); t.spots[i].Thing.Kind == thing.Person && area.Contains(x, y) && r.Right()+r.W < area.Right()+4 {
			place = r
			place.X += r.W + 4
		}
	}
	return place
}

// drawShowing draws the moving hand, and its route.
func (t *cover) drawShowing(c *ui.Canvas) {
	g := t.Situation.Guide
	done, seen := t.guided.at()
	x, y, there := t.pointOf(g.From)
	if !seen || !there || !t.Look.Held.Empty() {
		return
	}
	if tx, ty, to := t.pointOf(g.To); to && !g.To.None() {
		t.dashTo(c, x, y, tx, ty)
		x, y = bowed(x, y, tx, ty, done)
		t.drawCarried(c, &g.Held, x, y)
	} else {
		x, y = x+8, y+10-6*done
	}
	t.art(c, pictures.Hand, x, y, sprites.Options{Scale: 1.25, Fade: 0.15})
	c.Landmark("outlined/hand", ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24})
}

// liesOverClinic reports whether something of the table covers the clinic at a point, or lies beside it.
func (t *cover) liesOverClinic(x, y float64) bool {
	if !t.layout.Clinic.Contains(x, y) && !t.layout.Guide.Contains(x, y) || t.Look.Hint.Card() && t.hint.Rect.Inset(-4).Contains(x, y) {
		return true
	}
	for i := range t.spots[t.panelsFrom:] {
		spot := &t.spots[t.panelsFrom+i]
		if !spot.Thing.Is(thing.Panel) && spot.Rect.Contains(x, y) {
			return true
		}
	}
	return t.viewButtons.Contains(x, y)
}

// bowed returns a point of the curved route from one place to another; done is the part of it, from 0 to 1.
func bowed(x, y, tx, ty, done float64) (float64, float64) {
	lift := 4 * done * (1 - done)
	return x + (tx-x)*(done+0.08*lift), y + (ty-y)*done - 26*lift
}

// dashTo draws that route over the clinic alone: not over panels, nor over buttons or a hint's card that cover the
// clinic.
func (t *cover) dashTo(c *ui.Canvas, x, y, tx, ty float64) {
	const steps = 96
	t.points = t.points[:0]
	for i := range steps + 1 {
		px, py := bowed(x, y, tx, ty, float64(i)/steps)
		if t.liesOverClinic(px, py) {
			t.dashes(c, t.scale, 1)
			t.points = t.points[:0]
			continue
		}
		t.points = append(t.points, theme.Point{X: px * t.scale, Y: py * t.scale})
	}
	t.dashes(c, t.scale, 1)
}
