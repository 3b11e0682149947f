package controller

import (
	"math"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The fan: where a finger comes down between people who stand close together, they spread around it in an arc. Slide
// to one of them to start a drag, or lift the finger and tap one.

const (
	closeTogether = 22.0 // logical pixels from the touch
	fanRadius     = 84.0 // radius of the arc
	fanApart      = 56.0 // distance between two people along the arc
	fanTouched    = 34.0 // radius around a person in which a tap counts
	fanSlides     = 18.0 // how far a finger slides before it selects a person
	fanTicks      = 7    // until the fan is fully open
)

// fan holds the people of an open fan.
type fan struct {
	view.Fan
	who    []thing.Thing
	opens  ui.Timeline
	lifted bool // the finger was lifted; a tap now selects a person
}

// near returns the people around a point of the clinic who can be taken.
func (p *carrying) near(t *table.Table, x, y float64) (list []thing.Thing) {
	area := t.ClinicArea()
	if !area.Contains(x, y) || !t.OnGround(x, y) {
		return nil
	}
	for _, spot := range t.Spots() {
		cx, cy := spot.Rect.Center()
		if spot.Thing.Kind == thing.Person && area.Contains(cx, cy) && math.Hypot(cx-x, cy-y) <= closeTogether && p.canTake(t, spot.Thing) {
			list = append(list, spot.Thing)
		}
	}
	return list
}

// fans handles the gestures that belong to a fan, and reports whether they did.
func (p *carrying) fans(t *table.Table, c *scenes.Context) bool {
	g := c.Gestures
	f := &p.fan
	if len(f.who) == 0 {
		if !byTouch(t, g) || !g.Pressed || p.held.kind != nothing {
			return false
		}
		if near := p.near(t, g.X, g.Y); len(near) > 1 {
			p.openFan(t, near, g.X, g.Y)
		}
		return len(f.who) > 0
	}
	p.stale = true
	f.opens.Pass(c.Pace())
	f.Grown = f.opens.Done()
	if g.Cancel || g.Lost || g.Undo || g.Redo || g.ByKeys || !byTouch(t, g) {
		p.fan = fan{}
		return true
	}
	f.On = p.meantInFan(g)
	switch one := f.On; {
	case g.Dragging && one >= 0 && math.Hypot(g.X-f.X, g.Y-f.Y) >= fanSlides:
		p.takeFromFan(t, one, true)
	case g.Dragging && one < 0 && math.Hypot(g.X-f.X, g.Y-f.Y) > fanRadius:
		p.fan = fan{}
	case f.lifted && g.Clicked:
		if one < 0 {
			p.fan = fan{}
		} else {
			p.takeFromFan(t, one, false)
		}
	case !g.Held:
		f.lifted = true
	}
	return true
}

// meantInFan returns the index of the person in the fan whom a finger touches or slides toward; −1 for none.
func (p *carrying) meantInFan(g *input.Gestures) int {
	f := &p.fan
	best, least := -1, math.Inf(1)
	for i := range f.People {
		one := &f.People[i]
		far := math.Hypot(g.X-one.X, g.Y-one.Y)
		if !f.lifted { // the direction counts
			way := math.Hypot(g.X-f.X, g.Y-f.Y)
			along := ((g.X-f.X)*(one.X-f.X) + (g.Y-f.Y)*(one.Y-f.Y)) / fanRadius
			if way < 6 || along < 0.8*way {
				continue
			}
		} else if far > fanTouched {
			continue
		}
		if far < least {
			best, least = i, far
		}
	}
	return best
}

func (p *carrying) takeFromFan(t *table.Table, one int, dragged bool) {
	who := p.fan.who[one]
	p.fan = fan{}
	p.take(t, who)
	if p.held.kind == nothing {
		return
	}
	if dragged {
		p.hand.Carry()
	} else {
		p.hand.Fill()
		p.touch.rests = true
	}
}

// openFan lays the people out in an arc around a point, above it where there is room.
func (p *carrying) openFan(t *table.Table, people []thing.Thing, x, y float64) {
	area := t.ClinicArea()
	const step = fanApart / fanRadius
	middle := -math.Pi / 2
	half := step * float64(len(people)-1) / 2
	reach := fanRadius*math.Sin(min(half, math.Pi/2)) + 36
	switch {
	case y-fanRadius-70 < area.Y: // no room above
		middle = math.Pi / 2
	case x-reach < area.X:
		middle += min(math.Pi/2, half)
	case x+reach > area.Right():
		middle -= min(math.Pi/2, half)
	}
	p.fan = fan{Fan: view.Fan{X: x, Y: y, On: -1}, who: people}
	p.fan.opens.Begin(fanTicks)
	for i, who := range people {
		angle := middle - half + step*float64(i)
		h := holding{kind: aPerson, person: who.Person, board: who.Board}
		person := p.session.On(h.board).Clinic().Person(who.Person)
		p.fan.People = append(p.fan.People, view.FanPerson{
			Piece: dollhouse.Piece(person), Name: p.nameOf(h), X: x + fanRadius*math.Cos(angle), Y: y + fanRadius*math.Sin(angle),
		})
	}
	p.stale = true
}
