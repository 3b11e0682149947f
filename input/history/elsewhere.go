//go:build !js

package history

// Page does nothing: only browsers report going back.
type Page struct{}

// Back reports whether the player went back since the last call.
func (Page) Back() bool { return false }
