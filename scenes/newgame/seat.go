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

// sides are the boards to choose from (B2).
var sides = []string{game.BeginnerSide, game.ExpertSide}

func columns(side string) int8 {
	if side == game.ExpertSide {
		return clinic.MaxColumns - 1
	}
	return clinic.MaxColumns
}

const (
	leastTile = 46 // height of a start to choose, in logical pixels
	mostTile  = 58
)

// seat is what is chosen for one player: name, color, board, start, and the picture of it. Where there is no room for
// all of it the picture goes first, then the figures.
func (s *Scene) seat(c *scenes.Context, i int) tree.Node {
	const leastForFaces, tiles, least = 430, 2*mostTile + 6, 84
	lot, caption := s.lot(c, i, 40), tree.Text(c.Styles.Text, s.startCaption(i), theme.SecondInk).To(ui.Center)
	var all []tree.Node
	for _, faces := range []bool{true, false} {
		who := s.named(c, i)
		if faces {
			who = s.faced(c, i)
		}
		begun := tree.Column(8, who, lot)
		fixed, grows := s.tiles(c, i, mostTile), tree.Growing{Node: s.tiles(c, i, leastTile), Share: 1, Most: tiles}
		for _, n := range []tree.Node{tree.Column(6, begun, fixed, tree.Grow(s.startPicture(i, least))), tree.Column(6, begun, grows, caption), tree.Column(6, begun, s.tiles(c, i, leastTile))} {
			if faces {
				n = tree.Limits{High: leastForFaces, Node: n}
			}
			all = append(all, n)
		}
	}
	return tree.Roomiest(all...)
}

// lot is the choice of a player's board, and the title of the starts.
func (s *Scene) lot(c *scenes.Context, i int, high float64) tree.Node {
	const least = 170
	chosen, name := &s.choice.seats[i], c.T("newgame.side")
	boards := &ui.Segments{Base: ui.Base{ID: s.id(i, "side"), Tip: c.T("newgame.side_tip"), Says: name}, Selected: slices.Index(sides, chosen.side)}
	for _, side := range sides {
		boards.Options = append(boards.Options, c.T("newgame.side."+side))
	}
	boards.Do = func(at int) { s.change(c, func() { chosen.side = sides[at] })() }
	label, choice := tree.Text(c.Styles.TextStrong, name, theme.SecondInk), tree.Sized{Widget: boards, H: high}
	start := "newgame.your_start"
	switch {
	case chosen.friend:
		start = "friends.their_start"
	case chosen.bot != "":
		start = "newgame.bots_start"
	}
	return tree.Column(8, tree.First(tree.Row(gap, label.InLine(), tree.Growing{Node: choice, Share: 1, Least: least}), tree.Column(2, label, choice)),
		tree.Edges{Bottom: -4, Node: tree.Text(c.Styles.TextStrong, c.T(start), theme.SecondInk)})
}

// tiles are the starts to choose from, at least so high: in one line where there is room.
func (s *Scene) tiles(c *scenes.Context, i int, high float64) tree.Node {
	const apart, least = 6, 87
	line, below := tree.Row(apart), tree.Column(apart)
	for half := range slices.Chunk(layouts, len(layouts)/2) {
		row := tree.Row(apart)
		for _, layout := range half {
			tile := tree.Limits{High: high, Node: s.tile(c, i, layout)}
			row.Nodes = append(row.Nodes, tree.Grow(tile))
			line.Nodes = append(line.Nodes, tree.Growing{Node: tile, Share: 1, Least: least})
		}
		below.Nodes = append(below.Nodes, tree.Grow(row))
	}
	return tree.First(line, below)
}

// smallLots are the cards with boards and starts in a small window.
func (s *Scene) smallLots(c *scenes.Context) tree.Node {
	return s.smallCards(s.choice.players, func(i int) tree.Node {
		const picture = 142
		shown := tree.Node(tree.Text(c.Styles.Text, s.startCaption(i), theme.SecondInk))
		if s.choice.players <= 2 {
			shown = s.startPicture(i, picture)
		}
		return tree.Column(smallGap, tree.Edges{Bottom: -4, Node: s.owner(i, "lot")}, s.lot(c, i, finger), tree.Edges{Top: -2, Node: s.tiles(c, i, mostTile)}, shown)
	})
}

// startPicture is the picture of a player's start, at least so high, with its caption.
func (s *Scene) startPicture(i int, least float64) tree.Node {
	house := &s.houses[i]
	picture := tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		house.Draw(c, ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: r.H - 8})
	}}
	caption := tree.Edges{Right: 8, Bottom: 8, Left: 8, Node: tree.Text(s.Styles.Text, s.startCaption(i), theme.SecondInk).To(ui.Center)}
	house.Show(dollhouse.Grounds{Clinic: s.startClinic(i), Annex: s.annexStart(i)})
	return tree.Ground(tree.Round(12, theme.Ground), tree.Column(0, tree.Grow(tree.Limits{High: least, Node: picture}), caption))
}

// layouts are the starts to choose from: drawn, the four of B42, the player's own.
var layouts = []string{"", clinic.White.String(), clinic.Yellow.String(), clinic.Orange.String(), clinic.Red.String(), game.OwnLayout}

func (s *Scene) tile(c *scenes.Context, i int, layout string) tree.Node {
	chosen := &s.choice.seats[i]
	name := layout
	if layout == "" {
		name = "drawn"
	}
	spot := tree.Press{
		Base:     ui.Base{ID: fmt.Sprintf("newgame.%d.layout.%s", i, name), Says: s.choice.nameOf(c.Reader, i), Tip: c.T("newgame.layout_tip." + name)},
		Selected: chosen.layout == layout,
	}
	label := c.T("newgame.layout." + name)
	switch {
	case layout != game.OwnLayout:
	case chosen.friend:
		label, spot.Tip = c.T("friends.their_own"), c.T("friends.their_own_tip")
	case chosen.bot != "":
		label = c.T("newgame.layout.bots_own")
	}
	spot.Do = s.change(c, func() { chosen.layout = layout })
	color, fixed := clinic.LevelNamed(layout)
	if holder, taken := s.choice.holder(layout); fixed && taken && holder != i {
		spot.Disabled = true
		spot.Tip = c.T("newgame.layout_taken", ui.Data{"Name": s.choice.nameOf(c.Reader, holder)})
	}
	var small *sprites.Clinic
	if fixed {
		small = dollhouse.Layout(color, columns(chosen.side))
	}
	disabled := spot.Disabled
	spot.Node = tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		ink := theme.Ink
		if chosen.layout == layout {
			ink = theme.Accent
		}
		paintTile(c, r, state, chosen.layout == layout, disabled)
		switch {
		case disabled:
			c.TextIn(c.Styles.Heading, words.Initial(s.choice.nameOf(c.Reader, s.holderOf(layout))), r, ui.Center, theme.SecondInk)
		case fixed:
			dollhouse.Thumbnail(c, small, r.Inset(5), 1)
		case layout == "" && chosen.layout == "" && ui.Measure(c.Styles.TextStrong, label) <= r.W-8:
			paintDrawn(c, r, s.startClinic(i), label)
		default:
			style, in := c.Styles.TextStrong, r.Inset(1)
			if len(ui.Torn(style, label, in.W)) > 0 {
				style = c.Styles.Small
			}
			lines := ui.ParagraphHeight(style, label, in.W)
			c.Paragraph(style, label, in.X, in.Y+(in.H-lines)/2, in.W, ui.Center, ink)
		}
	}}
	return spot
}

// paintDrawn paints the start that was drawn above the word for it.
func paintDrawn(c *ui.Canvas, r ui.Rect, small *sprites.Clinic, label string) {
	in := r.Inset(4)
	text := in.CutBottom(c.Styles.TextStrong.LineHeight(), 0)
	dollhouse.Thumbnail(c, small, in, 1)
	c.TextIn(c.Styles.TextStrong, label, text, ui.Center, theme.Accent)
}

// paintTile paints the background of a start or a board to choose; one that can't be chosen is only an outline.
func paintTile(c *ui.Canvas, r ui.Rect, state ui.State, chosen, disabled bool) {
	if disabled && !chosen {
		c.Dashed(r, 10, 1.5, 4, theme.Dashes)
		return
	}
	paintCard(c, r, state, chosen)
}

func (s *Scene) holderOf(layout string) int {
	holder, _ := s.choice.holder(layout)
	return max(0, holder)
}

// startClinic gives the clinic a player begins with; an empty lot for one's own.
func (s *Scene) startClinic(i int) *sprites.Clinic {
	layout := s.choice.seats[i].layout
	if s.rules != nil && s.friends == nil { // the host draws by a seed of its own
		layout = s.rules.Config.Layouts[i]
	}
	if color, fixed := clinic.LevelNamed(layout); fixed {
		return dollhouse.Layout(color, columns(s.choice.seats[i].side))
	}
	empty := clinic.Clinic{Columns: columns(s.choice.seats[i].side), Rows: clinic.MaxRows}
	return dollhouse.Of(&empty, make(game.Numbers, game.NumberCount))
}

func (s *Scene) startCaption(i int) string {
	switch layout := s.choice.seats[i].layout; layout {
	case "":
		if s.friends != nil {
			return s.T("friends.start_drawn")
		}
		return s.T("newgame.start_drawn")
	case game.OwnLayout:
		if s.choice.seats[i].friend {
			return s.T("friends.start_own")
		}
		return s.T("newgame.start_own")
	default:
		return s.T("newgame.start_fixed", ui.Data{"Color": s.Texts.Level("level." + layout)})
	}
}

func (s *Scene) paintColor(c *ui.Canvas, r ui.Rect, state ui.State, i, color int) {
	x, y := r.Center()
	radius := min(r.W, r.H)/2 - 3
	if state.Hover {
		radius++
	}
	mine := s.choice.seats[i].color == color
	shade := theme.PlayerColors[color]
	if !mine {
		shade = theme.Mix(shade, theme.Card, 0.55)
	}
	c.Tile(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, shade)
	if mine {
		c.CircleLine(x, y, radius+3, 2, shade)
		c.TextIn(c.Styles.Heading, words.Initial(s.choice.nameOf(c.Reader, i)), ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, ui.Center, theme.Card)
	}
	if state.Focus {
		c.FocusRing(ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius)
	}
}
