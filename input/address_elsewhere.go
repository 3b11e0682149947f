//go:build !js

package input

// Address gives what the address of a page holds: programs have none.
func Address() func() string { return nil }
