package tree

import (
	"slices"

	"clinic/scenes/ui"
)

// Stack is a column, or a row. Nodes that are nil are left out. In a column all are as wide as it is, in a row as high.
type Stack struct {
	Across bool
	Gap    float64
	Nodes  []Node
}

// Column returns nodes below each other.
func Column(gap float64, nodes ...Node) Stack { return Stack{Gap: gap, Nodes: nodes} }

// Row returns nodes beside each other.
func Row(gap float64, nodes ...Node) Stack { return Stack{Across: true, Gap: gap, Nodes: nodes} }

// Growing is a node of a Stack that gets what the others leave.
type Growing struct {
	Node
	Share float64 // of what is left, against other nodes that grow
	Least float64 // width in a row
}

// Grow returns a node that gets all that the others of a Stack leave.
func Grow(n Node) Growing { return Growing{Node: n, Share: 1} }

// Space is a gap that grows.
func Space() Growing { return Grow(Art{}) }

// part is a node of a stack that was laid out.
type part struct {
	Box
	share float64
}

// Fit lays it out.
func (s Stack) Fit(wide float64) Box {
	if s.Across {
		return s.row(wide)
	}
	var parts []part
	w, h := 0.0, 0.0
	for _, n := range s.Nodes {
		if n == nil {
			continue
		}
		p := part{Box: n.Fit(wide)}
		if g, grows := n.(Growing); grows {
			p.share = g.Share
		}
		parts = append(parts, p)
		w, h = max(w, p.W), h+p.H
	}
	h += s.Gap * float64(max(0, len(parts)-1))
	return Box{w, h, func(on *Sheet, r ui.Rect) {
		each := shared(parts, r.H-h)
		for _, p := range parts {
			p.Put(on, r.CutTop(p.H+p.share*each, s.Gap))
		}
	}}
}

// shared is what a share of 1 gets of what is left.
func shared(parts []part, left float64) float64 {
	shares := 0.0
	for i := range parts {
		shares += parts[i].share
	}
	if shares == 0 {
		return 0
	}
	return max(0, left) / shares
}

// row lays a row out: first what has a width of its own, then what grows.
func (s Stack) row(wide float64) Box {
	nodes := slices.DeleteFunc(slices.Clone(s.Nodes), func(n Node) bool { return n == nil })
	parts := make([]part, len(nodes))
	left := wide - s.Gap*float64(len(nodes)-1)
	for i, n := range nodes {
		if g, grows := n.(Growing); grows {
			parts[i].share = g.Share
		} else {
			parts[i].Box = n.Fit(wide)
			left -= parts[i].W
		}
	}
	each, w, h := shared(parts, left), -s.Gap, 0.0
	for i, n := range nodes {
		p := &parts[i]
		if g, grows := n.(Growing); grows {
			width := max(g.Share*each, g.Least)
			p.Box = g.Node.Fit(width)
			w += max(0, p.W-width)
			p.W = width
		}
		w, h = w+p.W+s.Gap, max(h, p.H)
	}
	return Box{w, h, func(on *Sheet, r ui.Rect) {
		for _, p := range parts {
			p.Put(on, r.CutLeft(p.W, s.Gap))
		}
	}}
}

// Wrap is nodes beside each other, in as many lines as they need.
type Wrap struct {
	Gap, Between float64 // between nodes, and between lines
	Nodes        []Node
}

// Fit lays it out.
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
	return Box{widest, y + high, func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			b.Put(on, at[i].Moved(r.X, r.Y))
		}
	}}
}

// Grid is nodes in columns of the same width, those of a line as high as the highest.
type Grid struct {
	Gap, Between float64 // between columns, and between lines
	Least        float64 // width of a column
	Most         int     // columns, 0 for as many as there is room for
	Even         bool    // all lines are as high as the highest
	Down         bool    // one reads down the columns, not along the lines
	Nodes        []Node
}

// across is how many columns there are in a width.
func (g Grid) across(wide float64) int {
	columns := max(1, min(len(g.Nodes), int((wide+g.Gap)/(g.Least+g.Gap))))
	if g.Most > 0 {
		columns = min(columns, g.Most)
	}
	return columns
}

// Fit lays it out.
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
	return Box{wide, max(0, h-g.Between), func(on *Sheet, r ui.Rect) {
		for i, b := range boxes {
			line, column := place(i)
			b.Put(on, ui.Rect{X: r.X + float64(column)*(width+g.Gap), Y: r.Y + tops[line], W: width, H: highs[line]})
		}
	}}
}
