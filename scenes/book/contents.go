package book

import (
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// layoutContents places what the book holds, or while something is looked for what was found, in rows at least so high.
func (b *Book) layoutContents(c *scenes.Context, area ui.Rect, least float64) {
	offset := 0.0
	if b.list != nil {
		offset = b.list.Offset
	}
	area.W -= 8 // beside the bar
	b.list = &ui.Scroll{Base: ui.Base{ID: "book.contents", Rect: area}, Offset: offset}
	b.page.Add(b.list)
	list := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: 1e6}
	if b.looking() {
		b.list.Offset = 0
		b.layoutResults(c, &list, least)
		b.list.Height = list.Y - area.Y
		return
	}
	for _, chapter := range chapters {
		b.chapter(&list, ui.T("book.chapter."+chapter.name))
		for _, p := range chapter.pages {
			b.row(c, &list, p.name, b.titleOf(p.name), least)
		}
	}
	b.layoutExtensions(c, &list, least)
	b.list.Height = list.Y - area.Y
}

// layoutExtensions places the pages of the extensions: in a game those that are played, and all others below a row that
// unfolds them.
func (b *Book) layoutExtensions(c *scenes.Context, list *ui.Rect, least float64) {
	var played, others []*game.Extension
	for _, e := range b.Known {
		if b.plays(e.ID) {
			played = append(played, e)
		} else {
			others = append(others, e)
		}
	}
	if len(played) > 0 {
		b.chapter(list, ui.T("book.in_this_game"))
	}
	for _, e := range played {
		b.row(c, list, e.ID, words.Extension(e.ID), least)
	}
	if len(others) == 0 {
		return
	}
	if b.closed {
		more := &ui.Area{Base: ui.Base{ID: "book.more", Rect: list.CutTop(max(least, 34), 2), Inside: b.list}, Do: func() {
			b.closed = false
			c.Relayout()
		}}
		more.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			b.paintRow(c, r, state, ui.T("book.all_extensions"), false)
		}
		b.page.Add(more)
		return
	}
	b.chapter(list, ui.T("book.all_extensions"))
	for _, e := range others {
		b.row(c, list, e.ID, words.Extension(e.ID), least)
	}
}

// looking tells whether something is looked for, rather than the contents shown.
func (b *Book) looking() bool { return len(b.results) > 0 }

func (b *Book) titleOf(name string) string {
	for i := range b.pages {
		if b.pages[i].ID == name {
			return b.pages[i].Title
		}
	}
	return ""
}

// chapter places a heading of the contents.
func (b *Book) chapter(list *ui.Rect, name string) {
	list.CutTop(6, 0)
	high := ui.ParagraphHeight(ui.TextStrong, name, list.W-14)
	r := list.CutTop(high, 4)
	r.X, r.W = r.X+8, r.W-14
	b.page.Add(&ui.Caption{Base: ui.Base{Rect: r, Inside: b.list}, Text: name, Style: ui.TextStrong, Color: paint.SecondInk})
}

// row places a line of the contents.
func (b *Book) row(c *scenes.Context, list *ui.Rect, page, title string, least float64) {
	high := max(least, ui.ParagraphHeight(ui.Text, title, list.W-28)+10)
	row := &ui.Area{Base: ui.Base{ID: "book.page." + page, Rect: list.CutTop(high, 0), Inside: b.list}, Do: func() { b.turn(c, place{page: page}) }}
	row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { b.paintRow(c, r, state, title, page == b.open) }
	b.page.Add(row)
	if page == b.open && b.seek {
		b.list.Height = 1e6
		b.list.Show(row.Rect)
		b.seek = false
	}
}

func (b *Book) paintRow(c *ui.Canvas, r ui.Rect, state ui.State, title string, open bool) {
	style, ink := ui.Text, paint.Ink
	switch {
	case open:
		style, ink = ui.TextStrong, paint.Accent
		c.Tile(r, 8, paint.AccentSoft)
		c.Round(ui.Rect{X: r.X, Y: r.Y + 7, W: 4, H: r.H - 14}, 2, paint.Accent)
	case state.Hover || state.Pressed:
		c.Tile(r, 8, paint.Well)
	}
	if state.Focus {
		c.FocusRing(r.Inset(2), 8)
	}
	wide := r.W - 28
	if ui.ParagraphHeight(style, title, wide) > r.H {
		style = ui.Text
	}
	high := ui.ParagraphHeight(style, title, wide)
	c.Paragraph(style, title, r.X+16, r.Y+(r.H-high)/2, wide, ui.Left, ink)
}

// layoutResults places what was found: the page, and what it says.
func (b *Book) layoutResults(c *scenes.Context, list *ui.Rect, least float64) {
	if b.results[0].near {
		text := ui.T("book.nothing")
		r := list.CutTop(ui.ParagraphHeight(ui.Text, text, list.W-12)+12, 0)
		b.page.Add(&ui.Caption{Base: ui.Base{Rect: r.Inset(6), Inside: b.list}, Text: text, Style: ui.Text, Color: paint.SecondInk})
	}
	for i := range b.results {
		found := b.results[i]
		const lines = 2
		wide := list.W - 24
		said := ui.Wrap(ui.Text, found.says, wide)
		if len(said) > lines {
			said = b.around(said, lines)
		}
		title := ui.ParagraphHeight(ui.TextStrong, found.title, wide)
		high := max(least, title+float64(len(said))*ui.Text.LineHeight()+12)
		row := &ui.Area{Base: ui.Base{ID: "book.found." + strconv.Itoa(i), Rect: list.CutTop(high, 4), Inside: b.list}, Do: func() { b.turn(c, found.place) }}
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Hover || state.Pressed {
				c.Tile(r, 8, paint.Well)
			}
			if state.Focus {
				c.FocusRing(r.Inset(2), 8)
			}
			y := r.Y + 6
			y += c.Paragraph(ui.TextStrong, found.title, r.X+12, y, wide, ui.Left, paint.Ink)
			for _, line := range said {
				for _, at := range b.marked(line) {
					from := ui.Measure(ui.Text, line[:at[0]])
					c.Round(ui.Rect{X: r.X + 11 + from, Y: y + 1, W: ui.Measure(ui.Text, line[:at[1]]) - from + 2, H: ui.Text.LineHeight() - 2}, 4, paint.AccentSoft)
				}
				c.Paragraph(ui.Text, line, r.X+12, y, 1e4, ui.Left, paint.SecondInk)
				y += ui.Text.LineHeight()
			}
		}
		b.page.Add(row)
	}
}

// around is so many lines of a text, from the first in which something is marked that is looked for.
func (b *Book) around(lines []string, most int) []string {
	for i := range lines {
		if len(b.marked(lines[i])) > 0 {
			from := min(i, len(lines)-most)
			return lines[from : from+most]
		}
	}
	return lines[:most]
}

// drawTitle writes the book's name into the head, where it has room.
func (b *Book) drawTitle(c *ui.Canvas) {
	if title := ui.T("book.title"); ui.Measure(ui.Number, title) <= b.title.W {
		c.TextIn(ui.Number, title, b.title, ui.Left, paint.Ink)
	}
}
