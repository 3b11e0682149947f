package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/sounds"
)

// The sounds of extensions: by event, by mode of moving, and by the room that is entered.
var (
	heard  map[game.EventType]audio.Sound
	moves  map[string]audio.Sound
	enters map[clinic.Kind]audio.Sound
)

// SoundOf returns the sound for an event, an extension's or the base game's; audio.Silent for none.
func SoundOf(rules *game.Rules, e *game.Event) audio.Sound {
	if sound := heard[e.Type]; sound != audio.Unsaid {
		return sound
	}
	return sounds.Of(rules, e)
}

// StepOf returns the sound for a step of an event's path in a clinic.
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
