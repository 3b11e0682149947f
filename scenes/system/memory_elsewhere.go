//go:build !linux && !js

package system

// TrimMemory does nothing: other systems reclaim free memory themselves, and pictures are on a graphics card.
func TrimMemory() {}
