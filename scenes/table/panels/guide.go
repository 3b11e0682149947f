package panels

import (
	"slices"

	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
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
	guideFoot   = 8.0   // below the buttons
	guideLow    = 640.0 // width of the lower card
)

// Any reports whether a lesson guides the viewer.
func (t *Guide) Any() bool { return t.Situation.Guide != nil }

// Card returns the card in the clinic's part of the table, as high as the step that needs most. Larger texts are as
// large as leaves enough of the clinic.
func (t *Guide) Card(p *paper.Paper, in ui.Rect) tree.Node {
	card := func(style ui.Style) tree.Node {
		tall, low := t.tall(p, style), t.low(p, style)
		if high := tall.Fit(in.W).H; in.H-high >= guideLeaves-smallGap || low.Fit(in.W).H >= high {
			return tall
		}
		return low
	}
	return card(p.Styles.Text.Snug(func(style ui.Style) bool {
		return in.H-card(style).Fit(in.W).H >= guideLeaves/p.Styles.Grown(1) // larger texts may take more of it
	}))
}

// framed returns the card around its content, in the middle of the clinic's part of the table.
func (t *Guide) framed(p *paper.Paper, wide float64, content tree.Node) tree.Node {
	card := p.Card(thing.Of(thing.Guide), tree.Edges{Node: content, Top: guidePad, Right: guidePad, Bottom: guideFoot, Left: guidePad})
	return tree.Edges{Node: tree.Center(tree.Wide(wide, card)), Top: t.Layout.Edge / 2, Right: smallGap, Bottom: smallGap - t.Layout.Edge/2, Left: smallGap}
}

// text returns the title, with what stands at its end, and the text below it.
func (t *Guide) text(p *paper.Paper, style ui.Style, end tree.Node) tree.Node {
	g := t.Situation.Guide
	words := func(text string) tree.Node {
		return tree.Top(p.WordsApart(guideLine*style.Size/style.Usual().Size, 0, style, text, theme.Ink))
	}
	steps := []tree.Node{words(g.Text)}
	for _, text := range g.Longest {
		steps = append(steps, words(text))
	}
	title := paper.Part{H: p.Styles.Grown(guideTitle), Write: func(r ui.Rect) { p.TextIn(p.Styles.TextBold, g.Title, r, ui.Left, theme.Ink) }}
	return tree.Column(0, tree.Row(8, tree.Grow(title), end), tree.Alike(steps...)[0])
}

// count returns which step of how many it is.
func (t *Guide) count(p *paper.Paper, style ui.Style, align ui.Align) tree.Node {
	text := p.T("lesson.of", ui.Data{"Step": t.Situation.Guide.Step, "Of": t.Situation.Guide.Of})
	return paper.Part{W: ui.Measure(style, text), Write: func(r ui.Rect) { p.TextIn(style, text, r, align, theme.SecondInk) }}
}

// tall returns the card with a face beside the text, and with the buttons below.
func (t *Guide) tall(p *paper.Paper, style ui.Style) tree.Node {
	var face tree.Node
	if t.Layout.Faces {
		face = paper.Part{W: guideFace, Write: func(r ui.Rect) {
			r.H = min(r.H, 84)
			p.Round(r, 14, theme.AccentSoft)
			p.Fitted(sprites.Nurse.Picture(), r.Inset(6), 1.4)
		}}
	}
	text := t.text(p, style, t.count(p, p.Styles.Text, ui.Right))
	return t.framed(p, guideWide, tree.Row(guidePad, face, tree.Grow(tree.Column(10, tree.Grow(text), tree.ByWidth(func(wide float64) tree.Node { return t.row(p, wide) })))))
}

// row returns the buttons, the main one at the right, and how far the lesson is. If larger texts have no room in the
// row, they go closer to the edges of their buttons, and get smaller.
func (t *Guide) row(p *paper.Paper, room float64) tree.Node {
	const gap = 8.0
	names := []string{"back", "skip"}
	main := t.main()
	if main != "" {
		names = slices.Insert(names, 0, main)
	}
	row := func(style ui.Style, beside float64) tree.Stack {
		s := tree.Stack{Across: true, FromRight: true, Gap: gap}
		for _, name := range names {
			s.Nodes = append(s.Nodes, t.button(p, name, style, beside))
		}
		return s
	}
	beside := guideBeside
	if row(p.Styles.Label, beside).Fit(room).W > room {
		beside /= 2
	}
	style := p.Styles.Label.Snug(func(style ui.Style) bool { return row(style, beside).Fit(room).W <= room })
	all := row(style, beside)
	next := tree.Node(paper.Part{W: ui.Measure(style, p.T("lesson.next")) + 2*beside, Write: func(ui.Rect) {}})
	if main == "" && all.Fit(room).W+gap+next.Fit(0).W+gap+guideBar <= room {
		// Back stays where it is beside Next: a second click there leads nowhere.
		all.Nodes = slices.Insert(all.Nodes, 0, next)
	}
	all.Nodes = append(all.Nodes, tree.Grow(paper.Part{Write: func(r ui.Rect) {
		t.dots(p, ui.Rect{X: r.X, Y: r.Y + r.H/2 - 2, W: r.W, H: 4})
	}}))
	return all
}

// low returns the card with the buttons beside the text, as wide as whichever there are.
func (t *Guide) low(p *paper.Paper, style ui.Style) tree.Node {
	label, wide := p.Styles.Label, guideSide
	for _, id := range [...]string{"lesson.next", "lesson.play_on", "lesson.finish", "lesson.another", "lesson.show"} {
		wide = max(wide, ui.Measure(label, p.T(id))+2*guideBeside)
	}
	wide = max(wide, ui.Measure(label, p.T("lesson.skip_short"))+ui.Measure(label, p.T("lesson.back"))+2*guideBeside+guideGap)
	upper, lower := t.count(p, p.Styles.TextStrong, ui.Center), tree.Row(guideGap, tree.Grow(t.button(p, "skip", label, 0)))
	if main := t.main(); main != "" {
		upper = t.button(p, main, label, 0)
	}
	if t.Situation.Guide.Skip == "" { // else it is the end, with another way to go on
		lower.Nodes = append(lower.Nodes, tree.Grow(t.button(p, "back", label, 0)))
	}
	side := tree.Top(tree.Column(guideGap, tree.Limits{Node: upper, High: guideButton}, lower))
	dots := paper.Part{Write: func(r ui.Rect) { t.dots(p, ui.Rect{X: r.X + 4, Y: r.Y + 3, W: r.W - 8, H: 3}) }}
	return t.framed(p, guideLow, tree.Column(4, tree.Grow(tree.Row(guidePad, tree.Grow(t.text(p, style, nil)), tree.Wide(wide, side))), dots))
}

// Write writes the card.
func (t *Guide) Write(p *paper.Paper) {
	in := t.Layout.Guide
	in.H += t.Layout.Clinic.H
	paper.Put(t.Card(p, in), t.Layout.Guide)
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

// button returns a button of the card, with so much beside its text.
func (t *Guide) button(p *paper.Paper, name string, style ui.Style, beside float64) tree.Node {
	return paper.Part{W: ui.Measure(style, t.Button(name)) + 2*beside, H: guideButton, Write: func(r ui.Rect) {
		p.Begin(thing.Named(thing.Guide, name), r)
		ground, ink, tile := theme.Well, theme.Ink, p.Tile
		switch {
		case name == t.main():
			p.Main(t.Button(name), r)
			ground, ink = theme.Accent, theme.Card
		case name == "skip":
			ground, ink = theme.Card, theme.SecondInk
		case !t.Situation.Guide.Back:
			ink, tile = theme.FaintInk, p.Round
			p.Off("")
		}
		tile(r.Inset(1), 12, ground)
		p.TextIn(style, t.Button(name), r, ui.Center, ink)
		p.End()
	}}
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
