package ui

// Mains collects where the main buttons of a screen are drawn, and what each does.
type Mains struct{ list []main }

type main struct {
	does string
	at   Rect // in logical pixels of the window
}

// Clear forgets them all, before a new picture is drawn.
func (m *Mains) Clear() { m.list = m.list[:0] }

// At returns what the main button at a point does, in logical pixels; empty if there is none.
func (m *Mains) At(x, y float64) (does string) {
	for i := range m.list {
		if b := &m.list[i]; b.at.Contains(x, y) {
			does = b.does
		}
	}
	return does
}

// Main notes that a main button is drawn, and what it does: any text that changes when that changes.
func (c *Canvas) Main(does string, area Rect) {
	if c.Mains != nil {
		c.Mains.list = append(c.Mains.list, main{does, area.Moved(c.offsetX, c.offsetY).Intersect(c.clip)})
	}
}
