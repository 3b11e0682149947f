//go:build !js

package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointers asks the engine for mouse and fingers.
type pointers struct{ ids []ebiten.TouchID }

// tell fills in mouse and fingers, in device pixels. When the window has lost the focus, a button or finger that
// is gone wasn't released by the player.
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
