package table

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// In small windows a red sign stands at each patient whom nobody would treat, while people are moved: the forecast that
// says so lies behind a tab. A tap on it says why.

const (
	alarmWide  = 10.5 // logical pixels
	alarmReach = 22.0 // of a finger
)

// findAlarms finds the patients; while a Move is proposed the numbers of its walks stand there.
func (t *Table) findAlarms() {
	t.urgent = nil
	d := t.State.Decision(t.Viewer)
	if t.Small() && t.Own() && !t.side.Proposes() && t.Look.Overlay == nil && !t.Look.Overlays && d != nil && (d.Kind == game.DecideMove || d.Kind == game.DecideTreatments && t.Situation.Puzzle != nil) {
		t.urgent = t.side.Urgent()
	}
}

// WhyUntreated says why a patient with a sign is not treated.
func (t *Table) WhyUntreated(of thing.Thing) string { return t.tips.Untreated(of) }

// alarms are where the signs stand.
func (t *Table) alarms(l *plot) (list []paper.Spot) {
	people := t.BoardOn(l.beside).People
	for i := range people {
		if !slices.Contains(t.urgent, people[i].ID) || t.Look.HiddenFrom == people[i].ID {
			continue
		}
		if foot, there := l.view.Foot(i); there {
			x, y := foot.X/t.scale+15, foot.Y/t.scale-24
			if at, tiled := l.view.Badge(i); tiled && extensionui.TilesOf(t.Rules).Has(&people[i]) { // above it
				y = min(y, at.Y/t.scale-t.tileSide(l)/2-alarmWide-1)
			}
			area := t.layout.Clinic
			if !area.Contains(x, y) { // out of sight
				continue
			}
			sign := ui.Rect{X: x - alarmWide, Y: max(y-alarmWide, area.Y), W: 2 * alarmWide, H: 2 * alarmWide}
			if over := sign.Intersect(t.away); over.W > 0 && over.H > 0 {
				sign.Y = t.away.Bottom()
			}
			sign.X = t.besideFloorNames(sign)
			sign = t.besideCards(sign)
			if over := sign.Intersect(t.hint.Rect); over.W > 0 && over.H > 0 { // below what is read now
				continue
			}
			if over := sign.Intersect(t.turnArea()); t.turn.left > 0 && over.W > 0 && over.H > 0 {
				continue
			}
			if over := sign.Intersect(t.viewButtons); over.W > 0 && over.H > 0 { // above the buttons of the view
				sign.Y = t.viewButtons.Y - sign.H - 2
			}
			sign = t.besideSigns(sign, list)
			list = append(list, paper.Spot{Thing: thing.Thing{Kind: thing.Alarm, Person: people[i].ID, Annex: l.beside}, Rect: sign})
		}
	}
	return list
}

// besideFloorNames is where a sign begins that covers no name of a floor: where it is, or just right of the name.
func (t *Table) besideFloorNames(sign ui.Rect) float64 {
	if !t.namesFloors() {
		return sign.X
	}
	for floor := 0; floor <= t.topFloor(); floor++ {
		name, seen := t.FloorLabel(floor)
		if over := name.Intersect(sign); seen && over.W > 0 && over.H > 0 {
			return name.Right() + 2
		}
	}
	return sign.X
}

// besideCards is where a sign lies that covers neither the card of an annex nor what was told of bots: just below or
// right of them.
func (t *Table) besideCards(sign ui.Rect) ui.Rect {
	cards := [...]ui.Rect{t.away, {}}
	if t.HasAnnex() {
		cards[1] = t.card.Rect
	}
	for _, card := range cards {
		if over := card.Intersect(sign); over.W > 0 && over.H > 0 {
			if right, down := card.Right()-sign.X, card.Bottom()-sign.Y; right < down {
				sign.X = card.Right() + 2
			} else {
				sign.Y = card.Bottom() + 2
			}
		}
	}
	return sign
}

// besideSigns is where a sign lies that covers none of those before it: where it is, or the nearest place beside one of
// them that is free.
func (t *Table) besideSigns(sign ui.Rect, before []paper.Spot) ui.Rect {
	const apart = 2 * (alarmWide + 1.5) // from middle to middle, with their white rims
	covers := func(at ui.Rect) bool {
		return slices.ContainsFunc(before, func(other paper.Spot) bool {
			over := at.Intersect(other.Rect)
			return over.W > 0 && over.H > 0
		})
	}
	if !covers(sign) {
		return sign
	}
	free := func(at ui.Rect) bool {
		hidden := at.Intersect(t.hint.Rect)
		return !covers(at) && !(hidden.W > 0 && hidden.H > 0) && t.besideFloorNames(at) == at.X && t.besideCards(at) == at &&
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

// alarmAt gives the sign that a finger means, where nobody stands nearer.
func (t *Table) alarmAt(l *plot, x, y float64) (paper.Spot, bool) {
	if !t.Look.Held.Empty() {
		return paper.Spot{}, false
	}
	best, least := paper.Spot{}, alarmReach
	for _, spot := range t.alarms(l) {
		if far := away(spot.Rect, x, y); far < least {
			best, least = spot, far
		}
	}
	if person, there := t.personNear(l, x, y); there && away(person.Rect, x, y) < least {
		return paper.Spot{}, false
	}
	return best, least < alarmReach
}

// personNear gives who stands nearest to a finger, in a small window.
func (t *Table) personNear(l *plot, x, y float64) (paper.Spot, bool) {
	best, least := paper.Spot{}, alarmReach
	for _, spot := range t.spots[:t.panelsFrom] {
		if far := away(spot.Rect, x, y); spot.Thing.Kind == thing.Person && spot.Thing.Annex == l.beside && far < least {
			best, least = spot, far
		}
	}
	return best, least < alarmReach
}

// away is how far the middle of an area is from a place.
func away(r ui.Rect, x, y float64) float64 {
	cx, cy := r.Center()
	return math.Hypot(cx-x, cy-y)
}

// drawAlarms draws the signs.
func (t *Table) drawAlarms(c *ui.Canvas, l *plot) {
	for _, spot := range t.alarms(l) {
		x, y := spot.Rect.Center()
		c.Circle(x, y+1.5, alarmWide+1.5, theme.Fade(theme.Shade, 0.2))
		c.Circle(x, y, alarmWide+1.5, theme.Card)
		c.Circle(x, y, alarmWide, theme.Illegal)
		c.TextIn(ui.TextBold, "!", spot.Rect, ui.Center, theme.Card)
		c.Landmark(spot.Thing.String(), spot.Rect)
	}
}
