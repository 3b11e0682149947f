package ui

import "sort"

// Landmark is the place where a thing was drawn, in device pixels of the window.
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

// Ink is the visible area of a line of text, in device pixels of the window.
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

// Inks returns all visible lines of text, without those covered by a later background.
func (m *Landmarks) Inks() []Ink { return m.inks }

// Cut returns the texts that were cut off with an ellipsis because they did not fit, and words that were broken.
func (m *Landmarks) Cut() []string { return m.cut }

// Small returns the texts that are too small for anybody to read.
func (m *Landmarks) Small() []string { return m.small }

// Fine returns the texts that are smaller than anything that must be read.
func (m *Landmarks) Fine() []string { return m.fine }

// Touched returns width and height of everything clickable, in logical pixels, also of what is scrolled half out
// of sight.
func (m *Landmarks) Touched() map[string][2]float64 { return m.touched }

// Sorted returns the marks by id; of two with the same id, the one drawn later comes later.
func (m *Landmarks) Sorted() []Landmark {
	sort.SliceStable(m.list, func(i, j int) bool { return m.list[i].ID < m.list[j].ID })
	return m.list
}
