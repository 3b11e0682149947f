//go:build !linux

package scenes

// loadable says nothing: what a window needs is a part of other systems.
func loadable(...string) error { return nil }

// opens says nothing: other systems have one display.
func opens(string) (done func(), err error) { return func() {}, nil }
