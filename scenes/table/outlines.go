package table

import (
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

var planFilled, planMissing = sprites.Must("plan-filled"), sprites.Must("plan-missing")

// planned are the plans for a clinic, drawn as outlines.
type planned struct {
	*window
	*clinics
	*cover
	shining ui.Timeline
}

// Outlines returns the spaces of a plan that are drawn on the clinic now: all of one that is pointed at, or of the
// viewer's own while building. While something is held only what is missing is drawn, which is quiet.
func (t *clinics) Outlines() (list []extensionui.Outline, quiet bool) {
	if t.Situation.Rules == nil || !t.Own() {
		return nil, false
	}
	c := t.Context()
	for _, what := range [...]thing.Thing{t.Look.Hover, t.Look.Focus, t.Look.Chosen} {
		if list, plan := extensionui.OutlinesOf(t.Reader, c, what, t.Fit); plan {
			return list, false
		}
	}
	if t.places() {
		return extensionui.Outlines(t.Reader, c, t.Fit), !t.Look.Held.Empty() || !t.Look.Taken.None() || t.Look.Overlay != nil
	}
	return nil, false
}

// plans returns the spaces of all plans that may be outlined in the viewer's decision: the view has room for them.
func (t *clinics) plans() (spaces []clinic.Space) {
	if t.Situation.Rules == nil || !t.Own() {
		return nil
	}
	var list []extensionui.Outline
	for i := range t.Offers {
		outlines, _ := extensionui.OutlinesOf(t.Reader, t.Context(), t.Offers[i].Path[0], 0)
		list = append(list, outlines...)
	}
	if t.places() {
		for _, plan := range extensionui.Plans(t.Reader, t.Context()) {
			for fit := range plan.Fits {
				list = append(list, plan.Outlines(t.Reader, fit)...)
			}
		}
	}
	for _, outline := range list {
		spaces = append(spaces, outline.Space)
	}
	return spaces
}

// drawOutlines draws the outlines, with what is missing in a space.
func (t *planned) drawOutlines(c *ui.Canvas) {
	list, quiet := t.Outlines()
	o := sprites.Options{}
	if scale := t.clinicSheet.Scale(); t.projection.Scale != scale {
		o.Stretch = t.projection.Scale / scale
	}
	for _, outline := range list {
		at := t.projection.Corner(outline.Space)
		switch {
		case !outline.Filled:
			t.clinicSheet.Draw(c.Target, planMissing, at.X, at.Y, o)
		case !quiet:
			t.clinicSheet.Draw(c.Target, planFilled, at.X, at.Y, o)
		}
	}
	t.drawShining(c, list)
	t.outlinePills, t.signs = t.outlinePills[:0], t.signs[:0]
	if quiet {
		return
	}
	for i := range list {
		if list[i].Text != "" {
			t.drawMissing(c, &list[i])
		}
	}
}

// drawMissing says what is missing in a space of a plan. Without room for the words it draws only their plus.
func (t *cover) drawMissing(c *ui.Canvas, outline *extensionui.Outline) {
	const mark = 18.0
	m := t.projection.Centre(outline.Space)
	x, y, h := m.X/t.scale, m.Y/t.scale, c.Styles.Grown(signHigh)
	w := ui.Measure(c.Styles.TextStrong, outline.Text) + mark + 22
	r := ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	covers := func(other ui.Rect) bool { return r.Inset(-2).Overlaps(other) }
	bare := slices.ContainsFunc(t.outlinePills, covers) || t.taken(r) || t.layout.Clinic.Inset(2).Intersect(r) != r ||
		t.layout.Crowded && w > 2.4*sprites.HalfTileWidth*t.projection.Scale/t.scale
	if bare {
		r = ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24}
		if slices.ContainsFunc(t.outlinePills, covers) || t.taken(r) || t.layout.Clinic.Intersect(r) != r {
			return
		}
	}
	t.outlinePills = append(t.outlinePills, r)
	c.Shadow(r, r.H/2, 0.4)
	c.Round(r, r.H/2, theme.Card)
	c.RoundLine(r, r.H/2, 1.5, theme.Accent)
	c.Landmark("missing/"+thing.InSpace(outline.Space).String(), r)
	plus := ui.Rect{X: x - 8, Y: y - 8, W: 16, H: 16}
	if !bare {
		plus.X = r.X + 10
		in := r
		in.CutLeft(10+mark, 0)
		in.CutRight(10, 0)
		c.TextIn(c.Styles.TextStrong, outline.Text, in, ui.Center, theme.Ink)
	}
	ui.IconPlus(c, plus, theme.Accent)
}

// A plan that was just filled shines once, from north to south.

const (
	shineTicks = 30
	shineWide  = 0.45 // the part of the time that a row shines
)

// filledPlans returns how many plans of the viewer are filled.
func (t *planned) filledPlans() (count int) {
	if t.Situation.Rules == nil || t.State == nil || !t.Own() {
		return 0
	}
	for _, plan := range extensionui.Plans(t.Reader, t.Context()) {
		if plan.Filled == plan.Want {
			count++
		}
	}
	return count
}

// filled makes a plan shine that was not filled before.
func (t *planned) filled(before, viewer int) {
	if t.Viewer == viewer && t.State != nil && t.filledPlans() > before {
		t.shining.Begin(shineTicks)
	}
}

// updateShining plays one tick. Any input of the player ends it.
func (t *planned) updateShining(c *scenes.Context) {
	if t.shining.Pass(c.PaceUntilInput()) {
		c.Redraw()
	}
}

// drawShining draws the light over the spaces of the filled plan.
func (t *planned) drawShining(c *ui.Canvas, list []extensionui.Outline) {
	if !t.shining.Runs() {
		return
	}
	if len(list) == 0 {
		list = extensionui.Outlines(c.Reader, t.Context(), t.Fit)
	}
	north, south := int8(clinic.MaxRows), int8(0)
	for _, o := range list {
		north, south = min(north, o.Space.Y), max(south, o.Space.Y)
	}
	done := t.shining.Done()
	for _, o := range list {
		begins := (1 - shineWide) * float64(o.Space.Y-north) / float64(max(1, south-north))
		bright := math.Sin(math.Pi * ui.Between((done-begins)/shineWide, 0, 1))
		if bright <= 0 {
			continue
		}
		corner := func(x, y float64) theme.Point {
			p := t.projection.At(float64(o.Space.Floor), float64(o.Space.X)+x, float64(o.Space.Y)+y, 0)
			return theme.Point{X: p.X / t.scale, Y: p.Y / t.scale}
		}
		c.Polygon(theme.Fade(theme.Card, 0.7*bright), corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1))
		c.Landmark("shining", ui.Rect{X: corner(0, 1).X, Y: corner(0, 0).Y, W: corner(1, 0).X - corner(0, 1).X, H: corner(1, 1).Y - corner(0, 0).Y})
	}
}
