package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What lies over the clinic while something is held: prices, times, the route.

func (t *cover) drawOverlay(c *ui.Canvas, l *plot) {
	shown := t.Look.On(l.board)
	if !t.Own() {
		t.drawWay(c, l, shown)
		return
	}
	t.drawSlots(c, l, shown)
	t.drawWay(c, l, shown)
	if t.Look.Overlay == nil {
		t.drawTooMany(c, l)
	}
	held := t.heldPrice(l, shown)
	for _, pill := range t.pricePills(l, shown, held) {
		x, y := pill.r.Center()
		t.pricePill(c, x, y, shown.Space[pill.of].Price, shown.Space[pill.of].Works)
	}
	for i := range shown.Space {
		look := &shown.Space[i]
		space := clinic.SpaceAt(i)
		if look.Reached {
			m := l.projection.At(float64(space.Floor), float64(space.X)+0.81, float64(space.Y)+0.81, 0)
			t.timeDisc(c, m.X/t.scale, m.Y/t.scale, look.Time)
		}
	}
	if look := &shown.Space[shown.Trial.Space.Index()]; held.W > 0 {
		x, y := held.Center()
		t.pricePill(c, x, y, look.Price, look.Works)
	}
}

// drawTooMany marks the rooms that somebody must leave before Move ends (B76).
func (t *clinics) drawTooMany(c *ui.Canvas, l *plot) {
	if d := t.State.Decision(t.Viewer); d == nil || d.Kind != game.DecideMove {
		return
	}
	l.full = l.full[:0]
	on := t.LookedOn(l.board)
	for space := range on.Clinic().Modules().All() {
		reason := on.TooMany(space)
		if reason.None() {
			continue
		}
		kind := clinic.PersonKind(reason.What)
		count := on.Present(space, kind)
		text := c.T("table.too_many", ui.Data{"Who": words.People(c.Reader, kind, clinic.NoLevel, count), "Count": count, "Most": reason.Limit})
		// The front corner of the room: nobody stands there.
		m := l.projection.At(float64(space.Floor), float64(space.X)+1, float64(space.Y)+1, 0)
		w, h := ui.Measure(c.Styles.TextStrong, text)+24, c.Styles.Grown(26)
		r := ui.Rect{X: m.X/t.scale - w/2, Y: m.Y/t.scale + 14 - h/2, W: w, H: h}
		for i := 0; i < len(l.full); i++ { // one below the other, if rooms stand close
			if r.Overlaps(l.full[i]) {
				r.Y, i = l.full[i].Bottom()+2, -1
			}
		}
		l.full = append(l.full, r)
		x, y := r.Center()
		c.Pill(c.Styles.TextStrong, text, x, y, theme.IllegalInk, theme.Card)
		c.Landmark("too_many/"+thing.InSpace(space).On(l.board).String(), r)
	}
}

// pricePills returns the prices of all legal spaces, pushed apart where those of two floors would cover each other.
func (t *cover) pricePills(l *plot, shown *view.BoardLook, held ui.Rect) []pill {
	t.pills = t.pills[:0]
	for i := range shown.Space {
		look, space := &shown.Space[i], clinic.SpaceAt(i)
		if !look.Legal || !look.HasPrice {
			continue
		}
		if at := l.projection.Centre(space); held.W == 0 || space != shown.Trial.Space && !held.Contains(at.X/t.scale, at.Y/t.scale) {
			r := t.pillAt(at.X/t.scale, at.Y/t.scale, look.Price, look.Works)
			t.pills = append(t.pills, pill{i, r.Y, r})
		}
	}
	most := sprites.HalfTileHeight * l.projection.Scale / t.scale * 0.6 // a price stays in its space
	const rounds = 120
	for range rounds {
		for i := range t.pills {
			for k := range t.pills[:i] {
				a, b := &t.pills[k], &t.pills[i]
				if in := a.r.Inset(-1).Intersect(b.r); in.W > 0 && in.H > 0 {
					push := min(in.H/2+0.5, most/12)
					if a.r.Y > b.r.Y {
						push = -push
					}
					a.r.Y, b.r.Y = ui.Between(a.r.Y-push, a.y-most, a.y+most), ui.Between(b.r.Y+push, b.y-most, b.y+most)
				}
			}
		}
	}
	for i := range t.pills {
		t.offButtons(&t.pills[i].r)
	}
	return t.pills
}

// offButtons moves a price up from a button over the clinic.
func (t *cover) offButtons(price *ui.Rect) {
	const highest = 60.0 // height of a button
	for _, spot := range t.spots[min(t.panelsFrom, len(t.spots)):] {
		if price.Overlaps(spot.Rect) && spot.Rect.H <= highest {
			price.Y = spot.Rect.Y - price.H - 2
		}
	}
}

// heldPrice returns the area around the price of the piece held over its place, which stands above the pointer, so
// that no other price lies there; empty if there is none.
func (t *cover) heldPrice(l *plot, shown *view.BoardLook) ui.Rect {
	look := &shown.Space[shown.Trial.Space.Index()]
	if shown.Trial.Kind == sprites.NoKind || !look.Legal || !look.HasPrice {
		return ui.Rect{}
	}
	const above, w, h = 52, 92, 72
	m := l.projection.Centre(shown.Trial.Space)
	return ui.Rect{X: m.X/t.scale - w/2, Y: m.Y/t.scale - above - h/2, W: w, H: h}
}

// pillSize returns the scale of prices.
func (t *clinics) pillSize() float64 {
	if t.layout.Fingers {
		return 1
	}
	return ui.Between(t.projection.Scale/t.scale, 0.62, 1)
}

// pillAt returns the area of a price around x, y.
func (t *cover) pillAt(x, y float64, price int, works bool) ui.Rect {
	k := t.pillSize()
	w, h := ui.Measure(t.Styles.Price, paper.Dollars(t.Reader, price))+22*k, 28*k
	if works {
		w += 20 * k
	}
	return ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// pricePill draws the price of a legal space: filled and with a tick if the room will work at once.
func (t *cover) pricePill(c *ui.Canvas, x, y float64, price int, works bool) {
	k := t.pillSize()
	style := c.Styles.Price
	s := paper.Dollars(c.Reader, price)
	deep := theme.LegalInk
	r := t.pillAt(x, y, price, works)
	h := r.H
	c.Shadow(r, h/2, 0.5)
	if !works {
		c.Round(r, h/2, theme.Card)
		c.RoundLine(r, h/2, 2, theme.Legal)
		c.TextIn(style, s, r, ui.Center, deep)
		return
	}
	c.Round(r, h/2, deep)
	t.art(c, pictures.Check, r.X+17*k, y, sprites.Options{Scale: 0.72 * k, Tint: theme.Card})
	c.TextIn(style, s, ui.Rect{X: r.X + 27*k, Y: r.Y, W: r.W - 35*k, H: r.H}, ui.Center, theme.Card)
}

func (t *clinics) timeDisc(c *ui.Canvas, x, y float64, time int) {
	k := ui.Between(t.projection.Scale/t.scale, 0.72, 1)
	if t.layout.Fingers {
		k = max(k, 11.5/14)
	}
	c.Circle(x+1, y+2.5, 14.5*k, theme.Fade(theme.Shade, 0.22))
	c.Circle(x, y, 14*k, theme.Card)
	c.CircleLine(x, y, 14*k, 1.5, theme.Mix(theme.Accent, theme.Card, 0.45))
	style := c.Styles.Heading
	if k < 0.9 {
		style = c.Styles.TextBold
	}
	r := ui.Rect{X: x - 14, Y: y - 14, W: 28, H: 28}
	c.TextIn(style, paper.Number(time), r, ui.Center, theme.Ink)
}

// drawSlots draws the outside slots that may take the held piece.
func (t *cover) drawSlots(c *ui.Canvas, l *plot, shown *view.BoardLook) {
	for i := range shown.Slots {
		slot := &shown.Slots[i]
		if slot.Held {
			at := l.projection.Corner(slot.Space)
			t.clinicSheet.Draw(c.Target, slot.Art, at.X, at.Y, sprites.Options{Fade: 0.2})
		}
		m := l.slotPoint(slot.Space, slot.Side)
		if slot.Free {
			t.freePill(c, m.X/t.scale, m.Y/t.scale)
			continue
		}
		t.pricePill(c, m.X/t.scale, m.Y/t.scale, slot.Price, false)
	}
}

// drawWay draws the route as dashes on a light rim, and rides as arcs with an arrowhead.
func (t *cover) drawWay(c *ui.Canvas, l *plot, shown *view.BoardLook) {
	t.drawWayOf(c, l, shown.Way, shown.WayOf, t.drawHop, 1)
}

// drawWayOf draws the route of a person at an opacity from 0 to 1; ride draws it from floor to floor.
func (t *cover) drawWayOf(c *ui.Canvas, l *plot, steps []clinic.WayStep, person string, ride func(c *ui.Canvas, a, b theme.Point, k, strong float64), strong float64) {
	if len(steps) == 0 {
		return
	}
	k := t.scale * ui.Between(t.projection.Scale/t.scale, 0.7, 1.2)
	t.points = t.points[:0]
	if at, ok := t.wayBegins(l, person); ok {
		t.points = append(t.points, at)
	} else if l.board != game.Home {
		x, y := dollhouse.WaitsAt(t.BoardOn(l.board))
		t.points = append(t.points, l.projection.At(0, x, y, sprites.PavementZ))
	}
	for i := range steps {
		step := &steps[i]
		s := step.Space
		floor := float64(s.Floor)
		switch step.How {
		case clinic.Enter:
			switch {
			case step.Side != clinic.NoSide:
				x, y, _, _ := sprites.Gateway(s, step.Side, 0)
				t.points = append(t.points, l.projection.At(floor, x, y, 3))
			case l.board == game.Home: // from a helipad above
				t.points = append(t.points, l.projection.At(floor+1, float64(s.X)+0.5, float64(s.Y)+0.5, 3))
			}
		case clinic.Walk:
			x, y := sprites.Doorway(steps[i-1].Space, s)
			t.points = append(t.points, l.projection.At(floor, x, y, 3))
		case clinic.Ride:
			from := steps[i-1].Space
			x, y := sprites.Lift(from)
			a := l.projection.At(float64(from.Floor), x, y, 8)
			t.points = append(t.points, a)
			t.dashes(c, k, strong)
			x, y = sprites.Lift(s)
			b := l.projection.At(floor, x, y, 8)
			ride(c, a, b, k, strong)
			t.points = append(t.points[:0], b)
		}
		x, y := float64(s.X)+0.62, float64(s.Y)+0.68
		if i == len(steps)-1 {
			x, y = float64(s.X)+0.5, float64(s.Y)+0.66
		}
		t.points = append(t.points, l.projection.At(floor, x, y, 3))
	}
	t.dashes(c, k, strong)
}

// wayBegins returns where the person stands who takes the route, in device pixels, and whether that is in sight.
func (t *clinics) wayBegins(l *plot, person string) (theme.Point, bool) {
	board := t.BoardOn(l.board)
	for i := range board.People {
		if board.People[i].ID == person {
			return l.view.Foot(i)
		}
	}
	return theme.Point{}, false
}

func (t *cover) dashes(c *ui.Canvas, k, strong float64) {
	if len(t.points) < 2 {
		return
	}
	theme.Line(c.Target, t.points, 8*k, c.Theme.RGBA(theme.Fade(theme.Card, strong)))
	theme.DashedLine(c.Target, t.points, 4*k, 8*k, 8*k, c.Theme.RGBA(theme.Fade(theme.Accent, strong)))
}

func (t *cover) drawHop(c *ui.Canvas, a, b theme.Point, k, _ float64) {
	bow := 170 * t.projection.Scale
	if b.X < a.X-20*t.projection.Scale {
		bow = -bow
	}
	t.arc = theme.Arc(t.arc[:0], a, b, bow)
	before := t.arc[len(t.arc)-4]
	theme.Line(c.Target, t.arc, 9*k, c.Theme.RGBA(theme.Card))
	theme.ArrowHead(c.Target, before, b, 13*k, 9*k, c.Theme.RGBA(theme.Card))
	theme.DashedLine(c.Target, t.arc, 4*k, 9*k, 8*k, c.Theme.RGBA(theme.Ride))
	theme.ArrowHead(c.Target, before, b, 13*k, 4*k, c.Theme.RGBA(theme.Ride))
}

// drawShaft draws a ride straight: bold where it starts and ends, dotted and thin between, where it passes in
// front of others.
func (t *cover) drawShaft(c *ui.Canvas, a, b theme.Point, k, strong float64) {
	const bold = 0.2 // part of the ride, at each end
	along := func(part float64) theme.Point { return theme.Point{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part} }
	t.arc = append(t.arc[:0], a, b)
	theme.DashedLine(c.Target, t.arc, 2*k, 3*k, 4*k, c.Theme.RGBA(theme.Fade(theme.Accent, strong)))
	for _, end := range [...][2]float64{{0, bold}, {1 - bold, 1}} {
		t.arc = append(t.arc[:0], along(end[0]), along(end[1]))
		theme.Line(c.Target, t.arc, 9*k, c.Theme.RGBA(theme.Fade(theme.Card, strong)))
		theme.DashedLine(c.Target, t.arc, 5*k, 12*k, 5*k, c.Theme.RGBA(theme.Fade(theme.Accent, strong)))
	}
}

// freePill marks a place that may be chosen and has no price.
func (t *clinics) freePill(c *ui.Canvas, x, y float64) {
	k := ui.Between(t.projection.Scale/t.scale, 0.62, 1)
	c.Circle(x+1, y+2, 15*k, theme.Fade(theme.Shade, 0.22))
	c.Circle(x, y, 14.5*k, theme.Card)
	c.CircleLine(x, y, 13*k, 2.5, theme.Legal)
	c.Circle(x, y, 5*k, theme.Legal)
}
