package ui

import (
	"slices"

	"clinic/sprites/theme"
)

const (
	toastTicks = 240 // four seconds
	mostToasts = 3
)

// Toasts are short notes that disappear by themselves.
type Toasts struct{ notes []toast }

type toast struct {
	text string
	tone Tone
	left int     // ticks
	x, y float64 // where the player did it
	at   Rect    // where it was drawn
}

// Add shows a note about what the player did at x, y. A repeated note is shown once, for longer. Only the last
// refusal is kept.
func (t *Toasts) Add(text string, tone Tone, x, y float64) {
	for i := range t.notes {
		if n := &t.notes[i]; n.text == text {
			n.left, n.x, n.y = toastTicks, x, y
			return
		}
	}
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone == Refused && tone == Refused })
	t.notes = append(t.notes, toast{text: text, tone: tone, left: toastTicks, x: x, y: y})
	if len(t.notes) > mostToasts {
		t.notes = t.notes[len(t.notes)-mostToasts:]
	}
}

// Update lets a tick pass and reports whether a note has disappeared.
func (t *Toasts) Update() bool {
	kept := t.notes[:0]
	for _, n := range t.notes {
		if n.left--; n.left > 0 {
			kept = append(kept, n)
		}
	}
	gone := len(kept) != len(t.notes)
	t.notes = kept
	return gone
}

// Clear removes all notes.
func (t *Toasts) Clear() { t.notes = nil }

// Refuse reports whether a refusal is shown.
func (t *Toasts) Refuse() bool {
	return slices.ContainsFunc(t.notes, func(n toast) bool { return n.tone == Refused })
}

// DropRefusals removes refusals from before this tick, since what they were about is over, except at x, y: the rule
// that one names can be pressed.
func (t *Toasts) DropRefusals(x, y float64) {
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone == Refused && n.left < toastTicks && !n.at.Contains(x, y) })
}

// DropPast removes all notes from before this tick except warnings: their scene has been left.
func (t *Toasts) DropPast() {
	t.notes = slices.DeleteFunc(t.notes, func(n toast) bool { return n.tone != Warned && n.left < toastTicks })
}

// Draw paints the notes where place puts one of width w and height h for what was done at x, y. Older ones move up
// out of the way of newer ones.
func (t *Toasts) Draw(c *Canvas, place func(w, h, x, y float64) Rect) {
	var taken []Rect
	for i := len(t.notes) - 1; i >= 0; i-- {
		n := t.notes[i]
		width := min(460, c.Width-96)
		lines := Wrap(c.Styles.TextStrong, n.text, width)
		widest := 0.0
		for _, line := range lines {
			widest = max(widest, Measure(c.Styles.TextStrong, line))
		}
		r := Rect{W: widest + 62, H: float64(len(lines))*c.Styles.TextStrong.LineHeight() + 20}
		r = place(r.W, r.H, n.x, n.y)
		for _, other := range taken {
			if r.Overlaps(other) {
				r.Y = other.Y - r.H - 8
			}
		}
		taken = append(taken, r)
		t.notes[i].at = r
		c.Panel(r, 12)
		n.tone.icon()(c, Rect{r.X + 14, r.Y + r.H/2 - 10, 20, 20}, n.tone.color())
		c.Paragraph(c.Styles.TextStrong, n.text, r.X+46, r.Y+10, width, Left, theme.Ink)
		c.Say(n.text)
		c.Landmark("toast", r)
	}
}
