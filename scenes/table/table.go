// Package table is the scene where the game is played: the town at the left, the player's clinic in the middle,
// the others, the forecast and the log at the right, and below what this step allows.
//
// What is drawn is a Situation, made of the rules' state, and an interaction, what the player is just doing; both
// are in package view. The table and its panels draw them and decide nothing. The controller fills the
// interaction; nothing here can name it.
package table

import (
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Controller is the controller: it takes a tick's gestures, fills the interaction and shows new situations.
type Controller interface {
	Update(t *Table, c *scenes.Context)
}

// Table is the scene. Each part owns what only it and those above it use, and knows only the parts that it names;
// what needs all of them is a method of the table.
type Table struct {
	*window
	*clinics
	*cover
	*camera
	*papers
	*moving
	*planned
	*pointing
	*tipping
	*watching

	told       told // spoken
	controller Controller
	written    view.Written

	strip    panels.Strip
	above    panels.Sheet
	guide    panels.Guide
	overlays panels.Overlays
	puzzle   panels.PuzzleCard
	turned   float64      // notches of the wheel over the tray that have not turned a page yet
	calm     bool         // with reduced motion
	litRoom  sprites.View // what stays light while everything else is dark
	solving  solving
	bubbles  []ui.Rect // what is said over the clinic in this picture, and the names of the floors
}

// told is the spoken description of the situation.
type told struct {
	heading, having string
	fresh           bool
}

// solving is the animation of a solved puzzle.
type solving struct {
	way   ui.Timeline
	rooms []clinic.Space
}
