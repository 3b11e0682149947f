package extensionui

import (
	"clinic/game"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
)

var scoreLines map[string]sprites.ID

// baseScoreLines holds the pictures in front of the base game's lines.
var baseScoreLines = map[string]sprites.ID{
	"popularity": pictures.Popularity, "time": pictures.Time,
	"doctors": sprites.Doctor3.Picture(), "nurses": sprites.Nurse.Picture(), "orderlies": sprites.Orderly.Picture(),
	"patients": sprites.Patient3.Picture(), "rooms": sprites.KindTreatment.Picture(0), "buildings": sprites.KindHub.Picture(0),
}

// ScoreSign returns the picture in front of a line of the score sheet, or None if it has none.
func ScoreSign(what string) sprites.ID {
	if sign, base := baseScoreLines[what]; base {
		return sign
	}
	return scoreLines[what]
}

// Ending says how the end of a cooperative game is told.
type Ending struct {
	Reason func(reader *ui.Reader, x *End) string         // says in a line what the result means
	Now    func(reader *ui.Reader, c game.Context) string // how close the win is, if the game ended now
	// Decided is what decided it. Its picture is as high as there is room for, between two bounds.
	Decided func(reader *ui.Reader, x *End, least, most float64) tree.Node
}

// End is the outcome of a cooperative game.
type End struct {
	game.Outcome
	Rules *game.Rules
	State *game.State
	Name  func(reader *ui.Reader, player int) string
}

// Line returns one of the numbers that decided the game.
func (x *End) Line(what string) game.OutcomeLine {
	for _, l := range x.Lines {
		if l.What == what {
			return l
		}
	}
	return game.OutcomeLine{}
}

// EndingOf returns how the end of a game is told, or nil for a competitive one.
func EndingOf(rules *game.Rules) *Ending {
	for d := range InPlay(rules) {
		if d.Ending != nil {
			return d.Ending
		}
	}
	return nil
}
