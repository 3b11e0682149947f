package ui

// Rect is an area in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether a point lies in r.
func (r Rect) Contains(x, y float64) bool { return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H }

// Center returns the middle of r.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Right and Bottom return the far edges of r.
func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Inset returns r smaller by d on all sides; larger if d is negative.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Moved returns r moved by dx, dy.
func (r Rect) Moved(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Intersect returns what two areas share; W or H is zero if they share nothing.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Overlaps reports whether two areas share anything.
func (r Rect) Overlaps(o Rect) bool {
	in := r.Intersect(o)
	return in.W > 0 && in.H > 0
}

// Union returns the smallest area that holds both; one without width counts as empty.
func (r Rect) Union(o Rect) Rect {
	switch {
	case r.W == 0:
		return o
	case o.W == 0:
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Within returns an area of the size of r, moved as little as needed to lie in bounds.
func (r Rect) Within(bounds Rect) Rect {
	r.X = max(bounds.X, min(r.X, bounds.Right()-r.W))
	r.Y = max(bounds.Y, min(r.Y, bounds.Bottom()-r.H))
	return r
}

// CutTop cuts a strip of height h off the top of r, and a gap below it, and returns the strip.
func (r *Rect) CutTop(h, gap float64) Rect {
	cut := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h+gap, r.H-h-gap
	return cut
}

// CutBottom cuts a strip of height h off the bottom of r, and a gap above it, and returns the strip.
func (r *Rect) CutBottom(h, gap float64) Rect {
	cut := Rect{r.X, r.Bottom() - h, r.W, h}
	r.H -= h + gap
	return cut
}

// CutLeft cuts a strip of width w off the left of r, and a gap beside it, and returns the strip.
func (r *Rect) CutLeft(w, gap float64) Rect {
	cut := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w+gap, r.W-w-gap
	return cut
}

// CutRight cuts a strip of width w off the right of r, and a gap beside it, and returns the strip.
func (r *Rect) CutRight(w, gap float64) Rect {
	cut := Rect{r.Right() - w, r.Y, w, r.H}
	r.W -= w + gap
	return cut
}
