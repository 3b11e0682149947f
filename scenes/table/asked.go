package table

import (
	"math"
	"slices"

	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// How an overlay is drawn: signs at rooms and people that cover neither each other nor what is written over the
// clinic, lines between those who belong together, and at parked cars the faces of their owners.

const (
	signDisc = 12.0 // logical pixels, radius of a tick
	signFar  = 7    // the most steps that a sign moves out of the way
	signGap  = 2.0
	signHigh = 26.0 // at 100 %
)

// signAt returns the place of a sign's subject, in logical pixels, and whether it is in sight.
func (t *clinics) signAt(sign *view.Sign) (x, y float64, seen bool) {
	if sign.At.Kind == thing.Person {
		spot, there := t.Spot(sign.At)
		return spot.Rect.X + spot.Rect.W/2, spot.Rect.Y - t.Styles.Grown(signHigh)/2, there
	}
	l, s := t.plotOf(sign.At.Board), sign.At.Space
	m := l.projection.Centre(s)
	if sign.Time {
		m = l.projection.At(float64(s.Floor), float64(s.X)+0.81, float64(s.Y)+0.81, 0)
	}
	x, y = m.X/t.scale, m.Y/t.scale
	return x, y, t.layout.Clinic.Contains(x, y)
}

// placeSigns places the signs.
func (t *cover) placeSigns() []placedSign {
	t.signs = t.signs[:0]
	for i := range t.Look.Overlay.Signs {
		sign := &t.Look.Overlay.Signs[i]
		x, y, seen := t.signAt(sign)
		if !seen {
			continue
		}
		w, h := 2*signDisc, 2*signDisc
		if sign.Time {
			w, h = 28, 28
			if sign.Art != sprites.None {
				w += 28
			}
		} else if sign.Text != "" {
			w, h = ui.Measure(t.Styles.TextStrong, sign.Text)+22, t.Styles.Grown(signHigh)
			if sign.Art != sprites.None {
				w += 26
			}
		}
		placed := placedSign{Sign: sign, x: x, y: y, r: ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}}
		at, free := t.freeFor(placed.r)
		if placed.r = at; !free {
			placed.bare, placed.r = true, ui.Rect{X: x - 7, Y: y - 7, W: 14, H: 14}
			if t.taken(placed.r) || placed.r.Y < t.layout.Clinic.Y {
				continue
			}
		}
		t.signs = append(t.signs, placed)
	}
	return t.signs
}

// freeFor returns the place nearest to an area where a sign covers nothing, and whether there is one.
func (t *cover) freeFor(r ui.Rect) (best ui.Rect, free bool) {
	least := math.Inf(1)
	for down := -signFar; down <= signFar; down++ {
		for _, aside := range [...]float64{0, -0.35, 0.35, -0.7, 0.7} {
			at := r.Moved(aside*r.W, float64(down)*(r.H/2+signGap/2)).Within(t.layout.Clinic.Inset(2))
			x, y := at.Center()
			bx, by := r.Center()
			if far := math.Hypot(x-bx, y-by); far < least && !t.taken(at) {
				best, free, least = at, true, far
			}
		}
	}
	return best, free
}

// taken reports whether something is written over the clinic in that area.
func (t *cover) taken(r ui.Rect) bool {
	over := func(other ui.Rect) bool { return r.Inset(-signGap / 2).Overlaps(other) }
	if over(t.legend) || over(t.viewButtons) || over(t.hint.Rect) || over(t.away) || over(t.card.Rect) {
		return true
	}
	if t.next.Any() && over(t.layout.Next) {
		return true
	}
	if t.namesFloors() {
		for floor := 0; floor <= t.topFloor(); floor++ {
			if name, seen := t.FloorLabel(floor); seen && over(name) {
				return true
			}
		}
	}
	return slices.ContainsFunc(t.signs, func(s placedSign) bool { return over(s.r) }) ||
		slices.ContainsFunc(t.spots[t.panelsFrom:], func(s paper.Spot) bool { return over(s.Rect) })
}

// drawAsked draws the overlay that the player asked for.
func (t *pointing) drawAsked(c *ui.Canvas) {
	o := t.Look.Overlay
	if o == nil {
		return
	}
	if t.Starts(o.From) {
		t.outline(c, o.From, 1)
	}
	for i := range o.Links {
		t.drawLink(c, &o.Links[i])
	}
	for i := range o.Faces {
		t.drawFace(c, &o.Faces[i])
	}
	signs := t.placeSigns()
	for i := range signs { // below all words
		t.drawLead(c, &signs[i])
	}
	for i := range signs {
		t.drawSign(c, &signs[i])
	}
}

// drawLead draws the line from a sign's subject to the sign that moved out of the way.
func (t *cover) drawLead(c *ui.Canvas, sign *placedSign) {
	x, y := sign.r.Center()
	if sign.bare || math.Hypot(x-sign.x, y-sign.y) <= sign.r.H*0.8 {
		return
	}
	_, _, ink := signInks(sign.Tone)
	if sign.Tone == ui.Allowed {
		ink = theme.LegalInk
	}
	c.Line(sign.x, sign.y, x, y, 4, theme.Card)
	c.Line(sign.x, sign.y, x, y, 2, ink)
	c.Circle(sign.x, sign.y, 3.5, ink)
}

// drawLink draws a line between two who belong together, or from a place to the room that starts to work.
func (t *cover) drawLink(c *ui.Canvas, link *view.Link) {
	x, y, from := t.middleOf(link.From)
	tx, ty, to := t.middleOf(link.To)
	if !from || !to {
		return
	}
	if link.From.Kind == thing.Space {
		t.dashTo(c, x, y, tx, ty)
		return
	}
	color := theme.Accent
	if link.Helps {
		color = theme.LegalInk
	}
	c.Line(x, y, tx, ty, 7, theme.Card)
	c.Line(x, y, tx, ty, 3.5, color)
	c.Circle(tx, ty, 5.5, theme.Card)
	c.Circle(tx, ty, 4, color)
}

// middleOf returns the center of a space or of a person, and whether it is in sight.
func (t *clinics) middleOf(what thing.Thing) (x, y float64, seen bool) {
	if what.Kind == thing.Person {
		spot, there := t.Spot(what)
		x, y = spot.Rect.Center()
		return x, y, there
	}
	m := t.plotOf(what.Board).projection.Centre(what.Space)
	return m.X / t.scale, m.Y / t.scale, true
}

// drawFace draws the face of a parked car's owner above the car.
func (t *clinics) drawFace(c *ui.Canvas, face *view.Face) {
	l := t.plotOf(face.Board)
	m := l.projection.At(0, face.X, face.Y, sprites.PavementZ)
	k := ui.Between(l.projection.Scale/t.scale, 0.6, 1)
	x, y, radius := m.X/t.scale, m.Y/t.scale-6*k, 12*k
	if !t.layout.Clinic.Inset(radius).Contains(x, y) {
		return
	}
	c.Circle(x, y+1, radius+1, theme.Fade(theme.Shade, 0.2))
	c.Circle(x, y, radius, theme.Card)
	_, high := face.Piece.Picture().Size()
	t.artCentred(c, face.Piece.Picture(), x, y, min(0.5, 1.7*radius/high))
}

// signInks returns the colors of a sign: its ground, edge and ink.
func signInks(tone ui.Tone) (ground, edge, ink theme.Color) {
	switch tone {
	case ui.Allowed:
		return theme.LegalInk, theme.Card, theme.Card
	case ui.Refused:
		return theme.Card, theme.Illegal, theme.IllegalInk
	case ui.Warned:
		return theme.Card, theme.Warning, theme.Warning
	}
	return theme.Card, theme.Dashes, theme.SecondInk
}

func (t *cover) drawSign(c *ui.Canvas, sign *placedSign) {
	r := sign.r
	x, y := r.Center()
	ground, edge, ink := signInks(sign.Tone)
	if sign.Time {
		ground, edge, ink = theme.Card, theme.Mix(theme.Accent, theme.Card, 0.45), theme.Ink
		if sign.Tone == ui.Plainly { // nobody may end there
			ground, edge, ink = theme.Well, theme.Dashes, theme.SecondInk
		}
	}
	c.Shadow(r, r.H/2, 0.5)
	c.Round(r, r.H/2, ground)
	c.RoundLine(r, r.H/2, 2, edge)
	c.Landmark("sign/"+sign.At.String(), r)
	switch {
	case sign.bare:
	case sign.Text == "":
		t.art(c, pictures.Check, x, y, sprites.Options{Scale: 0.72, Tint: ink})
	default:
		in := r
		if sign.Art != sprites.None {
			pictures.In(c, sign.Art, ui.Rect{X: r.X + 8, Y: r.Y + 3, W: 26, H: r.H - 6}, 0)
			in.CutLeft(28, 0)
		}
		c.TextIn(c.Styles.TextStrong, sign.Text, in, ui.Center, ink)
	}
}
