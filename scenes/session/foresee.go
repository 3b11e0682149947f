package session

import (
	"clinic/game"
)

// Foreseen is the effect of one of the viewer's commands.
type Foreseen struct {
	game.Foresight
	command game.Command
	earns   int
	counted bool
}

// Foresee returns the effect of one of the viewer's commands. It is computed once until the game changes; repeated
// calls return the same result, including After.
func (s *seen) Foresee(command game.Command) *Foreseen {
	for _, known := range s.questions.foreseen {
		if known.command.Equal(&command) {
			return known
		}
	}
	f := &Foreseen{command: command}
	if s.curtain {
		f.Verdict = s.Check(command)
	} else {
		f.Foresight = s.Rules().Foresee(s.State(), s.viewer, &command)
	}
	s.questions.foreseen = append(s.questions.foreseen, f)
	return f
}

// Then returns the context of the viewer after a foreseen command. After must be known.
func (s *seen) Then(f *Foreseen) game.Context {
	c := s.Context()
	c.State = f.After
	return c
}

// Earns returns how many dollars more the treatments of Business would bring on the command's board; 0 if chance
// decides.
func (s *seen) Earns(f *Foreseen) int {
	if f.After == nil || f.counted {
		return f.earns
	}
	now, then := s.On(f.command.Board), s.Then(f)
	then.Rules = now.Rules
	f.earns, f.counted = then.Forecast().Income-now.Forecast().Income, true
	return f.earns
}
