package title

import (
	"strconv"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
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
	buttons []*ui.Button // in small windows
	areas   []ui.Widget  // in the panel: game, puzzle, streak, week
	game    *ui.Area
	puzzle  *ui.Area
	streak  *ui.Area
	week    []*ui.Area
}

// make creates the widgets of the day.
func (d *day) make(c *scenes.Context, t *Today) {
	d.shown, d.stand = true, t.Stand()
	begin, open := func() { t.Daily(c) }, func() { c.Push(t.Puzzle()) }
	game, puzzle := c.T("today.game"), c.T("puzzle.title")
	d.buttons = []*ui.Button{
		{Base: ui.Base{ID: "title.daily_game", Letter: letters["title.daily_game"], Tip: d.stand.Game}, Text: game, Do: begin},
		{Base: ui.Base{ID: "title.daily_puzzle", Letter: letters["title.daily_puzzle"], Tip: d.stand.Puzzle}, Text: puzzle, Do: open},
	}
	d.game = &ui.Area{Base: ui.Base{ID: "title.daily_game", Letter: letters["title.daily_game"], Says: ui.Said(c.Reader, game, d.stand.Game)}, Do: begin}
	d.game.Paint = func(c *ui.Canvas, r ui.Rect, s ui.State) {
		in := row(c, r, s, game, d.stand.Game)
		x, y := in.Right()-in.W/6, in.Y+in.H/2 // above the last star
		if d.stand.Played {
			done(c, x, y)
			return
		}
		ui.IconPlay(c, ui.Rect{X: x - 9, Y: y - 9, W: 18, H: 18}, theme.Accent)
	}
	d.puzzle = &ui.Area{Base: ui.Base{ID: "title.daily_puzzle", Letter: letters["title.daily_puzzle"], Says: ui.Said(c.Reader, puzzle, d.stand.Puzzle)}, Do: open}
	d.puzzle.Paint = func(c *ui.Canvas, r ui.Rect, s ui.State) {
		in := row(c, r, s, puzzle, d.stand.Puzzle)
		for i := range 3 {
			color := theme.Dashes
			if i < d.stand.Stars {
				color = theme.Gold
			}
			pictures.Mark(c, pictures.Star, ui.Rect{X: in.X + float64(i)*in.W/3, Y: in.Y + in.H/2 - 10, W: in.W / 3, H: 20}, color)
		}
	}
	d.streak = &ui.Area{Base: ui.Base{ID: "title.streak", Says: d.stand.Streak, Tip: d.stand.Best}}
	d.streak.Paint = func(c *ui.Canvas, r ui.Rect, s ui.State) {
		if d.stand.Streak == "" {
			return
		}
		c.TextIn(c.Styles.TextStrong, d.stand.Streak, r, ui.Right, theme.SecondInk)
		ui.IconFlame(c, ui.Rect{X: r.Right() - ui.Measure(c.Styles.TextStrong, d.stand.Streak) - 28, Y: r.Y + r.H/2 - 11, W: 22, H: 22}, theme.Flame)
		if s.Focus {
			c.FocusRing(r, 8)
		}
	}
	d.areas = []ui.Widget{d.game, d.puzzle, d.streak}
	for i, one := range d.stand.Week {
		area := &ui.Area{Base: ui.Base{ID: "title.week." + strconv.Itoa(i+1), Says: one.Tip, Tip: one.Tip}}
		area.Paint = func(c *ui.Canvas, r ui.Rect, s ui.State) {
			x, y := r.Center()
			if one.Done {
				done(c, x, y)
			} else {
				c.Tile(ui.Rect{X: x - 13, Y: y - 13, W: 26, H: 26}, 13, theme.Well)
				c.TextIn(c.Styles.Text, one.Letter, r, ui.Center, theme.SecondInk)
			}
			if one.Now {
				c.CircleLine(x, y, 16, 2, theme.Accent)
			}
			if s.Focus {
				c.FocusRing(ui.Rect{X: x - 15, Y: y - 15, W: 30, H: 30}, 15)
			}
		}
		d.week = append(d.week, area)
		d.areas = append(d.areas, area)
	}
}

// done draws a check mark.
func done(c *ui.Canvas, x, y float64) {
	c.Circle(x, y, 13, theme.Legal)
	ui.IconCheck(c, ui.Rect{X: x - 7, Y: y - 7, W: 14, H: 14}, theme.Card)
}

const rowEnd = 74.0 // kept free at the right end of a row's first line

// row draws the background and the words of a row, and returns the free area at the right of its first line.
func row(c *ui.Canvas, r ui.Rect, s ui.State, text, note string) ui.Rect {
	ground := theme.Well
	switch {
	case s.Pressed:
		ground = theme.Darker(theme.Well, 0.14)
	case s.Hover:
		ground = theme.Darker(theme.Well, 0.06)
	}
	c.Tile(r, 10, ground)
	if s.Focus {
		c.FocusRing(r, 10)
	}
	in := ui.Rect{X: r.X + 12, Y: r.Y, W: r.W - 20, H: r.H}
	upper := in
	if note != "" {
		upper = in.CutTop(in.H/2, 0)
		upper.Y += 2
		c.TextIn(c.Styles.Text, note, ui.Rect{X: in.X, Y: in.Y - 2, W: in.W, H: in.H}, ui.Left, theme.SecondInk)
	}
	end := upper.CutRight(rowEnd, 6)
	c.TextIn(c.Styles.TextStrong, text, upper, ui.Left, theme.Ink)
	return end
}
