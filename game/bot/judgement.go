package bot

import "clinic/game"

// Judge says what a position is worth to a player: the final popularity to be expected.
type Judge interface {
	Worth(c game.Context) float64
}

// Judgement is a Judge that has learned from games; nil is the simple one.
type Judgement struct{}

// Worth is what the position is worth to the player of the context.
func (j *Judgement) Worth(c game.Context) float64 { return simple{}.Worth(c) }
