package table

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// The middle of the table: the clinic that is looked at, which one can pan, zoom and pull apart.

// Camera is how one looks at the clinic.
type Camera struct {
	Zoom       float64 // against what fits; 1 shows all
	PanX, PanY float64 // logical pixels
	Apart      bool    // floors pulled apart
}

const (
	leastZoom, mostZoom = 0.6, 3.0
	mostFit             = 1.12 // size of the art at which a small clinic stops growing, in a window of 1600 × 1000
	SettleTicks         = 10   // the view stands still so long before the art is drawn anew at its size
)

// ZoomAt zooms by a factor; the place x, y keeps what it shows.
func (t *Table) ZoomAt(factor, x, y float64) {
	zoom := ui.Between(t.camera.Zoom*factor, leastZoom, mostZoom)
	factor = zoom / t.camera.Zoom
	cx, cy := t.layout.Clinic.Center()
	t.camera.PanX = (x-cx)*(1-factor) + t.camera.PanX*factor
	t.camera.PanY = (y-cy)*(1-factor) + t.camera.PanY*factor
	t.camera.Zoom = zoom
	t.moved()
}

// Pan moves the clinic.
func (t *Table) Pan(dx, dy float64) {
	area := t.layout.Clinic
	t.camera.PanX = ui.Between(t.camera.PanX+dx, -area.W*t.camera.Zoom, area.W*t.camera.Zoom)
	t.camera.PanY = ui.Between(t.camera.PanY+dy, -area.H*t.camera.Zoom, area.H*t.camera.Zoom)
	t.moved()
}

// Explode pulls the floors apart or pushes them together again.
func (t *Table) Explode() {
	before := t.seen()
	t.camera.Apart = !t.camera.Apart
	t.moved()
	t.glideFrom(before)
}

// ResetView shows the whole clinic.
func (t *Table) ResetView() {
	t.camera = Camera{Zoom: 1}
	t.moved()
}

func (t *Table) moved() {
	t.still = 0
	t.project()
	t.FindSpots()
}

// project works out where the clinic lies, in device pixels: as large as all of it fits between the panels.
func (t *Table) project() {
	board := t.Board()
	if board == nil {
		return
	}
	gap := float64(sprites.FloorGap)
	if t.camera.Apart {
		gap = sprites.FloorGapApart
	}
	area := t.layout.Clinic
	labels := 0.0
	if area.W > 620 {
		labels = 44 // the floors' names stand at the left
	}
	left, top, w, h := (area.X+labels)*t.scale, (area.Y+6)*t.scale, (area.W-labels)*t.scale, (area.H-6)*t.scale
	size := func(box ui.Rect) float64 {
		return min(w/box.W, h/box.H, mostFit*t.scale*max(1, min(t.width/1600, t.height/1000)))
	}
	t.annexFront = 0
	box := t.extent(board, gap)
	if t.HasAnnex() {
		best := t.annexFront
		for _, front := range annexFronts {
			t.annexFront = front
			if closer := t.extent(board, gap); size(closer) > size(box) {
				box, best = closer, front
			}
		}
		t.annexFront = best
	}
	fit := size(box)
	x, y := left+(w-box.W*fit)/2-box.X*fit, top+(h-box.H*fit)/2-box.Y*fit
	if t.HasAnnex() {
		t.placeAnnexCard(board, sprites.Projection{X: x, Y: y, Scale: fit, Gap: gap})
	}
	cx, cy := area.Center()
	cx, cy = cx*t.scale, cy*t.scale
	z := t.camera.Zoom
	t.projection = sprites.Projection{
		X: cx + (x-cx)*z + t.camera.PanX*t.scale, Y: cy + (y-cy)*z + t.camera.PanY*t.scale, Scale: fit * z, Gap: gap,
	}.Snap()
	if t.HasAnnex() {
		x, y := t.annexPlace(board)
		t.annex.projection = t.projection
		at := t.projection.At(0, x, y, 0)
		t.annex.projection.X, t.annex.projection.Y = math.Round(at.X), math.Round(at.Y)
	}
}

// extent is the box around all that there is to see of a clinic, at 100 %.
func (t *Table) extent(board *clinic.Clinic, gap float64) ui.Rect {
	p := sprites.Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := p.Bounds(int(board.Columns), int(board.Rows), 1)
	const wall, sign = 34, 56
	if t.HasAnnex() {
		at, annex := p, t.BoardOn(true)
		x, y := t.annexPlace(board)
		corner := p.At(0, x, y, 0)
		at.X, at.Y = corner.X, corner.Y
		_, above, right, bottom := at.Bounds(int(annex.Columns), int(annex.Rows), 1)
		y0, x1, y1 = min(y0, above), max(x1, right), max(y1, bottom)
	}
	for i := range board.Tiles {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || space.Floor == 0 {
			continue
		}
		above := 0.0
		switch {
		case board.Tiles[i].Kind == clinic.Hub:
			above = sign
		case !board.Tiles[i].Empty():
			above = wall
		case !t.showsEmpty(board, space):
			continue
		}
		at := p.Corner(space)
		x0, x1 = min(x0, at.X-sprites.HalfTileWidth), max(x1, at.X+sprites.HalfTileWidth)
		y0 = min(y0, at.Y-above)
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// showsEmpty tells whether an empty space above a module is dashed: on the floors that are built on, and where the viewer
// builds on every floor.
func (t *Table) showsEmpty(board *clinic.Clinic, space clinic.Space) bool {
	if space.Floor < 1 || space.Floor > clinic.TopFloor || !board.At(space).Empty() || board.Module(space.Below()) == nil {
		return false
	}
	if highest := t.Situation.Rules.Terms().HighestFloor; highest > 0 && space.Floor > highest {
		return false
	}
	if t.Own() && t.builds() {
		return true
	}
	for i := range board.Tiles {
		if !board.Tiles[i].Empty() && clinic.SpaceAt(i).Floor >= space.Floor {
			return true
		}
	}
	return false
}

// builds tells whether the viewer places something now.
func (t *Table) builds() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return d != nil && (d.Kind == game.DecideBuild || placesPieces(d.Kind))
}

// placesPieces tells whether in that decision pieces are placed that cost nothing.
func placesPieces(kind game.DecisionKind) bool {
	return kind == game.DecideClinic || kind == game.DecideExtras || kind == game.DecideBonusPlace
}

// describe fills the description of a board from the state and the look.
func (t *Table) describe(l *plot) {
	board, d, look := t.BoardOn(l.beside), &l.shown, t.Look.On(l.beside)
	d.Begin(board, t.inHand(board))
	d.Walkers = append(d.Walkers, look.Walkers...)
	held := t.Own() && look.Trial.Kind != sprites.NoKind
	for i := range clinic.MaxSpaces {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || l.beside && space.Floor > 0 {
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
}

// inHand is what of one of the viewer's own boards is in the hand or on its way.
func (t *Table) inHand(board *clinic.Clinic) (hand dollhouse.InHand) {
	if !t.Own() {
		return hand
	}
	taken := t.Look.Taken
	hand.Walking, hand.Mark, hand.MarkAt = t.Look.HiddenFrom, t.Look.HiddenMark, t.Look.HiddenAt
	switch {
	case taken.Kind == thing.Person:
		hand.Person = taken.Person
	case taken.Annex:
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

// markTaken is the kind of mark that is taken with its space, empty for none.
func (t *Table) markTaken(taken thing.Thing) string {
	if picked := t.PointedAt(taken); picked != nil {
		return dress.OfferOf(view.OfferType(picked[0])).Mark
	}
	return ""
}

// lookInto adds to a room what is done there just now.
func (t *Table) lookInto(shown *view.BoardLook, r *sprites.Room) {
	if !t.Own() {
		return
	}
	look := &shown.Space[r.Space.Index()]
	r.Light, r.Hatched, r.BadSides = look.Light, look.Hatched, look.BadSides
	if look.Legal && r.Light == sprites.NoLight {
		r.Light = sprites.GlowGood
	}
	if shown.HasRising && shown.Rising == r.Space {
		r.Rise = shown.Rise
	}
}

// drawClinic draws the town's ground, the clinic, and what lies over it.
func (t *Table) drawClinic(c *ui.Canvas) {
	t.drawGround(c)
	for _, l := range t.plots() {
		t.describe(l)
		l.view.Arrange(&l.shown.Clinic, l.projection)
		l.view.Draw(c.Target, t.clinicSheet)
	}
	for _, l := range t.plots() {
		t.drawOverlay(c, l)
	}
	t.drawLabels(c)
}

// drawLabels writes the floors' names at the left of the clinic.
func (t *Table) drawLabels(c *ui.Canvas) {
	area := t.layout.Clinic
	if !t.Own() {
		c.Pill(ui.TextStrong, t.lookingText, area.X+area.W/2, area.Y+16, t.SeatColor(t.Looked()), paint.Card)
	}
	if area.W < 560 {
		return
	}
	for floor := 0; floor <= t.topFloor(); floor++ {
		p := t.projection.At(float64(floor), 0, float64(t.shown.Rows), 0)
		x, y := p.X/t.scale, p.Y/t.scale
		if floor == 0 {
			y -= 56 * min(1, t.projection.Scale/t.scale)
		}
		w := ui.Measure(ui.TextStrong, t.floorNames[floor]) + 24
		x = ui.Between(x-w/2-28, area.X+w/2, area.Right()-w/2)
		if y < area.Y+14 || y > area.Bottom()-14 {
			continue
		}
		c.Pill(ui.TextStrong, t.floorNames[floor], x, y, paint.Card, paint.SecondInk)
	}
}

// topFloor is the highest floor with a room or an empty space that is shown.
func (l *plot) topFloor() int {
	top := 0
	for i := range l.shown.Rooms {
		top = max(top, int(l.shown.Rooms[i].Space.Floor))
	}
	for _, space := range l.shown.Empty {
		top = max(top, int(space.Floor))
	}
	return top
}

// clinicSpots adds the spots of a board: slots, spaces, people.
func (t *Table) clinicSpots(l *plot) {
	board := t.BoardOn(l.beside)
	t.describe(l)
	l.view.Arrange(&l.shown.Clinic, l.projection)
	add := func(what thing.Thing, r ui.Rect) {
		if r = r.Intersect(t.layout.Clinic); r.W > 4 && r.H > 4 {
			t.spots = append(t.spots, paper.Spot{Thing: what.On(l.beside), Rect: r})
		}
	}
	k := l.projection.Scale / t.scale
	top := l.topFloor()
	for i := range clinic.MaxSpaces {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || int(space.Floor) > top {
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
	if !l.beside {
		l.slots = board.Slots(0, l.slots)
	}
	for floor := int8(1); !l.beside && int(floor) <= top && t.slotsOnFloors(); floor++ {
		l.slots = board.Slots(floor, l.slots)
	}
	for _, slot := range l.slots {
		if slot.Space.Floor > 0 && board.Module(slot.Space) == nil {
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
		_, _, x, y := sprites.Gateway(o.Space, o.Side, 0)
		m := l.projection.At(0, x, y, sprites.PavementZ)
		w, h := 34*k, 34*k
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
		w, h := 28*k, 38*k
		if dollhouse.Piece(&board.People[i]).IsPatient() {
			w, h = 26*k, 24*k
		}
		if board.People[i].At.Area == clinic.Waiting && t.outsideInTray && !l.beside {
			continue // the tray shows them larger
		}
		add(thing.Somebody(board.People[i].ID), ui.Rect{X: foot.X/t.scale - w/2, Y: foot.Y/t.scale - h, W: w, H: h})
	}
	if !l.beside {
		t.tileSpots(add)
	}
}

// slotsOnFloors tells whether something that this game sells goes into the outside slots of upper floors.
func (t *Table) slotsOnFloors() bool {
	for i := range t.Situation.Rules.Components {
		if spec := &t.Situation.Rules.Components[i]; spec.Where == clinic.AtSlot && spec.AnyFloor {
			return true
		}
	}
	return false
}

// slotPoint is where an outside slot lies on the screen, in device pixels.
func (l *plot) slotPoint(space clinic.Space, side clinic.Side) paint.Point {
	x, y := slotPlace(space, side)
	z := float64(sprites.PavementZ)
	if space.Floor > 0 {
		z = 8
	}
	return l.projection.At(float64(space.Floor), x, y, z)
}

// slotPlace is the middle of an outside slot, in tiles.
func slotPlace(space clinic.Space, side clinic.Side) (x, y float64) {
	x, y = float64(space.X)+0.5, float64(space.Y)+0.5
	const away = 0.62
	switch side {
	case clinic.North:
		y -= away
	case clinic.South:
		y += away
	case clinic.East:
		x += away
	case clinic.West:
		x -= away
	}
	return x, y
}
