package scores

import (
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// What bots achieve in the same solo game: they play it in the background while the player looks at the end.

// findRivals requests them, once.
func (s *Scene) findRivals(of func(s *session.Session) []*session.Rival) {
	if s.rivals != nil || of == nil || !s.session.Over() || !s.climbs() {
		return
	}
	s.rivals = of(s.session)
	if !s.chart.copied() { // of a copy both lines are seen first
		s.chart.kind = bots
	}
}

const dotTicks = 24 // until the dots of a rival that still plays move on

// playRivals lets one rival play on for a moment, the quickest first.
func (s *Scene) playRivals(c *scenes.Context) {
	for i := len(s.rivals) - 1; i >= 0; i-- {
		r := s.rivals[i]
		if r.Over {
			continue
		}
		c.Awake()
		if r.Play(session.RivalSlice) {
			c.Say(s.rivalTip(r))
			c.Relayout()
		}
		if c.Tick%dotTicks == 0 && c.Moves() {
			s.dots++
			c.Redraw()
		}
		return
	}
}

// rivalTip says what a rival has achieved.
func (s *Scene) rivalTip(r *session.Rival) string {
	name := words.BotName(s.Reader, r.Level, 1)
	switch {
	case !r.Over:
		return s.T("scores.rival_plays", ui.Data{"Name": name})
	case !r.Counts:
		return s.T("scores.rival_missed", ui.Data{"Name": name, "Count": r.Score})
	}
	return s.T("scores.rival_met", ui.Data{"Name": name, "Count": r.Score})
}

// bar is what one of the three achieved.
type bar struct {
	id, name, tip string
	level         bot.Level // empty for the player
	known, counts bool
	score         int
}

// bars are what Chief, the player and Resident came to, below their title where there is room for it.
func (s *Scene) bars() tree.Node {
	own := bar{id: "you", name: s.T("scores.you"), known: true, counts: s.scores[0].Counts, score: s.scores[0].Total}
	var bars []bar
	most := max(1, own.score)
	for i, r := range s.rivals {
		if i == 1 {
			bars = append(bars, own)
		}
		bars = append(bars, bar{"rival." + string(r.Level), words.BotName(s.Reader, r.Level, 1), s.rivalTip(r), r.Level, r.Over, r.Counts, r.Score})
		if r.Over {
			most = max(most, r.Score)
		}
	}
	table := tree.Table{Gap: 8, Columns: []tree.Columned{{}, {}, {Share: 1}, {Least: s.Styles.Grown(34)}}}
	for i := range bars {
		table.Lines = append(table.Lines, s.barOf(&bars[i], most))
	}
	title := tree.Text(s.Styles.TextStrong, s.T("scores.bots_title"), theme.SecondInk)
	return tree.Roomiest(tree.Column(4, title, tree.Grow(table)), table)
}

const barHigh = 14.0

// barOf is a line with what one of them came to.
func (s *Scene) barOf(b *bar, most int) tree.Line {
	style, color := s.Styles.Text, theme.Mix(theme.Accent, theme.Card, 0.45)
	if b.level == "" {
		style, color = s.Styles.TextStrong, theme.Accent
	}
	value := tree.Node(tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.paintDots(c, r) }})
	if b.known {
		value = tree.Text(s.Styles.Price, s.Texts.Number(b.score), theme.Ink).InLine().To(ui.Right)
	}
	face := tree.Art{W: 28, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		pictures.In(c, pictures.Portrait(b.level, s.session.Seats().Color(0)), r, 0)
	}}
	line := tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { b.paint(c, r, most, color) }}
	around := func(cells tree.Node) tree.Node {
		ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Focus {
				c.FocusRing(r, 8)
			}
		}
		row := tree.Ground(ground, tree.Limits{High: s.Styles.Grown(30), Node: cells})
		return tree.Growing{Node: tree.Press{Base: ui.Base{ID: "scores." + b.id, Tip: b.tip, Disabled: b.tip == ""}, Node: row}, Share: 1, Most: s.Styles.Grown(52)}
	}
	return tree.Line{Cells: []tree.Node{face, tree.Text(style, b.name, theme.Ink).InLine(), line, value}, Around: around}
}

// paint paints it, once it is known.
func (b *bar) paint(c *ui.Canvas, r ui.Rect, most int, color theme.Color) {
	line := ui.Rect{X: r.X, Y: r.Y + (r.H-barHigh)/2, W: r.W, H: barHigh}
	c.Round(line, barHigh/2, theme.Well)
	if !b.known {
		return
	}
	line.W = max(barHigh, line.W*float64(b.score)/float64(most))
	if b.counts {
		c.Round(line, barHigh/2, color)
		return
	}
	paintHatched(c, line, color)
	if note := c.T("scores.goal_missed_short"); r.H >= barHigh+2*c.Styles.Grown(17) {
		c.TextIn(c.Styles.Text, note, ui.Rect{X: r.X, Y: line.Bottom(), W: r.W, H: c.Styles.Grown(18)}, ui.Left, theme.SecondInk)
	} else if ui.Measure(c.Styles.TextStrong, note)+16 < r.W-line.W {
		c.TextIn(c.Styles.Text, note, ui.Rect{X: line.Right() + 6, Y: r.Y, W: r.Right() - line.Right() - 10, H: r.H}, ui.Left, theme.Ink)
	}
}

// paintHatched paints a bar that does not count.
func paintHatched(c *ui.Canvas, r ui.Rect, color theme.Color) {
	c.Round(r, r.H/2, theme.Card)
	const apart = 6.0
	for x := r.X + r.H/2; x+r.H/2 <= r.Right(); x += apart {
		c.Line(x-r.H/2+2, r.Bottom()-2, x+r.H/2-2, r.Y+2, 1.5, color)
	}
	c.RoundLine(r, r.H/2, 1.5, color)
}

// paintDots paints three moving dots, for a rival that still plays.
func (s *Scene) paintDots(c *ui.Canvas, r ui.Rect) {
	for i := range 3 {
		strength := [...]float64{1, 0.65, 0.32}[(i+3-s.dots%3)%3]
		c.Circle(r.Right()-float64(3*(2-i))*4-4, r.Y+r.H/2, 3.5, theme.Fade(theme.SecondInk, strength))
	}
}
