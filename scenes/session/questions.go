package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// questions holds what was asked and answered since the last change.
type questions struct {
	view       *game.State
	legal      []game.Command
	undo       *rule.Reason
	components []*ForComponent
	people     []*ForPerson
	patients   []*ForPatient
}

// Target is a place where what is in the hand could go: the command that puts it there, with the judge's answer.
type Target struct {
	Command game.Command
	Verdict game.Verdict
}

// Legal tells whether it may go there.
func (t *Target) Legal() bool { return t.Command.Type != "" && t.Verdict.Legal() }

// Hire judges the hire of a person in a slot of the residency (doctors), of the nurses, or of an orderly in slot 0; the
// price is the verdict's money (B52).
func (s *Session) Hire(kind clinic.PersonKind, slot int) Target {
	command := game.Command{Type: game.HireOne, Kind: kind, Slot: slot}
	return Target{command, s.Check(command)}
}

// ForPatient is what could be done with one patient in the appointments (B53).
type ForPatient struct {
	From  market.Spot
	Admit Target   // into the viewer's pre-admissions
	Onto  []Target // each neighbouring space; Command.Onto says which
}

// Patient judges what could be done with the patient in that space of the appointments. Only who is in the rightmost
// space can be admitted (B53).
func (s *Session) Patient(from market.Spot) *ForPatient {
	for _, known := range s.questions.patients {
		if known.From == from {
			return known
		}
	}
	p := &ForPatient{From: from}
	command := game.Command{Type: game.AdmitOne, From: market.Spot{Service: from.Service}}
	p.Admit = Target{command, s.Check(command)}
	if from.Space != 0 && p.Admit.Verdict.Refusal.Key != "not_now" {
		p.Admit.Verdict = game.Verdict{Refusal: rule.Reason{Rule: "B53", Key: "not_rightmost"}}
	}
	rows := s.State().Market.Appointments
	for row := range rows {
		for space := range int8(market.RowLength) {
			onto := market.Spot{Service: rows[row].Service, Space: space}
			if !s.neighbours(from, onto) {
				continue
			}
			command := game.Command{Type: game.QueueOne, From: from, Onto: onto}
			p.Onto = append(p.Onto, Target{command, s.Check(command)})
		}
	}
	s.questions.patients = append(s.questions.patients, p)
	return p
}

// At gives what moving the patient to that space would be, nil where it is no neighbour.
func (p *ForPatient) At(onto market.Spot) *Target {
	for i := range p.Onto {
		if p.Onto[i].Command.Onto == onto {
			return &p.Onto[i]
		}
	}
	return nil
}

func (s *Session) neighbours(a, b market.Spot) bool {
	rows := s.State().Market.Appointments
	across, along := 0, int(a.Space)-int(b.Space)
	for i := range rows {
		switch rows[i].Service {
		case a.Service:
			across += i
		case b.Service:
			across -= i
		}
	}
	if a.Service == b.Service {
		across = 0
	}
	return across*across+along*along == 1
}
