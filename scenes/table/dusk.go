package table

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// lastEvening is how dark the town is in the last round, from 0 to 1.
const lastEvening = 0.16

// updateDusk reports whether the town looks different because the player has just turned reduced motion on or off:
// with it, it stays day.
func (t *Table) updateDusk(c *scenes.Context) bool {
	calm := !c.Moves()
	changed := t.calm != calm
	t.calm = calm
	return changed
}

// drawDusk darkens the town, below the clinic: evening comes closer from round to round.
func (t *Table) drawDusk(c *ui.Canvas) {
	last := t.Situation.Rules.Numbers[game.Rounds]
	if t.calm || last < 2 || t.State.Round < 2 {
		return
	}
	late := float64(t.State.Round-1) / float64(last-1)
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Fade(theme.Shade, lastEvening*late*late))
}
