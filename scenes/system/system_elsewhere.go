//go:build !linux

package system

// SilenceALSA does nothing: on other systems no library writes to the terminal.
func SilenceALSA() {}

// Loadable returns nil: other systems come with what a window needs.
func Loadable(...string) error { return nil }

// OpenDisplay does nothing: other systems have one display.
func OpenDisplay(string) (done func(), err error) { return func() {}, nil }
