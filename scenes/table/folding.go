package table

import (
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// While a Move is proposed, the floors on which nobody walks are folded.

// foldedFloors returns the floors on which nobody walks in a proposed Move: only their names are left. If the clinic is
// seen floor by floor there are none.
func (t *window) foldedFloors() (folded [clinic.MaxFloors]bool) {
	h := t.Look.Hint
	if !h.Proposes() || h.AllFloors || !t.Own() || !t.layout.Parts || t.layout.Floors || !t.Look.Held.Empty() {
		return folded
	}
	board := t.Board()
	for i := range board.Tiles {
		if floor := clinic.SpaceAt(i).Floor; floor > 0 && !board.Tiles[i].Empty() {
			folded[floor] = true
		}
	}
	for i := range h.Walks {
		if person := board.Person(h.Walks[i].Person); person != nil && person.At.Area == clinic.Inside {
			folded[person.At.Space.Floor] = false
		}
		for _, step := range h.Walks[i].Way {
			folded[step.Space.Floor] = false
		}
	}
	return folded
}

// updateFolded folds the floors on which nobody walks, and unfolds them again: the view goes to those that are
// left, and back.
func (t *Table) updateFolded(c *scenes.Context) {
	now := t.foldedFloors()
	if now == t.folded {
		return
	}
	before, none := t.seen(), [clinic.MaxFloors]bool{}
	if t.folded == none {
		t.unfolded.sight, t.unfolded.camera = t.sight(), t.sight().Camera
		t.unfolded.sight.Camera = Camera{Zoom: 1, Apart: t.unfolded.camera.Apart}
	}
	t.folded = now
	if now == none {
		t.unfolded.sight.Camera = t.unfolded.camera
	}
	t.unfolded.sight.frame = ui.Rect{}
	t.Arrange()
	t.moved()
	t.glideFrom(before)
	c.Redraw()
}
