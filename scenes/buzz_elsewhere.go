//go:build !js

package scenes

// systemBuzz returns nil: a desktop has nothing to buzz.
func systemBuzz() func(milliseconds ...int) { return nil }
