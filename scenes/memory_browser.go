//go:build js

package scenes

// giveMemoryBack does nothing in a browser: nothing happens there at the same time, and no memory is taken back.
func giveMemoryBack() {}
