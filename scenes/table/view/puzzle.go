package view

import (
	"clinic/game/clinic"
	"clinic/game/puzzle"
	"clinic/scenes/table/thing"
)

// Puzzle is what the table shows of a puzzle besides its position.
type Puzzle struct {
	*puzzle.Puzzle
	Title, Day       string    // what it is, and of which day
	Streak           string    // days in a row, empty for none
	Task             string    // in a sentence
	Asks             [3]string // for one star, two and three
	Stars            int       // that were won
	TakenBack, Hints int
	Solved           bool           // as everybody stands now
	Pays             []clinic.Space // when it is solved: the rooms that pay, or work
	Said             string         // and how well
	Neat             string         // and why that is neat
	Plainly          string         // and what would have come of it without a plan
	Next             string         // when the next one comes, empty in a practice puzzle
	Hint             string         // what was told last, or nothing
	Lit              []thing.Thing  // what the hint is about
	Week             []PuzzleDay    // empty in a practice puzzle
	WeekStars        string
}

// PuzzleDay is a day of the week of puzzles.
type PuzzleDay struct {
	Name  string
	Stars int
	Now   bool // it is the day of this puzzle
	Ahead bool // it is still to come
}

// What can be clicked of a puzzle.
var (
	PuzzleBack    = thing.Named(thing.Puzzle, "back")
	PuzzleHint    = thing.Named(thing.Puzzle, "hint")
	PuzzleShare   = thing.Named(thing.Puzzle, "share")
	PuzzleAnother = thing.Named(thing.Puzzle, "another")
)
