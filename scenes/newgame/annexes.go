package newgame

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// annexed gives the chosen extension that brings a second board, nil where none does.
func (c *choice) annexed(known []*game.Extension) *game.Extension {
	at := slices.IndexFunc(known, func(e *game.Extension) bool { return e.Annex != nil && slices.Contains(c.extensions, e.ID) })
	if at < 0 {
		return nil
	}
	return known[at]
}

// annexTaken reports whether a player can't begin with that layout because earlier or other players have it: no
// layout is used twice before each has been chosen once (E2). Players with an index of seats or more don't count.
func (c *choice) annexTaken(x *game.Annexed, of int, layout string, seats int) bool {
	if layout == "" || layout == game.OwnLayout {
		return false
	}
	used, again := map[string]int{}, 0
	for i, s := range c.seats[:seats] {
		if _, drawn := x.Layout(s.annexLayout); i != of && drawn {
			used[s.annexLayout]++
			if used[s.annexLayout] > 1 {
				again++
			}
		}
	}
	return used[layout] > 1 || used[layout] == 1 && again >= max(0, c.players-len(x.Layouts))
}

// settleAnnexes changes layouts that can't be played any more to drawn ones, because fewer players sit down or others
// had the layout first.
func (c *choice) settleAnnexes(x *game.Annexed) {
	for i := range c.seats[:c.players] {
		if c.annexTaken(x, i, c.seats[i].annexLayout, i) {
			c.seats[i].annexLayout = ""
		}
	}
}

// annexSide returns the side of a player's second board, the beginners' until another one is chosen.
func (c *choice) annexSide(x *game.Annexed, i int) string {
	if c.seats[i].annexSide == "" {
		return x.Sides[0].Name
	}
	return c.seats[i].annexSide
}

// annexes are what is chosen for each player's second board: its side, and the start on it (E1, E2). It is nil without.
func (s *Scene) annexes(c *scenes.Context, e *game.Extension) tree.Node {
	if e.Annex == nil || !s.chosen(e.ID) {
		return nil
	}
	list := []tree.Node{tree.Text(c.Styles.Heading, c.T("newgame.annexes", ui.Data{"Name": words.Extension(c.Reader, e.ID)}), theme.Ink)}
	for i := range s.choice.players {
		list = append(list, tree.Edges{Bottom: 4, Node: s.annex(c, e.Annex, i)})
	}
	return s.panel(e, list...)
}

// annex is a player's name, the sides and the starts: in a line, or below each other.
func (s *Scene) annex(c *scenes.Context, x *game.Annexed, i int) tree.Node {
	const owner, apart, least = 172, 6, 92
	line := tree.Row(apart)
	add := func(grid *tree.Grid, tile tree.Node) {
		grid.Nodes = append(grid.Nodes, tile)
		line.Nodes = append(line.Nodes, tree.Growing{Node: tile, Share: 1, Least: least - 10})
	}
	sides, layouts := tree.Grid{Gap: apart, Between: apart, Least: least, Full: true}, tree.Grid{Gap: apart, Between: apart, Least: least, Full: true}
	for _, side := range x.Sides {
		add(&sides, s.annexSide(c, x, i, side))
	}
	add(&layouts, s.annexLayout(c, x, i, ""))
	for _, layout := range x.Layouts {
		add(&layouts, s.annexLayout(c, x, i, layout.Name))
	}
	add(&layouts, s.annexLayout(c, x, i, game.OwnLayout))
	name := s.owner(i, "annex")
	return tree.First(tree.Row(0, tree.Wide(owner, name), tree.Grow(line)), tree.Column(4, name, sides, tree.Edges{Top: 2, Node: layouts}))
}

// owner is the color and the name of the player whom something is about.
func (s *Scene) owner(i int, about string) tree.Node {
	return tree.Named(s.id(i, about), tree.Art{H: s.Styles.Grown(24), Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Circle(r.X+10, r.Y+r.H/2, 8, theme.PlayerColors[s.choice.seats[i].color])
		c.TextIn(c.Styles.TextStrong, s.choice.nameOf(c.Reader, i), ui.Rect{X: r.X + 26, Y: r.Y, W: r.W - 34, H: r.H}, ui.Left, theme.Ink)
	}})
}

const annexHigh = 76 // of a side or a start to choose

func (s *Scene) annexSide(c *scenes.Context, x *game.Annexed, i int, side game.AnnexSide) tree.Node {
	board := annexPicture(x, side.Name, "")
	face := tree.Art{H: annexHigh, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		paintTile(c, r, state, s.choice.annexSide(x, i) == side.Name, false)
		paintAnnex(c, r, board, fmt.Sprintf("%d × %d", side.Columns, side.Rows), s.choice.annexSide(x, i) == side.Name)
	}}
	base := ui.Base{ID: fmt.Sprintf("newgame.%d.annex.side.%s", i, side.Name), Says: s.choice.nameOf(c.Reader, i), Tip: c.T("newgame.annex_side_tip." + side.Name)}
	return tree.Press{Base: base, Node: face, Selected: s.choice.annexSide(x, i) == side.Name, Do: s.change(c, func() { s.choice.seats[i].annexSide = side.Name })}
}

func (s *Scene) annexLayout(c *scenes.Context, x *game.Annexed, i int, layout string) tree.Node {
	name := layout
	if layout == "" {
		name = "drawn"
	}
	label, base := c.T("newgame.annex_layout."+name), ui.Base{ID: fmt.Sprintf("newgame.%d.annex.layout.%s", i, name), Says: s.choice.nameOf(c.Reader, i), Tip: c.T("newgame.annex_layout_tip." + name)}
	chosen := s.choice.seats[i].annexLayout == layout
	if !chosen && s.choice.annexTaken(x, i, layout, s.choice.players) {
		base.Disabled = true
		base.Tip = c.T("newgame.layout_taken", ui.Data{"Name": s.choice.nameOf(c.Reader, s.annexHolder(layout))})
		label = words.Initial(s.choice.nameOf(c.Reader, s.annexHolder(layout)))
	}
	shown := layout
	if layout == "" && chosen && s.rules != nil {
		shown = s.rules.Config.AnnexLayouts[i]
	}
	board := annexPicture(x, s.choice.annexSide(x, i), shown)
	face := tree.Art{H: annexHigh, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		paintTile(c, r, state, chosen, base.Disabled)
		if layout == "" && !chosen {
			c.TextIn(c.Styles.TextStrong, label, r.Inset(4), ui.Center, theme.Ink)
			return
		}
		paintAnnex(c, r, board, label, chosen)
	}}
	return tree.Press{Base: base, Node: face, Selected: chosen, Do: s.change(c, func() {
		s.choice.seats[i].annexLayout = layout
		s.choice.settleAnnexes(x)
	})}
}

// annexHolder returns the first player who has that layout.
func (s *Scene) annexHolder(layout string) int {
	return max(0, slices.IndexFunc(s.choice.seats[:s.choice.players], func(seat seat) bool { return seat.annexLayout == layout }))
}

// paintAnnex paints a second board above its name.
func paintAnnex(c *ui.Canvas, r ui.Rect, board *sprites.Clinic, label string, chosen bool) {
	ink := theme.Ink
	if chosen {
		ink = theme.Accent
	}
	in := r.Inset(5)
	text := in.CutBottom(22, 0)
	dollhouse.Thumbnail(c, board, in, 1)
	c.TextIn(c.Styles.TextStrong, label, text, ui.Center, ink)
}

// annexPicture returns a second board with the start of that name on it; it is empty for the player's own start, or
// for none.
func annexPicture(x *game.Annexed, side, layout string) *sprites.Clinic {
	at := max(0, slices.IndexFunc(x.Sides, func(s game.AnnexSide) bool { return s.Name == side }))
	board := clinic.Clinic{Columns: x.Sides[at].Columns, Rows: x.Sides[at].Rows}
	start, _ := x.Layout(layout)
	for _, component := range start.Components {
		for i := range x.Components {
			if x.Components[i].Kind == component.Kind {
				board.Place(&x.Components[i].Blueprint, component)
			}
		}
	}
	plan := &dollhouse.Plan{Lacks: func(clinic.Space) clinic.Kind { return "" }} // the starts work
	plan.Describe(&board, make(game.Numbers, game.NumberCount))
	return &plan.Clinic
}

// annexStart returns the second board with which a player begins, nil in a game without one.
func (s *Scene) annexStart(i int) *sprites.Clinic {
	e := s.choice.annexed(s.known)
	if e == nil {
		return nil
	}
	layout := s.choice.seats[i].annexLayout
	if s.rules != nil {
		layout = s.rules.Config.AnnexLayouts[i]
	}
	return annexPicture(e.Annex, s.choice.annexSide(e.Annex, i), layout)
}
