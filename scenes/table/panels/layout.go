package panels

import "clinic/scenes/ui"

// Layout is where the parts of the table lie, in logical pixels.
type Layout struct {
	wide, roomy               float64 // 0 in the smallest window, 1 from 1440 and from 1600 × 1000; wide looks at the width only
	gap                       float64
	Ribbon, left, right, Tray ui.Rect
	Sheet, Pools              ui.Rect // above the clinic, empty where no extension needs them
	Clinic                    ui.Rect // never covered by a panel
}

// LayoutFor places the parts for a window of a size. Columns and gaps shrink in small windows.
func LayoutFor(width, height float64) Layout {
	wide := ui.Between((width-1024)/(1440-1024), 0, 1)
	high := ui.Between((height-640)/(1000-640), 0, 1)
	l := Layout{wide: wide, roomy: min(wide, high)}
	l.gap = 8 + 8*l.roomy
	l.Ribbon = ui.Rect{W: width, H: 56}
	rest := ui.Rect{X: l.gap, Y: 56 + l.gap, W: width - 2*l.gap, H: height - 56 - 2*l.gap}
	l.Tray = rest.CutBottom(104+16*high, l.gap)
	l.left = rest.CutLeft(216+72*wide, l.gap)
	l.right = rest.CutRight(216+56*wide, l.gap)
	l.Clinic = rest
	return l
}

// AddSheet makes room for a board above the clinic.
func (l *Layout) AddSheet(high float64) { l.Sheet = l.Clinic.CutTop(high, 0) }

// AddPools makes room for the strip of pools and obligations above the clinic, in so many rows.
func (l *Layout) AddPools(rows int) { l.Pools = l.Clinic.CutTop(poolsHigh*float64(rows), 0) }

// How much the tray is raised in a narrow window, in logical pixels.
const (
	RaiseForSentences = 52 // on cards
	RaiseForNames     = 14 // on two rows of cards
)

// RaiseTray makes the tray higher in a narrow window.
func (l *Layout) RaiseTray(raise float64) {
	if l.Tray.W > 1400 {
		return
	}
	l.Tray.Y, l.Tray.H = l.Tray.Y-raise, l.Tray.H+raise
	for _, r := range []*ui.Rect{&l.left, &l.right, &l.Clinic} {
		r.H -= raise
	}
}
