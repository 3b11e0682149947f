package newgame

import (
	"slices"

	"clinic/game"
	"clinic/paint"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// interaction is a rule of what happens between extensions: it applies where one of one is played and, if there are any
// in other, a different one of other.
type interaction struct {
	rule       string
	one, other []string
	alone      bool // in a game alone only
	any        bool // other is every other extension
	warns      bool // it is better not to play them together
}

var (
	duties  = []string{"helicopters", "fire_trucks", "gift_shop", "cigarettes", "public_toilets", "ghosts"}
	inTurn  = []string{"triage", "temp_agency", "therapy_dogs"}
	pools   = []string{"wheelchairs", "temp_agency", "therapy_dogs", "ghosts", "air_conditioners", "emergency"}
	victims = []string{"helicopters", "fire_trucks"}
)

var interactions = []interaction{
	{rule: "X1", one: []string{"temp_agency"}, other: []string{"therapy_dogs"}},
	{rule: "X2", one: []string{"covid_19"}, other: []string{"emergency"}, warns: true},
	{rule: "X3", one: []string{"ghosts"}, other: []string{"triage"}},
	{rule: "X4", one: []string{"tough_doctors"}, other: []string{"clever_doctors"}},
	{rule: "X5", one: []string{"covid_19"}},
	{rule: "X7", one: []string{"urban_design_2", "ghosts", "fire_trucks", "cigarettes", "emergency", "covid_19"}, alone: true},
	{rule: "X8", one: pools},
	{rule: "X6", one: append(slices.Clone(pools), "clever_doctors", "covid_19")},
	{rule: "X10", one: duties, other: duties},
	{rule: "X11", one: inTurn},
	{rule: "X12", one: []string{"helicopters", "fire_trucks", "cigarettes", "public_toilets"}},
	{rule: "X13", one: victims, other: []string{"cigarettes", "public_toilets", "gift_shop", "wheelchairs", "air_conditioners"}},
	{rule: "E15", one: []string{"emergency"}, any: true},
	{rule: "V10", one: []string{"covid_19"}, other: []string{"ghosts", "temp_agency", "gift_shop", "helicopters", "fire_trucks", "therapy_dogs", "triage"}},
}

// of tells whether the rule is about an extension.
func (x *interaction) of(id string) bool {
	return slices.Contains(x.one, id) || slices.Contains(x.other, id)
}

// applies tells whether the rule matters to a game of these extensions and so many players.
func (x *interaction) applies(chosen []string, players int) bool {
	if x.alone && players > 1 {
		return false
	}
	for _, first := range chosen {
		if !slices.Contains(x.one, first) {
			continue
		}
		if len(x.other) == 0 && !x.any || slices.ContainsFunc(chosen, func(id string) bool { return id != first && (x.any || slices.Contains(x.other, id)) }) {
			return true
		}
	}
	return false
}

func (x *interaction) text(numbers ui.Data) string { return ui.T("interaction."+x.rule, numbers) }

// warning gives the rule by which an extension is better not played with what is chosen; false where there is none (X2).
func (s *Scene) warning(e *game.Extension) (x *interaction, warned bool) {
	for i := range interactions {
		x := &interactions[i]
		for _, id := range s.choice.extensions {
			if x.warns && id != e.ID && x.applies([]string{id, e.ID}, s.choice.players) {
				return x, true
			}
		}
	}
	return nil, false
}

// advice says with which of the known extensions one is better not played, and why; empty for most.
func (s *Scene) advice(e *game.Extension) string {
	for i := range interactions {
		x := &interactions[i]
		for _, other := range s.known {
			if x.warns && other.ID != e.ID && x.applies([]string{other.ID, e.ID}, s.choice.players) {
				why := ui.T("not_advised." + min(e.ID, other.ID) + "." + max(e.ID, other.ID))
				return ui.T("newgame.not_advised", ui.Data{"Names": words.Extension(other.ID), "Why": why})
			}
		}
	}
	return ""
}

// layoutTogether places the rules for what is chosen together.
func (s *Scene) layoutTogether(list *ui.Rect) {
	numbers, first := words.AllNumbers(s.known, s.numbers), true
	for i := range interactions {
		x := &interactions[i]
		if !x.applies(s.choice.extensions, s.choice.players) {
			continue
		}
		if first {
			s.heading(list, ui.T("newgame.together"))
			first = false
		}
		ruling(&s.page, s.scroll, list, "newgame.interaction."+x.rule, x.rule, x.text(numbers))
	}
}

// ruling places a rule behind its id.
func ruling(page *ui.Page, scroll *ui.Scroll, list *ui.Rect, id, rule, text string) {
	const pill, pad = 64, 8
	height := max(28, ui.ParagraphHeight(ui.Text, text, list.W-pill-2*pad))
	row := &ui.Spot{Base: ui.Base{ID: id, Rect: list.CutTop(height+2*pad, 4), Inside: scroll, Disabled: true}}
	row.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 10, paint.Card)
		c.Round(ui.Rect{X: r.X + pad, Y: r.Y + pad, W: pill - pad - 4, H: 26}, 8, paint.AccentSoft)
		c.TextIn(ui.TextStrong, rule, ui.Rect{X: r.X + pad, Y: r.Y + pad, W: pill - pad - 4, H: 26}, ui.Center, paint.Accent)
		c.Paragraph(ui.Text, text, r.X+pill+pad, r.Y+pad+2, r.W-pill-2*pad, ui.Left, paint.Ink)
	}
	page.Add(row)
}
