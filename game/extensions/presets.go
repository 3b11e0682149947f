package extensions

import (
	"slices"

	"clinic/game"
)

// Preset is a ready-made choice of extensions.
type Preset struct {
	ID         string
	everything bool // all that fits together and makes no other game of it
}

// Presets are the ready-made games: one of the base game only, one of everything, and those that extensions belong to,
// in the order of All.
func Presets() []Preset {
	list := []Preset{{ID: "first_game"}, {ID: "whole_clinic", everything: true}}
	for _, e := range All() {
		for _, id := range e.Presets {
			if !slices.ContainsFunc(list, func(p Preset) bool { return p.ID == id }) {
				list = append(list, Preset{ID: id})
			}
		}
	}
	return list
}

// PresetNamed gives the ready-made game with that id; nil where there is none.
func PresetNamed(id string) *Preset {
	list := Presets()
	if i := slices.IndexFunc(list, func(p Preset) bool { return p.ID == id }); i >= 0 {
		return &list[i]
	}
	return nil
}

// Everything reports whether it is all that fits together.
func (p *Preset) Everything() bool { return p.everything }

// Of gives the extensions and variants that the preset chooses among those that are known: what excludes an earlier one
// stays out.
func (p *Preset) Of(known []*game.Extension) []string {
	wanted := slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool {
		return !slices.Contains(e.Presets, p.ID) && !(p.everything && !e.Apart)
	})
	ids, variants := game.Together(wanted)
	return append(ids, variants...)
}
