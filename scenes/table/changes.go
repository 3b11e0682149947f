package table

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Changes on the panels are animated: pieces fly to their new places, out of the bag or from the row where they
// lay, and money, popularity and time count to their new values. With reduced motion the pieces are ringed and the
// numbers colored for a moment.

const (
	flyTicks    = 16
	flyApart    = 3 // from one piece to the next
	mostFlights = 20
	countTicks  = 24
	scoreTicks  = 18 // for the total of the live score
	showTicks   = 54 // how long a number stays colored in all
	ringTicks   = 90 // how long changes stay marked with reduced motion
	flyArc      = 26 // logical pixels
)

// lying returns the pieces that lie on the panels.
func (t *papers) lying() (list []paper.Lying) {
	for _, p := range t.Papers() {
		list = p.Lying(list)
	}
	return list
}

// having returns the money, popularity and time of all players, and the total of the open live score.
func (t *papers) having() (list []counted) {
	for player := range t.State.Players {
		owner := &t.State.Players[player]
		for _, have := range [...]struct {
			id     string
			amount int
		}{{"money", t.Money(player)}, {"popularity", owner.Popularity}, {"time", owner.Time}} {
			of := thing.OfOther(player, have.id)
			if player == t.Viewer {
				of = thing.Named(thing.Having, have.id)
			}
			list = append(list, counted{of: of, time: have.id == "time", from: have.amount, to: have.amount})
		}
	}
	if t.ScoreOpen() {
		now := t.side.ScoreNow()
		list = append(list, counted{of: panels.ScoreTotal, from: now, to: now})
	}
	return list
}

// changeFrom animates everything that lay elsewhere or had another value before.
func (t *Table) changeFrom(before []paper.Lying, had []counted) {
	v := &t.changes
	*v = changes{flights: v.flights[:0], counts: v.counts[:0], moment: v.moment}
	ticks, is := 0, t.lying()
	gone := slices.DeleteFunc(slices.Clone(before), func(was paper.Lying) bool { return !t.inTown(was.Of) || among(is, was) })
	for _, now := range is {
		if among(before, now) || len(v.flights) == mostFlights {
			continue
		}
		f := flight{Lying: now, begins: flyApart * len(v.flights)}
		at := slices.IndexFunc(gone, func(was paper.Lying) bool { return was.Art == now.Art })
		switch {
		case at >= 0 && gone[at].Of == t.Look.Taken: // out of the hand
			f.fromX, f.fromY = t.Look.PointerX, t.Look.PointerY
		case at >= 0:
			f.fromX, f.fromY = gone[at].X, gone[at].Y
		case t.inTown(now.Of):
			f.fromX, f.fromY = t.bagAt(now)
		default:
			continue
		}
		if at >= 0 {
			gone = slices.Delete(gone, at, at+1)
		}
		v.flights = append(v.flights, f)
		ticks = max(ticks, f.begins+flyTicks)
	}
	for i, now := range t.having() {
		if i < len(had) {
			now.from = had[i].from
		}
		if now.from != now.to {
			v.counts = append(v.counts, now)
			ticks = max(ticks, showTicks)
		}
	}
	v.way.Begin(ticks)
}

// among reports whether a piece lies in the list, at the same thing.
func among(list []paper.Lying, piece paper.Lying) bool {
	return slices.ContainsFunc(list, func(p paper.Lying) bool { return p.Of == piece.Of && p.Art == piece.Art })
}

// inTown reports whether a thing belongs to what all players share.
func (t *moving) inTown(what thing.Thing) bool {
	return what.Is(thing.Appointment, thing.Residency, thing.Nurse, thing.Orderly)
}

// bagAt returns where a piece that comes to the town starts: appointments come out of the bag, beside the heading;
// those who can be hired come from above.
func (t *moving) bagAt(now paper.Lying) (x, y float64) {
	const above, side = 34, 30
	if spot, ok := t.Spot(thing.Named(thing.Panel, "appointments")); ok && now.Of.Kind == thing.Appointment {
		return spot.Rect.Right() - side, spot.Rect.Bottom()
	}
	return now.X, now.Y - above
}

// updateChanges plays one tick. Any input of the player finishes all animations at once.
func (t *moving) updateChanges(c *scenes.Context) {
	v := &t.changes
	if c.Gestures.Acts() && (v.way.Runs() || v.marked.Runs()) {
		v.way.End()
		v.marked.End()
		c.Redraw()
	}
	if v.marked.Pass(1) && !v.marked.Runs() {
		c.Redraw()
	}
	if v.way.Pass(c.Pace()) {
		if !c.Moves() {
			v.marked.Begin(ringTicks)
		}
		c.Redraw()
	}
}

// momentOfPanels returns what differs just now from what is written on the panels.
func (t *moving) momentOfPanels() *paper.Moment {
	v, l := &t.changes, &t.Look
	m := &v.moment
	m.Taken, m.Pressed, m.Lifted, m.Risen = l.Taken, thing.Thing{}, thing.Thing{}, l.UnderFinger
	if yields(l.Pressed) && !t.off(l.Pressed) {
		m.Pressed = l.Pressed
	} else if lifts(l.Hover) && l.Held.Empty() && !t.off(l.Hover) {
		m.Lifted = l.Hover
	}
	m.Flying, m.Counts = m.Flying[:0], m.Counts[:0]
	moving := v.way.Runs()
	for i := range v.flights {
		if f := &v.flights[i]; moving && v.way.Part(f.begins, f.begins+flyTicks) < 1 {
			m.Flying = append(m.Flying, f.Lying)
		}
	}
	if !moving && !v.marked.Runs() {
		return m
	}
	for _, n := range v.counts {
		done := 1.0
		if moving {
			ticks := countTicks
			if n.of == panels.ScoreTotal {
				ticks = scoreTicks
			}
			done = v.way.Part(0, ticks)
		}
		color := theme.LegalInk
		if n.to < n.from {
			color = theme.IllegalInk
		}
		if n.time {
			color = theme.Accent
		}
		number := n.from + int(math.Round(float64(n.to-n.from)*done))
		m.Counts = append(m.Counts, paper.Count{Of: n.of, Text: paper.Number(number), Color: color})
	}
	return m
}

// yields reports whether a thing gives way under a press, lifts whether it rises under the pointer.
func yields(what thing.Thing) bool {
	return lifts(what) || what.Is(thing.Done, thing.Undo, thing.Redo, thing.Agree, thing.Menu, thing.Medal, thing.BotPace, thing.ShareMore, thing.ShareLess, thing.Whole, thing.Closer, thing.Farther, thing.Explode, thing.Log)
}

func lifts(what thing.Thing) bool {
	return what.Is(thing.Component, thing.Action, thing.Bonus, thing.Goal, thing.Offer, thing.Residency, thing.Nurse, thing.Orderly, thing.Appointment)
}

// off reports whether a thing can't be used now.
func (t *moving) off(what thing.Thing) bool {
	spot, ok := t.Spot(what)
	return !ok || spot.Off
}

// drawFlights draws the flying pieces, or rings those that have arrived.
func (t *moving) drawFlights(c *ui.Canvas) {
	v := &t.changes
	if !v.way.Runs() && !v.marked.Runs() {
		return
	}
	for i := range v.flights {
		f := &v.flights[i]
		if v.marked.Runs() {
			if spot, ok := t.Spot(f.Of); ok {
				c.RoundLine(spot.Rect.Inset(-2), 11, 2.5, theme.Accent)
			}
			continue
		}
		done := v.way.Part(f.begins, f.begins+flyTicks)
		if done <= 0 || done >= 1 {
			continue
		}
		along := ui.Eased(done)
		x, y := f.fromX+(f.X-f.fromX)*along, f.fromY+(f.Y-f.fromY)*along-flyArc*math.Sin(math.Pi*along)
		dx, dy := c.Device(x, y)
		t.sheet.Draw(c.Target, f.Art, dx, dy, sprites.Options{Scale: f.Size})
		c.Landmark("flying", ui.Rect{X: x - 12, Y: y - 24, W: 24, H: 24})
	}
}

// changed remembers how things lie before another state is shown, and returns the function that then animates the
// changes.
func (t *Table) changed(next *game.State, viewer int) func() {
	switch {
	case t.State == nil || t.State == next || t.width == 0:
		return func() {}
	case t.Viewer != viewer || t.Look.Curtain != nil: // nobody sees both
		return func() { t.changes = changes{moment: t.changes.moment} }
	}
	before, had := t.lying(), t.having()
	return func() { t.changeFrom(before, had) }
}
