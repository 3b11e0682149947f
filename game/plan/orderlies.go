package plan

import (
	"clinic/game/clinic"
)

// supplying is how many orderlies go into supply rooms, and where (B83).
type supplying struct {
	places []clinic.Space // in supply rooms, once for each orderly that fits
	idle   []int64
	rests  []clinic.Space
	cost   []int64 // by number of orderlies there, from 0
	saves  []int   // dollars of upkeep saved, by number of orderlies
	most   int     // the most dollars of upkeep that can be saved
	best   int64   // the most that everything is worth
	at     [][]int // by number of orderlies: the place of each orderly, none if it rests
	taker  []int   // for each place: the orderly
	far    []int64
	from   []int
	on     []int

	without int // the orderly who has something else to do, or none
}

// lookAtSupply finds the cost of having each number of orderlies in supply rooms: for all orderlies, and for all but
// one where one of them may have something else to do.
func (b *board) lookAtSupply() {
	curves := 1
	if b.errand.asked {
		curves += len(b.orderlies)
	}
	for len(b.supplies) < curves {
		b.supplies = append(b.supplies, supplying{})
	}
	for i := range curves {
		b.supplies[i].look(b, i-1)
	}
	b.curves = curves
}

// supplyBest returns the most that the orderlies can be worth.
func (b *board) supplyBest() int64 {
	best := b.supplies[0].best
	for i := 1; i < b.curves; i++ {
		best = max(best, b.supplies[i].best)
	}
	return best
}

// look finds the costs for all orderlies but one.
func (s *supplying) look(b *board, without int) {
	s.places, s.idle, s.rests = s.places[:0], s.idle[:0], s.rests[:0]
	s.cost, s.saves, s.most = s.cost[:0], s.saves[:0], 0
	s.best = -never * 64
	all := int64(0)
	for i := range b.orderlies {
		w := &b.orderlies[i]
		cost, space := b.restOrderly(w)
		if i == without {
			cost = 0
		}
		s.idle, s.rests = append(s.idle, cost), append(s.rests, space)
		all += cost
	}
	if len(b.orderlies) > 0 {
		for space := range b.c.Clinic().Of(clinic.SupplyRoom).All() {
			most, _ := b.c.Holding(space, clinic.Orderly)
			if most < 0 {
				most = len(b.orderlies)
			}
			for range most {
				s.places = append(s.places, space)
			}
		}
	}
	s.without = without
	s.taker = sized(s.taker, len(s.places))
	for i := range s.taker {
		s.taker[i] = none
	}
	s.on = sized(s.on, len(b.orderlies))
	for i := range s.on {
		s.on[i] = none
	}
	for k := 0; ; k++ {
		s.cost = append(s.cost, all)
		s.saves = append(s.saves, min(b.upkeep, b.c.UpkeepOff(k)))
		if all < never/2 {
			s.most = max(s.most, s.saves[k])
			s.best = max(s.best, int64(s.saves[k])*b.prices.Dollar-all)
		}
		if k < cap(s.at) {
			s.at = s.at[:k+1]
		} else {
			s.at = append(s.at, nil)
		}
		s.at[k] = append(s.at[k][:0], s.on...)
		more, possible := s.another(b)
		if !possible {
			return
		}
		all += more
	}
}

// restOrderly returns the least cost of an orderly who is in no supply room, and where that is.
func (b *board) restOrderly(w *worker) (int64, clinic.Space) {
	person := &b.people[w.index]
	if person.At.Area == clinic.Inside && b.c.Clinic().At(person.At.Space).Kind == clinic.SupplyRoom {
		out := *w
		out.stays = false
		return b.rest(&out)
	}
	return b.rest(w)
}

// another puts one more orderly into a supply room at the least cost; others may change places for that. It returns
// the additional cost, and false if it is impossible.
func (s *supplying) another(b *board) (int64, bool) {
	people := len(b.orderlies)
	nodes := people + len(s.places)
	s.far, s.from = sized(s.far, nodes), sized(s.from, nodes)
	for i := range nodes {
		s.far[i], s.from[i] = never*2, none
	}
	for i := range people {
		if s.on[i] == none && i != s.without {
			s.far[i] = -s.idle[i]
		}
	}
	for changed := true; changed; {
		changed = false
		for i := range people {
			if s.far[i] >= never*2 {
				continue
			}
			for p, space := range s.places {
				if s.on[i] == p {
					continue
				}
				cost, can := b.going(&b.orderlies[i], space)
				if !can {
					continue
				}
				if far := s.far[i] + cost; far < s.far[people+p] {
					s.far[people+p], s.from[people+p], changed = far, i, true
				}
			}
		}
		for p := range s.places {
			if i := s.taker[p]; i != none && s.far[people+p] < never*2 {
				back, _ := b.going(&b.orderlies[i], s.places[p])
				if far := s.far[people+p] - back; far < s.far[i] {
					s.far[i], s.from[i], changed = far, people+p, true
				}
			}
		}
	}
	best := none
	for p := range s.places {
		if s.taker[p] == none && s.far[people+p] < never*2 && (best == none || s.far[people+p] < s.far[people+best]) {
			best = p
		}
	}
	if best == none {
		return 0, false
	}
	cost := s.far[people+best]
	for at := people + best; at != none; {
		i := s.from[at]
		next := s.from[i]
		s.taker[at-people], s.on[i] = i, at-people
		at = next
	}
	return cost, true
}

// going returns the cost for an orderly to be in a space.
func (b *board) going(w *worker, space clinic.Space) (int64, bool) {
	time, can := b.time(w, space)
	return int64(time) * b.prices.Time, can
}

// choose returns the best number of orderlies in supply rooms at this income in dollars, and what that is worth, less
// the cost of missing dollars.
func (s *supplying) choose(b *board, dollars int) (count int, worth int64) {
	worth = -never * 64
	for k := range s.cost {
		missing := max(0, b.owed-s.saves[k]-dollars)
		now := int64(s.saves[k])*b.prices.Dollar - s.cost[k] - int64(missing*b.missingDollar())*b.prices.Point
		if now > worth {
			count, worth = k, now
		}
	}
	return count, worth
}
