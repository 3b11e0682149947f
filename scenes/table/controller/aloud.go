package controller

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/paper"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// runs finds the clocks that run, which aren't said again each second.
var runs = regexp.MustCompile(`\d+:\d\d`)

// tell announces what has the focus, its state, and what the keys would do there, if the game is read aloud.
func (p *focusing) tell(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if !g.Speaks || !g.ByKeys || p.focus.on.None() {
		p.said = said{explained: p.said.explained, comes: p.comes}
		return
	}
	painted := t.Said(p.focus.on)
	now := said{explained: p.said.explained, on: p.focus.on, held: p.held.spot, bubble: t.Look.Bubble, version: p.session.Version(), pad: g.ByPad,
		comes: p.comes, painted: runs.ReplaceAllString(strings.Join(painted, "\n"), "")}
	if now.text = p.said.text; now != p.said {
		now.text = p.describe(t, g, painted)
		if p.comes != p.said.comes {
			now.text = ui.Said(c.Reader, nameOfPart(t, partOf(now.on)), now.text)
		}
		now.explained = p.said.explained
		p.said = now
	}
	g.Told, g.ToldOf = p.said.text, told{p.focus.on, p.comes}
}

// nameOfPart names a part of the table. Where nobody else plays there are no other clinics.
func nameOfPart(t *table.Table, of part) string {
	if of == othersPart && len(t.State.Players) == 1 {
		drawer := panels.Made{Shown: &t.Shown}
		return drawer.TabText(panels.TabOthers)
	}
	return t.T(namesOfParts[of])
}

// said is the last announcement about the focus, with the state it was made in.
type said struct {
	on, held  thing.Thing
	explained thing.Thing // the thing last explained in full
	bubble    string
	painted   string // on it, but for clocks that run
	comes     int
	version   int
	pad       bool
	text      string
}

// told is what an announcement is about: the thing, and how often a key has led to its part.
type told struct {
	on    thing.Thing
	comes int
}

// describe returns the announcement for what has the focus, with what is painted on it.
func (p *focusing) describe(t *table.Table, g *input.Gestures, painted []string) string {
	what := p.focus.on
	take := ui.Data{"Key": ui.KeyOf(p.Reader, input.Take, g.ByPad)}
	name, more, _ := strings.Cut(t.Explain(what), "\n")
	name = withPainted(p.Reader, name, more, painted)
	place := ""
	if space, inside := standsIn(t, what); inside {
		place = t.Place(thing.InSpace(space))
	} else if what.Kind == thing.Slot {
		place = t.Place(what)
	}
	if p.held.kind != nothing {
		cost := ""
		if what.Kind == thing.Space {
			look := &t.Look.On(what.Board).Space[what.Space.Index()]
			if look.HasPrice {
				cost = p.Texts.Dollars(look.Price)
			}
			if look.Reached {
				cost = p.T("spoken.takes", ui.Data{"Count": look.Time})
			}
		}
		if what.Kind == thing.Space && t.BoardOn(what.Board).At(what.Space).Empty() {
			name = ""
		}
		return ui.Said(p.Reader, place, cost, t.Look.Bubble, p.T("spoken.put", take), name)
	}
	if what.Kind == thing.Space {
		more = p.Texts.Sentences(whoIsIn(t, what), more)
	}
	does := ""
	switch {
	case p.canTake(t, what):
		does = p.T("spoken.take", take)
	case uses[what.Kind].click != nil || t.PointedAt(what) != nil:
		does = p.T("spoken.press", take)
	}
	if what == p.said.explained { // its full text was announced a moment ago
		more = ""
	}
	p.said.explained = what
	return ui.Said(p.Reader, name, does, place, more)
}

// whoIsIn names those who stand in a room.
func whoIsIn(t *table.Table, room thing.Thing) string {
	var names []string
	people := t.BoardOn(room.Board).People
	for i := range people {
		if who := &people[i]; who.In(room.Space) {
			names = append(names, view.PersonName(t.Reader, who.Kind, who.Level, who.Service).String())
		}
	}
	if len(names) == 0 {
		return ""
	}
	return t.T("spoken.in_it", ui.Data{"Names": t.Texts.And(names)})
}

// withPainted returns a name with what is painted on the thing, but for what its explanation says again. The name comes
// first if it is painted, too, or if it is one and nothing but figures is painted.
func withPainted(reader *ui.Reader, name, more string, painted []string) string {
	named, figures := false, more != ""
	var others []string
	for _, text := range painted {
		named = named || paper.Worded(text) && within(text, name)
		if !within(text, name) && !within(text, more) {
			others = append(others, text)
			figures = figures && !paper.Worded(text)
		}
	}
	if named || figures {
		return ui.Said(reader, append([]string{name}, others...)...)
	}
	return ui.Said(reader, append(others, name)...)
}

// within reports whether the words of a text are in another one, side by side.
func within(text, in string) bool {
	plain := func(s string) []string {
		return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(".,;:!?()×", r) })
	}
	part, whole := plain(text), plain(in)
	for from := 0; from+len(part) <= len(whole); from++ {
		if slices.Equal(part, whole[from:from+len(part)]) {
			return true
		}
	}
	return false
}
