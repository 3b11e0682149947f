package session

import (
	"slices"

	"clinic/game"
)

// Treatment gives who treats a patient of the viewer as things stand in this Business, and whether anybody does (B80).
func (s *Session) Treatment(patient string) (game.Treatment, bool) {
	for _, t := range s.Context().Where(patient).Turn().Treatments {
		if t.Patient == patient {
			return t, true
		}
	}
	return game.Treatment{}, false
}

// NextTreatment gives another way to treat a patient of the viewer than the present one: asked again and again it goes
// round through every doctor who could, and through leaving the patient untreated (B80). There is none when nothing
// else is legal, or when treatments are not to be decided. Nobody who is off duty is called in by it (E8, see CallIn).
func (s *Session) NextTreatment(patient string) (Target, bool) {
	others := s.treatments(patient, false)
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

// CallIn gives the treatment of a patient of the viewer for which a nurse who is off duty must be called in; the
// verdict's popularity is the price (E8). There is none where the patient needs nobody so, has somebody already, or
// where treatments are not to be decided.
func (s *Session) CallIn(patient string) (Target, bool) {
	others := s.treatments(patient, true)
	if len(others) == 0 {
		return Target{}, false
	}
	return Target{others[0], s.Check(others[0])}, true
}

// treatments lists the other ways to treat a patient, those with or those without nurses who are off duty.
func (s *Session) treatments(patient string, offDuty bool) []game.Command {
	if !s.Deciding(game.DecideTreatments) {
		return nil
	}
	var others []game.Command
	for _, command := range s.Legal() {
		if command.Type == game.Treat && command.Person == patient && slices.Contains(command.Nurses, game.OffDuty) == offDuty {
			others = append(others, command)
		}
	}
	return others
}
