//go:build js

package input

import (
	"cmp"
	"slices"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointers records the page's mouse and touch events one by one. The engine only reports the positions at the time
// it looks, and whether a button has gone down since. In late frames it would take a drag for a click at its end,
// or pick something other than what was pressed; it would miss short taps, and touches that the system cancels.
type pointers struct {
	heard  bool
	told   standing
	coming []standing // not reported yet
}

// standing is the state of mouse and fingers after an event, in device pixels.
type standing struct {
	mouseX, mouseY float64
	buttons        int // bits as in MouseEvent.buttons: 1 left, 2 right, 4 middle
	fingers        []finger
	lost           bool    // the system took a finger or a button away
	made           float64 // when the event was made, in milliseconds: it may be heard much later
}

type finger struct {
	id int
	at Touch
}

// moves reports whether only positions have changed since before.
func (m *standing) moves(before *standing) bool {
	return m.buttons == before.buttons && !m.lost && slices.EqualFunc(m.fingers, before.fingers, func(a, b finger) bool { return a.id == b.id })
}

// tell fills in mouse and fingers as they are after the next event: a press where it was made, then the latest
// movement, then the release.
func (p *pointers) tell(d *Devices) {
	if !p.heard {
		p.heard = true
		p.hear()
	}
	if p.told.lost = false; len(p.coming) > 0 {
		p.told = p.coming[0]
		p.coming = slices.Delete(p.coming, 0, 1)
	}
	now := &p.told
	d.Exact, d.More, d.Made = true, len(p.coming) > 0, now.made*float64(ebiten.TPS())/1000
	d.MouseX, d.MouseY = now.mouseX, now.mouseY
	d.Left, d.Right, d.Middle = now.buttons&1 != 0, now.buttons&2 != 0, now.buttons&4 != 0
	d.Touches, d.Lost = d.Touches[:0], now.lost
	for _, f := range now.fingers {
		d.Touches = append(d.Touches, f.at)
	}
}

// before returns the state that many events before the next one.
func (p *pointers) before(many int) standing {
	if at := len(p.coming) - many; at >= 0 {
		return p.coming[at]
	}
	return p.told
}

// add records the state after an event. Of several movements in a row only the last one counts.
func (p *pointers) add(m standing) {
	last, former := p.before(1), p.before(2)
	if m.moves(&last) {
		if m.mouseX == last.mouseX && m.mouseY == last.mouseY && slices.Equal(m.fingers, last.fingers) {
			return
		}
		if n := len(p.coming); n > 0 && last.moves(&former) {
			p.coming = p.coming[:n-1]
		}
	}
	p.coming = append(p.coming, m)
}

func (p *pointers) hear() {
	page := js.Global()
	document := page.Get("document")
	listen := func(on js.Value, event string, does func(event js.Value, now standing)) {
		on.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			now := p.before(1)
			now.lost, now.made = false, args[0].Get("timeStamp").Float()
			does(args[0], now)
			return nil
		}), on.Equal(document)) // before the engine, which reads its state at once when it sleeps
	}
	place := func(of js.Value) Touch {
		dots := page.Get("devicePixelRatio").Float()
		return Touch{X: of.Get("clientX").Float() * dots, Y: of.Get("clientY").Float() * dots}
	}
	for _, event := range []string{"mousedown", "mouseup", "mousemove"} {
		listen(document, event, func(event js.Value, now standing) {
			if event.Get("buttons").Type() != js.TypeNumber { // not made by a mouse: see listen in composing_browser.go
				return
			}
			at := place(event)
			now.mouseX, now.mouseY, now.buttons = at.X, at.Y, event.Get("buttons").Int()
			p.add(now)
		})
	}
	for _, event := range []string{"touchstart", "touchmove", "touchend", "touchcancel"} {
		lost := event == "touchcancel"
		listen(document, event, func(event js.Value, now standing) {
			now.fingers, now.lost = nil, lost
			touches := event.Get("touches")
			for i := range touches.Length() {
				touch := touches.Index(i)
				now.fingers = append(now.fingers, finger{touch.Get("identifier").Int(), place(touch)})
			}
			slices.SortFunc(now.fingers, func(a, b finger) int { return cmp.Compare(a.id, b.id) }) // first finger first
			p.add(now)
		})
	}
	listen(document, "visibilitychange", func(_ js.Value, now standing) {
		if document.Get("hidden").Bool() {
			now.lost, now.fingers, now.buttons = len(now.fingers) > 0 || now.buttons != 0, nil, 0
			p.add(now)
		}
	})
	listen(page, "blur", func(_ js.Value, now standing) { // a release in another window isn't reported
		now.lost, now.buttons = now.buttons != 0, 0
		p.add(now)
	})
}
