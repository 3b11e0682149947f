//go:build !js

package scenes

// tellOfSleep has nobody to tell where there is no page.
func tellOfSleep(bool) {}
