//go:build js

package scenes

import "syscall/js"

// systemEdges returns the edges that the page has measured; none in a page that is not ours.
func systemEdges() Edges {
	measured := js.Global().Get("clinicEdges")
	if measured.IsUndefined() {
		return Edges{}
	}
	side := func(i int) float64 { return measured.Index(i).Float() }
	return Edges{side(0), side(1), side(2), side(3)}
}
