package table

import (
	"slices"

	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/ui"
)

// Arrange computes everything that depends on the situation, the window and the language.
func (t *Table) Arrange() {
	if t.width == 0 || t.Situation.State == nil {
		return
	}
	if t.tip != "" {
		t.tip = t.Explain(t.restsOn)
		t.findCard(t.restsOn)
	}
	for floor := range t.floorNames {
		t.floorNames[floor] = t.T("table.floor", ui.Data{"Number": floor})
	}
	t.arrange()
	t.project()
	t.FindSpots()
}

// guidedSheet is the largest part of a window that the sheet takes during a lesson, so that its card and what it
// leads to stay in sight.
const guidedSheet = 0.45

// arrange lays out the parts of the table in this window.
func (t *Table) arrange() {
	t.layout.Slots = t.layout.Resized(t.width, t.height, t.Styles.Percent).Slots() // for the height of the sheet
	layout := func(sheet float64) panels.Layout {
		return panels.LayoutFor(t.Reader, t.layout.Arrangement, t.width, t.height, sheet, t.leftHanded)
	}
	if t.layout.Hand == arrangement.Sheet {
		sheet := t.drawer.High(t.width, t.height, false)
		if t.guide.Any() {
			sheet = min(sheet, guidedSheet*t.height)
		}
		low, full := layout(sheet), layout(t.drawer.High(t.width, t.height, true))
		if t.drawer.Pulls, t.layout = low.Drawer.H < full.Drawer.H, low; t.drawer.Full {
			t.layout = full
		}
	} else {
		t.layout = layout(0)
	}
	annex, puzzle := t.HasAnnex(), t.Situation.Puzzle != nil
	t.layout.Corners = t.layout.Corners && !puzzle
	t.layout.ViewButtonsLeft, t.layout.FloorNotes, t.layout.Parts = annex, !annex, !annex
	if t.ScoreOpen() {
		t.layout.OpenScore()
	}
	inTab, blank := t.layout.Town == arrangement.Tab, &paper.Paper{Reader: t.Reader}
	if !inTab && t.above.Any() {
		t.layout.AddSheet(t.above.High())
	}
	if !inTab && t.strip.Any() {
		t.layout.AddPools(t.strip.Row(blank))
	}
	switch {
	case t.guide.Any():
		t.layout.AddGuide(t.guide.Card(blank, t.layout.Clinic))
	case t.puzzle.Any():
		t.layout.AddGuide(t.puzzle.Card(blank, t.layout.Clinic))
	case !puzzle:
		t.layout.AddNext()
	}
}

// FindSpots writes the panels and finds everything that can be pointed at. Those who wait outside are pointed at
// in the tray, or in front of the clinic if the tray has no room for them.
func (t *Table) FindSpots() {
	if t.Situation.State == nil {
		t.spots = t.spots[:0]
		return
	}
	t.writeSpots()
	if t.outsideInTray != t.tray.WroteOutside {
		t.outsideInTray = t.tray.WroteOutside
		t.writeSpots()
	}
}

func (t *Table) writeSpots() {
	t.spots = t.spots[:0]
	t.written = t.Look.Written()
	t.lookingText = t.saysLooking()
	for _, l := range t.plots() {
		t.clinicSpots(l)
	}
	t.panelsFrom = len(t.spots)
	t.layout.Scores = t.ScoreOpen()
	t.findAlarms()
	t.ribbon.Write(&t.spots)
	t.town.Write(&t.spots)
	t.side.Write(&t.spots)
	t.tray.Write(&t.spots)
	t.writeButtons()
	t.drawer.Write(&t.spots)
	t.buttons.Speaks = t.drawer.Paper.Speaks
	t.thirdCard.Write(&t.spots)
	t.score.Write(&t.spots)
	// Spots that are scrolled away have no area.
	t.spots = slices.DeleteFunc(t.spots, func(s paper.Spot) bool { return s.Rect.W < 1 || s.Rect.H < 1 })
}
