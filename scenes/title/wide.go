package title

import (
	"slices"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// The panel on the left of a large window: the name, the ways into a game, what the day brings, and a quiet row with
// everything else.

const (
	panelWidth = 432.0
	besideView = 360.0 // of the window, for the view
)

// placeWide places the panel and what lies beside it, and reports whether the window is large enough for it.
func (s *Scene) placeWide(c *scenes.Context, ways, quiet []*ui.Button, width, height float64) bool {
	const leastEdge, edge = 8.0, 16.0
	left := max(32, width*0.0375)
	if width < left+panelWidth+besideView {
		return false
	}
	panel := s.panel(slices.Clone(ways), quiet)
	if height < panel.Fit(panelWidth).H+2*leastEdge {
		return false
	}
	s.view.whole = ui.Rect{W: width, H: height}
	framed := tree.Column(0, tree.Air(leastEdge, edge), tree.Grow(tree.Middle(panel)), tree.Air(leastEdge, edge))
	beside := tree.Pad(24, 24, tree.Column(0, s.tablesPanel(c, height), tree.Grow(tree.At(&s.view.area, tree.Art{}))))
	s.Place(tree.Row(0, tree.Art{W: left}, tree.Wide(panelWidth, framed), tree.Grow(tree.Ground(s.drawCredits, beside))), s.view.whole)
	return true
}

// panel returns the panel.
func (s *Scene) panel(ways, quiet []*ui.Button) tree.Node {
	column := tree.Column(0, tree.Elastic(64, 148, tree.Art{Draw: drawHead}))
	add := func(nodes ...tree.Node) { column.Nodes = append(column.Nodes, nodes...) }
	if first := (tree.Sized{Widget: ways[0]}); ways[0].Note == "" {
		add(tree.Elastic(48, 72, first))
	} else {
		least := s.Styles.Grown(58)
		add(tree.Elastic(max(60, least), max(88, least), first))
	}
	friends := slices.IndexFunc(ways, func(b *ui.Button) bool { return b.ID == "title.friends" })
	line := func(buttons ...*ui.Button) {
		if len(buttons) > 0 {
			add(tree.Air(6, 12), tree.Elastic(44, 52, inRow(buttons)))
		}
	}
	if friends > 0 {
		ways[friends].Icon = ui.IconOthers
		line(ways[1:friends]...)
		line(ways[friends:]...)
	} else {
		line(ways[1:]...)
	}
	if s.day.shown {
		add(ruled(8, 20), s.today())
	}
	if len(quiet) > 0 && quiet[0].ID == "title.campaign" {
		add(tree.Air(7, 17), tree.Sized{Widget: quiet[0]}, ruled(7, 15))
		quiet = quiet[1:]
	} else {
		add(ruled(6, 12))
	}
	const beyond = -16.0 // a long name may come close to the panel's edge
	add(tree.Pad(beyond, 0, tree.First(s.signs(quiet, 1), s.signs(quiet, 2))), tree.Air(10, 24))
	return tree.Ground(tree.Panel(20), tree.Pad(24, 0, column))
}

// ruled returns a gap with a line in it.
func ruled(least, full float64) tree.Node {
	return tree.Elastic(least, full, tree.Art{H: 1.5, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Fill(r, theme.Hairline) }})
}

// signs returns the quiet buttons, each as an icon with its name below, in so many rows.
func (s *Scene) signs(quiet []*ui.Button, rows int) tree.Node {
	all := tree.Column(4)
	for line := range slices.Chunk(quiet, (len(quiet)+rows-1)/rows) {
		row := tree.Row(0, tree.Space())
		for _, b := range line {
			row.Nodes = append(row.Nodes, s.sign(b), tree.Space())
		}
		all.Nodes = append(all.Nodes, row)
	}
	return all
}

// sign returns a quiet button.
func (s *Scene) sign(b *ui.Button) tree.Node {
	icon := tree.Center(tree.Icon(signOf[b.ID], 22, theme.SecondInk))
	name := tree.Text(s.Styles.TextStrong, b.Text, theme.SecondInk).To(ui.Center).InLine()
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Hover || state.Pressed {
			c.Tile(r, 12, theme.Well)
		}
		if state.Focus {
			c.FocusRing(r, 12)
		}
	}
	face := tree.Limits{Wide: 56, High: 60, Node: tree.Ground(ground, tree.Pad(6, 8, tree.Column(4, icon, name)))}
	return tree.Press{Base: ui.Base{ID: b.ID, Letter: b.Letter, Says: b.Text}, Node: face, Do: b.Do}
}

// signOf maps the quiet buttons to their icons.
var signOf = map[string]ui.Icon{
	"title.load": ui.IconFolder, "title.records": ui.IconTrophy, "title.settings": ui.IconGear, "title.rules": ui.IconBook, "title.quit": ui.IconLeave,
}

// drawHead draws the name, and below it what the game is if there is room.
func drawHead(c *ui.Canvas, r ui.Rect, _ ui.State) {
	const least, full, logoFoot = 64.0, 148.0, 15.5 // logoFoot is how far the logo at size 1 extends below its middle
	room := (r.H - least) / (full - least)
	size := 1.5 + 0.8*room
	y := r.Y + 36 + 38*room
	slogan, under := c.T("title.one_line"), ui.Rect{X: r.X, Y: r.Bottom() - 30, W: r.W, H: 22}
	if room > 0.6 && ui.Measure(c.Styles.TextStrong, slogan) <= r.W {
		y = min(y, under.Y-6-logoFoot*size)
		c.TextIn(c.Styles.TextStrong, slogan, under, ui.Left, theme.SecondInk)
		c.Landmark("title.slogan", under)
	}
	c.Landmark("title.logo", ui.Rect{X: r.X, Y: y - logoFoot*size, W: 34 * size, H: 2 * logoFoot * size})
	pictures.Draw(c, pictures.Logo, r.X+17*size, y, size, 0)
	style := c.Styles.Title
	if room < 0.4 {
		style = c.Styles.Name
	}
	c.Text(style, c.T("game.name"), r.X+40*size, y+style.Size*0.36, ui.Left, theme.Ink)
}

// drawCredits draws the credits in a corner of what the panel leaves free, if there is room.
func (s *Scene) drawCredits(c *ui.Canvas, r ui.Rect, _ ui.State) {
	note := c.T("title.fan_work", ui.Data{"Version": s.version})
	if area := (ui.Rect{X: r.X + 16, Y: r.Bottom() - 32, W: r.W - 32, H: 24}); ui.Measure(c.Styles.Text, note) <= area.W {
		c.TextIn(c.Styles.Text, note, area, ui.Right, theme.SecondInk)
	}
}
