package lesson

import (
	"fmt"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Position is what lies on the table where a lesson begins in the middle of a game for one.
type Position struct {
	Round      int
	Step       string // the key of the step that begins: "choose-1", "move"
	Money      int
	Popularity int
	Built      []clinic.Component                // in this order, by the rules of building
	People     []clinic.Person                   // each with a car; the first doctor gets the id d1, the first patient p1, and so on
	Rows       map[clinic.Service][]clinic.Level // who waits, from the right
	Residency  []clinic.Level                    // from the cheapest
	More       func(c game.Context)              // lays what an extension brings besides; may be nil
}

// Beginners are the components of the beginners' clinic that the first game is played in, too, with what is built
// beside them.
func Beginners(more ...clinic.Component) []clinic.Component {
	layout, _ := clinic.LayoutOf(clinic.White, clinic.MaxColumns)
	return append(layout.Components[:len(layout.Components):len(layout.Components)], more...)
}

// lay gives the position as a state in which the player has something to decide. All pieces come from where they would
// in a game. Its error is ErrBroken.
func (p *Position) lay(rules *game.Rules) (*game.State, error) {
	s := rules.NewTable()
	c := game.Context{Rules: rules, State: s}
	owner, m := c.Owner(), &s.Market
	s.Round = p.Round
	owner.Money, owner.Popularity, owner.Goal = p.Money, p.Popularity, rules.Config.Goal
	for _, component := range p.Built {
		spec := rules.Component(component.Kind)
		if spec == nil {
			return nil, fmt.Errorf("%w: there is no %s", ErrBroken, component.Kind)
		}
		if reason := c.Placement(spec, game.Placing{Board: c.Clinic(), Component: component}); !reason.None() {
			return nil, fmt.Errorf("%w: %s: %s", ErrBroken, component.Kind, rules.Sentence(reason))
		}
		if pile := m.Pile(component.Kind, component.Service); pile != nil {
			pile.Left--
		}
		c.Clinic().Place(&spec.Blueprint, component)
	}
	play := &game.Play{Rules: rules, State: s}
	for _, person := range p.People {
		switch rules.As(person.Kind) {
		case clinic.Doctor:
			take(person.Level, &m.DoctorSupply, &m.DoctorBag)
		case clinic.Nurse:
			m.NursesLeft--
		case clinic.Orderly:
			m.Orderlies--
		case clinic.Patient:
			take(person.Level, &m.PatientSupply, &m.PatientBag)
		}
		person.Car = true
		play.Arrive(0, person)
	}
	for i := range m.Appointments {
		row := &m.Appointments[i]
		for space, level := range p.Rows[row.Service] {
			take(level, m.Arrivals(), &m.PatientSupply)
			row.Patients[space] = level
		}
	}
	for i, level := range p.Residency {
		take(level, &m.DoctorBag, &m.DoctorSupply)
		m.Residency[i] = level
	}
	m.NursesGone = (p.Round - 1) * len(m.Nurses)
	m.NursesLeft -= p.Round * len(m.Nurses)
	for i := range m.Nurses {
		m.Nurses[i] = true
	}
	if p.More != nil {
		p.More(c)
	}
	rules.Enter(s, p.Step)
	return s, nil
}

// take takes a piece from the first of these that has one.
func take(level clinic.Level, from ...*market.Bag) {
	for _, bag := range from {
		if bag[level] > 0 {
			bag[level]--
			return
		}
	}
}
