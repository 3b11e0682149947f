package tree

import "clinic/scenes/ui"

// Long is a column of rows in a Scroll. Only the rows near the visible part are laid out.
type Long struct {
	Known *Heights // the heights of its rows, kept from one layout to the next
	Gap   float64
	Least float64 // assumed height of a row that has not been laid out yet
	Rows  int
	Row   func(i int) Node
}

// Heights caches the row heights of a Long.
type Heights struct {
	rows     []float64
	language string
}

// of returns the heights of that many rows.
func (h *Heights) of(rows int, least float64) []float64 {
	for len(h.rows) < rows {
		h.rows = append(h.rows, least)
	}
	h.rows = h.rows[:rows]
	return h.rows
}

// Fit implements Node.
func (l Long) Fit(wide float64) Box {
	h := 0.0
	for _, high := range l.Known.of(l.Rows, l.Least) {
		h += high + l.Gap
	}
	return Box{W: wide, H: max(0, h-l.Gap), Put: l.put}
}

// put lays out the rows that are near. If one turns out to have another height than assumed, everything is laid
// out once more.
func (l Long) put(on *Sheet, r ui.Rect) {
	if now := on.screen.Texts.Chosen(); l.Known.language != now { // rows are higher in some languages
		l.Known.rows, l.Known.language, on.screen.again = nil, now, true
		return
	}
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
