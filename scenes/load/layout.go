package load

import (
	"fmt"

	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/routes"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

const gap = 16.0

// Layout places the list at the left, the chosen game at the right, and the actions below. In a small window the
// chosen game expands in the list.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	page := &tree.Page{Title: c.T("title.load"), Back: "load.back", Leave: c.Pop, Left: c.Settings().LeftHanded}
	if ui.IsDesk(c.Reader, width, height) {
		list := tree.Ground(tree.Panel(16), tree.Edges{Top: 12, Right: 22, Bottom: 12, Left: 12, Node: s.gameList(c, 96, nil)})
		left := min(620, max(470, (width-2*gap)*0.46))
		page.Body = tree.Column(gap, tree.Grow(tree.Row(gap, tree.Wide(left, list), tree.Grow(tree.Ground(tree.Panel(16), s.opened())))), s.bar(c))
	} else {
		page.Head = s.code(c)
		page.Body = s.gameList(c, 76, func() tree.Node { return s.unfolded(!ui.IsLow(c.Reader, width, height)) })
		page.Foot = func(column bool) tree.Node { return s.foot(c, column) }
	}
	s.Show(page, width, height)
	if s.good() != nil {
		s.Focus("load.open")
	}
}

// gameList returns the list of games, each with a picture of that width. The chosen game's details are below it.
func (s *Scene) gameList(c *scenes.Context, picture float64, unfolded func() tree.Node) tree.Node {
	var coming tree.Node
	if !s.found.Whole {
		coming = tree.Pad(8, 8, tree.Named("load.coming", tree.Text(c.Styles.Text, c.T("load.coming"), theme.SecondInk)))
	}
	games := tree.Long{Known: &s.heights, Gap: 6, Least: 84, Rows: len(s.games), Row: func(i int) tree.Node {
		var heading, below tree.Node
		if s.games[i].place() == finishedGame && (i == 0 || s.games[i-1].place() != finishedGame) {
			heading = tree.Edges{Top: 8, Left: 8, Right: 8, Node: tree.Text(c.Styles.Heading, c.T("load.finished_games"), theme.Ink)}
		}
		if unfolded != nil && i == s.chosen {
			below = unfolded()
		}
		return tree.Column(6, heading, s.row(c, i, picture, unfolded != nil), below)
	}}
	list := tree.Column(0, coming, games)
	if unfolded != nil && len(s.games) == 0 {
		list.Nodes = append(list.Nodes, tree.Grow(s.nothing()))
	}
	return tree.Scroll{ID: "load.list", Node: list}
}

// row returns a game of the list: a click chooses it, or opens the chosen one.
func (s *Scene) row(c *scenes.Context, i int, picture float64, card bool) tree.Node {
	k, ink := &s.games[i], theme.SecondInk
	if k.Err != nil {
		ink = theme.IllegalInk
	}
	words := tree.Column(0, tree.Text(c.Styles.Label, k.title(), theme.Ink), k.people(), tree.Text(c.Styles.Text, k.about(), ink))
	inside := tree.Row(12, tree.Art{W: picture, Draw: k.drawSmall}, tree.Grow(tree.Middle(tree.Pad(0, 6, words))))
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case i == s.chosen:
			c.Round(r, 12, theme.AccentSoft)
			c.RoundLine(r, 12, 2, theme.Accent)
		case card:
			c.Panel(r, 12)
		case state.Hover:
			c.Tile(r, 12, theme.Well)
		}
	}
	row := tree.Press{Base: ui.Base{ID: fmt.Sprintf("load.game.%d", i)}, Node: tree.Ground(ground, tree.Limits{High: 84, Node: tree.Pad(8, 8, inside)}), Do: func() {
		if s.chosen == i {
			s.open(c)
			return
		}
		s.picked = true
		s.choose(i)
		c.Relayout()
	}}
	return tree.At(&k.row, row)
}

// drawSmall paints a game in the list.
func (k *kept) drawSmall(c *ui.Canvas, r ui.Rect, _ ui.State) {
	switch {
	case !k.playable():
		x, y := r.Center()
		ui.IconWarning(c, ui.Rect{X: x - 14, Y: y - 14, W: 28, H: 28}, theme.Warning)
	case k.small.Clinic != nil:
		k.small.Thumbnail(c, r, 1)
	}
}

// seen reports whether any of a game's row is visible.
func (s *Scene) seen(i int) bool { return s.Scroll("load.list").Sees(s.games[i].row) }

// good returns the chosen game, or nil if none can be continued, or it has not been read yet.
func (s *Scene) good() *kept {
	if len(s.games) == 0 || s.games[s.chosen].game.Match == nil {
		return nil
	}
	return &s.games[s.chosen]
}

// opened returns the players of the chosen game, above the clinic of one of them.
func (s *Scene) opened() tree.Node {
	k := s.good()
	if k == nil {
		return s.nothing()
	}
	return tree.Pad(16, 16, tree.Column(12, s.players(k), tree.Grow(s.clinic(0))))
}

// unfolded returns the same, for below the row in the list; in a low window the clinic is in the column.
func (s *Scene) unfolded(clinic bool) tree.Node {
	k := s.good()
	if k == nil {
		return nil
	}
	shown := tree.Column(12, s.players(k))
	if clinic {
		shown.Nodes = append(shown.Nodes, s.clinic(200))
	}
	return tree.Edges{Bottom: 4, Node: tree.Ground(tree.Panel(12), tree.Pad(12, 12, shown))}
}

// clinic returns the picture of a player's clinic.
func (s *Scene) clinic(high float64) tree.Node {
	return tree.Art{H: high, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 12, theme.Ground)
		s.house.Draw(c, r.Inset(8))
	}}
}

// nothing says why there is no picture: no game at all, or one that cannot be continued.
func (s *Scene) nothing() tree.Node {
	text := s.T("load.empty")
	switch {
	case s.trouble != "":
		text = s.trouble
	case len(s.games) == 0 && !s.found.Whole, len(s.games) > 0 && s.games[s.chosen].Err == nil: // it is being read
		return tree.Art{}
	case len(s.games) > 0:
		text = s.T("load.untouched", ui.Data{"Reason": s.games[s.chosen].reason()})
	}
	return tree.Pad(48, 48, tree.Text(s.Styles.Label, text, theme.SecondInk).To(ui.Center))
}

// buttons are the actions: open a file, and replay, remove or continue the chosen game.
type buttons struct{ file, replay, remove, main tree.Sized }

func (s *Scene) buttons(c *scenes.Context) buttons {
	open := c.T("load.open")
	if k := s.good(); k != nil && k.game.Match.State.Over {
		open = c.T("load.see")
	}
	button := func(id, text string, disabled bool, do func()) *ui.Button {
		return &ui.Button{Base: ui.Base{ID: id, Disabled: disabled}, Text: text, Do: do}
	}
	main := button("load.open", open, s.good() == nil, func() { s.open(c) })
	main.Kind = ui.Primary
	file := button("load.file", c.T("load.file"), false, func() {
		if s.opening == nil {
			s.Opening(files.Open(c.T("load.file"), files.Kind{Name: c.T("files.game"), Ending: "clinic"}))
		}
	})
	file.Tip = c.T("load.file_tip")
	remove := button("load.remove", c.T("load.remove"), len(s.games) == 0, func() { s.askToRemove(c) })
	replay := button("load.replay", c.T("load.replay"), s.good() == nil || routes.Of(c).Replay == nil, func() {
		k := s.good()
		c.Push(routes.Of(c).Replay(k.game.Match, k.told.Seats, 0, s.player))
	})
	return buttons{tree.Button(c.Reader, file), tree.Button(c.Reader, replay), tree.Button(c.Reader, remove), tree.Button(c.Reader, main)}
}

// signs returns the buttons with icons in place of words, except for the main one.
func (s *Scene) signs(c *scenes.Context) buttons {
	d := s.buttons(c)
	sign := func(b tree.Sized, icon ui.Icon) tree.Sized {
		return tree.Sized{Widget: tree.Sign(b.Widget.(*ui.Button), icon).Widget, W: 48}
	}
	d.file, d.replay, d.remove = sign(d.file, ui.IconFolder), sign(d.replay, ui.IconPlay), sign(d.remove, ui.IconBin)
	return d
}

// code returns the button that leads to codes and links; nil if they lead nowhere.
func (s *Scene) code(c *scenes.Context) tree.Node {
	given := routes.Of(c).Given
	if given == nil {
		return nil
	}
	return tree.Sized{Widget: &ui.Button{Base: ui.Base{ID: "load.code", Tip: c.T("sharing.load_tip")}, Icon: ui.IconShare, Do: func() { c.Push(sharing.New(c.Reader, given)) }}, W: 44}
}

// bar returns the actions at the bottom of a large window.
func (s *Scene) bar(c *scenes.Context) tree.Node {
	d := s.buttons(c)
	return tree.Ground(tree.Panel(16), tree.Pad(16, 16, tree.Row(12, d.file, s.code(c), tree.Space(), d.replay, d.remove, tree.Limits{Wide: 180, Node: d.main})))
}

// foot returns the actions at the thumb of a small window.
func (s *Scene) foot(c *scenes.Context, column bool) tree.Node {
	const high, apart, leastMain = 48.0, 8.0, 240.0
	line := func(nodes ...tree.Node) tree.Node { return tree.Limits{High: high, Node: tree.Row(apart, nodes...)} }
	d, signs := s.buttons(c), s.signs(c)
	if column {
		picture := tree.Space()
		if s.good() != nil {
			picture = tree.Grow(s.clinic(0))
		}
		return tree.Column(apart, line(tree.Grow(signs.file), tree.Grow(signs.replay), tree.Grow(signs.remove)), picture, line(tree.Grow(signs.main)))
	}
	main := tree.Limits{Wide: leastMain, Node: d.main}
	return tree.First(line(d.file, tree.Space(), d.replay, d.remove, main), line(signs.file, signs.replay, signs.remove, tree.Grow(signs.main)))
}
