package input

// Deed is what a key or a button of the gamepad does, wherever the focus is.
type Deed uint8

// The deeds. A scene handles those it knows. The first eight have fields of their own in Gestures.
const (
	NoDeed Deed = iota
	Upward      // moves the focus, as do the next five
	Downward
	Leftward
	Rightward
	Next
	Previous
	Take // put down, press
	Back
	Build
	Hire
	Admit
	FourthAction // added by an extension
	Done
	Undo
	Redo
	WholeClinic
	Closer
	Farther
	FloorUp
	FloorDown
	FloorsApart
	NextPart // of the screen: hand, clinic, buttons, panels; in small windows the next tab
	PreviousPart
	TownPart
	HandPart
	ForecastPart
	OthersPart
	LogPart
	NextClinic // shows another player's clinic
	Log
	Rules         // of the extension under the pointer
	PauseBots     // or resumes them
	Hint          // what a good player would do
	PlayMove      // plays the proposed move for the player
	TimesFromHere // an overlay of the clinic, as are the next four
	WhatWorks
	WhoParks
	WhoTreats
	SwitchesOn
	ScoreSheet // the score if the game ended now; opens and closes
	Menu
	SelectAll // in a text, as are the next three
	Copy
	Cut
	Paste
	Deeds // their number
)

var deedNames = [Deeds]string{
	Upward: "up", Downward: "down", Leftward: "left", Rightward: "right", Next: "next", Previous: "previous", Take: "take", Back: "back",
	Build: "build", Hire: "hire", Admit: "admit", FourthAction: "fourth_action", Done: "done", Undo: "undo", Redo: "redo",
	WholeClinic: "whole_clinic", Closer: "closer", Farther: "farther", FloorUp: "floor_up", FloorDown: "floor_down", FloorsApart: "floors_apart",
	NextPart: "next_part", PreviousPart: "previous_part", TownPart: "town_part", HandPart: "hand_part", ForecastPart: "forecast_part", OthersPart: "others_part", LogPart: "log_part",
	NextClinic: "next_clinic", Log: "log", Rules: "rules", PauseBots: "pause_bots", Hint: "hint", PlayMove: "play_move",
	TimesFromHere: "times_from_here", WhatWorks: "what_works", WhoParks: "who_parks", WhoTreats: "who_treats", SwitchesOn: "switches_on", ScoreSheet: "score_sheet", Menu: "menu",
	SelectAll: "select_all", Copy: "copy", Cut: "cut", Paste: "paste",
}

// String returns the deed's name in the texts and in the settings file.
func (d Deed) String() string { return deedNames[d] }

// named returns the deed with that name, NoDeed if there is none.
func named(name string) Deed {
	for deed := NoDeed + 1; deed < Deeds; deed++ {
		if deedNames[deed] == name {
			return deed
		}
	}
	return NoDeed
}

// Changeable reports whether the player may choose a key for it. The keys of text editing are the same in every
// program.
func (d Deed) Changeable() bool { return d > NoDeed && d < SelectAll }

// gesture reports whether it has a field of its own in Gestures, instead of being in Gestures.Deed.
func (d Deed) gesture() bool { return d <= Back }

// ActionDeeds choose the actions of a round, in the order in which the rules list them.
var ActionDeeds = [...]Deed{Build, Hire, Admit, FourthAction}

// PartDeeds lead to the parts of the table, in the order of its tabs.
var PartDeeds = [...]Deed{TownPart, HandPart, ForecastPart, OthersPart, LogPart}

// does sets the gestures that the deed means.
func (d Deed) does(g *Gestures) {
	if !d.gesture() {
		g.Deed = d
	}
	switch d {
	case Upward:
		g.MoveY = -1
	case Downward:
		g.MoveY = 1
	case Leftward:
		g.MoveX = -1
	case Rightward:
		g.MoveX = 1
	case Next:
		g.FocusNext = true
	case Previous:
		g.FocusPrevious = true
	case Take:
		g.Confirm = true
	case Back:
		g.Cancel = true
	case Undo:
		g.Undo = true
	case Redo:
		g.Redo = true
	case Closer:
		g.Zoom *= zoomStep
	case Farther:
		g.Zoom /= zoomStep
	}
}
