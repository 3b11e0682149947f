package tree

import "clinic/scenes/ui"

// Table is lines of cells in columns that line up.
type Table struct {
	Gap     float64 // between columns
	Columns []Columned
	Lines   []Line
	// Scroll is the id of the area in which all lines but the first one are scrolled; empty for none.
	Scroll string
}

// Columned is how wide a column is: as its widest cell, at least Least, or with a Share of what the others leave.
type Columned struct{ Share, Least float64 }

// Line is a line of a table, with a cell for each column; nil is an empty one.
type Line struct {
	Cells []Node
	// PadX and PadY are the room around the cells, the same PadX in each line that is to line up.
	PadX, PadY float64
	// Around puts it on a ground, or makes it something that one can use; nil leaves it as it is.
	Around func(cells Node) Node
}

// Fit lays it out.
func (t Table) Fit(wide float64) Box {
	widths := t.widths(wide)
	var lines Stack
	for _, l := range t.Lines {
		n := Pad(l.PadX, l.PadY, cells{t.Gap, widths, l.Cells})
		if l.Around != nil {
			n = l.Around(n)
		}
		lines.Nodes = append(lines.Nodes, n)
	}
	if t.Scroll != "" {
		return Column(0, lines.Nodes[0], Grow(Scroll{ID: t.Scroll, Node: Column(0, lines.Nodes[1:]...)})).Fit(wide)
	}
	return lines.Fit(wide)
}

// widths are those of the columns.
func (t Table) widths(wide float64) []float64 {
	const any = 1e6
	widths := make([]float64, len(t.Columns))
	parts := make([]part, len(t.Columns))
	pad := 0.0
	for i := range t.Columns {
		widths[i], parts[i].share, parts[i].least = t.Columns[i].Least, t.Columns[i].Share, t.Columns[i].Least
	}
	for _, l := range t.Lines {
		pad = max(pad, l.PadX)
		for i, n := range l.Cells {
			if n != nil && parts[i].share == 0 {
				widths[i] = max(widths[i], n.Fit(any).W)
			}
		}
	}
	left := wide - 2*pad - t.Gap*float64(len(widths)-1)
	for i := range widths {
		if parts[i].share == 0 {
			left -= widths[i]
		}
	}
	for i, size := range grown(parts, left) {
		if parts[i].share > 0 {
			widths[i] = size
		}
	}
	return widths
}

// cells are those of a line.
type cells struct {
	gap    float64
	widths []float64
	nodes  []Node
}

// Fit lays them out.
func (l cells) Fit(float64) Box {
	boxes, w, h := make([]Box, len(l.nodes)), -l.gap, 0.0
	for i, n := range l.nodes {
		if n != nil {
			boxes[i] = n.Fit(l.widths[i])
		}
		w, h = w+l.widths[i]+l.gap, max(h, boxes[i].H)
	}
	return Box{w, h, func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			at := r.CutLeft(l.widths[i], l.gap)
			if b.Put != nil {
				b.Put(on, at)
			}
		}
	}}
}
