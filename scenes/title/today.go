package title

import (
	"strconv"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Today is what the day brings: a game and a puzzle.
type Today struct {
	// Stand returns the state of both; it is called whenever the title is laid out.
	Stand func() Stand
	// Daily begins the game of the day.
	Daily func(c *scenes.Context)
	// Puzzle opens the puzzle of the day.
	Puzzle func() scenes.Scene
	// Look spends a part of a tick on searching for the puzzle, and reports whether Stand has changed.
	Look func(c *scenes.Context) (changed bool)
}

// Stand is the state of the day's game and puzzle, in words.
type Stand struct {
	Weekday, Number, Month string // of the day
	Streak, Best           string // consecutive days; empty for none
	Game, Puzzle           string // what they require; empty while that is not known
	Played                 bool   // whether the game was finished
	Stars                  int    // won in the puzzle
	Week                   []WeekDay
}

// WeekDay is a day of the week, from Monday on.
type WeekDay struct {
	Letter, Tip string
	Done, Now   bool
}

// day is what the title shows of the day.
type day struct {
	stand   Stand
	shown   bool
	buttons []*ui.Button // in small windows; the panel shows them as rows
}

// make creates the buttons of the day.
func (d *day) make(c *scenes.Context, t *Today) {
	d.shown, d.stand = true, t.Stand()
	button := func(id, text, tip string, do func()) *ui.Button {
		return &ui.Button{Base: ui.Base{ID: id, Letter: letters[id], Tip: tip}, Text: text, Do: do}
	}
	d.buttons = []*ui.Button{
		button("title.daily_game", c.T("today.game"), d.stand.Game, func() { t.Daily(c) }),
		button("title.daily_puzzle", c.T("puzzle.title"), d.stand.Puzzle, func() { c.Push(t.Puzzle()) }),
	}
}

// today returns what the panel shows of the day: its game and its puzzle beside a page of a calendar, and the week.
func (s *Scene) today() tree.Node {
	d := &s.day.stand
	head := tree.Row(0, tree.Text(s.Styles.Heading, s.T("today.title"), theme.Ink).InLine(), tree.Grow(s.streak()))
	leaf := max(76, ui.Measure(s.Styles.TextStrong, d.Weekday)+16, ui.Measure(s.Styles.Text, d.Month)+16)
	rows := tree.Column(6, s.row(s.day.buttons[0], s.drawPlayed), s.row(s.day.buttons[1], s.drawStars))
	week := tree.Row(0)
	for i := range d.Week {
		week.Nodes = append(week.Nodes, tree.Grow(tree.Center(weekDay(i, &d.Week[i]))))
	}
	return tree.Column(0, tree.Elastic(30, 44, head), tree.Row(12, tree.Art{W: leaf, Draw: s.drawLeaf}, tree.Grow(rows)), tree.Air(6, 12), tree.Elastic(34, 38, week))
}

// streak returns the days played one after another.
func (s *Scene) streak() tree.Node {
	d := &s.day.stand
	if d.Streak == "" {
		return tree.Art{}
	}
	return tree.Press{Base: ui.Base{ID: "title.streak", Says: d.Streak, Tip: d.Best}, Node: tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		c.TextIn(c.Styles.TextStrong, d.Streak, r, ui.Right, theme.SecondInk)
		ui.IconFlame(c, ui.Rect{X: r.Right() - ui.Measure(c.Styles.TextStrong, d.Streak) - 28, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, theme.Flame)
		if state.Focus {
			c.FocusRing(r, 8)
		}
	}}}
}

// row returns a button of the day with what it requires, and at the end of its first line how it stands.
func (s *Scene) row(b *ui.Button, drawEnd tree.Draw) tree.Node {
	const end = 74.0
	words := tree.Column(0, tree.Row(6, tree.Grow(tree.Text(s.Styles.TextStrong, b.Text, theme.Ink).InLine()), tree.Art{W: end, Draw: drawEnd}))
	if b.Tip != "" {
		words.Nodes = append(words.Nodes, tree.Text(s.Styles.Text, b.Tip, theme.SecondInk))
	}
	base := ui.Base{ID: b.ID, Letter: b.Letter, Says: ui.Said(s.Reader, b.Text, b.Tip)}
	face := tree.Ground(tree.Tile(10), tree.Edges{Node: tree.Middle(words), Top: 2, Right: 8, Bottom: 2, Left: 12})
	return tree.Elastic(s.Styles.Grown(44), s.Styles.Grown(48), tree.Press{Base: base, Node: face, Do: b.Do})
}

// drawPlayed draws whether the game of the day was finished.
func (s *Scene) drawPlayed(c *ui.Canvas, r ui.Rect, _ ui.State) {
	x, y := r.Right()-r.W/6, r.Y+r.H/2 // above the last star
	if s.day.stand.Played {
		done(c, x, y)
		return
	}
	ui.IconPlay(c, ui.Rect{X: x - 9, Y: y - 9, W: 18, H: 18}, theme.Accent)
}

// drawStars draws the stars won in the puzzle of the day.
func (s *Scene) drawStars(c *ui.Canvas, r ui.Rect, _ ui.State) {
	for i := range 3 {
		color := theme.Dashes
		if i < s.day.stand.Stars {
			color = theme.Gold
		}
		pictures.Mark(c, pictures.Star, ui.Rect{X: r.X + float64(i)*r.W/3, Y: r.Y + r.H/2 - 10, W: r.W / 3, H: 20}, color)
	}
}

// weekDay returns a day of the week, from 0 for Monday on.
func weekDay(i int, d *WeekDay) tree.Node {
	return tree.Press{Base: ui.Base{ID: "title.week." + strconv.Itoa(i+1), Says: d.Tip, Tip: d.Tip}, Node: tree.Art{W: 34, H: 34, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		x, y := r.Center()
		if d.Done {
			done(c, x, y)
		} else {
			c.Tile(ui.Rect{X: x - 13, Y: y - 13, W: 26, H: 26}, 13, theme.Well)
			c.TextIn(c.Styles.Text, d.Letter, r, ui.Center, theme.SecondInk)
		}
		if d.Now {
			c.CircleLine(x, y, 16, 2, theme.Accent)
		}
		if state.Focus {
			c.FocusRing(ui.Rect{X: x - 15, Y: y - 15, W: 30, H: 30}, 15)
		}
	}}}
}

// drawLeaf draws the calendar's page.
func (s *Scene) drawLeaf(c *ui.Canvas, r ui.Rect, _ ui.State) {
	d := &s.day.stand
	c.Shadow(r, 10, 0.5)
	c.Round(r, 10, theme.Card)
	top := r.CutTop(r.H*0.28, 0)
	c.Round(top, 10, theme.Accent)
	c.Fill(ui.Rect{X: top.X, Y: top.Y + top.H/2, W: top.W, H: top.H / 2}, theme.Accent)
	c.TextIn(c.Styles.TextStrong, d.Weekday, top, ui.Center, theme.Card)
	c.TextIn(c.Styles.Big, d.Number, ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H * 0.55}, ui.Center, theme.Ink)
	c.TextIn(c.Styles.Text, d.Month, ui.Rect{X: r.X, Y: r.Bottom() - r.H*0.42, W: r.W, H: r.H * 0.36}, ui.Center, theme.SecondInk)
}

// done draws a check mark.
func done(c *ui.Canvas, x, y float64) {
	c.Circle(x, y, 13, theme.Legal)
	ui.IconCheck(c, ui.Rect{X: x - 7, Y: y - 7, W: 14, H: 14}, theme.Card)
}
