// Package panels holds the parts of the table around the clinic: each is made from what is shown and written on a
// paper.
package panels

import (
	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// Made is the common part of every panel.
type Made struct {
	*view.Shown
	Layout *Layout
}

// blank returns a paper for what is only measured.
func (t *Made) blank() *paper.Paper { return &paper.Paper{Reader: t.Reader} }

// decision returns what the viewer decides now, or nil.
func (t *Made) decision() *game.Decision { return t.State.Decision(t.Viewer) }

// roomy returns a panel or row from least to full pixels high, or that part of the difference less which tight says.
// It is written with how roomy it is, from 0 to 1: a narrow column beside the clinic is full of small things, however
// high it is.
func (t *Made) roomy(least, full, tight float64, write func(r ui.Rect, room float64)) tree.Node {
	most := 1.0
	if t.Layout.Side == arrangement.Around {
		most = min(1, t.Layout.wide)
	}
	return tree.Elastic(least-tight*(full-least), full, paper.Part{Write: func(r ui.Rect) {
		write(r, ui.Between((r.H-least)/(full-least), 0, most))
	}})
}

// section returns a panel with a heading that can be pointed at, unless what is nothing.
func (t *Made) section(p *paper.Paper, what thing.Thing, heading, note string, content tree.Node) tree.Node {
	const least, full, pad = 36.0, 52.0, 16.0 // heights around the content, and the most beside it
	return tree.ByWidth(func(wide float64) tree.Node {
		b := content.Fit(wide - 2*pad)
		return t.roomy(least+b.H, full+b.Wants(), 0, func(r ui.Rect, room float64) {
			in := p.Section(r, heading, note, room)
			if !what.None() {
				p.Begin(what, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: in.Y - r.Y})
				p.End()
			}
			paper.Put(content, in)
		})
	})
}
