package ui

import "sort"

// Mark is where a thing was drawn, in device pixels of the window.
type Mark struct {
	ID         string
	X, Y, W, H float64
}

// Marks collects where things are drawn. Tests use it to know where to click, as a player's eyes do.
type Marks struct {
	list []Mark
	cut  []string
}

func (m *Marks) add(id string, r Rect, scale float64) {
	m.list = append(m.list, Mark{id, r.X * scale, r.Y * scale, r.W * scale, r.H * scale})
}

// Clear forgets all marks, before a new picture is drawn.
func (m *Marks) Clear() { m.list, m.cut = m.list[:0], m.cut[:0] }

// Cut gives the texts that were cut off with an ellipsis because they did not fit.
func (m *Marks) Cut() []string { return m.cut }

// Sorted gives the marks by id; of two with the same id the one drawn later comes later.
func (m *Marks) Sorted() []Mark {
	sort.SliceStable(m.list, func(i, j int) bool { return m.list[i].ID < m.list[j].ID })
	return m.list
}
