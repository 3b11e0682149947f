package dress

import (
	"clinic/game"
	"clinic/scenes/ui"
	"clinic/sprites"
)

var scoreLines map[string]sprites.ID

// ScoreLine is the picture in front of a line of the score sheet that an extension brings, None for others.
func ScoreLine(what string) sprites.ID { return scoreLines[what] }

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
