package scenetest

import (
	"slices"

	"clinic/audio"
)

// ear notes what is to be heard, in place of a device.
type ear struct {
	now, heard []audio.Sound
	mood       audio.Mood
	choice     audio.Choice
}

// Play notes a sound of this tick.
func (e *ear) Play(s audio.Sound) {
	if s.Heard() {
		e.now = append(e.now, s)
	}
}

// Tick ends a tick.
func (e *ear) Tick(bool, bool) { e.heard, e.now = append(e.heard, e.now...), e.now[:0] }

// Follow notes the music's mood.
func (e *ear) Follow(mood audio.Mood) { e.mood = mood }

// Choose notes what the player wants to hear.
func (e *ear) Choose(choice audio.Choice) { e.choice = choice }

// Heard gives the names of the sounds since it was last asked, in order.
func (s *Stage) Heard() (names []string) {
	for _, sound := range s.ear.heard {
		names = append(names, sound.String())
	}
	s.ear.heard = nil
	return names
}

// Hears tells whether a sound of that name was heard since that was last asked; all are forgotten then.
func (s *Stage) Hears(name string) bool { return slices.Contains(s.Heard(), name) }

// Mood is what the music follows now, and Choice what the player wants to hear.
func (s *Stage) Mood() audio.Mood     { return s.ear.mood }
func (s *Stage) Choice() audio.Choice { return s.ear.choice }
