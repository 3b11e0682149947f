package table

import "clinic/scenes/ui"

// layout is where the parts of the table lie, in logical pixels.
type layout struct {
	wide, roomy               float64 // 0 in the smallest window, 1 from 1440 and from 1600 × 1000; wide looks at the width only
	gap                       float64
	ribbon, left, right, tray ui.Rect
	propagation, pools        ui.Rect // above the clinic, empty where no extension needs them
	clinic                    ui.Rect // never covered by a panel
}

// layoutFor places the parts for a window of a size. Columns and gaps shrink in small windows.
func layoutFor(width, height float64) layout {
	wide := between((width-1024)/(1440-1024), 0, 1)
	high := between((height-640)/(1000-640), 0, 1)
	l := layout{wide: wide, roomy: min(wide, high)}
	l.gap = 8 + 8*l.roomy
	l.ribbon = ui.Rect{W: width, H: 56}
	rest := ui.Rect{X: l.gap, Y: 56 + l.gap, W: width - 2*l.gap, H: height - 56 - 2*l.gap}
	l.tray = rest.CutBottom(104+16*high, l.gap)
	l.left = rest.CutLeft(216+72*wide, l.gap)
	l.right = rest.CutRight(216+56*wide, l.gap)
	l.clinic = rest
	return l
}

// addPropagation makes room for the Propagation board above the clinic.
func (l *layout) addPropagation() { l.propagation = l.clinic.CutTop(propagationHigh, 0) }

// addPools makes room for the strip of pools and obligations above the clinic, in so many rows.
func (l *layout) addPools(rows int) { l.pools = l.clinic.CutTop(poolsHigh*float64(rows), 0) }

// How much the tray is raised in a narrow window, in logical pixels.
const (
	raiseForSentences = 52 // on cards
	raiseForNames     = 14 // on two rows of cards
)

// raiseTray makes the tray higher in a narrow window.
func (l *layout) raiseTray(raise float64) {
	if l.tray.W > 1400 {
		return
	}
	l.tray.Y, l.tray.H = l.tray.Y-raise, l.tray.H+raise
	for _, r := range []*ui.Rect{&l.left, &l.right, &l.clinic} {
		r.H -= raise
	}
}

func between(v, least, most float64) float64 { return max(least, min(most, v)) }
