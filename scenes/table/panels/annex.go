package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Card is the annex's own panel beside its board.
type Card struct {
	Made
	Rect ui.Rect
}

// AnnexCardWide and AnnexCardHigh are the size of the card, in logical pixels.
const AnnexCardWide, AnnexCardHigh = 244, 88

// Write writes the annex's money, and who waits in its pre-admissions.
func (t *Card) Write(p *paper.Paper) {
	c := t.LookedOn(game.Home).Annex()
	owner := c.Owner().Annex
	r := t.Rect
	p.Panel(r, 12)
	head := ui.Rect{X: r.X + 10, Y: r.Y + 5, W: r.W - 20, H: 30}
	money := paper.Number(owner.Money)
	after := ""
	if t.Look.AnnexMoneyAfter != view.NoAfter && t.Own() {
		after = paper.Number(t.Look.AnnexMoneyAfter)
	}
	width := 26 + ui.Measure(p.Styles.Number, money)
	if after != "" {
		width += 22 + ui.Measure(p.Styles.Number, after)
	}
	p.Begin(thing.Of(thing.CardName).On(c.BoardName()), ui.Rect{X: head.X, Y: head.Y, W: head.W - width - 6, H: head.H})
	p.Art(extensionui.AnnexSign(t.Rules), head.X+12, head.Y+15, 0.62)
	p.TextIn(p.Styles.TextBold, t.AnnexName(), ui.Rect{X: head.X + 28, Y: head.Y, W: head.W - 34 - width, H: head.H}, ui.Left, theme.Ink)
	p.End()
	p.Begin(thing.Of(thing.CardMoney).On(c.BoardName()), ui.Rect{X: head.Right() - width, Y: head.Y, W: width, H: head.H})
	p.Art(pictures.Money, head.Right()-width+10, head.Y+15, 0.8)
	end := head.Right() - width + 24 + p.Text(p.Styles.Number, money, head.Right()-width+24, head.Y+15, ui.Left, theme.Ink)
	if after != "" {
		p.Tinted(pictures.Next, end+11, head.Y+15, 0.7, theme.Accent)
		p.Text(p.Styles.Number, after, end+22, head.Y+15, ui.Left, theme.Accent)
	}
	p.End()
	const size = 40.0
	places := c.Number(game.WaitingPerService)
	row := ui.Rect{X: r.X + 10, Y: r.Y + 40, W: r.W - 20, H: size + 2}
	wells := row.CutRight(float64(places)*(size+4)-4, 8)
	p.Begin(thing.WaitingFor(clinic.NoService).On(c.BoardName()), ui.Rect{X: row.X - 4, Y: row.Y - 2, W: wells.Right() - row.X + 8, H: wells.H + 4})
	if name := p.T("tray.preadmissions"); len(ui.Torn(p.Styles.Text, name, row.W)) == 0 { // else its tip says it
		p.Lines(p.Styles.Text, name, row, 2, ui.Left, theme.SecondInk)
	}
	p.End()
	var waiting []*clinic.Person
	for i := range owner.Clinic.People {
		if person := &owner.Clinic.People[i]; person.At.Area == clinic.PreAdmissions {
			waiting = append(waiting, person)
		}
	}
	for k := range places {
		place := ui.Rect{X: wells.X + float64(k)*(size+4), Y: wells.Y, W: size, H: wells.H}
		if k >= len(waiting) {
			p.Empty(place, 10)
			continue
		}
		p.Begin(thing.Somebody(waiting[k].ID).On(c.BoardName()), place)
		p.Round(place, 10, theme.Well)
		p.Piece(dollhouse.Piece(waiting[k]), place.X+size*0.4625, place.Y+place.H*0.5+size*0.38, size/40*0.98)
		p.End()
	}
}

// writeTownTabs writes the tabs of the clinics' town and of the annexes' town.
func (t *Town) writeTownTabs(p *paper.Paper, r ui.Rect) {
	p.Panel(r, 12)
	in := r.Inset(4)
	tabs := [...]struct {
		kind thing.Kind
		text string
	}{{thing.ClinicsTown, p.T("town.clinic")}, {thing.AnnexesTown, t.AnnexName()}}
	first, second := ui.Measure(p.Styles.TextBold, tabs[0].text), ui.Measure(p.Styles.TextBold, tabs[1].text)
	width := min(in.W/2, in.W-second-16) // half of it, unless the second text is long
	widths := [...]float64{max(width, first+8), in.W - max(width, first+8)}
	for i, tab := range tabs {
		place := in.CutLeft(widths[i], 0)
		p.Begin(thing.Of(tab.kind), place)
		ink := theme.SecondInk
		if t.OfAnnexes == (i == 1) {
			p.Tile(place, 9, theme.AccentSoft)
			ink = theme.Accent
		}
		p.TextIn(p.Styles.TextBold, tab.text, place, ui.Center, ink)
		p.End()
	}
}

// waitingArea returns the town of the annexes: queues, residency, nurses, and the piles.
func (t *Town) waitingArea(p *paper.Paper) tree.Node {
	c := t.Context().Annex()
	rows := float64(len(c.Market().Appointments))
	queues := t.lowPanel(44+42*rows, 54+56*rows, func(r ui.Rect, room float64) { t.writeQueues(p, r, room) })
	piles := t.lowPanel(80, 176, func(r ui.Rect, room float64) { t.writeAnnexPiles(p, r, room) })
	return tree.Column(t.Layout.gap, queues, t.residency(p, c), t.nurses(p, c), piles)
}

// writeQueues writes the queues of the annex's patients, with the next to be admitted at the right.
func (t *Town) writeQueues(p *paper.Paper, r ui.Rect, room float64) {
	c := t.Context().Annex()
	m := c.Market()
	in := t.writeHead(p, r, c, "town.queues", room)
	p.Begin(thing.Named(thing.Panel, "queues").On(c.BoardName()), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: in.Y - r.Y})
	p.End()
	pitch := in.H / float64(len(m.Appointments))
	wells := in.X + 30
	size := min(42, pitch-6, (in.Right()-22-wells-12)/market.RowLength)
	gap := min(8, (in.Right()-22-wells-market.RowLength*size)/(market.RowLength-1))
	for i := range m.Appointments {
		top := in.Y + float64(i)*pitch + (pitch-size)/2
		p.Text(p.Styles.TextStrong, paper.Number(i+1), in.X+10, top+size/2, ui.Center, theme.SecondInk)
		t.writeRow(p, c, &m.Appointments[i], m.Appointment(i, 0), c.Rules.KindOf(clinic.Patient), true, wells, top, size, gap)
	}
}

// writeAnnexPiles writes how many are left of the tiles that only the annex has.
func (t *Town) writeAnnexPiles(p *paper.Paper, r ui.Rect, room float64) {
	c := t.Context().Annex()
	if r.H < 84 {
		return
	}
	piles := c.Market().Piles
	in := p.Section(r, p.T("annex.on_sale"), "", room)
	const columns, gap = 2, 4.0
	rows := (len(piles) + columns - 1) / columns
	wide, high := (in.W-gap)/columns, min(30, (in.H+gap)/float64(rows)-gap)
	size := min(high*1.25, 36) / 192
	beside := true // each name fits beside its count; else it stands above
	for i := range piles {
		beside = beside && ui.Measure(p.Styles.Text, annexPile(p.Reader, &piles[i])) <= wide-192*size-ui.Measure(p.Styles.Figures, countLeft(&piles[i]))-12
	}
	lines := 2 * p.Styles.Text.Size // height of a name above its count
	if !beside && high >= lines {
		size = min(size, 28.0/192)
	}
	for i := range piles {
		pile := &piles[i]
		place := ui.Rect{X: in.X + float64(i%columns)*(wide+gap), Y: in.Y + float64(i/columns)*(high+gap), W: wide, H: high}
		p.Begin(thing.Named(thing.Pile, pile.Kind).On(c.BoardName()), place)
		p.Round(place, 8, theme.Well)
		fade, ink := 0.0, theme.Ink
		if pile.Left == 0 {
			fade, ink = 0.6, theme.SecondInk
		}
		name, count := annexPile(p.Reader, pile), countLeft(pile)
		picture := place.CutLeft(192*size+4, 2)
		p.FadedArt(dollhouse.Kind(pile.Kind).Picture(clinic.NoService), picture.X+picture.W/2+1, picture.Y+picture.H/2+4*size-sprites.HalfTileHeight*size, size, fade)
		switch {
		case beside:
			p.TextIn(p.Styles.Figures, count, place.CutRight(ui.Measure(p.Styles.Figures, count)+4, 2), ui.Left, ink)
			p.TextIn(p.Styles.Text, name, place, ui.Left, ink)
		case high >= lines && ui.Measure(p.Styles.Text, name) <= place.W:
			p.TextIn(p.Styles.Text, name, place.CutTop(lines/2, 0), ui.Left, ink)
			p.TextIn(p.Styles.Figures, count, place, ui.Left, ink)
		default: // the tip has the name
			p.TextIn(p.Styles.Figures, count, place, ui.Left, ink)
		}
		p.End()
	}
}

// annexPile returns the name of a pile of the annex.
func annexPile(reader *ui.Reader, pile *market.Pile) string {
	return reader.T("annex.pile." + string(pile.Kind))
}

func countLeft(pile *market.Pile) string { return "×" + paper.Number(pile.Left) }

// half is one of the parts of the annex's action, of which its owner plays two.
type half struct {
	action game.Action
	count  int    // how many are left
	note   string // the words beside the count
	state  halfState
	why    string
}

// halfState is how far a half has been played.
type halfState int8

const (
	halfOpen halfState = iota
	halfBegun
	halfOver // it was played
	halfLost // the two others were played
)

// halves returns those of the annex's action, with what is left to do of each (E4).
func (t *choices) halves() []half {
	s := &t.Situation
	c := t.Context().Annex()
	turn, board := c.Turn(), c.BoardName()
	begun := extensionui.HalvesBegun(t.Context(), s.Viewer)
	left := max(0, c.Number(game.BuildsPerAction)-turn.Built)
	hires := 0
	for _, done := range [...]bool{turn.DoctorHired, turn.OtherHired} {
		if !done {
			hires++
		}
	}
	list := []half{
		{action: game.Build, count: left, note: t.T("annex.builds", ui.Data{"Count": left})},
		{action: game.Hire, count: hires, note: t.T("annex.hires", ui.Data{"Count": hires})},
		{action: game.Admit, count: turn.Queue, note: t.T("tray.queue_points", ui.Data{"Count": turn.Queue})},
	}
	probes := [...]game.Command{
		{Type: game.BuildOne, Board: board, Component: clinic.Component{Kind: clinic.Garden, Space: clinic.Space{Floor: -1}}},
		{Type: game.HireOne, Board: board, Kind: c.Rules.KindOf(clinic.Nurse), Slot: -1},
		{Type: game.QueueOne, Board: board, From: market.Appointment{Space: -1}},
	}
	for i := range list {
		h := &list[i]
		refusal := t.Check(probes[i]).Refusal
		switch {
		case refusal.Key == "half_over":
			h.state, h.why = halfOver, words.Reason(t.Reader, refusal)
		case refusal.Key == "two_halves":
			h.state, h.why = halfLost, words.Reason(t.Reader, refusal)
		case slices.Contains(begun, h.action):
			h.state = halfBegun
		}
	}
	return list
}

// writeAnnexAction writes the annex's action: its tile, its halves with what is left of them, and what can be built.
func (t *choices) writeAnnexAction(p *paper.Paper, in ui.Rect) {
	const columnWide = 300.0 // in sight at once; below, the halves need all of it
	if !t.Layout.AsksAbove || t.shelfWide >= columnWide {
		tile := min(72, in.H-40)
		r := in.CutLeft(tile, 12)
		r.Y, r.H = in.Y+(in.H-tile)/2-1, tile
		p.Begin(thing.Of(thing.ActionTile).On(t.Rules.Annex().Board()), r)
		t.writeActionTile(p, t.annexAction(), r, false, false)
		p.End()
	}
	list := t.halves()
	width := 0.0
	for i := range list {
		width = max(width, 40+ui.Measure(p.Styles.TextStrong, p.T("action."+string(list[i].action)))+8+ui.Measure(p.Styles.Text, paper.Number(list[i].count)+" "+list[i].note))
	}
	asks := t.halvesAsked(list)
	width = max(width, ui.Measure(p.Styles.Text, asks))
	column := in.CutLeft(min(width, in.W*0.3), 14)
	column.CutTop(4, 0)
	column.CutBottom(2, 0)
	lines := min(2, len(ui.Wrap(p.Styles.Text, asks, column.W)))
	p.Lines(p.Styles.Text, asks, column.CutTop(6+p.Styles.Grown(16)*float64(lines), 0), 2, ui.Left, theme.SecondInk)
	pitch := column.H / float64(len(list))
	for i := range list {
		t.writeHalf(p, &list[i], column.CutTop(pitch, 0))
	}
	p.Divider(in.X, in)
	in.CutLeft(0, 14)
	t.writeAnnexCards(p, in)
}

// halvesAsked returns how many halves may still be begun, before the first is (E4).
func (t *choices) halvesAsked(list []half) string {
	switch begunHalves(list) {
	case 0:
		return t.T("annex.halves_two")
	case 1:
		return t.T("annex.halves_one")
	}
	return t.T("annex.halves_none")
}

// begunHalves returns how many have been begun.
func begunHalves(list []half) (begun int) {
	for i := range list {
		if list[i].state == halfBegun || list[i].state == halfOver {
			begun++
		}
	}
	return begun
}

// annexAction returns the action whose tile opens the annex's decision.
func (t *choices) annexAction() game.Action {
	d := t.decision()
	for _, spec := range t.Situation.Rules.Actions {
		if d != nil && spec.Decision == d.Kind {
			return spec.Action
		}
	}
	return ""
}

func (t *choices) writeHalf(p *paper.Paper, h *half, r ui.Rect) {
	p.Begin(thing.Named(thing.Half, h.action).On(t.Rules.Annex().Board()), r)
	x, y := r.X+10, r.Y+r.H/2
	ink, note := theme.Ink, paper.Number(h.count)+" "+h.note
	switch {
	case h.state == halfBegun && h.count == 0: // nothing of it is left
		p.Circle(x, y, 9, theme.Legal)
		p.Tinted(pictures.Check, x, y, 0.7, theme.Card)
	case h.state == halfBegun:
		p.Circle(x, y, 9, theme.Accent)
		p.Tinted(pictures.Next, x+1, y, 0.6, theme.Card)
	case h.state == halfOver:
		p.Off(h.why)
		p.Circle(x, y, 9, theme.Legal)
		p.Tinted(pictures.Check, x, y, 0.7, theme.Card)
		ink, note = theme.SecondInk, ""
	case h.state == halfLost:
		p.Off(h.why)
		p.Ring(x, y, 9, 1.5, theme.Dashes)
		p.Tinted(pictures.Cross, x, y, 0.5, theme.SecondInk)
		ink, note = theme.SecondInk, ""
	default:
		p.Ring(x, y, 9, 1.5, theme.SecondInk)
	}
	name := p.T("action." + string(h.action))
	p.TextIn(p.Styles.TextStrong, name, ui.Rect{X: r.X + 26, Y: r.Y, W: r.W - 26, H: r.H}, ui.Left, ink)
	used := 26 + ui.Measure(p.Styles.TextStrong, name) + 8
	if ui.Measure(p.Styles.Text, note) > r.W-used {
		note = paper.Number(h.count)
	}
	p.TextIn(p.Styles.Text, note, ui.Rect{X: r.X + used, Y: r.Y, W: r.W - used, H: r.H}, ui.Left, theme.SecondInk)
	p.End()
}

// writeAnnexCards writes what can be built in the annex.
func (t *choices) writeAnnexCards(p *paper.Paper, in ui.Rect) {
	cards := t.annexCards()
	if t.Layout.AsksAbove { // it scrolls
		t.writeScrolledCards(p, cards, in, nil)
		return
	}
	margin := shelfMargin(p.Reader, cards, in.W)
	in.Y, in.H = in.Y+margin, in.H-2*margin
	t.writeCards(p, cards, in)
}

// annexCards returns the cards of what can be built in the annex.
func (t *choices) annexCards() (cards []card) {
	c := t.Context().Annex()
	legal := t.legalBuilds()
	for i := range c.Rules.Components {
		if spec := &c.Rules.Components[i]; spec.Price != "" {
			cards = append(cards, t.cardOn(c, spec, clinic.NoService, legal))
		}
	}
	return cards
}
