package panels

import (
	"slices"

	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Guide is the card of a lesson, at the top of the clinic's part of the table: it covers nothing.
type Guide struct{ Made }

const (
	guideWide   = 486.0
	guidePad    = 12.0
	guideFace   = 64.0
	guideTitle  = 24.0
	guideLine   = 21.0
	guideButton = 44.0
	guideBeside = 16.0  // from the text of a button to its edge
	guideBar    = 60.0  // width of the progress bar, at least
	guideSide   = 104.0 // width of the buttons beside the text, at least
	guideGap    = 6.0   // between buttons in a row or column
	guideLeaves = 230.0 // height for the clinic, or else the card is lower
)

// Any reports whether a lesson guides the viewer.
func (t *Guide) Any() bool { return t.Situation.Guide != nil }

// guidePlan is the layout of the card in a part of the table.
type guidePlan struct {
	wide, high, text float64
	style            ui.Style // of the text
	line             float64  // height of a line
	lines            int
	low              bool // without the face, and with the buttons beside the text
}

// plan returns the layout of the card, the same at every step: larger texts are as large as leaves enough of the
// clinic.
func (t *Guide) plan(in ui.Rect) guidePlan {
	style := t.Styles.Text.Snug(func(style ui.Style) bool {
		return in.H-t.planIn(style, in).high >= guideLeaves/t.Styles.Grown(1) // larger texts may take more of it
	})
	return t.planIn(style, in)
}

func (t *Guide) planIn(style ui.Style, in ui.Rect) guidePlan {
	g := t.Situation.Guide
	lines := func(width float64) int {
		most := len(ui.Wrap(style, g.Text, width))
		for _, text := range g.Longest {
			most = max(most, len(ui.Wrap(style, text, width)))
		}
		return most
	}
	p := guidePlan{wide: min(in.W-2*smallGap, guideWide), style: style, line: guideLine * style.Size / t.Styles.Text.Usual().Size}
	p.text = p.wide - 2*guidePad
	if t.Layout.Faces {
		p.text -= guideFace + guidePad
	}
	p.lines = lines(p.text)
	p.high = 2*guidePad + t.Styles.Grown(guideTitle) + p.line*float64(p.lines) + 6 + guideButton
	if in.H-p.high < guideLeaves {
		low := p
		low.low, low.wide = true, min(in.W-2*smallGap, 640)
		low.text = low.wide - 3*guidePad - guideSideWide(t.Reader)
		low.lines = lines(low.text)
		low.high = 2*guidePad + max(t.Styles.Grown(guideTitle)+p.line*float64(low.lines), 2*guideButton+guideGap)
		if low.high < p.high {
			p = low
		}
	}
	p.high += smallGap
	return p
}

// guideSideWide returns the width of the buttons beside the text, whichever there are.
func guideSideWide(reader *ui.Reader) float64 {
	wide := guideSide
	for _, id := range [...]string{"lesson.next", "lesson.play_on", "lesson.finish", "lesson.another", "lesson.show"} {
		wide = max(wide, ui.Measure(reader.Styles.Label, reader.T(id))+32)
	}
	return max(wide, ui.Measure(reader.Styles.Label, reader.T("lesson.skip_short"))+ui.Measure(reader.Styles.Label, reader.T("lesson.back"))+2*guideBeside+guideGap)
}

// High returns the height of the card in the clinic's part of the table, with the gap below it.
func (t *Guide) High(in ui.Rect) float64 { return min(t.plan(in).high, max(0, in.H-80)) }

// Write writes the card.
func (t *Guide) Write(p *paper.Paper) {
	g, area := t.Situation.Guide, t.Layout.Guide
	in := area
	in.H += t.Layout.Clinic.H
	plan := t.plan(in)
	card := ui.Rect{X: area.X + (area.W-plan.wide)/2, Y: area.Y + t.Layout.Edge/2, W: plan.wide, H: area.H - smallGap}
	p.Begin(thing.Of(thing.Guide), card)
	p.Panel(card, 16)
	r := card.Inset(guidePad)
	count := p.T("lesson.of", ui.Data{"Step": g.Step, "Of": g.Of})
	if plan.low {
		side := r.CutRight(guideSideWide(p.Reader), guidePad)
		p.TextIn(p.Styles.TextBold, g.Title, r.CutTop(p.Styles.Grown(guideTitle), 0), ui.Left, theme.Ink)
		p.Lines(plan.style, g.Text, r, plan.lines, ui.Left, theme.Ink)
		p.End()
		t.dots(p, ui.Rect{X: card.X + 16, Y: card.Bottom() - 5, W: card.W - 32, H: 3})
		upper, lower := side.CutTop(guideButton, guideGap), side
		lower.H = guideButton
		if main := t.main(); main != "" {
			t.button(p, upper, main, p.Styles.Label, true)
		} else {
			p.TextIn(p.Styles.TextStrong, count, upper, ui.Center, theme.SecondInk)
		}
		if g.Skip != "" { // the end, with another way to go on
			t.button(p, lower, "skip", p.Styles.Label, false)
			return
		}
		skip := ui.Measure(p.Styles.Label, t.Button("skip"))
		back := ui.Measure(p.Styles.Label, t.Button("back"))
		t.button(p, lower.CutRight(back+(lower.W-guideGap-skip-back)/2, guideGap), "back", p.Styles.Label, false)
		t.button(p, lower, "skip", p.Styles.Label, false)
		return
	}
	if t.Layout.Faces {
		face := r.CutLeft(guideFace, guidePad)
		face.H = min(face.H, 84)
		p.Round(face, 14, theme.AccentSoft)
		p.Fitted(sprites.Nurse.Picture(), face.Inset(6), 1.4)
	}
	head := r.CutTop(p.Styles.Grown(guideTitle), 0)
	p.TextIn(p.Styles.Text, count, head.CutRight(ui.Measure(p.Styles.Text, count), 8), ui.Right, theme.SecondInk)
	p.TextIn(p.Styles.TextBold, g.Title, head, ui.Left, theme.Ink)
	text := r.CutTop(plan.line*float64(plan.lines), 6)
	text.H = plan.line * float64(min(plan.lines, len(ui.Wrap(plan.style, g.Text, text.W))))
	p.Lines(plan.style, g.Text, text, plan.lines, ui.Left, theme.Ink)
	p.End()
	row := ui.Rect{X: r.X, Y: card.Bottom() - guidePad - guideButton + 4, W: r.W, H: guideButton}
	names := []string{"back", "skip"}
	if main := t.main(); main != "" {
		names = []string{main, "back", "skip"}
	}
	// If larger texts have no room in a row, they go closer to the edges of their buttons, and get smaller.
	beside, wide := guideBeside, func(style ui.Style) (all float64) {
		for _, name := range names {
			all += ui.Measure(style, t.Button(name)) + 2*guideBeside + 8
		}
		return all - 8
	}
	if wide(p.Styles.Label) > row.W {
		beside = guideBeside / 2
	}
	style := p.Styles.Label.Snug(func(style ui.Style) bool { return wide(style)-float64(2*len(names))*(guideBeside-beside) <= row.W })
	if next := ui.Measure(style, p.T("lesson.next")) + 2*beside; len(names) == 2 && wide(style)+next+8+guideBar <= row.W {
		row.CutRight(next, 8) // Back stays where it is beside Next: a second click there leads nowhere
	}
	for i, name := range names {
		t.button(p, row.CutRight(ui.Measure(style, t.Button(name))+2*beside, 8), name, style, i == 0 && len(names) == 3)
	}
	row.Y, row.H = row.Y+row.H/2-2, 4
	t.dots(p, row)
}

// main returns the filled button, or "" if the player has something to do.
func (t *Guide) main() string {
	switch {
	case t.Situation.Guide.Next != "":
		return "next"
	case t.Look.ShowMe:
		return "show"
	}
	return ""
}

// Button returns the text of a button of the card.
func (t *Guide) Button(name string) string {
	switch name {
	case "next":
		return t.Situation.Guide.Next
	case "skip":
		if skip := t.Situation.Guide.Skip; skip != "" {
			return skip
		}
		return t.T("lesson.skip_short")
	}
	return t.T("lesson." + name)
}

func (t *Guide) button(p *paper.Paper, r ui.Rect, name string, style ui.Style, filled bool) {
	what := thing.Named(thing.Guide, name)
	p.Begin(what, r)
	ground, ink := theme.Well, theme.Ink
	switch {
	case filled:
		p.Main(t.Button(name), r)
		ground, ink = theme.Accent, theme.Card
	case name == "skip":
		ground, ink = theme.Card, theme.SecondInk
	case !t.Situation.Guide.Back:
		ink = theme.FaintInk
		p.Off("")
	}
	if ink == theme.FaintInk {
		p.Round(r.Inset(1), 12, ground)
	} else {
		p.Tile(r.Inset(1), 12, ground)
	}
	p.TextIn(style, t.Button(name), r, ui.Center, ink)
	p.End()
}

// dots draws the progress of the lesson.
func (t *Guide) dots(p *paper.Paper, r ui.Rect) {
	g := t.Situation.Guide
	if r.W < guideBar {
		return
	}
	r.W = min(r.W, 220)
	p.Round(r, r.H/2, theme.Well)
	r.W = max(r.H, r.W*float64(g.Step)/float64(g.Of))
	p.Round(r, r.H/2, theme.Accent)
}

// tipGuide returns the text of a button of the card.
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
