package pictures

import (
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Counted returns a node with a sign followed by a number, as Amount draws it.
func Counted(sign sprites.ID, style ui.Style, text string, ink theme.Color) tree.Node {
	const above = (amountHigh - amountSide) / 2
	return tree.Art{W: amountSide + 6 + ui.Measure(style, text), H: amountSide, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		Amount(c, sign, style, text, r.X, r.Y-above, ink)
	}}
}
