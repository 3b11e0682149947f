package session

import (
	"slices"

	"clinic/game"
)

// Treatment gives who treats a patient of the viewer as things stand in this Business, and whether anybody does (B80).
func (s *Session) Treatment(patient string) (game.Treatment, bool) {
	for _, t := range s.Context().Owner().Turn.Treatments {
		if t.Patient == patient {
			return t, true
		}
	}
	return game.Treatment{}, false
}

// NextTreatment gives another way to treat a patient of the viewer than the present one: asked again and again it goes
// round through every doctor who could, and through leaving the patient untreated (B80). There is none when nothing else
// is legal, or when treatments are not to be decided.
func (s *Session) NextTreatment(patient string) (Target, bool) {
	if !s.Deciding(game.DecideTreatments) {
		return Target{}, false
	}
	var others []game.Command
	for _, command := range s.Legal() {
		if command.Type == game.Treat && command.Person == patient {
			others = append(others, command)
		}
	}
	if len(others) == 0 {
		return Target{}, false
	}
	now, treated := s.Treatment(patient)
	next := others[0] // to leave it untreated, if it is treated
	for _, command := range others {
		if treated && slices.Compare(command.Doctors, now.Doctors) > 0 {
			next = command
			break
		}
	}
	return Target{next, s.Check(next)}, true
}
