package panels

import (
	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// The drawer as a bar along the bottom, which holds what the step allows, with three cards above it: for appointments,
// for hires, and the third one for forecast, others and log.

// TabAnnex is a tab of the third card, for what the annexes of all players share.
const TabAnnex Tab = "annex"

const (
	thirdLine = 32.0  // height of a patient's line in the forecast, at 100 %
	dockAsk   = 150.0 // width of a question beside its cards
	dockAsked = 250.0 // of a long one
)

// writeBar writes the hand and the cards of the town.
func (t *Drawer) writeBar(p *paper.Paper) {
	tray := t.area()
	p.Panel(tray, 16)
	in := ui.Rect{X: tray.X + drawerPad, Y: tray.Y + 10, W: tray.W - 2*drawerPad, H: tray.H - 20}
	t.Head = in.CutRight(t.barHead(), drawerPad)
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
	foot := tree.Pad(drawerPad, 4, t.Side.sums(p, list, false))
	paper.PutBottom(foot, &card, 0)
	above := p.Spot(thing.Named(thing.Panel, "forecast"), paper.Part{H: 8, Write: func(ui.Rect) {}})
	rows := tree.Pad(drawerPad, 0, tree.Column(0, above, t.Side.patients(p, list, max(1, list.lines()), thirdLine))).Fit(card.W)
	rows.Put(nil, t.begin(p, card, rows.Wants(), 0))
	p.Clip(ui.Rect{})
}

// barHead returns the width of counter and buttons: no more than they need, so that the shelf gets the rest.
func (t *Drawer) barHead() float64 {
	const button, gap, counter, most, told, leastTold, asked = 48.0, 8.0, 92.0, 356.0, 440.0, 340.0, dockAsked + 16 + 140 + drawerPad
	if !t.Look.Taken.None() { // beside a question and its card
		return ui.Between(t.area().W-2*drawerPad-asked, leastTold, told)
	}
	if t.Proposes() {
		return t.answers(t.blank()).Fit(0).W
	}
	wide := 2*button + gap
	if text := t.Tray.doneText(t.decision()); text != "" {
		wide += gap + ui.Between(ui.Measure(t.Styles.Heading, text)+36, 100, 148)
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
	card := t.area()
	p.Panel(card, 14)
	row := card.CutTop(segmentsTo+8, 0)
	t.writeThirdTabs(p, ui.Rect{X: row.X + 6, Y: row.Y + 6, W: row.W - 12, H: segmentsTo}, list)
	switch t.Tab {
	case TabLog:
		t.Side.LogFolded = false
		t.Side.writeLog(p, card)
	case TabAnnex:
		defer p.Clip(ui.Rect{})
		paper.Put(t.Town.waitingArea(p), t.begin(p, card, annexHigh, 0))
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
	named := len(list) <= 3
	for _, tab := range list {
		named = named && ui.Measure(p.Styles.TextBold, t.TabText(tab)) <= wide-8
	}
	for _, tab := range list {
		place := inner.CutLeft(wide, 0)
		p.Begin(thing.Named(thing.Tab, tab), ui.Rect{X: place.X, Y: r.Y, W: place.W, H: r.H})
		ink, style := theme.SecondInk, p.Styles.Text
		if t.Tab == tab {
			p.Round(place, 9, theme.Card)
			p.Border(place, 9, 1, theme.Edge)
			ink, style = theme.Accent, p.Styles.TextBold
		}
		x, y := place.Center()
		switch {
		case named:
			p.TextIn(style, t.TabText(tab), place, ui.Center, ink)
		case tab == TabAnnex:
			p.Fitted(extensionui.AnnexSign(t.Rules), place.Inset(6), 0.9)
		default:
			p.Icon(t.tabSign(tab), ui.Rect{X: x - 11, Y: y - 11, W: 22, H: 22}, ink)
		}
		p.End()
	}
}
