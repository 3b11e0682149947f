package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// B88: when a deed at the table loses the goal, the table says so.
func TestTheTableSaysThatTheGoalIsLost(t *testing.T) {
	for _, most := range []int{50, 0} {
		p := sitChanged(t, nil, func(m *game.Match) {
			for _, command := range toMove() {
				must(t, m, command)
			}
			m.State.Players[0].Goal = game.GoalLittleTime
			m.Rules.Numbers[game.GoalTime] = most
		})
		for _, person := range p.me().Clinic.People {
			if person.Kind == clinic.Doctor {
				p.apply(p.session.Person(person.ID).To(clinic.Space{X: 1, Y: 1}).Command)
				break
			}
		}
		p.tick()
		if _, said := p.Seen().At["toast"]; said != (most == 0) {
			t.Errorf("with at most %d time something is said: %v", most, said)
		}
	}
}

// B88: when a deed at the table meets the goal, the table says so.
func TestTheTableSaysThatTheGoalIsMet(t *testing.T) {
	var free []clinic.Space
	p := sitChanged(t, nil, func(m *game.Match) {
		me := &m.State.Players[0]
		me.Goal, me.Money = game.GoalAllSpaces, 20
		m.Rules.Numbers[game.GoalOpenSpaces] = 12
		for space := range me.Clinic.Board().Floor(0).All() {
			if me.Clinic.At(space).Empty() {
				free = append(free, space)
			}
		}
		for _, space := range free[2:] {
			me.Clinic.Place(clinic.BlueprintOf(clinic.Garden), clinic.Component{Kind: clinic.Garden, Space: space})
		}
		must(t, m, choose(game.Build))
	})
	for i, space := range free[:2] {
		p.apply(game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.ParkingLot, Space: space}})
		p.tick()
		if _, said := p.Seen().At["toast"]; said != (i == 1) {
			t.Errorf("after %d of 2 lots something is said: %v", i+1, said)
		}
	}
}
