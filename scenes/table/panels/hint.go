package panels

import (
	"slices"

	"clinic/game"
	"clinic/input"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Hint is the card of a hint, over the clinic where it covers the least.
type Hint struct {
	Made
	Rect ui.Rect // of the card, set by the table
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

// hintPlan is the layout of the card in a width.
type hintPlan struct {
	text                         float64 // width
	title, says, of, chips, rows int     // lines
}

func (t *Hint) plan(wide float64) hintPlan {
	h := t.Look.Hint
	p := hintPlan{text: wide - 2*hintPad - hintFace - 10, rows: 1}
	p.title, p.says = len(ui.Wrap(ui.TextBold, h.Title, p.text)), len(ui.Wrap(ui.Text, h.Text, p.text))
	if h.Text == "" {
		p.says = 0
	}
	// With larger texts the card has no room for more.
	if p.chips = chipLines(h.Chips, p.text); p.chips > 0 && ui.TextSize() <= 100 {
		p.of = len(ui.Wrap(ui.Text, h.Of, p.text))
	}
	if t.buttonsWide(t.buttons()...) > wide-2*hintPad {
		p.rows = 2
	}
	return p
}

func chipWide(c *view.Chip) float64 { return 34 + ui.Measure(ui.TextStrong, c.Text) + 10 }

// Size returns the width and height of the card, at most most wide.
func (t *Hint) Size(most float64) (wide, high float64) {
	wide = min(hintWide, most)
	return wide, t.heightOf(t.plan(wide))
}

func (t *Hint) heightOf(p hintPlan) float64 {
	body := ui.Grown(21)*float64(p.title+p.says+p.of) + 6 + float64(p.chips)*(hintChip+4)
	return 2*hintPad + max(hintFace, body) + float64(p.rows)*(hintButton+6)
}

// Write writes the card.
func (t *Hint) Write(p *paper.Paper) {
	if !t.Any() || t.Rect.W == 0 {
		return
	}
	h, r := t.Look.Hint, t.Rect
	plan := t.plan(r.W)
	p.Begin(thing.Of(thing.Hint), r)
	p.Panel(r, 16)
	in := r.Inset(hintPad)
	text := in
	face := text.CutLeft(hintFace, 10)
	face.H = hintFace
	p.Round(face, 12, theme.AccentSoft)
	if h.Picture == sprites.None {
		p.Icon(ui.IconHint, face.Inset(16), theme.Accent)
	} else {
		p.Fitted(h.Picture, face.Inset(5), 1.2)
	}
	line := ui.Grown(21)
	p.Lines(ui.TextBold, h.Title, text.CutTop(line*float64(plan.title), 2), plan.title, ui.Left, theme.Ink)
	if plan.says > 0 {
		p.Lines(ui.Text, h.Text, text.CutTop(line*float64(plan.says), 4), plan.says, ui.Left, theme.Ink)
	}
	if plan.of > 0 {
		p.Lines(ui.Text, h.Of, text.CutTop(line*float64(plan.of), 2), plan.of, ui.Left, theme.SecondInk)
	}
	writeChips(p, h.Chips, text)
	p.End()
	row := ui.Rect{X: in.X, Y: r.Bottom() - hintPad - hintButton, W: in.W, H: hintButton}
	main := row
	if plan.rows > 1 {
		row.Y -= hintButton + 6
	} else {
		main = row.CutRight(t.buttonWide(view.HintDo), hintGap)
	}
	t.button(p, view.HintDo, main, h.Do, true)
	t.button(p, view.HintNo, row.CutRight(t.buttonWide(view.HintNo), hintGap), ui.T("hint.no"), false)
	if h.Why {
		t.button(p, view.HintWhy, row.CutRight(t.buttonWide(view.HintWhy), hintGap), t.answer(view.HintWhy), false)
	}
}

// buttons returns the answers to the hint.
func (t *Hint) buttons() []thing.Thing {
	if t.Look.Hint.Why {
		return []thing.Thing{view.HintWhy, view.HintNo, view.HintDo}
	}
	return []thing.Thing{view.HintNo, view.HintDo}
}

func (t *Hint) buttonWide(what thing.Thing) float64 {
	return ui.Measure(ui.Label, t.answer(what)) + 28
}

func (t *Hint) buttonsWide(list ...thing.Thing) (wide float64) {
	for i, what := range list {
		if wide += t.buttonWide(what); i > 0 {
			wide += hintGap
		}
	}
	return wide
}

func (t *Made) button(p *paper.Paper, what thing.Thing, r ui.Rect, text string, main bool) {
	p.Begin(what, r)
	ground, ink := theme.Well, theme.Ink
	if main {
		p.Main(text, r)
		ground, ink = theme.Accent, theme.Card
	}
	p.Tile(r.Inset(1), 12, ground)
	p.TextIn(ui.Label, text, r, ui.Center, ink)
	p.End()
}

// PlaysMove reports whether the viewer may have Move played now.
func (t *Hint) PlaysMove() bool {
	d := t.State.Decision(t.Viewer)
	return t.Situation.Hints && d != nil && d.Kind == game.DecideMove && !t.Situation.NothingLeft
}

// moveWide returns the width of the button that plays Move at the end of the tab, 0 without one.
func (t *Hint) moveWide() float64 {
	if !t.PlaysMove() {
		return 0
	}
	wide := 14 + nextSign + nextPad - 2
	if t.Layout.Next.W >= nextNamed {
		wide += 6 + ui.Measure(ui.TextBold, ui.T("hint.play"))
	}
	return wide
}

// writeMoveIn writes that button.
func (t *Hint) writeMoveIn(p *paper.Paper, r ui.Rect) {
	p.Fill(ui.Rect{X: r.X, Y: r.Y + 8, W: 1.5, H: r.H - 16}, theme.Hairline)
	p.Begin(view.HintMove, r)
	p.Icon(ui.IconPlay, ui.Rect{X: r.X + 14, Y: r.Y + (r.H-nextSign)/2, W: nextSign, H: nextSign}, theme.Accent)
	if t.Layout.Next.W >= nextNamed {
		p.TextIn(ui.TextBold, ui.T("hint.play"), ui.Rect{X: r.X + 14 + nextSign + 6, Y: r.Y, W: r.W, H: r.H}, ui.Left, theme.Accent)
	}
	p.End()
}

// askWide returns the width of the button that asks for a hint at the end of the tab, with its key.
func (t *Hint) askWide() float64 {
	wide := 14 + nextSign + 6 + ui.Measure(ui.TextBold, ui.T("hint.ask")) + nextPad
	if key := t.Look.Caps.On(input.Hint); key != "" {
		wide += 6 + max(paper.KeyCapSize(), ui.Measure(ui.TextStrong, key)+8)
	}
	return wide
}

// writeAskIn writes that button at the end of the tab.
func (t *Hint) writeAskIn(p *paper.Paper, r ui.Rect) {
	p.Fill(ui.Rect{X: r.X, Y: r.Y + 8, W: 1.5, H: r.H - 16}, theme.Hairline)
	p.Begin(view.HintAsk, r)
	in := ui.Rect{X: r.X + 14, Y: r.Y, W: r.W - 14, H: r.H}
	sign := in.CutLeft(nextSign, 6)
	sign.Y, sign.H = sign.Y+(sign.H-nextSign)/2, nextSign
	p.Icon(ui.IconHint, sign, theme.Accent)
	text := ui.T("hint.ask")
	p.TextIn(ui.TextBold, text, in, ui.Left, theme.Accent)
	p.KeyCap(t.Look.Caps.On(input.Hint), in.X+ui.Measure(ui.TextBold, text)+6, r.Y+(r.H-paper.KeyCapSize())/2, 60)
	p.End()
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
		return []string{ui.T("proposal.floors")}
	}
	if i := view.WalkOf(what); i >= 0 && i < len(h.Walks) {
		return []string{ui.T("proposal.walk", ui.Data{"Number": i + 1, "Who": h.Walks[i].Who, "What": h.Walks[i].Text, "Time": h.Walks[i].Time})}
	}
	return []string{t.answer(what)}
}

// SaysItself reports whether a thing has its words written on it, so that a tip would only cover its surroundings:
// the answers to a hint.
func SaysItself(what thing.Thing) bool {
	return slices.Contains([]thing.Thing{view.HintWhy, view.HintNo, view.HintChange, view.HintDo}, what)
}
