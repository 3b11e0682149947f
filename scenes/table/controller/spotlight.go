package controller

import (
	"clinic/scenes/ui"
	"slices"

	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Spotlights: where an extension is new to the player, a card names the first of its things that come to the table,
// and last the medal that is played for. It says what their tips say. Spotlights delay nothing: any command dismisses
// them.

// SpotlightDoors know what is new to the player.
type SpotlightDoors struct {
	// New returns the extensions whose things were not shown yet; Saw is called when those of one were.
	New func() []string
	Saw func(c *scenes.Context, extension string)
}

const (
	spotlightsAfter = 30 // ticks in which nothing has changed
	mostSpotlights  = 3
)

// spotlight is one thing that is named.
type spotlight struct {
	of          string // the extension; empty for the medal
	what        thing.Thing
	title, text string
}

type spotlights struct {
	list     []spotlight
	at       int
	version  int // of the session at the last search
	waited   int // ticks since then
	language string
	medal    bool // the medal was shown
}

// followSpotlights looks for what is new once the table rests, and reports whether it used up the gestures.
func (p *Controller) followSpotlights(t *table.Table, c *scenes.Context) bool {
	s := &p.spotlights
	if p.doors.Spotlights == nil || p.session.Guided() != nil {
		return false
	}
	if version := p.session.Version(); s.version != version {
		s.version, s.waited = version, 0
		if len(s.list) > 0 {
			p.endSpotlights(t, c)
		}
	}
	if len(s.list) > 0 {
		if s.language != c.Texts.Chosen() {
			p.nameSpotlights(t)
		}
		if c.Gestures.Confirm && p.focus.on.None() && p.held.kind == nothing || c.Gestures.Key(ebiten.KeyBackspace) && s.at > 0 {
			p.passSpotlight(t, c, c.Gestures.Confirm)
			return true
		}
		return false
	}
	if s.waited++; s.waited == spotlightsAfter && p.session.Decision() != nil && p.held.kind == nothing {
		p.findSpotlights(t, c)
	}
	return false
}

// findSpotlights collects the first things on the table that belong to what is new.
func (p *Controller) findSpotlights(t *table.Table, c *scenes.Context) {
	s, unseen := &p.spotlights, p.doors.Spotlights.New()
	if len(unseen) == 0 {
		return
	}
	most := (mostSpotlights - 1) / min(len(unseen), mostSpotlights-1)
	for _, extension := range unseen {
		found := 0
		for _, spot := range t.Spots() {
			what := spot.Thing
			if found == most || len(s.list) == mostSpotlights-1 || extensionui.Whose(c.Reader, t.LookedOn(what.Board), what) != extension {
				continue
			}
			like := func(other spotlight) bool { return other.what.Kind == what.Kind && other.what.Name == what.Name }
			if name, _ := t.Named(what); name != "" && !slices.ContainsFunc(s.list, like) {
				s.list = append(s.list, spotlight{of: extension, what: what})
				found++
			}
		}
	}
	if len(s.list) == 0 {
		return
	}
	if medal := thing.Of(thing.Medal); !s.medal {
		if _, there := t.Spot(medal); !there { // it lies on the button of the menu
			medal = thing.Of(thing.Menu)
		}
		s.list, s.medal = append(s.list, spotlight{what: medal}), true
	}
	s.at = 0
	p.nameSpotlights(t)
	p.lightUp(t, c)
}

// nameSpotlights gives the spotlights their words: those of their tips.
func (p *Controller) nameSpotlights(t *table.Table) {
	s := &p.spotlights
	s.language = p.Texts.Chosen()
	for i := range s.list {
		l := &s.list[i]
		switch l.title, l.text = t.Named(l.what); {
		case l.of == "":
			l.title, l.text = t.Named(thing.Of(thing.Medal))
		case l.text == "":
			l.text = words.ExtensionLine(p.Reader, l.of)
		}
	}
	t.Show(p.Situation())
}

// lightUp shows the current spotlight.
func (p *Controller) lightUp(t *table.Table, c *scenes.Context) {
	s := &p.spotlights
	c.Say(ui.Said(c.Reader, s.list[s.at].title, s.list[s.at].text))
	p.focus = focus{}
	t.Show(p.Situation())
	c.Redraw()
}

// passSpotlight goes on to the next spotlight, or after the last one to the game; or it goes back.
func (p *Controller) passSpotlight(t *table.Table, c *scenes.Context, on bool) {
	s := &p.spotlights
	switch {
	case !on:
		s.at--
	case s.at == len(s.list)-1:
		p.endSpotlights(t, c)
		return
	default:
		s.at++
	}
	p.lightUp(t, c)
}

// endSpotlights removes the spotlights for good.
func (p *Controller) endSpotlights(t *table.Table, c *scenes.Context) {
	s := &p.spotlights
	for i, l := range s.list {
		if l.of != "" && (i == 0 || s.list[i-1].of != l.of) {
			p.doors.Spotlights.Saw(c, l.of)
		}
	}
	s.list = nil
	t.Show(p.Situation())
	c.Redraw()
}

// clickSpotlight handles a click on a button of the card.
func (p *Controller) clickSpotlight(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch what {
	case view.GuideNext, view.GuideBack:
		p.passSpotlight(t, c, what == view.GuideNext)
	case view.GuideSkip:
		p.endSpotlights(t, c)
	}
}

// spotlightNow returns the card of the current spotlight, nil if there is none.
func (p *Controller) spotlightNow() *view.Guide {
	s := &p.spotlights
	if len(s.list) == 0 {
		return nil
	}
	l := &s.list[s.at]
	g := &view.Guide{Title: l.title, Text: l.text, Step: s.at + 1, Of: len(s.list), Next: p.T("lesson.next"), Skip: p.T("phase.skip"), Back: s.at > 0, Lit: []thing.Thing{l.what, view.GuideNext}}
	for i := range s.list {
		g.Longest = append(g.Longest, s.list[i].text)
	}
	if s.at == len(s.list)-1 {
		g.Next = p.T("lesson.play_on")
	}
	return g
}
