package book

import (
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// contents returns the contents of the book, or during a search its results, in rows of at least that height. It
// stores in chosen where the row of the open page is.
func (b *Book) contents(c *scenes.Context, least float64, chosen *ui.Rect) tree.Node {
	var list tree.Stack
	add := func(nodes ...tree.Node) { list.Nodes = append(list.Nodes, nodes...) }
	row := func(page, title string) tree.Node {
		n := b.row("book.page."+page, title, page == b.open, least, func() { b.turn(c, place{page: page}) })
		if page == b.open {
			return tree.At(chosen, n)
		}
		return n
	}
	if b.looking() {
		add(b.found(c, least)...)
	} else {
		for _, part := range chapters {
			add(heading(c.Reader, c.T("book.chapter."+part.name)))
			for _, p := range part.pages {
				add(row(p.name, b.titleOf(p.name)))
			}
		}
		add(b.extensions(c, least, row)...)
	}
	bottom := 0.0
	if b.small {
		bottom = 16
	}
	return tree.Edges{Right: 8, Node: tree.Scroll{ID: listID, Node: tree.Edges{Bottom: bottom, Node: list}}}
}

// extensions returns the rows of the extensions' pages. In a game the played ones come first, and all others are
// behind a row that expands them.
func (b *Book) extensions(c *scenes.Context, least float64, row func(page, title string) tree.Node) (rows []tree.Node) {
	var played, others []*game.Extension
	for _, e := range b.Known {
		if b.plays(e.ID) {
			played = append(played, e)
		} else {
			others = append(others, e)
		}
	}
	if len(played) > 0 {
		rows = append(rows, heading(c.Reader, c.T("book.in_this_game")))
	}
	for _, e := range played {
		rows = append(rows, row(e.ID, words.Extension(c.Reader, e.ID)))
	}
	switch {
	case len(others) == 0:
		return rows
	case b.closed:
		more := b.row("book.more", c.T("book.all_extensions"), false, max(least, 34), func() {
			b.closed = false
			c.Relayout()
		})
		return append(rows, tree.Edges{Bottom: 2, Node: more})
	}
	rows = append(rows, heading(c.Reader, c.T("book.all_extensions")))
	for _, e := range others {
		rows = append(rows, row(e.ID, words.Extension(c.Reader, e.ID)))
	}
	return rows
}

// looking reports whether search results are shown instead of the contents.
func (b *Book) looking() bool { return len(b.results) > 0 }

func (b *Book) titleOf(name string) string {
	for i := range b.pages {
		if b.pages[i].ID == name {
			return b.pages[i].Title
		}
	}
	return ""
}

// heading returns the heading of a chapter of the contents.
func heading(reader *ui.Reader, name string) tree.Node {
	return tree.Edges{Top: 6, Right: 6, Bottom: 4, Left: 8, Node: tree.Text(reader.Styles.TextStrong, name, theme.SecondInk)}
}

// row returns a line of the contents.
func (b *Book) row(id, title string, open bool, least float64, do func()) tree.Node {
	style, ink := b.Styles.Text, theme.Ink
	if open {
		style, ink = b.Styles.TextStrong, theme.Accent
	}
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if open {
			c.Tile(r, 8, theme.AccentSoft)
			c.Round(ui.Rect{X: r.X, Y: r.Y + 7, W: 4, H: r.H - 14}, 2, theme.Accent)
		}
		paintOver(c, r, state, open)
	}
	inside := tree.Limits{High: least, Node: tree.Edges{Top: 5, Right: 12, Bottom: 5, Left: 16, Node: tree.Text(style, title, ink)}}
	return tree.Press{Base: ui.Base{ID: id}, Node: tree.Ground(ground, inside), Do: do}
}

// paintOver marks a hovered or focused row.
func paintOver(c *ui.Canvas, r ui.Rect, state ui.State, open bool) {
	if !open && (state.Hover || state.Pressed) {
		c.Tile(r, 8, theme.Well)
	}
	if state.Focus {
		c.FocusRing(r.Inset(2), 8)
	}
}

// found returns the search results, with an excerpt of each page.
func (b *Book) found(c *scenes.Context, least float64) (rows []tree.Node) {
	if b.results[0].near {
		rows = append(rows, tree.Pad(6, 6, tree.Text(c.Styles.Text, c.T("book.nothing"), theme.SecondInk)))
	}
	for i := range b.results {
		found := b.results[i]
		told := tree.Column(0, tree.Text(c.Styles.TextStrong, found.title, theme.Ink), tree.ByWidth(func(wide float64) tree.Node { return b.said(found.says, wide) }))
		ground := func(c *ui.Canvas, r ui.Rect, state ui.State) { paintOver(c, r, state, false) }
		row := tree.Press{Base: ui.Base{ID: "book.found." + strconv.Itoa(i)}, Do: func() { b.turn(c, found.place) },
			Node: tree.Ground(ground, tree.Limits{High: least, Node: tree.Pad(12, 6, tree.Top(told))})}
		rows = append(rows, tree.Edges{Bottom: 4, Node: row})
	}
	return rows
}

// said returns an excerpt of a page, in two lines at most, with the matches marked.
func (b *Book) said(text string, wide float64) tree.Node {
	const most = 2
	lines := ui.Wrap(b.Styles.Text, text, wide)
	if len(lines) > most {
		lines = b.around(lines, most)
	}
	return tree.Art{H: float64(len(lines)) * b.Styles.Text.LineHeight(), Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		b.paintMarked(c, lines, r.X, r.Y, theme.SecondInk)
	}}
}

// paintMarked paints lines of a text, with the matches marked.
func (b *Book) paintMarked(c *ui.Canvas, lines []string, x, y float64, ink theme.Color) {
	high := c.Styles.Text.LineHeight()
	for _, line := range lines {
		for _, at := range b.marked(line) {
			from := ui.Measure(c.Styles.Text, line[:at[0]])
			c.Round(ui.Rect{X: x + from - 1, Y: y + 1, W: ui.Measure(c.Styles.Text, line[:at[1]]) - from + 2, H: high - 2}, 4, theme.AccentSoft)
		}
		c.Paragraph(c.Styles.Text, line, x, y, 1e4, ui.Left, ink)
		y += high
	}
}

// around returns at most that many lines of a text, starting if possible with the first that has a match.
func (b *Book) around(lines []string, most int) []string {
	for i := range lines {
		if len(b.marked(lines[i])) > 0 {
			from := min(i, len(lines)-most)
			return lines[from : from+most]
		}
	}
	return lines[:most]
}
