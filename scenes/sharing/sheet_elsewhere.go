//go:build !js

package sharing

// Sheet returns nil: only browsers have a sheet for sending a link to others.
func Sheet() func(link string) { return nil }
