package table

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// The camera. The view moves by itself only when an action begins, and only if part of the clinic would lie
// outside of the window, so that the next piece goes where its space was just seen. Everything else is up to the
// player, and stays while others play.

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
	floor         int // the lowest floor in sight
	floors        int // the highest that this may be: 0 if all are in sight at once
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
	sights   map[whose]*sight
	still    int // ticks since the view last moved
	glide    glide
	unfolded unfolded
}

// unfolded is how the clinic was seen before floors were folded.
type unfolded struct {
	sight  *sight
	camera Camera
}

// glide is a moving view.
type glide struct {
	from [2]sprites.Projection
	way  ui.Timeline
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

// project computes where the clinic lies, in device pixels.
func (t *camera) project() {
	board := t.Board()
	if board == nil || t.scale == 0 { // not laid out yet
		return
	}
	if s := t.sight(); t.layout.Stands {
		t.stand(s, board)
	} else {
		t.fitIn(s, board)
	}
}

// fitIn computes where a clinic lies of which as much is seen as fits.
func (t *camera) fitIn(s *sight, board *clinic.Clinic) {
	gap := float64(sprites.FloorGap)
	if s.Apart {
		gap = sprites.FloorGapApart
	}
	s.floor, s.floors = 0, 0
	t.frame(s, board, gap)
	t.hold(s)
	in, fit := t.room(s.area), t.fit(s.frame, s.area)
	x, y := in.X+(in.W-s.frame.W*fit)/2-s.frame.X*fit, in.Y+(in.H-s.frame.H*fit)/2-s.frame.Y*fit
	cx, cy := s.area.Center()
	cx, cy = cx*t.scale, cy*t.scale
	t.projection = sprites.Projection{
		X: cx + (x-cx)*s.Zoom + s.PanX*t.scale, Y: cy + (y-cy)*s.Zoom + s.PanY*t.scale, Scale: fit * s.Zoom, Gap: gap,
	}.Snap()
	t.placeAnnex(board, sprites.Projection{X: x, Y: y, Scale: fit, Gap: gap})
}

// tower returns what decides how large a clinic that stands is drawn.
func (t *clinics) tower(board *clinic.Clinic) arrangement.Tower {
	tower := arrangement.Tower{Floors: 1, LowTop: true}
	shown := func(i int) bool {
		return !t.folded[clinic.SpaceAt(i).Floor] && (!board.Tiles[i].Empty() || t.showsEmpty(board, clinic.SpaceAt(i)))
	}
	for i := range board.Tiles {
		if space := clinic.SpaceAt(i); int(space.Floor) >= tower.Floors && shown(i) {
			tower.Floors = int(space.Floor) + 1
		}
	}
	for i := range board.Tiles {
		space := clinic.SpaceAt(i)
		if int(space.Floor) == tower.Floors-1 && space.X+space.Y < 2 && shown(i) {
			tower.LowTop = false
		}
	}
	_, top, _, bottom := sprites.Projection{Scale: 1}.Bounds(int(board.Columns), int(board.Rows), 1)
	tower.Ground = bottom - top
	return t.withAnnex(tower, board)
}

// stand computes where a clinic lies that stands at the lower edge, in device pixels.
func (t *camera) stand(s *sight, board *clinic.Clinic) {
	area := t.layout.Clinic
	t.annexFront = 0
	tower := t.tower(board)
	v := t.layout.ViewOf(area.W, area.H, tower)
	if s.Apart {
		v.Apart = sprites.FloorGapApart
	}
	s.floors = max(0, tower.Floors-v.Floors)
	s.floor = min(s.floor, s.floors)
	box := t.extent(board, v.Apart)
	s.frame, s.whole, s.area = box, box, area
	seen := v.Apart*float64(v.Floors-1) + box.H - v.Apart*float64(tower.Floors-1)
	below := max(0, (area.H-seen*v.Scale)/2)
	if v.Floors < tower.Floors { // as much of the next floor as there is room for
		below = 8
	}
	bottom := area.Bottom() - below
	x := area.X + area.W/2 - (box.X+box.W/2)*v.Scale
	y := bottom - (box.Y+box.H)*v.Scale + float64(s.floor)*v.Apart*v.Scale
	cx, cy := area.Center()
	wide, high := max(box.W*v.Scale*s.Zoom, area.W)/2, max(box.H*v.Scale*s.Zoom, area.H)/2
	s.PanX, s.PanY = ui.Between(s.PanX, -wide, wide), ui.Between(s.PanY, -high, high)
	t.projection = sprites.Projection{
		X: (cx + (x-cx)*s.Zoom + s.PanX) * t.scale, Y: (cy + (y-cy)*s.Zoom + s.PanY) * t.scale, Scale: v.Scale * s.Zoom * t.scale, Gap: v.Apart,
	}.Snap()
	t.placeAnnex(board, t.projection)
}

// StopsAtFloors reports whether not all floors are in sight at once, so that a drag goes from floor to floor.
func (t *camera) StopsAtFloors() bool {
	s := t.sight()
	return s.floors > 0 && s.Zoom == 1 && s.PanX == 0 && s.PanY == 0
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
	if g := t.Situation.Guide; g != nil && len(g.Used) > 0 && t.Own() && t.layout.Parts {
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

// closest returns the box around all that there is to see, and where the annex lies for it to be largest. What has
// to fit is larger for the player's own clinic: it has room for the next floor if that costs little.
func (t *clinics) closest(board *clinic.Clinic, gap float64) (front float64, box, fits ui.Rect) {
	t.annexFront = 0
	area := t.layout.Clinic
	box = t.extent(board, gap)
	for _, further := range annexFronts {
		t.annexFront = further
		if closer := t.extent(board, gap); t.fit(closer, area) > t.fit(box, area) {
			box, front = closer, further
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
