package tree

import "clinic/scenes/ui"

// Long is rows below each other in a Scroll, of which only those near what is seen are laid out.
type Long struct {
	Known *Heights // what is known of its rows from one layout to the next
	Gap   float64
	Least float64 // how high a row is taken to be that has not been laid out yet
	Rows  int
	Row   func(i int) Node
}

// Heights are how high the rows of a Long are.
type Heights struct{ rows []float64 }

// of returns those of so many rows.
func (h *Heights) of(rows int, least float64) []float64 {
	for len(h.rows) < rows {
		h.rows = append(h.rows, least)
	}
	h.rows = h.rows[:rows]
	return h.rows
}

// Fit lays it out.
func (l Long) Fit(wide float64) Box {
	h := 0.0
	for _, high := range l.Known.of(l.Rows, l.Least) {
		h += high + l.Gap
	}
	return Box{wide, max(0, h-l.Gap), l.put}
}

// put lays the rows out that are near. If one turns out to have another height than it was taken to have, all is laid
// out once more.
func (l Long) put(on *Sheet, r ui.Rect) {
	highs := l.Known.of(l.Rows, l.Least)
	for i := range l.Rows {
		at := r.CutTop(highs[i], l.Gap)
		if !on.inside.Near(at) {
			continue
		}
		b := l.Row(i).Fit(r.W)
		if b.H != at.H {
			on.inside.Grew(at, b.H)
			highs[i], on.screen.again = b.H, true
		}
		b.Put(on, at)
	}
}
