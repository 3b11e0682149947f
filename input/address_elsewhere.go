//go:build !js

package input

// Address returns nil: programs have no address.
func Address() func() string { return nil }
