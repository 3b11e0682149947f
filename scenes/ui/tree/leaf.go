package tree

import (
	"cmp"

	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Words is a text over as many lines as it needs, centered in the height that it gets.
type Words struct {
	style ui.Style
	text  string
	ink   theme.Color
	align ui.Align
	line  bool
}

// Text returns words aligned left.
func Text(style ui.Style, text string, ink theme.Color) Words {
	return Words{style: style, text: text, ink: ink}
}

// To returns the words with another alignment.
func (t Words) To(align ui.Align) Words {
	t.align = align
	return t
}

// InLine returns the words in one line.
func (t Words) InLine() Words {
	t.line = true
	return t
}

// Fit implements Node. The words shrink if larger texts would break them, and need room for their longest one.
func (t Words) Fit(wide float64) Box {
	if t.line {
		const air = 4 // above and below letters
		return Box{W: ui.Measure(t.style, t.text), H: t.style.Size + air, Put: func(on *Sheet, r ui.Rect) {
			on.Paint(r, func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.TextIn(t.style, t.text, r, t.align, t.ink) })
		}}
	}
	t.style = t.style.Snug(func(style ui.Style) bool { return len(ui.Torn(style, t.text, wide)) == 0 })
	w, h := 0.0, ui.ParagraphHeight(t.style, t.text, wide)
	for _, line := range append(ui.Torn(t.style, t.text, wide), ui.Wrap(t.style, t.text, wide)...) {
		w = max(w, ui.Measure(t.style, line))
	}
	return Box{W: w, H: h, Put: func(on *Sheet, r ui.Rect) {
		r.Y, r.H = r.Y+max(0, r.H-h)/2, h
		on.Paint(r, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Paragraph(t.style, t.text, r.X, r.Y, r.W, t.align, t.ink)
		})
	}}
}

// Art is anything else that is drawn: at the left of its area, centered in its height. Without a width or height
// it gets all there is.
type Art struct {
	W, H float64
	Draw Draw
}

// Fit implements Node.
func (a Art) Fit(float64) Box {
	return Box{W: a.W, H: a.H, Put: func(on *Sheet, r ui.Rect) {
		if a.W > 0 {
			r.W = a.W
		}
		if a.H > 0 {
			r.Y, r.H = r.Y+(r.H-a.H)/2, a.H
		}
		if a.Draw != nil {
			on.Paint(r, a.Draw)
		}
	}}
}

// Icon returns a node that draws an icon.
func Icon(icon ui.Icon, size float64, color theme.Color) Node {
	return Art{size, size, func(c *ui.Canvas, r ui.Rect, _ ui.State) { icon(c, r, color) }}
}

const finger = 44.0 // logical pixels, the height of a touch target

// Sized is a widget of a given size. Without a height it is as high as there is room for, and at least as high as
// a finger.
type Sized struct {
	ui.Widget
	W, H float64
}

// Fit implements Node.
func (s Sized) Fit(float64) Box {
	high := cmp.Or(s.H, finger)
	return Box{W: s.W, H: high, Put: func(on *Sheet, r ui.Rect) {
		if s.H > 0 {
			r.Y, r.H = r.Y+(r.H-high)/2, high
		}
		on.Add(s.Widget, r)
	}}
}

// Button returns a button as wide as its label needs.
func Button(reader *ui.Reader, b *ui.Button) Sized { return Sized{b, b.Width(reader), 0} }

// Sign returns a button with an icon in place of its words, which become its tip.
func Sign(b *ui.Button, icon ui.Icon) Sized {
	b.Text, b.Tip, b.Icon = "", cmp.Or(b.Tip, b.Text), icon
	return Sized{b, finger, 0}
}

// Segments returns a choice, as high as its options need.
func Segments(reader *ui.Reader, s *ui.Segments) Node {
	return ByWidth(func(wide float64) Node { return Sized{s, s.Wide(reader), s.High(reader, wide)} })
}

// KeyCap returns a node that draws a key of the keyboard.
func KeyCap(reader *ui.Reader, name string) Node {
	r := ui.KeyCapSize(reader, name)
	return Art{r.W, r.H, func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.KeyCap(name, r.X, r.Y) }}
}
