//go:build !linux

package audio

// hushLibraries has nothing to do where no library writes to the terminal.
func hushLibraries() {}
