package panels

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
)

// Layout is where the parts of the table lie, in logical pixels.
type Layout struct {
	arrangement.Arrangement
	// wide and roomy are 0 in the smallest window, 1 from 1440 and from 1600 × 1000; wide depends on the width
	// only.
	wide, roomy               float64
	narrow                    bool // the tray is higher, with its buttons in two rows
	gap                       float64
	Ribbon, left, right, Tray ui.Rect
	Sheet, Pools              ui.Rect // above the clinic, empty unless an extension needs them
	Guide                     ui.Rect // of a lesson, above the clinic, empty without one
	Next                      ui.Rect // what the step asks, below the clinic on the edge of the tray, empty in a lesson
	Clinic                    ui.Rect // never covered by a panel
	// Score is the live score in place of the right side, empty while it is closed and in small windows.
	Score   ui.Rect
	Scores  bool    // the live score is open, wherever it lies
	buttons ui.Rect // undo, redo and the main button, at the right end of the tray

	// In Tall and Low, see Drawer:
	Drawer ui.Rect // the sheet below the clinic or the column beside it, without the tabs
	Tabs   ui.Rect
	Rail   ui.Rect // of floors, in Low only

	Cards [3]ui.Rect // below the clinic, in Dock, where Drawer holds what the step allows
}

// LayoutFor lays out a window of that size. Columns and gaps shrink in small windows.
func LayoutFor(width, height float64) Layout {
	wide := ui.Between((width-1024)/(1440-1024), 0, 1)
	high := ui.Between((height-640)/(1000-640), 0, 1)
	l := Layout{Arrangement: arrangement.Desk, wide: wide, roomy: min(wide, high), narrow: width < 1440}
	l.gap = 8 + 8*l.roomy
	l.Ribbon = ui.Rect{W: width, H: 56}
	rest := ui.Rect{X: l.gap, Y: 56 + l.gap, W: width - 2*l.gap, H: height - 56 - 2*l.gap}
	tray := 104 + 16*high + ui.Grown(nameInTray) - nameInTray
	if l.narrow {
		tray += 14 // for names on two rows of cards
	}
	l.Tray = rest.CutBottom(tray, l.gap)
	l.placeButtons()
	l.left = rest.CutLeft(216+72*wide, l.gap)
	l.right = rest.CutRight(216+56*wide, l.gap)
	l.Clinic = rest
	return l
}

const nameInTray = 40.0 // height of a card's name in two lines, at 100 %

const (
	tallRibbon = 52.0
	lowRibbon  = 48.0
	tabsHigh   = 56.0
	railWide   = 60.0
	smallGap   = 8.0
	leastSeen  = 150.0 // height of the clinic above a sheet
)

// SmallLayoutFor lays out Tall and Low. drawer is the wanted height of the sheet of Tall; enough of the clinic
// stays in sight to know what it shows. The column of Low lies at the thumb that plays, the rail at the other one.
func SmallLayoutFor(a arrangement.Arrangement, width, height, drawer float64, leftHanded bool) Layout {
	l := Layout{Arrangement: a, narrow: true, gap: smallGap}
	rest := ui.Rect{W: width, H: height}
	if a == arrangement.Tall {
		l.Ribbon = rest.CutTop(tallRibbon, 0)
		l.Tabs = rest.CutBottom(tabsHigh, 0)
		l.Drawer = rest.CutBottom(min(drawer, max(rest.H-leastSeen, rest.H*0.6)), 0)
		l.Clinic, l.Tray = rest, l.Drawer
		return l
	}
	l.Tray.Y = height
	l.Ribbon = rest.CutTop(lowRibbon, 0)
	inner := ui.Rect{X: rest.X + smallGap, Y: rest.Y + smallGap, W: rest.W - 2*smallGap, H: rest.H - 2*smallGap}
	var column ui.Rect
	if leftHanded {
		column = inner.CutLeft(arrangement.ColumnWidth(width, ui.TextSize()), 0)
		l.Rail = inner.CutRight(railWide, smallGap)
	} else {
		column = inner.CutRight(arrangement.ColumnWidth(width, ui.TextSize()), 0)
		l.Rail = inner.CutLeft(railWide, smallGap)
	}
	l.Clinic = ui.Rect{X: inner.X, Y: rest.Y, W: inner.W, H: rest.H}
	l.Tabs = column.CutTop(tabsHigh, 0)
	l.Drawer = column
	return l
}

// AddSheet makes room for a board above the clinic.
func (l *Layout) AddSheet(high float64) {
	l.Sheet = l.Clinic.CutTop(high, 0)
	if l.Arrangement == arrangement.Dock { // not at the edge of the window
		l.Sheet.X, l.Sheet.W = l.Sheet.X+dockGap, l.Sheet.W-2*dockGap
	}
}

// AddGuide makes room for the card of a lesson above the clinic.
func (l *Layout) AddGuide(high float64) { l.Guide = l.Clinic.CutTop(high, 0) }

// AddPools makes room for that many rows of the strip of pools and obligations above the clinic.
func (l *Layout) AddPools(rows int) { l.Pools = l.Clinic.CutTop(poolsHigh*float64(rows), 0) }

// placeButtons places the buttons of the tray: they depend on the window and the language only.
func (l *Layout) placeButtons() {
	text := 0.0
	for _, id := range [...]string{"button.done", "button.finish_move", "phase.skip", "ledger.keep"} {
		text = max(text, ui.Measure(ui.Heading, ui.T(id)))
	}
	wide := ui.Between(text+48, 108, 176)
	if !l.narrow {
		wide += 2 * (52 + 8)
	}
	pad := 12 + 8*l.roomy
	l.buttons = ui.Rect{X: l.Tray.Right() - pad - wide, Y: l.Tray.Y, W: wide, H: l.Tray.H}
}

// trayButtons returns the places of undo, redo and the main button: in a row, or with the main one below the others.
func (l *Layout) trayButtons() (undo, redo, done ui.Rect) {
	const gap, high = 8.0, 52.0
	r := l.buttons
	if !l.narrow {
		r.Y, r.H = r.Y+(r.H-high)/2, high
		undo, redo = r.CutLeft(high, gap), r.CutLeft(high, gap)
		return undo, redo, r
	}
	r.Y, r.H = r.Y+(r.H-44-48-6)/2, 44+48+6
	above := r.CutTop(44, 6)
	half := (above.W - gap) / 2
	return above.CutLeft(half, gap), above, r
}
