package table

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The camera. The view moves by itself only when an action begins, and only if part of the clinic would lie
// outside of the window, so that the next piece goes where its space was just seen. Everything else is up to the
// player, and stays while others play. A button tells of a floor above the window.

// Camera is how the player looks at the clinic.
type Camera struct {
	Zoom       float64 // relative to the size that fits; 1 shows all
	PanX, PanY float64 // logical pixels
	Apart      bool    // floors pulled apart
}

// sight is how one player looks at one clinic.
type sight struct {
	Camera
	frame         ui.Rect // what fits at a zoom of 1: a box around the clinic at 100 %
	whole         ui.Rect // the same without room for a future floor
	area          ui.Rect // between the panels, where it has to fit, in logical pixels
	front         float64 // where the annex lies, see annexPlace
	width, height float64 // of the window they were found for
	action        action
	floor         int // in a small window, the lowest floor in sight
	floors        int // and the highest that this may be: 0 if all are in sight at once
}

// action identifies the action that a frame was found for.
type action struct {
	round  int
	step   string
	builds bool
}

// whose is the player who looks, and the owner of the clinic looked at.
type whose struct{ viewer, looked int }

const (
	leastZoom, mostZoom = 0.6, 3.0  // relative to the size that fits, and at least
	leastSize, mostSize = 0.33, 2.0 // these sizes of the art
	mostFit             = 1.12      // size of the art at which a small clinic stops growing, in a window of 1600 × 1000
	mostTaught          = 1.3       // the same in a lesson, which leads to a few rooms
	SettleTicks         = 10        // how long the view stands still before the art is rasterized at its new size
	worthRoom           = 0.93      // times smaller: how much room for one more floor may cost
)

// camera is how the clinics are looked at.
type camera struct {
	*window
	*clinics
	*cover
	sights map[whose]*sight
	still  int // ticks since the view last moved
	glide  glide
}

// sight returns how the viewer looks at the clinic in view.
func (t *camera) sight() *sight {
	of := whose{t.Situation.Viewer, t.Looked()}
	s := t.sights[of]
	if s == nil {
		s = &sight{Camera: Camera{Zoom: 1}}
		t.sights[of] = s
	}
	return s
}

// ZoomAt zooms by a factor and keeps what lies at x, y in place.
func (t *Table) ZoomAt(factor, x, y float64) {
	s := t.sight()
	fits := t.projection.Scale / t.scale / s.Zoom
	zoom := ui.Between(s.Zoom*factor, min(leastZoom, leastSize/fits), max(mostZoom, mostSize/fits))
	factor = zoom / s.Zoom
	cx, cy := s.area.Center()
	s.PanX = (x-cx)*(1-factor) + s.PanX*factor
	s.PanY = (y-cy)*(1-factor) + s.PanY*factor
	s.Zoom = zoom
	t.moved()
}

// Pan moves the clinic by logical pixels, but never out of sight.
func (t *Table) Pan(dx, dy float64) {
	s := t.sight()
	s.PanX, s.PanY = s.PanX+dx, s.PanY+dy
	t.moved()
}

// hold keeps the clinic in sight: each part of it can come to the middle between the panels, but nothing beyond
// it. The corners of its frame are bare, so the view stays off them.
func (t *camera) hold(s *sight) {
	const corner = 1.4 // 1 leaves out the corners up to the middles of the sides, 2 none of them
	size := t.fit(s.frame, s.area) * s.Zoom / t.scale
	x, y := s.whole.W*size/2, s.whole.H*size/2
	fx, fy := s.frame.Center()
	wx, wy := s.whole.Center()
	mx, my := (fx-wx)*size, (fy-wy)*size // the pan that shows the middle of the clinic
	dx, dy := ui.Between(s.PanX-mx, -x, x), ui.Between(s.PanY-my, -y, y)
	if far := (math.Abs(dx)/x + math.Abs(dy)/y) / corner; far > 1 {
		dx, dy = dx/far, dy/far
	}
	s.PanX, s.PanY = mx+dx, my+dy
}

// Explode pulls the floors apart or puts them together again.
func (t *Table) Explode() {
	before, s := t.seen(), t.sight()
	s.Apart, s.frame = !s.Apart, ui.Rect{}
	t.moved()
	t.glideFrom(before)
}

// ShowWhole shows the whole clinic, as large as it fits.
func (t *Table) ShowWhole() {
	before, s := t.seen(), t.sight()
	s.Camera, s.frame, s.floor = Camera{Zoom: 1, Apart: s.Apart}, ui.Rect{}, 0
	t.moved()
	t.glideFrom(before)
}

func (t *Table) moved() {
	t.still = 0
	t.project()
	t.FindSpots()
}

// action returns the action being played, and whether there is one: between two actions the view stays.
func (t *window) action() (a action, playing bool) {
	s := t.Situation.State
	d := s.Decision(t.Situation.Viewer)
	if d == nil || d.Kind == game.DecideAction || !t.Own() {
		return action{}, false
	}
	return action{s.Round, t.Situation.Rules.StepOf(s).Key, t.builds()}, true
}

// room returns where the clinic may lie in an area between the panels, in device pixels.
func (t *window) room(area ui.Rect) ui.Rect {
	return ui.Rect{X: area.X * t.scale, Y: (area.Y + 6) * t.scale, W: area.W * t.scale, H: (area.H - 6) * t.scale}
}

// fit returns the size at which a box at 100 % fits into an area.
func (t *clinics) fit(box, area ui.Rect) float64 {
	in := t.room(area)
	most := mostFit
	if t.Situation.Guide != nil {
		most = mostTaught
	}
	return min(in.W/box.W, in.H/box.H, most*t.scale*max(1, min(t.width/1600, t.height/1000)))
}

// project computes where the clinic lies, in device pixels: as large as all of it fits between the panels.
func (t *camera) project() {
	board := t.Board()
	if board == nil || t.scale == 0 { // not laid out yet
		return
	}
	if t.Small() {
		t.projectSmall(board)
		return
	}
	s := t.sight()
	gap := float64(sprites.FloorGap)
	if s.Apart {
		gap = sprites.FloorGapApart
	}
	t.frame(s, board, gap)
	t.hold(s)
	in, fit := t.room(s.area), t.fit(s.frame, s.area)
	x, y := in.X+(in.W-s.frame.W*fit)/2-s.frame.X*fit, in.Y+(in.H-s.frame.H*fit)/2-s.frame.Y*fit
	if t.HasAnnex() {
		t.placeAnnexCard(board, sprites.Projection{X: x, Y: y, Scale: fit, Gap: gap})
	}
	cx, cy := s.area.Center()
	cx, cy = cx*t.scale, cy*t.scale
	t.projection = sprites.Projection{
		X: cx + (x-cx)*s.Zoom + s.PanX*t.scale, Y: cy + (y-cy)*s.Zoom + s.PanY*t.scale, Scale: fit * s.Zoom, Gap: gap,
	}.Snap()
	if t.HasAnnex() {
		x, y := t.annexPlace(board)
		t.annex.projection = t.projection
		at := t.projection.At(0, x, y, 0)
		t.annex.projection.X, t.annex.projection.Y = math.Round(at.X), math.Round(at.Y)
	}
}

// frame finds what has to fit, unless the last result still holds.
func (t *camera) frame(s *sight, board *clinic.Clinic, gap float64) {
	now, playing := t.action()
	begins := playing && now != s.action
	if begins {
		s.action = now
	}
	t.annexFront = s.front
	moved := s.Zoom != 1 || s.PanX != 0 || s.PanY != 0 // by the player, who can show the whole clinic again
	if s.frame.W > 0 && s.width == t.width && s.height == t.height {
		stays := t.Own() && !begins && s.area == t.layout.Clinic
		if moved || stays || t.sees(s, t.extent(board, gap)) {
			return
		}
	}
	s.front, s.whole, s.frame = t.closest(board, gap)
	if g := t.Situation.Guide; g != nil && len(g.Used) > 0 && t.Own() && !t.HasAnnex() {
		s.frame = t.used(board, gap, g.Used)
	}
	s.area = t.layout.Clinic
	t.annexFront, s.width, s.height = s.front, t.width, t.height
}

// sees reports whether a box would lie between the panels if the player had not moved the view.
func (t *clinics) sees(s *sight, box ui.Rect) bool {
	const slack = 2
	was, fit := t.room(s.area), t.fit(s.frame, s.area)
	fx, fy := s.frame.Center()
	x, y := was.Center()
	at := ui.Rect{X: x + (box.X-fx)*fit, Y: y + (box.Y-fy)*fit, W: box.W * fit, H: box.H * fit}.Inset(slack)
	return t.room(t.layout.Clinic).Intersect(at) == at
}

// writeFloorAbove writes a button that shows the whole clinic if its top floor lies above the window.
func (t *cover) writeFloorAbove(p *paper.Paper) {
	area, top := t.layout.Clinic, t.plot.topFloor()
	above := func(space clinic.Space) bool {
		return int(space.Floor) == top && t.projection.Centre(space).Y < area.Y*t.scale
	}
	if !slices.ContainsFunc(t.shown.Empty, above) && !slices.ContainsFunc(t.shown.Rooms, func(r sprites.Room) bool { return above(r.Space) }) {
		return
	}
	text := ui.T("table.floor_above", ui.Data{"Number": top})
	r := ui.Rect{X: area.X + 8, Y: area.Y + 8, W: ui.Measure(ui.TextStrong, text) + 28, H: 34}
	if t.Small() {
		r.H = 44
		if t.HasAnnex() { // its card lies there
			r.Y = t.card.Rect.Bottom() + 8
		}
	}
	p.Begin(thing.Numbered(thing.Whole, top), r)
	p.Panel(r, 10)
	p.TextIn(ui.TextStrong, text, r, ui.Center, theme.Accent)
	p.End()
}

// closest returns the box around all that there is to see, and where the annex lies for it to be largest. What has
// to fit is larger for the player's own clinic: it has room for the next floor if that costs little.
func (t *clinics) closest(board *clinic.Clinic, gap float64) (front float64, box, fits ui.Rect) {
	t.annexFront = 0
	area := t.layout.Clinic
	box = t.extent(board, gap)
	if t.HasAnnex() {
		for _, further := range annexFronts {
			t.annexFront = further
			if closer := t.extent(board, gap); t.fit(closer, area) > t.fit(box, area) {
				box, front = closer, further
			}
		}
	}
	if higher := (ui.Rect{X: box.X, Y: box.Y - gap, W: box.W, H: box.H + gap}); t.Own() && t.fit(higher, area) >= worthRoom*t.fit(box, area) {
		return front, box, higher
	}
	return front, box, box
}

// used returns the box around what is built and the spaces of a lesson, with room for those who wait outside and a
// little of the surroundings, at 100 %.
func (t *clinics) used(board *clinic.Clinic, gap float64, spaces []clinic.Space) ui.Rect {
	p := sprites.Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	// Measured from the center of a space; a wall and a sign stand above it.
	const wide, above, below = 1.15 * sprites.HalfTileWidth, 92.0, 60.0
	add := func(space clinic.Space) {
		at := p.Centre(space)
		x0, x1 = min(x0, at.X-wide), max(x1, at.X+wide)
		y0, y1 = min(y0, at.Y-above), max(y1, at.Y+below)
	}
	for i := range board.Tiles {
		if !board.Tiles[i].Empty() {
			add(clinic.SpaceAt(i))
		}
	}
	for _, space := range spaces {
		add(space)
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Intersect(t.extent(board, gap))
}

// extent returns the box around all that there is to see of a clinic, at 100 %.
func (t *clinics) extent(board *clinic.Clinic, gap float64) ui.Rect {
	p := sprites.Projection{Scale: 1, Gap: gap}
	x0, y0, x1, y1 := p.Bounds(int(board.Columns), int(board.Rows), 1)
	const sign = 56 // height of a hub's sign, above all other rooms
	if t.HasAnnex() {
		at, annex := p, t.BoardOn(t.annex.board)
		x, y := t.annexPlace(board)
		corner := p.At(0, x, y, 0)
		at.X, at.Y = corner.X, corner.Y
		_, above, right, bottom := at.Bounds(int(annex.Columns), int(annex.Rows), 1)
		y0, x1, y1 = min(y0, above), max(x1, right), max(y1, bottom)
	}
	for i := range board.Tiles {
		space := clinic.SpaceAt(i)
		if space.X >= board.Columns || space.Y >= board.Rows || space.Floor == 0 || t.folded.floors[space.Floor] {
			continue
		}
		if board.Tiles[i].Empty() && !t.showsEmpty(board, space) {
			continue
		}
		at := p.Corner(space)
		x0, x1 = min(x0, at.X-sprites.HalfTileWidth), max(x1, at.X+sprites.HalfTileWidth)
		y0 = min(y0, at.Y-sign) // also above empty spaces: building there must not move the view
	}
	for _, space := range t.plans() {
		y0 = min(y0, p.Corner(space).Y-sign)
	}
	return ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}
