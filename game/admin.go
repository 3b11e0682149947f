package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
)

// The outcomes of Admin 8 for a doctor, as returned by the query Levelling (B89).
const (
	LevelsStay = iota
	LevelsDown
	LevelsUp
)

// The outcomes of Admin 9 for a patient, as returned by the query Worsening (B89).
const (
	WorsensStay = iota
	WorsensMore
	WorsensDies
)

// beginAdmin1 returns the action tiles and clears what was done this round. Only who
// treated whom is kept until the end of Admin.
func beginAdmin1(p *Play) {
	for i := range p.State.Players {
		for board := range p.State.Players[i].Boards() {
			board.Turn = Turn{Treatments: board.Turn.Treatments}
		}
	}
}

// beginAdmin2 has nothing to do: the action marker is the step of the round itself.
func beginAdmin2(*Play) {}

// beginAdmin3 makes the patient in the rightmost space of each row give up and go back into the bag (B48, source H).
func beginAdmin3(p *Play) {
	m := &p.State.Market
	for i := range m.Appointments {
		row := &m.Appointments[i]
		level := row.Patients[0]
		if level == clinic.NoLevel {
			continue
		}
		slide(row, 0)
		m.BagOf(level)[level]++
		p.Follow(Event{Type: PatientGaveUp, Player: NoPlayer, Rule: "B48", Level: level, Service: row.Service})
	}
}

// beginAdmin4 levels every resident up; red stays red (B86).
func beginAdmin4(p *Play) {
	m := &p.State.Market
	var changes []pieceChange
	for slot, level := range m.Residency {
		if level >= clinic.White && level < clinic.Red {
			changes = append(changes, pieceChange{player: NoPlayer, slot: slot, from: level, to: level + 1})
		}
	}
	exchange(&m.DoctorSupply, changes)
	for _, x := range changes {
		e := Event{Type: ResidentLevelledUp, Player: NoPlayer, Rule: "B86", Slot: x.slot, Level: x.from, NewLevel: x.to}
		if x.served {
			m.Residency[x.slot] = x.to
		} else {
			e.Type = Skipped
		}
		p.Tell(e)
	}
}

// beginAdmin5 refills the residency from the bag and sorts it, the cheapest on the left. If the bag runs out, the
// rightmost slots stay empty (B46, B52).
func beginAdmin5(p *Play) {
	m := &p.State.Market
	slices.SortStableFunc(m.Residency, emptyLast)
	var came market.Bag
	for slot := range m.Residency {
		if m.Residency[slot] == clinic.NoLevel && m.DoctorBag.Total() > 0 {
			m.Residency[slot] = p.Draw(&m.DoctorBag)
			came[m.Residency[slot]]++
		}
	}
	slices.SortStableFunc(m.Residency, emptyLast)
	for slot, level := range slices.Backward(m.Residency) { // newcomers stand to the right of their equals
		if came[level] > 0 {
			came[level]--
			p.Tell(Event{Type: ResidencyRefilled, Player: NoPlayer, Rule: "B52", Slot: slot, Level: level})
		}
	}
}

// beginAdmin6 sends this round's unhired nurses away and shows the column of the next round (B47).
func beginAdmin6(p *Play) {
	m := &p.State.Market
	p.UnhiredLeave(p.Of(0), "B47")
	if p.State.Round >= p.Rules.Numbers[Rounds] {
		return
	}
	came := min(m.NursesLeft, len(m.Nurses))
	for slot := range came {
		m.Nurses[slot] = true
	}
	m.NursesLeft -= came
	if came > 0 {
		p.Tell(Event{Type: NursesArrived, Player: NoPlayer, Rule: "B47", Number: came})
	}
}

// UnhiredLeave sends away the nurses whom nobody hired this round, of the clinics or of the annexes
// (B47). id is the rule that the event cites.
func (p *Play) UnhiredLeave(c Context, id string) {
	m, gone := c.Market(), 0
	for slot := range m.Nurses {
		if m.Nurses[slot] {
			m.Nurses[slot] = false
			gone++
		}
	}
	m.NursesGone += gone
	if gone > 0 {
		p.Tell(Event{Type: NursesLeft, Player: NoPlayer, Board: c.Rules.board, Rule: id, Number: gone})
	}
}

// beginAdmin7 opens the piles that a sale closed (B22).
func beginAdmin7(p *Play) {
	for i := range p.State.Market.Piles {
		pile := &p.State.Market.Piles[i]
		if !pile.Closed {
			continue
		}
		pile.Closed = false
		if pile.Left > 0 {
			p.Tell(Event{
				Type: PilesOpened, Player: NoPlayer, Rule: "B22",
				Component: clinic.Component{Kind: pile.Kind, Service: pile.Service}, Number: pile.Left,
			})
		}
	}
}

// beginAdmin8 levels the doctors down, and those in the laboratory up (B35, B86, B89).
func beginAdmin8(p *Play) {
	var changes []pieceChange
	for _, player := range p.State.TurnOrder {
		c := p.Of(player)
		for i := range c.Clinic().People {
			doctor := &c.Clinic().People[i]
			if doctor.Kind != clinic.Doctor {
				continue
			}
			outcome, by := c.levelling(doctor)
			if to := levelled(doctor.Level, outcome); to != doctor.Level {
				changes = append(changes, pieceChange{player: player, person: doctor.ID, from: doctor.Level, to: to, rule: by})
			}
		}
		if p.Rules.levelInTurn {
			p.changeLevels(p.Of, clinic.Doctor, changes)
			changes = nil
		}
	}
	p.changeLevels(p.Of, clinic.Doctor, changes)
}

// levelled returns the level of a doctor after an outcome of Admin 8: white can't go down, and red can't go up.
func levelled(level clinic.Level, outcome int) clinic.Level {
	switch {
	case outcome == LevelsDown && level > clinic.White:
		return level - 1
	case outcome == LevelsUp && level < clinic.Red:
		return level + 1
	}
	return level
}

// Levelling returns what Admin 8 does to a doctor: LevelsStay, LevelsDown or LevelsUp (B35, B89).
func (c Context) Levelling(doctor *clinic.Person) int {
	outcome, _ := c.levelling(doctor)
	return outcome
}

// levelling is Levelling, but also returns the rule that decides it.
func (c Context) levelling(doctor *clinic.Person) (outcome int, by string) {
	base := Origin{Base, "B86", LevelsDown}
	if c.inLaboratory(doctor) {
		base.Rule, base.Amount = "B35", LevelsUp
	}
	return decided(c, c.Rules.hooks.Levelling, doctor, base)
}

// beginAdmin9 worsens every patient on the boards; red ones die (B86, B89).
func beginAdmin9(p *Play) {
	for _, board := range p.Rules.boards {
		p.worsen(func(player int) Context { return p.Of(player).on(board) })
	}
}

// worsen worsens every patient on the boards that of returns.
func (p *Play) worsen(of func(player int) Context) {
	type death struct {
		player     int
		person, by string
	}
	var dead []death
	var patients, doctors []pieceChange
	for _, player := range p.State.TurnOrder {
		c := of(player)
		for i := range c.Clinic().People {
			person := &c.Clinic().People[i]
			outcome, by := c.worsening(person)
			if outcome == WorsensDies {
				dead = append(dead, death{player, person.ID, by})
			}
			if outcome != WorsensMore || person.Level >= clinic.Red {
				continue
			}
			change := pieceChange{player: player, person: person.ID, from: person.Level, to: person.Level + 1, rule: by}
			switch c.Rules.As(person.Kind) {
			case clinic.Patient:
				patients = append(patients, change)
			case clinic.Doctor:
				doctors = append(doctors, change)
			}
		}
	}
	for _, d := range dead {
		p.die(of(d.player), d.person, d.by)
	}
	p.changeLevels(of, clinic.Patient, patients)
	p.changeLevels(of, clinic.Doctor, doctors)
}

// Worsening returns what Admin 9 does to a person: WorsensStay, WorsensMore or
// WorsensDies. Patients worsen, red ones die (B89).
func (c Context) Worsening(person *clinic.Person) int {
	outcome, _ := c.worsening(person)
	return outcome
}

// worsening is Worsening, but also returns the rule that decides it.
func (c Context) worsening(person *clinic.Person) (outcome int, by string) {
	base := Origin{Base, "B86", WorsensStay}
	switch {
	case c.Rules.As(person.Kind) != clinic.Patient:
	case person.Level == clinic.Red:
		base.Amount = WorsensDies
	case person.Level >= clinic.White && person.Level < clinic.Red:
		base.Amount = WorsensMore
	}
	return decided(c, c.Rules.hooks.Worsening, person, base)
}

// DeathCost returns the popularity that somebody's death costs (B86).
func (c Context) DeathCost(person *clinic.Person) int {
	return ask(c, c.Rules.hooks.DeathCost, person, c.Number(DeathPopularity))
}

// Die lets somebody in a clinic die: the popularity is lost, and the car leaves
// (B86). id is the rule that the event cites.
func (p *Play) Die(player int, person, id string) { p.die(p.Of(player), person, id) }

func (p *Play) die(c Context, person, id string) {
	who := c.Clinic().Person(person)
	cost := c.DeathCost(who)
	c.Owner().Popularity -= cost
	if !who.Staff() && c.AtHome() {
		c.Owner().Died++
	}
	p.Follow(Event{
		Type: PatientDied, Player: c.Player, Board: c.Rules.board, Rule: id, Person: who.ID, Kind: who.Kind, Level: who.Level, Service: who.Service,
		From: who.At, Popularity: -cost,
	})
	p.depart(c, person, true)
}

// beginAdmin10 orders the players by popularity, the least popular first, with ties in reverse of the old order. It
// also records everybody's standing.
func beginAdmin10(p *Play) {
	order := p.State.TurnOrder
	slices.Reverse(order)
	slices.SortStableFunc(order, func(a, b int) int { return p.State.Players[a].Popularity - p.State.Players[b].Popularity })
	p.Tell(Event{Type: TurnOrderSet, Player: NoPlayer, Rule: "B49", Order: slices.Clone(order)})
	for i := range p.State.Players {
		player := &p.State.Players[i]
		player.History = append(player.History, Record{player.Popularity, player.Money, player.Time})
		for board := range player.Boards() {
			board.Turn.Treatments = nil
		}
	}
}
