package newgame

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// preset is a choice of extensions that is ready-made.
type preset struct {
	id         string
	everything bool // all that fits together
	extensions []string
	without    []string // of everything: what makes another game of it
}

var presets = []preset{
	{id: "first_game"},
	{id: "whole_clinic", everything: true, without: []string{"covid_19"}}, // a cooperative game, and against X2
	{id: "night_shift", extensions: []string{"ghosts", "cigarettes", "temp_agency"}},
	{id: "emergency_lane", extensions: []string{"helicopters", "fire_trucks", "wheelchairs"}},
	{id: "visiting_hours", extensions: []string{"gift_shop", "therapy_dogs", "public_toilets"}},
	{id: "city_hall", extensions: []string{"urban_design_2", "air_conditioners"}},
}

// of gives the extensions that the preset chooses among those that are known: what excludes an earlier one stays out.
func (p *preset) of(known []*game.Extension) []string {
	wanted := slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool {
		return !slices.Contains(p.extensions, e.ID) && !(p.everything && !slices.Contains(p.without, e.ID))
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
	ground := &ui.Spot{Base: ui.Base{ID: "newgame.presets", Inside: s.scroll, Disabled: true}, Paint: func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Panel(r, 12) }}
	s.page.Add(ground)
	inner := ui.Rect{X: list.X + 8, Y: list.Y + 8, W: list.W - 16, H: list.H}
	line := inner.CutTop(44, 8)
	for i := range presets {
		p := &presets[i]
		ids := p.of(s.known)
		if len(ids) == 0 && (p.everything || len(p.extensions) > 0) {
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
