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
	foreseen   []*Foreseen
	guided     *Guided
	idle       *bool
	goesOn     *bool
	dear       **Proposal
	next       *looking
	clue       *Clue
}

// Target is a place where what is in the hand could go: the command that puts it there, with the judge's answer.
type Target struct {
	Command game.Command
	Verdict game.Verdict
}

// Legal tells whether it may go there.
func (t *Target) Legal() bool { return t.Command.Type != "" && t.Verdict.Legal() }

// Price is what it takes in dollars, out of whichever purse.
func (t *Target) Price() int { return t.Verdict.Cost.Money + t.Verdict.Cost.AnnexMoney }

// Hire judges the hire, for one of the viewer's boards, of a person in a slot of the residency (doctors), of the
// nurses, or of an orderly in slot 0 (B52).
func (s *Session) Hire(board string, kind clinic.PersonKind, slot int) Target {
	command := game.Command{Type: game.HireOne, Board: board, Kind: kind, Slot: slot}
	return Target{command, s.Check(command)}
}

// ForPatient is what could be done with one patient in the appointments (B53).
type ForPatient struct {
	Board string // of the viewer, named as in commands
	From  market.Appointment
	Admit Target   // into the viewer's pre-admissions
	Onto  []Target // each neighbouring space; Command.Onto says which
}

// Patient judges what could be done for one of the viewer's boards with the patient in that space of the appointments,
// or of the queues. Only who is in the rightmost space can be admitted (B53).
func (s *Session) Patient(board string, from market.Appointment) *ForPatient {
	for _, known := range s.questions.patients {
		if known.Board == board && known.From == from {
			return known
		}
	}
	p := &ForPatient{Board: board, From: from}
	m := s.On(board).Market()
	command := game.Command{Type: game.AdmitOne, Board: board, From: market.Appointment{Service: from.Service, Queue: from.Queue}}
	p.Admit = Target{command, s.Check(command)}
	if from.Space != 0 && p.Admit.Verdict.Refusal.Key != "not_now" {
		p.Admit.Verdict = game.Verdict{Refusal: rule.Reason{Rule: "B53", Key: "not_rightmost"}}
	}
	for row := range m.Appointments {
		for space := range market.RowLength {
			onto := m.Appointment(row, space)
			if !neighbours(m, from, onto) {
				continue
			}
			command := game.Command{Type: game.QueueOne, Board: board, From: from, Onto: onto}
			p.Onto = append(p.Onto, Target{command, s.Check(command)})
		}
	}
	s.questions.patients = append(s.questions.patients, p)
	return p
}

// At gives what moving the patient to that space would be, nil where it is no neighbour.
func (p *ForPatient) At(onto market.Appointment) *Target {
	for i := range p.Onto {
		if p.Onto[i].Command.Onto == onto {
			return &p.Onto[i]
		}
	}
	return nil
}

func neighbours(m *market.Market, a, b market.Appointment) bool {
	across, along := m.RowIndex(a)-m.RowIndex(b), int(a.Space)-int(b.Space)
	return across*across+along*along == 1
}
