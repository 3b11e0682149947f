//go:build !linux

package system

// SilenceALSA has nothing to do where no library writes to the terminal.
func SilenceALSA() {}

// Loadable says nothing: what a window needs is a part of other systems.
func Loadable(...string) error { return nil }

// OpenDisplay says nothing: other systems have one display.
func OpenDisplay(string) (done func(), err error) { return func() {}, nil }
