// Package feedback is where what has happened comes before the player's eyes. Every fact passes here in the tick in
// which it is shown.
package feedback

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/sounds"
)

// Now says that a fact is shown from this tick on.
func Now(c *scenes.Context, rules *game.Rules, e *game.Event) {
	c.Sound(extensionui.SoundOf(rules, e))
	if e.Type == game.PatientCured {
		c.Sound(sounds.Coins(e.Money))
	}
}

// Step says that somebody who walks is seen to come to a space of the way: on is the clinic that it leads through.
func Step(c *scenes.Context, e *game.Event, step int, on *clinic.Clinic) {
	c.Sound(extensionui.StepOf(e, step, on))
}
