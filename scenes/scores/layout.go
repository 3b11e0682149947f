package scores

import (
	"fmt"
	"slices"

	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/routes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	margin = 16.0
	gap    = 16.0
)

// Layout places the table of points at the left, chart and clinic at the right, and the doors from here below; in small
// windows all of it below each other.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.findStanding(routes.Of(c).Standing)
	s.findRivals(routes.Of(c).Rivals)
	s.lines = s.rows()
	s.chart.picture.Change()
	doors := s.Doors(c)
	s.small = !ui.IsDesk(c.Reader, width, height)
	root := tree.Pad(margin, margin, s.beside(c, doors))
	if s.small {
		root = s.below(c, doors, width)
	}
	s.Place(root, ui.Rect{W: width, H: height})
	s.Focus(doors[0].ID)
}

// beside has the parts beside each other, the ladder among them where there is room for it.
func (s *Scene) beside(c *scenes.Context, doors []*ui.Button) tree.Node {
	const sheetShare, most, besideLadder, ladderShare = 0.54, 820.0, 0.37, 0.38
	row, narrower := tree.Stack{Across: true, FromRight: true, Gap: 8}, tree.Stack{Across: true, FromRight: true, Gap: 8}
	for _, b := range doors {
		row.Nodes = append(row.Nodes, tree.Button(c.Reader, b))
		narrower.Nodes = append(narrower.Nodes, tree.Growing{Node: tree.Button(c.Reader, b), Share: b.Width(c.Reader), Least: b.Narrowest(c.Reader)}) // they say it in two lines
	}
	sheet := card(s.sheet(c))
	body := tree.ByWidth(func(wide float64) tree.Node {
		wide = max(narrowest+narrowestCell*float64(len(s.scores)), min(most, wide*sheetShare))
		return tree.Row(gap, tree.Wide(wide, sheet), tree.Grow(card(s.right(c, len(s.scores) == 1 && s.together == nil))))
	})
	if s.climbs() {
		body = tree.Roomiest(tree.ByWidth(func(wide float64) tree.Node {
			left := max(narrowest+narrowestCell, wide*besideLadder)
			middle := card(tree.Column(12, s.rankTitle(), tree.Grow(ladder{s})))
			return tree.Row(gap, tree.Wide(left, sheet), tree.Wide((wide-left-gap)*ladderShare, middle), tree.Grow(card(s.right(c, false))))
		}), body)
	}
	bar := tree.At(&s.bar, card(tree.First(row, narrower)))
	return tree.Column(gap, tree.Limits{High: 60, Node: tree.Pad(8, 0, tree.Top(s.head()))}, tree.Grow(body), bar)
}

func card(n tree.Node) tree.Node { return tree.Ground(tree.Panel(16), tree.Pad(16, 16, n)) }

// right has the chart above a player's clinic; of a cooperative game it is one of two tabs.
func (s *Scene) right(c *scenes.Context, hall bool) tree.Node {
	lower := s.clinic()
	if hall {
		lower = tree.Column(8, s.hall(), tree.Grow(lower))
	}
	rounds := tree.Column(gap, tree.Growing{Share: 40, Node: s.rounds(c)}, tree.Growing{Share: 60, Node: lower})
	if s.together == nil {
		return rounds
	}
	tabs := &ui.Segments{Base: ui.Base{ID: "scores.tab"}, Options: []string{c.T("scores.tab.outcome"), c.T("scores.tab.rounds")}}
	tabs.Do = func(at int) {
		s.together.rounds = at == 1
		c.Relayout()
	}
	shown := tree.Node(tree.Scroll{ID: "scores.outcome", Node: tree.Edges{Right: 12, Node: s.together.ending.Decided(c.Reader, &s.together.End, 120, 340)}})
	if s.together.rounds {
		tabs.Selected, shown = 1, rounds
	}
	return tree.Column(8, tree.Sized{Widget: tabs, H: 44}, tree.Grow(shown))
}

// below has all of it below each other in a list, and the main door in reach of the thumb. The others are there, too,
// or at the end of the list where they have no room.
func (s *Scene) below(c *scenes.Context, doors []*ui.Button, width float64) tree.Node {
	const pad, high, chartHigh, clinicHigh, half = 16.0, 48.0, 220.0, 300.0, 312.0
	list := tree.Column(12, s.head())
	if s.together != nil {
		list.Nodes = append(list.Nodes, s.together.ending.Decided(c.Reader, &s.together.End, 200, 200))
	} else if len(s.scores) == 1 {
		list.Nodes = append(list.Nodes, s.hall())
	}
	rounds, clinic := tree.Limits{High: chartHigh, Node: s.rounds(c)}, tree.Limits{High: clinicHigh, Node: s.clinic()}
	list.Nodes = append(list.Nodes, tree.Edges{Bottom: 4, Node: s.sheet(c)}, tree.Grow(tree.Edges{Bottom: 4, Node: tree.First(
		tree.Row(pad, tree.Growing{Node: rounds, Share: 1, Least: half}, tree.Growing{Node: clinic, Share: 1, Least: half}),
		tree.Column(pad, rounds, tree.Grow(clinic)))}))
	foot := tree.Stack{Across: true, FromRight: true, Gap: 8}
	for _, b := range doors {
		foot.Nodes = append(foot.Nodes, tree.Button(c.Reader, b))
	}
	if foot.Fit(width).W > width-2*pad {
		doors[0].Kind = ui.Primary
		foot.Nodes = []tree.Node{tree.Grow(tree.Button(c.Reader, doors[0]))}
		more := tree.Column(8)
		for pair := range slices.Chunk(doors[1:], 2) {
			row := tree.Row(8)
			for _, b := range pair {
				row.Nodes = append(row.Nodes, tree.Grow(tree.Button(c.Reader, b)))
			}
			more.Nodes = append(more.Nodes, tree.Limits{High: high, Node: row})
		}
		list.Nodes = append(list.Nodes, tree.Edges{Bottom: 4, Node: more})
	}
	edge := func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.HorizontalLine(r.X, r.Y, r.W, 1, theme.Hairline) }
	bar := tree.At(&s.bar, tree.Ground(edge, tree.Pad(pad, 12, tree.Limits{High: high, Node: foot})))
	scrolled := tree.Edges{Top: 8, Right: pad, Left: pad, Node: tree.Scroll{ID: "scores.list", Node: tree.Edges{Bottom: 12, Node: list}}}
	ground := func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Fill(r, theme.Card) }
	return tree.Ground(ground, tree.Column(0, tree.Grow(scrolled), bar))
}

// unseen is a node that only keeps its place.
func unseen(n tree.Node) tree.Node { return tree.Alike(tree.Art{}, n)[0] }

// head says who won, and by what where the points are equal; alone, whether the goal is met and which rank that is.
// While the points are counted it says nothing of that, but for the goal of a game alone, which is known.
func (s *Scene) head() tree.Node {
	title, reason := s.Head()
	big, lower, between := s.Styles.Big, s.Styles.Label, 0.0
	if s.small {
		big, lower, between = s.Styles.Number, s.Styles.Text, 4
	}
	name := tree.Text(big, title, theme.Ink)
	first := tree.Node(name)
	if s.session.Over() && s.climbs() && !s.small {
		first = s.named(name.InLine())
	}
	told := tree.Node(tree.Column(between, first, tree.Text(lower, reason, theme.SecondInk)))
	if medal := s.session.Origin().Medal; medal > campaign.None && !s.small {
		const side = 56
		sign := tree.Art{W: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.Medal(c, int(medal), true, r) }}
		told = tree.Row(16, sign, tree.Grow(told))
	}
	if s.count.Runs() && !s.climbs() {
		told = tree.Alike(tree.Top(tree.Text(big, s.T("scores.total"), theme.SecondInk)), told)[0]
	}
	if s.small {
		return tree.Named("scores.head", told)
	}
	return told
}

// named is the title with a tick where the goal is met, and at the right, where there is room, which game it was.
func (s *Scene) named(title tree.Node) tree.Node {
	const side, sign = 28.0, 18.0
	check := tree.Node(tree.Art{})
	if s.scores[0].Counts && s.session.Origin().CampaignClinic() == nil {
		check = tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			x, y := r.Center()
			c.Circle(x, y, side/2, theme.LegalInk)
			ui.IconCheck(c, ui.Rect{X: x - sign/2, Y: y - sign/2, W: sign, H: sign}, theme.Card)
		}}
	}
	about := tree.Grow(tree.Text(s.Styles.Text, s.about(), theme.SecondInk).InLine().To(ui.Right))
	return tree.First(tree.Row(14, title, check, about), tree.Row(14, title, check))
}

// about says which game it was.
func (s *Scene) about() string {
	config := &s.session.Rules().Config
	var parts []string
	if len(s.scores) == 1 {
		parts = append(parts, s.T("campaign.alone"), s.T("newgame.side."+config.Sides[0]))
	}
	with := slices.Concat(config.Extensions, config.Variants)
	for _, id := range with {
		parts = append(parts, words.Extension(s.Reader, id))
	}
	if len(with) == 0 {
		parts = append(parts, s.T("records.base_game"))
	}
	return s.Texts.Dots(parts...)
}

// rounds are the choice of what the chart shows, and the chart.
func (s *Scene) rounds(c *scenes.Context) tree.Node {
	shown := tree.Named("scores.rounds", tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.chart.draw(c, r) }})
	switch {
	case s.chart.kind == bots:
		shown = s.bars()
	case s.chart.copied(): // it says of the chart of a copy what the dotted line is
		shown = tree.Column(0, tree.Named("scores.dotted", tree.Text(c.Styles.Text, c.T("scores.dotted"), theme.SecondInk)), tree.Grow(shown))
	}
	return tree.Column(8, tree.First(s.measures(c, true), s.measures(c, false)), tree.Grow(shown))
}

// measures are the choice of what the chart shows: a sign each, with its name where all names have room.
func (s *Scene) measures(c *scenes.Context, named bool) tree.Node {
	const side, radius = 20.0, 10.0
	kinds, row := []measure{popularity, money, time}, tree.Row(6)
	if s.rivals != nil {
		kinds = []measure{bots, popularity, money, time}
	}
	high := 40.0
	if s.small {
		high = 44
	}
	for _, kind := range kinds {
		ink := theme.SecondInk
		if s.chart.kind == kind {
			ink = theme.Accent
		}
		base := ui.Base{ID: fmt.Sprintf("scores.chart.%d", kind)}
		face := tree.Row(8, tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.In(c, kind.sign(), r, 0) }})
		if named {
			face.Nodes = append(face.Nodes, tree.Text(c.Styles.TextStrong, kind.name(c.Reader), ink).InLine())
		} else {
			base.Tip = kind.name(c.Reader)
		}
		ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
			switch {
			case s.chart.kind == kind:
				c.Round(r, radius, theme.AccentSoft)
				c.RoundLine(r, radius, 2, theme.Accent)
			case state.Hover:
				c.Tile(r, radius, theme.Darker(theme.Well, 0.06))
			default:
				c.Tile(r, radius, theme.Well)
			}
			if state.Focus {
				c.FocusRing(r, radius)
			}
		}
		spot := tree.Ground(ground, tree.Limits{High: high, Node: tree.Pad(11, 0, tree.Center(face))})
		row.Nodes = append(row.Nodes, tree.Grow(tree.Press{Base: base, Node: spot, Do: func() {
			s.chart.kind = kind
			c.Relayout()
		}}))
	}
	return row
}

// clinic is that of the player who is looked at. The name lies in a corner, where no clinic reaches.
func (s *Scene) clinic() tree.Node {
	ground := func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 12, theme.Ground)
		s.house.Draw(c, r.Inset(8))
	}
	name := tree.Text(s.Styles.TextStrong, s.session.Seats().Name(s.Reader, s.looked), theme.Ink).InLine()
	return tree.Named("scores.clinic", tree.Ground(ground, tree.Top(tree.Pad(6, 2, tree.Row(4, s.who(s.looked), tree.Grow(tree.Limits{High: 36, Node: name}))))))
}

// who is the figure of a bot, or the color of a person's seat.
func (s *Scene) who(player int) tree.Node {
	return tree.Art{W: 24, H: 28, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if level := s.session.Bot(player); level != "" {
			pictures.In(c, pictures.Portrait(level, s.session.Seats().Color(player)), r, 0)
			return
		}
		x, y := r.Center()
		c.Circle(x+2, y, 6, s.color(player))
	}}
}

// NoteAt keeps notes off the sheet and its buttons: they lie behind the heading, in small windows above the doors.
func (s *Scene) NoteAt(w, h, _, _ float64) ui.Rect {
	if s.small {
		return ui.Rect{X: s.bar.X + (s.bar.W-w)/2, Y: s.bar.Y - h - 8, W: w, H: h}
	}
	return ui.Rect{X: s.bar.Right() - w, Y: margin, W: w, H: h}
}

// Draw paints all of it, and the stars that fly for who has won.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Screen.Draw(c)
	s.drawCheer(c)
}
