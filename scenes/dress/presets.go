package dress

import (
	"slices"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Preset is a ready-made choice of extensions.
type Preset struct {
	ID         string
	everything bool // all that fits together and makes no other game of it
}

// Presets are a game of the base game only, one of everything, and what dresses belong to, in the order of All.
func Presets() []Preset {
	list := []Preset{{ID: "first_game"}, {ID: "whole_clinic", everything: true}}
	for _, d := range all {
		for _, id := range d.Presets {
			if !slices.ContainsFunc(list, func(p Preset) bool { return p.ID == id }) {
				list = append(list, Preset{ID: id})
			}
		}
	}
	return list
}

// Everything tells whether it is all that fits together.
func (p *Preset) Everything() bool { return p.everything }

// Title is its name for the player.
func (p *Preset) Title() string { return ui.T("preset." + p.ID) }

// Of gives the extensions that the preset chooses among those that are known: what excludes an earlier one stays out.
func (p *Preset) Of(known []*game.Extension) []string {
	wanted := slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool {
		d := Of(e.ID)
		return !(d != nil && slices.Contains(d.Presets, p.ID)) && !(p.everything && (d == nil || !d.Apart))
	})
	ids, variants := game.Together(wanted)
	return append(ids, variants...)
}

// GameTitle names what is played: a ready-made game, an extension, or the first of several and how many more there are.
func GameTitle(config *game.Config) string {
	ids := slices.Concat(config.Extensions, config.Variants)
	for _, p := range Presets() {
		if chosen := p.Of(extensions.All()); slices.Equal(slices.Sorted(slices.Values(chosen)), slices.Sorted(slices.Values(ids))) {
			return p.Title()
		}
	}
	if more := len(ids) - 1; more > 0 {
		return ui.T("preset.and_more", ui.Data{"Name": words.Extension(ids[0]), "Count": more})
	}
	return words.Extension(ids[0])
}
