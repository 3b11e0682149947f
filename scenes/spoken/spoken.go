// Package spoken says aloud what happens, for players who hear the game rather than see it: in a browser through
// regions of the page that screen readers read, natively as lines of a file that any program may read aloud.
package spoken

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"clinic/assets/texts"
)

// Voice speaks sentences.
type Voice interface {
	// Say says a text when there is time for it or, if it is urgent, at once, interrupting what is being said.
	Say(text string, urgent bool)
	// Over says that the last urgent text no longer holds: a page must not show it any longer.
	Over()
	// In sets the language of the texts that follow, by its code.
	In(language string)
}

// Lines is a voice that writes one line per text; urgent ones begin with an exclamation mark and a space.
type Lines struct{ To io.Writer }

// Say writes a line. Errors are ignored: nobody may be reading any more.
func (l Lines) Say(text string, urgent bool) {
	mark := ""
	if urgent {
		mark = "! "
	}
	fmt.Fprintf(l.To, "%s%s\n", mark, strings.ReplaceAll(text, "\n", " "))
}

// Over does nothing: the line is already written.
func (Lines) Over() {}

// In does nothing: a line has no language.
func (Lines) In(string) {}

// Now is what a sighted player would see at a glance.
type Now struct {
	// Heading is where the player is: the screen, or round, step and whose turn it is.
	Heading string
	// Having is what the player has.
	Having string
	// Focus describes the widget with the keyboard focus, its state, and what the keys would do; empty if the focus
	// is not shown.
	Focus string
	// On is what has the focus, as a value to compare: when it changes the focus is said even if it says the same.
	On any
}

// Speaker decides what is said and when. What is replaced before it could be said is never said.
type Speaker struct {
	Voice Voice
	// More says how many more lines were not said.
	More func(count int) string

	now, said Now
	lines     []string
	rested    int
}

const (
	settles   = 15 // ticks without a change before it is said: a quarter of a second
	mostLines = 5
)

// Urgent says at once what the player has to know now, such as a refusal or a question.
func (s *Speaker) Urgent(text string) { s.Voice.Say(text, true) }

// Line says in turn what has happened.
func (s *Speaker) Line(text string) {
	if text != "" {
		s.lines, s.rested = append(s.lines, text), 0
	}
}

// Tick passes a tick with the given state of things.
func (s *Speaker) Tick(reader *texts.Texts, now Now) {
	if now != s.now {
		s.now, s.rested = now, 0
	}
	if s.rested++; s.rested != settles {
		return
	}
	var says []string
	say := func(before *string, text string) {
		if text != *before && text != "" {
			says = append(says, text)
		}
		*before = text
	}
	if over := len(s.lines) - mostLines; over > 0 {
		s.lines = append([]string{s.More(over)}, s.lines[over:]...)
	}
	says = slices.Concat(says, s.lines)
	s.lines = s.lines[:0]
	say(&s.said.Heading, now.Heading)
	say(&s.said.Having, now.Having)
	if now.On != s.said.On {
		s.said.Focus, s.said.On = "", now.On
	}
	say(&s.said.Focus, now.Focus)
	if len(says) > 0 {
		s.Voice.Say(reader.Sentences(says...), false)
	}
}
