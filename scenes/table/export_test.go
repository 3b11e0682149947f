package table

import (
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// What tests look at besides what everybody may.

const GlideTicks = glideTicks

// DrawnScale is the size at which the clinic is drawn now, Scale and PointedScale that at which it can be pointed at.
func (t *Table) DrawnScale() float64 {
	defer t.lookOnTheWay()()
	return t.projection.Scale
}
func (t *Table) Scale() float64        { return t.projection.Scale }
func (t *Table) PointedScale() float64 { return t.plot.view.Scale }

// TileAt is the place of the ground floor, in tiles, that lies under a pixel.
func (t *Table) TileAt(x, y float64) (float64, float64) { return t.projection.Tile(0, x, y) }

// DescribeAgain does for the clinic what every frame does before it draws.
func (t *Table) DescribeAgain() {
	l := t.plots()[0]
	t.describe(l)
	l.view.Arrange(&l.shown.Clinic, l.projection)
}

// TrayTop is where the tray begins.
func (t *Table) TrayTop() float64 { return t.layout.Tray.Y }

// PanelsFrom is the first spot that lies on a panel.
func (t *Table) PanelsFrom() int { return t.panelsFrom }

// Rooms are those of the clinic as they are drawn.
func (t *Table) Rooms() []sprites.Room { return t.shown.Rooms }

// Alarms are where the red signs stand at patients whom nobody would treat.
func (t *Table) Alarms() (signs []ui.Rect) {
	for _, spot := range t.alarms(t.plots()[0]) {
		signs = append(signs, spot.Rect)
	}
	return signs
}

// BubbleAt is where the sentence at the pointer is written.
func (t *Table) BubbleAt() (x, y float64) {
	x, y = t.besidePointer()
	return x + 20, y + 20
}

// Prices are where the prices of all legal spaces of the clinic lie.
func Prices(t *Table) (list []ui.Rect) {
	for _, p := range t.pricePills(&t.plot, t.Look.On(false), ui.Rect{}) {
		list = append(list, p.r)
	}
	return list
}

// PricedSpaces are the spaces whose prices these are.
func PricedSpaces(t *Table) (list []clinic.Space) {
	for _, p := range t.pricePills(&t.plot, t.Look.On(false), ui.Rect{}) {
		list = append(list, clinic.SpaceAt(p.of))
	}
	return list
}

// OutlinesTop is how high the highest outline of a plan reaches that is drawn now.
func (t *Table) OutlinesTop() float64 {
	top := t.height
	list, _ := t.Outlines()
	for _, outline := range list {
		top = min(top, t.projection.Corner(outline.Space).Y/t.scale)
	}
	return top
}

// Moment is what is different from what is written on the panels: how many pieces fly, and which numbers count.
func (t *Table) Moment() (flying int, counts []string) {
	m := t.momentOfPanels()
	for _, n := range m.Counts {
		counts = append(counts, n.Text)
	}
	return len(m.Flying), counts
}

// Shows is how often a text stands on the panels just now.
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

// Marked tells whether changes are marked on the panels, where nothing moves.
func (t *Table) Marked() bool { return t.changes.left > 0 }

// Lives tells whether something moves by itself.
func (t *Table) Lives() bool { return t.living.on }

// Shuffles gives who shuffles just now, on which board; false for nobody.
func (t *Table) Shuffles() (person string, annex, ok bool) {
	on, who := t.shuffler(t.living.beat)
	if on == nil {
		return "", false, false
	}
	return t.BoardOn(on.beside).People[who].ID, on.beside, true
}

// CarDrives gives where a car drives by, in logical pixels, and whether one does.
func (t *Table) CarDrives() (x, y float64, drives bool) {
	at, _, drives := t.carAt()
	return at.X / t.scale, at.Y / t.scale, drives
}

// Pulses tells whether Done is lit, and whether its light pulses.
func (t *Table) Pulses() (lit, pulses bool) { return t.lit.on, t.lit.way.Moving() }

// TotalAt is where the time and what it brings stand, so wide, for a hand at x, y, and the note above.
func (t *Table) TotalAt(x, y, wide float64) (total, note ui.Rect) { return t.totalAt(x, y, wide) }

// HintWay gives points of the way that a hint shows, in logical pixels, and tells of each whether something else on a
// panel lies there.
func (t *Table) HintWay(each func(x, y float64, other bool)) {
	h := t.Look.Hint
	x, y, _ := t.pointOf(h.From)
	tx, ty, _ := t.pointOf(h.To)
	for i := range 200 {
		px, py := bowed(x, y, tx, ty, float64(i)/199)
		other := !t.layout.Clinic.Inset(-4).Contains(px, py) // so wide is the line
		for _, spot := range t.spots[t.panelsFrom:] {
			other = other || !spot.Thing.Is(thing.Panel) && spot.Rect.Inset(4).Contains(px, py)
		}
		if begins, _ := t.Spot(h.From); begins.Rect.Inset(-8).Contains(px, py) && !begins.Rect.Inset(8).Contains(px, py) {
			continue // that is outlined
		}
		each(px, py, other)
	}
}

// Outside is where those stand who wait before the clinic.
func (t *Table) Outside() []ui.Rect { return t.outside() }
