package panels

import (
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// A proposed Move in the tray: its total, a card for each walk with the number of its route on the board, and the
// buttons.

const (
	walkWide    = 120.0 // width of a card, at most
	leastWalk   = 84.0
	walkGap     = 8.0
	walkDisc    = 13.0  // radius
	shelfWalk   = 104.0 // width of a scrolled one
	proposalPad = 10.0
	buttonPad   = 24.0
)

// Proposes reports whether a Move is proposed: then the tray is about nothing else.
func (t *Made) Proposes() bool { return t.Look.Hint.Proposes() && t.Look.Held.Empty() }

func (t *Made) answer(what thing.Thing) string {
	if what == view.HintDo {
		return t.Look.Hint.Do
	}
	return t.T("hint." + what.Name)
}

// answerButtons returns the buttons that answer a proposal, the main one last.
func (t *Made) answerButtons(p *paper.Paper) (no, change, do paper.Part) {
	button := func(what thing.Thing) paper.Part {
		const least, high = 64.0, 44.0
		return paper.Part{W: max(least, ui.Measure(t.Styles.Label, t.answer(what))+buttonPad), H: high, Write: func(r ui.Rect) { t.writeAnswer(p, what, r) }}
	}
	return button(view.HintNo), button(view.HintChange), button(view.HintDo)
}

// answersBelow returns the buttons with the main one below the others.
func (t *Made) answersBelow(p *paper.Paper) tree.Node {
	no, change, do := t.answerButtons(p)
	pair := max(no.W, change.W)
	above := tree.Row(walkGap, tree.Growing{Node: no, Share: 1, Least: pair}, tree.Growing{Node: change, Share: 1, Least: pair})
	return tree.Column(6, tree.Grow(above), tree.Grow(do))
}

// answers returns the buttons in a row. They all shrink if they must, and need no less than they would like.
func (t *Made) answers(p *paper.Paper) tree.Node {
	no, change, do := t.answerButtons(p)
	row := tree.Row(walkGap, no, change, tree.Growing{Node: do, Share: 1, Least: do.W})
	return tree.ByWidth(func(wide float64) tree.Node {
		if wants := row.Fit(0).W; wide == 0 || wants <= wide {
			return row
		}
		shrunk := tree.Row(walkGap)
		for _, b := range [...]paper.Part{no, change, do} {
			shrunk.Nodes = append(shrunk.Nodes, tree.Growing{Node: paper.Part{Write: b.Write}, Share: b.W})
		}
		return shrunk
	})
}

func (t *Made) writeAnswer(p *paper.Paper, what thing.Thing, r ui.Rect) {
	p.Begin(what, r)
	ground, ink := theme.Well, theme.Ink
	if what == view.HintDo {
		ground, ink = theme.Accent, theme.Card
	}
	p.Tile(r.Inset(1), 12, ground)
	text := t.answer(what)
	p.TextIn(ui.Snug(p.Styles.Label, r.W-10, text), text, r, ui.Center, ink)
	p.End()
}

// writeProposal writes the proposal into the tray.
func (t *choices) writeProposal(p *paper.Paper, in ui.Rect) {
	const face, high = 64.0, 52.0
	in = ui.Rect{X: in.X, Y: in.Y + proposalPad, W: in.W, H: in.H - 2*proposalPad}
	h := t.Look.Hint
	stacked := in.W < 1100
	if stacked {
		answers := t.answersBelow(p)
		paper.Put(tree.Middle(answers), in.CutRight(max(150, answers.Fit(0).W), 16))
	} else {
		answers := t.answers(p)
		r := in.CutRight(answers.Fit(0).W+40, 20)
		r.Y, r.H = r.Y+(r.H-high)/2, high
		paper.Put(answers, r)
	}
	beside := in
	beside.CutLeft(face, 12)
	const most = 0.46
	proposed, wide := t.proposed(p), 170.0
	for wide < beside.W*most && proposed.Fit(wide).H > in.H { // no wider than a few lines need
		wide += 16
	}
	p.Begin(thing.Of(thing.Hint), ui.Rect{X: in.X, Y: in.Y, W: face + 12 + wide, H: in.H})
	well := in.CutLeft(face, 12)
	well.Y, well.H = well.Y+(well.H-min(84, well.H))/2, min(84, well.H)
	p.Round(well, 12, theme.AccentSoft)
	p.Fitted(h.Picture, well.Inset(6), 1.3)
	if proposed.Fit(wide).H > in.H && len(h.Chips) > 0 { // the numbers say more than the heading
		proposed.Nodes[0] = nil
	}
	paper.Put(proposed, in.CutLeft(wide, 18))
	p.End()
	p.Divider(in.X-9, in)
	t.writeWalkCards(p, in)
}

// proposed returns the total of the proposal: a heading, its words and its numbers.
func (t *choices) proposed(p *paper.Paper) tree.Stack {
	h := t.Look.Hint
	title := paper.Part{H: p.Styles.Grown(23), Write: func(r ui.Rect) { p.TextIn(p.Styles.Heading, h.Title, r, ui.Left, theme.Ink) }}
	return tree.Column(0, title, tree.Edges{Node: p.WordsApart(p.Styles.Grown(18), 0, p.Styles.Text, h.Text, theme.Ink), Bottom: 4}, chips(p, h.Chips))
}

const (
	chipsApart = 4.0 // from line to line
	chipsBelow = 8.0 // to what stands below them
)

// chips returns chips side by side, in as many lines as they need.
func chips(p *paper.Paper, list []view.Chip) tree.Wrap {
	w := tree.Wrap{Gap: 6, Between: chipsApart}
	for i := range list {
		chip := &list[i]
		w.Nodes = append(w.Nodes, paper.Part{W: 34 + ui.Measure(p.Styles.TextStrong, chip.Text) + 10, H: hintChip, Write: func(r ui.Rect) {
			p.Round(r, hintChip/2, theme.Well)
			p.Art(chip.Sign, r.X+18, r.Y+hintChip/2, 0.78)
			ink := theme.Ink
			if chip.Bad {
				ink = theme.IllegalInk
			}
			p.TextIn(p.Styles.TextStrong, chip.Text, ui.Rect{X: r.X + 34, Y: r.Y, W: r.W - 34, H: hintChip}, ui.Left, ink)
		}})
	}
	return w
}

// writeWalkCards writes the cards: in a row, or on pages that can be turned.
func (t *choices) writeWalkCards(p *paper.Paper, in ui.Rect) {
	walks := t.Look.Hint.Walks
	share := func(columns int) float64 { return (in.W+walkGap)/float64(columns) - walkGap }
	fits := func(wide float64) bool {
		for i := range walks {
			if !fitsInLines(p.Styles.Text, walks[i].Text, wide-8, 2) {
				return false
			}
		}
		return wide >= leastWalk
	}
	if wide := min(walkWide, share(len(walks))); fits(wide) {
		for i := range walks {
			t.writeWalk(p, i, in.CutLeft(wide, walkGap))
		}
		return
	}
	wide := leastWalk
	for wide < 2*walkWide && !fits(wide) {
		wide += 4
	}
	in.W -= 2 * (turnWide + cardGap)
	columns := max(1, int((in.W+walkGap)/(wide+walkGap)))
	wide = min(walkWide, (in.W+walkGap)/float64(columns)-walkGap)
	t.pages = (len(walks) + columns - 1) / columns
	t.TurnCards(0)
	first := t.page * columns
	shown := min(columns, len(walks)-first)
	in.W += 2 * (turnWide + cardGap)
	t.writeTurn(p, thing.CardsBefore, in.CutLeft(turnWide, cardGap), first)
	t.writeTurn(p, thing.CardsAfter, in.CutRight(turnWide, cardGap), len(walks)-first-shown)
	for i := range shown {
		t.writeWalk(p, first+i, in.CutLeft(wide, walkGap))
		t.inSight = append(t.inSight, view.HintWalk(first+i))
	}
}

// writeWalk writes a card: the number, the person, the time, and the reason.
func (t *Made) writeWalk(p *paper.Paper, i int, r ui.Rect) {
	walk := &t.Look.Hint.Walks[i]
	on := view.HintWalk(i)
	p.Begin(on, r)
	p.Tile(r, 12, theme.Well)
	if t.Look.Chosen == on {
		p.Border(r, 12, 2.5, theme.Accent)
	}
	head := r
	text := p.Styles.Grown(18) * float64(min(2, len(ui.Wrap(p.Styles.Text, walk.Text, r.W-8))))
	p.Lines(p.Styles.Text, walk.Text, ui.Rect{X: r.X + 4, Y: r.Bottom() - text - 5, W: r.W - 8, H: text}, 2, ui.Center, theme.SecondInk)
	head.H -= text + 6
	y := head.Y + walkDisc + 5
	disc := ui.Rect{X: r.X + 5, Y: y - walkDisc, W: 2 * walkDisc, H: 2 * walkDisc}
	p.Round(disc, walkDisc, theme.Accent)
	p.TextIn(p.Styles.TextBold, paper.Number(i+1), disc, ui.Center, theme.Card)
	time := paper.Number(walk.Time)
	wide := ui.Measure(p.Styles.Figures, time)
	p.TextIn(p.Styles.Figures, time, ui.Rect{X: r.Right() - 7 - wide, Y: y - 12, W: wide + 1, H: 24}, ui.Left, theme.Ink)
	clock := r.Right() - 7 - wide - 12
	p.Art(pictures.Time, clock, y, 0.62)
	p.Fitted(walk.Piece.Picture(), whereWalker(head, disc, clock-9), 0.85)
	p.End()
}

// whereWalker returns where a card shows the person: in the middle of its head, or between the number and the time
// if they leave enough room and there is little below them, or else below them.
func whereWalker(head, number ui.Rect, time float64) ui.Rect {
	const wide, least = 32.0, 20.0
	middle, _ := head.Center()
	r := ui.Rect{X: middle - wide/2, Y: head.Y + 4, W: wide, H: head.H - 6}
	if r.X >= number.Right() && r.Right() <= time {
		return r
	}
	if between := time - number.Right(); between >= least && head.Bottom()-number.Bottom() < wide {
		r.X, r.W = number.Right(), between
		return r
	}
	r.Y, r.H = number.Bottom()-2, head.Bottom()-number.Bottom()
	return r
}

// writeShelfOfWalks writes them in a row, and before them the total: in a sheet above them, where it stays when they
// scroll.
func (t *choices) writeShelfOfWalks(p *paper.Paper, in ui.Rect) {
	numbers := chips(p, t.Look.Hint.Chips)
	if t.Layout.AsksAbove {
		above := ui.Rect{X: in.X + t.shelfMoved, Y: in.Y, W: t.shelfWide, H: in.H}
		paper.PutTop(numbers, &above, chipsBelow)
		in.Y, in.H = above.Y, above.H
	} else {
		all := tree.Column(chipsApart, numbers.Nodes...).Fit(0)
		all.Put(nil, in.CutLeft(all.W, walkGap))
	}
	in.H = min(in.H, shelfHigh(p.Reader))
	high := min(in.H, 62+p.Styles.Grown(36))
	for i := range t.Look.Hint.Walks {
		wide := shelfWalk
		for wide < 2*shelfWalk && !fitsInLines(p.Styles.Text, t.Look.Hint.Walks[i].Text, wide-8, 2) {
			wide += 8
		}
		r := in.CutLeft(wide, walkGap)
		r.H = high
		t.writeWalk(p, i, r)
	}
}

// writeColumnOfWalks writes the total and then them in the column of a window in landscape, and returns its bottom.
func (t *choices) writeColumnOfWalks(p *paper.Paper, in ui.Rect) (bottom float64) {
	h := t.Look.Hint
	paper.PutTop(chips(p, h.Chips), &in, chipsBelow)
	list := t.columnBelow(p, in, h.Text, 62+p.Styles.Grown(36))
	for i := range h.Walks {
		t.writeWalk(p, i, list.next())
	}
	return list.bottom
}
