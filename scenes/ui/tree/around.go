package tree

import (
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// fit is a function used as a node.
type fit func(wide float64) Box

// Fit implements Node.
func (f fit) Fit(wide float64) Box { return f(wide) }

// ByWidth returns a node that is chosen by the width it gets.
func ByWidth(choose func(wide float64) Node) Node {
	return fit(func(wide float64) Box { return choose(wide).Fit(wide) })
}

// First returns a node that lays out as the first of some nodes that fits the width, or else as the last one.
func First(nodes ...Node) Node {
	return fit(func(wide float64) (b Box) {
		const slack = 0.5
		for _, n := range nodes {
			if b = n.Fit(wide); b.W <= wide+slack {
				break
			}
		}
		return b
	})
}

// Roomiest returns the first of some nodes that fits into the width and the height that it gets, or else the last one.
// It needs as much as the last one, and takes as much as the first if there is room.
func Roomiest(nodes ...Node) Node {
	return fit(func(wide float64) Box {
		const slack = 0.5
		first, last := nodes[0].Fit(wide), nodes[len(nodes)-1].Fit(wide)
		return Box{W: last.W, H: last.H, Full: first.Wants(), Put: func(on *Sheet, r ui.Rect) {
			for _, n := range nodes[:len(nodes)-1] {
				if b := n.Fit(r.W); b.W <= r.W+slack && b.H <= r.H+slack {
					b.Put(on, r)
					return
				}
			}
			last.Put(on, r)
		}}
	})
}

// Alike returns nodes that are all as high as the highest of them.
func Alike(nodes ...Node) (alike []Node) {
	for _, n := range nodes {
		alike = append(alike, fit(func(wide float64) Box {
			b := n.Fit(wide)
			for _, other := range nodes {
				b.H = max(b.H, other.Fit(wide).H)
			}
			return b
		}))
	}
	return alike
}

// Edges adds space around a node.
type Edges struct {
	Node
	Top, Right, Bottom, Left float64
}

// Pad returns a node with x pixels of space at its sides, and y above and below it.
func Pad(x, y float64, n Node) Node { return Edges{n, y, x, y, x} }

// Fit implements Node.
func (e Edges) Fit(wide float64) Box {
	b := e.Node.Fit(wide - e.Left - e.Right)
	return Box{W: b.W + e.Left + e.Right, H: b.H + e.Top + e.Bottom, Full: b.Wants() + e.Top + e.Bottom, Put: func(on *Sheet, r ui.Rect) {
		b.Put(on, ui.Rect{X: r.X + e.Left, Y: r.Y + e.Top, W: r.W - e.Left - e.Right, H: r.H - e.Top - e.Bottom})
	}}
}

// Limits bounds the size of a node: no wider than Most, and no less wide or high than Wide and High.
type Limits struct {
	Node
	Most, Wide, High float64 // 0 means no bound
}

// Fit implements Node.
func (l Limits) Fit(wide float64) Box {
	if l.Most > 0 {
		wide = min(wide, l.Most)
	}
	b := l.Node.Fit(wide)
	b.W, b.H = max(b.W, min(l.Wide, wide)), max(b.H, l.High)
	return b
}

// Wide returns a node of that width, or as wide as there is room for.
func Wide(wide float64, n Node) Node { return Limits{n, wide, wide, 0} }

// Elastic returns a node that is full pixels high if there is room, and else as high as the room allows, down to least.
// The nodes of a column go down together: what each gets lies at the same part of the way from its least to its full
// height.
func Elastic(least, full float64, n Node) Node {
	return fit(func(wide float64) Box {
		b := n.Fit(wide)
		b.H = max(b.H, least)
		b.Full = max(b.Full, full)
		return b
	})
}

// Air returns a gap from least to full pixels high.
func Air(least, full float64) Node { return Elastic(least, full, Art{}) }

// Whole returns a node that needs as much as it takes if there is room.
func Whole(n Node) Node {
	return fit(func(wide float64) Box {
		b := n.Fit(wide)
		b.H = b.Wants()
		return b
	})
}

// placed keeps a node at its own width or height, or both, within the area that it gets.
type placed struct {
	Node
	x, y float64 // share of the spare room that lies before the node; all if it fills the area
}

const all = -1

// Fit implements Node.
func (p placed) Fit(wide float64) Box {
	b := p.Node.Fit(wide)
	put := b.Put
	b.Put = func(on *Sheet, r ui.Rect) {
		if p.x != all {
			w := min(b.W, r.W)
			r.X, r.W = r.X+(r.W-w)*p.x, w
		}
		if p.y != all {
			h := min(b.Wants(), r.H)
			r.Y, r.H = r.Y+(r.H-h)*p.y, h
		}
		put(on, r)
	}
	return b
}

// Top and Middle return a node in its own height, placed there.
func Top(n Node) Node    { return placed{n, all, 0} }
func Middle(n Node) Node { return placed{n, all, 0.5} }

// Left, Center and Right return a node in its own width, placed there.
func Left(n Node) Node   { return placed{n, 0, all} }
func Center(n Node) Node { return placed{n, 0.5, all} }
func Right(n Node) Node  { return placed{n, 1, all} }

// Around returns a node that put places: what it does before and after place lies below and above the node.
func Around(n Node, put func(on *Sheet, r ui.Rect, place func())) Node {
	return fit(func(wide float64) Box {
		b := n.Fit(wide)
		place := b.Put
		b.Put = func(on *Sheet, r ui.Rect) { put(on, r, func() { place(on, r) }) }
		return b
	})
}

// Ground returns a node with a background painted below it.
func Ground(draw Draw, n Node) Node {
	return Around(n, func(on *Sheet, r ui.Rect, place func()) {
		on.Paint(r, draw)
		place()
	})
}

// Underlined returns a node with a line below it.
func Underlined(n Node) Node {
	return Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.HorizontalLine(r.X, r.Bottom(), r.W, 1, theme.Hairline) }, n)
}

// Round returns a background with rounded corners in one color.
func Round(radius float64, color theme.Color) Draw {
	return func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Round(r, radius, color) }
}

// Panel returns the background of a panel.
func Panel(radius float64) Draw {
	return func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Panel(r, radius) }
}

// Card paints the background of a card that can be clicked.
func Card(c *ui.Canvas, r ui.Rect, state ui.State) {
	const radius = 12
	c.Panel(r, radius)
	if state.Hover || state.Pressed {
		c.Round(r, radius, theme.Well)
	}
}

// Tile returns the background of something in a well that can be clicked.
func Tile(radius float64) Draw {
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		color := theme.Well
		switch {
		case state.Pressed:
			color = theme.Darker(theme.Well, 0.14)
		case state.Hover:
			color = theme.Darker(theme.Well, 0.06)
		}
		c.Tile(r, radius, color)
	}
}

// Named returns a node that tests and tools find by an id.
func Named(id string, n Node) Node {
	return Ground(func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Landmark(id, r) }, n)
}

// At returns a node that stores in at where it is put.
func At(at *ui.Rect, n Node) Node {
	return Around(n, func(_ *Sheet, r ui.Rect, place func()) {
		*at = r
		place()
	})
}

// Press makes a node clickable: everything painted in it follows its state.
type Press struct {
	ui.Base
	Node
	Do       func()
	Follows  bool // a click on a rule id opens the book in spite of Do
	Selected bool // it is the chosen one of several; the node shows it
	Switches bool // a click takes the choice back, too
}

// Fit implements Node.
func (p Press) Fit(wide float64) Box {
	b := p.Node.Fit(wide)
	put := b.Put
	b.Put = func(on *Sheet, r ui.Rect) {
		face := &Sheet{screen: on.screen, inside: on.inside}
		on.Add(&ui.Area{Base: p.Base, Do: p.Do, Follows: p.Follows, Selected: p.Selected, Switches: p.Switches, Paint: func(c *ui.Canvas, _ ui.Rect, state ui.State) { face.draw(c, state) }}, r)
		put(face, r)
	}
	return b
}

// Scroll is an area that shows a part of a node. It keeps its position when everything is laid out anew.
type Scroll struct {
	ID string
	Node
	Sideways bool
}

const endless = 1e6

// Fit implements Node. The node asks for no room in the direction in which it scrolls.
func (s Scroll) Fit(wide float64) Box {
	if s.Sideways {
		b := s.Node.Fit(endless)
		return Box{W: 0, H: b.H, Put: func(on *Sheet, r ui.Rect) { s.put(on, r, b, ui.Rect{X: r.X, Y: r.Y, W: max(b.W, r.W), H: r.H}) }}
	}
	b := s.Node.Fit(wide)
	return Box{W: b.W, H: 0, Put: func(on *Sheet, r ui.Rect) { s.put(on, r, b, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: max(b.Wants(), r.H)}) }}
}

// put places the area and its content.
func (s Scroll) put(on *Sheet, r ui.Rect, b Box, whole ui.Rect) {
	at := on.screen.Scroll(s.ID)
	*at = ui.Scroll{Base: ui.Base{ID: s.ID}, Sideways: s.Sideways, Height: b.Wants(), Offset: at.Offset}
	if s.Sideways {
		at.Height = b.W
	}
	on.Add(at, r)
	content := &Sheet{screen: on.screen, inside: at}
	b.Put(content, whole)
	at.Paint = func(c *ui.Canvas) { content.drawSeen(c) }
}

// drawSeen paints whatever is in sight.
func (s *Sheet) drawSeen(c *ui.Canvas) {
	const beyond = 24 // logical pixels by which shadows exceed their area
	for _, p := range s.painted {
		if s.inside.Sees(p.area.Inset(-beyond)) {
			p.draw(c, p.area, ui.State{})
		}
	}
}
