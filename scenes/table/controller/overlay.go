package controller

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
)

// Overlays: a key, or a line of their menu, asks a question, and the answer stays over the clinic while the player
// plays. While something is in the hand its own times and prices replace the answer.

// asking holds the question that was asked, and its answer.
type asking struct {
	question view.Question
	menu     bool
	from     thing.Thing // the start that times are counted from
	card     thing.Thing // the component that is pointed at, for Switches

	shown     *view.Overlay // nil until it is found
	version   int           // of the session that it is about
	looked    int           // the player whose clinic it is about
	language  string
	switching *view.Switching
}

// overlays are the questions about the clinic that the player asks.
type overlays struct {
	*playing
	*carrying
	*focusing
	*showing
	asks asking
}

// ask shows the answer to a question, or hides it if it is shown already.
func (p *overlays) ask(t *table.Table, c *scenes.Context, q view.Question) {
	if p.asks.question == q {
		p.closeOverlay(c)
		return
	}
	p.asks = asking{question: q, from: p.asks.from}
	c.Gestures.Felt = input.Turned
	p.followOverlay(t, c)
	c.Redraw()
}

// closeOverlay closes the menu, or removes the overlay if the menu is not open.
func (p *overlays) closeOverlay(c *scenes.Context) {
	if p.asks.menu {
		p.asks.menu = false
	} else {
		p.asks = asking{}
	}
	c.Gestures.Felt = input.Turned
	p.stale = true
	c.Redraw()
}

// clickOverlay handles a click on a button of overlays.
func (p *overlays) clickOverlay(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch what {
	case view.OverlayMenu:
		p.asks.menu, p.stale = !p.asks.menu, true
		t.Look.Overlays = p.asks.menu
		t.FindSpots()
		if spot, there := t.Spot(view.AskedBy(view.Questions[0])); there && c.Gestures.ByKeys {
			p.focusOn(spot)
		}
	case view.OverlayClose:
		p.asks.menu = false
		p.closeOverlay(c)
	case view.OverlayLegend:
	default:
		p.asks.menu = false
		p.ask(t, c, view.Question(what.Name))
	}
	c.Redraw()
}

// leaveOverlays closes the menu when something else is pressed.
func (p *overlays) leaveOverlays(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if p.asks.menu && g.Pressed && thingAt(t, g.X, g.Y).Kind != thing.Overlay {
		p.asks.menu, p.stale = false, true
		c.Redraw()
	}
}

// followOverlay keeps the answer up to date with the game, with what is pointed at, and with the language.
func (p *overlays) followOverlay(t *table.Table, c *scenes.Context) {
	a := &p.asks
	if a.question == view.NoQuestion || p.held.kind != nothing || p.show.playing() {
		return
	}
	from, card := p.pointedForOverlay(t, c)
	if now := p.session.Version(); a.version != now || a.looked != t.Looked() || a.language != c.Texts.Chosen() {
		a.shown, a.switching = nil, nil
		a.version, a.looked, a.language = now, t.Looked(), c.Texts.Chosen()
	}
	switch {
	case a.switching != nil && !a.switching.GoOn():
		c.Awake()
		return
	case a.shown != nil && from == a.from && card == a.card:
		return
	}
	first := a.shown == nil
	a.from, a.card = from, card
	switch a.question {
	case view.Times:
		a.shown = t.AnswerTimes(from)
	case view.Works:
		a.shown = t.AnswerWorks()
	case view.Parking:
		a.shown = t.AnswerParking()
	case view.Treats:
		a.shown = t.AnswerTreats()
	case view.Switches:
		if a.switching == nil {
			a.switching = t.FindSwitches()
			c.Awake()
			return
		}
		a.shown = a.switching.Overlay(c.Reader, card)
	}
	p.stale = true
	if first || c.Gestures.ByKeys {
		c.Say(a.shown.Aloud(c.Reader))
	}
	c.Redraw()
}

// pointedForOverlay returns where times are counted from, and which card of the tray is pointed at: by the pointer, a
// finger or the focus, now or last.
func (p *overlays) pointedForOverlay(t *table.Table, c *scenes.Context) (from, card thing.Thing) {
	a, g := &p.asks, c.Gestures
	over := p.focus.on
	if !g.ByKeys {
		if over = thingAt(t, g.X, g.Y); g.ByTouch && !g.Held && !g.Clicked && !g.Hovering {
			over = thing.Thing{}
		}
	}
	if from = a.from; a.question == view.Times && t.Starts(over) {
		from = over
	} else if !t.Starts(from) {
		from = thing.Thing{}
	}
	if a.question == view.Switches && over.Kind == thing.Component {
		card = over
	}
	return from, card
}
