package moments

import (
	"math"
	"slices"
	"strconv"

	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

const (
	margin     = 16.0
	seatRadius = 14.0
	footHigh   = 36.0
	axisHigh   = 26.0
	rowHigh    = 60.0 // of one line
	barHigh    = 20.0
	numberWide = 90.0  // behind a bar
	wideFrom   = 760.0 // width of a panel, in logical pixels, from which a row is one line
	mostPanel  = 1088.0
	panelShare = 0.62 // of the height that the clinics and the panel have together, at most
)

// tree returns the whole window: the clinics above the panel, or beside it in a low window.
func (r *Round) tree() tree.Node {
	title := tree.Art{H: r.Styles.Name.LineHeight() + r.Styles.Label.LineHeight() + 4, Draw: r.drawTitle}
	houses, panel := tree.Art{Draw: r.drawHouses}, tree.ByWidth(r.panel)
	body := tree.Node(tree.Row(margin, tree.Growing{Node: houses, Share: 0.42}, tree.Growing{Node: tree.Middle(panel), Share: 0.58}))
	if r.layout != arrangement.Low {
		body = tree.Center(tree.Wide(mostPanel, tree.ByWidth(func(wide float64) tree.Node {
			return tree.Column(margin, tree.Growing{Node: houses, Share: 1 - panelShare},
				tree.Growing{Node: panel, Share: panelShare, Most: panel.Fit(wide).Full})
		})))
	}
	foot := tree.Art{H: footHigh, Draw: r.drawFoot}
	return tree.Pad(margin, margin, tree.Column(12, tree.Grow(tree.Column(8, title, tree.Grow(body))), foot))
}

// panel returns the rows with the bars: with an axis above them if a row is one line. Otherwise the player stands above
// the bar, or before it if there is no room, so that all bars begin at one place.
func (r *Round) panel(wide float64) tree.Node {
	const pad, many = 16.0, 9
	var rows tree.Node
	if wide >= wideFrom {
		rows = tree.Ground(r.drawAxis, tree.Column(0, tree.Art{H: axisHigh}, r.rows(r.inLine)))
	} else {
		stacked := func(inline bool, lines int) tree.Node {
			return r.rows(func(row, player int) tree.Node { return r.stacked(row, player, inline, lines) })
		}
		rows = tree.Roomiest(stacked(false, many), stacked(false, 1), stacked(true, 1), stacked(true, 0))
	}
	return tree.Ground(tree.Panel(18), tree.Pad(pad, pad, rows))
}

// rows returns the players' rows, the most popular first.
func (r *Round) rows(row func(row, player int) tree.Node) tree.Node {
	all := tree.Column(0)
	for i, player := range r.order {
		all.Nodes = append(all.Nodes, tree.Ground(r.ground(player), row(i, player)), tree.Space())
	}
	return all
}

// ground returns what lies below a row: a mark if the player is the only person at the table.
func (r *Round) ground(player int) tree.Draw {
	return func(c *ui.Canvas, at ui.Rect, _ ui.State) {
		c.Landmark("moment.player."+strconv.Itoa(player), at)
		if r.alone(player) {
			c.Round(ui.Rect{X: at.X - 8, Y: at.Y + 2, W: at.W + 16, H: at.H - 4}, 12, theme.AccentSoft)
		}
	}
}

// inLine returns a row of one line.
func (r *Round) inLine(row, player int) tree.Node {
	full := max(r.Styles.Grown(rowHigh), r.Styles.Label.LineHeight()*float64(len(r.best[player])))
	return tree.Elastic(barHigh, full, tree.Art{Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) {
		who, bar, said := parts(at)
		r.drawWho(c, who, player)
		r.drawBar(c, bar, row, player)
		r.drawSaid(c, said, row, player)
	}})
}

// stacked returns a row of several lines: the player above the bar, or before it, and at most so many lines about what
// was done.
func (r *Round) stacked(row, player int, inline bool, lines int) tree.Node {
	who := tree.Art{H: r.Styles.Number.LineHeight(), Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) { r.drawWho(c, at, player) }}
	bar := tree.Art{H: barHigh, Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) { r.drawBar(c, at, row, player) }}
	said := tree.Art{H: r.Styles.Text.LineHeight() * float64(min(lines, len(r.best[player]))), Draw: func(c *ui.Canvas, at ui.Rect, _ ui.State) { r.drawSaid(c, at, row, player) }}
	above := []tree.Node{who, bar}
	if inline {
		above = []tree.Node{tree.Row(4, tree.Growing{Node: who, Share: 0.36}, tree.Growing{Node: bar, Share: 0.64})}
	}
	if said.H > 0 {
		above = append(above, said)
	}
	return tree.Column(0, tree.Air(0, 8), tree.Column(2, above...), tree.Air(0, 8))
}

// drawHouses draws the clinics side by side, or in two rows if that makes them larger.
func (r *Round) drawHouses(c *ui.Canvas, area ui.Rect, _ ui.State) {
	rows, players := 1, len(r.order)
	if players > 2 && area.W < 1.6*area.H*float64(players)/2 {
		rows = 2
	}
	columns := (players + rows - 1) / rows
	wide, high := area.W/float64(columns), area.H/float64(rows)
	for i, player := range r.order {
		r.drawHouse(c, ui.Rect{X: area.X + wide*float64(i%columns), Y: area.Y + high*float64(i/columns), W: wide, H: high}.Inset(6), player)
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

// parts divides a row of one line, or the axis above the rows, into the player, the bar, and what was done best.
func parts(row ui.Rect) (who, bar, said ui.Rect) {
	who = row.CutLeft(row.W*0.15, 0)
	said = row.CutRight(row.W*0.42, 0)
	return who, row, said
}

// drawAxis draws the line above the rows, with the numbers of the bars.
func (r *Round) drawAxis(c *ui.Canvas, at ui.Rect, _ ui.State) {
	who, bar, said := parts(at.CutTop(axisHigh, 0))
	bar.W -= numberWide
	c.TextIn(c.Styles.TextStrong, c.T("scores.popularity"), who, ui.Left, theme.SecondInk)
	title := c.T("moment.best")
	switch {
	case !slices.ContainsFunc(r.best, func(said []string) bool { return len(said) > 0 }):
		title = ""
	case len(r.players) == 1:
		title = c.T("moment.done")
	}
	c.TextIn(c.Styles.TextStrong, title, said, ui.Left, theme.SecondInk)
	low, high, step := r.scale()
	for n := low; n <= high; n += step {
		x := bar.X + bar.W*float64(n-low)/float64(high-low)
		c.TextIn(c.Styles.Figures, c.Texts.Number(n), ui.Rect{X: x - 30, Y: bar.Y, W: 60, H: bar.H}, ui.Center, theme.SecondInk)
		c.VerticalLine(x, at.Y, at.H, 1, theme.Hairline)
	}
}

func (r *Round) drawWho(c *ui.Canvas, at ui.Rect, player int) {
	r.drawSeat(c, at.X+seatRadius, at.Y+at.H/2, player)
	at.CutLeft(2*seatRadius+10, 0)
	c.TextIn(c.Styles.Heading, r.session.Seats().Name(c.Reader, player), at, ui.Left, theme.Ink)
}

// drawBar draws a bar that moves from the old popularity to the new one, followed by the number.
func (r *Round) drawBar(c *ui.Canvas, whole ui.Rect, row, player int) {
	bar := ui.Rect{X: whole.X, Y: whole.Y + (whole.H-barHigh)/2, W: whole.W - numberWide, H: barHigh}
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
	r.drawNumber(c, ui.Rect{X: max(is, was, zero) + 10, Y: whole.Y, W: numberWide, H: whole.H}, int(math.Round(now)), did.Popularity-did.Before, grown == 1)
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
