package table

import (
	"math"
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// The clinic lives while nobody does anything: people shuffle, a car drives by, clouds drift over the town, and in the last rounds the
// lamps along the pavement flicker on. All of it stands still with reduced motion, on a slow machine, and when nobody has done anything
// for a while; at most ten times a second the areas are drawn anew in which something moves.

const (
	beatTicks    = 6    // from one picture to the next
	livesFor     = 1200 // ticks after the player last did something
	shuffleBeats = 30   // from one who shuffles to the next
	hopBeats     = 2
	stepsAside   = 20   // beats
	hopHeight    = 3.0  // pixels at 100 %
	asideTiles   = 0.07 // of who waits outside
	carEvery     = 400  // beats
	carFirst     = 340  // beats of that have passed when the table is opened
	carTiles     = 0.13 // that a car drives in a beat
	roadAway     = 0.76 // of the road from the lot, in tiles
	roadBeyond   = 2.6  // how far before and behind the lot cars are seen
	cloudPixels  = 0.12 // at 100 % that a cloud drifts in a beat
	cloudBeats   = 10   // from one picture of the clouds to the next
	cloudSize    = 0.62 // against its picture
	cloudWide    = 196  // pixels of that
	cloudHigh    = 96

	cloudStrength, shadowStrength = 0.42, 0.035
	shadowBelow                   = 1.1  // of its height
	lampHigh                      = 30.0 // pixels at 100 %
	lampApart                     = 2    // beats from lamp to lamp
	lampsFrom                     = 0.55 // of all rounds: then evening comes
	slowest                       = 3    // ticks for each picture: a machine that takes more is slow
	judgedAfter                   = 90   // ticks of motion
)

// living is what moves by itself.
type living struct {
	on      bool
	slow    bool
	beat    int        // since the table was opened
	evening int        // beats since evening came, 0 before
	unseen  int        // ticks since the player last did something
	cloud   [2]ui.Rect // where they were drawn last, in logical pixels
	white   *ebiten.Image
	shade   *ebiten.Image
	car     ui.Rect

	moved, drawn int // ticks of other motion, and pictures of it
}

// updateLiving lets a tick pass.
func (t *Table) updateLiving(c *scenes.Context) {
	v, g := &t.living, c.Gestures
	if v.unseen++; g.Any() || g.DX != 0 || g.DY != 0 {
		v.unseen = 0
	}
	t.judgePace()
	was := v.on
	v.on = c.Motion(1) > 0 && !v.slow && t.Look.Curtain == nil && !t.Small() && t.Situation.State != nil
	if was != v.on {
		c.Redraw()
	}
	if !v.on || v.unseen > livesFor || c.Tick%beatTicks != 0 {
		return
	}
	v.beat++
	t.moveLiving(c)
}

// judgePace finds out whether the machine is slow: whether it draws far fewer pictures than there are ticks while something moves.
func (t *Table) judgePace() {
	v := &t.living
	if !t.glide.way.Moving() && !t.rounds.night.Moving() {
		return
	}
	if v.moved++; v.moved >= judgedAfter {
		v.slow = v.drawn > 0 && v.drawn*slowest < v.moved
		v.moved, v.drawn = 0, 0
	}
}

// moveLiving has drawn anew what moves in this beat.
func (t *Table) moveLiving(c *scenes.Context) {
	v := &t.living
	switch v.beat % shuffleBeats {
	case 0, hopBeats, stepsAside, stepsAside + hopBeats:
		if foot, ok := t.plot.view.Foot(t.shuffler()); ok {
			c.RedrawOnly(t.around(foot, 40, 70, 20))
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
	t.moveLamps(c)
}

// redrawOnly has the area drawn anew in which something was, and the one in which it is.
func (t *Table) redrawOnly(c *scenes.Context, was, is ui.Rect) {
	if r := was.Union(is).Inset(-2); was != is && r.W > 4 {
		c.RedrawOnly(r)
	}
}

// around is an area around a place of the window: so many pixels at 100 % to both sides, above and below.
func (t *Table) around(at paint.Point, aside, above, below float64) ui.Rect {
	k := t.projection.Scale / t.scale
	return ui.Rect{X: at.X/t.scale - aside*k, Y: at.Y/t.scale - above*k, W: 2 * aside * k, H: (above + below) * k}
}

// chance gives a number that looks like one by chance, the same each time for a number.
func chance(n int) int {
	seed := uint32(n)*2654435761 + 40503
	seed ^= seed >> 15
	seed *= 2246822519
	return int(seed >> 8)
}

// shuffler is the index of who shuffles now, in clinic.People; −1 for nobody.
func (t *Table) shuffler() int {
	board := t.Board()
	if !t.living.on || board == nil || len(board.People) == 0 {
		return -1
	}
	return chance(t.living.beat/shuffleBeats) % len(board.People)
}

// shuffle moves somebody a little in what is drawn of the clinic.
func (t *Table) shuffle(d *dollhouse.Plan) {
	who := t.shuffler()
	if who < 0 || t.Look.HiddenFrom != "" {
		return
	}
	beat, hop := t.living.beat%shuffleBeats, 0.0
	if beat < hopBeats || beat >= stepsAside && beat < stepsAside+hopBeats {
		hop = hopHeight
	}
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
			if beat < stepsAside {
				w.X += asideTiles
			}
		}
	}
}

var carsOfTown = func() (list [7][2]sprites.ID) {
	for i := range list {
		list[i] = [2]sprites.ID{sprites.Must("car-x-" + strconv.Itoa(i)), sprites.Must("car-y-" + strconv.Itoa(i))}
	}
	return list
}()

// carAt is where a car drives by, in device pixels, and how it looks there: along the front of the lot and away at its right side.
func (t *Table) carAt() (at paint.Point, picture sprites.ID, drives bool) {
	if !t.living.on || t.HasAnnex() {
		return at, picture, false
	}
	columns, rows := float64(t.shown.Columns), float64(t.shown.Rows)
	beat := t.living.beat + carFirst
	gone := float64(beat%carEvery) * carTiles
	color := carsOfTown[chance(beat/carEvery)%len(carsOfTown)]
	front := columns + roadAway + roadBeyond
	switch side := gone - front; {
	case side < 0:
		return t.projection.At(0, gone-roadBeyond, rows+roadAway, sprites.PavementZ), color[0], true
	case side < rows+roadAway+roadBeyond:
		return t.projection.At(0, columns+roadAway, rows+roadAway-side, sprites.PavementZ), color[1], true
	}
	return at, picture, false
}

// cloudArea is where a cloud is now, in logical pixels; empty for none.
func (t *Table) cloudArea(i int) ui.Rect {
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
func (t *Table) drawClouds(c *ui.Canvas) {
	v := &t.living
	for i := range v.cloud {
		r := t.cloudArea(i)
		if r.W == 0 {
			continue
		}
		if v.white == nil {
			v.white = paint.Mask(cloudWide, cloudHigh, cloudAt)
			v.shade = ebiten.NewImage(cloudWide, cloudHigh)
			paint.Stamp(v.shade, v.white, 0, 0, paint.Shade)
		}
		high := r.H / (1 + shadowBelow)
		c.Image(v.shade, ui.Rect{X: r.X, Y: r.Y + high*shadowBelow, W: r.W, H: high}, shadowStrength)
		c.Image(v.white, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, cloudStrength)
	}
}

// cloudAt is how much of a cloud covers a place of its picture: a few balls side by side, soft at the edge, on a flat ground.
func cloudAt(x, y float64) (cover float64) {
	const soft, ground = 9.0, cloudHigh - 12
	for _, ball := range [...]struct{ x, y, r float64 }{{44, 62, 26}, {84, 44, 36}, {128, 54, 32}, {160, 66, 22}} {
		cover = max(cover, ui.Between((ball.r-math.Hypot(x-ball.x, y-ball.y))/soft, 0, 1))
	}
	return cover * ui.Between((ground-y)/soft, 0, 1)
}

// drawTraffic draws the car that drives by, and the lamps.
func (t *Table) drawTraffic(c *ui.Canvas) {
	if t.glide.way.Moving() || t.rounds.night.Moving() {
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

// lamps are where the lamps stand, in tiles from the middle of the lot's front sides: along the south, then along the east.
func (t *Table) lamp(i int) (x, y float64, there bool) {
	columns, rows := t.shown.Columns, t.shown.Rows
	const away = 0.27
	switch {
	case i < columns-1:
		return float64(i + 1), float64(rows) + away, true
	case i < columns+rows-2:
		return float64(columns) + away, float64(i - columns + 2), true
	}
	return 0, 0, false
}

// late tells whether it is evening in this round.
func (t *Table) late() bool {
	last := t.Situation.Rules.Numbers[game.Rounds]
	return last > 1 && float64(t.State.Round-1)/float64(last-1) >= lampsFrom
}

// moveLamps lets the lamps flicker on one after another when evening comes.
func (t *Table) moveLamps(c *scenes.Context) {
	v := &t.living
	if !t.late() || t.rounds.night.Moving() {
		v.evening = 0
		return
	}
	v.evening++
	for i := 0; ; i++ {
		x, y, there := t.lamp(i)
		if !there {
			return
		}
		if t.lampLit(i, v.evening) != t.lampLit(i, v.evening-1) {
			c.RedrawOnly(t.around(t.projection.At(0, x, y, sprites.PavementZ), 34, 60, 24))
		}
	}
}

// flickers are the beats in which a lamp that goes on is lit, then it stays so.
var flickers = [...]bool{true, false, false, true, false, true}

// lampLit tells whether a lamp is lit so many beats after evening came.
func (t *Table) lampLit(i, evening int) bool {
	since := evening - i*lampApart - chance(i)%3
	return since >= 0 && (since >= len(flickers) || flickers[since])
}

// drawLamps draws the lamps along the pavement.
func (t *Table) drawLamps(c *ui.Canvas) {
	if !t.living.on || !t.late() && !t.rounds.night.Moving() || t.HasAnnex() {
		return
	}
	k := t.projection.Scale / t.scale
	for i := 0; ; i++ {
		x, y, there := t.lamp(i)
		if !there {
			return
		}
		at := t.projection.At(0, x, y, sprites.PavementZ)
		px, py := at.X/t.scale, at.Y/t.scale
		head := py - lampHigh*k
		lit := t.lampLit(i, t.living.evening) || t.rounds.darkAt(px/t.width) > darkest/3
		c.VerticalLine(px-0.8*k, head, lampHigh*k, 1.6*k, paint.Post)
		if !lit {
			c.Circle(px, head, 3.5*k, paint.Hairline)
			continue
		}
		c.Circle(px, head, 16*k, paint.Fade(paint.Gold, 0.2))
		c.Circle(px, head, 8*k, paint.Fade(paint.Gold, 0.42))
		c.Circle(px, head, 3.5*k, paint.WhiteLevel)
	}
}
