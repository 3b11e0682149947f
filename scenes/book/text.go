package book

import (
	"slices"
	"strconv"

	"clinic/assets/texts"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

const (
	headTile  = 78.0  // of the picture beside the title
	twoColumn = 620.0 // width from which text stands in two columns
	oneColumn = 640.0 // width of a single one at most
	columnGap = 32.0
	numberGap = 10.0 // between a sentence and the numbers of its rules
	below     = 8.0  // a sentence
	finger    = 44.0
)

// block is a piece of the page that is not broken: a heading, or a sentence with or without a picture.
type block struct {
	heading  string
	sentence *words.Sentence
	number   int // of the sentence, on the page
}

// layoutPage places the page that is open: its title, then what it tells in one column or two.
func (b *Book) layoutPage(c *scenes.Context, inner ui.Rect) {
	offset := b.at.offset
	if b.text != nil {
		offset = b.text.Offset
	}
	opened := b.text == nil
	b.text = &ui.Scroll{Base: ui.Base{ID: "book.text", Rect: inner}, Offset: offset, Paint: b.paintSentences}
	b.told = b.told[:0]
	b.cells = nil
	if b.pointed.doctor == clinic.NoLevel { // an example
		b.pointed = pair{clinic.Yellow, clinic.Red}
	}
	b.page.Add(b.text)
	list := ui.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 1e6}
	b.layoutTop(c, &list)
	b.layoutBlocks(c, &list)
	b.text.Height = list.Y - inner.Y
	if opened && b.at.rule != "" && b.at.offset == 0 {
		b.showRule()
	}
}

// layoutTop places the picture, the title, the line about the page, a warning and a button.
func (b *Book) layoutTop(c *scenes.Context, list *ui.Rect) {
	p, e := b.shown(), b.extension()
	tile, style := headTile, ui.Big
	if b.small {
		tile, style = 56, ui.Number
	}
	area := *list
	area.CutLeft(tile, 16)
	var button *ui.Button
	if !b.small {
		button = b.button(c)
	}
	if button != nil {
		button.Inside = b.text
		button.Rect = area.CutRight(button.Width(), gap)
		button.Rect.H = 44
	}
	note := ""
	if e != nil && b.Note != nil {
		note = b.Note(e)
	}
	title := ui.ParagraphHeight(style, p.Title, area.W)
	high := title + 4 + ui.ParagraphHeight(ui.TextStrong, p.Line, area.W)
	if note != "" {
		high += 6 + ui.ParagraphHeight(ui.Text, note, area.W)
	}
	top := &ui.Area{Base: ui.Base{ID: "book.top", Rect: list.CutTop(max(tile, high), 18), Inside: b.text, Disabled: true}}
	top.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		picture := ui.Rect{X: r.X, Y: r.Y, W: tile, H: tile}
		if e != nil {
			Picture(c, e.ID, picture, 0)
		} else {
			drawSign(c, p.ID, picture)
		}
		y := r.Y + max(0, (tile-high)/2)
		y += c.Paragraph(style, p.Title, area.X, y, area.W, ui.Left, paint.Ink) + 4
		y += c.Paragraph(ui.TextStrong, p.Line, area.X, y, area.W, ui.Left, paint.SecondInk) + 6
		if note != "" {
			c.Paragraph(ui.Text, note, area.X, y, area.W, ui.Left, paint.Warning)
		}
	}
	b.page.Add(top)
	if button != nil {
		b.page.Add(button)
	}
	if e == nil || b.Lesson == nil {
		return
	}
	if show := b.Lesson(c, e); show != nil {
		show.Inside = b.text
		show.Rect = list.CutTop(finger, 18)
		show.Rect.W = min(show.Rect.W, show.Width())
		b.page.Add(show)
	}
}

// button is what one can do on the page beside reading it, nil for nothing.
func (b *Book) button(c *scenes.Context) *ui.Button {
	e := b.extension()
	switch {
	case e != nil && b.Button != nil:
		return b.Button(c, e)
	case e == nil && attempts[b.open] != nil:
		return &ui.Button{Base: ui.Base{ID: "book.try"}, Text: ui.T("book.try"), Icon: ui.IconForward, Do: func() { c.Push(b.Try()) }}
	}
	return nil
}

// layoutBlocks places all that the page tells. Pictures beside each other stand across the page, what lies between them
// in columns.
func (b *Book) layoutBlocks(c *scenes.Context, list *ui.Rect) {
	var run []block
	number := 0
	for _, part := range b.shown().Parts {
		if part.Heading != "" {
			run = append(run, block{heading: part.Heading})
		}
		for i := 0; i < len(part.Sentences); i++ {
			row := rowOf(part.Sentences[i:])
			if row < 2 || list.W < twoColumn {
				run = append(run, block{sentence: &part.Sentences[i], number: number})
				number++
				continue
			}
			var heading []block
			if n := len(run); n > 0 && run[n-1].heading != "" {
				run, heading = run[:n-1], run[n-1:]
			}
			b.flow(c, list, run)
			b.flow(c, list, heading)
			run = run[:0]
			b.layoutRow(c, list, part.Sentences[i:i+row], number)
			number, i = number+row, i+row-1
		}
	}
	b.flow(c, list, run)
}

// rowOf is how many pictures stand beside each other, of those with which some sentences begin.
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

// flow places blocks below each other in as many columns as there is room for, broken where these are as even as they
// get.
func (b *Book) flow(c *scenes.Context, list *ui.Rect, blocks []block) {
	if len(blocks) == 0 {
		return
	}
	if list.W < twoColumn || len(blocks) == 1 {
		column := *list
		column.W = min(column.W, oneColumn)
		b.column(c, &column, blocks)
		list.CutTop(column.Y-list.Y, 4)
		return
	}
	wide := (list.W - columnGap) / 2
	heights, all := make([]float64, len(blocks)), 0.0
	for i := range blocks {
		heights[i] = b.blockHeight(&blocks[i], wide)
		all += heights[i]
	}
	best := breakOf(blocks, heights, all)
	from := list.Y
	column := ui.Rect{X: list.X, Y: from, W: wide, H: list.H}
	b.column(c, &column, blocks[:best])
	end := column.Y
	column = ui.Rect{X: list.X + wide + columnGap, Y: from, W: wide, H: list.H}
	if best < len(blocks) && blocks[best].heading == "" && blocks[0].heading != "" { // beside the first sentence
		column.CutTop(heights[0], 0)
	}
	b.column(c, &column, blocks[best:])
	list.CutTop(max(end, column.Y)-from, 4)
}

// breakOf is before which block the second of two columns begins: before a heading where that leaves them about even,
// else where they are as even as they get.
func breakOf(blocks []block, heights []float64, all float64) int {
	const uneven = 0.7 // of all, the most that a column holds which ends before a heading
	best, least, heading, leastHeading, left := len(blocks), all, 0, all*uneven, 0.0
	for i := range blocks {
		if high := max(left, all-left); i > 0 && blocks[i].heading != "" && high < leastHeading {
			heading, leastHeading = i, high
		} else if i > 0 && blocks[i-1].heading == "" && high < least {
			best, least = i, high
		}
		left += heights[i]
	}
	if heading > 0 {
		return heading
	}
	return best
}

func (b *Book) column(c *scenes.Context, column *ui.Rect, blocks []block) {
	for i := range blocks {
		b.place(c, column.CutTop(b.blockHeight(&blocks[i], column.W), 0), &blocks[i])
	}
}

// layoutRow places sentences with pictures beside each other.
func (b *Book) layoutRow(c *scenes.Context, list *ui.Rect, row []words.Sentence, number int) {
	const between = 16.0
	wide := (list.W - between*float64(len(row)-1)) / float64(len(row))
	high := 0.0
	for i := range row {
		high = max(high, b.blockHeight(&block{sentence: &row[i]}, wide))
	}
	line := list.CutTop(high, 12)
	for i := range row {
		b.place(c, line.CutLeft(wide, between), &block{sentence: &row[i], number: number + i})
	}
}

// pictureHigh is how high the picture of a sentence is in a column of a width, with what is left free below it; 0
// without one.
func (b *Book) pictureHigh(s *words.Sentence, wide float64) float64 {
	if s.Picture == "" {
		return 0
	}
	return b.drawing(s.Picture).high(wide) + 8
}

func (b *Book) blockHeight(k *block, wide float64) float64 {
	if k.heading != "" {
		return ui.ParagraphHeight(ui.Heading, k.heading, wide) + 14
	}
	high := b.pictureHigh(k.sentence, wide) + setSentence(k.sentence, wide).high
	if b.small {
		high = max(high, finger)
	}
	return high + below
}

// place puts a block there, with what one can do on it.
func (b *Book) place(c *scenes.Context, r ui.Rect, k *block) {
	if k.heading != "" {
		r.CutTop(6, 0)
		b.page.Add(&ui.Caption{Base: ui.Base{Rect: r, Inside: b.text}, Text: k.heading, Style: ui.Heading, Color: paint.Ink})
		return
	}
	s := k.sentence
	r.H -= below
	t := told{s, setSentence(s, r.W), r, b.pictureHigh(s, r.W)}
	b.told = append(b.told, t)
	if s.Picture == "pairs" {
		b.placePairs(c, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: t.picture - 8})
	}
	if len(s.Rules) == 0 {
		return
	}
	number := &ui.Area{Base: ui.Base{ID: "book.rule." + strconv.Itoa(k.number), Inside: b.text, Says: s.Text, Tip: ui.T("book.copy", ui.Data{"Rules": texts.Commas(s.Rules)})}}
	number.Do = func() { b.copyRules(c, s.Rules) }
	number.Rect = ui.Rect{X: r.X + t.set.x, Y: r.Y + t.picture + t.set.y, W: t.set.wide, H: ui.Text.LineHeight()}
	number.Paint = func(c *ui.Canvas, n ui.Rect, state ui.State) {
		ink := paint.SecondInk
		if state.Hover || state.Pressed || state.Focus {
			ink = paint.Accent
		}
		paintNumbers(c, &t.set, n.X, n.Y, ink)
		if state.Focus {
			c.FocusRing(n, 6)
		}
	}
	if b.small { // a finger needs more room than a number has
		number.Rect, number.Tip = r, ""
		number.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Pressed {
				c.Round(r, 8, paint.Fade(paint.Accent, 0.08))
			}
			paintNumbers(c, &t.set, r.X+t.set.x, r.Y+t.picture+t.set.y, paint.SecondInk)
			if state.Focus {
				c.FocusRing(r, 8)
			}
		}
	}
	b.page.Add(number)
}

// told is a sentence where it stands on the page, below its picture if it has one.
type told struct {
	*words.Sentence
	set     set
	area    ui.Rect
	picture float64 // the height of it, with what is free below
}

// paintSentences paints all sentences with their pictures.
func (b *Book) paintSentences(c *ui.Canvas) {
	from, to := b.text.Rect.Y+b.text.Offset, b.text.Rect.Bottom()+b.text.Offset
	for i := range b.told {
		t := &b.told[i]
		if t.area.Bottom() < from || t.area.Y > to {
			continue
		}
		if t.picture > 0 {
			b.drawing(t.Picture).draw(c, ui.Rect{X: t.area.X, Y: t.area.Y, W: t.area.W, H: t.picture - 8})
		}
		x, y := t.area.X, t.area.Y+t.picture
		if b.at.rule != "" && slices.Contains(t.Rules, b.at.rule) {
			c.Round(ui.Rect{X: x - 6, Y: y - 2, W: t.area.W + 12, H: t.set.high + 4}, 8, paint.AccentSoft)
		}
		b.paintSentence(c, &t.set, x, y)
	}
}

// set is a sentence in lines, and where the numbers of its rules stand behind it.
type set struct {
	lines   []string
	numbers string
	x, y    float64 // of the numbers, from the upper left corner
	wide    float64 // of the numbers
	high    float64
}

func setSentence(s *words.Sentence, wide float64) set {
	t := set{lines: ui.Wrap(ui.Text, s.Text, wide), numbers: texts.Commas(s.Rules)}
	t.wide = ui.Measure(ui.Text, t.numbers)
	last := len(t.lines) - 1
	if last >= 0 {
		t.x = ui.Measure(ui.Text, t.lines[last]) + numberGap
	}
	if t.wide > 0 && t.x+t.wide > wide {
		t.x, last = 0, last+1
	}
	t.y = float64(last) * ui.Text.LineHeight()
	t.high = t.y + ui.Text.LineHeight()
	return t
}

// paintSentence paints a sentence, with what is looked for in it marked.
func (b *Book) paintSentence(c *ui.Canvas, t *set, x, y float64) {
	high := ui.Text.LineHeight()
	for i, line := range t.lines {
		for _, at := range b.marked(line) {
			from := ui.Measure(ui.Text, line[:at[0]])
			c.Round(ui.Rect{X: x + from - 1, Y: y + float64(i)*high + 1, W: ui.Measure(ui.Text, line[:at[1]]) - from + 2, H: high - 2}, 4, paint.AccentSoft)
		}
		c.Paragraph(ui.Text, line, x, y+float64(i)*high, 1e4, ui.Left, paint.Ink)
	}
}

// paintNumbers paints the numbers of the rules of a sentence over dots.
func paintNumbers(c *ui.Canvas, t *set, x, y float64, ink paint.Color) {
	c.Paragraph(ui.Text, t.numbers, x, y, 1e4, ui.Left, ink)
	for dot := 0.0; dot < t.wide; dot += 4 {
		c.Fill(ui.Rect{X: x + dot, Y: y + ui.Text.LineHeight() - 2, W: 2, H: 1}, ink)
	}
}

// showRule scrolls to the sentence that tells the rule at which the book was opened.
func (b *Book) showRule() {
	number := 0
	for _, s := range b.shown().Sentences() {
		if slices.Contains(s.Rules, b.at.rule) {
			for _, w := range b.page.Widgets {
				if area, ok := w.(*ui.Area); ok && area.ID == "book.rule."+strconv.Itoa(number) {
					r := area.Rect
					b.text.Show(ui.Rect{X: r.X, Y: r.Y - 60, W: r.W, H: r.H + 120})
				}
			}
			return
		}
		number++
	}
}
