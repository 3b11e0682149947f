package table

import (
	"clinic/game/clinic"
	"clinic/scenes/dress"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

var planFilled, planMissing = sprites.Must("plan-filled"), sprites.Must("plan-missing")

// Outlines are the spaces of a plan that are drawn on the clinic now: all of one that is pointed at, and what is missing in the viewer's own
// while one builds, which is quiet.
func (t *Table) Outlines() (list []dress.Outline, quiet bool) {
	if t.Situation.Rules == nil || !t.Own() {
		return nil, false
	}
	c := t.Context()
	for _, what := range [...]thing.Thing{t.Look.Hover, t.Look.Focus, t.Look.Chosen} {
		if list, plan := dress.OutlinesOf(c, what); plan {
			return list, false
		}
	}
	if t.places() {
		return dress.Outlines(c), true
	}
	return nil, false
}

// plans are the spaces of all plans that may be outlined in the viewer's decision: the view has room for them.
func (t *Table) plans() (spaces []clinic.Space) {
	if t.Situation.Rules == nil || !t.Own() {
		return nil
	}
	var list []dress.Outline
	for i := range t.Offers {
		outlines, _ := dress.OutlinesOf(t.Context(), t.Offers[i].Path[0])
		list = append(list, outlines...)
	}
	if t.places() {
		list = append(list, dress.Outlines(t.Context())...)
	}
	for _, outline := range list {
		spaces = append(spaces, outline.Space)
	}
	return spaces
}

// drawOutlines draws them, with what is missing in a space.
func (t *Table) drawOutlines(c *ui.Canvas) {
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
	if quiet {
		return
	}
	for _, outline := range list {
		if outline.Text != "" {
			m := t.projection.Centre(outline.Space)
			c.Pill(ui.Text, outline.Text, m.X/t.scale, m.Y/t.scale, paint.Card, paint.Accent)
		}
	}
}
