//go:build !js

package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointers ask the engine what mouse and fingers do.
type pointers struct{ ids []ebiten.TouchID }

// tell says how mouse and fingers stand, in the pixels of the device. What is gone was not let go by the player
// where the window was left.
func (p *pointers) tell(d *Devices) {
	x, y := ebiten.CursorPosition()
	d.MouseX, d.MouseY = float64(x), float64(y)
	d.Left = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	d.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	d.Middle = ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle)
	d.Lost = !d.Again && !ebiten.IsFocused()
	p.ids = ebiten.AppendTouchIDs(p.ids[:0])
	slices.Sort(p.ids) // the first finger comes first
	d.Touches = d.Touches[:0]
	for _, id := range p.ids {
		x, y := ebiten.TouchPosition(id)
		d.Touches = append(d.Touches, Touch{X: float64(x), Y: float64(y)})
	}
}
