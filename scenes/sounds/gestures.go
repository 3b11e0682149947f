// Package sounds says which sound each gesture has and each fact of the base game, or that it has none. Extensions say
// it of their own facts in their dresses. Nothing here is left out silently: a test keeps the tables whole.
package sounds

import (
	"clinic/audio"
	"clinic/input"
)

var gestures = [input.Feelings]audio.Sound{
	input.NothingFelt: audio.Silent,
	input.Refused:     audio.Silent, // the picture says it, and nobody is scolded
	input.Pressed:     audio.Must("button"),
	input.Switched:    audio.Must("switch"),
	input.Slid:        audio.Must("felt-tick"),
	input.Turned:      audio.Must("page"),
	input.SawTip:      audio.Must("tip"),
	input.TookCard:    audio.Must("take-tile"),
	input.TookPerson:  audio.Must("take-person"),
	input.TookSmall:   audio.Must("take-cube"),
	input.TookVehicle: audio.Must("take-car"),
	input.OverPlace:   audio.Must("felt-tick"),
	input.PutCard:     audio.Must("put-tile"),
	input.PutPerson:   audio.Must("put-person"),
	input.PutSmall:    audio.Must("put-small"),
	input.WentBack:    audio.Must("put-back"),
	input.Undid:       audio.Must("undo"),
	input.Redid:       audio.Must("redo"),
}

// OfGesture is the sound of what a gesture did.
func OfGesture(felt input.Felt) audio.Sound { return gestures[felt] }

// Reviewed is heard when all is found that a game has lost.
var Reviewed = audio.Must("page")

// What is heard of each volume while it is changed.
var (
	SampleOfPieces = audio.Must("put-tile")
	SampleOfPeople = audio.Must("step-tile")
	SampleOfEvents = audio.Must("coins-2")
)
