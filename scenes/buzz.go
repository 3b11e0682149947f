package scenes

import (
	"clinic/input"
	"clinic/scenes/ui"
)

// Haptic feedback: a phone buzzes for a moment when something is put down, and twice when that is refused.

// The lengths of buzzes and of the pause between them, in milliseconds.
const (
	buzzOfDeed    = 10
	buzzOfRefusal = 15
	betweenBuzzes = 60
)

// buzzes gives haptic feedback for the gesture of this tick.
func (s *Shell) buzzes(felt input.Felt) {
	switch felt {
	case input.PutCard, input.PutPerson, input.PutSmall:
		s.buzz(buzzOfDeed)
	}
}

// buzzesAt gives haptic feedback for a note of this tone.
func (s *Shell) buzzesAt(tone ui.Tone) {
	if tone == ui.Refused {
		s.buzz(buzzOfRefusal, betweenBuzzes, buzzOfRefusal)
	}
}

func (s *Shell) buzz(milliseconds ...int) {
	if s.options.Buzz != nil && s.settings.Buzz && s.gestures.ByTouch {
		s.options.Buzz(milliseconds...)
	}
}
