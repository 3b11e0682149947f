package panels

import (
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// Layout is where the parts of the table lie, in logical pixels.
type Layout struct {
	*ui.Reader
	arrangement.Slots
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
	Score                     ui.Rect // the live score in place of the right side, empty while it is closed or lies elsewhere
	Scores                    bool    // the live score is open, wherever it lies
	buttons                   ui.Rect // undo, redo and the main button, at the right end of the tray
	Drawer                    ui.Rect // see Drawer; without its tabs, empty without a drawer
	Tabs                      ui.Rect
	Rail                      ui.Rect    // of floors, empty if their names are written beside them
	Cards                     [3]ui.Rect // below the clinic
	Below                     float64    // the gap below the clinic
	margin                    float64    // from the boards above the clinic to the clinic's edges

	// What follows from an annex, which stands at the right.
	ViewButtonsLeft bool // beside what is next
	FloorNotes      bool // there is room for them at the upper right
	Parts           bool // what a lesson or a proposal is about may be shown alone
}

// LayoutFor lays out a window of a size. sheet is the wanted height of a drawer that is a sheet; enough of the clinic
// stays in sight to know what it shows. A drawer beside the clinic lies at the thumb that plays.
func LayoutFor(reader *ui.Reader, a arrangement.Arrangement, width, height, sheet float64, leftHanded bool) Layout {
	l := Layout{Reader: reader, Slots: a.Slots()}
	whole := ui.Rect{W: width, H: height}
	switch l.Hand {
	case arrangement.Sheet:
		l.aroundSheet(whole, sheet)
	case arrangement.Column:
		l.besideColumn(whole, leftHanded)
	case arrangement.Bar:
		l.aboveCards(whole)
	default:
		l.amongPanels(whole)
	}
	return l
}

// amongPanels lays out panels all around the clinic. Columns and gaps shrink in small windows.
func (l *Layout) amongPanels(whole ui.Rect) {
	width, height := whole.W, whole.H
	wide := ui.Between((width-1024)/(1440-1024), 0, 1)
	high := ui.Between((height-640)/(1000-640), 0, 1)
	l.wide, l.roomy, l.narrow = wide, min(wide, high), width < 1440
	l.gap = 8 + 8*l.roomy
	l.Below = l.gap
	l.Ribbon = ui.Rect{W: width, H: 56}
	rest := ui.Rect{X: l.gap, Y: 56 + l.gap, W: width - 2*l.gap, H: height - 56 - 2*l.gap}
	tray := 104 + 16*high + l.Styles.Grown(nameInTray) - nameInTray
	if l.narrow {
		tray += 14 // for names on two rows of cards
	}
	l.Tray = rest.CutBottom(tray, l.gap)
	l.placeButtons()
	l.left = rest.CutLeft(216+72*wide, l.gap)
	l.right = rest.CutRight(216+56*wide, l.gap)
	l.Clinic = rest
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

// aroundSheet lays out the clinic above a sheet of a height, with tabs at the bottom.
func (l *Layout) aroundSheet(rest ui.Rect, high float64) {
	l.narrow, l.gap = true, smallGap
	l.Ribbon = rest.CutTop(tallRibbon, 0)
	l.Tabs = rest.CutBottom(tabsHigh, 0)
	l.Drawer = rest.CutBottom(min(high, max(rest.H-leastSeen, rest.H*0.6)), 0)
	l.Clinic, l.Tray = rest, l.Drawer
}

// besideColumn lays out the clinic between a column and the rail of floors.
func (l *Layout) besideColumn(rest ui.Rect, leftHanded bool) {
	l.narrow, l.gap = true, smallGap
	l.Tray.Y = rest.H
	l.Ribbon = rest.CutTop(lowRibbon, 0)
	inner := ui.Rect{X: rest.X + smallGap, Y: rest.Y + smallGap, W: rest.W - 2*smallGap, H: rest.H - 2*smallGap}
	wide := arrangement.ColumnWidth(rest.W, l.Styles.Percent)
	if leftHanded {
		l.Drawer, l.Rail = inner.CutLeft(wide, 0), inner.CutRight(railWide, smallGap)
	} else {
		l.Drawer, l.Rail = inner.CutRight(wide, 0), inner.CutLeft(railWide, smallGap)
	}
	l.Clinic = ui.Rect{X: inner.X, Y: rest.Y, W: inner.W, H: rest.H}
	l.Tabs = l.Drawer.CutTop(tabsHigh, 0)
}

const (
	dockRibbon   = 56.0
	dockGap      = 12.0
	dockSide     = 16.0  // to the sides of the window
	dockTray     = 124.0 // height of what the step allows, at 100 %
	dockCards    = 304.0 // height of the cards
	dockFirst    = 0.385 // part of the width, for the appointments and the pre-admissions behind them
	leastForHire = 238.0 // width of a card, so that each of five is as wide as a finger
	leastPad     = 10.0  // padding of a section at its smallest
)

// aboveCards lays out the clinic above three cards, for appointments, for hires, and for forecast, others and log,
// with what the step allows along the bottom.
func (l *Layout) aboveCards(rest ui.Rect) {
	l.narrow, l.gap, l.Below, l.margin = true, dockGap, dockGap, dockGap
	l.Ribbon = rest.CutTop(dockRibbon, 0)
	rest.CutBottom(dockSide, 0)
	inner := ui.Rect{X: dockSide, Y: rest.Y, W: rest.W - 2*dockSide, H: rest.H}
	l.Drawer = inner.CutBottom(dockTray+l.Styles.Grown(nameInTray)-nameInTray, dockGap)
	first := (inner.W - 2*dockGap) * dockFirst
	high := dockCards
	if first-2*leastPad >= runsOn {
		high += 40
	}
	cards := inner.CutBottom(high, dockGap)
	l.Tray = ui.Rect{X: cards.X, Y: cards.Y, W: cards.W, H: l.Drawer.Bottom() - cards.Y}
	l.Cards[0] = cards.CutLeft(first, dockGap)
	l.Cards[1] = cards.CutLeft(max(leastForHire, (cards.W-dockGap)/2), dockGap)
	l.Cards[2] = cards
	rest.H = inner.H
	l.Clinic = rest
}

// AddSheet makes room for a board above the clinic.
func (l *Layout) AddSheet(high float64) {
	l.Sheet = l.Clinic.CutTop(high, 0)
	l.Sheet.X, l.Sheet.W = l.Sheet.X+l.margin, l.Sheet.W-2*l.margin
}

// AddGuide makes room for the card of a lesson or puzzle above the clinic, of which something stays.
func (l *Layout) AddGuide(card tree.Node) {
	const stays = 60.0
	l.Guide = l.Clinic.CutTop(min(card.Fit(l.Clinic.W).H, max(0, l.Clinic.H-stays)), 0)
}

// AddPools makes room for the strip of pools and obligations above the clinic.
func (l *Layout) AddPools(strip tree.Node) {
	l.Pools = l.Clinic.CutTop(strip.Fit(l.Clinic.W).H+poolsHigh-poolHigh, 0)
}

// placeButtons places the buttons of the tray: they depend on the window and the language only.
func (l *Layout) placeButtons() {
	text := 0.0
	for _, id := range [...]string{"button.done", "button.finish_move", "phase.skip", "ledger.keep"} {
		text = max(text, ui.Measure(l.Styles.Heading, l.T(id)))
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
