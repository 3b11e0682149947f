package game

import (
	"slices"

	"clinic/game/clinic"
)

// PoolSpec is a stock of pieces that players take from (X8): Each for every player plus All.
type PoolSpec struct {
	Kind string
	Each string // entry of the numbers table, empty for 0
	All  string // entry of the numbers table, empty for 0
}

// Pools returns the stocks of pieces in this game, with the number that each holds at setup.
func (r *Rules) Pools() []clinic.Mark {
	var pools []clinic.Mark
	for _, spec := range r.pools {
		pools = clinic.AddMarks(pools, spec.Kind, r.Config.Players*r.Number(spec.Each)+r.Number(spec.All))
	}
	return pools
}

// Pool returns how many pieces of a stock are left.
func (c Context) Pool(kind string) int { return clinic.CountOf(c.State.Market.Pools, kind) }

// TakenFromPools returns how many pieces of each stock lie on the table, no matter who has them.
func (r *Rules) TakenFromPools(s *State) []clinic.Mark {
	var taken []clinic.Mark
	count := func(on Bearer, marks []clinic.Mark) {
		for _, spec := range r.Marks() {
			if spec.On == on && spec.Pool != "" {
				taken = clinic.AddMarks(taken, spec.Pool, clinic.CountOf(marks, spec.Kind))
			}
		}
	}
	count(OnTable, s.Marks)
	for i := range s.Players {
		count(OnPlayer, s.Players[i].Marks)
		for board := range s.Players[i].Boards() {
			count(OnTurn, board.Turn.Marks)
			for space := range board.Clinic.Board().All() {
				count(OnTile, board.Clinic.At(space).Marks)
			}
			for _, o := range board.Clinic.Outside {
				count(OnOutside, o.Marks)
			}
			for _, person := range board.Clinic.People {
				count(OnPerson, person.Marks)
				if spec := r.PersonSpec(person.Kind); spec != nil && spec.Pool != "" {
					taken = clinic.AddMarks(taken, spec.Pool, 1)
				}
			}
		}
	}
	return taken
}

// TakeFromPool takes pieces out of a stock and reports whether there were enough. If not, it takes none, and the log
// says that the rule id was skipped (X6).
func (p *Play) TakeFromPool(player int, kind string, pieces int, id string) bool {
	if clinic.CountOf(p.State.Market.Pools, kind) < pieces {
		p.Tell(Event{Type: Skipped, Player: player, Rule: id, Choice: kind})
		return false
	}
	p.changePool(kind, -pieces)
	return true
}

// ReturnToPool puts pieces back into their stock.
func (p *Play) ReturnToPool(kind string, pieces int) { p.changePool(kind, pieces) }

// changePool adds pieces to a stock. It makes a new list only if a stock appears or disappears.
func (p *Play) changePool(kind string, more int) {
	pools := p.State.Market.Pools
	i := slices.IndexFunc(pools, func(stock clinic.Mark) bool { return stock.Kind == kind })
	if i < 0 || pools[i].Count+more == 0 {
		p.State.Market.Pools = clinic.AddMarks(pools, kind, more)
		return
	}
	pools[i].Count += more
}
