package input

// Deed is what a key or a button of the gamepad does, wherever the focus is.
type Deed uint8

// The deeds. A scene heeds those that it knows; the first eight are gestures of their own, see Gestures.
const (
	NoDeed Deed = iota
	Upward      // the focus, as what follows
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
	FourthAction // that an extension brings
	Done
	Undo
	Redo
	WholeClinic
	Closer
	Farther
	FloorUp
	FloorDown
	FloorsApart
	NextPart // of the screen: the hand, the clinic, the buttons, all around; in small windows the next tab
	PreviousPart
	TownPart
	HandPart
	ForecastPart
	OthersPart
	LogPart
	NextClinic // to be looked at
	Log
	Rules         // of the extension that is pointed at
	PauseBots     // or let them go on
	Hint          // what a good player would do
	PlayMove      // for the player, as it proposes
	TimesFromHere // an overlay of the clinic, as what follows
	WhatWorks
	WhoParks
	WhoTreats
	SwitchesOn
	ScoreSheet // as if the game ended now, open or closed
	Menu
	SelectAll // in a text, as what follows
	Copy
	Cut
	Paste
	Deeds // how many there are
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

// String is the deed's name in the texts and in the settings' file.
func (d Deed) String() string { return deedNames[d] }

// named gives the deed of a name, NoDeed where there is none.
func named(name string) Deed {
	for deed := NoDeed + 1; deed < Deeds; deed++ {
		if deedNames[deed] == name {
			return deed
		}
	}
	return NoDeed
}

// Changeable tells whether the player may choose a key for it. Those for texts are the same in every program.
func (d Deed) Changeable() bool { return d > NoDeed && d < SelectAll }

// gesture tells whether it is a gesture of its own rather than a deed in Gestures.Deed.
func (d Deed) gesture() bool { return d <= Back }

// ActionDeeds are those that choose the actions of a round, in the order in which the rules list them.
var ActionDeeds = [...]Deed{Build, Hire, Admit, FourthAction}

// PartDeeds lead to the parts of the table, in the order of its tabs.
var PartDeeds = [...]Deed{TownPart, HandPart, ForecastPart, OthersPart, LogPart}

// does puts what a deed means into the gestures.
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
