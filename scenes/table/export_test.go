package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// What tests may see in addition to the exported names.

const GlideTicks = glideTicks

// DrawnScale returns the size at which the clinic is drawn now; Scale and PointedScale the size at which it can be
// pointed at.
func (t *Table) DrawnScale() float64 {
	defer t.lookOnTheWay()()
	return t.projection.Scale
}
func (t *Table) Scale() float64        { return t.projection.Scale }
func (t *Table) PointedScale() float64 { return t.plot.view.Scale }

// TileAt returns the place on the ground floor under a pixel, in tiles.
func (t *Table) TileAt(x, y float64) (float64, float64) { return t.projection.Tile(0, x, y) }

// DescribeAgain prepares the clinic as every frame does before it draws.
func (t *Table) DescribeAgain() {
	l := t.plots()[0]
	t.describe(l)
	l.view.Arrange(&l.shown.Clinic, l.projection)
}

// TrayTop returns the top of the tray.
func (t *Table) TrayTop() float64 { return t.layout.Tray.Y }

// PanelsFrom returns the index of the first spot on a panel.
func (t *Table) PanelsFrom() int { return t.panelsFrom }

// Rooms returns the rooms of the clinic as they are drawn.
func (t *Table) Rooms() []sprites.Room { return t.shown.Rooms }

// Alarms returns where the red signs stand at patients who would stay untreated.
func (t *Table) Alarms() (signs []ui.Rect) {
	for _, spot := range t.alarms(t.plots()[0]) {
		signs = append(signs, spot.Rect)
	}
	return signs
}

// BubbleAt returns where the sentence at the pointer is written.
func (t *Table) BubbleAt() (x, y float64) {
	x, y = t.besidePointer()
	return x + 20, y + 20
}

// Prices returns where the prices of all legal spaces of the clinic lie.
func Prices(t *Table) (list []ui.Rect) {
	for _, p := range t.pricePills(&t.plot, t.Look.On(game.Home), ui.Rect{}) {
		list = append(list, p.r)
	}
	return list
}

// PricedSpaces returns the spaces that these prices belong to.
func PricedSpaces(t *Table) (list []clinic.Space) {
	for _, p := range t.pricePills(&t.plot, t.Look.On(game.Home), ui.Rect{}) {
		list = append(list, clinic.SpaceAt(p.of))
	}
	return list
}

// OutlinesTop returns the top of the highest outline of a plan that is drawn now.
func (t *Table) OutlinesTop() float64 {
	top := t.height
	list, _ := t.Outlines()
	for _, outline := range list {
		top = min(top, t.projection.Corner(outline.Space).Y/t.scale)
	}
	return top
}

// Moment returns what differs just now from what is written on the panels: how many pieces fly, and which numbers
// count.
func (t *Table) Moment() (flying int, counts []string) {
	m := t.momentOfPanels()
	for _, n := range m.Counts {
		counts = append(counts, n.Text)
	}
	return len(m.Flying), counts
}

// Shows returns how often a text stands on the panels just now.
func (t *Table) Shows(text string) (times int) {
	m := t.momentOfPanels()
	for _, p := range t.Papers() {
		for i := range p.Items {
			if said, _ := m.Said(&p.Items[i]); said == text {
				times++
			}
		}
	}
	return times
}

// Marked reports whether changes are marked on the panels, as with reduced motion.
func (t *Table) Marked() bool { return t.changes.marked.Runs() }

// Lives reports whether something moves by itself.
func (t *Table) Lives() bool { return t.living.on }

// Shuffles returns who shuffles just now, and on which board; ok is false for nobody.
func (t *Table) Shuffles() (person string, board game.BoardName, ok bool) {
	on, who := t.shuffler(t.living.beat)
	if on == nil {
		return "", game.Home, false
	}
	return t.BoardOn(on.board).People[who].ID, on.board, true
}

// CarDrives returns where a car drives by, in logical pixels, and whether one does.
func (t *Table) CarDrives() (x, y float64, drives bool) {
	at, _, drives := t.carAt()
	return at.X / t.scale, at.Y / t.scale, drives
}

// Pulses reports whether Done is lit, and whether its light pulses.
func (t *Table) Pulses() (lit, pulses bool) { return t.lit.on, t.lit.way.Runs() }

// TotalAt returns where the time and its result stand at that width, for a hand at x, y, and the note above.
func (t *Table) TotalAt(x, y, wide float64) (total, note ui.Rect) { return t.totalAt(x, y, wide) }

// HintWay calls each for points of the route that a hint shows, in logical pixels, with whether something else on
// a panel lies there.
func (t *Table) HintWay(each func(x, y float64, other bool)) {
	h := t.Look.Hint
	x, y, _ := t.pointOf(h.From)
	tx, ty, _ := t.pointOf(h.To)
	for i := range 200 {
		px, py := bowed(x, y, tx, ty, float64(i)/199)
		other := !t.layout.Clinic.Inset(-4).Contains(px, py) // as wide as the line
		for _, spot := range t.spots[t.panelsFrom:] {
			other = other || !spot.Thing.Is(thing.Panel) && spot.Rect.Inset(4).Contains(px, py)
		}
		if begins, _ := t.Spot(h.From); begins.Rect.Inset(-8).Contains(px, py) && !begins.Rect.Inset(8).Contains(px, py) {
			continue // that is outlined
		}
		each(px, py, other)
	}
}

// Outside returns the areas of those who wait outside the clinic.
func (t *Table) Outside() []ui.Rect { return t.outside() }

// Bubbles returns where something is said over the clinic in Business and Admin.
func (t *Table) Bubbles() []ui.Rect { return t.bubbles }
