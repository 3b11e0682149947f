package dress

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/sounds"
)

// What extensions let be heard: by the fact, by the way to move and by the room that is entered.
var (
	heard  map[game.EventType]audio.Sound
	moves  map[string]audio.Sound
	enters map[clinic.Kind]audio.Sound
)

// SoundOf is what is heard when a fact is shown, an extension's or the base game's; audio.Silent for nothing.
func SoundOf(rules *game.Rules, e *game.Event) audio.Sound {
	if sound := heard[e.Type]; sound != audio.Unsaid {
		return sound
	}
	return sounds.Of(rules, e)
}

// StepOf is what is heard when somebody comes to that step of the way of a fact, in a clinic.
func StepOf(e *game.Event, step int, board *clinic.Clinic) audio.Sound {
	at := e.Path[step]
	if sound := enters[board.At(at.Space).Kind]; step == len(e.Path)-1 && sound.Heard() {
		return sound
	}
	if sound := moves[e.Choice]; sound.Heard() && at.How != clinic.Start {
		return sound
	}
	return sounds.Step(at)
}
