package extensionui

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Tiles are pieces that lie on people, or wait for the next patients of a service, until a command takes them away.
// They can be clicked for that, separately from the person they lie on.
type Tiles struct {
	Takes   game.CommandType // Person or From.Service says which
	Picture sprites.ID
	On      func(person *clinic.Person) bool
	Waiting func(c game.Context, service clinic.Service) int
	Tip     func(reader *ui.Reader, c game.Context) []string
	Awaits  string // id of the text for a service where one waits
	Tally   string // id of the text that says how many people of a clinic have one, by Count
}

// TilesOf returns the tiles of a game, or nil if it has none.
func TilesOf(rules *game.Rules) *Tiles {
	for d := range InPlay(rules) {
		if d.Tiles != nil {
			return d.Tiles
		}
	}
	return nil
}

// Count returns how many people of a clinic have a tile.
func (t *Tiles) Count(board *clinic.Clinic) (count int) {
	for i := range board.People {
		if t.On(&board.People[i]) {
			count++
		}
	}
	return count
}

// Has reports whether a person has a tile. It also works in a game without tiles.
func (t *Tiles) Has(person *clinic.Person) bool { return t != nil && t.On(person) }

// Shares is a decision that one player makes for everybody: who takes how many of a number of pieces.
type Shares struct {
	Decision game.DecisionKind // Count is how many pieces there are
	Command  game.CommandType  // Counts is how many each player takes
	Picture  sprites.ID
	Most     func(c game.Context) int // how many a player has a use for; more are passed on
}

// SharesOf returns that decision, or nil in a game without.
func SharesOf(rules *game.Rules) *Shares {
	for d := range InPlay(rules) {
		if d.Shares != nil {
			return d.Shares
		}
	}
	return nil
}

// Sheet is a board that an extension places above the clinic.
type Sheet struct {
	Name  string // in the names of its things
	High  float64
	Write func(p *paper.Paper, c game.Context, area ui.Rect)
	Tip   func(reader *ui.Reader, c game.Context, part string) []string
}

// SheetOf returns the board above the clinic, or nil in a game without.
func SheetOf(rules *game.Rules) *Sheet {
	for d := range InPlay(rules) {
		if d.Sheet != nil {
			return d.Sheet
		}
	}
	return nil
}

// Question returns what a decision asks in an extension's own words; empty if it has none.
func Question(reader *ui.Reader, c game.Context, decision *game.Decision) string {
	for d := range InPlay(c.Rules) {
		if d.Question != nil {
			if text := d.Question(reader, c, decision); text != "" {
				return text
			}
		}
	}
	return ""
}

// DoctorTip is what an extension adds to the tip of every doctor in the clinic.
type DoctorTip struct {
	Line  string // id of the text of an additional line
	After string // appended to the id of the text about what happens to doctors after a round
}

// DoctorTips returns the ids of the texts about every doctor.
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
