package moments

import (
	"math"
	"strconv"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

const (
	titleHigh  = 74.0
	barsHigh   = 68.0 // of the buttons
	cardHigh   = 116.0
	lowCard    = 62.0 // of a score without words
	partsHigh  = 10.0
	winnerWide = 1.3 // relative to the others
)

// gameSlots is the layout of the end of a game, in logical pixels. Plinths and cards go by rank.
type gameSlots struct {
	title, bar     ui.Rect
	plinths, cards []ui.Rect
}

// slotsOfGame places the parts: the winner's plinth second from the left, and the cards below the plinths, or in a
// list of their own in a small window.
func slotsOfGame(reader *ui.Reader, a arrangement.Arrangement, area ui.Rect, players int) (s gameSlots) {
	area = area.Inset(margin)
	s.bar = area.CutBottom(barsHigh, 12)
	var list ui.Rect
	switch a {
	case arrangement.Low:
		list = area.CutRight(min(320, area.W*0.42), margin)
	case arrangement.Tall:
		list = area.CutBottom(min((cardHigh+8)*float64(players), max((lowCard+8)*float64(players), area.H*0.5)), 12)
	}
	s.title = area.CutTop(reader.Styles.Grown(titleHigh), 4)
	s.plinths, s.cards = make([]ui.Rect, players), make([]ui.Rect, players)
	wide := area.W / (float64(players) - 1 + winnerWide)
	for _, rank := range shownOrder(players) {
		w := wide
		if rank == 0 {
			w *= winnerWide
		}
		s.plinths[rank] = area.CutLeft(w, 0)
	}
	for rank := range s.plinths {
		if list.W > 0 {
			high := (list.H - 8*float64(players-1-rank)) / float64(players-rank)
			s.cards[rank] = list.CutTop(min(high, cardHigh), 8)
			continue
		}
		column := &s.plinths[rank]
		card := column.CutBottom(cardHigh, 8)
		wide := min(card.W-12, 260)
		s.cards[rank] = ui.Rect{X: card.X + (card.W-wide)/2, Y: card.Y, W: wide, H: card.H}
	}
	return s
}

// shownOrder returns the ranks from left to right: the second, the winner, the others.
func shownOrder(players int) []int { return []int{1, 0, 2, 3}[:players] }

// heights are the heights of the plinths by rank, as fractions of their room.
var heights = [...]float64{0.32, 0.24, 0.17, 0.11}

// widest is the greatest width of the winner's plinth, and of the others, as fractions of the height: no clinic is
// drawn larger than the winner's.
var widest = [...]float64{0.85, 0.66}

// drawPlinth draws a clinic on its plinth, as far as that has risen.
func (g *Game) drawPlinth(c *ui.Canvas, rank int) {
	slot, p := g.slots.plinths[rank], &g.places[rank]
	most := slot.H * heights[0]
	high := slot.H * heights[rank] * g.rose(rank)
	wide := min(slot.W-8, slot.H*widest[min(rank, 1)])
	area := ui.Rect{X: slot.X + (slot.W-wide)/2, Y: slot.Y + most - high, W: wide, H: slot.H - most}
	p.house.Draw(c, area)
	board := g.session.ContextOf(p.player).Clinic()
	corner := func(x, y float64) theme.Point {
		px, py := p.house.Point(game.Home, dollhouse.Stand{X: x, Y: y, Z: sprites.PavementZ}, area, c.Scale)
		return theme.Point{X: px, Y: py}
	}
	const around = 0.26 // tiles of pavement around the lot
	wide, deep := float64(board.Columns)+around, float64(board.Rows)+around
	left, front, right := corner(-around, deep), corner(wide, deep), corner(wide, -around)
	g.drawFace(c, left, front, high, theme.Mix(g.color(rank), theme.Card, 0.12))
	g.drawFace(c, front, right, high, theme.Darker(g.color(rank), 0.18))
	if high > 24 {
		x, y := (left.X*0.58 + front.X*0.42), (left.Y*0.58+front.Y*0.42)+high/2
		c.TextIn(c.Styles.Name, strconv.Itoa(rank+1), ui.Rect{X: x - 30, Y: y - 24, W: 60, H: 48}, ui.Center, theme.Fade(theme.Card, 0.92))
	}
}

// drawFace draws a side of a plinth below an edge.
func (g *Game) drawFace(c *ui.Canvas, a, b theme.Point, high float64, color theme.Color) {
	if high > 0 {
		c.Polygon(color, a, b, theme.Point{X: b.X, Y: b.Y + high}, theme.Point{X: a.X, Y: a.Y + high})
	}
}

// paintRays paints the town by day with rays behind the winner.
func (g *Game) paintRays(c *ui.Canvas) {
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	paintBlocks(c, 0)
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Fade(theme.Paper, 0.45))
	const rays = 16
	x, y := g.slots.plinths[0].Center()
	far := math.Hypot(c.Width, c.Height)
	for i := range rays {
		from, to := (float64(i)+0.1)*2*math.Pi/rays, (float64(i)+0.6)*2*math.Pi/rays
		c.Polygon(theme.Fade(theme.Gold, 0.13), theme.Point{X: x, Y: y},
			theme.Point{X: x + far*math.Cos(from), Y: y + far*math.Sin(from)}, theme.Point{X: x + far*math.Cos(to), Y: y + far*math.Sin(to)})
	}
}

const confetti = 118 // pieces

// drawConfetti draws the pieces while they fall, and then where they lie.
func (g *Game) drawConfetti(c *ui.Canvas) {
	way := g.way.Part(g.allTicks()-confettiTicks, g.allTicks())
	colors := [...]theme.Color{theme.Popularity, theme.TreatColor, theme.Accent, theme.Gold, theme.SpecialColor, theme.GardenColor, theme.OrangeLevel}
	bottom := g.slots.bar.Y - 20
	for i := range confetti {
		n := float64(i)
		x := math.Mod(n*0.6180339887, 1) * c.Width
		lies := 30 + math.Mod(n*0.7548776662, 1)*(bottom-30)
		begins := math.Mod(n*0.5698402909, 0.35)
		fallen := min(1, max(0, (way-begins)/0.65))
		y := -20 + (lies+20)*fallen*(2-fallen)
		turn := n*1.3 + 5*(1-fallen)
		x += 14 * math.Sin(turn) * (1 - fallen)
		switch color := colors[i%len(colors)]; {
		case fallen == 0:
		case i%9 == 0:
			pictures.In(c, pictures.Popularity, ui.Rect{X: x - 9, Y: y - 9, W: 18, H: 18}, 0)
		case i%9 == 4:
			pictures.In(c, pictures.Money, ui.Rect{X: x - 9, Y: y - 9, W: 18, H: 18}, 0)
		case i%5 == 2:
			c.Circle(x, y, 4, color)
		default:
			dx, dy := 6*math.Cos(turn), 6*math.Sin(turn)
			c.Line(x-dx, y-dy, x+dx, y+dy, 5, color)
		}
	}
}
