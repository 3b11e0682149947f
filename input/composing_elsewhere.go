//go:build !js

package input

// listens returns true: outside of pages the window has the focus as a whole, and the input method receives all
// that is typed.
func listens() bool { return true }

func listen() {}

// askFor does nothing: only pages open on-screen keyboards.
func askFor(bool) {}
