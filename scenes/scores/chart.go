package scores

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// measure is what the chart shows.
type measure int

const (
	popularity measure = iota
	money
	time
	bots // not a line, but what bots achieve
)

func (m measure) name() string {
	return ui.T([...]string{"scores.popularity", "scores.money", "scores.time", "scores.bots"}[m])
}

func (m measure) sign() sprites.ID {
	return [...]sprites.ID{pictures.Popularity, pictures.Money, pictures.Time, pictures.Portrait(bot.Chief, 0)}[m]
}

func (m measure) of(r game.Record) int { return [...]int{r.Popularity, r.Money, r.Time}[m] }

// chart shows how the players did from round to round.
type chart struct {
	session *session.Session
	kind    measure
	picture ui.Picture
}

// values are a player's, from the start of the game to the last round that is over.
func (h *chart) values(player int) []int {
	return h.valuesOf(h.session.State().Players[player].History)
}

// valuesOf returns the values of a history: those at the start and after each round.
func (h *chart) valuesOf(history []game.Record) []int {
	numbers := h.session.Rules().Numbers
	start := game.Record{Popularity: numbers[game.StartPopularity], Money: numbers[game.StartMoney]}
	values := []int{h.kind.of(start)}
	for _, r := range history {
		values = append(values, h.kind.of(r))
	}
	return values
}

// before returns a person's values in the game that this one is a copy of; nil if it is no copy.
func (h *chart) before(player int) []int {
	if history := h.session.Before(player); len(history) > 0 && h.session.Bot(player) == "" {
		return h.valuesOf(history)
	}
	return nil
}

// copied reports whether there is a line of an earlier game.
func (h *chart) copied() bool {
	for player := range h.session.State().Players {
		if h.before(player) != nil {
			return true
		}
	}
	return false
}

func (h *chart) draw(c *ui.Canvas, area ui.Rect) { h.picture.Show(c, area, h.paint) }

// step returns a round distance between two grid lines, so that about four lie between low and high.
func step(low, high int) int {
	for _, size := range []int{1, 2, 5, 10, 20, 25, 50, 100, 200, 500} {
		if (high-low)/size <= 4 {
			return size
		}
	}
	return 1000
}

func (h *chart) paint(c *ui.Canvas) {
	players := h.session.State().Players
	low, high, rounds := 0, 1, 1
	for player := range players {
		values := h.values(player)
		rounds = max(rounds, len(values)-1, len(h.session.Before(player)))
		for _, v := range append(values, h.before(player)...) {
			low, high = min(low, v), max(high, v)
		}
	}
	by := step(low, high)
	low, high = int(math.Floor(float64(low)/float64(by)))*by, int(math.Ceil(float64(high)/float64(by)))*by
	area := ui.Rect{X: 44, Y: 12, W: c.Width - 44 - 44, H: c.Height - 12 - 32}
	x := func(round int) float64 { return area.X + area.W*float64(round)/float64(rounds) }
	y := func(value int) float64 { return area.Bottom() - area.H*float64(value-low)/float64(high-low) }
	for v := low; v <= high; v += by {
		ink := theme.Hairline
		if v == 0 {
			ink = theme.Dashes
		}
		c.HorizontalLine(area.X, y(v), area.W, 1, ink)
		c.TextIn(ui.Figures, words.Number(v), ui.Rect{X: 0, Y: y(v) - 10, W: area.X - 10, H: 20}, ui.Right, theme.SecondInk)
	}
	for round := 1; round <= rounds; round++ {
		c.TextIn(ui.TextStrong, words.Round(round), ui.Rect{X: x(round) - 20, Y: area.Bottom() + 8, W: 40, H: 20}, ui.Center, theme.SecondInk)
	}
	ends := h.ends(func(value int) float64 { return y(value) })
	for player := range players {
		values := h.values(player)
		color := theme.PlayerColors[h.session.Seats()[player].Color]
		for i, was := 1, h.before(player); i < len(was); i++ {
			c.Dotted(x(i-1), y(was[i-1]), x(i), y(was[i]), color)
		}
		for i := 1; i < len(values); i++ {
			c.Line(x(i-1), y(values[i-1]), x(i), y(values[i]), 3, color)
		}
		for i, v := range values {
			c.Circle(x(i), y(v), 5, theme.Card)
			c.CircleLine(x(i), y(v), 5, 2.5, color)
		}
		last := len(values) - 1
		c.Circle(x(last)+24, ends[player], 11, color)
		c.TextIn(ui.TextBold, h.session.Seats().Initial(player), ui.Rect{X: x(last) + 13, Y: ends[player] - 11, W: 22, H: 22}, ui.Center, theme.Card)
	}
}

// ends returns the height of each player's name at the right end of the line, so that no two overlap.
func (h *chart) ends(y func(value int) float64) []float64 {
	const apart = 24
	var players []int
	ends := make([]float64, len(h.session.State().Players))
	for player := range ends {
		values := h.values(player)
		ends[player] = y(values[len(values)-1])
		players = append(players, player)
	}
	slices.SortStableFunc(players, func(a, b int) int { return cmp.Compare(ends[b], ends[a]) })
	for i, player := range players[1:] { // from the lowest up
		ends[player] = min(ends[player], ends[players[i]]-apart)
	}
	slices.Reverse(players)
	for i, player := range players { // and those that are too high now down again
		ends[player] = max(ends[player], float64(i)*apart+apart/2)
	}
	return ends
}
