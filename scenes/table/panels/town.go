package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes/arrangement"
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

// The town: who waits for an appointment, and who can be hired. Panels shrink together if the window is low.

// Town is the left side: what all players share.
type Town struct {
	Made
	Paper     paper.Paper
	OfAnnexes bool // the waiting area of the annexes is shown
}

// Write writes the town, and adds its spots.
func (t *Town) Write(spots *[]paper.Spot) {
	p := &t.Paper
	p.Clear(t.Reader, spots)
	if t.Layout.Town != arrangement.Around {
		return // the drawer writes it
	}
	s := &t.Situation
	if s.Puzzle != nil {
		t.writePuzzle(p)
		return
	}
	area, gap := t.Layout.left, t.Layout.gap
	if t.HasAnnex() {
		t.writeTownTabs(p, area.CutTop(40, gap))
		if t.OfAnnexes {
			paper.Put(t.waitingArea(p), area)
			return
		}
	}
	paper.PutTop(tree.Column(gap, t.appointments(p), t.residency(p, t.Context()), t.nurses(p, t.Context())), &area, gap)
	if area.H >= 108 {
		t.writeSale(p, area)
	}
}

// lowPanel returns a panel of the column. In the lowest windows, and below tabs, it goes a little below its least
// height.
func (t *Town) lowPanel(least, full float64, write func(r ui.Rect, room float64)) tree.Node {
	return t.roomy(least, full, 0.15, write)
}

func (t *Town) appointments(p *paper.Paper) tree.Node {
	rows := float64(len(t.Situation.State.Market.Appointments))
	return t.lowPanel(38+36*rows, 54+70*rows, func(r ui.Rect, room float64) { t.writeAppointments(p, r, room) })
}

func (t *Town) residency(p *paper.Paper, c game.Context) tree.Node {
	return t.lowPanel(106, 172, func(r ui.Rect, room float64) { t.writeResidency(p, c, r, room) })
}

func (t *Town) nurses(p *paper.Paper, c game.Context) tree.Node {
	return t.lowPanel(106, 172, func(r ui.Rect, room float64) { t.writeNurses(p, c, r, room) })
}

// writeHead writes the heading above those who wait, with how many are in the bag: in the color of a warning if it
// may soon be empty.
func (t *Town) writeHead(p *paper.Paper, r ui.Rect, c game.Context, heading string, room float64) ui.Rect {
	left := ui.Data{"Count": c.Market().Arrivals().Total()}
	style, ink := p.Styles.Text, theme.SecondInk
	if _, soon := view.BagEmpties(c); soon {
		style, ink = p.Styles.TextBold, theme.Warning
	}
	note := p.T("town.in_the_bag", left)
	if ui.Measure(p.Styles.Heading, p.T(heading))+ui.Measure(style, note)+12 > r.W-2*(10+6*room) {
		note = p.T("town.in_the_bag_short", left)
	}
	return p.SectionIn(r, p.T(heading), note, room, style, ink)
}

func (t *Town) writeAppointments(p *paper.Paper, r ui.Rect, room float64) {
	s := &t.Situation
	c := game.Context{Rules: s.Rules, State: s.State, Player: s.Viewer}
	m := &s.State.Market
	in := t.writeHead(p, r, c, "town.appointments", room)
	p.Begin(thing.Named(thing.Panel, "appointments"), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: in.Y - r.Y})
	p.End()
	pitch := in.H / float64(len(m.Appointments))
	wells := in.X + 36 + 12*room
	named := pitch >= 60
	for i := range m.Appointments {
		named = named && ui.Measure(p.Styles.TextStrong, words.Service(p.Reader, m.Appointments[i].Service).Label()) <= in.Right()-wells+8
	}
	size := min(40, pitch-5)
	if named {
		size = min(size, pitch-26)
	}
	size = min(size, (in.Right()-22-wells-12)/market.RowLength)
	gap := min(6, (in.Right()-22-wells-market.RowLength*size)/(market.RowLength-1))
	for i := range m.Appointments {
		row := &m.Appointments[i]
		own := c.HasHub(row.Service)
		y := in.Y + float64(i)*pitch
		top := y + (pitch-size)/2
		if named {
			top = y + pitch - size - 8
			style, color := p.Styles.Text, theme.SecondInk
			if own {
				style, color = p.Styles.TextStrong, theme.Ink
			}
			p.TextIn(style, words.Service(p.Reader, row.Service).Label(), ui.Rect{X: wells, Y: top - 24, W: in.Right() - wells + 8, H: 22}, ui.Left, color)
		}
		p.Begin(thing.Thing{Kind: thing.Service, Service: row.Service}, ui.Rect{X: in.X, Y: top, W: wells - in.X - 4, H: size})
		p.Art(sprites.Emblem(row.Service, own), in.X+13+5*room, top+size/2, 0.74+0.26*room)
		p.End()
		t.writeRow(p, c, row, m.Appointment(i, 0), clinic.Patient, own, wells, top, size, gap)
	}
}

// writeRow writes the four spaces of a service or a queue, with the next to be admitted at the right; that is the
// spot first, of the board of c.
func (t *Town) writeRow(p *paper.Paper, c game.Context, row *market.Row, first market.Appointment, kind clinic.PersonKind, own bool, x, y, size, gap float64) {
	for k := market.RowLength - 1; k >= 0; k-- {
		r := ui.Rect{X: x + float64(market.RowLength-1-k)*(size+gap), Y: y, W: size, H: size}
		first.Space = int8(k)
		touched := r
		if t.Layout.Fingers {
			touched = r.Inset(-gap / 2) // to the middle of the gap
		}
		p.Begin(thing.InRow(first).On(c.BoardName()), touched)
		p.Round(r, 10, theme.Well)
		if own && k == 0 {
			p.Border(r, 10, 1.5, theme.Mix(theme.HubColor, theme.Card, 0.35))
		}
		if level := row.Patients[k]; level != clinic.NoLevel {
			p.Piece(extensionui.PieceOf(kind, level), r.X+size*0.4625, r.Y+size*0.9, size/40*0.98)
		}
		p.End()
	}
	color := theme.Darker(theme.Dashes, 0.06)
	if own {
		color = theme.HubColor
	}
	if x += market.RowLength * (size + gap); t.Layout.Fingers && x+12 > t.Layout.Drawer.Right() {
		return // no door has room
	}
	p.Tinted(pictures.Next, x+6, y+size/2, 0.8, color)
}

func (t *Town) writeResidency(p *paper.Paper, c game.Context, r ui.Rect, room float64) {
	in := t.hireSection(p, r, p.T("town.residency"), t.hireNote(c), room)
	p.Begin(thing.Named(thing.Panel, "residency").On(c.BoardName()), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: in.Y - r.Y})
	p.End()
	list, kind := c.Market().Residency, c.Rules.KindOf(clinic.Doctor)
	pitch := min(52, (in.W+4)/float64(len(list)))
	for i, level := range list {
		place := ui.Rect{X: in.X + float64(i)*pitch, Y: in.Y, W: pitch - 4, H: in.H}
		piece := sprites.NoPiece
		if level != clinic.NoLevel {
			piece = extensionui.PieceOf(kind, level)
		}
		t.writeHire(p, thing.Numbered(thing.Residency, i).On(c.BoardName()), place, piece, c.HirePrice(kind, i))
	}
}

func (t *Town) writeNurses(p *paper.Paper, c game.Context, r ui.Rect, room float64) {
	m, kind := c.Market(), c.Rules.KindOf(clinic.Nurse)
	in := t.hireSection(p, r, p.T("town.nurses"), "", room)
	p.Begin(thing.Named(thing.Panel, "nurses").On(c.BoardName()), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: in.Y - r.Y})
	p.End()
	pitch := min(52, (in.W+3)/float64(len(m.Nurses)+1))
	for i, there := range m.Nurses {
		place := ui.Rect{X: in.X + float64(i)*pitch, Y: in.Y, W: pitch - 4, H: in.H}
		piece := sprites.NoPiece
		if there {
			piece = extensionui.PieceOf(kind, clinic.NoLevel)
		}
		t.writeHire(p, thing.Numbered(thing.Nurse, i).On(c.BoardName()), place, piece, c.HirePrice(kind, i))
	}
	if c.Rules.KindOf(clinic.Orderly) != "" {
		t.writeOrderlies(p, c, r, in, pitch, room)
	}
}

// hireSection writes a section for hires and returns its area. In a column it has no ground of its own, and the
// row goes to the edges, so that each of five is as wide as a finger.
func (t *Town) hireSection(p *paper.Paper, r ui.Rect, heading, note string, room float64) ui.Rect {
	if t.Layout.Hand != arrangement.Column {
		return p.Section(r, heading, note, room)
	}
	const edge, lowest = 2.0, 100.0
	row := ui.Rect{X: t.Layout.Drawer.X + edge, Y: r.Y, W: t.Layout.Drawer.W - 2*edge, H: r.H}
	if r.H < lowest { // the sign of the segment says the same as the heading
		return row
	}
	line := r.CutTop(26, 0)
	p.TextIn(p.Styles.Heading, heading, line, ui.Left, theme.Ink)
	if ui.Measure(p.Styles.Heading, heading)+12+ui.Measure(p.Styles.Text, note) <= line.W {
		p.TextIn(p.Styles.Text, note, line, ui.Right, theme.SecondInk)
	}
	row.Y, row.H = r.Y, r.H
	return row
}

// writeOrderlies writes the orderlies at the right of the nurses' panel.
func (t *Town) writeOrderlies(p *paper.Paper, c game.Context, r, in ui.Rect, pitch, room float64) {
	orderly := p.T("town.orderlies")
	if in.Y > r.Y && ui.Measure(p.Styles.Heading, orderly)+ui.Measure(p.Styles.Heading, p.T("town.nurses"))+14 <= in.W {
		p.TextIn(p.Styles.Heading, orderly, ui.Rect{X: in.X, Y: r.Y + 4 + 8*room, W: in.W, H: 26}, ui.Right, theme.Ink)
	}
	place := ui.Rect{X: in.Right() - pitch + 4, Y: in.Y, W: pitch - 4, H: in.H}
	p.Fill(ui.Rect{X: place.X - 4, Y: place.Y, W: 1.5, H: place.H}, theme.Hairline)
	piece := sprites.Orderly
	if c.Market().Orderlies == 0 {
		piece = sprites.NoPiece
	}
	t.writeHire(p, thing.Of(thing.Orderly), place, piece, c.HirePrice(clinic.Orderly, 0))
	if c.Market().Orderlies > 1 {
		p.Badge(place.Right()-9, place.Y+9, paper.Number(c.Market().Orderlies))
	}
}

// writeHire writes a person for hire with the price below, or the empty place.
func (t *Town) writeHire(p *paper.Paper, what thing.Thing, r ui.Rect, piece sprites.Piece, price int) {
	touched := r
	if t.Layout.Fingers {
		touched.X, touched.W = r.X-2, r.W+4 // to the middle of the gap
	}
	p.Begin(what, touched)
	place := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: min(76, r.H-22)}
	if piece == sprites.NoPiece {
		p.Empty(place, 10)
		p.Price(r.X+r.W/2, place.Bottom()+(r.Bottom()-place.Bottom())/2, price, ui.Style{Size: p.Styles.Price.Size}, theme.SecondInk)
	} else {
		p.Round(place, 10, theme.Well)
		size := min(1.08, 1.08*place.H/76, 1.04*place.W/46)
		p.Piece(piece, place.X+place.W/2-1, place.Bottom()-(place.H-54*size)/2-1, size)
		p.Price(r.X+r.W/2, place.Bottom()+(r.Bottom()-place.Bottom())/2, price, p.Styles.Price, theme.Ink)
	}
	p.End()
}

// doctorsForHire reports whether the residency has anybody now.
func (t *Made) doctorsForHire(c game.Context) bool {
	return slices.ContainsFunc(c.Market().Residency, func(level clinic.Level) bool { return level != clinic.NoLevel })
}

// othersForHire reports whether a nurse or an orderly is there now.
func (t *Made) othersForHire(c game.Context) bool {
	return c.Market().Orderlies > 0 || slices.Contains(c.Market().Nurses, true)
}

// noMoreDoctors reports whether nobody comes to the residency any more: the bag is empty, or there is no further
// round after the next Admin (B46, B52).
func (t *Made) noMoreDoctors(c game.Context) bool {
	return c.Market().DoctorBag.Total() == 0 || c.State.Round >= c.Number(game.Rounds)
}

// hireNote returns what may still be hired in this Hire action.
func (t *Town) hireNote(c game.Context) string {
	d := c.State.Decision(c.Player)
	if d == nil || d.Kind != game.DecideHire || !c.AtHome() {
		return ""
	}
	if c.Turn().DoctorHired {
		return t.T("town.hired")
	}
	if !t.doctorsForHire(c) {
		return ""
	}
	return t.T("town.hire_one")
}

// writeSale writes the piles that are one tile thick, special modules and hubs, if there is room.
func (t *Town) writeSale(p *paper.Paper, area ui.Rect) {
	s := &t.Situation
	var piles []*market.Pile
	for i := range s.State.Market.Piles {
		pile := &s.State.Market.Piles[i]
		if spec := s.Rules.Component(pile.Kind); spec != nil && spec.Piles && spec.OneOfKind {
			piles = append(piles, pile)
		}
	}
	if len(piles) == 0 {
		return
	}
	in := p.Section(area.CutTop(min(area.H, 148), 0), p.T("town.on_sale"), "", t.Layout.wide)
	pitch := min(84, (in.W+4)/float64(len(piles)))
	for i, pile := range piles {
		r := ui.Rect{X: in.X + float64(i)*pitch, Y: in.Y, W: pitch - 4, H: min(in.H, 92)}
		p.Begin(thing.Named(thing.Pile, pile.Kind), r)
		p.Round(r, 10, theme.Well)
		fade := 0.0
		if pile.Left == 0 || pile.Closed {
			fade = 0.6
		}
		size := (r.W - 8) / 192
		p.FadedArt(dollhouse.Kind(pile.Kind).Picture(clinic.NoService), r.X+r.W/2, r.Y+r.H/2-sprites.HalfTileHeight*size-6, size, fade)
		switch {
		case pile.Left == 0:
			text, most := p.T("town.sold_out"), 3
			if len(ui.Torn(p.Styles.Text.Usual(), text, r.W)) > 0 {
				text = "× " + paper.Number(0)
			}
			high := 4 + p.Styles.Grown(16)*float64(min(most, len(ui.Wrap(p.Styles.Text, text, r.W))))
			p.Lines(p.Styles.Text, text, ui.Rect{X: r.X, Y: r.Bottom() - 4 - high, W: r.W, H: high}, most, ui.Center, theme.SecondInk)
		case pile.Closed:
			p.Tinted(pictures.Lock, r.X+r.W/2, r.Bottom()-14, 0.7, theme.SecondInk)
		default:
			p.TextIn(p.Styles.Figures, "× "+paper.Number(pile.Left), ui.Rect{X: r.X, Y: r.Bottom() - 24, W: r.W, H: 20}, ui.Center, theme.Ink)
		}
		p.End()
	}
}
