package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/paper"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Tiles are pieces that lie on people, and wait for the next patients of a service, until a command takes them away.
// They can be clicked for it apart from whom they lie on.
type Tiles struct {
	Takes   game.CommandType // Person or From.Service says which
	Picture sprites.ID
	On      func(person *clinic.Person) bool
	Waiting func(c game.Context, service clinic.Service) int
	Tip     func(c game.Context) []string
	Awaits  string // text: of a service where one waits
	Tally   string // text: how many people of a clinic have one, by Count
}

// TilesOf are the tiles of a game, nil in one without.
func TilesOf(rules *game.Rules) *Tiles {
	for d := range InPlay(rules) {
		if d.Tiles != nil {
			return d.Tiles
		}
	}
	return nil
}

// Count is how many people of a clinic have a tile.
func (t *Tiles) Count(board *clinic.Clinic) (count int) {
	for i := range board.People {
		if t.On(&board.People[i]) {
			count++
		}
	}
	return count
}

// Has tells whether somebody has a tile, in a game with or without tiles.
func (t *Tiles) Has(person *clinic.Person) bool { return t != nil && t.On(person) }

// Shares is a decision of one player for everybody: who takes how many of so many pieces.
type Shares struct {
	Decision game.DecisionKind // Count is how many there are
	Command  game.CommandType  // Counts is how many each takes
	Picture  sprites.ID
	Most     func(c game.Context) int // that a player has a use for; more are passed on
}

// SharesOf is that decision, nil in a game without.
func SharesOf(rules *game.Rules) *Shares {
	for d := range InPlay(rules) {
		if d.Shares != nil {
			return d.Shares
		}
	}
	return nil
}

// Sheet is a board that an extension lays above the clinic.
type Sheet struct {
	Name  string // of its things
	High  float64
	Write func(p *paper.Paper, c game.Context, area ui.Rect)
	Tip   func(c game.Context, part string) []string
}

// SheetOf is the board above the clinic, nil in a game without.
func SheetOf(rules *game.Rules) *Sheet {
	for d := range InPlay(rules) {
		if d.Sheet != nil {
			return d.Sheet
		}
	}
	return nil
}

// Question is what a decision asks in words of its own; empty where it has none.
func Question(c game.Context, decision *game.Decision) string {
	for d := range InPlay(c.Rules) {
		if d.Question != nil {
			if text := d.Question(c, decision); text != "" {
				return text
			}
		}
	}
	return ""
}

// DoctorTip is what an extension adds to the tip of every doctor of the clinic.
type DoctorTip struct {
	Line  string // text: a line more
	After string // added to the id of the text that says what becomes of doctors after a round
}

// DoctorTips are the texts of what is told of every doctor.
func DoctorTips(rules *game.Rules) (ids []string) {
	after := "tip.after_round"
	for d := range InPlay(rules) {
		if d.OfDoctors.Line != "" {
			ids = append(ids, d.OfDoctors.Line)
		}
		after += d.OfDoctors.After
	}
	return append(ids, after)
}
