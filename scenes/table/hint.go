package table

import (
	"math"

	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// A hint: while it is computed a light circles the bulb; then its piece and its place are ringed, with the route
// between them, and a card lies where it covers the least of the clinic.

const (
	orbitTicks = 60 // for one turn of the light
	orbitEvery = 3  // ticks from frame to frame

	hintStep    = 16.0 // logical pixels between the places tried for the card
	preferRight = 2.0  // how much more the card may hide at the right than at the left: players look for it at the right
)

// updateHint plays one tick in which a hint may be computed.
func (t *cover) updateHint(c *scenes.Context) {
	if h := t.Look.Hint; h == nil || !h.Thinking {
		return
	}
	if t.hintTurned++; c.Moves() && t.hintTurned%orbitEvery == 0 {
		if bulb, there := t.Spot(view.HintAsk); there {
			c.RedrawOnly(bulb.Rect.Inset(-4))
		}
	}
}

// placeHint places the card.
func (t *cover) placeHint() {
	if t.hint.Rect = (ui.Rect{}); !t.hint.Any() {
		return
	}
	area := t.layout.Clinic.Inset(t.layout.Edge)
	w, h := t.hint.Size(area.W)
	within := ui.Rect{X: 4, Y: t.layout.Ribbon.Bottom() + 4, W: t.width - 8, H: t.height}
	least := math.Inf(1)
	for i, x := range [...]float64{area.Right() - w, area.X} {
		for y := area.Y; y == area.Y || y+h <= area.Bottom(); y += hintStep {
			at := ui.Rect{X: x, Y: y, W: w, H: h}.Within(within)
			if covers := t.covers(at) + preferRight*float64(i); covers < least {
				least, t.hint.Rect = covers, at
			}
		}
	}
}

// covers returns how much of what matters an area hides: what the hint is about counts most, then the view buttons,
// then rooms and people by their area.
func (t *cover) covers(r ui.Rect) float64 {
	sum := t.piecesUnder(r) / 2000
	for _, what := range [...]thing.Thing{t.Look.Hint.From, t.Look.Hint.To} {
		if ring := t.ringedAt(what); ring.W > 0 {
			hidden := r.Intersect(ring)
			sum += 1000 * hidden.W * hidden.H / (ring.W * ring.H)
		}
	}
	if r.Overlaps(t.viewButtons) {
		sum += 20
	}
	return sum
}

// ringedAt returns the area of something that a hint rings, with what is drawn beside the ring; empty if it rings
// nothing.
func (t *cover) ringedAt(what thing.Thing) ui.Rect {
	x, y, there := t.pointOf(what)
	if !there || what.None() || what.Kind == thing.Clinic {
		return ui.Rect{}
	}
	beside := ui.Rect{X: x - 24, Y: y - 44, W: 68, H: 68}
	if what.Kind == thing.Space {
		const wall = 50 // pixels at 100 %
		return beside.Union(t.areaOf(append(t.corners(what), t.plotOf(what.Board).projection.At(float64(what.Space.Floor), float64(what.Space.X), float64(what.Space.Y), wall))))
	}
	spot, _ := t.Spot(what)
	return beside.Union(spot.Rect)
}

// drawHint draws the light around the bulb, or rings what the hint is about and draws the route between both.
func (t *pointing) drawHint(c *ui.Canvas) {
	h := t.Look.Hint
	if h == nil || !t.Look.Held.Empty() {
		return
	}
	if h.Thinking {
		t.drawThought(c)
		return
	}
	if !t.Own() {
		return
	}
	if h.Proposes() {
		return // they are drawn below the panels
	}
	t.outline(c, h.From, 1)
	x, y, from := t.pointOf(h.From)
	tx, ty, to := t.pointOf(h.To)
	if h.To.None() || h.To.Kind == thing.Clinic || !to {
		return
	}
	t.outline(c, h.To, 1)
	if from {
		t.dashTo(c, x, y, tx, ty)
	}
	t.drawCarried(c, &h.Held, tx+18, ty-20)
	c.Landmark("hinted", ui.Rect{X: tx - 12, Y: ty - 12, W: 24, H: 24})
}

// drawThought draws the light that circles the bulb.
func (t *pointing) drawThought(c *ui.Canvas) {
	spot, there := t.Spot(view.HintAsk)
	if !there {
		return
	}
	r := spot.Rect
	x, y, radius := r.X+14+9, r.Y+r.H/2, 14.0
	if t.layout.ViewRow { // a button of its own
		x, radius = r.X+r.W/2, 17
	}
	c.CircleLine(x, y, radius, 2, theme.Fade(theme.Accent, 0.25))
	at := 2 * math.Pi * float64(t.hintTurned%orbitTicks) / orbitTicks
	c.Circle(x+radius*math.Cos(at), y+radius*math.Sin(at), 3.5, theme.Accent)
	c.Landmark("thinking", ui.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius})
}

// faint is the opacity of a proposal's routes while another one is pointed at.
const faint = 0.25

// drawWalks draws the routes of a proposed Move, those who would stand at their ends, and their numbers. If a card
// of the tray is pointed at, or picked, its route stays and the others fade.
func (t *cover) drawWalks(c *ui.Canvas) {
	if !t.Look.Hint.Proposes() || !t.Own() || !t.Look.Held.Empty() {
		return
	}
	only := -1
	for _, card := range [...]thing.Thing{t.Look.Chosen, t.Look.Focus, t.Look.Hover} {
		if i := view.WalkOf(card); i >= 0 {
			only = i
		}
	}
	walks := t.Look.Hint.Walks
	ends := map[clinic.Space]int{} // how many end there
	for i := range walks {
		if way := walks[i].Way; len(way) > 0 {
			ends[way[len(way)-1].Space]++
		}
	}
	for _, draw := range [...]func(c *ui.Canvas, w *walking){t.drawWalk, t.drawWalker, t.drawWalkNumber} {
		for _, last := range [...]bool{false, true} { // the one that is meant lies over the others
			taken := map[clinic.Space]int{}
			for i := range walks {
				w := walking{Walk: &walks[i], number: i + 1, strong: 1, on: t.plotOf(walks[i].Board)}
				if len(w.Way) == 0 {
					continue
				}
				if w.end = w.Way[len(w.Way)-1].Space; only >= 0 && only != i {
					w.strong = faint
				}
				w.aside = float64(taken[w.end]) - float64(ends[w.end]-1)/2
				taken[w.end]++
				if (w.strong == 1) == last {
					draw(c, &w)
				}
			}
		}
	}
}

// walking is a walk as it is drawn.
type walking struct {
	*view.Walk
	number int
	on     *plot
	end    clinic.Space
	aside  float64 // from the center of all who end there, in places
	strong float64
}

func (t *cover) drawWalk(c *ui.Canvas, w *walking) {
	t.drawWayOf(c, w.on, w.Way, w.Person, t.drawShaft, w.strong)
}

// whereTo returns where somebody would stand, in logical pixels, and at which size.
func (t *clinics) whereTo(w *walking) (x, y, size float64) {
	at := w.on.projection.At(float64(w.end.Floor), float64(w.end.X)+0.5, float64(w.end.Y)+0.66, 3)
	size = w.on.projection.Scale / t.scale * t.peopleLarger(w.on)
	return at.X/t.scale + w.aside*max(2*walkDisc+2, 26*size), at.Y / t.scale, size
}

// drawWalker draws the person who would stand there.
func (t *clinics) drawWalker(c *ui.Canvas, w *walking) {
	x, y, size := t.whereTo(w)
	t.art(c, paper.Outline(w.Piece.Picture()), x, y, sprites.Options{Scale: size, Fade: 1 - w.strong})
	t.art(c, w.Piece.Picture(), x, y, sprites.Options{Scale: size, Fade: 1 - w.strong*0.5})
}

func (t *clinics) drawWalkNumber(c *ui.Canvas, w *walking) {
	x, y, size := t.whereTo(w)
	y -= 46*size + 4
	t.numberDisc(c, x, y, w.number, w.strong)
	if t.layout.Clinic.Inset(12).Contains(x, y) { // else it is hidden, and its card tells
		c.Landmark("walk/"+w.Person, ui.Rect{X: x - walkDisc, Y: y - walkDisc, W: 2 * walkDisc, H: 2 * walkDisc})
	}
}

const walkDisc = 13.0 // radius of the number of a walk, in logical pixels

// numberDisc draws the number of a walk.
func (t *window) numberDisc(c *ui.Canvas, x, y float64, number int, strong float64) {
	c.Circle(x, y, walkDisc+1.5, theme.Fade(theme.Card, strong))
	c.Circle(x, y, walkDisc, theme.Fade(theme.Accent, strong))
	c.TextIn(c.Styles.TextBold, paper.Number(number), ui.Rect{X: x - walkDisc, Y: y - walkDisc, W: 2 * walkDisc, H: 2 * walkDisc}, ui.Center, theme.Card)
}

// drawNumbers draws the numbers of the people that a proposal has moved.
func (t *clinics) drawNumbers(c *ui.Canvas) {
	if !t.Own() {
		return
	}
	for _, l := range t.plots() {
		for i, person := range t.BoardOn(l.board).People {
			number := t.Look.Numbers[person.ID]
			if foot, there := l.view.Foot(i); number > 0 && there && t.Look.HiddenFrom != person.ID {
				t.numberDisc(c, foot.X/t.scale-14, foot.Y/t.scale-34, number, 1)
			}
		}
	}
}
