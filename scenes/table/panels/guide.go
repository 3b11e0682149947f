package panels

import (
	"slices"

	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// Guide is the card of a lesson, at the upper end of the clinic's part of the table: it covers nothing.
type Guide struct{ Made }

const (
	guideWide   = 486.0
	guidePad    = 12.0
	guideFace   = 64.0
	guideTitle  = 24.0
	guideLine   = 21.0
	guideButton = 44.0
	guideSide   = 104.0 // of the buttons where they lie beside the text, at least
	guideLeaves = 230.0 // of the clinic, or the card is lower
)

// Any tells whether a lesson leads the viewer.
func (t *Guide) Any() bool { return t.Situation.Guide != nil }

// guidePlan is how the card lies in a part of the table.
type guidePlan struct {
	wide, high, text float64
	lines            int
	low              bool // without face and title, the buttons beside the text
}

// plan finds how the card lies, the same at every step.
func (t *Guide) plan(in ui.Rect) guidePlan {
	g := t.Situation.Guide
	lines := func(width float64) int {
		most := len(ui.Wrap(ui.Text, g.Text, width))
		for _, text := range g.Longest {
			most = max(most, len(ui.Wrap(ui.Text, text, width)))
		}
		return most
	}
	p := guidePlan{wide: min(in.W-2*smallGap, guideWide)}
	p.text = p.wide - 2*guidePad
	if !t.Layout.Small() {
		p.text -= guideFace + guidePad
	}
	p.lines = lines(p.text)
	p.high = 2*guidePad + guideTitle + guideLine*float64(p.lines) + 6 + guideButton
	if in.H-p.high < guideLeaves {
		p.low, p.wide = true, min(in.W-2*smallGap, 640)
		p.text = p.wide - 3*guidePad - guideSideWide()
		p.lines = lines(p.text)
		p.high = 2*guidePad + max(guideLine*float64(p.lines), 2*guideButton+6)
	}
	p.high += smallGap
	return p
}

// guideSideWide is how wide the buttons beside the text are, whichever are there.
func guideSideWide() float64 {
	wide := guideSide
	for _, id := range [...]string{"lesson.next", "lesson.play_on", "lesson.show", "lesson.back"} {
		wide = max(wide, ui.Measure(ui.Label, ui.T(id))+32)
	}
	return wide
}

// High is how high the card is in the clinic's part of the table, with the gap below it.
func (t *Guide) High(in ui.Rect) float64 { return min(t.plan(in).high, max(0, in.H-80)) }

// Write writes the card.
func (t *Guide) Write(p *paper.Paper) {
	g, area := t.Situation.Guide, t.Layout.Guide
	in := area
	in.H += t.Layout.Clinic.H
	plan := t.plan(in)
	card := ui.Rect{X: area.X + (area.W-plan.wide)/2, Y: area.Y, W: plan.wide, H: area.H - smallGap}
	if t.Layout.Small() {
		card.Y += 4
	}
	p.Begin(thing.Of(thing.Guide), card)
	p.Panel(card, 16)
	r := card.Inset(guidePad)
	count := ui.T("lesson.of", ui.Data{"Step": g.Step, "Of": g.Of})
	if plan.low {
		side := r.CutRight(guideSideWide(), guidePad)
		p.Lines(ui.Text, g.Text, r, plan.lines, ui.Left, paint.Ink)
		p.End()
		t.dots(p, ui.Rect{X: card.X + 16, Y: card.Bottom() - 5, W: card.W - 32, H: 3})
		upper, lower := side.CutTop(guideButton, 6), side
		lower.H = guideButton
		if main := t.main(); main != "" {
			t.button(p, upper, main, true)
		} else {
			p.TextIn(ui.TextStrong, count, upper, ui.Center, paint.SecondInk)
		}
		t.button(p, lower, "back", false)
		return
	}
	if !t.Layout.Small() {
		face := r.CutLeft(guideFace, guidePad)
		face.H = min(face.H, 84)
		p.Round(face, 14, paint.AccentSoft)
		p.Fitted(sprites.Nurse.Picture(), face.Inset(6), 1.4)
	}
	head := r.CutTop(guideTitle, 0)
	p.TextIn(ui.Text, count, head.CutRight(ui.Measure(ui.Text, count), 8), ui.Right, paint.SecondInk)
	p.TextIn(ui.TextBold, g.Title, head, ui.Left, paint.Ink)
	text := r.CutTop(guideLine*float64(plan.lines), 6)
	text.H = guideLine * float64(min(plan.lines, len(ui.Wrap(ui.Text, g.Text, text.W))))
	p.Lines(ui.Text, g.Text, text, plan.lines, ui.Left, paint.Ink)
	p.End()
	row := ui.Rect{X: r.X, Y: card.Bottom() - guidePad - guideButton + 4, W: r.W, H: guideButton}
	if main := t.main(); main != "" {
		t.button(p, row.CutRight(t.wide(main), 8), main, true)
	}
	t.button(p, row.CutRight(t.wide("back"), 8), "back", false)
	t.button(p, row.CutRight(t.wide("skip"), 8), "skip", false)
	row.Y, row.H = row.Y+row.H/2-2, 4
	t.dots(p, row)
}

// main is the button that is filled, empty where the player has something to do.
func (t *Guide) main() string {
	switch {
	case t.Situation.Guide.Next != "":
		return "next"
	case t.Look.ShowMe:
		return "show"
	}
	return ""
}

// Button is the text of a button of the card.
func (t *Guide) Button(name string) string {
	switch name {
	case "next":
		return t.Situation.Guide.Next
	case "skip":
		return ui.T("lesson.skip_short")
	}
	return ui.T("lesson." + name)
}

func (t *Guide) wide(name string) float64 { return ui.Measure(ui.Label, t.Button(name)) + 32 }

func (t *Guide) button(p *paper.Paper, r ui.Rect, name string, filled bool) {
	what := thing.Named(thing.Guide, name)
	p.Begin(what, r)
	ground, ink := paint.Well, paint.Ink
	switch {
	case filled:
		ground, ink = paint.Accent, paint.Card
	case name == "skip":
		ground, ink = paint.Card, paint.SecondInk
	case !t.Situation.Guide.Back:
		ink = paint.FaintInk
		p.Off("")
	}
	if ink == paint.FaintInk {
		p.Round(r.Inset(1), 12, ground)
	} else {
		p.Tile(r.Inset(1), 12, ground)
	}
	p.TextIn(ui.Label, t.Button(name), r, ui.Center, ink)
	p.End()
}

// dots is how far the lesson is.
func (t *Guide) dots(p *paper.Paper, r ui.Rect) {
	g := t.Situation.Guide
	if r.W < 60 {
		return
	}
	r.W = min(r.W, 220)
	p.Round(r, r.H/2, paint.Well)
	r.W = max(r.H, r.W*float64(g.Step)/float64(g.Of))
	p.Round(r, r.H/2, paint.Accent)
}

// tipGuide says what the guide says, or what its button is called.
func (t *Tips) tipGuide(what thing.Thing) []string {
	g := t.Situation.Guide
	card := Guide{t.Made}
	switch {
	case g == nil:
		return nil
	case slices.Contains([]thing.Thing{view.GuideNext, view.GuideBack, view.GuideSkip, view.GuideShow}, what):
		return []string{card.Button(what.Name)}
	}
	return nil
}
