// Package audio lets the game be heard: effects and music, mixed by the program itself and given to the system's device
// where there is one. It never says a word: without a device, or with one that goes away, the game plays on in silence.
package audio

import (
	"fmt"

	"clinic/assets/sounds/generator"
)

// Sound is one of the generator's sounds, or a word that there is none.
type Sound int16

// What is no sound.
const (
	Unsaid Sound = iota // nobody has thought about it yet; a test finds it
	Silent              // it is not heard, on purpose
	first
)

var byName = func() map[string]Sound {
	names := map[string]Sound{}
	for i := range generator.List() {
		names[generator.List()[i].Name] = first + Sound(i)
	}
	return names
}()

// Must gives the sound of that name, one of assets/sounds/generator. It panics when there is none.
func Must(name string) Sound {
	s, known := byName[name]
	if !known {
		panic(fmt.Sprintf("audio: there is no sound %q in assets/sounds/generator", name))
	}
	return s
}

// Heard tells whether it is a sound at all.
func (s Sound) Heard() bool { return s >= first }

// String is its name.
func (s Sound) String() string {
	switch {
	case s == Unsaid:
		return "unsaid"
	case s == Silent:
		return "silent"
	}
	return s.made().Name
}

// made is how it is made.
func (s Sound) made() *generator.Sound { return &generator.List()[s-first] }

// Hand tells whether the hand makes it: such a sound never waits.
func (s Sound) Hand() bool { return s.Heard() && s.made().Class == generator.Pieces }

// Rank says how much it matters that it is heard, 0 to 9.
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
	Late  bool // the last round: one voice more
}
