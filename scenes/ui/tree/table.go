package tree

import "clinic/scenes/ui"

// Table arranges lines of cells in aligned columns.
type Table struct {
	Gap     float64 // between columns
	Columns []Columned
	Lines   []Line
	// Scroll is the id of the area in which all lines but the first scroll; empty for none.
	Scroll string
}

// Columned is the width of a column: that of its widest cell, at least Least, or a Share of the room left by the
// others.
type Columned struct{ Share, Least float64 }

// Line is a line of a table, with a cell for each column; nil is an empty one.
type Line struct {
	Cells []Node
	// PadX and PadY are the space around the cells. Lines that align have the same PadX.
	PadX, PadY float64
	// Around puts the line on a background, or makes it clickable; nil leaves it as it is.
	Around func(cells Node) Node
}

// Fit implements Node.
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

// widths returns the widths of the columns.
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

// cells are the cells of a line.
type cells struct {
	gap    float64
	widths []float64
	nodes  []Node
}

// Fit implements Node.
func (l cells) Fit(float64) Box {
	boxes, w, h := make([]Box, len(l.nodes)), -l.gap, 0.0
	for i, n := range l.nodes {
		if n != nil {
			boxes[i] = n.Fit(l.widths[i])
		}
		w, h = w+l.widths[i]+l.gap, max(h, boxes[i].H)
	}
	return Box{W: w, H: h, Put: func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			at := r.CutLeft(l.widths[i], l.gap)
			if b.Put != nil {
				b.Put(on, at)
			}
		}
	}}
}
