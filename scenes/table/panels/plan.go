package panels

import (
	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// A plan in the strip: while the player builds, and there is room, a card says what it requires and what it is
// worth. If it fits as well in another place, arrows move it there.

const (
	planArrow   = 44.0 // the side of an arrow
	planPad     = 14.0
	planPattern = 134.0
	planLeast   = 700.0 // logical pixels of the clinic, so that the card covers none of it
	planHeight  = 480.0
)

// PlanBefore returns the arrow to the previous place where a plan fits as well.
func PlanBefore(stock string) thing.Thing {
	return thing.Thing{Kind: thing.Pool, Name: stock, Choice: "before"}
}

// PlanAfter returns the arrow to the next place.
func PlanAfter(stock string) thing.Thing {
	return thing.Thing{Kind: thing.Pool, Name: stock, Choice: "after"}
}

// Building reports whether the viewer builds in the clinic that is shown.
func (t *Made) Building() bool {
	d := t.decision()
	return t.Own() && d != nil && d.Kind == game.DecideBuild
}

// cardsOver reports whether cards may lie over the upper corners of the clinic.
func (t *Made) cardsOver() bool {
	l := t.Layout
	return l.Corners && t.Building() && t.Look.Away == "" && l.Guide.H == 0 && l.Sheet.H == 0 && l.Clinic.W >= planLeast &&
		l.Tray.Y-l.Ribbon.Bottom() >= planHeight
}

// planTexts returns the lines of a plan's card: how much of it is filled, what that earns, and what it costs otherwise.
func planTexts(reader *ui.Reader, plan *extensionui.Plan) (filled, gain, loss string) {
	data := ui.Data{"Filled": plan.Filled, "Want": plan.Want, "Gain": plan.Gain, "Loss": plan.Loss}
	if plan.Filled == plan.Want {
		return reader.T("plan.filled", data), reader.T("plan.full", data), ""
	}
	return reader.T("plan.filled", data), reader.T("plan.gain", data), reader.T("plan.loss", data)
}

// planCard returns the card of a plan, which hangs over the clinic from the first row of the strip.
func (t *Strip) planCard(p *paper.Paper, stock *extensionui.Stock) paper.Part {
	plan := stock.Plan
	filled, gain, loss := planTexts(p.Reader, plan)
	words := max(ui.Measure(p.Styles.Number, filled), ui.Measure(p.Styles.TextStrong, gain), ui.Measure(p.Styles.TextStrong, loss))
	wide := max(planPattern+16+words, ui.Measure(p.Styles.TextStrong, plan.Title)+20+ui.Measure(p.Styles.Text, plan.Rule)) + 2*planPad
	if plan.Fits > 1 {
		wide += planArrow
	}
	return paper.Part{W: wide, H: poolHigh, Write: func(r ui.Rect) {
		r.H = 2*planPad + 24 + p.Styles.Number.LineHeight() + 2*p.Styles.TextStrong.LineHeight()
		p.Panel(r, 14)
		p.Begin(thing.Named(thing.Pool, stock.Name), r)
		in := r.Inset(planPad)
		if plan.Fits > 1 {
			in.CutRight(planArrow, 0)
		}
		head := in.CutTop(24, 0)
		p.TextIn(p.Styles.TextStrong, plan.Title, head, ui.Left, theme.Ink)
		p.TextIn(p.Styles.Text, plan.Rule, head, ui.Right, theme.SecondInk)
		plan.Write(p, in.CutLeft(planPattern, 16), t.Fit)
		p.TextIn(p.Styles.Number, filled, in.CutTop(p.Styles.Number.LineHeight(), 0), ui.Left, theme.Ink)
		p.TextIn(p.Styles.TextStrong, gain, in.CutTop(p.Styles.TextStrong.LineHeight(), 0), ui.Left, theme.LegalInk)
		p.TextIn(p.Styles.TextStrong, loss, in.CutTop(p.Styles.TextStrong.LineHeight(), 0), ui.Left, theme.IllegalInk)
		p.End()
		if plan.Fits > 1 {
			column := ui.Rect{X: r.Right() - planArrow - 6, Y: r.Y + (r.H-2*planArrow-4)/2, W: planArrow, H: planArrow}
			t.writeArrow(p, PlanBefore(stock.Name), column, ui.IconBack)
			t.writeArrow(p, PlanAfter(stock.Name), column.Moved(0, planArrow+4), ui.IconForward)
		}
	}}
}

func (t *Strip) writeArrow(p *paper.Paper, what thing.Thing, r ui.Rect, icon ui.Icon) {
	p.Begin(what, r)
	p.Tile(r.Inset(4), 10, theme.Well)
	p.Icon(icon, r.Inset(13), theme.Ink)
	p.End()
}

// WriteFloorNotes writes at the upper right of the clinic what extensions do to its floors, for the state after
// placing the held piece.
func (t *Strip) WriteFloorNotes(p *paper.Paper, top float64) {
	if !t.cardsOver() || !t.Layout.FloorNotes || t.Look.Overlay != nil || t.Look.Hint != nil {
		return
	}
	c := t.LookedOn(game.Home)
	if t.Look.After != nil {
		c.State = t.Look.After
	}
	notes := extensionui.FloorNotes(p.Reader, c)
	const most = 2
	left := max(t.Layout.Clinic.X, t.right+8)
	r := ui.Rect{Y: top}
	for i := range notes[:min(most, len(notes))] {
		note := &notes[i]
		r.W = max(ui.Measure(p.Styles.TextStrong, note.Title)+26, ui.Measure(p.Styles.TextStrong, note.Costs), ui.Measure(p.Styles.TextStrong, note.Brings)) + 2*planPad
		r.X, r.H = t.Layout.Clinic.Right()-r.W, 3*(p.Styles.TextStrong.LineHeight()+3)+2*10
		if r.X < left { // there is no room beside the strip
			return
		}
		p.Panel(r, 14)
		p.Begin(thing.Thing{Kind: thing.Pool, Name: note.Stock, Number: note.Floor, Choice: "floor"}, r)
		in := ui.Rect{X: r.X + planPad, Y: r.Y + 10, W: r.W - 2*planPad, H: r.H - 20}
		line := func() ui.Rect { return in.CutTop(p.Styles.TextStrong.LineHeight()+3, 0) }
		title := line()
		p.Centred(note.Sign, title.X+9, title.Y+title.H/2, 0.9)
		title.CutLeft(26, 0)
		p.TextIn(p.Styles.TextStrong, note.Title, title, ui.Left, theme.Ink)
		p.TextIn(p.Styles.TextStrong, note.Costs, line(), ui.Left, theme.IllegalInk)
		p.TextIn(p.Styles.TextStrong, note.Brings, line(), ui.Left, theme.LegalInk)
		p.End()
		r.Y += r.H + 8
	}
}
