package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Invariant is a condition that always holds for every player. Random games check it after each command; positions
// and starts of saves that break it are refused with its rule.
type Invariant struct {
	Since int // the first version of the rules that has it; 0 for all

	// From and Before are keys of steps: the invariant holds from the step From until Before
	// begins. Both are empty if it holds all round.
	From, Before string

	Broken func(c Context) rule.Reason // returns what is wrong and by which rule, the zero reason if it holds
}

// baseInvariants are the invariants of the base game.
var baseInvariants = []Invariant{
	{Broken: ofBoards(func(c Context) rule.Reason {
		if money := c.Board().Money; money < 0 {
			return rule.Reason{Rule: "B28", Key: "no_money", Amount: -money}
		}
		return rule.Reason{}
	})},
	{Broken: func(c Context) rule.Reason {
		turn := &c.Owner().Turn
		var chosen [MaxActions]int8
		for _, action := range turn.Order {
			if i := c.Rules.actionIndex(action); i >= 0 {
				chosen[i]++
			}
		}
		if chosen != turn.Used {
			return rule.Reason{Rule: "B50", Key: "tiles_of_actions"}
		}
		return rule.Reason{}
	}},
	{Broken: ofBoards(func(c Context) rule.Reason {
		if c.FreePlaces() < 0 {
			return rule.Reason{Rule: "B60", Key: "cars_without_places", Amount: c.Clinic().Cars(), Limit: c.Places()}
		}
		return rule.Reason{}
	})},
	{Broken: ofBoards(func(c Context) rule.Reason {
		for space := range c.Clinic().Modules().All() {
			if space.Floor > 0 && c.Clinic().Module(space.Below()) == nil {
				return rule.Reason{Rule: "B6", Key: "no_module_below", What: string(c.Clinic().At(space).Kind)}
			}
		}
		return rule.Reason{}
	})},
	{Broken: ofBoards(func(c Context) rule.Reason {
		for space := range c.Clinic().Modules().All() {
			tile := c.Clinic().At(space)
			for beside := range clinic.One(space).Adjacent().All() {
				if next := c.Clinic().Module(beside); next != nil && next.Color == tile.Color {
					return rule.Reason{Rule: "B7", Key: "same_color", What: string(tile.Kind), Other: string(next.Kind)}
				}
			}
		}
		return rule.Reason{}
	})},
	{Broken: ofBoards(func(c Context) rule.Reason {
		for space := range c.Clinic().Modules().All() {
			patients := 0
			for i := range c.Clinic().People {
				if p := &c.Clinic().People[i]; p.In(space) && c.Rules.As(p.Kind) == clinic.Patient {
					patients++
				}
			}
			if most, ok := c.Holding(space, c.Rules.KindOf(clinic.Patient)); ok && most >= 0 && patients > most {
				return rule.Reason{Rule: "B74", Key: "no_bed_free", Limit: most}
			}
		}
		return rule.Reason{}
	})},
}

// ofBoards applies broken to each board of the player.
func ofBoards(broken func(c Context) rule.Reason) func(c Context) rule.Reason {
	return func(c Context) rule.Reason {
		for board := range c.Boards() {
			if reason := broken(board); !reason.None() {
				return reason
			}
		}
		return rule.Reason{}
	}
}

// Broken returns the first invariant that a state breaks and the player concerned, the
// zero reason if all hold. It changes nothing.
func (r *Rules) Broken(s *State) (player int, reason rule.Reason) {
	for i := range r.invariants {
		inv := &r.invariants[i]
		from, before := r.step(inv.From), r.step(inv.Before)
		if !r.AtLeast(inv.Since) || inv.From != "" && s.Step < from || inv.Before != "" && s.Step >= before {
			continue
		}
		for player = range s.Players {
			if reason = inv.Broken(Context{Rules: r, State: s, Player: player}); !reason.None() {
				return player, reason
			}
		}
	}
	return 0, rule.Reason{}
}
