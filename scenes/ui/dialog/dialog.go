// Package dialog asks something in the middle of the window.
package dialog

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"clinic/input"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Answer is a button of a dialog. Tests find it as dialog.ID, or dialog.0, dialog.1 … in order.
type Answer struct {
	ID   string
	Text string
	Do   func()
}

// Dialog asks something and blocks everything below it until it is answered. The first answer is the main one. Esc
// gives the last one, or the main one with EscIsMain; Enter gives the main one unless another has the focus. Lines
// stand between text and answers, and scroll if there are too many for the window. With Rows in their place, the
// first row has the focus, Ctrl+Enter gives the last answer, and Stakes stand below the rows.
type Dialog struct {
	Title   string
	Text    string
	Lines   []Line
	Rows    []Row
	Stakes  Stakes
	Answers []Answer
	// EscIsMain is set where the main answer changes nothing.
	EscIsMain bool

	screen tree.Screen
	closed bool
}

const (
	usualWide = 480.0 // width, in logical pixels
	rowsWide  = 636.0 // the same with rows
	usualPad  = 24.0  // from its edges to what it says
	closePad  = 16.0  // the same with rows, and in a low window
	titleHigh = 28.0
	answerGap = 12.0 // between answers in a row
	answersAt = 0.72 // bottom of a dialog with lines, as a part of the window's height
	rowsAt    = 0.85 // the same with rows
)

// Layout places the dialog in the middle of a window.
func (d *Dialog) Layout(reader *ui.Reader, width, height float64) {
	d.screen.Reader = reader
	most, pad, margin := usualWide, usualPad, 16.0
	var list tree.Node
	switch {
	case len(d.Rows) > 0:
		most, pad, margin, list = rowsWide, closePad, 8, d.rows(reader)
	case len(d.Lines) > 0:
		list = d.lines(reader)
	}
	r := ui.Rect{W: min(most, width-2*margin)}
	r.X = (width - r.W) / 2
	node := d.card(pad, d.text(reader), list, d.stakes(reader), d.answers(reader))
	b := node.Fit(r.W)
	if len(d.Rows) > 0 && b.H > height-2*margin { // the total is left out where the rows need the room
		node = d.card(pad, d.text(reader), list, nil, d.answers(reader))
		b = node.Fit(r.W)
	}
	r.H = max(b.H, min(b.Wants(), height-2*margin))
	r.Y = (height - r.H) / 2
	switch { // the number of lines varies: the answers keep their place if there is room above
	case len(d.Rows) > 0:
		r.Y = min(max(2*margin, height*rowsAt-r.H), height-margin-r.H)
	case len(d.Lines) > 0:
		r.Y = max(margin, height*answersAt-r.H)
	case r.H > height-margin: // title and text stay in place, and the answers scroll
		r.Y, r.H = 8, height-16
		below := tree.Edges{Node: tree.Column(8, d.buttons(reader)...), Right: 8}
		node = d.card(closePad, d.text(reader), tree.Grow(tree.Scroll{ID: "dialog.answers", Node: below}), nil, nil)
	}
	d.screen.Place(node, r)
	if len(d.Rows) > 0 {
		d.screen.Focus("dialog.line.0")
	}
	d.screen.Focus(d.id(0))
}

// card returns the panel with its parts from top to bottom; nil ones are left out.
func (d *Dialog) card(pad float64, text, list, stakes, answers tree.Node) tree.Node {
	all := tree.Column(0, text)
	for _, part := range [...]struct {
		above float64
		tree.Node
	}{{6, list}, {8 + listRing, stakes}, {20, answers}} {
		switch n := part.Node.(type) {
		case nil:
		case tree.Growing:
			all.Nodes = append(all.Nodes, tree.Art{H: part.above}, n)
		default:
			all.Nodes = append(all.Nodes, tree.Edges{Node: n, Top: part.above})
		}
	}
	return tree.Ground(tree.Panel(16), tree.Named("dialog", tree.Pad(pad, pad, all)))
}

// text returns the title and the text below it.
func (d *Dialog) text(reader *ui.Reader) tree.Node {
	title := tree.Art{H: titleHigh, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		style := c.Styles.Number
		if ui.Measure(style, d.Title) > r.W {
			style = ui.Snug(c.Styles.Heading, r.W, d.Title)
		}
		c.TextIn(style, d.Title, r.Moved(0, -4), ui.Left, theme.Ink)
	}}
	if d.Text == "" {
		return title
	}
	return tree.Column(4, title, tree.Text(reader.Styles.Text, d.Text, theme.SecondInk))
}

// answers returns the answers in a row, the main one at the right; or one below another if they are too wide for that.
// With rows the last one lies away from the main one.
func (d *Dialog) answers(reader *ui.Reader) tree.Node {
	row := func(least float64, apart bool) tree.Node {
		s := tree.Stack{Across: true, FromRight: true, Gap: answerGap}
		for i, b := range d.buttons(reader) {
			if apart && i == len(d.Answers)-1 {
				s.Nodes = append(s.Nodes, tree.Space())
			}
			s.Nodes = append(s.Nodes, tree.Limits{Node: b, Wide: least})
		}
		return s
	}
	const least, apart = 96.0, 190.0
	stacked := tree.Column(8, d.buttons(reader)...)
	if len(d.Rows) > 0 && len(d.Answers) > 1 {
		return tree.First(row(apart, true), row(least, true), stacked)
	}
	return tree.First(row(least, false), stacked)
}

// buttons returns a button for each answer.
func (d *Dialog) buttons(reader *ui.Reader) (buttons []tree.Node) {
	for i, a := range d.Answers {
		b := &ui.Button{Base: ui.Base{ID: d.id(i)}, Text: a.Text, Do: func() { d.answer(i) }}
		if len(d.Answers) > 2 {
			b.Among = reader.T("spoken.among", ui.Data{"Number": i + 1, "All": len(d.Answers)})
		}
		if i == 0 {
			b.Kind = ui.Primary
		}
		buttons = append(buttons, tree.Button(reader, b))
	}
	return buttons
}

// id returns the id of an answer's button.
func (d *Dialog) id(answer int) string {
	if name := d.Answers[answer].ID; name != "" {
		return "dialog." + name
	}
	return "dialog." + strconv.Itoa(answer)
}

// Told returns what is said when the dialog opens: what it asks, what is at stake, and, if keys are in use, what Esc
// answers.
func (d *Dialog) Told(reader *ui.Reader, g *input.Gestures) string {
	said := []string{d.Title, d.Stakes.Text}
	for _, stake := range d.Stakes.List {
		said = append(said, stake.Says)
	}
	said = append(said, d.Text)
	if g != nil && g.ByKeys && len(d.Answers) > 1 {
		said = append(said, reader.T("spoken.escape", ui.Data{"Key": ui.KeyOf(reader, input.Back, g.ByPad), "Answer": d.Answers[d.escapes()].Text}))
	}
	return ui.Said(reader, said...)
}

// escapes returns the index of the answer that Esc gives.
func (d *Dialog) escapes() int {
	if d.EscIsMain {
		return 0
	}
	return len(d.Answers) - 1
}

func (d *Dialog) answer(i int) {
	d.closed = true
	if d.Answers[i].Do != nil {
		d.Answers[i].Do()
	}
}

// Closed reports whether the dialog has been answered.
func (d *Dialog) Closed() bool { return d.closed }

// Update handles the gestures of one tick and reports whether the dialog looks different.
func (d *Dialog) Update(g *input.Gestures) bool {
	if g.Cancel {
		d.answer(d.escapes())
		return true
	}
	if len(d.Rows) > 0 {
		if i := d.numbered(g.Key); i >= 0 {
			d.take(d.Rows[i].Do)
			return true
		}
		if g.Confirm && g.Control {
			d.answer(len(d.Answers) - 1)
			return true
		}
	}
	changed := d.screen.Page().Update(g)
	d.screen.Focus(d.id(0)) // after a press beside it: Enter still gives the main answer
	return changed
}

// numbered returns the index of the row whose number was typed, −1 for none.
func (d *Dialog) numbered(key func(ebiten.Key) bool) int {
	for i := range d.Rows {
		if i < 9 && (key(ebiten.KeyDigit1+ebiten.Key(i)) || key(ebiten.KeyNumpad1+ebiten.Key(i))) {
			return i
		}
	}
	return -1
}

// take closes the dialog and does what one of its lines or rows does.
func (d *Dialog) take(do func()) {
	d.closed = true
	do()
}

// Draw paints a veil over everything below, and the dialog.
func (d *Dialog) Draw(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Fade(theme.Shade, 0.35))
	d.screen.Draw(c)
}
