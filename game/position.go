package game

import (
	"slices"

	"clinic/game/clinic"
)

// NewTable returns the table before anything lies on it: full bags, supplies and piles, empty clinics, a turn order
// (B38, B40, B41, B44, B45). Positions are set up on it.
func (r *Rules) NewTable() *State { return r.table() }

// Limit returns how many components of a kind one player may have, and whether there is a limit at all (B20).
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

// Decidable reports whether players, or the game itself, take decisions of that kind in this game.
func (r *Rules) Decidable(kind DecisionKind) bool {
	return r.Takes(kind) ||
		slices.ContainsFunc(r.commands, func(spec CommandSpec) bool { return slices.Contains(spec.During, kind) })
}

// CapacityVaries reports whether the capacity of rooms, or what people count as in them, can change, so
// that outside Move there may be too many.
func (r *Rules) CapacityVaries() bool { return len(r.hooks.Capacity)+len(r.hooks.Counts) > 0 }

// Playable reports whether a type of command exists in this game.
func (r *Rules) Playable(command CommandType) bool {
	return slices.ContainsFunc(r.commands, func(spec CommandSpec) bool { return spec.Type == command })
}

// Terms returns the building rules of this game.
func (r *Rules) Terms() clinic.Terms { return r.terms }
