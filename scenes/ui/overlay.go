package ui

import (
	"slices"
	"strconv"

	"clinic/input"
	"clinic/sprites/theme"
)

// Answer is a button of a dialog. Tests find it as dialog.ID, or dialog.0, dialog.1 … in order.
type Answer struct {
	ID   string
	Text string
	Do   func()
}

// Line is a line of a dialog; Picture may be nil. A click on it closes the dialog and calls Do. Tests find it as
// dialog.line.0, dialog.line.1 … in order.
type Line struct {
	Picture func(c *Canvas, r Rect)
	Text    string
	Do      func()
}

// Dialog asks something and blocks everything below it until it is answered. The first answer is the main one. Esc
// gives the last one, or the main one with EscIsMain; Enter gives the main one unless another has the focus. Lines
// stand between text and answers, and scroll if there are too many for the window. With Rows in their place, the
// first row has the focus, Ctrl+Enter gives the last answer, and Stakes stand below the rows.
type Dialog struct {
	Title   string
	Text    string
	Lines   []Line
	Rows    []DialogRow
	Stakes  Stakes
	Answers []Answer
	// EscIsMain is set where the main answer changes nothing.
	EscIsMain bool

	page   Page
	main   *Button // the main answer
	area   Rect
	pad    float64
	scroll *Scroll // of the lines, or of the answers
	stakes Rect
	closed bool
}

const (
	linePicture = 40.0 // width of a line's picture
	leastLine   = 44.0 // height of a line
	lineGap     = 4.0
	answersAt   = 0.72 // bottom of a dialog with lines, as a part of the window's height
	rowsAt      = 0.85 // the same with rows
)

// linesHeight returns the height of all lines at a width.
func (d *Dialog) linesHeight(reader *Reader, width float64) float64 {
	height := 0.0
	for i := range d.Lines {
		height += d.Lines[i].height(reader, width) + lineGap
	}
	return height
}

func (l *Line) height(reader *Reader, width float64) float64 {
	return max(leastLine, ParagraphHeight(reader.Styles.Text, l.Text, width-l.indent()-12)+16)
}

// indent returns how far from the left edge of the line its text begins.
func (l *Line) indent() float64 {
	if l.Picture == nil {
		return 16
	}
	return linePicture + 16
}

// layoutLines places the lines in an area.
func (d *Dialog) layoutLines(reader *Reader, area Rect) {
	offset := 0.0
	if d.scroll != nil {
		offset = d.scroll.Offset
	}
	d.scroll = &Scroll{Base: Base{ID: "dialog.lines", Rect: area}, Height: d.linesHeight(reader, area.W), Offset: offset}
	d.page.Add(d.scroll)
	list := Rect{area.X, area.Y, area.W, d.scroll.Height}
	for i := range d.Lines {
		line := &d.Lines[i]
		row := &Area{Base: Base{ID: "dialog.line." + strconv.Itoa(i), Rect: list.CutTop(line.height(reader, area.W), lineGap), Inside: d.scroll}}
		row.Do = func() {
			d.closed = true
			line.Do()
		}
		row.Paint = func(c *Canvas, r Rect, state State) {
			switch {
			case state.Pressed:
				c.Tile(r, 10, theme.Darker(theme.Well, 0.14))
			case state.Hover:
				c.Tile(r, 10, theme.Darker(theme.Well, 0.06))
			default:
				c.Tile(r, 10, theme.Well)
			}
			if line.Picture != nil {
				line.Picture(c, Rect{r.X + 8, r.Y + 4, linePicture, r.H - 8})
			}
			width := r.W - line.indent() - 12
			high := ParagraphHeight(c.Styles.Text, line.Text, width)
			c.Paragraph(c.Styles.Text, line.Text, r.X+line.indent(), r.Y+(r.H-high)/2, width, Left, theme.Ink)
			if state.Focus {
				c.FocusRing(r, 10)
			}
		}
		d.page.Add(row)
	}
}

// Layout places the dialog in the middle of a window.
func (d *Dialog) Layout(reader *Reader, width, height float64) {
	d.page.Clear(reader)
	rows := len(d.Rows) > 0
	w, pad := min(480, width-32), 24.0
	if rows {
		w, pad = min(rowsWide, width-16), rowsPad
	}
	text, lines, stakes := 0.0, d.linesHeight(reader, w-2*pad), 0.0
	if rows {
		lines, stakes = d.rowsHeight(reader, w-2*pad), d.stakesIn(reader, w-2*pad)
	}
	if d.Text != "" {
		text = ParagraphHeight(reader.Styles.Text, d.Text, w-2*pad)
	}
	buttons := 0.0
	widths := make([]float64, len(d.Answers))
	for i, a := range d.Answers {
		kind := Quiet
		if i == 0 {
			kind = Primary
		}
		b := Button{Text: a.Text, Kind: kind}
		widths[i] = max(96, b.Width(reader))
		buttons += widths[i] + 12
	}
	stacked := buttons-12 > w-2*pad
	h := pad + 28 + text + 24 + 44 + pad
	if stacked {
		h += 52 * float64(len(d.Answers)-1)
	}
	if rows && height-16-h-stakes < rowHigh { // the total is left out where the rows need the room
		stakes = 0
	}
	h += stakes
	lines = min(lines, max(leastLine, height-32-h))
	h += lines
	d.area = Rect{(width - w) / 2, (height - h) / 2, w, h}
	switch { // the number of lines varies: the answers keep their place if there is room above
	case rows:
		d.area.Y = min(max(16, height*rowsAt-h), height-8-h)
	case len(d.Lines) > 0:
		d.area.Y = max(16, height*answersAt-h)
	}
	row := d.area.Inset(pad)
	low := h > height-16 && len(d.Lines) == 0 && !rows
	d.pad = pad
	if low { // title and text stay in place, and the answers scroll
		d.area = Rect{(width - w) / 2, 8, w, height - 16}
		d.pad = 16
		row = d.area.Inset(d.pad)
	}
	row.CutTop(28+text+8, 0)
	switch {
	case rows:
		d.layoutRows(reader, row.CutTop(lines-rowGap, rowGap))
	case len(d.Lines) > 0:
		d.layoutLines(reader, row.CutTop(lines, 0))
	}
	if d.stakes = (Rect{}); stakes > 0 {
		d.stakes = row.CutTop(stakes-rowGap, rowGap)
	}
	var inside *Scroll
	if low {
		answers := row
		answers.W -= 6
		inside = &Scroll{Base: Base{ID: "dialog.answers", Rect: answers}, Height: 52*float64(len(d.Answers)) - 8}
		if d.scroll != nil {
			inside.Offset = d.scroll.Offset
		}
		d.scroll = inside
		d.page.Add(inside)
		stacked, row.W = true, row.W-8
	} else {
		row.CutTop(16, 0)
	}
	for i, a := range d.Answers {
		name := a.ID
		if name == "" {
			name = strconv.Itoa(i)
		}
		b := &Button{Base: Base{ID: "dialog." + name, Inside: inside}, Text: a.Text, Do: func() { d.answer(i) }}
		if len(d.Answers) > 2 {
			b.among = reader.T("spoken.among", Data{"Number": i + 1, "All": len(d.Answers)})
		}
		if i == 0 {
			b.Kind = Primary
		}
		switch {
		case stacked:
			b.Rect = row.CutTop(44, 8)
		case rows && i == len(d.Answers)-1: // away from the main one
			b.Rect = row.CutLeft(max(widths[i], min(190, row.W/2)), 12)
		case rows && i == 0:
			b.Rect = row.CutRight(max(widths[i], min(190, row.W/2-6)), 12)
		default:
			b.Rect = row.CutRight(widths[i], 12)
		}
		d.page.Add(b)
		if i == 0 {
			d.main = b
			if d.page.Focused() == nil {
				d.page.Focus(b)
			}
		}
	}
}

// Told returns what is said when the dialog opens: what it asks, what is at stake, and, if keys are in use, what Esc
// answers.
func (d *Dialog) Told(g *input.Gestures) string {
	said := []string{d.Title, d.Stakes.Text}
	for _, stake := range d.Stakes.List {
		said = append(said, stake.Says)
	}
	said = append(said, d.Text)
	if g != nil && g.ByKeys && len(d.Answers) > 1 {
		said = append(said, d.page.T("spoken.escape", Data{"Key": KeyOf(d.page.Reader, input.Back, g.ByPad), "Answer": d.Answers[d.escapes()].Text}))
	}
	return Said(d.page.Reader, said...)
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
			d.take(i)
			return true
		}
		if g.Confirm && g.Control {
			d.answer(len(d.Answers) - 1)
			return true
		}
	}
	changed := d.page.Update(g)
	if d.page.Focused() == nil { // after a press beside it: Enter still gives the main answer
		d.page.Focus(d.main)
	}
	return changed
}

// Draw paints a veil over everything below, and the dialog.
func (d *Dialog) Draw(c *Canvas) {
	c.Fill(Rect{0, 0, c.Width, c.Height}, theme.Fade(theme.Shade, 0.35))
	c.Panel(d.area, 16)
	c.Landmark("dialog", d.area)
	pad := d.pad
	title := Rect{d.area.X + pad, d.area.Y + pad - 4, d.area.W - 2*pad, 28}
	style := c.Styles.Number
	if Measure(style, d.Title) > title.W {
		style = Snug(c.Styles.Heading, title.W, d.Title)
	}
	c.TextIn(style, d.Title, title, Left, theme.Ink)
	c.Paragraph(c.Styles.Text, d.Text, d.area.X+pad, d.area.Y+pad+32, d.area.W-2*pad, Left, theme.SecondInk)
	d.drawStakes(c)
	d.page.Draw(c)
}

const (
	toastTicks = 240 // four seconds
	mostToasts = 3
)

// Toasts are short notes that disappear by themselves.
type Toasts struct{ notes []toast }

type toast struct {
	text string
	tone Tone
	left int     // ticks
	x, y float64 // where the player did it
	at   Rect    // where it was drawn
}

// Add shows a note about what the player did at x, y. A repeated note is shown once, for longer. Only the last
// refusal is kept.
func (t *Toasts) Add(text string, tone Tone, x, y float64) {
	for i := range t.notes {
		if n := &t.notes[i]; n.text == text {
			n.left, n.x, n.y = toastTicks, x, y
			return
		}
	}
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone == Refused && tone == Refused })
	t.notes = append(t.notes, toast{text: text, tone: tone, left: toastTicks, x: x, y: y})
	if len(t.notes) > mostToasts {
		t.notes = t.notes[len(t.notes)-mostToasts:]
	}
}

// Update lets a tick pass and reports whether a note has disappeared.
func (t *Toasts) Update() bool {
	kept := t.notes[:0]
	for _, n := range t.notes {
		if n.left--; n.left > 0 {
			kept = append(kept, n)
		}
	}
	gone := len(kept) != len(t.notes)
	t.notes = kept
	return gone
}

// Clear removes all notes.
func (t *Toasts) Clear() { t.notes = nil }

// Refuse reports whether a refusal is shown.
func (t *Toasts) Refuse() bool {
	return slices.ContainsFunc(t.notes, func(n toast) bool { return n.tone == Refused })
}

// DropRefusals removes refusals from before this tick, since what they were about is over, except at x, y: the rule
// that one names can be pressed.
func (t *Toasts) DropRefusals(x, y float64) {
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone == Refused && n.left < toastTicks && !n.at.Contains(x, y) })
}

// DropPast removes all notes from before this tick except warnings: their scene has been left.
func (t *Toasts) DropPast() {
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone != Warned && n.left < toastTicks })
}

// Draw paints the notes where place puts one of width w and height h for what was done at x, y. Older ones move up
// out of the way of newer ones.
func (t *Toasts) Draw(c *Canvas, place func(w, h, x, y float64) Rect) {
	var taken []Rect
	for i := len(t.notes) - 1; i >= 0; i-- {
		n := t.notes[i]
		width := min(460, c.Width-96)
		lines := Wrap(c.Styles.TextStrong, n.text, width)
		widest := 0.0
		for _, line := range lines {
			widest = max(widest, Measure(c.Styles.TextStrong, line))
		}
		r := Rect{W: widest + 62, H: float64(len(lines))*c.Styles.TextStrong.LineHeight() + 20}
		r = place(r.W, r.H, n.x, n.y)
		for _, other := range taken {
			if r.Overlaps(other) {
				r.Y = other.Y - r.H - 8
			}
		}
		taken = append(taken, r)
		t.notes[i].at = r
		c.Panel(r, 12)
		n.tone.icon()(c, Rect{r.X + 14, r.Y + r.H/2 - 10, 20, 20}, n.tone.color())
		c.Paragraph(c.Styles.TextStrong, n.text, r.X+46, r.Y+10, width, Left, theme.Ink)
		c.Say(n.text)
		c.Landmark("toast", r)
	}
}
