package table

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What is written over the clinic: the names of its floors, whose clinic it is, and what the host has not answered yet.

const (
	besideLooking = 200.0 // room for the floor names, on both sides
	besideLine    = 12.0  // room on both sides of what is said of the connection
)

// saysLooking returns whose clinic is in view, and how to come back if that fits and it is not a bot's turn.
func (t *cover) saysLooking() string {
	name := ui.Data{"Name": t.SeatName(t.Looked())}
	if t.Situation.Watches {
		return t.T("table.looking", name)
	}
	if text := t.T("table.looking_back", name); t.Look.Bot == nil && ui.Measure(t.Styles.TextStrong, text)+besideLooking <= t.layout.Clinic.W {
		return text
	}
	return t.T("table.looking", name)
}

// saysWhose reports whether it is said whose clinic is in view: always to somebody who only watches.
func (t *cover) saysWhose() bool { return !t.Own() || t.Situation.Watches }

// drawLabels writes whose clinic it is and the floors' names, and shows what the host has not answered yet.
func (t *cover) drawLabels(c *ui.Canvas) {
	area := t.layout.Clinic
	if t.saysWhose() {
		c.Pill(c.Styles.TextStrong, t.lookingText, area.X+area.W/2, area.Y+16, t.SeatColor(t.Looked()), theme.Card)
	}
	t.drawFloors(c)
	t.drawSent(c)
}

// drawLine writes what is said of the connection, above everything else.
func (t *cover) drawLine(c *ui.Canvas) {
	area, line := t.layout.Clinic, t.Look.Line
	if line == "" {
		return
	}
	y := area.Y + 16
	if t.saysWhose() {
		y += 34
	}
	writeLine(c, line, area.X+area.W/2, y, area.W-2*besideLine)
}

// drawFloors writes the floors' names at the left of the clinic.
func (t *cover) drawFloors(c *ui.Canvas) {
	if !t.namesFloors() {
		return
	}
	for floor := 0; floor <= t.topFloor(); floor++ {
		pill, seen := t.FloorLabel(floor)
		mark := t.markedFloor(int8(floor))
		switch {
		case !seen || t.folded[floor]:
		case mark == nil:
			x, y := pill.Center()
			c.Pill(c.Styles.TextStrong, t.floorNames[floor], x, y, theme.Card, theme.SecondInk)
		default:
			c.Round(pill, 13, theme.Mix(theme.Card, mark.Tint, 0.45))
			c.RoundLine(pill, 13, 1.5, mark.Tint)
			t.art(c, mark.Sign, pill.X+17, pill.Y+13, sprites.Options{Scale: 0.8})
			c.TextIn(c.Styles.TextStrong, t.floorNames[floor], ui.Rect{X: pill.X + 24, Y: pill.Y, W: pill.W - 30, H: pill.H}, ui.Center, theme.Ink)
		}
	}
}

// writeLine writes what is said of the connection around a point, below it in more lines if one isn't wide enough.
func writeLine(c *ui.Canvas, line string, x, y, width float64) {
	if ui.Measure(c.Styles.TextStrong, line)+24 <= width {
		c.Pill(c.Styles.TextStrong, line, x, y, theme.Card, theme.Ink)
		return
	}
	high := ui.ParagraphHeight(c.Styles.TextStrong, line, width-24)
	r := ui.Rect{X: x - width/2, Y: y - (c.Styles.TextStrong.Size+12)/2, W: width, H: high + 12}
	c.Round(r, 12, theme.Card)
	c.Paragraph(c.Styles.TextStrong, line, r.X+12, r.Y+6, width-24, ui.Center, theme.Ink)
}

// drawSent draws a ring of dots that turns around a piece that was sent to the host, or an hourglass that stands.
func (t *cover) drawSent(c *ui.Canvas) {
	const away, sign = 17.0, 16.0
	sent := &t.Look.Sent
	spot, there := t.Spot(sent.At)
	if !there || sent.At.None() {
		return
	}
	x, y := spot.Rect.Center()
	c.Landmark("sent", ui.Rect{X: x - away, Y: y - away, W: 2 * away, H: 2 * away})
	if sent.Turn == view.AllDots {
		c.Circle(x, y, away-4, theme.Card)
		ui.IconWait(c, ui.Rect{X: x - sign/2, Y: y - sign/2, W: sign, H: sign}, theme.Ink)
		return
	}
	for dot := range view.SentDots {
		behind := (sent.Turn - dot + view.SentDots) % view.SentDots
		sin, cos := math.Sincos(2 * math.Pi * float64(dot) / view.SentDots)
		c.Circle(x+away*cos, y+away*sin, 3.5, theme.Card)
		c.Circle(x+away*cos, y+away*sin, 2.5, theme.Mix(theme.Accent, theme.Card, 0.7*float64(behind)/view.SentDots))
	}
}

// namesFloors reports whether the floors have their names: not where they would cover rooms, and not beside the
// rail, which shows them.
func (t *clinics) namesFloors() bool {
	return t.layout.Rail.W == 0 && (t.layout.Clinic.W >= 560 || t.layout.NamesAside)
}

// FloorLabel returns where the name of a floor stands, with the sign of an area it is in, and whether it is seen:
// if the floor's left corner is.
func (t *cover) FloorLabel(floor int) (pill ui.Rect, seen bool) {
	area := t.layout.Clinic
	p := t.projection.At(float64(floor), 0, float64(t.shown.Rows), 0)
	x, y := p.X/t.scale, p.Y/t.scale
	w := ui.Measure(t.Styles.TextStrong, t.floorNames[floor]) + 24
	if t.markedFloor(int8(floor)) != nil {
		w += 22
	}
	seen = y >= area.Y+14
	if floor == 0 || x-w-14 < area.X { // above the pavement, or the corner of a room
		y -= 56 * min(1, t.projection.Scale/t.scale)
	}
	if floor == 0 && !t.layout.NamesAside && x-w-28 < area.X { // too near to those who wait outside the door
		y += 34 * min(1, t.projection.Scale/t.scale)
	}
	x = ui.Between(x-w/2-28, area.X+w/2, area.Right()-w/2)
	if t.layout.NamesAside {
		x, y = area.X+12+w/2, y-14
	}
	y = max(y, area.Y+14)
	pill = ui.Rect{X: x - w/2, Y: y - 13, W: w, H: 26}
	if floor == 0 && t.layout.NamesAside { // not over those who wait outside the door
		pill.Y = t.aboveOutside(pill)
	}
	if above, shown := t.Spot(thing.Numbered(thing.Whole, t.topFloor())); shown && !t.layout.NamesAside {
		if above.Rect.Overlaps(pill) {
			pill.Y = above.Rect.Bottom() + 6
		}
	}
	for _, over := range [...]ui.Rect{t.legend, t.away, t.hint.Rect} {
		seen = seen && !pill.Overlaps(over)
	}
	return pill, seen && y <= area.Bottom()-14 && !t.coversLabel(pill)
}

// aboveOutside returns the top of a pill that covers nobody outside: its own, or just above those it would cover.
func (t *clinics) aboveOutside(pill ui.Rect) (y float64) {
	y = pill.Y
	for _, person := range t.outside() {
		if person.Overlaps(pill.Inset(-4)) {
			y = min(y, person.Y-4-pill.H)
		}
	}
	return y
}

// outside returns the areas of those who wait outside the clinic.
func (t *clinics) outside() (places []ui.Rect) {
	l := t.both[0]
	k := t.projection.Scale / t.scale * t.peopleLarger(l)
	people := t.BoardOn(game.Home).People
	for i := range people {
		if people[i].At.Area != clinic.Waiting {
			continue
		}
		if foot, seen := l.view.Foot(i); seen {
			places = append(places, ui.Rect{X: foot.X/t.scale - 14*k, Y: foot.Y/t.scale - 38*k, W: 28 * k, H: 38 * k})
		}
	}
	return places
}

// coversLabel reports whether the annex's card or the button to a floor above covers the name of a floor that stands at
// the left edge.
func (t *cover) coversLabel(pill ui.Rect) bool {
	if !t.layout.NamesAside {
		return false
	}
	above, _ := t.Spot(thing.Numbered(thing.Whole, t.topFloor()))
	return pill.Overlaps(t.card.Rect) || pill.Overlaps(above.Rect)
}

// markedFloor returns an area with a sign that a room of a floor is in, or would be in if the held piece were
// built there; nil for none.
func (t *clinics) markedFloor(floor int8) *extensionui.Area {
	for _, areas := range [...][]extensionui.Area{t.shown.Areas, t.Look.On(game.Home).Areas} {
		for i := range areas {
			if mark := &areas[i]; mark.Sign != sprites.None && mark.Spaces&t.BoardOn(game.Home).Board().Floor(floor) != 0 {
				return mark
			}
		}
	}
	return nil
}
