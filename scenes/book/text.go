package book

import (
	"slices"
	"strconv"

	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	twoColumn = 620.0 // width from which text has two columns
	oneColumn = 640.0 // width of a single one at most
	columnGap = 32.0
	numberGap = 10.0 // between a sentence and its rule ids
	below     = 8.0  // space below a sentence
	finger    = 44.0
)

// page returns the open page: its title, followed by its text in one column or two.
func (b *Book) page(c *scenes.Context) tree.Node {
	b.cells = nil
	if b.pointed.doctor == clinic.NoLevel { // an example
		b.pointed = pair{clinic.Yellow, clinic.Red}
	}
	bottom := 0.0
	if b.small {
		bottom = 16
	}
	all := tree.Column(18, b.top(c), b.lesson(c), tree.ByWidth(func(wide float64) tree.Node { return tree.Column(0, b.blocks(c, wide)...) }))
	return tree.Scroll{ID: textID, Node: tree.Edges{Bottom: bottom, Node: all}}
}

// top returns the picture, the title, the line about the page, a warning and a button.
func (b *Book) top(c *scenes.Context) tree.Node {
	p, e := b.shown(), b.extension()
	tile, style := 78.0, c.Styles.Big
	var button tree.Node
	if b.small {
		tile, style = 56, c.Styles.Number
	} else if own := b.button(c); own != nil {
		button = tree.Top(tree.Sized{Widget: own, W: own.Width(c.Reader), H: finger})
	}
	picture := tree.Art{W: tile, H: tile, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if e != nil {
			Picture(c, e.ID, r, 0)
		} else {
			drawSign(c, p.ID, r)
		}
	}}
	told := tree.Column(4, tree.Text(style, p.Title, theme.Ink), tree.Text(c.Styles.TextStrong, p.Line, theme.SecondInk))
	if e != nil && b.Note != nil {
		if note := b.Note(e); note != "" {
			told.Nodes = append(told.Nodes, tree.Edges{Top: 2, Node: tree.Text(c.Styles.Text, note, theme.Warning)})
		}
	}
	return tree.Named("book.top", tree.Row(gap, tree.Top(picture), tree.Grow(tree.Middle(told)), button))
}

// lesson returns the button that starts the extension's lesson, nil if there is none.
func (b *Book) lesson(c *scenes.Context) tree.Node {
	e := b.extension()
	if e == nil || b.Lesson == nil {
		return nil
	}
	if show := b.Lesson(c, e); show != nil {
		return tree.Left(tree.Button(c.Reader, show))
	}
	return nil
}

// button returns the button of the page, nil if there is none.
func (b *Book) button(c *scenes.Context) *ui.Button {
	e := b.extension()
	switch {
	case e != nil && b.Button != nil:
		return b.Button(c, e)
	case e == nil && attempts[b.open] != nil:
		return &ui.Button{Base: ui.Base{ID: "book.try"}, Text: c.T("book.try"), Icon: ui.IconForward, Do: func() { c.Push(b.Try()) }}
	}
	return nil
}

// block is an unbreakable piece of the page: a heading, or a sentence with or without a picture.
type block struct {
	tree.Node
	heading bool
}

// blocks returns everything on the page. Rows of pictures take its full width; the text between them flows in
// columns.
func (b *Book) blocks(c *scenes.Context, wide float64) (all []tree.Node) {
	const between = 16.0
	var run []block
	add := func(blocks []block) {
		if len(blocks) > 0 {
			all = append(all, tree.Edges{Bottom: 4, Node: flow(slices.Clone(blocks))})
		}
	}
	number := 0
	for _, part := range b.shown().Parts {
		if part.Heading != "" {
			run = append(run, block{tree.Edges{Top: 6, Bottom: 8, Node: tree.Text(c.Styles.Heading, part.Heading, theme.Ink)}, true})
		}
		for i := 0; i < len(part.Sentences); i++ {
			row := rowOf(part.Sentences[i:])
			if row < 2 || wide < twoColumn {
				run = append(run, block{&sentence{&part.Sentences[i], b, c, number}, false})
				number++
				continue
			}
			var heading []block
			if n := len(run); n > 0 && run[n-1].heading {
				run, heading = run[:n-1], run[n-1:]
			}
			add(run)
			add(heading)
			run = run[:0]
			beside := tree.Row(between)
			for k := range row {
				beside.Nodes = append(beside.Nodes, tree.Grow(&sentence{&part.Sentences[i+k], b, c, number + k}))
			}
			all = append(all, tree.Edges{Bottom: 12, Node: beside})
			number, i = number+row, i+row-1
		}
	}
	add(run)
	return all
}

// rowOf returns how many of the pictures at the beginning of some sentences go side by side.
func rowOf(sentences []words.Sentence) int {
	row := slices.IndexFunc(sentences, func(s words.Sentence) bool { return s.Picture == "" })
	if row < 0 {
		row = len(sentences)
	}
	if row == 4 {
		return 2
	}
	return min(row, 3)
}

// flow puts blocks into as many columns as fit, broken where their heights are most even.
type flow []block

// Fit implements tree.Node.
func (f flow) Fit(wide float64) tree.Box {
	if wide < twoColumn || len(f) == 1 {
		return tree.Left(tree.Limits{Most: oneColumn, Node: column(f)}).Fit(wide)
	}
	half := (wide - columnGap) / 2
	boxes, all := make([]tree.Box, len(f)), 0.0
	for i := range f {
		boxes[i] = f[i].Fit(half)
		all += boxes[i].H
	}
	best := breakOf(f, boxes, all)
	second := tree.Edges{Node: column(f[best:])}
	if best < len(f) && !f[best].heading && f[0].heading { // beside the first sentence
		second.Top = boxes[0].H
	}
	return tree.Row(columnGap, tree.Grow(tree.Top(column(f[:best]))), tree.Grow(tree.Top(second))).Fit(wide)
}

func column(blocks []block) tree.Node {
	var column tree.Stack
	for _, k := range blocks {
		column.Nodes = append(column.Nodes, k.Node)
	}
	return column
}

// breakOf returns the block with which the second of two columns begins: a heading if the columns are about even
// then, or else where they are most even.
func breakOf(blocks []block, boxes []tree.Box, all float64) int {
	const uneven = 0.7 // of all, the most in a column that ends before a heading
	best, least, heading, leastHeading, left := len(blocks), all, 0, all*uneven, 0.0
	for i := range blocks {
		if high := max(left, all-left); i > 0 && blocks[i].heading && high < leastHeading {
			heading, leastHeading = i, high
		} else if i > 0 && !blocks[i-1].heading && high < least {
			best, least = i, high
		}
		left += boxes[i].H
	}
	if heading > 0 {
		return heading
	}
	return best
}

// sentence is a sentence of the page, below its picture if it has one, followed by its rule ids.
type sentence struct {
	*words.Sentence
	book    *Book
	context *scenes.Context
	number  int // on the page
}

// Fit implements tree.Node.
func (s *sentence) Fit(wide float64) tree.Box {
	t, picture := setSentence(s.context.Reader, s.Sentence, wide), 0.0
	if s.Picture != "" {
		picture = s.book.drawing(s.Picture).high(wide) + 8
	}
	high := picture + t.high
	if s.book.small {
		high = max(high, finger)
	}
	return tree.Box{W: wide, H: high + below, Put: func(on *tree.Sheet, r ui.Rect) {
		r.H -= below
		s.put(on, r, &t, picture)
	}}
}

// put places the sentence, with picture the height of its picture above.
func (s *sentence) put(on *tree.Sheet, r ui.Rect, t *set, picture float64) {
	b := s.book
	on.Paint(r, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if picture > 0 {
			b.drawing(s.Picture).draw(c, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: picture - 8})
		}
		if b.at.rule != "" && slices.Contains(s.Rules, b.at.rule) {
			c.Round(ui.Rect{X: r.X - 6, Y: r.Y + picture - 2, W: r.W + 12, H: t.high + 4}, 8, theme.AccentSoft)
		}
		b.paintMarked(c, t.lines, r.X, r.Y+picture, theme.Ink)
	})
	if s.Picture == "pairs" {
		b.placePairs(on, s.context, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: picture - 8})
	}
	if len(s.Rules) > 0 {
		s.putNumbers(on, r, t, picture)
	}
}

// putNumbers places the sentence's rule ids. A click on them copies them; in a small window a click anywhere on
// the sentence does, since an id is too small for a finger.
func (s *sentence) putNumbers(on *tree.Sheet, r ui.Rect, t *set, picture float64) {
	numbers := &ui.Area{Base: ui.Base{ID: ruleID(s.number), Says: s.Text}, Do: func() { s.book.copyRules(s.context, s.Rules) }}
	if s.book.small {
		numbers.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Pressed {
				c.Round(r, 8, theme.Fade(theme.Accent, 0.08))
			}
			paintNumbers(c, t, r.X+t.x, r.Y+picture+t.y, theme.SecondInk)
			if state.Focus {
				c.FocusRing(r, 8)
			}
		}
		on.Add(numbers, r)
		return
	}
	numbers.Tip = s.context.T("book.copy", ui.Data{"Rules": s.context.Texts.Commas(s.Rules)})
	numbers.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ink := theme.SecondInk
		if state.Hover || state.Pressed || state.Focus {
			ink = theme.Accent
		}
		paintNumbers(c, t, r.X, r.Y, ink)
		if state.Focus {
			c.FocusRing(r, 6)
		}
	}
	on.Add(numbers, ui.Rect{X: r.X + t.x, Y: r.Y + picture + t.y, W: t.wide, H: s.context.Styles.Text.LineHeight()})
}

func ruleID(sentence int) string { return "book.rule." + strconv.Itoa(sentence) }

// set is a sentence broken into lines, and the place of the rule ids behind it.
type set struct {
	lines   []string
	numbers string
	x, y    float64 // of the ids, from the upper left corner
	wide    float64 // of the ids
	high    float64
}

func setSentence(reader *ui.Reader, s *words.Sentence, wide float64) set {
	t := set{lines: ui.Wrap(reader.Styles.Text, s.Text, wide), numbers: reader.Texts.Commas(s.Rules)}
	t.wide = ui.Measure(reader.Styles.Text, t.numbers)
	last := len(t.lines) - 1
	if last >= 0 {
		t.x = ui.Measure(reader.Styles.Text, t.lines[last]) + numberGap
	}
	if t.wide > 0 && t.x+t.wide > wide {
		t.x, last = 0, last+1
	}
	t.y = float64(last) * reader.Styles.Text.LineHeight()
	t.high = t.y + reader.Styles.Text.LineHeight()
	return t
}

// paintNumbers paints the rule ids of a sentence with a dotted underline.
func paintNumbers(c *ui.Canvas, t *set, x, y float64, ink theme.Color) {
	c.Paragraph(c.Styles.Text, t.numbers, x, y, 1e4, ui.Left, ink)
	for dot := 0.0; dot < t.wide; dot += 4 {
		c.Fill(ui.Rect{X: x + dot, Y: y + c.Styles.Text.LineHeight() - 2, W: 2, H: 1}, ink)
	}
}

// showRule scrolls to the sentence that states the rule at which the book was opened.
func (b *Book) showRule() {
	told := slices.IndexFunc(b.shown().Sentences(), func(s words.Sentence) bool { return slices.Contains(s.Rules, b.at.rule) })
	if told < 0 {
		return
	}
	if area, is := b.Page().Named(ruleID(told)).(*ui.Area); is {
		r := area.Rect
		b.Scroll(textID).Show(ui.Rect{X: r.X, Y: r.Y - 60, W: r.W, H: r.H + 120})
	}
}
