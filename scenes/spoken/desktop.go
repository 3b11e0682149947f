//go:build !js

package spoken

// Surroundings is nil: outside of a browser nothing is said unless a file is named for it.
func Surroundings() Voice { return nil }
