package view

import (
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
)

// Guide is what a lesson says at the table, and where it points.
type Guide struct {
	Title, Text string
	Longest     []string // texts of all steps, so that the card keeps its size
	Step, Of    int      // counted from 1
	Next        string   // of the button that goes on, empty where something is to be done
	Skip        string   // of the button beside it at the end of a lesson, empty before
	Back        bool     // there is a step before this one
	// Lit is what is to be looked at or used; From and To are where the hand goes, To nothing where it only presses.
	Lit      []thing.Thing
	From, To thing.Thing
	Held     Held // what it would carry
	Asks     bool // the step is a question that has other answers, too: no hand gives one away
	Letters  []clinic.Space
	Used     []clinic.Space // in any step of the lesson: the view is as large as lets these be seen
}

// The buttons of the guide's card.
var (
	GuideNext = thing.Named(thing.Guide, "next")
	GuideBack = thing.Named(thing.Guide, "back")
	GuideSkip = thing.Named(thing.Guide, "skip")
	GuideShow = thing.Named(thing.Guide, "show")
)
