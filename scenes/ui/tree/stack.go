package tree

import (
	"slices"

	"clinic/scenes/ui"
)

// Stack is a column, or a row. Nil nodes are left out. A column's nodes are all as wide as it is, a row's as high.
type Stack struct {
	Across    bool
	FromRight bool // the first node of a row lies at its right end
	Gap       float64
	Nodes     []Node
}

// Column returns a stack of nodes from top to bottom.
func Column(gap float64, nodes ...Node) Stack { return Stack{Gap: gap, Nodes: nodes} }

// Row returns a stack of nodes from left to right.
func Row(gap float64, nodes ...Node) Stack { return Stack{Across: true, Gap: gap, Nodes: nodes} }

// Growing is a node of a Stack that shares the room left by the others. It gets more than its share if it needs
// more.
type Growing struct {
	Node
	Share float64 // against other nodes that grow
	Least float64 // width in a row
	Most  float64 // width in a row, height in a column; 0 is no bound
}

// Grow returns a node that gets all the room left by the others of a Stack.
func Grow(n Node) Growing { return Growing{Node: n, Share: 1} }

// Space returns a gap that grows.
func Space() Growing { return Grow(Art{}) }

// part is a node of a stack that was laid out. What grows has a share, needs at least so much and gets at most so much.
type part struct {
	Box
	share, least, most float64
}

// grown are the sizes of parts that share what is left. A part that needs more than its share gets what it needs, and
// one that takes less leaves the rest to the others.
func grown(parts []part, left float64) []float64 {
	sizes := make([]float64, len(parts))
	for {
		shares, enough := 0.0, true
		for i, p := range parts {
			if sizes[i] == 0 {
				shares += p.share
			}
		}
		for i, p := range parts {
			if p.share == 0 || sizes[i] > 0 {
				continue
			}
			size := max(0, left) * p.share / shares
			bounded := max(p.least, size)
			if p.most > 0 {
				bounded = max(p.least, min(p.most, size))
			}
			if bounded != size {
				sizes[i], left, enough = bounded, left-bounded, false
				break
			}
		}
		if enough {
			for i, p := range parts {
				if sizes[i] == 0 && p.share > 0 {
					sizes[i] = max(0, left) * p.share / shares
				}
			}
			return sizes
		}
	}
}

// there returns the nodes that are not nil.
func there(nodes []Node) []Node {
	return slices.DeleteFunc(slices.Clone(nodes), func(n Node) bool { return n == nil })
}

// Fit implements Node.
func (s Stack) Fit(wide float64) Box {
	if s.Across {
		return s.row(wide)
	}
	nodes := there(s.Nodes)
	parts := make([]part, len(nodes))
	w, h, grows, wants := 0.0, s.Gap*float64(max(0, len(nodes)-1)), 0.0, 0.0
	for i, n := range nodes {
		p := &parts[i]
		p.Box = n.Fit(wide)
		if g, growing := n.(Growing); growing {
			p.share, p.least, p.most = g.Share, p.H, g.Most
			grows += p.H
			p.Full = 0
		}
		w, h, wants = max(w, p.W), h+p.H, wants+p.Wants()-p.H
	}
	return Box{W: w, H: h, Full: h + wants, Put: func(on *Sheet, r ui.Rect) {
		room := 0.0 // how much of what they want all get, from 0 to 1
		if wants > 0 {
			room = ui.Between((r.H-h)/wants, 0, 1)
		}
		sizes := grown(parts, r.H-h-wants*room+grows)
		for i, p := range parts {
			if p.H += (p.Wants() - p.H) * room; p.share > 0 {
				p.H = sizes[i]
			}
			p.Put(on, r.CutTop(p.H, s.Gap))
		}
	}}
}

// row lays out a row: first the nodes with a width of their own, then the growing ones.
func (s Stack) row(wide float64) Box {
	nodes := there(s.Nodes)
	parts := make([]part, len(nodes))
	left := wide - s.Gap*float64(len(nodes)-1)
	for i, n := range nodes {
		if g, grows := n.(Growing); grows {
			parts[i].share, parts[i].least, parts[i].most = g.Share, g.Least, g.Most
		} else {
			parts[i].Box = n.Fit(wide)
			left -= parts[i].W
		}
	}
	sizes, w, h, full := grown(parts, left), -s.Gap, 0.0, 0.0
	for i, n := range nodes {
		p := &parts[i]
		if p.share > 0 {
			p.Box = n.Fit(sizes[i])
			w += max(0, p.W-sizes[i])
			p.W = sizes[i]
		}
		w, h, full = w+p.W+s.Gap, max(h, p.H), max(full, p.Wants())
	}
	return Box{W: w, H: h, Full: full, Put: func(on *Sheet, r ui.Rect) {
		cut := r.CutLeft
		if s.FromRight {
			cut = r.CutRight
		}
		for _, p := range parts {
			p.Put(on, cut(p.W, s.Gap))
		}
	}}
}

// Wrap places nodes side by side, in as many lines as they need.
type Wrap struct {
	Gap, Between float64 // between nodes, and between lines
	Nodes        []Node
}

// Fit implements Node.
func (s Wrap) Fit(wide float64) Box {
	var boxes []Box
	var at []ui.Rect
	x, y, high, widest := 0.0, 0.0, 0.0, 0.0
	for _, n := range s.Nodes {
		b := n.Fit(wide)
		if x > 0 && x+b.W > wide {
			x, y, high = 0, y+high+s.Between, 0
		}
		boxes, at = append(boxes, b), append(at, ui.Rect{X: x, Y: y, W: b.W, H: b.H})
		widest, high = max(widest, x+b.W), max(high, b.H)
		x += b.W + s.Gap
	}
	return Box{W: widest, H: y + high, Put: func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			b.Put(on, at[i].Moved(r.X, r.Y))
		}
	}}
}

// Grid places nodes in columns of equal width. The nodes of a line are as high as the highest.
type Grid struct {
	Gap, Between float64 // between columns, and between lines
	Least        float64 // width of a column
	Most         int     // columns, 0 for as many as fit
	Even         bool    // all lines are as high as the highest
	Down         bool    // one reads down the columns, not along the lines
	Balanced     bool    // there are no more columns than that many lines need
	Full         bool    // there are as many columns as there is room for, even if there are fewer nodes
	Nodes        []Node
}

// across returns the number of columns at a width.
func (g Grid) across(wide float64) int {
	columns := max(1, int((wide+g.Gap)/(g.Least+g.Gap)))
	if !g.Full {
		columns = max(1, min(columns, len(g.Nodes)))
	}
	if g.Most > 0 {
		columns = min(columns, g.Most)
	}
	if g.Balanced {
		lines := (len(g.Nodes) + columns - 1) / columns
		columns = (len(g.Nodes) + lines - 1) / lines
	}
	return columns
}

// Fit implements Node.
func (g Grid) Fit(wide float64) Box {
	columns := g.across(wide)
	lines := (len(g.Nodes) + columns - 1) / columns
	width := (wide - g.Gap*float64(columns-1)) / float64(columns)
	boxes, highs, highest := make([]Box, len(g.Nodes)), make([]float64, lines), 0.0
	place := func(i int) (line, column int) {
		if g.Down {
			return i % lines, i / lines
		}
		return i / columns, i % columns
	}
	for i, n := range g.Nodes {
		boxes[i] = n.Fit(width)
		line, _ := place(i)
		highs[line], highest = max(highs[line], boxes[i].H), max(highest, boxes[i].H)
	}
	tops, h := make([]float64, lines), 0.0
	for line := range highs {
		if g.Even {
			highs[line] = highest
		}
		tops[line], h = h, h+highs[line]+g.Between
	}
	return Box{W: wide, H: max(0, h-g.Between), Put: func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			line, column := place(i)
			b.Put(on, ui.Rect{X: r.X + float64(column)*(width+g.Gap), Y: r.Y + tops[line], W: width, H: highs[line]})
		}
	}}
}
