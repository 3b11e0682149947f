package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/words"
	"clinic/sprites"
)

// AskedInBusiness is what an extension asks in Business besides treatments and popularity, empty for nothing.
func AskedInBusiness(rules *game.Rules) game.DecisionKind {
	for d := range InPlay(rules) {
		if d.InBusiness != "" {
			return d.InBusiness
		}
	}
	return ""
}

// Harm is what comes of treatments that nobody wants.
type Harm struct {
	Of   func(board *clinic.Clinic, t *game.ForecastTreatment) string // empty for most
	In   clinic.Kind                                                  // where it may come of them
	Sign sprites.ID
	Text string // of the text that says of how many doctors, by Count
}

// HarmOf says what comes of a treatment that nobody wants; empty and nil for most.
func HarmOf(board *clinic.Clinic, t *game.ForecastTreatment) (string, *Harm) {
	for _, d := range all {
		if d.Harm != nil {
			if text := d.Harm.Of(board, t); text != "" {
				return text, d.Harm
			}
		}
	}
	return "", nil
}

// HarmIn tells whether anything may come of treatments in such a room that nobody wants.
func HarmIn(rules *game.Rules, room clinic.Kind) bool {
	for d := range InPlay(rules) {
		if d.Harm != nil && d.Harm.In == room {
			return true
		}
	}
	return false
}

// Needs says what somebody lacks whom Business does not treat.
func Needs(board *clinic.Clinic, u *game.Untreated) string {
	for _, d := range all {
		if d.Lacks != nil {
			if text := d.Lacks(board, u); text != "" {
				return text
			}
		}
	}
	return words.Reason(u.Needs)
}

// Reminder is one thing that is plainly forgotten before saying "done": the end of the id of its text, and what that
// says.
type Reminder struct {
	What   string
	Count  int
	Person string
}

// Reminders are what the player has plainly forgotten whom c asks about. legal are the commands that can be played now.
func Reminders(c game.Context, legal []game.Command, check func(game.Command) game.Verdict) (list []Reminder) {
	for d := range InPlay(c.Rules) {
		if d.Reminders != nil {
			list = append(list, d.Reminders(c, legal, check)...)
		}
	}
	return list
}
