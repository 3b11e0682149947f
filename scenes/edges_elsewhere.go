//go:build !js

package scenes

// systemEdges are none: a window of a desktop is all the program's.
func systemEdges() Edges { return Edges{} }
