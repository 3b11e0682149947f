package scores

import (
	"math"
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const (
	widestCell    = 132
	narrowestCell = 108
	narrowest     = 232 // of the table without the cells
	namesHigh     = 52.0
	mostLine      = 60  // a line is high
	rowPad        = 3.0 // above and below the name of a line
)

// row is one line of the score sheet for all players.
type row struct {
	what, rule string
	lines      map[int]game.ScoreLine
}

// rows collects the players' lines of the same meaning.
func (s *Scene) rows() []row {
	var rows []row
	for player, score := range s.scores {
		for _, l := range score.Lines {
			at := -1
			for i := range rows {
				if rows[i].what == l.What {
					at = i
				}
			}
			if at < 0 {
				at = len(rows)
				rows = append(rows, row{l.What, l.Rule, map[int]game.ScoreLine{}})
			}
			rows[at].lines[player] = l
		}
	}
	return rows
}

// lineName returns the name of a line of the sheet.
func (s *Scene) lineName(what string) string {
	return words.ScoreLine(s.Reader, what, s.session.ContextOf(0))
}

// tip says how the points of a line come about, and by which rule.
func (s *Scene) tip(r row) string {
	return words.ScoreTip(s.Reader, game.ScoreLine{What: r.what, Rule: r.rule}, s.session.Rules())
}

// sheet is how the points lie: the numbers of each player in a column behind the names of the lines, or below these.
type sheet struct {
	*Scene
	cell  float64 // width of such a column
	pad   float64 // behind its numbers
	below bool
}

// sheetIn is how they lie in a width.
func (s *Scene) sheetIn(wide float64) *sheet {
	const name, leastName, smallCell = 200.0, 168.0, 92.0
	players, t := float64(len(s.scores)), &sheet{Scene: s, cell: s.Styles.Grown(widestCell), pad: 14}
	switch {
	case !s.small:
		t.cell = min(t.cell, (wide-name)/players)
	case players > 1: // alone, how much of the goal is done stands there
		t.cell = s.Styles.Grown(smallCell)
	}
	if t.below = s.small && wide-t.cell*players < s.Styles.Grown(leastName); t.below {
		t.pad = 4
	}
	return t
}

// sheet is the players' names, a row for each line, the totals, and what is said of the records. In a large window only
// the lines are scrolled.
func (s *Scene) sheet(c *scenes.Context) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node {
		t := s.sheetIn(wide)
		var names, lines []tree.Node
		for player := range s.scores {
			names = append(names, t.player(c, player))
		}
		for i := range s.lines {
			lines = append(lines, t.row(c, i))
		}
		total := tree.Named("scores.total", t.totals())
		if s.small {
			return tree.Column(4, t.spread(tree.Art{}, namesHigh, names), tree.Column(0, lines...), total, apart(16, s.record()))
		}
		return t.whole(names, tree.Scroll{ID: "scores.list", Node: tree.Column(0, lines...)}, total)
	})
}

// whole is the sheet with totals and record at its foot.
func (t *sheet) whole(names []tree.Node, lines, total tree.Node) tree.Node {
	return tree.Column(4, t.spread(tree.Art{}, namesHigh, names), tree.Grow(lines), total, apart(2, t.record()))
}

// apart has so much more room above a node, if there is one.
func apart(above float64, n tree.Node) tree.Node {
	if n == nil {
		return nil
	}
	return tree.Edges{Top: above, Node: n}
}

// spread puts what there is for each player behind a name, or below it, so high.
func (t *sheet) spread(name tree.Node, high float64, cells []tree.Node) tree.Node {
	row := tree.Row(0)
	for _, cell := range cells {
		if t.below {
			row.Nodes = append(row.Nodes, tree.Grow(cell))
		} else {
			row.Nodes = append(row.Nodes, tree.Wide(t.cell, cell))
		}
	}
	if t.below {
		return tree.Column(0, tree.Grow(name), tree.Limits{High: high, Node: row})
	}
	return tree.Limits{High: high, Node: tree.Row(0, tree.Grow(name), row)}
}

// player is a player's name; a click shows the clinic.
func (t *sheet) player(c *scenes.Context, player int) tree.Node {
	base := ui.Base{ID: "scores.player." + strconv.Itoa(player), Tip: c.T("scores.look", ui.Data{"Name": t.session.Seats().Name(c.Reader, player)})}
	return tree.Pad(2, 2, tree.Press{Base: base, Node: t.name(player), Do: func() {
		t.look(player)
		c.Relayout()
	}})
}

// name is a player's name, or the initial where it would be broken.
func (t *sheet) name(player int) tree.Node {
	const sign, gap = 24, 2
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case t.looked == player:
			c.Tile(r, 10, theme.AccentSoft)
		case state.Hover:
			c.Tile(r, 10, theme.Well)
		case len(t.scores) > 1:
			c.Tile(r, 10, theme.Fade(theme.Well, 0))
		}
		if state.Focus {
			c.FocusRing(r, 10)
		}
	}
	name := t.session.Seats().Name(t.Reader, player)
	as := func(name string) tree.Node {
		return tree.ByWidth(func(wide float64) tree.Node {
			return tree.Right(tree.Row(gap, t.who(player), tree.Limits{Most: wide - sign - gap, Node: tree.Text(t.Styles.TextStrong, name, theme.Ink).To(ui.Right)}))
		})
	}
	return tree.Ground(ground, tree.Limits{High: namesHigh - 4, Node: tree.Edges{Right: 12, Node: tree.First(as(name), as(words.Initial(name)))}})
}

// row is a line of the sheet; a click leads to its rule in the book.
func (t *sheet) row(c *scenes.Context, i int) tree.Node {
	r := t.lines[i]
	base := ui.Base{ID: "scores.row." + r.what, Disabled: !c.HasBook()}
	if i > 0 { // the names' tips are above
		base.Tip = t.tip(r)
	}
	ground := func(c *ui.Canvas, area ui.Rect, state ui.State) {
		if state.Hover || state.Pressed {
			c.Tile(area, 8, theme.Well)
		}
	}
	row := tree.Press{Base: base, Node: tree.Ground(ground, t.line(r, t.come(i))), Do: func() { c.Consult(r.rule) }}
	return tree.Growing{Node: row, Share: 1, Most: mostLine}
}

// line is what a line says, of which so much has been counted.
func (t *sheet) line(r row, come float64) tree.Node {
	const finger, least, numbersHigh = 44.0, 30.0, 26.0
	var points []tree.Node
	for player := range t.scores {
		points = append(points, tree.Edges{Right: t.pad, Node: t.points(r, player, come)})
	}
	sign := tree.Art{W: 44, Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) {
		if r.what == words.GoalLine {
			pictures.Mark(c, pictures.Trophy, ui.Rect{X: at.X + 9, Y: at.Y + (at.H-20)/2, W: 20, H: 20}, theme.Gold)
		} else if sign := extensionui.ScoreSign(r.what); sign != sprites.None {
			pictures.In(c, sign, ui.Rect{X: at.X + 2, Y: at.Y + 4, W: 34, H: at.H - 8}, 0)
		}
	}}
	name := tree.Node(tree.Row(0, sign, tree.Grow(tree.Pad(0, rowPad, t.ruled(r)))))
	high := least
	if t.small {
		high = finger
	}
	if t.below {
		name, high = tree.Limits{High: high, Node: name}, numbersHigh
	}
	edge := func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.HorizontalLine(r.X, r.Y, r.W, 1, theme.Hairline) }
	return tree.Ground(edge, t.spread(name, high, points))
}

// ruled is the name of a line with its rule behind it where there is room.
func (t *sheet) ruled(r row) tree.Node {
	name := t.lineName(r.what)
	return tree.ByWidth(func(wide float64) tree.Node {
		high, number := ui.ParagraphHeight(t.Styles.TextStrong, name, wide), r.rule
		left := ui.RuledHeight(t.Reader, t.Styles.TextStrong, name, number, wide) > high
		if left {
			number = ""
		}
		return tree.Art{H: high, Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) {
			if left {
				c.About(r.rule, at)
			}
			c.Ruled(c.Styles.TextStrong, name, number, at.X, at.Y, at.W, theme.Ink)
		}}
	})
}

// points are those of a player in a line, and how many of what gave them.
func (t *sheet) points(r row, player int, come float64) tree.Node {
	l, there := r.lines[player]
	if !there || come == 0 {
		return tree.Art{}
	}
	if r.what == words.GoalLine {
		const side = 20
		sign := tree.Icon(ui.IconCheck, side, theme.Legal)
		if l.Count == 0 {
			sign = tree.Icon(ui.IconCross, side, theme.Illegal)
		}
		text := words.GoalSoFar(t.Reader, t.session.ContextOf(player), t.session.State().Players[player].Goal)
		done := tree.Grow(tree.Text(t.Styles.Figures, text, theme.SecondInk).InLine().To(ui.Right))
		return tree.First(tree.Row(28, done, sign), tree.Row(6, done, sign))
	}
	ink, count, text := theme.Ink, words.Times(t.Reader, l.Count), "0"
	if l.Points < 0 {
		ink = theme.IllegalInk
	}
	if points := int(math.Round(float64(l.Points) * come)); points != 0 {
		text = words.Signed(t.Reader, points)
	}
	if r.what == "popularity" {
		count = ""
	}
	of := tree.Grow(tree.Text(t.Styles.Figures, count, theme.SecondInk).InLine().To(ui.Right))
	number := func(style ui.Style, wide float64) tree.Node {
		return tree.Limits{Wide: wide, Node: tree.Text(style, text, ink).InLine().To(ui.Right)}
	}
	return tree.First(tree.Row(4, of, number(t.Styles.Price, 44)), tree.Row(1, of, number(t.Styles.Price, 0)), tree.Row(1, of, number(t.Styles.Figures, 0)))
}

// honoured returns the player whose total stands out: the winner, or the one named on the plaque; game.NoPlayer for
// nobody.
func (s *Scene) honoured() int {
	switch first := s.standings[0]; {
	case s.together != nil:
		return s.together.Player
	case s.scores[first].Counts:
		return first
	}
	return game.NoPlayer
}

// totals are what all of it comes to.
func (t *sheet) totals() tree.Node {
	text := t.T("scores.total")
	name := tree.First(tree.Text(t.Styles.Heading, text, theme.Ink).InLine(), tree.Text(t.Styles.TextStrong, text, theme.Ink))
	var sums []tree.Node
	for player, score := range t.scores {
		if player != t.honoured() || t.count.Runs() {
			sum := tree.Text(t.Styles.Number, t.Texts.Number(t.total(player)), theme.Ink).InLine()
			sums = append(sums, tree.Edges{Right: t.pad, Node: sum.To(ui.Right)})
			continue
		}
		sum := tree.Edges{Right: 12, Left: 12, Node: tree.Text(t.Styles.Number, t.Texts.Number(score.Total), theme.Card).InLine()}
		pill := tree.At(&t.cheer.at, tree.Ground(tree.Round(18, theme.Accent), sum))
		sums = append(sums, tree.Edges{Top: 8, Right: t.pad - 10, Bottom: 8, Node: tree.Right(pill)})
	}
	const nameHigh = 28
	beside := tree.Limits{High: nameHigh, Node: tree.Edges{Right: 14, Left: 14, Node: name}}
	return tree.Ground(tree.Round(10, theme.Well), t.spread(beside, namesHigh, sums))
}
