package panels

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// What the step allows, in a drawer: a head with the counter, undo, redo and the main button, and a shelf of
// pieces and cards that scrolls sideways.

// head returns the contents of the head: the action being played, a number, and of what.
func (t *Tray) head() (action game.Action, count int, word string) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	d := t.decision()
	if d == nil || t.Proposes() || t.Look.Bot != nil || t.OwnDecision() || t.PlaysAnnexAction() || t.SharesOut(d) {
		return "", -1, ""
	}
	switch d.Kind {
	case game.DecideBuild:
		count, word = t.buildsLeft()
		return game.Build, count, word
	case game.DecideHire:
		count = max(0, c.FreePlaces())
		return game.Hire, count, t.T("tray.free_places", ui.Data{"Count": count})
	case game.DecideAdmit:
		count = s.State.Players[s.Viewer].Turn.Queue
		return game.Admit, count, t.T("tray.queue_points", ui.Data{"Count": count})
	case game.DecideMove:
		for i := range c.Clinic().People {
			if area := c.Clinic().People[i].At.Area; area == clinic.PreAdmissions || area == clinic.Waiting {
				count++
			}
		}
		return "", count, t.T("tray.to_come_in", ui.Data{"Count": count})
	}
	return "", -1, ""
}

// headIsEmpty reports whether the head would have nothing but undo and redo, neither of which can be used, as when
// the first bonus of a game is chosen.
func (t *Tray) headIsEmpty() bool {
	d := t.decision()
	return d != nil && d.Kind == game.DecideBonus && t.Situation.NoUndo != "" && t.Situation.NoRedo != "" && t.Look.Taken.None()
}

// writeHead writes the counter and the buttons into an area; in a column one below the other. While a piece is
// held there is only what puts it back: the table writes the result of placing it above.
func (t *Tray) writeHead(p *paper.Paper, r ui.Rect, column bool) {
	t.Lit = t.onlyDone()
	if t.Proposes() {
		answers := t.answers(p)
		if column {
			answers = t.answersBelow(p)
		}
		paper.Put(answers, r)
		return
	}
	if !t.Look.Taken.None() {
		const side = 44.0
		back := ui.Rect{X: r.Right() - side, Y: r.Bottom() - headHigh + (headHigh-side)/2, W: side, H: side}
		if column {
			back.Y = r.Bottom() - side
		}
		p.Begin(thing.Of(thing.PutBack), back)
		p.Main("put back", back)
		p.Tile(back, 12, theme.Well)
		p.Icon(ui.IconClose, back.Inset(13), theme.SecondInk)
		p.End()
		if !t.Look.Tapped.None() {
			here := back.Moved(-side-8, 0)
			if column {
				here = ui.Rect{X: r.X, Y: back.Y, W: r.W - side - 8, H: side}
			}
			p.Begin(thing.Of(thing.PutHere), here)
			p.Main("put here", here)
			p.Tile(here, 12, theme.Accent)
			if column {
				p.Lines(p.Styles.Heading, p.T("tray.put_here"), here.Inset(4), 2, ui.Center, theme.Card)
			} else {
				p.Icon(ui.IconCheck, here.Inset(12), theme.Card)
			}
			p.End()
		}
		return
	}
	s := &t.Situation
	buttons := r
	const side, gap = 48.0, 8.0
	buttons.Y, buttons.H = buttons.Bottom()-side, side
	text := t.doneText(t.decision())
	if text != "" {
		wide := buttons.W - 2*(side+gap)
		if !column {
			wide = ui.Between(ui.Measure(p.Styles.Heading, text)+36, 100, 148)
		} else if s.NoRedo != "" {
			wide += side + gap
		}
		t.writeDone(p, buttons.CutRight(wide, gap), text)
	}
	if s.Watches { // they have nothing to take back
		return
	}
	if action, _, _ := t.head(); s.NoRedo == "" || !column && action == "" {
		t.iconButton(p, thing.Redo, pictures.Redo, buttons.CutRight(side, gap), s.NoRedo)
	}
	t.iconButton(p, thing.Undo, pictures.Undo, buttons.CutRight(side, gap), s.NoUndo)
	if !column {
		t.writeCounter(p, ui.Rect{X: r.X, Y: r.Y, W: buttons.W, H: r.H})
	}
}

func (t *Tray) writeCounter(p *paper.Paper, r ui.Rect) {
	action, count, word := t.head()
	if count < 0 || r.W <= 0 {
		return
	}
	if action != "" {
		side := min(48, r.H)
		figure := ui.Measure(p.Styles.Big, paper.Number(count)) + 8
		if fitsInLines(p.Styles.Text, word, r.W-side-10-figure, 2) {
			tile := r.CutLeft(side, 10)
			tile.Y, tile.H = tile.Y+(tile.H-side)/2, side
			t.writeActionFace(p, action, tile, false)
		}
	}
	p.Begin(thing.Of(thing.Count), r)
	figure := paper.Number(count)
	p.TextIn(p.Styles.Big, figure, r.CutLeft(ui.Measure(p.Styles.Big, figure), 8), ui.Left, theme.Ink)
	if fitsInLines(p.Styles.Text, word, r.W, 3) { // else its tip says it
		p.Lines(p.Styles.Text, word, r, 3, ui.Left, theme.SecondInk)
	}
	p.End()
}

// ask writes the question to the left of the cards, in a bar so narrow that a card fits between it and the sentence
// about a held piece; or above the cards.
func (t *choices) ask(p *paper.Paper, in *ui.Rect, wide, gap float64, most int, text string) {
	if t.Layout.Hand == arrangement.Bar {
		wide, most = min(wide, dockAsk), 5
		t.shelfWide -= wide + gap
	}
	if !t.Layout.AsksAbove {
		for wide < in.W*0.45 && len(ui.Wrap(p.Styles.Label, text, wide)) > min(most, max(1, int(in.H/p.Styles.Grown(16)))) {
			wide += 20
		}
		p.Lines(p.Styles.Label, text, in.CutLeft(wide, gap), most, ui.Left, theme.Ink)
		return
	}
	high := p.Styles.Grown(18) * float64(len(ui.Wrap(p.Styles.TextStrong, text, t.shelfWide)))
	line := in.CutTop(min(high, in.H-60), 0)
	line.X, line.W = line.X+t.shelfMoved, t.shelfWide // it stays when the cards scroll
	p.Lines(p.Styles.TextStrong, text, line, 3, ui.Left, theme.Ink)
}

// shareOf returns the width of each of count cards in a row: at most most, and in a row that scrolls no wider than lets
// all of them be in sight at once, if that is enough for each.
func (t *choices) shareOf(in ui.Rect, count int, most float64, enough func(wide float64) bool) float64 {
	const gap = 8.0
	share := func(all float64) float64 { return min(most, (all+gap)/float64(max(1, count))-gap) }
	if seen := share(t.shelfWide); t.Layout.Scrolls && seen >= leastAnswer && enough(seen) {
		return seen
	}
	return share(in.W)
}

// writeShelf writes what can be taken or chosen, as wide as it gets.
func (t *Tray) writeShelf(p *paper.Paper, in ui.Rect) {
	t.beginHand()
	t.shelfWide, t.shelfSeen = in.W, in.Moved(t.shelfMoved, 0)
	part := t.part()
	if part.shelf == nil {
		const roomy = 700.0 // the room of the narrowest tray
		in.W = max(in.W, roomy)
		t.overview = t.planOverview(in)
		t.writeStep(p, in)
		return
	}
	if part.offers {
		behind := t.writeShelfOffers(p, in)
		if behind != in {
			t.whole = 0
		}
		t.shelfWide -= behind.X - in.X // a question stands beside them
		in = behind
	}
	part.shelf(p, in)
}

// writeShelfOfActions writes the actions to choose from.
func (t *Tray) writeShelfOfActions(p *paper.Paper, in ui.Rect) {
	if t.Layout.Hand == arrangement.Sheet && t.actionTiles(t.narrowestTile(p.Styles.TextStrong)) > t.shelfWide {
		in.W = t.shelfWide // one tile of each action, so that all are in sight whole
		t.writeColumnOfActions(p, in)
		return
	}
	in.W = 2000
	t.writeActions(p, in, true)
}

// writeShelfOffers writes what else extensions offer, and returns the area left to the right of it.
func (t *choices) writeShelfOffers(p *paper.Paper, in ui.Rect) ui.Rect {
	groups, locked, wide := t.offerGroups(2 * 700)
	if len(groups) == 0 {
		return in
	}
	t.writeOfferGroups(p, ui.Rect{X: in.X, Y: in.Y, W: wide, H: in.H}, groups, locked)
	in.X += wide + 6
	return in
}

// writeShelfToBuild writes what is for sale.
func (t *choices) writeShelfToBuild(p *paper.Paper, in ui.Rect) {
	hubs, cards := t.cards()
	in.H = min(in.H, shelfHigh(p.Reader)-8)
	t.writeScrolledCards(p, cards, in, hubs)
}

// writeScrolledCards writes cards in a row however far they reach, and behind the first one those of hubs. Each is
// as wide as it needs, or, if the shelf stops at whole cards, all are as wide as lets some of them fill it.
func (t *choices) writeScrolledCards(p *paper.Paper, cards []card, in ui.Rect, hubs []card) {
	const least, sign, gap = 92.0, 46.0, 8.0
	needs := func(k *card) float64 {
		wide := least
		for wide < mostLow && !k.fits(p.Reader, wide) {
			wide += 4
		}
		return wide
	}
	if t.whole > 0 {
		widest := least
		for i := range cards {
			widest = max(widest, needs(&cards[i]))
		}
		t.pitch = math.Floor((t.whole + gap) / max(1, math.Floor((t.whole+gap)/(widest+gap))))
	}
	for i := range cards {
		wide, hub := t.pitch-gap, sign
		signs := sign*float64(len(hubs)) + 8
		if t.pitch == 0 {
			wide = needs(&cards[i])
		} else {
			signs = math.Ceil((signs+gap)/t.pitch)*t.pitch - gap
			hub = (signs - 8) / max(1, float64(len(hubs)))
		}
		t.writeCard(p, &cards[i], in.CutLeft(wide, gap))
		if i == 0 && len(hubs) > 0 {
			t.writeHubs(p, in.CutLeft(signs, gap), hubs, hub, false)
		}
	}
}

// writeWaitingSmall writes those who wait for a service into one cell, as one spot.
func (t *waiting) writeWaitingSmall(p *paper.Paper, board *clinic.Clinic, service clinic.Service, r ui.Rect) {
	p.Begin(thing.WaitingFor(service), r)
	p.Border(r, 10, 1.5, theme.Dashes)
	n := 0
	for i := range board.People {
		person := &board.People[i]
		if person.At.Area != clinic.PreAdmissions || person.Service != service || n == 4 {
			continue
		}
		half := r.W / 2
		place := ui.Rect{X: r.X + float64(n%2)*half, Y: r.Y + float64(n/2)*half, W: half, H: half}
		p.Fitted(dollhouse.Piece(person).Picture(), place.Inset(1.5), 0.5)
		n++
	}
	p.End()
}

// placesFor returns how many places the pre-admissions of a service show.
func (t *waiting) placesFor(board *clinic.Clinic, service clinic.Service) int {
	count := 0
	for i := range board.People {
		if board.People[i].At.Area == clinic.PreAdmissions && board.People[i].Service == service {
			count++
		}
	}
	return max(count+t.TilesWaiting(service), t.Situation.Rules.Numbers[game.WaitingPerService])
}

// freeFor reports whether nobody waits for a service that the clinic does not offer.
func (t *waiting) freeFor(service clinic.Service) bool {
	for _, other := range t.preadmissions() {
		if other == service {
			return false
		}
	}
	return true
}
