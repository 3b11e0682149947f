package panels

import (
	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// The table on an upright tablet: the clinic has the upper part of the window to itself; below it lie three cards,
// for appointments, for hires, and for forecast, others and log; and along the bottom lies what the step allows.

// TabAnnex is a tab of the third card, for what the annexes of all players share.
const TabAnnex Tab = "annex"

const (
	dockRibbon   = 56.0
	dockGap      = 12.0
	dockSide     = 16.0  // to the sides of the window
	dockTray     = 124.0 // height of what the step allows, at 100 %
	dockCards    = 304.0 // height of the cards
	thirdLine    = 32.0  // height of a patient's line in the forecast, at 100 %
	thirdHeading = 36.0  // height of the forecast's heading
	leastForHire = 238.0 // width of a card, so that each of five is as wide as a finger
	dockFirst    = 0.385 // part of the width, for the appointments and the pre-admissions behind them
	dockAsk      = 150.0 // width of a question beside its cards
	dockAsked    = 250.0 // of a long one
)

// Small reports whether the panels are not those of a desk: a drawer holds them, and a finger carries things above
// itself.
func (l *Layout) Small() bool { return l.Arrangement == arrangement.Dock || l.Arrangement.Small() }

// DockLayoutFor lays out a window of that size for Dock.
func DockLayoutFor(width, height float64) Layout {
	l := Layout{Arrangement: arrangement.Dock, narrow: true, gap: dockGap}
	rest := ui.Rect{W: width, H: height}
	l.Ribbon = rest.CutTop(dockRibbon, 0)
	rest.CutBottom(dockSide, 0)
	inner := ui.Rect{X: dockSide, Y: rest.Y, W: width - 2*dockSide, H: rest.H}
	l.Drawer = inner.CutBottom(dockTray+ui.Grown(nameInTray)-nameInTray, dockGap)
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
	return l
}

const leastPad = 10.0 // padding of a section at its smallest

// OpenScoreInDock extends the third card up to the ribbon, beside the clinic, so that all lines of the live score
// are in sight.
func (l *Layout) OpenScoreInDock() {
	card := &l.Cards[2]
	bottom := card.Bottom()
	card.Y = l.Ribbon.Bottom() + dockGap
	card.H = bottom - card.Y
	l.Clinic.W = card.X - l.Clinic.X
}

// ForThird returns the layout of the third card as a drawer of its own.
func (l *Layout) ForThird() Layout {
	third := *l
	third.Drawer = l.Cards[2]
	return third
}

// writeDock writes the hand and the cards of the town, or the third card.
func (t *Drawer) writeDock(p *paper.Paper) {
	t.seen, t.most = ui.Rect{}, 0
	if t.Third {
		t.writeThird(p)
		return
	}
	tray := t.Layout.Drawer
	p.Panel(tray, 16)
	in := ui.Rect{X: tray.X + drawerPad, Y: tray.Y + 10, W: tray.W - 2*drawerPad, H: tray.H - 20}
	t.Head = in.CutRight(t.dockHead(), drawerPad)
	if t.Look.Taken.None() { // else the sentence needs all of it
		t.Head.Y, t.Head.H = t.Head.Y+(t.Head.H-headHigh)/2, headHigh
	}
	t.Tray.writeHead(p, t.Head, false)
	c := game.Context{Rules: t.Rules, State: t.State, Player: t.Viewer}
	first := t.Layout.Cards[0]
	queues := t.Town.writeHead(p, first, c, "town.appointments", 0)
	p.Begin(thing.Named(thing.Panel, "appointments"), ui.Rect{X: first.X, Y: first.Y, W: first.W, H: queues.Y - first.Y})
	p.End()
	t.writeQueues(p, queues)
	second := t.Layout.Cards[1]
	doctors := second.CutTop((second.H-dockGap)/2, dockGap)
	t.Town.writeResidency(p, c, doctors, 0)
	t.Town.writeNurses(p, c, second, 0)
	t.writeHand(p, in)
}

// writeThirdForecast writes the forecast into the third card: the patients scroll, the sums are always in sight.
func (t *Drawer) writeThirdForecast(p *paper.Paper, card ui.Rect) {
	list := t.Side.then(t.Side.outlooks(t.LookedOn(game.Home)))
	rows := max(1, list.lines())
	foot := list.foot()
	sums := card.CutBottom(foot, 0)
	line := max(thirdLine, t.Side.lineHeights(list, card.W-2*drawerPad).full)
	const ends = 46.0 // the heading, and the padding of a section
	content := t.begin(p, card, ends+line*float64(rows)-thirdHeading, false)
	content.Y -= thirdHeading
	content.H = max(ends+line*float64(rows), card.H+thirdHeading) + foot // its own sums lie out of sight
	t.Side.writeForecast(p, content, list, rows, line, foot, 1)
	p.Clip(ui.Rect{})
	if list != nil {
		t.Side.writeSums(p, ui.Rect{X: sums.X + drawerPad, Y: sums.Y + 4, W: sums.W - 2*drawerPad, H: sums.H - 8}, list)
	}
}

// dockHead returns the width of counter and buttons: no more than they need, so that the shelf gets the rest.
func (t *Drawer) dockHead() float64 {
	const button, gap, counter, most, told, leastTold, asked = 48.0, 8.0, 92.0, 356.0, 440.0, 340.0, dockAsked + 16 + 140 + drawerPad
	if !t.Look.Taken.None() { // beside a question and its card
		return ui.Between(t.Layout.Drawer.W-2*drawerPad-asked, leastTold, told)
	}
	if t.Proposes() {
		_, wide := t.answersWide()
		return wide
	}
	wide := 2*button + gap
	if text := t.Tray.doneText(t.State.Decision(t.Viewer)); text != "" {
		wide += gap + ui.Between(ui.Measure(ui.Heading, text)+36, 100, 148)
	}
	action, count, _ := t.Tray.head()
	if count >= 0 {
		wide += gap + counter
	}
	if action != "" {
		wide += button
	}
	return min(wide, most)
}

// writeThird writes the third card: its tabs, and the open one.
func (t *Drawer) writeThird(p *paper.Paper) {
	t.Side.Watched, t.Side.log.area = ui.Rect{}, ui.Rect{}
	list := []Tab{TabForecast, TabOthers, TabLog}
	if t.HasAnnex() {
		list = append(list, TabAnnex)
	}
	if t.Tab == TabAnnex && !t.HasAnnex() {
		t.Tab = TabForecast
	}
	card := t.Layout.Drawer
	p.Panel(card, 14)
	row := card.CutTop(segmentsTo+8, 0)
	t.writeThirdTabs(p, ui.Rect{X: row.X + 6, Y: row.Y + 6, W: row.W - 12, H: segmentsTo}, list)
	switch t.Tab {
	case TabLog:
		t.Side.LogFolded = false
		t.Side.writeLog(p, card)
	case TabAnnex:
		defer p.Clip(ui.Rect{})
		t.Town.writeWaitingArea(p, t.begin(p, card, annexHigh, false))
	case TabForecast:
		t.writeThirdForecast(p, card)
	case TabScore:
		t.writeScore(p, ui.Rect{X: card.X + drawerPad, Y: card.Y, W: card.W - 2*drawerPad, H: card.H - 8})
	default:
		t.writeSide(p, card)
	}
}

// annexHigh is the height that the annex takes in the drawer, in pixels.
const annexHigh = 620.0

// writeThirdTabs writes the tabs of the third card: by name if all have room, else by icon.
func (t *Drawer) writeThirdTabs(p *paper.Paper, r ui.Rect, list []Tab) {
	p.Tile(r, 12, theme.Well)
	inner := r.Inset(4)
	wide := inner.W / float64(len(list))
	named := !t.HasAnnex()
	for _, tab := range list {
		named = named && ui.Measure(ui.TextBold, t.TabText(tab)) <= wide-8
	}
	for _, tab := range list {
		place := inner.CutLeft(wide, 0)
		p.Begin(thing.Named(thing.Tab, tab), ui.Rect{X: place.X, Y: r.Y, W: place.W, H: r.H})
		ink, style := theme.SecondInk, ui.Text
		if t.Tab == tab {
			p.Round(place, 9, theme.Card)
			p.Border(place, 9, 1, theme.Edge)
			ink, style = theme.Accent, ui.TextBold
		}
		x, y := place.Center()
		switch {
		case named:
			p.TextIn(style, t.TabText(tab), place, ui.Center, ink)
		case tab == TabAnnex:
			p.Fitted(extensionui.AnnexSign(t.Rules), place.Inset(6), 0.9)
		default:
			for _, one := range tabs {
				if one.tab == tab {
					p.Icon(one.sign, ui.Rect{X: x - 11, Y: y - 11, W: 22, H: 22}, ink)
				}
			}
		}
		p.End()
	}
}
