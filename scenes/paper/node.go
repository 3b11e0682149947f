package paper

import (
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// Part is a node of a tree that is written on a paper.
type Part struct {
	W, H  float64
	Write func(r ui.Rect)
}

// Fit implements tree.Node.
func (n Part) Fit(float64) tree.Box {
	return tree.Box{W: n.W, H: n.H, Put: func(_ *tree.Sheet, r ui.Rect) { n.Write(r) }}
}

// Put writes a tree of parts into an area.
func Put(n tree.Node, r ui.Rect) { n.Fit(r.W).Put(nil, r) }

// Words returns a text as a node, over as many lines as it needs.
func (p *Paper) Words(style ui.Style, s string, ink theme.Color) tree.Node {
	return p.WordsApart(style.LineHeight(), 0, style, s, ink)
}

// WordsApart is Words with another distance from line to line, and over at most most lines if that is not 0.
func (p *Paper) WordsApart(line float64, most int, style ui.Style, s string, ink theme.Color) tree.Node {
	return tree.ByWidth(func(wide float64) tree.Node {
		lines := len(ui.Wrap(style, s, wide))
		if most > 0 {
			lines = min(lines, most)
		}
		return Part{0, line * float64(lines), func(r ui.Rect) { p.Lines(style, s, r, lines, ui.Left, ink) }}
	})
}

// Spot returns a node that can be pointed at.
func (p *Paper) Spot(what thing.Thing, n tree.Node) tree.Node {
	return tree.Around(n, func(_ *tree.Sheet, r ui.Rect, place func()) {
		p.Begin(what, r)
		place()
		p.End()
	})
}

// Ground returns a node with something written below it.
func Ground(write func(r ui.Rect), n tree.Node) tree.Node {
	return tree.Around(n, func(_ *tree.Sheet, r ui.Rect, place func()) {
		write(r)
		place()
	})
}

// Card returns a node on the ground of a panel, which can be pointed at.
func (p *Paper) Card(what thing.Thing, n tree.Node) tree.Node {
	return p.Spot(what, Ground(func(r ui.Rect) { p.Panel(r, 16) }, n))
}

// PutTop cuts as much off the top of an area as a node takes, with a gap below it, and writes the node there.
func PutTop(n tree.Node, in *ui.Rect, gap float64) {
	b := n.Fit(in.W)
	b.Put(nil, in.CutTop(ui.Between(in.H, b.H, b.Wants()), gap))
}

// PutBottom does so at the bottom, with the gap above it.
func PutBottom(n tree.Node, in *ui.Rect, gap float64) {
	b := n.Fit(in.W)
	b.Put(nil, in.CutBottom(b.H, gap))
}
