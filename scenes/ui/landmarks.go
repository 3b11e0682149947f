package ui

import "sort"

// Landmark is where a thing was drawn, in device pixels of the window.
type Landmark struct {
	ID         string
	X, Y, W, H float64
}

// Landmarks collects where things are drawn. Tests use it to know where to click, as a player's eyes do.
type Landmarks struct {
	list    []Landmark
	cut     []string
	small   []string
	fine    []string
	touched map[string][2]float64
	inks    []Ink
}

// Ink is where a line of text is seen, in device pixels of the window.
type Ink struct {
	Text       string
	X, Y, W, H float64
}

func (m *Landmarks) add(id string, r Rect, scale float64) {
	m.list = append(m.list, Landmark{id, r.X * scale, r.Y * scale, r.W * scale, r.H * scale})
}

// Clear forgets all marks, before a new picture is drawn.
func (m *Landmarks) Clear() {
	m.list, m.cut, m.small, m.fine, m.touched = m.list[:0], m.cut[:0], m.small[:0], m.fine[:0], nil
	m.inks = m.inks[:0]
}

// Inks gives all lines of text that are seen: what lies below a later ground is not.
func (m *Landmarks) Inks() []Ink { return m.inks }

// Cut gives the texts that were cut off with an ellipsis because they did not fit, and words that were broken.
func (m *Landmarks) Cut() []string { return m.cut }

// Small gives the texts that are smaller than anybody can read.
func (m *Landmarks) Small() []string { return m.small }

// Fine gives the texts that are smaller than what one must read.
func (m *Landmarks) Fine() []string { return m.fine }

// Touched gives the width and the height of all that one clicks or taps, in logical pixels, also of what is scrolled
// half out of sight.
func (m *Landmarks) Touched() map[string][2]float64 { return m.touched }

// Sorted gives the marks by id; of two with the same id the one drawn later comes later.
func (m *Landmarks) Sorted() []Landmark {
	sort.SliceStable(m.list, func(i, j int) bool { return m.list[i].ID < m.list[j].ID })
	return m.list
}
