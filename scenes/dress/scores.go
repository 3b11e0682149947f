package dress

import (
	"clinic/game"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var scoreLines map[string]sprites.ID

// baseScoreLines are the pictures in front of the lines of the base game.
var baseScoreLines = map[string]sprites.ID{
	"popularity": pictures.Popularity, "time": pictures.Time,
	"doctors": sprites.Doctor3.Picture(), "nurses": sprites.Nurse.Picture(), "orderlies": sprites.Orderly.Picture(),
	"patients": sprites.Patient3.Picture(), "rooms": sprites.KindTreatment.Picture(0), "buildings": sprites.KindHub.Picture(0),
}

// ScoreSign is the picture in front of a line of the score sheet, None where nobody has one.
func ScoreSign(what string) sprites.ID {
	if sign, base := baseScoreLines[what]; base {
		return sign
	}
	return scoreLines[what]
}

// Ending is how the end of a cooperative game is told.
type Ending struct {
	Reason func(x *End) string         // in a line what the result means
	Now    func(c game.Context) string // how far it is to win, if the game ended now
	Layout func(x *End, area ui.Rect)  // what decided it
}

// End is what a cooperative game came to, and where that is shown.
type End struct {
	game.Outcome
	Rules  *game.Rules
	State  *game.State
	Name   func(player int) string
	Page   *ui.Page
	Scroll *ui.Scroll // what was laid out before, nil at first
	Within *ui.Scroll // the list that it is part of in a small window, nil for one of its own
	Below  float64    // where it ends in that list
}

// Line gives one of the numbers that decided.
func (x *End) Line(what string) game.OutcomeLine {
	for _, l := range x.Lines {
		if l.What == what {
			return l
		}
	}
	return game.OutcomeLine{}
}

// EndingOf is how the end of a game is told, nil for a competitive one.
func EndingOf(rules *game.Rules) *Ending {
	for d := range InPlay(rules) {
		if d.Ending != nil {
			return d.Ending
		}
	}
	return nil
}
