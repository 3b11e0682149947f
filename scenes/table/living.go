package table

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// The clinic lives while nobody does anything: people shuffle, a car drives by, clouds drift over the town, and in
// the last rounds the lamps along the pavement flicker on. All of it stands still with reduced motion, on a slow
// machine, and after a while without input. Only the areas in which something moves are redrawn, at most ten times
// a second, at the player's own speed.

const (
	beatTicks    = 6    // from one frame to the next
	livesFor     = 1200 // ticks after the last input
	shuffleBeats = 30   // from one person who shuffles to the next
	hopBeats     = 2
	stepsAside   = 20   // beats
	hopHeight    = 3.0  // pixels at 100 %
	asideTiles   = 0.07 // for those who wait outside
	carEvery     = 400  // beats
	carFirst     = 340  // how many of these have passed when the table is opened
	carTiles     = 0.13 // how far a car drives in a beat
	roadAway     = 0.76 // from the lot to the road, in tiles
	roadBeyond   = 2.6  // how far before and beyond the lot cars are seen
	cloudPixels  = 0.12 // at 100 %, how far a cloud drifts in a beat
	cloudBeats   = 10   // from one frame of the clouds to the next
	cloudSize    = 0.62 // relative to its picture
	cloudWide    = 196  // in pixels of that picture
	cloudHigh    = 96

	cloudStrength, shadowStrength = 0.42, 0.035
	shadowBelow                   = 1.1  // in heights of the cloud
	lampHigh                      = 30.0 // pixels at 100 %
	lampApart                     = 2    // beats from one lamp to the next
	lampsFrom                     = 0.55 // the part of the game after which evening comes
	slowest                       = 3    // ticks for each frame: a machine that takes more is slow
	judgedAfter                   = 90   // ticks of motion
)

// updateLiving plays one tick.
func (t *moving) updateLiving(c *scenes.Context) {
	v, g := &t.living, c.Gestures
	if v.unseen++; g.Any() || g.DX != 0 || g.DY != 0 {
		v.unseen = 0
	}
	t.judgePace()
	was := v.on
	v.on = c.Moves() && !v.slow && t.Look.Curtain == nil && t.Situation.State != nil
	if was != v.on {
		c.Redraw()
	}
	if !v.on || v.unseen > livesFor || c.Tick%beatTicks != 0 {
		return
	}
	before := v.beat
	v.clock += c.Pace()
	v.beat = int(v.clock)
	t.moveLiving(c, before)
}

// moves reports whether an animation runs that moves in every frame.
func (t *moving) moves() bool { return t.glide.way.Runs() || t.changes.way.Runs() }

// judgePace judges whether the machine is slow: whether it draws far fewer frames than there are ticks while
// something moves.
func (t *moving) judgePace() {
	v := &t.living
	if !t.moves() {
		return
	}
	if v.moved++; v.moved >= judgedAfter {
		v.slow = v.drawn > 0 && v.drawn*slowest < v.moved
		v.moved, v.drawn = 0, 0
	}
}

// moveLiving redraws what has moved since that beat.
func (t *moving) moveLiving(c *scenes.Context, before int) {
	v := &t.living
	for _, beat := range [...]int{before, v.beat} {
		if l, who := t.shuffler(beat); l != nil && stirs(before, v.beat) {
			if foot, ok := l.view.Foot(who); ok {
				c.RedrawOnly(t.around(foot, 40, 70, 20))
			}
		}
	}
	for i := range v.cloud {
		was := v.cloud[i]
		v.cloud[i] = t.cloudArea(i)
		t.redrawOnly(c, was, v.cloud[i])
	}
	was := v.car
	v.car = ui.Rect{}
	if at, _, drives := t.carAt(); drives {
		v.car = t.around(at, 44, 50, 30)
	}
	t.redrawOnly(c, was, v.car)
	t.moveLamps(c, before)
}

// redrawOnly redraws the area where something was and the one where it is.
func (t *moving) redrawOnly(c *scenes.Context, was, is ui.Rect) {
	if r := was.Union(is).Inset(-2); was != is && r.W > 4 {
		c.RedrawOnly(r)
	}
}

// around returns the area around a point of the window: that many pixels at 100 % to both sides, above and below.
func (t *moving) around(at theme.Point, aside, above, below float64) ui.Rect {
	k := t.projection.Scale / t.scale
	return ui.Rect{X: at.X/t.scale - aside*k, Y: at.Y/t.scale - above*k, W: 2 * aside * k, H: (above + below) * k}
}

// chance returns a number that looks random but is always the same for an n.
func chance(n int) int {
	seed := uint32(n)*2654435761 + 40503
	seed ^= seed >> 15
	seed *= 2246822519
	return int(seed >> 8)
}

// posture returns how high a person who shuffles hops in a beat, in pixels at 100 %, and how far aside one who
// waits outside stands, in tiles.
func posture(beat int) (hop, aside float64) {
	beat %= shuffleBeats
	if beat < hopBeats || beat >= stepsAside && beat < stepsAside+hopBeats {
		hop = hopHeight
	}
	if beat < stepsAside {
		aside = asideTiles
	}
	return hop, aside
}

// stirs reports whether a person who shuffles looks different in two beats.
func stirs(before, now int) bool {
	hop, aside := posture(before)
	hopNow, asideNow := posture(now)
	return hop != hopNow || aside != asideNow || before/shuffleBeats != now/shuffleBeats
}

// shuffler returns who shuffles in a beat: on which board, nil for nobody, and the index in its clinic.People.
func (t *moving) shuffler(beat int) (on *plot, who int) {
	if !t.living.on || t.Board() == nil {
		return nil, 0
	}
	all := 0
	for _, l := range t.plots() {
		all += len(t.BoardOn(l.board).People)
	}
	if all == 0 {
		return nil, 0
	}
	who = chance(beat/shuffleBeats) % all
	for _, l := range t.plots() {
		here := len(t.BoardOn(l.board).People)
		if who < here {
			return l, who
		}
		who -= here
	}
	return nil, 0
}

// shuffle moves the person who shuffles a little in the description of a board.
func (t *moving) shuffle(l *plot) {
	on, who := t.shuffler(t.living.beat)
	if on != l || t.Look.HiddenFrom != "" {
		return
	}
	d := &l.shown
	hop, aside := posture(t.living.beat)
	for i := range d.Rooms {
		for k := range d.Rooms[i].People {
			if p := &d.Rooms[i].People[k]; p.Key == who && !p.Left {
				p.Rise += hop
			}
		}
	}
	for i := range d.Walkers {
		if w := &d.Walkers[i]; w.Key == who && !w.Left {
			w.Z += hop
			w.X += aside
		}
	}
}

// carAt returns where a car drives by, in device pixels, and its picture there: along the front of the lot and
// away along its right side.
func (t *moving) carAt() (at theme.Point, picture sprites.ID, drives bool) {
	if !t.living.on {
		return at, picture, false
	}
	columns, rows, top, _ := t.road()
	beat := t.living.beat + carFirst
	gone := float64(beat%carEvery) * carTiles
	alongFront, alongSide := sprites.Cars(chance(beat/carEvery) % sprites.CarColors)
	front := columns + roadAway + roadBeyond
	switch side := gone - front; {
	case side < 0:
		return t.projection.At(0, gone-roadBeyond, rows+roadAway, sprites.PavementZ), alongFront, true
	case side < rows-top+roadAway+roadBeyond:
		return t.projection.At(0, columns+roadAway, rows+roadAway-side, sprites.PavementZ), alongSide, true
	}
	return at, picture, false
}

// cloudArea returns where a cloud is now, in logical pixels; empty for none.
func (t *moving) cloudArea(i int) ui.Rect {
	if !t.living.on {
		return ui.Rect{}
	}
	area, k := t.layout.Clinic, t.projection.Scale/t.scale
	w, h := cloudWide*cloudSize*k, cloudHigh*(1+shadowBelow)*cloudSize*k
	way := area.W + w
	x := math.Mod(float64(t.living.beat/cloudBeats*cloudBeats)*cloudPixels*k*(1-0.3*float64(i))+way*(0.15+0.5*float64(i)), way)
	return ui.Rect{X: area.X + x - w, Y: area.Y + area.H*(0.04+0.1*float64(i)), W: w, H: h}
}

// drawClouds draws the clouds over the town, below the clinic, each with its shadow on the ground.
func (t *moving) drawClouds(c *ui.Canvas) {
	v := &t.living
	for i := range v.cloud {
		r := t.cloudArea(i)
		if r.W == 0 {
			continue
		}
		if v.white == nil {
			v.white = theme.Mask(cloudWide, cloudHigh, cloudAt)
			v.shade = ebiten.NewImage(cloudWide, cloudHigh)
			theme.Stamp(v.shade, v.white, 0, 0, c.Theme.RGBA(theme.Shade))
		}
		high := r.H / (1 + shadowBelow)
		c.Image(v.shade, ui.Rect{X: r.X, Y: r.Y + high*shadowBelow, W: r.W, H: high}, shadowStrength)
		c.Image(v.white, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, cloudStrength)
	}
}

// cloudAt returns how much of a cloud covers a point of its picture, from 0 to 1: a few balls side by side, with
// soft edges, on a flat base.
func cloudAt(x, y float64) (cover float64) {
	const soft, ground = 9.0, cloudHigh - 12
	for _, ball := range [...]struct{ x, y, r float64 }{{44, 62, 26}, {84, 44, 36}, {128, 54, 32}, {160, 66, 22}} {
		cover = max(cover, ui.Between((ball.r-math.Hypot(x-ball.x, y-ball.y))/soft, 0, 1))
	}
	return cover * ui.Between((ground-y)/soft, 0, 1)
}

// drawTraffic draws the car that drives by, and the lamps.
func (t *moving) drawTraffic(c *ui.Canvas) {
	if t.moves() {
		t.living.drawn++
	}
	if at, picture, drives := t.carAt(); drives {
		stretch := 0.0
		if t.projection.Scale != t.clinicSheet.Scale() {
			stretch = t.projection.Scale / t.clinicSheet.Scale()
		}
		t.clinicSheet.Draw(c.Target, picture, at.X, at.Y, sprites.Options{Stretch: stretch})
	}
	t.drawLamps(c)
}

// lamp returns where a lamp stands, in tiles from the clinic's north corner, and whether there is one: first along
// the south of the lot, then along the east of everything. With an annex that is the east of the annex, since
// people wait in front of it.
func (t *moving) lamp(i int) (x, y float64, there bool) {
	columns, rows := t.shown.Columns, t.shown.Rows
	const away = 0.27
	if i < columns-1 {
		return float64(i + 1), float64(rows) + away, true
	}
	i -= columns - 2
	right, _, top, bottom := t.road()
	return right + away, top + float64(i), top+float64(i) < bottom
}

// late reports whether it is evening in this round.
func (t *moving) late() bool {
	last := t.Situation.Rules.Numbers[game.Rounds]
	return last > 1 && float64(t.State.Round-1)/float64(last-1) >= lampsFrom
}

// moveLamps makes the lamps flicker on one after another when evening comes.
func (t *moving) moveLamps(c *scenes.Context, before int) {
	v := &t.living
	if !t.late() {
		v.evening = 0
		return
	}
	if v.evening == 0 {
		v.evening = before
	}
	for i := 0; ; i++ {
		x, y, there := t.lamp(i)
		if !there {
			return
		}
		if t.lampLit(i, v.beat-v.evening) != t.lampLit(i, before-v.evening) {
			c.RedrawOnly(t.around(t.projection.At(0, x, y, sprites.PavementZ), 34, 60, 24))
		}
	}
}

// flickers are the beats in which a lamp is lit while it goes on; then it stays lit.
var flickers = [...]bool{true, false, false, true, false, true}

// lampLit reports whether a lamp is lit that many beats after evening came.
func (t *moving) lampLit(i, evening int) bool {
	since := evening - i*lampApart - chance(i)%3
	return since >= 0 && (since >= len(flickers) || flickers[since])
}

// drawLamps draws the lamps along the pavement.
func (t *moving) drawLamps(c *ui.Canvas) {
	if !t.living.on || !t.late() {
		return
	}
	k, evening := t.projection.Scale/t.scale, t.living.evening
	for i := 0; ; i++ {
		x, y, there := t.lamp(i)
		if !there {
			return
		}
		at := t.projection.At(0, x, y, sprites.PavementZ)
		px, py := at.X/t.scale, at.Y/t.scale
		head := py - lampHigh*k
		lit := evening > 0 && t.lampLit(i, t.living.beat-evening)
		c.VerticalLine(px-0.8*k, head, lampHigh*k, 1.6*k, theme.Post)
		if !lit {
			c.Circle(px, head, 3.5*k, theme.Hairline)
			continue
		}
		c.Circle(px, head, 16*k, theme.Fade(theme.Gold, 0.2))
		c.Circle(px, head, 8*k, theme.Fade(theme.Gold, 0.42))
		c.Circle(px, head, 3.5*k, theme.WhiteLevel)
	}
}
