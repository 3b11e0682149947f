package scores

import (
	"math"
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const (
	nameRowHeight = 52
	widestCell    = 132
	narrowestCell = 108
	narrowest     = 232 // width of the table without the cells
	pictureWidth  = 44  // width of the pictures in front of the lines
	leastRow      = 30
	numbersHigh   = 26 // height of the numbers below a name
	smallCellPad  = 4
	rowPad        = 6
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
	return words.ScoreLine(what, s.session.ContextOf(0))
}

// tip says how the points of a line come about, and by which rule.
func (s *Scene) tip(r row) string {
	return words.ScoreTip(game.ScoreLine{What: r.what, Rule: r.rule}, s.session.Rules())
}

func (s *Scene) cell(area ui.Rect) float64 {
	players := float64(len(s.scores))
	return min(ui.Grown(widestCell), (area.W-narrowest+2*16)/players)
}

// layoutPoints places the players' names, a row for each line, and the totals.
func (s *Scene) layoutPoints(c *scenes.Context) {
	area := s.left.Inset(16)
	names := area.CutTop(nameRowHeight, 4)
	if high := s.recordHigh(area.W); high > 0 {
		s.layoutRecord(area.CutBottom(high, 6), nil)
	}
	total := area.CutBottom(nameRowHeight, 4)
	cell := s.cell(area)
	players := len(s.scores)
	s.addNames(c, names, cell, nil)
	offset := 0.0
	if s.scroll != nil {
		offset = s.scroll.Offset
	}
	s.lines = s.rows()
	s.scroll = &ui.Scroll{Base: ui.Base{ID: "scores.list", Rect: area}, Offset: offset}
	s.page.Add(s.scroll)
	least := func(r row) float64 {
		return max(leastRow, rowPad+ui.ParagraphHeight(ui.TextStrong, s.lineName(r.what), area.W-cell*float64(players)-pictureWidth))
	}
	spare := area.H
	for _, r := range s.lines {
		spare -= least(r)
	}
	y := area.Y
	for i, r := range s.lines {
		height := min(60, least(r)+max(0, spare)/float64(len(s.lines)))
		s.addRow(c, i, ui.Rect{X: area.X, Y: y, W: area.W, H: height}, cell, false)
		y += height
	}
	s.scroll.Height = math.Floor(y - area.Y)
	s.addTotal(total, cell, nil, false)
}

// addNames places the players' names above their cells; a click on one shows that player's clinic.
func (s *Scene) addNames(c *scenes.Context, names ui.Rect, cell float64, inside *ui.Scroll) {
	for player := range s.scores {
		r := ui.Rect{X: names.Right() - cell*float64(len(s.scores)-player), Y: names.Y, W: cell, H: names.H}
		spot := &ui.Area{Base: ui.Base{ID: "scores.player." + strconv.Itoa(player), Rect: r.Inset(2), Inside: inside, Tip: ui.T("scores.look", ui.Data{"Name": s.session.Seats().Name(player)})}}
		spot.Do = func() {
			s.look(player)
			c.Redraw()
		}
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { s.paintName(c, r, state, player) }
		s.page.Add(spot)
	}
}

// addRow places a line of the sheet in the list, with the numbers after its name or below it; a click leads to its
// rule in the book.
func (s *Scene) addRow(c *scenes.Context, i int, at ui.Rect, cell float64, below bool) {
	r := s.lines[i]
	spot := &ui.Area{Base: ui.Base{ID: "scores.row." + r.what, Rect: at, Disabled: !c.HasBook(), Inside: s.scroll}}
	spot.Do = func() { c.Consult(r.rule) }
	if i > 0 { // the names' tips are above
		spot.Tip = s.tip(r)
	}
	spot.Paint = func(c *ui.Canvas, area ui.Rect, state ui.State) {
		if state.Hover || state.Pressed {
			c.Tile(area, 8, theme.Well)
		}
		s.paintRow(c, area, r, cell, s.come(i), below)
	}
	s.page.Add(spot)
}

// addTotal places the totals, after their name or below it.
func (s *Scene) addTotal(at ui.Rect, cell float64, inside *ui.Scroll, below bool) {
	sum := &ui.Area{Base: ui.Base{ID: "scores.total", Rect: at, Disabled: true, Inside: inside}}
	sum.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { s.paintTotal(c, r, cell, below) }
	s.page.Add(sum)
}

func (s *Scene) paintName(c *ui.Canvas, r ui.Rect, state ui.State, player int) {
	switch {
	case s.looked == player:
		c.Tile(r, 10, theme.AccentSoft)
	case state.Hover:
		c.Tile(r, 10, theme.Well)
	case len(s.scores) > 1:
		c.Tile(r, 10, theme.Fade(theme.Well, 0))
	}
	name := s.session.Seats().Name(player)
	x := r.Right() - 12
	style := ui.TextStrong
	if len(ui.Torn(style, name, r.W-36)) > 0 {
		name = words.Initial(name)
	}
	width := min(ui.Measure(style, name), r.W-36)
	height := ui.ParagraphHeight(style, name, width)
	s.paintWho(c, player, x-width-14, r.Y+r.H/2)
	c.Paragraph(style, name, x-width, r.Y+(r.H-height)/2, width, ui.Right, theme.Ink)
	if state.Focus {
		c.FocusRing(r, 10)
	}
}

func (s *Scene) paintRow(c *ui.Canvas, r ui.Rect, row row, cell, come float64, below bool) {
	c.HorizontalLine(r.X, r.Y, r.W, 1, theme.Hairline)
	name := s.lineName(row.what)
	width, pad, numbers := r.W-cell*float64(len(s.scores))-pictureWidth, 14.0, r
	if below {
		width, pad = r.W-pictureWidth, smallCellPad
		numbers = r.CutBottom(numbersHigh, 0)
	}
	if at := (ui.Rect{X: r.X + 9, Y: r.Y + (r.H-20)/2, W: 20, H: 20}); row.what == words.GoalLine {
		pictures.Mark(c, pictures.Trophy, at, theme.Gold)
	} else if sign := extensionui.ScoreSign(row.what); sign != sprites.None {
		pictures.In(c, sign, ui.Rect{X: r.X + 2, Y: r.Y + 4, W: 34, H: r.H - 8}, 0)
	}
	lines, number := ui.ParagraphHeight(ui.TextStrong, name, width), row.rule
	if ui.RuledHeight(ui.TextStrong, name, number, width) > lines {
		number = ""
		c.About(row.rule, r)
	}
	c.Ruled(ui.TextStrong, name, number, r.X+pictureWidth, r.Y+(r.H-lines)/2, width, theme.Ink)
	for player := range s.scores {
		l, there := row.lines[player]
		if !there || come == 0 {
			continue
		}
		at := ui.Rect{X: r.Right() - cell*float64(len(s.scores)-player), Y: numbers.Y, W: cell - pad, H: numbers.H}
		if row.what == words.GoalLine {
			icon, ink := ui.IconCheck, theme.Legal
			if l.Count == 0 {
				icon, ink = ui.IconCross, theme.Illegal
			}
			icon(c, ui.Rect{X: at.Right() - 20, Y: at.Y + at.H/2 - 10, W: 20, H: 20}, ink)
			at.CutRight(44, 4)
			done := words.GoalSoFar(s.session.ContextOf(player), s.session.State().Players[player].Goal)
			c.TextIn(ui.Figures, done, at, ui.Right, theme.SecondInk)
			continue
		}
		ink := theme.Ink
		if l.Points < 0 {
			ink = theme.IllegalInk
		}
		points := int(math.Round(float64(l.Points) * come))
		text := words.Signed(points)
		if points == 0 {
			text = "0"
		}
		count := words.Times(l.Count)
		if row.what == "popularity" {
			count = ""
		}
		style, apart := ui.Price, 4.0
		wide := max(44, ui.Measure(style, text)+1)
		if free := at.W - ui.Measure(ui.Figures, count); below && at.W < ui.Grown(76) || wide+apart > free {
			if apart = 1; ui.Measure(style, text)+2 > free {
				style = ui.Figures
			}
			wide = ui.Measure(style, text) + 1
		}
		c.TextIn(style, text, at.CutRight(wide, apart), ui.Right, ink)
		c.TextIn(ui.Figures, count, at, ui.Right, theme.SecondInk)
	}
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

func (s *Scene) paintTotal(c *ui.Canvas, r ui.Rect, cell float64, below bool) {
	c.Round(r, 10, theme.Well)
	pad, name := 14.0, ui.Rect{X: r.X + 14, Y: r.Y, W: r.W - cell*float64(len(s.scores)) - 14, H: r.H}
	if below {
		pad, name = smallCellPad, r.CutTop(r.H-nameRowHeight, 0)
		name.X, name.W = name.X+14, name.W-28
	}
	if text := ui.T("scores.total"); ui.Measure(ui.Heading, text) <= name.W {
		c.TextIn(ui.Heading, text, name, ui.Left, theme.Ink)
	} else {
		high := ui.ParagraphHeight(ui.TextStrong, text, name.W)
		c.Paragraph(ui.TextStrong, text, name.X, name.Y+(name.H-high)/2, name.W, ui.Left, theme.Ink)
	}
	for player, score := range s.scores {
		at := ui.Rect{X: r.Right() - cell*float64(len(s.scores)-player), Y: r.Y, W: cell - pad, H: r.H}
		if player == s.honoured() && !s.count.Moving() {
			text := words.Number(score.Total)
			width := ui.Measure(ui.Number, text) + 24
			s.cheer.at = ui.Rect{X: at.Right() - width + 10, Y: at.Y + 8, W: width, H: at.H - 16}
			c.Round(s.cheer.at, (at.H-16)/2, theme.Accent)
			c.TextIn(ui.Number, text, ui.Rect{X: at.X, Y: at.Y, W: at.W - 2, H: at.H}, ui.Right, theme.Card)
			continue
		}
		c.TextIn(ui.Number, words.Number(s.total(player)), at, ui.Right, theme.Ink)
	}
}

// paintWho paints the figure of a bot, or the color of a person's seat, around x, y.
func (s *Scene) paintWho(c *ui.Canvas, player int, x, y float64) {
	if level := s.session.Bot(player); level != "" {
		pictures.In(c, pictures.Portrait(level, s.session.Seats().Color(player)), ui.Rect{X: x - 12, Y: y - 15, W: 24, H: 28}, 0)
		return
	}
	c.Circle(x+2, y, 6, s.color(player))
}
