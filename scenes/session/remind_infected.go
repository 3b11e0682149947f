package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

const (
	// SickLeft: Person, an infected doctor in a hub, could go to a bed and be treated there (V4).
	SickLeft Forgotten = "sick_left"
	// MasksLeft: Person, who has the worst colour and a tile, dies in Admin, and would not with masks for Count dollars,
	// which there are (V6, V7).
	MasksLeft Forgotten = "masks_left"
)

// leftInfected are the infected who are of no use where they are, though they could get on, and those whom masks would
// save from death.
func (s *Session) leftInfected(c game.Context) []Reminder {
	if c.Rules.CommandFields(extensions.BuyMasks) == nil {
		return nil
	}
	var list []Reminder
	people := c.Clinic().People
	for i := range people {
		if person := &people[i]; person.Kind == clinic.Doctor && extensions.Infected(person) && s.couldGoToBed(c, person) {
			list = append(list, Reminder{What: SickLeft, Person: person.ID})
		}
	}
	for i := range people {
		if cost, would := s.masksSave(c, &people[i]); would {
			list = append(list, Reminder{What: MasksLeft, Person: people[i].ID, Count: cost})
		}
	}
	return list
}

// couldGoToBed tells whether an infected doctor stands in a hub and could go where doctors are treated.
func (s *Session) couldGoToBed(c game.Context, doctor *clinic.Person) bool {
	if doctor.At.Area != clinic.Inside || c.Clinic().At(doctor.At.Space).Kind != clinic.Hub {
		return false
	}
	for i := range s.Legal() {
		command := &s.Legal()[i]
		if command.Type == game.MoveOne && command.Person == doctor.ID && command.To.Area == clinic.Inside && c.Clinic().At(command.To.Space).Kind != clinic.Hub {
			return true
		}
	}
	return false
}

// masksSave tells whether somebody infected would die in Admin as things stand, but not if masks were bought now, and
// what they cost.
func (s *Session) masksSave(c game.Context, person *clinic.Person) (cost int, would bool) {
	masks := game.Command{Type: extensions.BuyMasks, Person: person.ID}
	v := s.Check(masks)
	if person.Level != clinic.Red || !extensions.Infected(person) || !v.Legal() || treats(c, person.ID) {
		return 0, false
	}
	if person.Kind == clinic.Doctor {
		return v.Cost.Money, true
	}
	c.State = c.State.Clone()
	c.Rules.Apply(c.State, c.Player, &masks)
	return v.Cost.Money, treats(c, person.ID)
}

// treats tells whether Business would treat somebody as things stand.
func treats(c game.Context, id string) bool {
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		if forecast.Treatments[i].Patient == id {
			return true
		}
	}
	return false
}
