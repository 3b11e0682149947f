package session

import (
	"slices"

	"clinic/game"
)

// Treatment returns how a patient of the viewer is treated as things stand in this Business, and whether it is (B80).
func (s *prospects) Treatment(patient string) (game.Treatment, bool) {
	for _, t := range s.Context().Where(patient).Turn().Treatments {
		if t.Patient == patient {
			return t, true
		}
	}
	return game.Treatment{}, false
}

// NextTreatment returns another way to treat a patient of the viewer than the present one. Applied repeatedly, it
// cycles through every doctor who could, and through leaving the patient untreated (B80). It returns false if nothing
// else is legal, or if treatments are not being decided. It never calls in an off-duty nurse (E8, see CallIn).
func (s *prospects) NextTreatment(patient string) (Target, bool) {
	others := s.treatments(patient, false)
	if len(others) == 0 {
		return Target{}, false
	}
	now, treated := s.Treatment(patient)
	next := others[0] // leaves the patient untreated, if treated now
	for _, command := range others {
		if treated && slices.Compare(command.Doctors, now.Doctors) > 0 {
			next = command
			break
		}
	}
	return Target{next, s.Check(next)}, true
}

// CallIn returns the treatment of a patient of the viewer for which an off-duty nurse must be called in; the
// verdict's popularity is the price (E8). It returns false if the patient needs none or already has one, or if
// treatments are not being decided.
func (s *prospects) CallIn(patient string) (Target, bool) {
	others := s.treatments(patient, true)
	if len(others) == 0 {
		return Target{}, false
	}
	return Target{others[0], s.Check(others[0])}, true
}

// treatments lists the other ways to treat a patient, either with off-duty nurses or without.
func (s *prospects) treatments(patient string, offDuty bool) []game.Command {
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
