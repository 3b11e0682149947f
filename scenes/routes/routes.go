// Package routes says where screens lead that don't know each other: the start fills it, and the window hands it on.
package routes

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/words"
)

// Routes make scenes that others lead to without knowing them. One that is nil leads nowhere, and is not shown.
type Routes struct {
	// NewGame puts a new game together.
	NewGame func() scenes.Scene
	// Play begins a game by these rules, with who plays and what is to be beaten.
	Play func(rules *game.Rules, table session.Table) scenes.Scene
	// Another begins a game like that one with another seed.
	Another func(rules *game.Rules, seats session.Seats) scenes.Scene
	// Standing finds what a game alone that is over came to among the records. What it finds comes once, and nothing
	// where it can't be known.
	Standing func(match *game.Match) <-chan Standing
	// Rivals are those of the program's players who play a game alone that is over once more.
	Rivals func(s *session.Session) []*session.Rival
	// Review shows which decisions of a game that is over cost most.
	Review func(s *session.Session) scenes.Scene
	// Replay shows a match again from one of its moments on, counted in commands, with the eyes of a player.
	Replay func(match *game.Match, seats session.Seats, at, player int) scenes.Scene
	// Campaign is the campaign after a game in its clinic of that number, from 1, which has just been played.
	Campaign func(after int) scenes.Scene
	// Book is the book of rules, for the game that is played or nil, open at a rule by its id or at a page by its name, or
	// at its beginning.
	Book func(played *game.Rules, at string) scenes.Scene
	// Given shows in the place of this scene what a text holds that somebody was given: a game of a link, or of a code.
	// Its error is one sentence.
	Given func(c *scenes.Context, text string) error
	// Collection takes in a file with games, records and what is kept beside them.
	Collection func(file []byte) scenes.Scene
}

// Standing is what a game alone came to among the records.
type Standing struct {
	Known  bool   // it was looked up
	Before *int   // the best score in the Hall of Fame before, with the same goal, side and extensions; nil where there is none
	Why    string // it does not stand in the Hall of Fame, in a few words; empty where it may
}

// Of returns the routes of the program that a scene runs in.
func Of(c *scenes.Context) *Routes {
	if r, there := c.Options.Routes.(*Routes); there {
		return r
	}
	return &Routes{}
}

// A Playing scene is about a game that is played by rules of its own.
type Playing interface{ Playing() *game.Rules }

// Tell tells the window what it has to know of a program with these routes.
func (r *Routes) Tell(o *scenes.Options) {
	o.Routes, o.Trouble, o.SoundOf = r, words.Trouble, sounds.OfGesture
	if r.Book != nil {
		o.Book = func(below []scenes.Scene, at string) scenes.Scene { return r.Book(played(below), at) }
	}
}

// Options returns the options of a program that has nothing but these routes.
func (r Routes) Options() (o scenes.Options) {
	r.Tell(&o)
	return o
}

// played returns the rules of the game that the uppermost of some scenes is about; nil without one.
func played(below []scenes.Scene) *game.Rules {
	for i := len(below) - 1; i >= 0; i-- {
		if scene, ok := below[i].(Playing); ok {
			return scene.Playing()
		}
	}
	return nil
}
