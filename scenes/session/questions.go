package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// questions caches the answers to questions asked since the last change.
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

// Target is a place where what is held could go: the command that puts it there, with its verdict.
type Target struct {
	Command game.Command
	Verdict game.Verdict
}

// Legal reports whether it may go there.
func (t *Target) Legal() bool { return t.Command.Type != "" && t.Verdict.Legal() }

// Price returns the cost in dollars, out of either purse.
func (t *Target) Price() int { return t.Verdict.Cost.Money + t.Verdict.Cost.AnnexMoney }

// Hire judges a hire for one of the viewer's boards: of a doctor in a slot of the residency, of a nurse in a slot of
// the nurses, or of an orderly in slot 0 (B52).
func (s *prospects) Hire(board game.BoardName, kind clinic.PersonKind, slot int) Target {
	command := game.Command{Type: game.HireOne, Board: board, Kind: kind, Slot: slot}
	return Target{command, s.Check(command)}
}

// ForPatient says what could be done with a patient in the appointments (B53).
type ForPatient struct {
	Board game.BoardName
	From  market.Appointment
	Admit Target   // into the viewer's pre-admissions
	Onto  []Target // each neighboring space, given by Command.Onto
}

// Patient judges, for one of the viewer's boards, what could be done with the patient in a space of the appointments
// or of the queues. Only the patient in the rightmost space can be admitted (B53).
func (s *prospects) Patient(board game.BoardName, from market.Appointment) *ForPatient {
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

// At returns the answer for moving the patient to a space, or nil if it is no neighbor.
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
