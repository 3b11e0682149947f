package controller

import (
	"math"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Touch where there is room for fingers. What is dragged floats above the finger, which would hide it otherwise; over
// a resting finger a ring magnifies the place twofold. What is tapped stays in the hand with no time limit: the first
// tap on a place shows what would follow, and a second tap there, or the button beside the sentence, does it.

const (
	floatsAt     = 112.0 // logical pixels by which a piece floats above the finger
	tileFloatsAt = 90.0
	lowest       = 200.0 // logical pixels at the bottom of the window, where the piece turns to the side
	beside       = 75.0  // distance from the finger there
	slow         = 5.0   // logical pixels in a tick
	slowTicks    = 7     // ticks that a finger is slow before the ring opens
	ringTicks    = 7     // until the ring is fully visible
	besideRow    = 12.0  // logical pixels beside a space of the rows that still mean it
	railTicks    = 18    // ticks that a piece is held over a floor of the rail before the view goes there
)

// touch is the state of a finger that carries something.
type touch struct {
	slow   int         // ticks that it has been slow
	onRail int         // ticks that it has been over one floor of the rail
	floor  thing.Thing // that floor
	tapped thing.Thing // the place that was tapped once
	rests  bool        // what is held was just chosen in a fan, and no finger has come down since
	atEdge int         // ticks that something has been held at the upper or lower edge of the clinic
}

// byTouch reports whether a finger does the pointing, where there is room for one.
func byTouch(t *table.Table, g *input.Gestures) bool { return g.ByTouch && t.Slots().Fingers }

// aim returns the point that the pointer means: a piece that a finger drags floats above it, and beside it near the
// lower edge, so that every place can be reached. A patient is meant to go where the finger is around the rows, or to
// the space of a row beside it.
func (p *carrying) aim(t *table.Table, c *scenes.Context) (x, y float64) {
	g := c.Gestures
	if !byTouch(t, g) || p.held.kind == nothing || !g.Dragging && !g.Dropped {
		return g.X, g.Y
	}
	far := floatsAt
	if p.held.kind == aComponent {
		far = tileFloatsAt
	}
	down := max(0, min(1, (g.Y-(c.Height-lowest))/(lowest-40)))
	far += (beside - far) * down
	angle := down * math.Pi / 2
	if c.Settings().LeftHanded { // away from the thumb
		angle = -angle
	}
	x, y = g.X-far*math.Sin(angle), g.Y-far*math.Cos(angle)
	if row, there := p.inRows(t, g); there && (p.mayGoTo(t, row.Thing) && row.Thing != p.held.spot || !t.OnGround(x, y)) {
		return max(row.Rect.X, min(row.Rect.Right()-1, g.X)), max(row.Rect.Y, min(row.Rect.Bottom()-1, g.Y))
	}
	if p.held.kind == aPatient && !t.OnGround(g.X, g.Y) && !t.OnGround(x, y) {
		return g.X, g.Y
	}
	return x, y
}

// inRows returns the space of the appointments or pre-admissions under the finger that drags a patient, or the
// nearest one between two of them.
func (p *carrying) inRows(t *table.Table, g *input.Gestures) (best paper.Spot, there bool) {
	if p.held.kind != aPatient {
		return best, false
	}
	least := math.Inf(1)
	for _, s := range t.Spots() {
		cx, cy := s.Rect.Center()
		far := math.Hypot(g.X-cx, g.Y-cy)
		if s.Thing.Is(thing.Appointment, thing.Preadmission) && s.Rect.Inset(-besideRow).Contains(g.X, g.Y) && far < least {
			best, least, there = s, far, true
		}
	}
	return best, there
}

// follow runs a tick for a finger that may carry something.
func (p *carrying) follow(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if p.held.kind == nothing || !byTouch(t, g) {
		p.touch = touch{}
		return
	}
	if g.Dragging {
		p.touch.tapped = thing.Thing{}
	}
	if g.Held {
		p.touch.rests = false
	}
	if p.touch.slow++; !g.Dragging || math.Hypot(g.DX, g.DY) > slow {
		p.touch.slow = 0
	}
	p.scrollsAtEdge(t, c)
	over := thingAt(t, g.X, g.Y)
	if !g.Dragging || over.Kind != thing.Floor || over != p.touch.floor {
		p.touch.onRail, p.touch.floor = 0, over
		return
	}
	if p.touch.onRail++; p.touch.onRail == railTicks {
		t.ShowFloor(over.Number)
		c.Redraw()
	}
}

// tries shows what would follow at the first tap on a place where what is in the hand may go, and reports whether
// this was such a tap.
func (p *focusing) tries(t *table.Table, c *scenes.Context, at thing.Thing) bool {
	if !byTouch(t, c.Gestures) || !c.Gestures.Clicked || at == p.touch.tapped || at == p.held.spot || at.Kind == thing.PutHere {
		return false
	}
	switch p.held.kind {
	case aComponent, aPerson, aPatient:
	default:
		return false
	}
	if target, there := p.target(t, at); !there || !target.Legal() {
		p.touch.tapped = thing.Thing{}
		return false
	}
	p.touch.tapped = at
	p.keepHolding(t, p.held)
	return true
}

// putHere does what the first tap on a place has shown.
func (p *Controller) putHere(t *table.Table, c *scenes.Context) {
	if at := p.touch.tapped; !at.None() {
		p.touch.tapped = thing.Thing{}
		p.drop(t, c, at, false)
	}
}

// tellInDrawer names what is in the hand, or the place where it would go, and never leaves the drawer without a
// sentence.
func (p *carrying) tellInDrawer(t *table.Table, l *view.Interaction, over thing.Thing) {
	held := &p.held
	l.Place = p.nameOf(*held)
	target, there := p.target(t, over)
	legal := there && target.Legal()
	if board, space, onSpace := p.placeOf(over); onSpace && legal {
		if kind := p.session.On(board).Clinic().At(space); held.kind == aPerson && !kind.Empty() {
			l.Place = p.T("ledger.room_on", ui.Data{"Room": view.ComponentName(p.Reader, kind.Kind, kind.Service), "Floor": int(space.Floor)})
		} else if held.kind == aComponent {
			l.Place = p.T("ledger.room_on", ui.Data{"Room": l.Place, "Floor": int(space.Floor)})
		}
	}
	if l.Bubble != "" {
		l.Named = l.Bubble == p.whereItGoes(*held)
		return
	}
	cost := target.Verdict.Cost
	switch l.Tone = ui.Plainly; {
	case !legal:
		l.Bubble, l.Named = p.whereItGoes(*held), true
	case cost.Time > 0:
		l.Bubble = p.Texts.Sentences(p.T("table.takes_time", ui.Data{"Count": cost.Time}), p.otherEffects(target.Command))
	case cost.Money+cost.AnnexMoney > 0:
		l.Bubble = p.Texts.Sentences(p.T("table.for_money", ui.Data{"Money": cost.Money + cost.AnnexMoney}), p.otherEffects(target.Command))
	default:
		l.Bubble = p.Texts.Sentences(p.T("table.takes_no_time"), p.otherEffects(target.Command))
	}
}

// lookOfTouch shows where the finger is, and the place that was tapped.
func (p *carrying) lookOfTouch(t *table.Table, c *scenes.Context, l *view.Interaction) {
	g := c.Gestures
	if len(p.fan.who) > 0 {
		open := p.fan.Fan
		l.Fan = &open
	}
	if !byTouch(t, g) {
		return
	}
	if p.held.kind == nothing {
		if what := thingAt(t, g.PressX, g.PressY); g.Held && !g.Dragging && p.canTake(t, what) {
			l.UnderFinger = what
		}
		return
	}
	l.Touch, l.Tapped = true, p.touch.tapped
	if spot, there := t.Spot(p.touch.tapped); there {
		l.PointerX, l.PointerY = spot.Rect.Center()
	}
	if g.Dragging {
		l.Finger, l.FingerX, l.FingerY = true, g.X, g.Y
		if slow := p.touch.slow - slowTicks; slow >= 0 {
			l.Ring = ui.Part(float64(slow+1)*c.Pace(), 0, ringTicks)
		}
	}
}
