//go:build js

package scenes

// giveMemoryBack does nothing in a browser: nothing runs in parallel there, and memory is never returned.
func giveMemoryBack() {}
