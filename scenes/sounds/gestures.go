// Package sounds says which sound each gesture and each event of the base game has, or that it has none. Extensions
// do this for their own events in their dresses. Nothing is left out by accident: a test keeps the tables complete.
package sounds

import (
	"clinic/audio"
	"clinic/input"
)

var gestures = [input.Feelings]audio.Sound{
	input.NothingFelt: audio.Silent,
	input.Refused:     audio.Silent, // the picture shows it, and nobody is scolded
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

// OfGesture returns the sound of what a gesture did.
func OfGesture(felt input.Felt) audio.Sound { return gestures[felt] }

// Reviewed is heard when a review has found everything that a game lost.
var Reviewed = audio.Must("page")

// Samples of each volume, played while it is changed.
var (
	SampleOfPieces = audio.Must("put-tile")
	SampleOfPeople = audio.Must("step-tile")
	SampleOfEvents = audio.Must("coins-2")
)
