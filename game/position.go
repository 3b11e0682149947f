package game

import (
	"slices"

	"clinic/game/clinic"
)

// NewTable is the table before anything lies on it: full bags, supplies and piles, empty clinics, a turn order
// (B38, B40, B41, B44, B45). Positions are laid out on it.
func (r *Rules) NewTable() *State { return r.table() }

// Limit is how many components of a kind one player may have, and whether there is a limit at all (B20).
func (c Context) Limit(kind clinic.Kind) (most int, limited bool) {
	spec := c.Rules.Component(kind)
	switch {
	case spec == nil:
		return 0, false
	case spec.OneOfKind:
		return 1, true
	case spec.limit == NoNumber:
		return 0, false
	}
	return ask(c, c.Rules.hooks.Limit, kind, c.Number(spec.limit)), true
}

// Decidable tells whether a kind of decision is one that players, or the game itself, take in this game.
func (r *Rules) Decidable(kind DecisionKind) bool {
	return r.Takes(kind) ||
		slices.ContainsFunc(r.commands, func(spec CommandSpec) bool { return slices.Contains(spec.During, kind) })
}

// CapacityVaries tells whether rooms hold now more and now fewer people, or people count now as these and now as
// those, so that outside Move there may be too many.
func (r *Rules) CapacityVaries() bool { return len(r.hooks.Capacity)+len(r.hooks.Counts) > 0 }

// Playable tells whether a type of command is one of this game.
func (r *Rules) Playable(command CommandType) bool {
	return slices.ContainsFunc(r.commands, func(spec CommandSpec) bool { return spec.Type == command })
}

// Terms are the rules of building that hold in this game.
func (r *Rules) Terms() clinic.Terms { return r.terms }
