package dress

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
	"clinic/sprites"
)

// Obligation is something that is asked of a player in Move: its picture, and what on the table it is about.
type Obligation struct {
	Picture  sprites.ID
	Goes     Goes                               // somebody goes in there or comes out: an arrow beside the picture
	Concerns func(c game.Context) []thing.Thing // instead of what the commands of its decision point at
	Places   func(c game.Context) []thing.Thing // besides
}

// Goes is which way somebody goes.
type Goes int8

// The ways.
const (
	In Goes = iota + 1
	Out
)

var obligations map[string]Obligation

// ObligationOf is how what is asked under a key is shown.
func ObligationOf(key string) Obligation { return obligations[key] }

// movesOf are the people who could make such a move, and where they would go.
func movesOf(c game.Context, who func(*clinic.Person) bool, to func(clinic.Place) bool) (things []thing.Thing) {
	for _, move := range c.AppendMoves(who, nil) {
		if to(move.To) {
			things = append(things, thing.Somebody(move.Person), thing.InPlace(move.To, clinic.NoService))
		}
	}
	return things
}
