package controller

import (
	"strings"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// tell announces what has the focus, its state, and what the keys would do there, if the game is read aloud.
func (p *focusing) tell(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if !g.Speaks || !g.ByKeys || p.focus.on.None() {
		p.said = said{explained: p.said.explained}
		return
	}
	now := said{explained: p.said.explained, on: p.focus.on, held: p.held.spot, bubble: t.Look.Bubble, version: p.session.Version(), pad: g.ByPad}
	if now.text = p.said.text; now != p.said {
		now.text = p.describe(t, g)
		now.explained = p.said.explained
		p.said = now
	}
	g.Told = p.said.text
}

// said is the last announcement about the focus, with the state it was made in.
type said struct {
	on, held  thing.Thing
	explained thing.Thing // the thing last explained in full
	bubble    string
	version   int
	pad       bool
	text      string
}

// describe returns the announcement for what has the focus.
func (p *focusing) describe(t *table.Table, g *input.Gestures) string {
	what := p.focus.on
	take := ui.Data{"Key": ui.KeyOf(input.Take, g.ByPad)}
	name, more, _ := strings.Cut(t.Explain(what), "\n")
	place := ""
	if what.Is(thing.Space, thing.Slot) {
		place = t.Place(what)
	}
	if p.held.kind != nothing {
		cost := ""
		if what.Kind == thing.Space {
			look := &t.Look.On(what.Board).Space[what.Space.Index()]
			if look.HasPrice {
				cost = words.Dollars(look.Price)
			}
			if look.Reached {
				cost = ui.T("spoken.takes", ui.Data{"Count": look.Time})
			}
		}
		if what.Kind == thing.Space && t.BoardOn(what.Board).At(what.Space).Empty() {
			name = ""
		}
		return ui.Sentences(place, cost, t.Look.Bubble, ui.T("spoken.put", take), name)
	}
	does := ""
	switch {
	case p.canTake(t, what):
		does = ui.T("spoken.take", take)
	case uses[what.Kind].click != nil || t.PointedAt(what) != nil:
		does = ui.T("spoken.press", take)
	}
	if what == p.said.explained { // its full text was announced a moment ago
		more = ""
	}
	p.said.explained = what
	return ui.Sentences(name, does, place, more)
}
