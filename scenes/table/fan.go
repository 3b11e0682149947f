package table

import (
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// drawFan draws people who stand close together, spread out around the finger that came down among them.
func (t *cover) drawFan(c *ui.Canvas) {
	f := t.Look.Fan
	if f == nil {
		return
	}
	const wide, wider = 28.0, 32.0
	c.Fill(t.layout.Clinic, theme.Fade(theme.Ground, 0.45*f.Grown))
	c.Circle(f.X, f.Y, fingerWide, theme.Fade(theme.Accent, 0.2))
	c.CircleLine(f.X, f.Y, fingerWide, 3, theme.Card)
	for i := range f.People {
		one := &f.People[i]
		x, y := f.X+(one.X-f.X)*f.Grown, f.Y+(one.Y-f.Y)*f.Grown
		radius, ground := wide, theme.Card
		if i == f.On {
			radius, ground = wider, theme.AccentSoft
		}
		c.Circle(x, y+2, radius+1, theme.Fade(theme.Shade, 0.2))
		c.Circle(x, y, radius, ground)
		if i == f.On {
			c.CircleLine(x, y, radius, 2.5, theme.Accent)
		}
		w, h := one.Piece.Picture().Size()
		t.artCentred(c, one.Piece.Picture(), x, y, min(1.05, radius*1.5/max(w, h)))
		c.Landmark("fan/"+one.Name, ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius})
	}
	if f.On < 0 {
		return
	}
	one := &f.People[f.On]
	w := ui.Measure(c.Styles.TextBold, one.Name) + 32
	name := ui.Rect{X: one.X - w/2, Y: one.Y - wider - 46, W: w, H: 38}
	if one.Y > f.Y {
		name.Y = one.Y + wider + 8
	}
	name = name.Within(t.layout.Clinic)
	c.Panel(name, 12)
	c.TextIn(c.Styles.TextBold, one.Name, name, ui.Center, theme.Ink)
}
