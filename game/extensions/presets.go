package extensions

import (
	"slices"

	"clinic/game"
)

// Preset is a ready-made choice of extensions.
type Preset struct {
	ID         string
	everything bool // everything that fits together and doesn't change the kind of game
}

// Presets returns the ready-made games: the base game alone, everything, and those that extensions belong to, in the
// order of All.
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

// PresetNamed returns the ready-made game with this id, or nil.
func PresetNamed(id string) *Preset {
	list := Presets()
	if i := slices.IndexFunc(list, func(p Preset) bool { return p.ID == id }); i >= 0 {
		return &list[i]
	}
	return nil
}

// Everything reports whether the preset is everything that fits together.
func (p *Preset) Everything() bool { return p.everything }

// Of returns the extensions and variants of the preset among the known ones, without those that exclude an earlier
// one.
func (p *Preset) Of(known []*game.Extension) []string {
	wanted := slices.DeleteFunc(slices.Clone(known), func(e *game.Extension) bool {
		return !slices.Contains(e.Presets, p.ID) && !(p.everything && !e.Apart)
	})
	ids, variants := game.Together(wanted)
	return append(ids, variants...)
}
