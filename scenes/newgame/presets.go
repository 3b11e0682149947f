package newgame

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dress"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// preset is a choice of extensions that is ready-made.
type preset struct {
	id         string
	everything bool // all that fits together and makes no other game of it
}

// presets are a game of the base game only, one of everything, and what dresses belong to.
var presets = func() []preset {
	list := []preset{{id: "first_game"}, {id: "whole_clinic", everything: true}}
	for _, id := range dress.Presets() {
		list = append(list, preset{id: id})
	}
	return list
}()

// of gives the extensions that the preset chooses among those that are known: what excludes an earlier one stays out.
func (p *preset) of(known []*game.Extension) []string {
	wanted := slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool {
		d := dress.Of(e.ID)
		return !dress.InPreset(p.id, e.ID) && !(p.everything && (d == nil || !d.Apart))
	})
	ids, variants := game.Together(wanted)
	return append(ids, variants...)
}

// leftOut are the known extensions that the preset does not choose.
func (p *preset) leftOut(known []*game.Extension) []string {
	var ids []string
	chosen := p.of(known)
	for _, e := range known {
		if !slices.Contains(chosen, e.ID) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// layoutPresets places a button for each preset that these extensions offer, over as many lines as they need.
func (s *Scene) layoutPresets(c *scenes.Context, list *ui.Rect) {
	s.heading(list, ui.T("newgame.presets"))
	ground := &ui.Area{Base: ui.Base{ID: "newgame.presets", Inside: s.scroll, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Panel(r, 12) }}
	s.page.Add(ground)
	inner := ui.Rect{X: list.X + 8, Y: list.Y + 8, W: list.W - 16, H: list.H}
	line := inner.CutTop(44, 8)
	for i := range presets {
		p := &presets[i]
		ids := p.of(s.known)
		if len(ids) == 0 && p.id != "first_game" {
			continue
		}
		b := &ui.Button{Base: ui.Base{ID: "newgame.preset." + p.id, Inside: s.scroll}, Text: ui.T("preset." + p.id), Selected: sameSet(ids, s.choice.extensions)}
		switch {
		case p.everything:
			b.Tip = ui.T("preset_tip.whole_clinic", ui.Data{"Names": titles(p.leftOut(s.known))})
		case len(ids) > 0:
			b.Tip = ui.T("preset_tip.other", ui.Data{"Names": titles(ids)})
		default:
			b.Tip = ui.T("preset_tip.first_game")
		}
		b.Do = s.change(c, func() { s.take(ids) })
		if b.Width() > line.W && line.W < inner.W {
			line = inner.CutTop(44, 8)
		}
		b.Rect = line.CutLeft(min(b.Width(), line.W), 8)
		s.page.Add(b)
	}
	ground.Rect = list.CutTop(inner.Y-list.Y, gap)
}

// take plays with these extensions and no others.
func (s *Scene) take(ids []string) {
	s.choice.extensions = slices.Clone(ids)
	for _, e := range s.known {
		if !s.chosen(e.ID) {
			s.choice.drop(e)
		}
	}
}

func titles(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, words.Extension(id))
	}
	return strings.Join(names, ", ")
}

func sameSet(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
