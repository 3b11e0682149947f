package ui

// Mains collects where the main buttons of a screen are drawn, and what each does.
type Mains struct{ list []main }

type main struct {
	does string
	at   Rect // in logical pixels of the window
}

// Clear forgets them all, before a new picture is drawn.
func (m *Mains) Clear() { m.list = m.list[:0] }

// Turned returns where other main buttons are, or the same do something else, than those of before.
func (m *Mains) Turned(before *Mains) (areas []Rect) {
	for i := range m.list {
		b := &m.list[i]
		x, y := b.at.Center() // where another one may cover it
		if was := before.At(x, y); was != "" && was != m.At(x, y) {
			areas = append(areas, b.at)
		}
	}
	return areas
}

// Follow remembers the buttons of a picture, unless it has none.
func (m *Mains) Follow(now *Mains) {
	if len(now.list) > 0 {
		m.list = append(m.list[:0], now.list...)
	}
}

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
