package table

import (
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What follows the pointer: the held piece, its total, and the sentence that forbids.

// drawHand draws the held piece at the pointer, its total and the sentence.
func (t *pointing) drawHand(c *ui.Canvas) {
	l := &t.Look
	x, y := l.PointerX, l.PointerY
	switch {
	case l.Held.Empty():
	case x < 0 && y < 0: // it was just taken from a dialog
	case l.Finger:
		t.drawFinger(c)
	case l.Touch: // nothing follows a finger that is not there
		if !l.Tapped.None() {
			t.drawPreview(c, x, y)
		}
	default:
		t.drawHeld(c, x, y)
		t.art(c, pictures.Hand, x, y, sprites.Options{Scale: 1.25})
	}
	if l.Total.Show || l.Total.HasScore {
		t.drawTotal(c, x, y)
	}
	t.drawHeldInDrawer(c)
	if l.Bubble != "" && (l.Held.Empty() || t.drawer.Head.W == 0) {
		x, y = t.besidePointer()
		c.Bubble(l.Bubble, x, y, l.Tone)
	}
}

// besidePointer returns the place for the sentence: beside the pointer and between the panels, where it covers the
// fewest legal spaces, and not the held piece.
func (t *cover) besidePointer() (x, y float64) {
	l := &t.Look
	const text, away = 300.0, 20.0 // as a bubble is laid out
	w := 0.0
	lines := ui.Wrap(t.Styles.TextStrong, l.Bubble, text)
	for _, line := range lines {
		w = max(w, ui.Measure(t.Styles.TextStrong, line))
	}
	w += 60
	h := float64(len(lines))*t.Styles.TextStrong.LineHeight() + 28
	px, py := l.PointerX+10, l.PointerY+10
	// The hand with the held piece, and the total above it.
	hand := ui.Rect{X: l.PointerX - 36, Y: l.PointerY - 76, W: 72, H: 100}
	least := 1000.0
	buttons := t.viewButtons
	for _, at := range [...]theme.Point{
		{X: px, Y: py}, {X: px - w - 60, Y: py}, {X: px, Y: py - h - 100}, {X: px - w - 60, Y: py - h - 100},
		{X: buttons.X - w - 30, Y: py - h - 100}, {X: buttons.Right() - 10, Y: py - h - 100},
	} {
		r := ui.Rect{X: at.X + away, Y: at.Y + away, W: w, H: h}.Within(t.layout.Clinic) // the panels stay readable
		covers := 0.0
		if r.Overlaps(hand) {
			covers = 3
		}
		if r.Overlaps(t.viewButtons) {
			covers += 2
		}
		for _, on := range t.plots() {
			shown := l.On(on.board)
			for i := range shown.Space {
				m := on.projection.Centre(clinic.SpaceAt(i))
				if shown.Space[i].Legal && r.Inset(-24).Contains(m.X/t.scale, m.Y/t.scale) {
					covers++
				}
			}
		}
		if covers < least {
			least, x, y = covers, r.X-away, r.Y-away
		}
	}
	return x, y
}

// totalAt returns where a total of that width stands, and the note above it: above the pointer or beside the ring,
// and never on a panel.
func (t *cover) totalAt(x, y, wide float64) (total, note ui.Rect) {
	const edge, high, noteHigh = 4, 40, 28
	area := t.layout.Clinic.Inset(edge)
	if t.Look.Total.Note != "" {
		area.CutTop(noteHigh, 0)
		note.W, note.H = ui.Measure(t.Styles.TextStrong, t.Look.Total.Note)+24, noteHigh
	}
	total = ui.Rect{X: x + 14, Y: y - 76, W: wide, H: high}
	if t.Look.Total.HasScore && !t.Look.Total.Show { // the price of a built room lies above the pointer
		total.X, total.Y = x+30, y-26
	}
	if t.ringed() {
		radius, _ := t.ringSize()
		total.X, total.Y = x+radius-8, y-radius
		if total.Right() > area.Right() {
			total.X = x - radius + 8 - wide
		}
	}
	total = total.Within(area)
	note.X, note.Y = total.X+(total.W-note.W)/2, total.Y-note.H
	return total, note.Within(ui.Rect{X: area.X, Y: t.layout.Clinic.Y, W: area.W, H: t.layout.Clinic.H})
}

// drawTotal draws on a sheet above the pointer what the route costs and earns, and by how much the score would change.
func (t *cover) drawTotal(c *ui.Canvas, x, y float64) {
	const pad, sign, between = 14.0, 28.0, 24.0
	total := &t.Look.Total
	parts := [...]struct {
		shown bool
		sign  sprites.ID
		text  string
	}{
		{total.Show, pictures.Time, paper.Number(total.Time)}, {total.Show && total.HasMoney, pictures.Money, plusDollars(total.Money)},
		{total.HasScore, pictures.Popularity, signedPoints(total.Score)},
	}
	w := 2*pad - between
	for i := range parts {
		if parts[i].shown {
			w += sign + ui.Measure(c.Styles.Number, parts[i].text) + between
		}
	}
	r, note := t.totalAt(x, y, w)
	c.Shadow(r, 12, 0.7)
	c.Round(r, 12, theme.Card)
	if total.Note != "" {
		nx, ny := note.Center()
		c.Pill(c.Styles.TextStrong, total.Note, nx, ny, theme.Card, theme.Accent)
	}
	at, first := r.X+pad, true
	for i := range parts {
		part := &parts[i]
		if !part.shown {
			continue
		}
		if !first {
			c.VerticalLine(at-between/2, r.Y+10, 20, 1.5, theme.Hairline)
		}
		first = false
		t.art(c, part.sign, at+11, r.Y+20, sprites.Options{Scale: 0.92})
		wide := ui.Measure(c.Styles.Number, part.text)
		c.TextIn(c.Styles.Number, part.text, ui.Rect{X: at + sign, Y: r.Y, W: wide + 4, H: 40}, ui.Left, theme.Ink)
		if part.sign == pictures.Popularity {
			c.Landmark("score_change", r)
		}
		at += sign + wide + between
	}
}

var plusAmounts = func() (list [64]string) {
	for i := range list {
		list[i] = "+" + paper.Number(i)
	}
	return list
}()

// signedPoints returns a change of points as text.
func signedPoints(n int) string {
	if n > 0 {
		return plusDollars(n)
	}
	return paper.Number(n)
}

func plusDollars(n int) string {
	if n >= 0 && n < len(plusAmounts) {
		return plusAmounts[n]
	}
	return paper.Number(n)
}
