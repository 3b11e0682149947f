package moments

import (
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/feedback"
	"clinic/scenes/pictures"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Durations of the parts of a game's end, in ticks at the usual speed.
const (
	riseTicks     = 24 // of a plinth
	risesApart    = 15
	countTicks    = 54
	confettiTicks = 96
)

// Game is the end of a game of several players: the clinics on plinths, who won, and what each score is made of.
type Game struct {
	*ui.Reader
	session *session.Session
	sheet   *scores.Scene
	places  []place // by rank
	layout  arrangement.Arrangement
	slots   gameSlots
	page    ui.Page
	way     ui.Timeline
	begun   bool
	rays    ui.Picture
}

// place is a player's clinic and score, split into the parts that are shown.
type place struct {
	player, total, popularity, staff, clinic, off int
	house                                         dollhouse.House
}

// EndOfGame shows the end of a session that has just ended: the clinics on plinths if several players compete,
// otherwise the score sheet at once.
func EndOfGame(reader *ui.Reader, s *session.Session) scenes.Scene {
	if len(s.State().Players) == 1 || s.Rules().Cooperative() {
		return scores.End(reader, s)
	}
	g := &Game{Reader: reader, session: s, sheet: scores.New(reader, s)}
	for _, player := range s.Rules().Standings(s.State()) {
		p := place{player: player}
		p.add(s.ContextOf(player).Score())
		p.house.Show(dollhouse.OfPlayer(s.ContextOf(player)))
		g.places = append(g.places, p)
	}
	return g
}

// add assigns the lines of a score to the parts.
func (p *place) add(score game.Score) {
	p.total = score.Total
	for _, line := range score.Lines {
		switch {
		case line.What == "popularity":
			p.popularity += line.Points
		case line.Points < 0:
			p.off -= line.Points
		case line.What == "doctors" || line.What == "nurses" || line.What == "orderlies":
			p.staff += line.Points
		default:
			p.clinic += line.Points
		}
	}
}

// Page returns the widgets.
func (g *Game) Page() *ui.Page { return &g.page }

// Playing returns the rules of the game that it is about.
func (g *Game) Playing() *game.Rules { return g.session.Rules() }

// Layout places everything.
func (g *Game) Layout(c *scenes.Context, width, height float64) {
	g.layout = g.layout.Resized(width, height, c.Styles.Percent)
	g.slots = slotsOfGame(c.Reader, g.layout, ui.Rect{W: width, H: height}, len(g.places))
	g.page.Clear(c.Reader)
	g.addDoors(c)
	g.rays.Change()
}

// addDoors places the buttons: the score sheet, and as many of its own buttons as fit.
func (g *Game) addDoors(c *scenes.Context) {
	points := &ui.Button{Base: ui.Base{ID: "moment.points", Letter: "p"}, Text: c.T("moment.points"), Kind: ui.Quiet}
	points.Do = func() { c.Replace(g.sheet) }
	doors := g.sheet.Doors(c)
	doors = append(doors[:1:1], append([]*ui.Button{points}, doors[1:]...)...)
	row := g.slots.bar.Inset(12)
	narrower := min(1, (row.W-8)/(doors[0].Width(c.Reader)+points.Width(c.Reader))) // these two are always there
	for i, b := range doors {
		wide := b.Width(c.Reader) * narrower
		if i > 1 && wide > row.W {
			break
		}
		b.Rect = row.CutRight(wide, 8)
		g.page.Add(b)
	}
	if g.page.Focused() == nil {
		g.page.Focus(doors[0])
	}
}

// allTicks returns how long everything takes at the usual speed.
func (g *Game) allTicks() int { return g.risen() + countTicks + confettiTicks }

// risen returns the tick at which the last plinth stands.
func (g *Game) risen() int { return riseTicks + risesApart*(len(g.places)-1) }

// Update handles the gestures. Any press or key finishes the animation; Esc goes back to the table.
func (g *Game) Update(c *scenes.Context) {
	if !g.begun {
		g.begun = true
		feedback.Now(c, g.session.Rules(), &game.Event{Type: game.GameEnded, Player: game.NoPlayer})
		g.way.Begin(g.allTicks())
		c.Say(g.told())
		c.Redraw()
	}
	if g.way.Pass(c.PaceUntilInput()) {
		c.Redraw()
	}
	if g.page.Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		c.Pop()
	}
}

// told returns what is said to those who hear the game.
func (g *Game) told() string {
	title, reason := g.sheet.Head()
	said := []string{title, reason}
	for i := range g.places {
		said = append(said, g.T("moment.place_told", ui.Data{"Place": i + 1, "Name": g.name(i), "Count": g.places[i].total}))
	}
	return ui.Said(g.Reader, said...)
}

func (g *Game) name(rank int) string { return g.session.Seats().Name(g.Reader, g.places[rank].player) }

func (g *Game) color(rank int) theme.Color {
	return theme.PlayerColors[g.session.Seats()[g.places[rank].player].Color]
}

// rose returns how far a plinth has risen, from 0 to 1: the last one rises first.
func (g *Game) rose(rank int) float64 {
	from := risesApart * (len(g.places) - 1 - rank)
	part := g.way.Part(from, from+riseTicks)
	return 1 - (1-part)*(1-part)
}

// counted returns how much of the scores has been counted, from 0 to 1.
func (g *Game) counted() float64 {
	return g.way.Part(g.risen(), g.risen()+countTicks)
}

// Draw paints the plinths with the clinics, the scores, and confetti.
func (g *Game) Draw(c *ui.Canvas) {
	g.rays.Show(c, ui.Rect{W: c.Width, H: c.Height}, g.paintRays)
	for rank := len(g.places) - 1; rank >= 0; rank-- {
		g.drawPlinth(c, rank)
	}
	if g.counted() == 1 {
		g.drawConfetti(c)
		g.drawTitle(c)
	}
	for rank := range g.places {
		g.drawCard(c, g.slots.cards[rank], rank)
	}
	c.Panel(g.slots.bar, 16)
	g.page.Draw(c)
}

// drawTitle draws who won, and why.
func (g *Game) drawTitle(c *ui.Canvas) {
	const cup, pad = 30.0, 24.0
	title, reason := g.sheet.Head()
	area := g.slots.title
	style := ui.Snug(c.Styles.Big, area.W-cup-12-2*pad, title)
	wide := min(area.W, 2*pad+max(ui.Measure(style, title)+cup+12, ui.Measure(c.Styles.TextStrong, reason)))
	pill := ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y, W: wide, H: area.H}
	c.Panel(pill, 24)
	c.Landmark("moment.winner", pill)
	in := pill.Inset(8)
	in.X, in.W = pill.X+pad, wide-2*pad
	why := in.CutBottom(c.Styles.Text.LineHeight(), 2)
	why.X, why.W = pill.X+10, wide-20
	in.X, in.W = in.X+(in.W-ui.Measure(style, title)-cup-12)/2, ui.Measure(style, title)+cup+13
	pictures.Mark(c, pictures.Trophy, in.CutLeft(cup, 12), theme.Gold)
	c.TextIn(style, title, in, ui.Left, theme.Ink)
	c.TextIn(ui.Snug(c.Styles.TextStrong, why.W, reason), reason, why, ui.Center, theme.SecondInk)
}

// drawCard draws a player's score and what it is made of.
func (g *Game) drawCard(c *ui.Canvas, r ui.Rect, rank int) {
	p, part := &g.places[rank], g.counted()
	c.Panel(r, 12)
	if rank == 0 && part == 1 {
		c.RoundLine(r, 12, 3, theme.Gold)
	}
	c.Landmark("moment.place."+strconv.Itoa(rank+1), r)
	in := r.Inset(8)
	head := in.CutTop(2*seatRadius, 4)
	c.Circle(head.X+seatRadius, head.Y+seatRadius, seatRadius, g.color(rank))
	c.TextIn(c.Styles.Heading, g.session.Seats().Initial(c.Reader, p.player), ui.Rect{X: head.X, Y: head.Y, W: 2 * seatRadius, H: 2 * seatRadius}, ui.Center, theme.Card)
	head.CutLeft(2*seatRadius+8, 0)
	total := c.Texts.Number(int(float64(p.total)*part + 0.5))
	c.TextIn(c.Styles.Big, total, head.CutRight(ui.Measure(c.Styles.Big, total)+1, 6), ui.Right, theme.Ink)
	c.TextIn(c.Styles.Heading, g.name(rank), head, ui.Left, theme.Ink)
	g.drawParts(c, in.CutTop(partsHigh, 3), p, part)
	g.drawWords(c, in, p)
}

// piece is a part of a score, with how it is called.
type piece struct {
	points int
	color  theme.Color
	text   string
}

// pieces returns what a score consists of, without what is taken off.
func (p *place) pieces(reader *ui.Reader) [3]piece {
	count := func(points int) ui.Data { return ui.Data{"Count": points} }
	return [...]piece{
		{p.popularity, theme.Popularity, reader.T("moment.popularity", count(p.popularity))},
		{p.staff, theme.SpecialColor, reader.T("moment.staff", count(p.staff))},
		{p.clinic, theme.TreatColor, reader.T("moment.clinic", count(p.clinic))},
	}
}

// drawWords says what the parts of a bar are, each word behind a dot of its color, as far as there is room.
func (g *Game) drawWords(c *ui.Canvas, in ui.Rect, p *place) {
	const dot, gap, apart = 9.0, 5.0, 12.0
	pieces, high := p.pieces(c.Reader), c.Styles.Text.LineHeight()
	list := append(pieces[:], piece{text: c.T("moment.off", ui.Data{"Count": p.off})})
	line := in.CutTop(high, 0)
	for i, word := range list {
		wide := dot + gap + ui.Measure(c.Styles.Text, word.text) + 1
		if i > 0 && wide > line.W {
			line = in.CutTop(high, 0)
		}
		if line.Bottom() > in.Bottom()+1 {
			return
		}
		r := line.CutLeft(min(wide, line.W), apart)
		mark := r.CutLeft(dot, gap)
		mark.Y, mark.H = mark.Y+(mark.H-dot)/2, dot
		if i == len(pieces) {
			c.Round(mark, dot/2, theme.Fade(theme.Card, 0.75))
			c.Dashed(mark, dot/2, 1.5, 2, theme.Illegal)
		} else {
			c.Round(mark, dot/2, word.color)
		}
		c.TextIn(ui.Snug(c.Styles.Text, r.W, word.text), word.text, r, ui.Left, theme.SecondInk)
	}
}

// drawParts draws the parts of a score side by side, each as long as it counts, and deductions dashed.
func (g *Game) drawParts(c *ui.Canvas, bar ui.Rect, p *place, part float64) {
	most := 1
	for i := range g.places {
		q := &g.places[i]
		most = max(most, max(0, q.popularity)+q.staff+q.clinic)
	}
	all, at := 0, bar.X
	for _, piece := range p.pieces(c.Reader) {
		wide := bar.W * float64(max(0, piece.points)) / float64(most) * part
		c.Round(ui.Rect{X: at, Y: bar.Y, W: max(0, wide-2), H: bar.H}, 3, piece.color)
		at, all = at+wide, all+max(0, piece.points)
	}
	if wide := bar.W * float64(min(p.off, all)) / float64(most) * part; wide > 4 {
		off := ui.Rect{X: at - wide, Y: bar.Y, W: wide - 2, H: bar.H}
		c.Round(off, 3, theme.Fade(theme.Card, 0.75))
		c.Dashed(off, 3, 1.5, 3, theme.Illegal)
	}
}
