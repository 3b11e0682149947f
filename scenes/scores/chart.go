package scores

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/plot"
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

func (m measure) name(reader *ui.Reader) string {
	return reader.T([...]string{"scores.popularity", "scores.money", "scores.time", "scores.bots"}[m])
}

func (m measure) sign() sprites.ID {
	return [...]sprites.ID{pictures.Popularity, pictures.Money, pictures.Time, pictures.Portrait(bot.Chief, 0)}[m]
}

func (m measure) of(r game.Record) float64 {
	return float64([...]int{r.Popularity, r.Money, r.Time}[m])
}

// chart shows how the players did from round to round.
type chart struct {
	session *session.Session
	kind    measure
	picture ui.Picture
}

// values are a player's, from the start of the game to the last round that is over.
func (h *chart) values(player int) []float64 {
	return h.valuesOf(h.session.State().Players[player].History)
}

// valuesOf returns the values of a history: those at the start and after each round.
func (h *chart) valuesOf(history []game.Record) []float64 {
	numbers := h.session.Rules().Numbers
	start := game.Record{Popularity: numbers[game.StartPopularity], Money: numbers[game.StartMoney]}
	values := []float64{h.kind.of(start)}
	for _, r := range history {
		values = append(values, h.kind.of(r))
	}
	return values
}

// before returns a person's values in the game that this one is a copy of; nil if it is no copy.
func (h *chart) before(player int) []float64 {
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

func (h *chart) paint(c *ui.Canvas) {
	players := h.session.State().Players
	var lines [][]float64
	for player := range players {
		lines = append(lines, h.values(player), h.before(player))
	}
	p := plot.New(ui.Rect{X: 44, Y: 12, W: c.Width - 44 - 44, H: c.Height - 12 - 32}, 4, lines...)
	p.Grid(c)
	ends := h.ends(p.Y)
	for player := range players {
		values, color := h.values(player), theme.PlayerColors[h.session.Seats()[player].Color]
		p.Dotted(c, h.before(player), nil, color)
		p.Line(c, values, color)
		x := p.X(float64(len(values)-1)) + 24
		c.Circle(x, ends[player], 11, color)
		c.TextIn(c.Styles.TextBold, h.session.Seats().Initial(c.Reader, player), ui.Rect{X: x - 11, Y: ends[player] - 11, W: 22, H: 22}, ui.Center, theme.Card)
	}
}

// ends returns the height of each player's name at the right end of the line, so that no two overlap.
func (h *chart) ends(y func(value float64) float64) []float64 {
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
