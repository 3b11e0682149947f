package scenes

import (
	"clinic/input"
	"clinic/scenes/ui"
)

// What a finger feels: a phone buzzes for a moment where something is put down, and twice where that is refused.

// The length of a buzz, in milliseconds.
const (
	buzzOfDeed    = 10
	buzzOfRefusal = 15
	betweenBuzzes = 60
)

// buzzes lets a finger feel what the gesture of this tick did.
func (s *Shell) buzzes(felt input.Felt) {
	switch felt {
	case input.PutCard, input.PutPerson, input.PutSmall:
		s.buzz(buzzOfDeed)
	}
}

// buzzesAt lets a finger feel that a note of this tone has come.
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
