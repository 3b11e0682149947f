package view

import (
	"clinic/game/clinic"
	"clinic/scenes/thing"
)

// Guide is what a lesson says at the table, and where it points.
type Guide struct {
	Title, Text string
	Longest     []string // texts of all steps, so that the card keeps its size
	Step, Of    int      // counted from 1
	Next        string   // of the button that goes on, empty if the player must do something
	Skip        string   // of the button beside it at the end of a lesson, empty before
	Back        bool     // there is a previous step
	// Lit is what to look at or to use. From and To are where the hand goes; To is nothing if it only presses.
	Lit      []thing.Thing
	From, To thing.Thing
	Held     Held // what it would carry
	Asks     bool // the step is a question that has other answers, too: no hand gives one away
	Letters  []clinic.Space
	Used     []clinic.Space // in any step of the lesson: the view is as large as shows them all
}

// The buttons of a lesson's card.
var (
	GuideNext = thing.Named(thing.Guide, "next")
	GuideBack = thing.Named(thing.Guide, "back")
	GuideSkip = thing.Named(thing.Guide, "skip")
	GuideShow = thing.Named(thing.Guide, "show")
)
