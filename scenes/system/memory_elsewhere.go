//go:build !linux && !js

package system

// TrimMemory has nothing to give back: other systems take back what is free, and a graphics card has the pictures.
func TrimMemory() {}
