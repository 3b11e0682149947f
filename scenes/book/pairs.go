package book

import (
	"fmt"
	"strconv"

	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// pair is a doctor and a patient in the table of pairs.
type pair struct{ doctor, patient clinic.Level }

// nurses returns how many nurses the pair needs (B80).
func (p pair) nurses() int {
	return int(max(p.doctor, p.patient) - min(p.doctor, p.patient))
}

const (
	pairsHigh = 288.0
	pairPiece = 34.0 // of the people at the edges of the table
	pairLine  = 48.0 // of the pair itself, below it
)

// cellOf returns the cell of a pair in a table drawn in r.
func cellOf(r ui.Rect, p pair) ui.Rect {
	w, h := min(56, (r.W-pairPiece-24)/4), (r.H-pairPiece-pairLine-12)/4
	x, y := r.X+(r.W-pairPiece-4*w)/2+pairPiece, r.Y+pairPiece+6
	return ui.Rect{X: x + float64(p.patient-clinic.White)*w, Y: y + float64(p.doctor-clinic.White)*h, W: w, H: h}
}

// placePairs places the cells of the table in the picture r: the hovered pair is shown as pieces, and a click
// tries it.
func (b *Book) placePairs(on *tree.Sheet, c *scenes.Context, r ui.Rect) {
	r = r.Inset(pictureEdge)
	b.cells = map[string]pair{}
	for doctor := clinic.White; doctor <= clinic.Red; doctor++ {
		for patient := clinic.White; patient <= clinic.Red; patient++ {
			p := pair{doctor, patient}
			id := fmt.Sprintf("book.pair.%d.%d", doctor, patient)
			says := c.Texts.Dots(words.Capital(words.Person(c.Reader, clinic.Doctor, doctor).String()), words.Person(c.Reader, clinic.Patient, patient).String(), c.T("puzzle.nurses", ui.Data{"Count": p.nurses()}))
			cell := &ui.Area{Base: ui.Base{ID: id, Says: says}, Do: func() { c.Push(b.TryPair(p.doctor, p.patient, p.nurses())) }}
			b.cells[id] = p
			on.Add(cell, cellOf(r, p))
		}
	}
}

// pointAtPair selects the hovered or focused pair.
func (b *Book) pointAtPair(c *scenes.Context) {
	now := b.pointed
	for _, w := range b.Page().Widgets {
		cell, is := w.(*ui.Area)
		if !is {
			continue
		}
		p, of := b.cells[cell.ID]
		if of && (c.Gestures.Hovering && cell.Area().Contains(c.Gestures.X, c.Gestures.Y) || c.Gestures.ByKeys && b.Page().Focused() == w) {
			now = p
		}
	}
	if now != b.pointed {
		b.pointed = now
		c.Redraw()
	}
}

// paintPairs paints how many nurses each doctor needs for each patient, and the selected pair (B80).
func (b *Book) paintPairs(c *ui.Canvas, r ui.Rect) {
	first := cellOf(r, pair{clinic.White, clinic.White})
	for level := clinic.White; level <= clinic.Red; level++ {
		column, row := cellOf(r, pair{clinic.White, level}), cellOf(r, pair{level, clinic.White})
		if level == b.pointed.patient {
			c.Round(ui.Rect{X: column.X + 1, Y: r.Y, W: column.W - 2, H: pairPiece + 6 + 4*column.H}, 8, theme.AccentSoft)
		}
		if level == b.pointed.doctor {
			c.Round(ui.Rect{X: first.X - pairPiece - 2, Y: row.Y + 1, W: pairPiece + 2 + 4*row.W, H: row.H - 2}, 8, theme.AccentSoft)
		}
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		column, row := cellOf(r, pair{clinic.White, level}), cellOf(r, pair{level, clinic.White})
		pictures.UpTo(c, sprites.Patient(int8(level)).Picture(), ui.Rect{X: column.X, Y: r.Y, W: column.W, H: pairPiece}.Inset(2), 1, 0)
		pictures.UpTo(c, sprites.Doctor(int8(level)).Picture(), ui.Rect{X: first.X - pairPiece, Y: row.Y, W: pairPiece, H: row.H}.Inset(1), 1, 0)
		for other := clinic.White; other <= clinic.Red; other++ {
			p := pair{level, other}
			in := cellOf(r, p).Inset(3)
			c.Tile(in, 8, theme.Mix(theme.Legal, theme.Card, 0.72+0.09*float64(p.nurses())))
			if p == b.pointed {
				c.RoundLine(in, 8, 2, theme.Accent)
			}
			c.TextIn(c.Styles.Price, strconv.Itoa(p.nurses()), in, ui.Center, theme.Ink)
		}
	}
	b.paintPair(c, ui.Rect{X: r.X, Y: r.Bottom() - pairLine, W: r.W, H: pairLine})
}

// paintPair paints the selected pair as pieces, with its nurses.
func (b *Book) paintPair(c *ui.Canvas, r ui.Rect) {
	const piece, sign = 30.0, 26.0
	nurses := b.pointed.nurses()
	wide := 2*piece + 2*sign + piece*float64(nurses)
	if nurses == 0 {
		wide += sign
	}
	r.X, r.W = r.X+(r.W-wide)/2, wide
	put := func(kind clinic.PersonKind, level clinic.Level) {
		paintPerson(c, kind, level, r.CutLeft(piece, 0).Inset(1))
	}
	put(clinic.Doctor, b.pointed.doctor)
	c.TextIn(c.Styles.Price, "↔", r.CutLeft(sign, 0), ui.Center, theme.Ink)
	put(clinic.Patient, b.pointed.patient)
	c.TextIn(c.Styles.Price, "=", r.CutLeft(sign, 0), ui.Center, theme.Ink)
	if nurses == 0 {
		c.TextIn(c.Styles.Price, "0", r.CutLeft(sign, 0), ui.Center, theme.Ink)
	}
	for range nurses {
		put(clinic.Nurse, clinic.NoLevel)
	}
}

func paintPerson(c *ui.Canvas, kind clinic.PersonKind, level clinic.Level, r ui.Rect) {
	(&piece{person: clinic.Person{Kind: kind, Level: level}}).paint(c, r)
}
