package table

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The middle of the table: the clinic in view, which can be panned, zoomed and pulled apart.

// describe fills the description of a board from the state and the interaction.
func (t *Table) describe(l *plot) {
	board, d, look := t.BoardOn(l.board), &l.shown, t.Look.On(l.board)
	d.Cars = t.parkedSince(l)
	d.Begin(board, t.inHand(board))
	d.Walkers = append(d.Walkers, look.Walkers...)
	held := t.Own() && look.Trial.Kind != sprites.NoKind
	for i := range clinic.MaxSpaces {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || l.board != game.Home && space.Floor > 0 || t.hides(l, space) {
			continue
		}
		heldHere := held && look.Trial.Space == space
		if board.Tiles[i].Empty() && space.Floor > 0 {
			if !look.Space[i].Legal && !heldHere && t.showsEmpty(board, space) {
				d.Empty = append(d.Empty, space)
			}
			if !look.Space[i].Legal || heldHere || !t.Own() {
				continue
			}
		}
		t.lookInto(look, d.Room(space))
	}
	if held {
		d.Rooms = append(d.Rooms, look.Trial)
	}
	d.End(t.Situation.Rules.Numbers)
	t.shuffle(l)
	t.raise(l)
	t.pose(l)
	l.view.Larger = t.peopleLarger(l)
}

// raise lifts the person under a finger that may take them.
func (t *clinics) raise(l *plot) {
	const up = 4 // logical pixels
	risen := t.Look.UnderFinger
	if risen.Kind != thing.Person || risen.Board != l.board {
		return
	}
	people := t.BoardOn(l.board).People
	for i := range l.shown.Rooms {
		for k := range l.shown.Rooms[i].People {
			if p := &l.shown.Rooms[i].People[k]; p.Key >= 0 && p.Key < len(people) && people[p.Key].ID == risen.Person {
				p.Rise += up * t.scale / l.projection.Scale
			}
		}
	}
}

// inHand returns which pieces of one of the viewer's boards are held or moving.
func (t *clinics) inHand(board *clinic.Clinic) (hand dollhouse.InHand) {
	taken := t.Look.Taken
	hand.Walking, hand.Mark, hand.MarkAt = t.Look.HiddenFrom, t.Look.HiddenMark, t.Look.HiddenAt
	hand.Drives, hand.Bare = t.Look.Drives, t.Look.Unmarked
	if !t.Own() {
		return hand
	}
	switch {
	case taken.Kind == thing.Person:
		hand.Person = taken.Person
	case taken.Board != game.Home:
	case taken.Kind == thing.Space:
		hand.Mark, hand.MarkAt = t.markTaken(taken), taken.Space
	case taken.Kind == thing.Vehicle:
		for i := range board.Outside {
			if o := &board.Outside[i]; view.VehicleAt(o) == taken {
				hand.Vehicle = o
			}
		}
	}
	return hand
}

// markTaken returns the kind of mark that is taken with its space, or "" for none.
func (t *clinics) markTaken(taken thing.Thing) string {
	if picked := t.PointedAt(taken); picked != nil {
		return extensionui.OfferOf(view.OfferType(picked[0])).Mark
	}
	return ""
}

// lookInto adds the current interaction to a room.
func (t *clinics) lookInto(shown *view.BoardLook, r *sprites.Room) {
	if shown.HasRising && shown.Rising == r.Space {
		r.Raise(shown.Risen)
	}
	if !t.Own() && t.Look.Played == nil {
		return
	}
	look := &shown.Space[r.Space.Index()]
	r.Light, r.Hatched, r.BadSides = look.Light, look.Hatched, look.BadSides
	if tint := extensionui.TintOf(shown.Areas, r.Space); tint.A > 0 {
		r.Tint = tint
	}
	if look.Legal && r.Light == sprites.NoLight {
		r.Light = sprites.GlowGood
	}
}

// drawClinic draws the town's ground, the clinic, and what lies over it.
func (t *Table) drawClinic(c *ui.Canvas) {
	dollhouse.Town(c, t.clinicSheet, t.projection, t.shown.Columns, t.shown.Rows, 0)
	t.drawClouds(c)
	t.drawDusk(c)
	for _, l := range t.plots() {
		t.describe(l)
		l.view.Arrange(&l.shown.Clinic, l.projection)
		l.view.Draw(c.Target, t.clinicSheet)
	}
	t.drawTraffic(c)
	t.drawVeil(c)
	t.drawOutlines(c)
	for _, l := range t.plots() {
		t.drawOverlay(c, l)
	}
	t.drawLabels(c)
	for _, l := range t.plots() {
		t.drawAlarms(c, l)
	}
	t.drawAsked(c)
}

const besideLooking = 200.0 // room for the floor names, on both sides

// saysLooking returns whose clinic is in view, and how to come back if that fits and it is not a bot's turn.
func (t *cover) saysLooking() string {
	name := ui.Data{"Name": t.SeatName(t.Looked())}
	if text := ui.T("table.looking_back", name); t.Look.Bot == nil && ui.Measure(ui.TextStrong, text)+besideLooking <= t.layout.Clinic.W {
		return text
	}
	return ui.T("table.looking", name)
}

// drawLabels writes the floors' names at the left of the clinic.
func (t *cover) drawLabels(c *ui.Canvas) {
	area := t.layout.Clinic
	if !t.Own() {
		c.Pill(ui.TextStrong, t.lookingText, area.X+area.W/2, area.Y+16, t.SeatColor(t.Looked()), theme.Card)
	}
	if line := t.Look.Line; line != "" {
		y := area.Y + 16
		if !t.Own() {
			y += 34
		}
		c.Pill(ui.TextStrong, line, area.X+area.W/2, y, theme.Card, theme.Ink)
	}
	t.drawSent(c)
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
			c.Pill(ui.TextStrong, t.floorNames[floor], x, y, theme.Card, theme.SecondInk)
		default:
			c.Round(pill, 13, theme.Mix(theme.Card, mark.Tint, 0.45))
			c.RoundLine(pill, 13, 1.5, mark.Tint)
			t.art(c, mark.Sign, pill.X+17, pill.Y+13, sprites.Options{Scale: 0.8})
			c.TextIn(ui.TextStrong, t.floorNames[floor], ui.Rect{X: pill.X + 24, Y: pill.Y, W: pill.W - 30, H: pill.H}, ui.Center, theme.Ink)
		}
	}
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
	w := ui.Measure(ui.TextStrong, t.floorNames[floor]) + 24
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
	if pill.Overlaps(t.legend) {
		seen = false
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

// clinicSpots adds the spots of a board: slots, spaces, people.
func (t *Table) clinicSpots(l *plot) {
	board := t.BoardOn(l.board)
	t.describe(l)
	l.view.Arrange(&l.shown.Clinic, l.projection)
	add := func(what thing.Thing, r ui.Rect) {
		if r = r.Intersect(t.layout.Clinic); r.W > 4 && r.H > 4 {
			t.spots = append(t.spots, paper.Spot{Thing: what.On(l.board), Rect: r})
		}
	}
	k := l.projection.Scale / t.scale
	top := l.topFloor()
	for i := range clinic.MaxSpaces {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || int(space.Floor) > top || t.hides(l, space) {
			continue
		}
		if space.Floor > 0 && board.At(space).Empty() && !t.showsEmpty(board, space) {
			continue
		}
		m := l.projection.Centre(space)
		w, h := sprites.HalfTileWidth*k, sprites.HalfTileHeight*k
		add(thing.InSpace(space), ui.Rect{X: m.X/t.scale - w/2, Y: m.Y/t.scale - h/2, W: w, H: h})
	}
	l.slots = l.slots[:0]
	if l.board == game.Home {
		l.slots = board.Slots(0, l.slots)
	}
	for floor := int8(1); l.board == game.Home && int(floor) <= top && t.slotsOnFloors(); floor++ {
		l.slots = board.Slots(floor, l.slots)
	}
	for _, slot := range l.slots {
		if slot.Space.Floor > 0 && board.Module(slot.Space) == nil || t.hides(l, slot.Space) {
			continue
		}
		m := l.slotPoint(slot.Space, slot.Side)
		w, h := 46*k, 24*k
		add(thing.InSlot(slot.Space, slot.Side), ui.Rect{X: m.X/t.scale - w/2, Y: m.Y/t.scale - h/2, W: w, H: h})
	}
	for i := range board.Outside {
		o := &board.Outside[i]
		vehicle := view.VehicleAt(o)
		if vehicle.None() {
			continue
		}
		x, y := sprites.VehicleAt(o.Space, o.Side, 0)
		m := l.projection.At(0, x, y, sprites.PavementZ)
		w, h := 44*k, 38*k
		add(vehicle, ui.Rect{X: m.X/t.scale - w/2, Y: m.Y/t.scale - h, W: w, H: h})
	}
	for i := range board.People {
		if board.People[i].At.Area == clinic.PreAdmissions {
			continue
		}
		foot, ok := l.view.Foot(i)
		if !ok {
			continue
		}
		k := k * t.peopleLarger(l)
		w, h := 28*k, 38*k
		if dollhouse.Piece(&board.People[i]).IsPatient() {
			w, h = 26*k, 24*k
		}
		if board.People[i].At.Area == clinic.Waiting && t.outsideInTray && l.board == game.Home {
			continue // the tray shows them larger
		}
		add(thing.Somebody(board.People[i].ID), ui.Rect{X: foot.X/t.scale - w/2, Y: foot.Y/t.scale - h, W: w, H: h})
	}
	if l.board == game.Home {
		t.tileSpots(add)
	}
}

// slotsOnFloors reports whether this game sells something that goes into the outside slots of upper floors.
func (t *window) slotsOnFloors() bool {
	for i := range t.Situation.Rules.Components {
		if spec := &t.Situation.Rules.Components[i]; spec.Where == clinic.AtSlot && spec.AnyFloor {
			return true
		}
	}
	return false
}
