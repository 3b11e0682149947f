package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Neat returns the key of the sentence that says why the best answer is neat: the first that is true.
func (p *Puzzle) Neat() string {
	has := func(is func(*game.Command) bool) bool {
		return slices.ContainsFunc(p.Answer, func(command game.Command) bool { return is(&command) })
	}
	of := func(kind clinic.Kind) bool {
		return has(func(c *game.Command) bool { return c.Type == game.BuildOne && c.Component.Kind == kind })
	}
	typed := func(t game.CommandType) bool { return has(func(c *game.Command) bool { return c.Type == t }) }
	switch p.Kind {
	case TwoRooms, FullHouse:
		upstairs := has(func(c *game.Command) bool { return c.Component.Space.Floor > 0 })
		switch {
		case p.Kind == FullHouse && upstairs:
			return "upstairs"
		case len(p.Answer) > p.Rules.Numbers[game.BuildsPerAction]:
			return "on_top"
		case of(clinic.SupplyRoom):
			return "supply"
		case of(clinic.Hub):
			return "hub"
		}
		return "rooms"
	case TheQueue:
		switch {
		case has(func(c *game.Command) bool { return c.Type == game.QueueOne && c.From.Service != c.Onto.Service }):
			return "other_row"
		case typed(game.QueueOne):
			return "swap"
		}
		return "slides"
	case RightHire:
		if p.Answer[1].Type != game.HireOne {
			return "one_hire"
		}
		return "right_color"
	case TheBill:
		if len(p.Answer) < p.Count(clinic.Patient) {
			return "leave_out"
		}
		return "swapped"
	case LastRound:
		switch {
		case typed(game.AdmitOne):
			return "admitted"
		case typed(game.HireOne):
			return "hired"
		}
	}
	return p.neatMove()
}

// Pays returns the rooms of a position that count for the puzzle: those in which patients would be treated, or for a
// Build or an Admit those that work.
func (p *Puzzle) Pays(s *game.State) (rooms []clinic.Space) {
	c := p.context(s)
	if !p.Kind.moves() && p.Kind != TheBill {
		for space := range c.FunctionalRooms().All() {
			rooms = append(rooms, space)
		}
		return rooms
	}
	for _, t := range c.Forecast().Treatments {
		rooms = append(rooms, t.Space)
	}
	return rooms
}

// neatMove does the same for a Move.
func (p *Puzzle) neatMove() string {
	m := game.NewMatch(p.Rules, p.Start)
	rides, up := false, false
	for _, command := range p.Answer {
		events, _ := m.Apply(0, command)
		for i := range events {
			path := events[i].Path
			for k := range path {
				if path[k].How == clinic.Ride {
					rides, up = true, up || k > 0 && path[k].Space.Floor > path[k-1].Space.Floor
				}
			}
		}
	}
	switch {
	case up:
		return "ride_up"
	case rides:
		return "ride"
	}
	c := p.context(m.State)
	f := c.Forecast()
	flat, garden, same := false, false, false
	for i := range f.Treatments {
		t := &f.Treatments[i]
		patient, doctor := c.Clinic().Person(t.Patient), c.Clinic().Person(t.Doctors[0])
		switch {
		case c.Clinic().At(t.Space).Kind == clinic.OutpatientServices:
			flat = true
		case t.Income > p.Rules.Numbers[game.IncomeWhite+game.Number(patient.Level-clinic.White)]:
			garden = true
		}
		same = same || patient.Level == doctor.Level
	}
	switch {
	case p.Ask(Income).Two > 0 && garden:
		return "garden"
	case flat:
		return "flat"
	case p.Ask(Treated).Two == 0 && len(f.Treatments) < p.Count(clinic.Patient):
		return "passed_over"
	case same:
		return "same_color"
	}
	return "pairs"
}
