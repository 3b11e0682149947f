//go:build !js

package input

// listens tells that the input method hears of all that is written: outside of pages the window has the focus as a
// whole.
func listens() bool { return true }

func listen() {}

// askFor does nothing: only pages open keyboards on the screen.
func askFor(bool) {}
