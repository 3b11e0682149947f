//go:build !js

package spoken

// Surroundings returns nil: outside a browser nothing is spoken unless a file is named for it.
func Surroundings() Voice { return nil }
