package table

import (
	"math"
	"strings"

	"clinic/input"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Tips: when what can be told of a thing is shown, and where.

// quiet reports whether no tip may show yet: after a press, click or drop the player wants to see the result,
// until the pointer goes elsewhere.
func (t *tipping) quiet(g *input.Gestures) bool {
	const elsewhere = 8 // logical pixels
	switch {
	case g.Pressed || g.Clicked || g.Dropped || g.Secondary:
		t.acted, t.actedX, t.actedY = true, g.X, g.Y
	case g.ByKeys || g.LongPressed || math.Hypot(g.X-t.actedX, g.Y-t.actedY) > elsewhere && !g.Held:
		t.acted = false
	}
	return t.acted
}

// rest counts how long the pointer has been on its spot, and finds the tip when it is time, unless none. It
// reports whether the table looks different.
func (t *tipping) rest(g *input.Gestures, none, long bool) bool {
	reached := t.isReached(g) // asked each tick, since it follows the pointer
	over := t.Look.Hover
	if over.None() {
		over = t.Look.Focus
	}
	if reached && over != t.restsOn && !none {
		return false
	}
	// A tip would hide walkers and the total.
	if none || over != t.restsOn || t.Look.Total.Show || len(t.Look.Walkers)+len(t.Look.Annex.Walkers) > 0 {
		shown := t.tip != ""
		if t.warm--; shown {
			t.warm = staysWarm
		}
		t.restsOn, t.rested, t.tip, t.tipCard.TipCard = over, 0, "", nil
		// A finger has rested long enough, and so has a pointer that goes from tip to tip.
		if !none && !over.None() && (long || t.warm > 0) {
			t.rested = panels.TipDelay - 1
		}
		return shown
	}
	t.warm = max(0, t.warm-1)
	if t.rested++; t.rested != panels.TipDelay || over.None() || !t.Look.Held.Empty() {
		return false
	}
	if t.tip = t.Explain(over); t.tip != "" {
		t.findCard(over)
	}
	return t.tip != ""
}

const staysWarm = 18 // ticks after a tip in which the next one shows at once

// Rest makes the tip show in the next tick, as if the pointer had rested long enough.
func (t *tipping) Rest() { t.rested = max(t.rested, panels.TipDelay-1) }

const tipWide, tipPad = 330.0, 14.0

// layTip returns the tip that is shown: its name, which is the first of several lines, the rest, and its place,
// empty for none.
func (t *tipping) layTip() (name, rest string, r ui.Rect) {
	tip := t.Look.Tip
	if tip == "" {
		tip = t.tip
	}
	s, ok := t.Spot(t.restsOn)
	if tip == "" || !ok || panels.SaysItself(s.Thing) || !t.Look.Held.Empty() || t.Look.Curtain != nil {
		return "", "", ui.Rect{}
	}
	name, rest, more := strings.Cut(tip, "\n")
	if !more {
		name, rest = "", tip
	}
	if t.tipCard.TipCard != nil && t.Look.Tip == "" {
		return name, rest, t.belowGuide(t.placeCard(s.Rect), s.Rect)
	}
	const wide, pad = tipWide, tipPad
	width := ui.Measure(t.Styles.TextBold, name)
	for _, line := range ui.Wrap(t.Styles.Text, rest, wide) {
		width = max(width, ui.Measure(t.Styles.Text, line))
	}
	r = ui.Rect{W: min(width, wide) + 2*pad, H: ui.ParagraphHeight(t.Styles.Text, rest, wide) + 20}
	if name != "" {
		r.H += ui.ParagraphHeight(t.Styles.TextBold, name, wide) + 4
	}
	x, y := s.Rect.Center()
	r.X, r.Y = x-r.W/2, s.Rect.Y-r.H-8
	switch between := t.layout.Clinic; { // beside the panel of its subject, whose other rows stay readable
	case s.Rect.Y < t.layout.Ribbon.Bottom():
		r.Y = s.Rect.Bottom() + 8
	case t.layout.Next.H > 0 && t.layout.Next.Contains(x, y): // above the line, whose buttons stay free
		r.Y = t.layout.Next.Y - r.H - 8
	case s.Rect.Y >= max(between.Bottom(), t.layout.Tray.Y-1):
		r.Y = t.layout.Tray.Y - r.H - 8
	case s.Rect.Right() <= between.X:
		r.X, r.Y = between.X, y-r.H/2
	case s.Rect.X >= between.Right():
		r.X, r.Y = between.Right()-r.W, y-r.H/2
	case t.layout.Pools.H > 0 && s.Rect.Y >= t.layout.Pools.Y && s.Rect.Y < t.layout.Pools.Bottom():
		r.Y = t.layout.Pools.Bottom() + 4
	case r.Y < t.layout.Ribbon.Bottom()+4:
		r.Y = s.Rect.Bottom() + 8
	}
	return name, rest, t.belowGuide(r.Within(ui.Rect{X: 8, Y: 8, W: t.width - 16, H: t.height - 16}), s.Rect)
}

// belowGuide moves a tip that would cover the card of a lesson below it, if it then stays in the window and off
// its subject.
func (t *tipping) belowGuide(tip, of ui.Rect) ui.Rect {
	card, there := t.Spot(thing.Of(thing.Guide))
	if !there || !tip.Overlaps(card.Rect) {
		return tip
	}
	below := tip.Moved(0, card.Rect.Bottom()+8-tip.Y)
	if below.Bottom() > t.height-8 || below.Overlaps(of) {
		return tip
	}
	return below
}

func (t *tipping) drawTip(c *ui.Canvas) {
	const wide, pad = tipWide, tipPad
	name, rest, r := t.layTip()
	if r.W == 0 {
		return
	}
	if t.tipCard.TipCard != nil && t.Look.Tip == "" {
		t.drawCard(c, r)
		return
	}
	c.Shadow(r, 12, 1)
	c.Round(r, 12, theme.Ink)
	c.Landmark("tip", r)
	y := r.Y + 10
	if name != "" {
		y += c.Paragraph(c.Styles.TextBold, name, r.X+pad, y, wide, ui.Left, theme.Card) + 4
	}
	c.Paragraph(c.Styles.Text, rest, r.X+pad, y, wide, ui.Left, theme.Well)
	c.Say(rest)
}
