package table

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// If the forecast is behind a tab, a red sign marks each patient who would stay untreated while people are moved. A tap
// on the sign says why.

const (
	alarmWide  = 10.5 // logical pixels
	alarmReach = 22.0 // reach of a finger
)

// findAlarms finds the patients to mark. While a Move is proposed there are none, since the numbers of its walks
// stand there.
func (t *papers) findAlarms() {
	t.urgent = nil
	d := t.State.Decision(t.Viewer)
	if t.layout.Side != arrangement.Around && t.Own() && !t.side.Proposes() && t.Look.Overlay == nil && !t.Look.Overlays && d != nil && (d.Kind == game.DecideMove || t.side.ChoosesBill()) {
		t.urgent = t.side.Urgent()
	}
}

// WhyUntreated returns why a patient with a sign is not treated.
func (t *tipping) WhyUntreated(of thing.Thing) string { return t.tips.Untreated(of) }

// alarms returns where the signs stand.
func (t *cover) alarms(l *plot) (list []paper.Spot) {
	people := t.BoardOn(l.board).People
	for i := range people {
		if !slices.Contains(t.urgent, people[i].ID) || t.Look.HiddenFrom == people[i].ID {
			continue
		}
		if foot, there := l.view.Foot(i); there {
			x, y := foot.X/t.scale+15, foot.Y/t.scale-24
			if at, tiled := l.view.Badge(i); tiled && extensionui.TilesOf(t.Rules).Has(&people[i]) { // above the tile
				y = min(y, at.Y/t.scale-t.tileSide(l)/2-alarmWide-1)
			}
			area := t.layout.Clinic
			if !area.Contains(x, y) { // out of sight
				continue
			}
			sign := ui.Rect{X: x - alarmWide, Y: max(y-alarmWide, area.Y), W: 2 * alarmWide, H: 2 * alarmWide}
			if sign.Overlaps(t.away) {
				sign.Y = t.away.Bottom()
			}
			sign.X = t.besideFloorNames(sign)
			sign = t.besideCards(sign)
			if sign.Overlaps(t.hint.Rect) || t.turn.way.Runs() && sign.Overlaps(t.turnArea()) { // below what is being read
				continue
			}
			if sign.Overlaps(t.viewButtons) { // above the view buttons
				sign.Y = t.viewButtons.Y - sign.H - 2
			}
			sign = t.besideSigns(sign, list)
			list = append(list, paper.Spot{Thing: thing.Thing{Kind: thing.Alarm, Person: people[i].ID, Board: l.board}, Rect: sign})
		}
	}
	return list
}

// besideFloorNames returns the left edge of a sign that covers no floor name: its own, or just right of the name.
func (t *cover) besideFloorNames(sign ui.Rect) float64 {
	if !t.namesFloors() {
		return sign.X
	}
	for floor := 0; floor <= t.topFloor(); floor++ {
		name, seen := t.FloorLabel(floor)
		if seen && name.Overlaps(sign) {
			return name.Right() + 2
		}
	}
	return sign.X
}

// besideCards returns where a sign covers neither the annex's card nor the report about the bots: just below or
// right of them.
func (t *cover) besideCards(sign ui.Rect) ui.Rect {
	for _, card := range [...]ui.Rect{t.away, t.card.Rect} {
		if card.Overlaps(sign) {
			if right, down := card.Right()-sign.X, card.Bottom()-sign.Y; right < down {
				sign.X = card.Right() + 2
			} else {
				sign.Y = card.Bottom() + 2
			}
		}
	}
	return sign
}

// besideSigns returns where a sign covers none of the signs before it: its own place, or the nearest free place
// beside one of them.
func (t *cover) besideSigns(sign ui.Rect, before []paper.Spot) ui.Rect {
	const apart = 2 * (alarmWide + 1.5) // from center to center, with their white rims
	covers := func(at ui.Rect) bool {
		return slices.ContainsFunc(before, func(other paper.Spot) bool { return at.Overlaps(other.Rect) })
	}
	if !covers(sign) {
		return sign
	}
	free := func(at ui.Rect) bool {
		return !covers(at) && !at.Overlaps(t.hint.Rect) && t.besideFloorNames(at) == at.X && t.besideCards(at) == at &&
			at.Within(t.layout.Clinic) == at
	}
	best, least := sign, math.Inf(1)
	for _, other := range before {
		for _, at := range [...]ui.Rect{
			{X: other.Rect.X + apart, Y: sign.Y}, {X: other.Rect.X - apart, Y: sign.Y},
			{X: sign.X, Y: other.Rect.Y - apart}, {X: sign.X, Y: other.Rect.Y + apart},
		} {
			at.W, at.H = sign.W, sign.H
			if far := math.Hypot(at.X-sign.X, at.Y-sign.Y); far < least && free(at) {
				best, least = at, far
			}
		}
	}
	return best
}

// alarmAt returns the sign that a finger at x, y means, unless a person stands nearer.
func (t *cover) alarmAt(l *plot, x, y float64) (paper.Spot, bool) {
	if !t.Look.Held.Empty() {
		return paper.Spot{}, false
	}
	best, least := paper.Spot{}, alarmReach
	for _, spot := range t.alarms(l) {
		if far := fromCenter(spot.Rect, x, y); far < least {
			best, least = spot, far
		}
	}
	if person, there := t.personNear(l, x, y); there && fromCenter(person.Rect, x, y) < least {
		return paper.Spot{}, false
	}
	return best, least < alarmReach
}

// personNear returns the person nearest to a finger.
func (t *window) personNear(l *plot, x, y float64) (paper.Spot, bool) {
	best, least := paper.Spot{}, alarmReach
	for _, spot := range t.spots[:t.panelsFrom] {
		if far := fromCenter(spot.Rect, x, y); spot.Thing.Kind == thing.Person && spot.Thing.Board == l.board && far < least {
			best, least = spot, far
		}
	}
	return best, least < alarmReach
}

// fromCenter returns the distance from the center of an area to a point.
func fromCenter(r ui.Rect, x, y float64) float64 {
	cx, cy := r.Center()
	return math.Hypot(cx-x, cy-y)
}

// drawAlarms draws the signs.
func (t *cover) drawAlarms(c *ui.Canvas, l *plot) {
	for _, spot := range t.alarms(l) {
		x, y := spot.Rect.Center()
		c.Circle(x, y+1.5, alarmWide+1.5, theme.Fade(theme.Shade, 0.2))
		c.Circle(x, y, alarmWide+1.5, theme.Card)
		c.Circle(x, y, alarmWide, theme.Illegal)
		c.TextIn(c.Styles.TextBold, "!", spot.Rect, ui.Center, theme.Card)
		c.Landmark(spot.Thing.String(), spot.Rect)
	}
}
