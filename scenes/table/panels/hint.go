package panels

import (
	"slices"

	"clinic/game"
	"clinic/input"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Hint is the card of a hint, over the clinic where it covers the least.
type Hint struct {
	Made
	Paper paper.Paper
	Rect  ui.Rect // of the card, set by the table
}

const (
	hintWide   = 324.0
	hintPad    = 14.0
	hintFace   = 56.0
	hintButton = 44.0
	hintChip   = 30.0
	hintGap    = 8.0
)

// Any reports whether there is a card; a proposed Move lies in the tray.
func (t *Hint) Any() bool { return t.Look.Hint.Card() && !t.Proposes() && t.Look.Held.Empty() }

// Size returns the width and height of the card, at most most wide.
func (t *Hint) Size(most float64) (wide, high float64) {
	wide = min(hintWide, most)
	return wide, t.card(t.blank()).Fit(wide).H
}

// Write writes the card.
func (t *Hint) Write(p *paper.Paper) {
	if !t.Any() || t.Rect.W == 0 {
		return
	}
	p.Begin(thing.Of(thing.Hint), t.Rect)
	p.Panel(t.Rect, 16)
	paper.Put(t.card(p), t.Rect)
	p.End()
}

// card returns what stands on the card: a picture beside its words, and the answers below.
func (t *Hint) card(p *paper.Paper) tree.Node {
	h, line := t.Look.Hint, p.Styles.Grown(21)
	face := paper.Part{W: hintFace, H: hintFace, Write: func(r ui.Rect) {
		r.H = hintFace
		p.Round(r, 12, theme.AccentSoft)
		if h.Picture == sprites.None {
			p.Icon(ui.IconHint, r.Inset(16), theme.Accent)
		} else {
			p.Fitted(h.Picture, r.Inset(5), 1.2)
		}
	}}
	text := tree.Column(0, tree.Edges{Node: p.WordsApart(line, 0, p.Styles.TextBold, h.Title, theme.Ink), Bottom: 2})
	if h.Text != "" {
		text.Nodes = append(text.Nodes, tree.Edges{Node: p.WordsApart(line, 0, p.Styles.Text, h.Text, theme.Ink), Bottom: 4})
	}
	if len(h.Chips) > 0 {
		if p.Styles.Percent <= 100 { // else the card has no room for more
			text.Nodes = append(text.Nodes, p.WordsApart(line, 0, p.Styles.Text, h.Of, theme.SecondInk))
		}
		text.Nodes = append(text.Nodes, tree.Edges{Node: chips(p, h.Chips), Bottom: chipsApart})
	}
	button := func(what thing.Thing, text string) tree.Node {
		return paper.Part{W: ui.Measure(p.Styles.Label, text) + 28, H: hintButton, Write: func(r ui.Rect) { t.button(p, what, r, text, what == view.HintDo) }}
	}
	do, others := button(view.HintDo, h.Do), []tree.Node{button(view.HintNo, p.T("hint.no"))}
	if h.Why {
		others = append(others, button(view.HintWhy, t.answer(view.HintWhy)))
	}
	row := func(nodes ...tree.Node) tree.Node {
		return tree.Stack{Across: true, FromRight: true, Gap: hintGap, Nodes: nodes}
	}
	answers := tree.First(row(append([]tree.Node{do}, others...)...), tree.Column(6, row(others...), do))
	return tree.Pad(hintPad, hintPad, tree.Column(6, tree.Grow(tree.Row(10, face, tree.Grow(text))), answers))
}

func (t *Made) button(p *paper.Paper, what thing.Thing, r ui.Rect, text string, main bool) {
	p.Begin(what, r)
	ground, ink := theme.Well, theme.Ink
	if main {
		p.Main(text, r)
		ground, ink = theme.Accent, theme.Card
	}
	p.Tile(r.Inset(1), 12, ground)
	p.TextIn(p.Styles.Label, text, r, ui.Center, ink)
	p.End()
}

// PlaysMove reports whether the viewer may have Move played now.
func (t *Hint) PlaysMove() bool {
	d := t.decision()
	return t.Situation.Hints && d != nil && d.Kind == game.DecideMove && !t.Situation.NothingLeft
}

// tabEnd returns a button at the end of the tab that says what is next, with its key.
func (t *Hint) tabEnd(p *paper.Paper, what thing.Thing, icon ui.Icon, text, key string) tree.Node {
	const before = 14.0
	wide := before + nextSign + nextPad
	if text != "" {
		wide += 6 + ui.Measure(p.Styles.TextBold, text)
	}
	if key != "" {
		wide += 6 + max(paper.KeyCapSize(p.Reader), ui.Measure(p.Styles.TextStrong, key)+8)
	}
	return paper.Part{W: wide, Write: func(r ui.Rect) {
		p.Fill(ui.Rect{X: r.X, Y: r.Y + 8, W: 1.5, H: r.H - 16}, theme.Hairline)
		p.Begin(what, r)
		r.CutLeft(before, 0)
		sign := r.CutLeft(nextSign, 6)
		p.Icon(icon, ui.Rect{X: sign.X, Y: r.Y + (r.H-nextSign)/2, W: nextSign, H: nextSign}, theme.Accent)
		p.TextIn(p.Styles.TextBold, text, r, ui.Left, theme.Accent)
		p.KeyCap(key, r.X+ui.Measure(p.Styles.TextBold, text)+6, r.Y+(r.H-paper.KeyCapSize(p.Reader))/2, 60)
		p.End()
	}}
}

// tabEnds returns the buttons at the end of that tab: they play Move, and ask for a hint.
func (t *Hint) tabEnds(p *paper.Paper) tree.Node {
	var move tree.Node
	if t.PlaysMove() {
		text := ""
		if t.Layout.Next.W >= nextNamed {
			text = p.T("hint.play")
		}
		move = t.tabEnd(p, view.HintMove, ui.IconPlay, text, "")
	}
	return tree.Row(0, move, t.tabEnd(p, view.HintAsk, ui.IconHint, p.T("hint.ask"), t.Look.Caps.On(p.Reader, input.Hint)))
}

// tipHint returns what a button of hints does, or what the card says.
func (t *Tips) tipHint(what thing.Thing) []string {
	h := t.Look.Hint
	switch {
	case what == view.HintAsk:
		return keyed("hint.ask", input.Hint)(t, what)
	case what == view.HintMove:
		return keyed("hint.move", input.PlayMove)(t, what)
	case !h.Card():
		return nil
	case what.Name == "":
		return []string{h.Title, h.Text}
	case what == view.HintFloors:
		return []string{t.T("proposal.floors")}
	}
	if i := view.WalkOf(what); i >= 0 && i < len(h.Walks) {
		return []string{t.T("proposal.walk", ui.Data{"Number": i + 1, "Who": h.Walks[i].Who, "What": h.Walks[i].Text, "Time": h.Walks[i].Time})}
	}
	return []string{t.answer(what)}
}

// SaysItself reports whether a thing has its words written on it, so that a tip would only cover its surroundings:
// the answers to a hint.
func SaysItself(what thing.Thing) bool {
	return slices.Contains([]thing.Thing{view.HintWhy, view.HintNo, view.HintChange, view.HintDo}, what)
}
