package newgame

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// panel is something about a chosen extension below its card, which is scrolled to when it has just been chosen.
func (s *Scene) panel(e *game.Extension, nodes ...tree.Node) tree.Node {
	n := tree.Ground(tree.Panel(12), tree.Pad(cardPad, cardPad, tree.Column(8, nodes...)))
	return s.showing(e, tree.Press{Base: ui.Base{ID: "newgame.options." + e.ID, Disabled: true}, Node: n})
}

// showing is a node that is scrolled to when an extension has just been chosen.
func (s *Scene) showing(e *game.Extension, n tree.Node) tree.Node {
	if s.shown == e.ID {
		return tree.At(&s.show, n)
	}
	return n
}

// howPlayed is how a chosen extension is played: each of its choices with what it means, in numbers; nil without any.
func (s *Scene) howPlayed(c *scenes.Context, e *game.Extension) tree.Node {
	if !s.chosen(e.ID) || len(e.Options) == 0 {
		return nil
	}
	return s.panel(e, tree.Text(c.Styles.Heading, c.T("newgame.options_of", ui.Data{"Name": words.Extension(c.Reader, e.ID)}), theme.Ink), s.choices(c, e))
}

// choices are those of an extension beside each other, as many as there is room for, and what they bring.
func (s *Scene) choices(c *scenes.Context, e *game.Extension) tree.Node {
	grid := tree.Grid{Gap: gap, Between: 8, Least: 300}
	for i := range e.Options {
		grid.Nodes = append(grid.Nodes, tree.Top(s.option(c, &e.Options[i])))
	}
	if d := extensionui.Of(e.ID); s.rules != nil && d != nil && d.Choices != nil && slices.Contains(s.rules.Config.Extensions, e.ID) {
		return tree.Column(8, grid, d.Choices(c.Reader, s.rules, s.choice.players))
	}
	return grid
}

// option is one choice: its name, its values, and what the chosen one means.
func (s *Scene) option(c *scenes.Context, option *game.OptionSpec) tree.Node {
	name, value := c.T("option."+option.Name), s.choice.option(option)
	values := &ui.Segments{Base: ui.Base{ID: "newgame.option." + option.Name, Says: name}, Selected: slices.Index(option.Values, value)}
	for _, v := range option.Values {
		values.Options = append(values.Options, c.T("option."+option.Name+"."+v))
	}
	values.Do = func(at int) { s.change(c, func() { s.choice.setOption(option.Name, option.Values[at]) })() }
	effect := c.T("option_effect."+option.Name+"."+value, words.AllNumbers(s.known, s.numbers))
	return tree.Column(8, tree.Text(c.Styles.TextStrong, name, theme.SecondInk), tree.Sized{Widget: values, H: finger}, tree.Text(c.Styles.Text, effect, theme.SecondInk))
}

// smallOptions has lot and start of each player, the goal of one alone, and how fast bots play.
func (s *Scene) smallOptions(c *scenes.Context) tree.Node {
	if s.friends != nil {
		return tree.Column(smallPad, s.friendsCards(c), s.smallLots(c))
	}
	code := s.codeButton(c)
	code.Text = c.T("sharing.title")
	list := tree.Column(smallPad, tree.Left(tree.Limits{Wide: 200, Node: tree.Button(c.Reader, code)}), s.smallLots(c))
	add := func(title string, n tree.Node) {
		list.Nodes = append(list.Nodes, s.smallCards(1, func(int) tree.Node {
			return tree.Column(4, tree.Text(c.Styles.Heading, title, theme.Ink), n)
		}))
	}
	if s.choice.people() < s.choice.players {
		pace := scenes.BotPace(c, "newgame.bots")
		pace.Says = c.T("bots.pace")
		add(c.T("bots.pace"), tree.Left(tree.Wide(480, tree.Sized{Widget: pace})))
	}
	switch {
	case s.choice.players > 1:
	case s.rules != nil && s.rules.Cooperative():
		list.Nodes = append(list.Nodes, s.smallCards(1, func(int) tree.Node { return s.commonGoal(c) }))
	default:
		add(c.T("newgame.goal"), s.goalList(c))
	}
	return list
}
