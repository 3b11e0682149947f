package lesson

import (
	"fmt"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/position"
)

// Position is the table of a lesson that begins in the middle of a solo game.
type Position struct {
	Round      int
	Step       string // the key of the step that begins: "choose-1", "move"
	Money      int
	Popularity int
	Built      []clinic.Component                // in this order, by the rules of building
	People     []clinic.Person                   // each with a car; the first doctor gets the id d1, the first patient p1, and so on
	Rows       map[clinic.Service][]clinic.Level // who waits, from the right
	Residency  []clinic.Level                    // from the cheapest
	More       func(t *position.Table)           // lays out what an extension adds; may be nil
}

// Beginners returns the components of the beginners' clinic, in which the first lesson is played, followed by more.
func Beginners(more ...clinic.Component) []clinic.Component {
	layout, _ := clinic.LayoutOf(clinic.White, clinic.MaxColumns)
	return append(layout.Components[:len(layout.Components):len(layout.Components)], more...)
}

// lay returns the position as a state in which the player has a decision to make. Its error is ErrBroken.
func (p *Position) lay(rules *game.Rules) (*game.State, error) {
	t := position.New(rules)
	t.SupplyFirst = true
	c, m := t.Of(0), &t.State.Market
	t.State.Round = p.Round
	owner := c.Owner()
	owner.Money, owner.Popularity, owner.Goal = p.Money, p.Popularity, rules.Config.Goal
	for _, component := range p.Built {
		t.Build(c, component)
	}
	for _, person := range p.People {
		person.Car = true
		t.Bring(c, person)
	}
	for i := range m.Appointments {
		row := &m.Appointments[i]
		for space, level := range p.Rows[row.Service] {
			t.Wait(c, row, space, level)
		}
	}
	for slot, level := range p.Residency {
		t.Resident(c, slot, level)
	}
	m.NursesGone = (p.Round - 1) * len(m.Nurses)
	m.NursesLeft -= p.Round * len(m.Nurses)
	for i := range m.Nurses {
		m.Nurses[i] = true
	}
	if p.More != nil {
		p.More(t)
	}
	s, err := t.Begin(p.Step)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return s, nil
}
