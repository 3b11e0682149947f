package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Bearer is what a mark lies on.
type Bearer int8

const (
	OnTile Bearer = iota
	OnOutside
	OnPerson
	OnPlayer
	OnTurn // of a player
	OnTable
)

// MarkForm is how the protocol writes a mark.
type MarkForm int8

const (
	MarkFlag   MarkForm = iota // "ghost":true, of Count 1
	MarkCount                  // "poops":2, the Count
	MarkWord                   // "by":"truck", the Note
	MarkWords                  // "temp":{"as":"doctor","color":"red"}: a word for each of Words, joined by a space in Note
	MarkSpaces                 // "trucks":[{"x":2,"y":0}] of the player: an entry for each piece on a tile of Floor 0
	MarkTally                  // "fines":{"low":1,"high":2}: for some of Words, which are the Notes, how many
	MarkList                   // "rain":[4,4,6]: for each of Words, which are the Notes, how many
)

// MarkSpec is a kind of mark: what it lies on and which field of the protocol it is.
type MarkSpec struct {
	Kind  string
	On    Bearer
	Form  MarkForm
	Field string   // of the protocol; empty where it is the Kind
	Words []string // MarkWord: those it may say, empty for any; MarkWords: the names of its fields; MarkTally, MarkList: see there
	Most  int      // how many pieces may lie there, 0 for any number
	Pool  string   // where the pieces come from, empty for none
	Group string   // OnTable: the object of the protocol that the field is in
	Total string   // OnTable: a field with the sum of all marks of that Total; a total without them means the first of them
	// Of is whose pieces they are, of the levels of Words; empty for others (OnTable).
	Of clinic.PersonKind
	// Anywhere says of a mark OnPerson that it comes to people wherever they stand, so that a position does not ask
	// whether they may be there with it.
	Anywhere bool
	// In is an area where everybody has one of this mark OnPerson; nobody is there in games without such a mark.
	In clinic.Area
}

// OptionSpec is a choice of the config, with its group: "weather.rain". The first of Values is what is played where none is named.
type OptionSpec struct {
	Name   string
	Values []string
}

// PoolSpec is a stock of pieces that players take from (X8): so many for each player and so many besides.
type PoolSpec struct {
	Kind string
	Each string // entry of the numbers table, empty for 0
	All  string // entry of the numbers table, empty for 0
}

// PersonSpec is a kind of person besides the base game's.
type PersonSpec struct {
	Kind    clinic.PersonKind
	Colored bool   // has a level
	Served  bool   // came for a service
	Car     bool   // comes with a car
	Pool    string // where the pieces come from, empty for none

	As clinic.PersonKind // in an annex: what it is in the clinic
}

// SetupPiece is a component that every player places for free before the first round (B49). Besides the rules of
// placement Fits, which may be nil, says why it may not stand where it does; it is asked of every piece again when another
// one follows.
type SetupPiece struct {
	Order int
	Kind  clinic.Kind
	Fits  func(board *clinic.Clinic, piece clinic.Component) rule.Reason
}

// OwnStart says what is wrong with a piece of a clinic that a player builds by hand, none while nothing is (B42). The
// board may still lack pieces.
type OwnStart func(board *clinic.Clinic, piece clinic.Component) rule.Reason

// Part is a part of a command that the protocol writes as a field.
type Part int8

const (
	PartPerson    Part = iota
	PartTo             // a place
	PartComponent      // a component
	PartSecond         // a space
	PartKind           // a kind of person
	PartSlot           // a number
	PartService        // From.Service
	PartPoints         // a number
	PartChoice         // a word
	PartFlag           // true, where Choice is the name of the field
	PartCounts         // a number for each player
)

// CommandField is a field of a command.
type CommandField struct {
	Name     string
	Part     Part
	Optional bool
}

// Mode is another way to move than on foot: the move's Choice is its name. May says who may not move so; Sources are where
// the way may begin; Costs changes what the steps take.
type Mode struct {
	Name    string
	May     func(c Context, person *clinic.Person) rule.Reason
	Sources func(c Context, person *clinic.Person, sources []clinic.Source) []clinic.Source
	Costs   func(c Context, person *clinic.Person, costs *clinic.Costs)
}

// Marks are the kinds of mark of this game.
func (r *Rules) Marks() []MarkSpec { return r.marks }

// Pools are the stocks of pieces of this game with how many each holds at setup.
func (r *Rules) Pools() []clinic.Mark {
	var pools []clinic.Mark
	for _, spec := range r.pools {
		pools = clinic.AddMarks(pools, spec.Kind, r.Config.Players*r.Number(spec.Each)+r.Number(spec.All))
	}
	return pools
}

// Options are the choices that the config of this game makes.
func (r *Rules) Options() []OptionSpec { return r.options }

// Option is what the config says about a choice, empty where the game has no such choice.
func (r *Rules) Option(name string) string { return r.Config.Options[name] }

// PersonSpec gives the specification of a kind of person that is not the base game's, nil where there is none.
func (r *Rules) PersonSpec(kind clinic.PersonKind) *PersonSpec {
	for i := range r.people {
		if r.people[i].Kind == kind {
			return &r.people[i]
		}
	}
	return nil
}

// CommandFields are the fields of a type of command that an extension brought, nil where none did.
func (r *Rules) CommandFields(command CommandType) []CommandField {
	for i := range r.commands {
		if r.commands[i].Type == command && r.commands[i].Fields != nil {
			return r.commands[i].Fields
		}
	}
	return nil
}

// MoveFields are the optional fields of a move.
func (r *Rules) MoveFields() []CommandField { return r.moveFields }

// Modes are the ways to move besides on foot.
func (r *Rules) Modes() []Mode { return r.modes }

func (r *Rules) mode(name string) *Mode {
	for i := range r.modes {
		if r.modes[i].Name == name {
			return &r.modes[i]
		}
	}
	return nil
}

// Pool is how many pieces of a stock are left.
func (c Context) Pool(kind string) int { return clinic.CountOf(c.State.Market.Pools, kind) }

// TakeFromPool takes so many pieces out of a stock; where there are fewer it takes none, and the log says that the
// rule was skipped (X6).
func (p *Play) TakeFromPool(player int, kind string, pieces int, id string) bool {
	if clinic.CountOf(p.State.Market.Pools, kind) < pieces {
		p.Tell(Event{Type: Skipped, Player: player, Rule: id, Choice: kind})
		return false
	}
	p.State.Market.Pools = clinic.AddMarks(p.State.Market.Pools, kind, -pieces)
	return true
}

// ReturnToPool puts pieces back into their stock.
func (p *Play) ReturnToPool(kind string, pieces int) {
	p.State.Market.Pools = clinic.AddMarks(p.State.Market.Pools, kind, pieces)
}

// Refuse is the verdict that speaks against a command.
func Refuse(reason rule.Reason) Verdict { return refuse(reason) }
