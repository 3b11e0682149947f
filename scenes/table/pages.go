package table

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/panels"
)

// What of a panel the player turns to: the town of the clinics or of the annexes, the log, the next cards, a plan.

// OpenTown shows the town of the clinics, or that of the annexes.
func (t *Table) OpenTown(ofAnnexes bool) {
	t.town.OfAnnexes = ofAnnexes
	t.FindSpots()
}

// OpenLog opens the log in its tab, or over the clinic if there is no room beside it; or closes it again.
func (t *Table) OpenLog() {
	if t.layout.Side != arrangement.Around {
		t.OpenTab(panels.TabLog)
		return
	}
	t.side.LogOpen = !t.side.LogOpen
	t.FindSpots()
}

// CloseLog closes the log that lies open over the clinic, or the open tab, and reports whether it did.
func (t *Table) CloseLog() bool {
	open := false
	switch t.layout.Side {
	case arrangement.Around:
		if open = t.side.LogOpen; open {
			t.OpenLog()
		}
	case arrangement.Tab:
		if open = t.drawer.Tab != panels.TabHand; open {
			t.OpenTab(panels.TabHand)
		}
	}
	return open
}

// ScrollLog scrolls the log by logical pixels, back to earlier events if positive, and reports whether it lies at x, y.
func (t *Table) ScrollLog(x, y, way float64) bool {
	there := t.side.ScrollLog(x, y, way)
	if there {
		t.FindSpots()
	}
	return there
}

// PageLog scrolls the log by as many of its heights, back if positive, and reports whether there is a log.
func (t *Table) PageLog(pages float64) bool {
	there := t.side.PageLog(pages)
	if there {
		t.FindSpots()
	}
	return there
}

// TurnCards shows the next page of what is for sale, or with −1 the previous one, and reports whether there is one.
func (t *Table) TurnCards(by int) bool {
	turned := t.tray.TurnCards(by)
	if turned {
		t.FindSpots()
	}
	return turned
}

// LayPlan lays the plan in the next place where it is filled as much, or with −1 in the previous one.
func (t *Table) LayPlan(by int) {
	for _, plan := range extensionui.Plans(t.Reader, t.Context()) {
		t.Fit = (t.Fit%plan.Fits + plan.Fits + by) % plan.Fits
	}
	t.FindSpots()
}

// TurnDrawer scrolls the drawer of that number by a page, or with −1 back.
func (t *Table) TurnDrawer(number, by int) {
	for _, d := range t.drawers() {
		if d.Number() == number {
			d.Turn(float64(by))
		}
	}
	t.FindSpots()
}
