//go:build !js

package scenes

// systemBuzz is nil: a window of a desktop buzzes nowhere.
func systemBuzz() func(milliseconds ...int) { return nil }
