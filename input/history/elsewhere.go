//go:build !js

package history

// Page hears it; elsewhere than in browsers nothing tells.
type Page struct{}

// Back tells whether the player went back since it was asked before.
func (Page) Back() bool { return false }
