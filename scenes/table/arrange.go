package table

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/table/panels"
	"clinic/scenes/ui"
)

// guidedSheet is the largest part of a window that the sheet takes during a lesson, so that its card and what it
// leads to stay in sight.
const guidedSheet = 0.45

// arrange lays out the parts of the table in this window.
func (t *Table) arrange() {
	t.layout.Slots = t.layout.Resized(t.width, t.height, ui.TextSize()).Slots() // for the height of the sheet
	t.layout = panels.LayoutFor(t.layout.Arrangement, t.width, t.height, t.sheetHigh(), t.leftHanded)
	annex, puzzle := t.HasAnnex(), t.Situation.Puzzle != nil
	t.layout.Corners = t.layout.Corners && !puzzle
	t.layout.ViewButtonsLeft, t.layout.FloorNotes, t.layout.Parts = annex, !annex, !annex
	if t.ScoreOpen() {
		t.layout.OpenScore()
	}
	inTab := t.layout.Town == arrangement.Tab
	if !inTab && t.above.Any() {
		t.layout.AddSheet(t.above.High())
	}
	if !inTab && t.strip.Any() {
		t.layout.AddPools(t.strip.Rows())
	}
	switch {
	case t.guide.Any():
		t.layout.AddGuide(t.guide.High(t.layout.Clinic))
	case t.puzzle.Any():
		t.layout.AddGuide(t.puzzle.High(t.layout.Clinic))
	case !puzzle:
		t.layout.AddNext()
	}
}

// sheetHigh returns the wanted height of a drawer that is a sheet.
func (t *Table) sheetHigh() float64 {
	if t.layout.Hand != arrangement.Sheet {
		return 0
	}
	high := t.drawer.High(t.width, t.height)
	if t.guide.Any() && !t.drawer.Full {
		high = min(high, guidedSheet*t.height)
	}
	return high
}
