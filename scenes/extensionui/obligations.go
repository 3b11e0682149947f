package extensionui

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/sprites"
)

// Obligation is something asked of a player in Move: its picture, and what on the table it concerns.
type Obligation struct {
	Picture  sprites.ID
	Goes     Goes                               // somebody goes in or comes out: an arrow beside the picture
	Concerns func(c game.Context) []thing.Thing // instead of what the commands of its decision point at
	Places   func(c game.Context) []thing.Thing // in addition
}

// Goes is the direction in which somebody goes.
type Goes int8

// Directions.
const (
	In Goes = iota + 1
	Out
)

var obligations map[string]Obligation

// ObligationOf returns how an obligation is shown, by its key.
func ObligationOf(key string) Obligation { return obligations[key] }

// movesOf returns the people who could make a move to such a place, each followed by where they would go.
func movesOf(c game.Context, who func(*clinic.Person) bool, to func(clinic.Place) bool) (things []thing.Thing) {
	for _, move := range c.AppendMoves(who, nil) {
		if to(move.To) {
			things = append(things, thing.Somebody(move.Person), thing.InPlace(move.To, clinic.NoService))
		}
	}
	return things
}
