package table

import (
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// SpotAt returns the uppermost spot at a place: panels before the clinic, people before rooms, rooms by their true
// shape, or by all of their picture while a person is held.
func (t *tipping) SpotAt(x, y float64) (paper.Spot, bool) {
	for i := len(t.spots) - 1; i >= t.panelsFrom; i-- {
		if t.spots[i].Rect.Contains(x, y) {
			return t.spots[i], true
		}
	}
	if s, ok := t.reached(x, y); ok {
		return s, true
	}
	if !t.layout.Clinic.Contains(x, y) {
		return paper.Spot{}, false
	}
	if s, ok := t.tileAt(x, y); ok {
		return s, true
	}
	for _, l := range slices.Backward(t.plots()) {
		if s, ok := t.alarmAt(l, x, y); ok {
			return s, true
		}
		if s, ok := t.priceAt(l, x, y); ok {
			return s, true
		}
		if s, ok := t.spotOn(l, x, y); ok {
			return s, true
		}
	}
	return paper.Spot{}, false
}

// reached returns the spot of a panel that a finger beside it means: each is at least as large as a finger, and of two
// the nearer one is meant.
func (t *tipping) reached(x, y float64) (best paper.Spot, ok bool) {
	const finger = 44.0 // logical pixels
	if !t.layout.Fingers || t.OnGround(x, y) {
		return best, false
	}
	least := math.Inf(1)
	for _, s := range t.spots[t.panelsFrom:] {
		far := fromCenter(s.Rect, x, y)
		if r := s.Rect.Inset(min(0, (min(s.Rect.W, s.Rect.H)-finger)/2)); far < least && r.Contains(x, y) {
			best, least, ok = s, far, true
		}
	}
	return best, ok
}

// priceAt returns the space whose price stands at a place, whatever another floor draws there: pointing at a price
// means its space.
func (t *tipping) priceAt(l *plot, x, y float64) (paper.Spot, bool) {
	if !t.Own() || t.Look.Held.Empty() {
		return paper.Spot{}, false
	}
	for _, pill := range slices.Backward(t.pricePills(l, t.Look.On(l.board), ui.Rect{})) {
		if pill.r.Contains(x, y) {
			return t.Spot(thing.InSpace(clinic.SpaceAt(pill.of)).On(l.board))
		}
	}
	return paper.Spot{}, false
}

// OnGround reports whether a place belongs to the clinic and the ground around it, with no panel or anything of
// one there.
func (t *papers) OnGround(x, y float64) bool {
	if !t.layout.Clinic.Contains(x, y) {
		return false
	}
	for _, p := range t.Papers() {
		if p.Covers(x, y) {
			return false
		}
	}
	return !slices.ContainsFunc(t.spots[t.panelsFrom:], func(s paper.Spot) bool { return s.Rect.Contains(x, y) })
}

// spotOn returns the uppermost spot of a board at a place.
func (t *tipping) spotOn(l *plot, x, y float64) (paper.Spot, bool) {
	board := t.BoardOn(l.board)
	key, ok := l.view.PersonAt(x*t.scale, y*t.scale)
	// What floats is taken where it is seen.
	if space, floats := dollhouse.FloatsIn(key); ok && floats && t.Look.Held.Empty() {
		if s, there := t.Spot(thing.InSpace(space).On(l.board)); there {
			return s, true
		}
	}
	if ok && key < len(board.People) {
		if s, ok := t.Spot(thing.Somebody(board.People[key].ID).On(l.board)); ok {
			return s, true
		}
	}
	if t.layout.Fingers && t.Look.Held.Empty() { // the one nearest to a finger
		if s, there := t.personNear(l, x, y); there {
			return s, true
		}
	}
	people := t.Look.Taken.Is(thing.Person, thing.Space) || t.Look.Held.Piece != (sprites.Piece{})
	// A place on an upper wall hides what lies below, while it can take the held piece.
	for i := t.panelsFrom - 1; i >= 0; i-- {
		s := &t.spots[i]
		above := s.Thing.Is(thing.Slot) && s.Thing.Space.Floor > 0 || people && s.Thing.Is(thing.Slot, thing.Vehicle)
		if above && s.Thing.Board == l.board && s.Rect.Contains(x, y) && slices.Contains(t.Look.Targets, s.Thing) {
			return *s, true
		}
	}
	if people { // people go to what is seen there, components to spaces
		if space, ok := l.view.RoomAt(x*t.scale, y*t.scale); ok {
			return t.Spot(thing.InSpace(space).On(l.board))
		}
	}
	if space, ok := l.view.OpenAt(x*t.scale, y*t.scale); ok && (space.Floor > 0 || board.Contains(space)) {
		return t.Spot(thing.InSpace(space).On(l.board))
	}
	for i := t.panelsFrom - 1; i >= 0; i-- {
		if s := &t.spots[i]; s.Thing.Is(thing.Slot, thing.Vehicle) && s.Thing.Board == l.board && s.Rect.Contains(x, y) {
			return *s, true
		}
	}
	return paper.Spot{}, false
}

// LoggedAt returns the index of the event whose line of the log is at a place, among all that happened, and
// whether there is one.
func (t *tipping) LoggedAt(x, y float64) (event int, there bool) {
	if s, ok := t.SpotAt(x, y); !ok || s.Thing != thing.Named(thing.Panel, "log") {
		return 0, false
	}
	return t.side.LoggedAt(x, y)
}

// aimedAt returns where the held piece would go now: on panels it may lie under the finger, over the clinic above it.
func (t *tipping) aimedAt() thing.Thing {
	if spot, there := t.SpotAt(t.Look.PointerX, t.Look.PointerY); there && !t.Look.Held.Empty() {
		return spot.Thing.Under()
	}
	return thing.Thing{}
}

// drawSpots frames the spots that are hovered, focused, or may take the held piece, most of all the one it would go to.
func (t *moving) drawSpots(c *ui.Canvas, aimed thing.Thing) {
	l := &t.Look
	if l.Focus.Kind == thing.Clinic {
		whole := t.layout.Clinic.Inset(8)
		c.Landmark(thing.Of(thing.Clinic).String(), whole)
		c.Landmark(ui.FocusLandmark, whole)
		c.FocusRing(whole, 12)
	}
	for i := range t.spots {
		s := &t.spots[i]
		if c.Landmarks != nil {
			c.Landmark(s.Thing.String(), s.Rect)
			if s.Thing == l.Focus {
				c.Landmark(ui.FocusLandmark, s.Rect)
			}
		}
		if s.Thing.OnTheClinic() && s.Thing.Kind != thing.Person {
			continue
		}
		for _, target := range l.Targets {
			if target != s.Thing {
				continue
			}
			strength, wide := 0.14, 2.0
			if s.Thing == aimed {
				strength, wide = 0.34, 4
				c.Landmark("aimed", s.Rect)
			}
			c.Round(s.Rect.Inset(-2), 12, theme.Fade(theme.Legal, strength))
			c.RoundLine(s.Rect.Inset(-3), 12, wide, theme.Legal)
		}
		for _, marked := range l.Marked {
			if marked == s.Thing {
				c.RoundLine(s.Rect.Inset(-4), 12, 3, theme.Accent)
			}
		}
		switch {
		case s.Off || s.Thing != view.Star && s.Thing.Is(thing.Round, thing.Step, thing.Having, thing.Panel, thing.Forecast, thing.ForecastSum, thing.ScoreSum):
		case s.Thing == l.Pressed:
			c.Round(t.changes.moment.Now(s.Thing, s.Rect), 12, theme.Fade(theme.Shade, 0.12))
		case s.Thing == l.Hover && l.Held.Empty():
			c.RoundLine(t.changes.moment.Now(s.Thing, s.Rect).Inset(-1.5), 12, 1.5, theme.Fade(theme.Accent, 0.7))
		}
		if s.Thing == l.Focus {
			c.FocusRing(s.Rect, 12)
		}
	}
}
