package title

import (
	"slices"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/dollhouse"
	"clinic/scenes/lobby"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Tables are those across machines at which somebody at this screen plays, and other games that are kept here.
type Tables struct {
	// Tiles returns them, those first that wait for somebody here; they are asked for whenever the title is laid out.
	Tiles func() []lobby.Tile
	// All opens the list of all of them, and Join where a code is typed.
	All, Join func() scenes.Scene
	// Refresh is called when the title is shown again.
	Refresh func()
	// Look takes what hosts have told, and reports whether Tiles has changed.
	Look func() (changed bool)
	// Paste takes what was pasted.
	Paste func(c *scenes.Context, text string)
}

// tables is what the title shows of them.
type tables struct {
	tiles   []lobby.Tile
	mine    int // tables that wait for somebody here
	pasting <-chan string

	returned bool // the title is shown again, or for the first time
}

// listed returns what there is now.
func (s *Scene) listed() tables {
	t := tables{pasting: s.pasting, returned: s.returned}
	if s.doors.Tables == nil {
		return t
	}
	t.tiles = s.doors.Tables.Tiles()
	for i := range t.tiles {
		if t.tiles[i].Stand == lobby.Mine {
			t.mine++
		}
	}
	return t
}

// allName names the list of all tables, with how many wait for somebody here.
func (s *Scene) allName() string {
	name := s.T("friends.my_tables")
	if s.mine > 0 {
		return ui.Said(s.Reader, name, s.T("friends.waiting_here", ui.Data{"Count": s.mine}))
	}
	return name
}

// tablesPanel returns as many tables as fit side by side, and the ways to all of them and to those of others. Their
// clinics are shown if that leaves enough of the height of the window for the view. It returns nil if there are no
// tables.
func (s *Scene) tablesPanel(c *scenes.Context, height float64) tree.Node {
	const pad, gap, least, most, share = 16.0, 12.0, 190.0, 260.0, 0.7
	if len(s.tiles) == 0 {
		return nil
	}
	panel := func(wide float64, pictured bool) tree.Node {
		count := min(len(s.tiles), max(1, int((wide-2*pad+gap)/(least+gap))))
		row := tree.Row(gap)
		for i := range s.tiles[:count] {
			row.Nodes = append(row.Nodes, tree.Growing{Node: s.tile(c, &s.tiles[i], pictured), Share: 1, Most: most})
		}
		return tree.Edges{Bottom: pad, Node: tree.Ground(tree.Panel(16), tree.Pad(pad, pad, tree.Column(4, s.tablesHead(c), row)))}
	}
	return tree.ByWidth(func(wide float64) tree.Node {
		for _, pictured := range [...]bool{slices.ContainsFunc(s.tiles, func(t lobby.Tile) bool { return t.Clinic != nil }), false} {
			if n := panel(wide, pictured); n.Fit(wide).H <= share*height {
				return n
			}
		}
		return tree.Art{}
	})
}

// tablesHead returns the name of the list, which leads to all of them, and if there is room the way to those of others.
func (s *Scene) tablesHead(c *scenes.Context) tree.Node {
	name := c.T("friends.my_tables")
	all := tree.Press{Base: ui.Base{ID: "title.tables", Letter: letters["title.tables"], Says: s.allName()}, Do: func() { c.Push(s.doors.Tables.All()) },
		Node: tree.Art{W: ui.Measure(c.Styles.Heading, name) + 80, Draw: s.drawHeading}}
	join := &ui.Button{Base: ui.Base{ID: "title.join"}, Text: c.T("friends.join"), Kind: ui.Plain, Do: func() { c.Push(s.doors.Tables.Join()) }}
	return tree.Limits{High: 40, Node: tree.First(tree.Row(8, all, tree.Space(), tree.Button(c.Reader, join)), tree.Row(0, all))}
}

// drawHeading draws the name of the list, how many tables wait, and that there are more.
func (s *Scene) drawHeading(c *ui.Canvas, r ui.Rect, state ui.State) {
	name := c.T("friends.my_tables")
	ink := theme.Ink
	if state.Hover || state.Pressed {
		ink = theme.Accent
	}
	c.TextIn(c.Styles.Heading, name, r, ui.Left, ink)
	x := r.X + ui.Measure(c.Styles.Heading, name) + 10
	if s.mine > 0 {
		at := ui.Rect{X: x, Y: r.Y + r.H/2 - 12, W: 24, H: 24}
		c.Tile(at, 12, theme.Accent)
		c.TextIn(c.Styles.TextStrong, c.Texts.Number(s.mine), at, ui.Center, theme.Card)
		x += 32
	}
	ui.IconInto(c, ui.Rect{X: x, Y: r.Y + r.H/2 - 8, W: 16, H: 16}, ink)
	if state.Focus {
		c.FocusRing(r, 8)
	}
}

// tile returns a table: how it stands, its clinic as last seen, who plays there, how far it is, and how much time is
// left.
func (s *Scene) tile(c *scenes.Context, t *lobby.Tile, pictured bool) tree.Node {
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ground := theme.Well
		if t.Stand == lobby.Mine {
			ground = theme.AccentSoft
		}
		if state.Hover || state.Pressed {
			ground = theme.Darker(ground, 0.06)
		}
		c.Tile(r, 12, ground)
		if t.Stand == lobby.Mine {
			c.RoundLine(r, 12, 2, theme.Accent)
		}
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	line := func(style ui.Style, text string, ink theme.Color) tree.Node {
		return tree.Art{H: s.Styles.Grown(20), Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.TextIn(style, ui.Fit(style, text, r.W), r, ui.Left, ink) }}
	}
	face := tree.Column(0, tree.Left(t.HowItStands(c.Reader, theme.Card)), tree.Art{H: 8})
	if pictured {
		face.Nodes = append(face.Nodes, tree.Art{H: 64, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			if t.Clinic != nil {
				dollhouse.Thumbnail(c, t.Clinic, r, 1)
			}
		}})
	}
	face.Nodes = append(face.Nodes, t.Players(), tree.Art{H: 5}, line(s.Styles.TextStrong, t.Title, theme.Ink), line(s.Styles.Text, t.Note, theme.SecondInk))
	base := ui.Base{ID: "title.table." + t.ID, Says: ui.Said(c.Reader, t.Chip, t.Title, t.Note)}
	return tree.Press{Base: base, Node: tree.Ground(ground, tree.Pad(10, 10, face)), Do: func() { t.Open(c) }}
}

// tablesButton leads to the list of all tables in a small window.
func (s *Scene) tablesButton(c *scenes.Context) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: "title.tables", Letter: letters["title.tables"], Says: s.allName()}, Text: s.shortName(), Do: func() { c.Push(s.doors.Tables.All()) }}
}

// shortName is the name of the list with the number of tables that wait.
func (s *Scene) shortName() string {
	if s.mine == 0 {
		return s.T("friends.my_tables")
	}
	return s.T("friends.my_tables_count", ui.Data{"Count": s.mine})
}

// followTables takes what hosts have told, and what was pasted.
func (s *Scene) followTables(c *scenes.Context) {
	if s.doors.Tables == nil {
		return
	}
	if s.returned {
		s.returned = false
		s.doors.Tables.Refresh()
	}
	if s.doors.Tables.Look() {
		c.Relayout()
	}
	if c.Gestures.Deed == input.Paste && s.pasting == nil {
		s.pasting = clipboard.Read()
	}
	select {
	case text := <-s.pasting:
		s.pasting = nil
		s.doors.Tables.Paste(c, text)
	default:
	}
}
