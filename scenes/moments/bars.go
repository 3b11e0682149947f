package moments

import (
	"math"
	"slices"
	"strconv"

	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	margin     = 16.0
	seatRadius = 14.0
	footHigh   = 36.0
	panelPad   = 16.0
	axisHigh   = 26.0
	rowHigh    = 60.0 // of one line
	barHigh    = 20.0
	wideFrom   = 760.0 // width of a panel, in logical pixels, from which a row is one line
	mostPanel  = 1088.0
)

// roundSlots is the layout of the end of a round, in logical pixels.
type roundSlots struct {
	title, panel, foot ui.Rect
	houses             []ui.Rect // by row
	rows               []ui.Rect
	axis               ui.Rect // empty if no numbers stand above the bars
	wide               bool    // a row is one line
}

// slotsOfRound places the parts: the clinics above the panel, or beside it in a low window.
func slotsOfRound(reader *ui.Reader, a arrangement.Arrangement, area ui.Rect, players int) (s roundSlots) {
	area = area.Inset(margin)
	s.foot = area.CutBottom(footHigh, 12)
	s.title = area.CutTop(reader.Styles.Name.LineHeight()+reader.Styles.Label.LineHeight()+4, 8)
	var houses ui.Rect
	if a == arrangement.Low {
		houses = area.CutLeft(area.W*0.42, margin)
		s.panel = area
	} else {
		wide := min(area.W, mostPanel)
		area.X, area.W = area.X+(area.W-wide)/2, wide
		s.panel = area.CutBottom(min(panelHigh(reader, wide >= wideFrom, players), area.H*0.62), margin)
		houses = area
	}
	s.wide = s.panel.W >= wideFrom
	s.placeRows(players)
	s.placeHouses(houses, players)
	return s
}

// panelHigh returns the preferred height of the panel.
func panelHigh(reader *ui.Reader, wide bool, players int) float64 {
	if wide {
		return 2*panelPad + axisHigh + reader.Styles.Grown(rowHigh)*float64(max(2, players))
	}
	return 2*panelPad + stackedHigh(reader)*float64(max(2, players))
}

// stackedHigh returns the height of a row of several lines, two of them about what was done.
func stackedHigh(reader *ui.Reader) float64 {
	return reader.Styles.Number.LineHeight() + barHigh + 2*reader.Styles.Text.LineHeight() + 10
}

func (s *roundSlots) placeRows(players int) {
	in := s.panel.Inset(panelPad)
	if s.wide {
		s.axis = in.CutTop(axisHigh, 0)
	}
	high := in.H / float64(players)
	for range players {
		s.rows = append(s.rows, in.CutTop(high, 0))
	}
}

// placeHouses places the clinics side by side, or in two rows if that makes them larger.
func (s *roundSlots) placeHouses(area ui.Rect, players int) {
	rows := 1
	if players > 2 && area.W < 1.6*area.H*float64(players)/2 {
		rows = 2
	}
	columns := (players + rows - 1) / rows
	wide, high := area.W/float64(columns), area.H/float64(rows)
	for i := range players {
		s.houses = append(s.houses, ui.Rect{X: area.X + wide*float64(i%columns), Y: area.Y + high*float64(i/columns), W: wide, H: high}.Inset(6))
	}
}

// scale returns the numbers at both ends of the bars, and the distance between the lines.
func (r *Round) scale() (low, high, step int) {
	low, high = 0, 10
	for i := range r.players {
		p := &r.players[i]
		low, high = min(low, p.Before, p.Popularity), max(high, p.Before, p.Popularity)
	}
	for _, step = range [...]int{5, 10, 20, 25, 50, 100} {
		if high-low <= 4*step {
			break
		}
	}
	return int(math.Floor(float64(low)/float64(step))) * step, high, step
}

// place draws the rows of the panel.
func (s *roundSlots) place(r *Round, c *ui.Canvas) {
	if s.wide {
		r.drawAxis(c)
	}
	for row, player := range r.order {
		at := s.rows[row]
		c.Landmark("moment.player."+strconv.Itoa(player), at)
		if r.alone(player) {
			c.Round(ui.Rect{X: at.X - 8, Y: at.Y + 2, W: at.W + 16, H: at.H - 4}, 12, theme.AccentSoft)
		}
		if s.wide {
			r.drawWideRow(c, at, row, player)
		} else {
			r.drawStackedRow(c, at, row, player)
		}
	}
}

// parts divides a row of one line, or the axis above the rows, into the player, the bar, and what was done best.
func parts(row ui.Rect) (who, bar, said ui.Rect) {
	who = row.CutLeft(row.W*0.15, 0)
	said = row.CutRight(row.W*0.42, 0)
	bar = row
	bar.W -= 90 // for the number
	return who, bar, said
}

// drawAxis draws the line above the rows, with the numbers of the bars.
func (r *Round) drawAxis(c *ui.Canvas) {
	who, bar, said := parts(r.slots.axis)
	c.TextIn(c.Styles.TextStrong, c.T("scores.popularity"), who, ui.Left, theme.SecondInk)
	title := c.T("moment.best")
	if len(r.players) == 1 {
		title = c.T("moment.done")
	}
	c.TextIn(c.Styles.TextStrong, title, said, ui.Left, theme.SecondInk)
	low, high, step := r.scale()
	for n := low; n <= high; n += step {
		x := bar.X + bar.W*float64(n-low)/float64(high-low)
		c.TextIn(c.Styles.Figures, c.Texts.Number(n), ui.Rect{X: x - 30, Y: bar.Y, W: 60, H: bar.H}, ui.Center, theme.SecondInk)
		c.VerticalLine(x, bar.Bottom(), r.slots.panel.Bottom()-panelPad-bar.Bottom(), 1, theme.Hairline)
	}
}

func (r *Round) drawWideRow(c *ui.Canvas, at ui.Rect, row, player int) {
	who, bar, said := parts(at)
	r.drawWho(c, who, player)
	r.drawBar(c, ui.Rect{X: bar.X, Y: bar.Y + (bar.H-barHigh)/2, W: bar.W, H: barHigh}, row, player, bar)
	r.drawSaid(c, said, row, player)
}

// drawStackedRow draws a row in several lines: the player above the bar, or before it if the row is low.
func (r *Round) drawStackedRow(c *ui.Canvas, at ui.Rect, row, player int) {
	const number = 84.0
	at.CutTop(2, 0)
	head := at.CutTop(c.Styles.Number.LineHeight(), 2)
	bar := head
	if at.H >= barHigh+c.Styles.Text.LineHeight() {
		bar = at.CutTop(barHigh, 2)
	} else {
		head = bar.CutLeft(bar.W*0.36, 4)
	}
	r.drawWho(c, head, player)
	r.drawBar(c, ui.Rect{X: bar.X, Y: bar.Y + (bar.H-barHigh)/2, W: bar.W - number, H: barHigh}, row, player, bar)
	r.drawSaid(c, at, row, player)
}

func (r *Round) drawWho(c *ui.Canvas, at ui.Rect, player int) {
	r.drawSeat(c, at.X+seatRadius, at.Y+at.H/2, player)
	at.CutLeft(2*seatRadius+10, 0)
	c.TextIn(c.Styles.Heading, r.session.Seats().Name(c.Reader, player), at, ui.Left, theme.Ink)
}

// drawBar draws a bar that moves from the old popularity to the new one, followed by the number in the rest of
// whole.
func (r *Round) drawBar(c *ui.Canvas, bar ui.Rect, row, player int, whole ui.Rect) {
	low, high, _ := r.scale()
	did, grown := &r.players[player], r.grown(row)
	at := func(n float64) float64 { return bar.X + bar.W*(n-float64(low))/float64(high-low) }
	now := float64(did.Before) + float64(did.Popularity-did.Before)*grown
	zero, was, is := at(0), at(float64(did.Before)), at(now)
	color := r.color(player)
	span := func(from, to float64) ui.Rect {
		return ui.Rect{X: min(from, to), Y: bar.Y, W: max(from, to) - min(from, to), H: bar.H}
	}
	c.Round(span(zero, max(is, was)), 6, color)
	if is >= was {
		c.Round(span(zero, was), 6, theme.Mix(color, theme.Card, 0.45))
		c.VerticalLine(was-1, bar.Y, bar.H, 2, theme.Card)
	} else {
		c.Round(span(is, was), 6, theme.Card)
		c.Dashed(span(is, was), 6, 1.6, 4, theme.Illegal)
	}
	r.drawNumber(c, ui.Rect{X: max(is, was, zero) + 10, Y: whole.Y, W: 90, H: whole.H}, int(math.Round(now)), did.Popularity-did.Before, grown == 1)
}

// drawNumber draws a player's popularity, and its change once there is true.
func (r *Round) drawNumber(c *ui.Canvas, at ui.Rect, number, change int, there bool) {
	text := c.Texts.Number(number)
	c.TextIn(c.Styles.Number, text, at.CutLeft(ui.Measure(c.Styles.Number, text)+1, 8), ui.Left, theme.Ink)
	ink := theme.LegalInk
	if change < 0 {
		ink = theme.IllegalInk
	}
	if there && change != 0 {
		c.TextIn(c.Styles.Price, words.Signed(c.Reader, change), at, ui.Left, ink)
	}
}

// drawSaid draws what a player did best, once its time has come: as many lines as fit.
func (r *Round) drawSaid(c *ui.Canvas, at ui.Rect, row, player int) {
	come := r.way.Part(bestFrom+row*bestTicks, bestFrom+(row+1)*bestTicks)
	style, said := c.Styles.Label, r.best[player]
	if style.LineHeight()*float64(len(said)) > at.H || slices.ContainsFunc(said, func(line string) bool { return ui.Measure(style, line) > at.W }) {
		style = c.Styles.Text
	}
	said = said[:min(len(said), int(at.H/style.LineHeight()))]
	if come == 0 || len(said) == 0 {
		return
	}
	high := style.LineHeight()
	at.Y += (at.H - high*float64(len(said))) / 2
	for _, line := range said {
		c.TextIn(ui.Snug(style, at.W, line), line, at.CutTop(high, 0), ui.Left, theme.Fade(theme.Ink, come))
	}
}
