package table

import (
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

// The middle of the table: the clinic in view.

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
	if tint := extensionui.TintOf(shown.Areas, r.Space); tint != (theme.Color{}) {
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
	t.drawLine(c)
	t.drawAsked(c)
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
