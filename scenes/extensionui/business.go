package extensionui

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
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

// Harm describes unwanted effects of treatments.
type Harm struct {
	Of   func(reader *ui.Reader, board *clinic.Clinic, t *game.ForecastTreatment) string // empty for most
	In   clinic.Kind                                                                     // the kind of room where it can happen
	Sign sprites.ID
	Text string // id of the text that says how many doctors are affected, by Count
}

// HarmOf says what harm a treatment does; empty and nil for most.
func HarmOf(reader *ui.Reader, board *clinic.Clinic, t *game.ForecastTreatment) (string, *Harm) {
	for _, d := range all {
		if d.Harm != nil {
			if text := d.Harm.Of(reader, board, t); text != "" {
				return text, d.Harm
			}
		}
	}
	return "", nil
}

// HarmIn reports whether treatments in a kind of room can do harm.
func HarmIn(rules *game.Rules, room clinic.Kind) bool {
	for d := range InPlay(rules) {
		if d.Harm != nil && d.Harm.In == room {
			return true
		}
	}
	return false
}

// Needs says what somebody lacks who is not treated in Business.
func Needs(reader *ui.Reader, board *clinic.Clinic, u *game.Untreated) string {
	for _, d := range all {
		if d.Lacks != nil {
			if text := d.Lacks(reader, board, u); text != "" {
				return text
			}
		}
	}
	return words.Reason(reader, u.Needs)
}

// Reminder is one thing that is plainly forgotten before saying "done". What is the end of the id of its text, and
// the other fields fill it in.
type Reminder struct {
	What   string
	Count  int
	Person string
}

// Reminders returns what the player of c has plainly forgotten. legal lists the commands that can be played now.
func Reminders(c game.Context, legal []game.Command, check func(game.Command) game.Verdict) (list []Reminder) {
	for d := range InPlay(c.Rules) {
		if d.Reminders != nil {
			list = append(list, d.Reminders(c, legal, check)...)
		}
	}
	return list
}
