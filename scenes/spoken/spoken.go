// Package spoken says aloud what happens, for those who hear the game rather than see it: in a browser through regions
// of the page that screen readers read, natively as lines of a file that any program may read aloud.
package spoken

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"clinic/assets/texts"
)

// Voice says sentences.
type Voice interface {
	// Say says a text as soon as it may be said, or at once where it is urgent: then what is being said is broken off.
	Say(text string, urgent bool)
	// Over tells that what was said at once holds no more: a page is no longer to show it.
	Over()
	// In tells in which language, its code, the texts that follow are.
	In(language string)
}

// Lines is a voice that writes a line for each text; an urgent one begins with an exclamation mark and a space.
type Lines struct{ To io.Writer }

// Say writes a line. Where nobody reads any more, nothing follows from it.
func (l Lines) Say(text string, urgent bool) {
	mark := ""
	if urgent {
		mark = "! "
	}
	fmt.Fprintf(l.To, "%s%s\n", mark, strings.ReplaceAll(text, "\n", " "))
}

// Over does nothing: a line is written.
func (Lines) Over() {}

// In does nothing: a line has no language.
func (Lines) In(string) {}

// Now is what one would see at a glance.
type Now struct {
	// Heading is where one is: the screen, or round, step and whose turn it is.
	Heading string
	// Having is what one has.
	Having string
	// Focus is what the keys are on, what state it is in, and what they would do; empty where the focus is not shown.
	Focus string
}

// Speaker decides what is said and when. Whatever is replaced before it could be said is not said at all.
type Speaker struct {
	Voice Voice
	// More tells that so many more lines were not said.
	More func(count int) string

	now, said Now
	lines     []string
	rested    int
}

const (
	settles   = 15 // ticks that nothing has changed when it is said: a quarter of a second
	mostLines = 5
)

// Urgent says at once what the player has to know now: a refusal, a question.
func (s *Speaker) Urgent(text string) { s.Voice.Say(text, true) }

// Line says in its turn what has happened.
func (s *Speaker) Line(text string) {
	if text != "" {
		s.lines, s.rested = append(s.lines, text), 0
	}
}

// Tick lets a tick pass in which things are as told.
func (s *Speaker) Tick(now Now) {
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
	say(&s.said.Focus, now.Focus)
	if len(says) > 0 {
		s.Voice.Say(texts.Sentences(says...), false)
	}
}
