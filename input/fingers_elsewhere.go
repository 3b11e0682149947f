//go:build !js

package input

import "github.com/hajimehoshi/ebiten/v2"

// fingers knows when fingers are taken away without having been lifted.
type fingers struct{}

// lost tells whether fingers that are gone were taken away: the window was left.
func (fingers) lost() bool { return !ebiten.IsFocused() }

// quick adds nothing: the engine hears of every finger here.
func (fingers) quick(touches []Touch) []Touch { return touches }
