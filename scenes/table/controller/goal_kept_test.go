package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// sitWithTime starts a solo game in Move, or at its first action, whose goal leaves that much time (B88).
func sitWithTime(t *testing.T, left int, commands ...game.Command) *player {
	return sitChanged(t, nil, func(m *game.Match) {
		for _, command := range commands {
			must(t, m, command)
		}
		m.State.Players[0].Goal = game.GoalLittleTime
		m.State.Players[0].Time = m.Rules.Numbers[game.GoalTime] - left
	})
}

// B88: in Move nothing is suggested that loses a goal which can still be met: neither before it ends, nor as what is
// next, nor as a whole Move.
func TestNothingIsSuggestedThatLosesTheGoal(t *testing.T) {
	helps := func(r session.Reminder) bool {
		return r.What == session.PatientLeft || r.What == session.StaffLeft || r.What == session.Untreated
	}
	for _, left := range []int{35, 2, 0} {
		p := sitWithTime(t, left, toMove()...)
		suggested := 0
		for _, r := range p.session.Reminders() {
			if helps(r) {
				suggested++
			}
		}
		proposal := p.session.ProposeMove()
		if left == 35 {
			if suggested == 0 || proposal == nil || p.session.NothingLeft() {
				t.Errorf("with much time left nothing is suggested")
			}
			continue
		}
		p.whatNext()
		next := p.session.Next()
		if left == 0 && (suggested > 0 || p.session.Dear() != nil || next != nil && next.Command.Type != "") {
			t.Errorf("with no time left is suggested %q, %+v", controller.Reminded(p.session), next)
		}
		if proposal != nil && proposal.After.Time > p.session.Rules().Numbers[game.GoalTime] {
			t.Errorf("with %d time left a Move is proposed that takes %d", left, proposal.After.Time-p.me().Time)
		}
	}
}

// B88: at the beginning of a round nobody is to be admitted whose treatment loses the goal.
func TestWhatNextKeepsTheGoal(t *testing.T) {
	for left, named := range map[int]bool{35: true, 0: false, -1: true} { // at −1 it is lost already
		p := sitWithTime(t, left)
		p.whatNext()
		if next := p.session.Next(); (next.Command.Type != "") != named {
			t.Errorf("with %d time left is next %+v", left, next.Command)
		}
	}
}

// B88: what would lose the goal says so before it is dropped.
func TestTheHandSaysThatTheGoalWouldBeLost(t *testing.T) {
	for _, left := range []int{35, 0} {
		p := sitWithTime(t, left, toMove()...)
		for _, person := range p.me().Clinic.People {
			if person.Kind != clinic.Patient {
				continue
			}
			p.pick(thing.Somebody(person.ID))
			p.hover(thing.InSpace(clinic.Space{X: 1, Y: 1}))
			if says := p.bubbles("Your goal is lost with it"); says != (left == 0) || says && p.table.Look.Tone != ui.Warned {
				t.Errorf("with %d time left the pointer says %q in tone %v", left, p.table.Look.Bubble, p.table.Look.Tone)
			}
		}
	}
}
