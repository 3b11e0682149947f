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

// Way is a way to treat a patient, or to leave it untreated.
type Way struct {
	Command   game.Command
	Now       bool                    // it is how things stand
	Treatment *game.ForecastTreatment // nil if the patient is left untreated
	More      int                     // how many dollars more than now Business would earn, negative for less
}

// Ways returns the present way to treat a patient of the viewer and all others, except those with off-duty nurses; to
// leave it untreated comes last (B80).
func (s *Session) Ways(patient string) (list []Way) {
	others := s.treatments(patient, false)
	if len(others) == 0 {
		return nil
	}
	c := s.Context().Where(patient)
	now, _ := s.Treatment(patient)
	list = append(list, Way{Command: game.Command{Type: game.Treat, Person: patient, Doctors: now.Doctors}, Now: true, Treatment: treatmentOf(c, patient)})
	for _, command := range others {
		if f := s.Foresee(command); f.After != nil {
			then := s.Then(f).Where(patient)
			list = append(list, Way{Command: command, Treatment: treatmentOf(then, patient), More: then.Forecast().Income - c.Forecast().Income})
		}
	}
	slices.SortStableFunc(list, func(a, b Way) int {
		if (a.Treatment == nil) != (b.Treatment == nil) {
			return number(a.Treatment == nil) - number(b.Treatment == nil)
		}
		return slices.Compare(a.Command.Doctors, b.Command.Doctors)
	})
	return list
}

// treatmentOf returns the treatment of a patient in the forecast, nil if there is none.
func treatmentOf(c game.Context, patient string) *game.ForecastTreatment {
	treatments := c.Forecast().Treatments
	if at := slices.IndexFunc(treatments, func(t game.ForecastTreatment) bool { return t.Patient == patient }); at >= 0 {
		return &treatments[at]
	}
	return nil
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
