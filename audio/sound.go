// Package audio plays effects and music, mixed by the program itself, on the system's sound device if there is
// one. It never reports an error: without a device, or with one that goes away, the game goes on in silence.
package audio

import (
	"fmt"

	"clinic/assets/sounds/generator"
)

// Sound is one of the generator's sounds, or Unsaid or Silent.
type Sound int16

// Values that are no sounds.
const (
	Unsaid Sound = iota // not decided yet; a test finds it
	Silent              // silent on purpose
	first
)

var byName = func() map[string]Sound {
	names := map[string]Sound{}
	for i := range generator.List() {
		names[generator.List()[i].Name] = first + Sound(i)
	}
	return names
}()

// Must returns the sound of that name in assets/sounds/generator. It panics if there is none.
func Must(name string) Sound {
	s, known := byName[name]
	if !known {
		panic(fmt.Sprintf("audio: there is no sound %q in assets/sounds/generator", name))
	}
	return s
}

// Heard reports whether it is a sound at all.
func (s Sound) Heard() bool { return s >= first }

// String returns its name.
func (s Sound) String() string {
	switch {
	case s == Unsaid:
		return "unsaid"
	case s == Silent:
		return "silent"
	}
	return s.made().Name
}

// made returns how the generator makes it.
func (s Sound) made() *generator.Sound { return &generator.List()[s-first] }

// Hand reports whether the hand makes it: such a sound never waits.
func (s Sound) Hand() bool { return s.Heard() && s.made().Class == generator.Pieces }

// Rank returns how important it is that the sound is heard, from 0 to 9; -1 if it is none.
func (s Sound) Rank() int {
	if !s.Heard() {
		return -1
	}
	return s.made().Rank
}

// Choice is what the player wants to hear.
type Choice struct {
	On      bool
	Mono    bool
	Volumes [generator.Classes]int // percent
}

// Mood is what the music follows.
type Mood struct {
	Night bool // the second half of a game
	Late  bool // the last round: one more voice
}
