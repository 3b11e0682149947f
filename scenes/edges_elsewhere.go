//go:build !js

package scenes

// systemEdges returns none: a desktop window belongs to the program as a whole.
func systemEdges() Edges { return Edges{} }
