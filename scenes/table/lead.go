package table

import (
	"clinic/game/clinic"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// keptIn tells in which tab of a drawer, and which segment of the town, something lies.
var keptIn = map[thing.Thing]struct {
	tab     panels.Tab
	segment string
}{
	thing.Named(thing.ForecastSum, "left"): {panels.TabForecast, ""}, thing.Named(thing.ForecastSum, "after"): {panels.TabForecast, ""},
	thing.Named(thing.Panel, "goal"): {panels.TabOthers, ""}, thing.Named(thing.Panel, "residency"): {panels.TabTown, "residency"},
	thing.Named(thing.Panel, "nurses"): {panels.TabTown, "nurses"},
}

// LeadTo brings something on a board into sight, unless it is there already: the view stays where the player left it.
func (t *Table) LeadTo(what thing.Thing) {
	if in, kept := keptIn[what]; kept {
		if t.drawer.Tab != in.tab {
			t.OpenTab(in.tab)
		}
		if in.segment != "" {
			t.OpenSegment(in.segment)
		}
	}
	person := t.BoardOn(what.Board).Person(what.Person)
	switch _, there := t.Spot(what); {
	case person != nil && person.At.Area == clinic.Inside && !t.inSight(person.At.Space, what.Board):
		t.ShowWhole()
		t.BringFloorIntoSight(person.At.Space, what.Board)
	case what.Kind == thing.Component:
		t.ShowTab(panels.TabHand)
		t.BringIntoSight(what)
	case !there:
		t.ShowWhole()
	}
}

// drawLed rings what the player was led to, with an arrowhead above it.
func (t *clinics) drawLed(c *ui.Canvas) {
	spot, there := t.Spot(t.Look.Led)
	if !there || t.Look.Led.None() {
		return
	}
	c.Landmark("led", spot.Rect)
	c.RoundLine(spot.Rect.Inset(-4), 14, 3, theme.Accent)
	x, y := spot.Rect.X+spot.Rect.W/2, spot.Rect.Y-8
	c.Polygon(theme.Card, theme.Point{X: x - 15, Y: y - 19}, theme.Point{X: x + 15, Y: y - 19}, theme.Point{X: x, Y: y + 4})
	c.Polygon(theme.Accent, theme.Point{X: x - 11, Y: y - 17}, theme.Point{X: x + 11, Y: y - 17}, theme.Point{X: x, Y: y})
}
