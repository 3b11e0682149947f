package newgame

import (
	"fmt"
	"slices"

	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// faced is who plays for a seat: a person with a name, or a bot with how it plays; and the color.
func (s *Scene) faced(c *scenes.Context, i int) tree.Node {
	const high, wide, side = 38.0, 72.0, 84.0
	level := s.choice.seats[i].bot
	who := tree.Node(tree.Column(4, s.name(c, i, 42), tree.Text(c.Styles.Text, c.T("newgame.at_this_screen"), theme.SecondInk)))
	all := tree.Column(8, tree.Sized{Widget: s.kind(c, i), H: high}, nil, nil, s.colors(c, i, 34))
	switch {
	case s.choice.seats[i].friend:
		who = s.invited(i)
	case level != "":
		name := tree.Text(c.Styles.Heading, s.choice.nameOf(c.Reader, i), theme.Ink)
		named := tree.First(tree.Row(10, name.InLine(), tree.Space(), s.strength(i)), name)
		who = tree.Column(2, named, tree.Text(c.Styles.Text, s.howItPlays(level), theme.SecondInk))
		all.Nodes[2] = tree.Sized{Widget: s.levels(c, i), H: high}
	}
	portrait := tree.Top(tree.Named(s.id(i, "portrait"), s.portrait(i, wide, side)))
	all.Nodes[1] = tree.Row(12, portrait, tree.Grow(tree.Top(who)))
	return all
}

// named is that where there is no room for figures.
func (s *Scene) named(c *scenes.Context, i int) tree.Node {
	const high = 34.0
	chosen, who := &s.choice.seats[i], s.name(c, i, high)
	switch {
	case chosen.friend:
		who = tree.Limits{High: high, Node: tree.Text(c.Styles.Heading, s.choice.nameOf(c.Reader, i), theme.Ink).InLine()}
	case chosen.bot != "":
		who = tree.Sized{Widget: s.levels(c, i), H: high}
	}
	return tree.Column(5, tree.Sized{Widget: s.kind(c, i), H: high}, who, s.colors(c, i, 30))
}

// kind is the choice between a person and a bot.
func (s *Scene) kind(c *scenes.Context, i int) *ui.Segments {
	chosen := &s.choice.seats[i]
	kind := &ui.Segments{Base: ui.Base{ID: s.id(i, "who"), Tip: c.T("newgame.who_tip")}, Options: []string{c.T("newgame.person"), c.T("newgame.bot")}}
	if s.friends != nil {
		return s.friendsKind(c, i, kind)
	}
	if chosen.bot != "" {
		kind.Selected = 1
	}
	kind.Do = func(at int) {
		s.change(c, func() {
			if chosen.bot = ""; at == 1 {
				chosen.bot = bot.Resident
			}
		})()
	}
	return kind
}

// levels returns the control for how strong a bot plays.
func (s *Scene) levels(c *scenes.Context, i int) *ui.Segments {
	chosen := &s.choice.seats[i]
	levels := &ui.Segments{Base: ui.Base{ID: s.id(i, "level")}, Selected: slices.Index(bot.Levels[:], chosen.bot)}
	for _, level := range bot.Levels {
		levels.Options = append(levels.Options, c.T("bots.level."+string(level)))
	}
	levels.Do = func(at int) { s.change(c, func() { chosen.bot = bot.Levels[at] })() }
	return levels
}

// strength is a bar for each level: full up to that of a bot.
func (s *Scene) strength(i int) tree.Node {
	const wide, high, gap = 20, 7, 4
	bars := tree.Row(gap)
	for at := range bot.Levels {
		color := theme.Dashes
		if at <= slices.Index(bot.Levels[:], s.choice.seats[i].bot) {
			color = theme.Accent
		}
		bars.Nodes = append(bars.Nodes, tree.Art{W: wide, H: high, Draw: tree.Round(high/2, color)})
	}
	return tree.Press{Base: ui.Base{ID: s.id(i, "strength"), Disabled: true}, Node: tree.Limits{High: 20, Node: bars}}
}

// id returns the id of a part of a seat's card.
func (s *Scene) id(i int, name string) string { return fmt.Sprintf("newgame.%d.%s", i, name) }

func (s *Scene) name(c *scenes.Context, i int, high float64) tree.Node {
	chosen := &s.choice.seats[i]
	name := s.field(s.id(i, "name"), chosen.name)
	name.Placeholder, name.Longest = c.T("newgame.name"), 16
	if s.friends != nil {
		name.Placeholder = c.T("friends.your_name")
	}
	name.Do = func(value string) { s.change(c, func() { chosen.name = value })() }
	return tree.Sized{Widget: name, H: high}
}

// colors are those to choose from; nil at a table across machines, where seats have theirs.
func (s *Scene) colors(c *scenes.Context, i int, high float64) tree.Node {
	if s.friends != nil {
		return nil
	}
	row := tree.Row(6)
	for color := range theme.PlayerColors {
		base := ui.Base{ID: s.id(i, fmt.Sprintf("color.%d", color)), Says: s.choice.nameOf(c.Reader, i), Tip: c.T(fmt.Sprintf("color.%d", color))}
		face := tree.Art{H: high, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintColor(c, r, state, i, color) }}
		spot := tree.Press{Base: base, Node: face, Selected: s.choice.seats[i].color == color, Do: s.change(c, func() { s.choice.setColor(i, color) })}
		row.Nodes = append(row.Nodes, tree.Growing{Node: spot, Share: 1, Most: finger})
	}
	return row
}

// portrait is who plays for a seat on the pale color of the seat.
func (s *Scene) portrait(i int, wide, high float64) tree.Node {
	return tree.Art{W: wide, H: high, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		chosen := &s.choice.seats[i]
		c.Round(r, 12, theme.Mix(theme.PlayerColors[chosen.color], theme.Card, 0.86))
		pictures.UpTo(c, pictures.Portrait(chosen.bot, chosen.color), r.Inset(r.H/14), 1.3, 0)
	}}
}

// howItPlays returns a line on how a bot of that level plays, "" for a person.
func (s *Scene) howItPlays(level bot.Level) string {
	if level == "" {
		return ""
	}
	return s.T("bots.how." + string(level))
}

// smallSeats are the cards of who plays in a small window.
func (s *Scene) smallSeats(c *scenes.Context) tree.Node {
	return s.smallCards(s.choice.players, func(i int) tree.Node { return s.smallSeat(c, i) })
}

// smallCards are so many cards beside and below each other.
func (s *Scene) smallCards(count int, card func(i int) tree.Node) tree.Node {
	grid := tree.Grid{Gap: smallPad, Between: smallPad, Least: 320}
	for i := range count {
		grid.Nodes = append(grid.Nodes, tree.Ground(tree.Panel(14), tree.Pad(smallPad, smallPad, card(i))))
	}
	return grid
}

// smallSeat is the figure of a seat, and beside it who plays there, under which name or how well, in which color.
func (s *Scene) smallSeat(c *scenes.Context, i int) tree.Node {
	level := s.choice.seats[i].bot
	beside := func(second tree.Node) tree.Node {
		return tree.ByWidth(func(wide float64) tree.Node {
			portrait := tree.Named(s.id(i, "portrait"), s.portrait(i, min(84, wide-smallPad-4*finger-3*6), 0))
			return tree.Row(smallPad, portrait, tree.Grow(tree.Column(smallGap, tree.Sized{Widget: s.kind(c, i)}, second, s.colors(c, i, finger))))
		})
	}
	switch {
	case s.choice.seats[i].friend:
		return tree.Top(beside(s.invited(i)))
	case level == "":
		return tree.Top(beside(s.name(c, i, finger)))
	}
	how := tree.Text(c.Styles.Text, s.howItPlays(level), theme.SecondInk)
	name := func(style ui.Style) tree.Node { return tree.Text(style, s.choice.nameOf(c.Reader, i), theme.Ink) }
	levels := tree.Segments(c.Reader, s.levels(c, i))
	return tree.First(
		tree.Column(smallGap, beside(levels), tree.Column(2, name(c.Styles.TextBold), how)),
		tree.Column(smallGap, beside(tree.Limits{High: finger, Node: name(c.Styles.Heading)}), levels, how))
}
