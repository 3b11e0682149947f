package bot

import "clinic/game"

// simple is a Judge that knows the score sheet and what dollars buy.
type simple struct{}

func (simple) Worth(c game.Context) float64 {
	return float64(c.Score().Total) + float64(c.Owner().Money)/float64(2*c.Number(game.PricePopularity))
}
