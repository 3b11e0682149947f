package plan

// bound is a sharper upper bound. Every patient, bed, place and nurse gets a price, which those who use one pay, and
// the value of all of them is added. Whatever the prices, no plan is worth more than the sum of everybody's best
// choice; good prices leave a small gap.
type bound struct {
	ready bool
	start int64   // the value of everything that has a price, with what is fixed
	most  []int64 // the most that the agents from there on can gain beyond the prices

	patients, beds, places, nurses []int64
	tried                          [4][]int64 // the best prices so far
	wanted                         [4][]int   // how much demand exceeds supply
}

// sharpenings is how often the prices are adapted to demand.
const sharpenings = 40

// sharpen finds good prices, and what the options are worth beyond them.
func (b *board) sharpen() {
	s := &b.sharp
	s.patients, s.beds = zeroed(s.patients, len(b.groups)), zeroed(s.beds, len(b.rooms))
	s.places, s.nurses = zeroed(s.places, len(b.rooms)), zeroed(s.nurses, len(b.rooms))
	prices := [...][]int64{s.patients, s.beds, s.places, s.nurses}
	least := never * 64
	for i := range sharpenings {
		total, demand := b.price()
		if total < least {
			least = total
			for j := range prices {
				s.tried[j] = append(s.tried[j][:0], prices[j]...)
			}
		}
		gap := total - b.best
		if !b.found {
			gap = b.most[0]/int64(2+i) + 1
		}
		if demand == 0 || gap <= 0 {
			break
		}
		for j := range prices {
			for k, wanted := range s.wanted[j] {
				prices[j][k] = max(0, prices[j][k]+gap/demand*int64(wanted))
			}
		}
	}
	for j := range prices {
		copy(prices[j], s.tried[j])
	}
	s.start, _ = b.price()
	s.most = sized(s.most, len(b.agents)+1)
	s.most[len(b.agents)] = 0
	for i := len(b.agents) - 1; i >= 0; i-- {
		most := -never * 64
		for j := b.agents[i].from; j < b.agents[i].to; j++ {
			o := &b.options[j]
			o.reduced = o.worth - s.of(o)
			most = max(most, o.reduced)
		}
		s.most[i] = s.most[i+1] + most
		s.start -= most
	}
	s.ready = true
}

// of returns the price of what an option uses.
func (s *bound) of(o *option) int64 {
	price := int64(0)
	if o.team > 1 { // the first doctor pays for the bed and the nurses
		if o.place != none {
			price += s.places[o.place]
		}
		return price
	}
	if o.group != none {
		price += s.patients[o.group]
	}
	if o.bed != none {
		price += s.beds[o.bed]
	}
	if o.place != none {
		price += s.places[o.place]
	}
	if o.nurses > 0 {
		price += s.nurses[o.room] * int64(o.nurses)
	}
	return price
}

// price returns the most that any plan can be worth by the prices, and how far demand is from supply.
func (b *board) price() (total, demand int64) {
	s := &b.sharp
	total = b.fixed + b.supplyBest() - b.help.atLeast
	s.wanted[0], s.wanted[1] = zeroed(s.wanted[0], len(b.groups)), zeroed(s.wanted[1], len(b.rooms))
	s.wanted[2], s.wanted[3] = zeroed(s.wanted[2], len(b.rooms)), zeroed(s.wanted[3], len(b.rooms))
	for i := range b.groups {
		s.wanted[0][i] = -b.groups[i].count
		total += s.patients[i] * int64(b.groups[i].count)
	}
	for r := range b.rooms {
		room := &b.rooms[r]
		beds := max(0, room.beds+room.loose)
		s.wanted[1][r], s.wanted[2][r], s.wanted[3][r] = -beds, -room.doctors, -room.builtIn
		total += s.beds[r]*int64(beds) + s.places[r]*int64(room.doctors) + s.nurses[r]*int64(room.builtIn)
	}
	for i := range b.nurses {
		at, win := none, int64(0)
		for r := range b.rooms {
			if s.nurses[r] == 0 {
				continue
			}
			if time, can := b.time(&b.nurses[i], b.rooms[r].space); can {
				if here := s.nurses[r] - int64(time)*b.prices.Time + b.help.low[i]; here > win {
					at, win = r, here
				}
			}
		}
		if at != none {
			s.wanted[3][at]--
		}
		total += win
	}
	for i := range b.agents {
		a := &b.agents[i]
		best, most := a.from, -never*64
		for j := a.from; j < a.to; j++ {
			if worth := b.options[j].worth - s.of(&b.options[j]); worth > most {
				best, most = j, worth
			}
		}
		total += most
		o := &b.options[best]
		if o.team > 1 {
			if o.place != none {
				s.wanted[2][o.place]++
			}
			continue
		}
		if o.group != none {
			s.wanted[0][o.group]++
		}
		if o.bed != none {
			s.wanted[1][o.bed]++
		}
		if o.place != none {
			s.wanted[2][o.place]++
		}
		if o.nurses > 0 {
			s.wanted[3][o.room] += int(o.nurses)
		}
	}
	for j, prices := range [...][]int64{s.patients, s.beds, s.places, s.nurses} {
		for k, wanted := range s.wanted[j] {
			if wanted > 0 || prices[k] > 0 {
				demand += int64(wanted) * int64(wanted)
			} else {
				s.wanted[j][k] = 0
			}
		}
	}
	return total, demand
}
