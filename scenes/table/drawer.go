package table

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// openForStep opens the tab that a new step is about.
func (t *papers) openForStep() {
	d := t.State.Decision(t.Viewer)
	kind := game.DecisionKind("")
	if d != nil {
		kind = d.Kind
	}
	if kind == t.opened {
		return
	}
	t.opened, t.drawer.Full = kind, false
	t.drawer.Rewind()
	switch kind {
	case game.DecideAdmit:
		t.drawer.Open(panels.TabTown)
		t.drawer.OpenSegment("appointments")
	case game.DecideHire:
		t.drawer.Open(panels.TabTown)
		t.drawer.OpenSegment("residency")
	default:
		t.drawer.Open(panels.TabHand)
	}
}

// updateSheet makes the sheet higher for the total of a proposed Move, and lower again.
func (t *Table) updateSheet(c *scenes.Context) {
	now := t.Look.Hint.Proposes()
	if now == t.proposes {
		return
	}
	before := t.seen()
	t.proposes = now
	t.Arrange()
	t.glideFrom(before)
	c.Redraw()
}

// OpenTab shows a tab, if there are tabs. If it is open already, the hand's tab is shown.
func (t *Table) OpenTab(tab panels.Tab) {
	switch {
	case t.width == 0: // no window yet: for whichever comes
		t.drawer.Open(tab)
		return
	case t.layout.Side == arrangement.Around:
		return
	case t.layout.Side == arrangement.Cards:
		if tab != panels.TabHand && tab != panels.TabTown { // which always show
			t.thirdCard.Open(tab)
			t.Arrange()
		}
		return
	}
	before := t.seen()
	if tab == t.drawer.Tab {
		tab = panels.TabHand
	}
	t.drawer.Full = false
	t.drawer.Open(tab)
	t.Arrange()
	t.glideFrom(before)
}

// OpenSegment shows a segment of the town.
func (t *Table) OpenSegment(segment string) {
	before := t.seen()
	t.drawer.OpenSegment(segment)
	t.Arrange()
	t.glideFrom(before)
}

// PullGrip pulls the sheet up by its grip, or down: then it closes if it is only read.
func (t *Table) PullGrip(up bool) {
	if up {
		t.PullDrawer(true)
	} else {
		t.LowerSheet()
	}
}

// TapGrip pulls the sheet up if it is higher then, or else down.
func (t *Table) TapGrip() { t.PullGrip(t.drawer.Pulls && !t.DrawerIsUp()) }

// PullDrawer pulls the sheet up all the way, or down again.
func (t *Table) PullDrawer(up bool) {
	before := t.seen()
	t.drawer.Full = up
	t.Arrange()
	t.glideFrom(before)
}

// LowerSheet lowers a sheet if it covers more of the clinic than the step needs, and reports
// whether it did.
func (t *Table) LowerSheet() bool {
	switch {
	case t.layout.Hand != arrangement.Sheet:
		return false
	case t.drawer.Full:
		t.PullDrawer(false)
	case t.drawer.Reads():
		t.OpenTab(panels.TabHand)
	default:
		return false
	}
	return true
}

// DrawerIsUp reports whether the sheet is pulled up.
func (t *papers) DrawerIsUp() bool { return t.drawer.Full }

// drawers returns all drawers that can scroll, with the live score beside the clinic.
func (t *papers) drawers() []*panels.Drawer { return t.scrolled[:] }

// ScrollDrawer scrolls the drawer under a finger at x, y by logical pixels, and reports whether it can scroll there.
func (t *Table) ScrollDrawer(x, y, dx, dy float64) bool {
	there := slices.ContainsFunc(t.drawers(), func(d *panels.Drawer) bool { return d.Scroll(x, y, dx, dy) })
	if there {
		t.FindSpots()
	}
	return there
}

// ScrolledAway returns where a thing of a drawer would lie that is out of sight, and whether there is one.
func (t *papers) ScrolledAway(of thing.Thing) (paper.Spot, bool) {
	for _, spot := range t.AllScrolledAway() {
		if spot.Thing == of {
			return spot, true
		}
	}
	return paper.Spot{}, false
}

// AllScrolledAway returns the things of the drawers that are out of sight, each where it would lie.
func (t *papers) AllScrolledAway() (list []paper.Spot) {
	for _, drawer := range t.drawers() {
		for _, spot := range drawer.Cut() {
			if _, seen := t.Spot(spot.Thing); !seen {
				spot.Rect = spot.Whole
				list = append(list, spot)
			}
		}
	}
	return list
}

// BringIntoSight scrolls the drawer so that all of a thing in it is seen, and reports whether that moved anything.
func (t *Table) BringIntoSight(what thing.Thing) bool {
	for _, drawer := range t.drawers() {
		for _, spot := range drawer.Cut() {
			if spot.Thing == what && drawer.Reveal(&spot) {
				t.FindSpots()
				return true
			}
		}
	}
	return false
}

// settleDrawers aligns scrolled drawers to a whole card once no finger holds them.
func (t *Table) settleDrawers(c *scenes.Context) {
	if c.Gestures.Held {
		return
	}
	for _, d := range t.drawers() {
		if d.Settle(!c.Moves()) {
			t.FindSpots()
			c.Redraw()
		}
	}
}

// DrawerScrolls reports whether a drag from x, y in that direction scrolls a drawer, even where a piece lies there.
func (t *papers) DrawerScrolls(x, y, dx, dy float64) bool {
	return slices.ContainsFunc(t.drawers(), func(d *panels.Drawer) bool { return d.Scrolls(x, y, dx, dy) })
}

// ShowTab shows a tab of the drawer, unless it is open already.
func (t *Table) ShowTab(tab panels.Tab) {
	if tab != t.drawer.Tab {
		t.OpenTab(tab)
	}
}

// NextSegment shows the next segment of the town's tab, or with −1 the previous one, if there is one.
func (t *Table) NextSegment(by int) {
	if next := t.drawer.NextSegment(by); next != "" && t.layout.Town == arrangement.Tab {
		t.OpenSegment(next)
	}
}

// OtherSegments returns the segments of the town if its tab is open, the open one last.
func (t *papers) OtherSegments() []string {
	if t.layout.Town != arrangement.Tab || t.drawer.Tab != panels.TabTown {
		return nil
	}
	return t.drawer.OtherSegments()
}

// OnTown reports whether a point is on the open tab of the town.
func (t *papers) OnTown(x, y float64) bool {
	return t.layout.Town == arrangement.Tab && t.drawer.Tab == panels.TabTown && t.layout.Drawer.Contains(x, y)
}

// OpenTabNow returns the open tab of the drawer.
func (t *papers) OpenTabNow() panels.Tab { return t.drawer.Tab }
