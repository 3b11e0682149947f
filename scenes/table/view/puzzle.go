package view

import (
	"clinic/game/clinic"
	"clinic/game/puzzle"
	"clinic/scenes/thing"
)

// Puzzle is what the table shows of a puzzle besides its position.
type Puzzle struct {
	*puzzle.Puzzle
	Title, Day       string    // what it is, and of which day
	Streak           string    // days in a row, empty for none
	Task             string    // in one sentence
	Asks             [3]string // for one star, two and three
	Stars            int       // the stars won
	TakenBack, Hints int
	Solved           bool           // as everybody stands now
	Pays             []clinic.Space // once solved: the rooms that pay, or work
	Said             string         // and how well it was solved
	Neat             string         // and why that is neat
	Plainly          string         // and the result without a plan
	Next             string         // when the next one comes, empty in a practice puzzle
	Hint             string         // the last hint, or ""
	Lit              []thing.Thing  // what the hint is about
	Week             []PuzzleDay    // empty in a practice puzzle
	WeekStars        string
}

// IsSolved reports whether there is a puzzle, and everybody stands as it asks.
func (z *Puzzle) IsSolved() bool { return z != nil && z.Solved }

// PuzzleDay is a day of the week of puzzles.
type PuzzleDay struct {
	Name  string
	Stars int
	Now   bool // it is the day of this puzzle
	Ahead bool // it is still to come
}

// The things of a puzzle that can be clicked.
var (
	PuzzleBack    = thing.Named(thing.Puzzle, "back")
	PuzzleHint    = thing.Named(thing.Puzzle, "hint")
	PuzzleShare   = thing.Named(thing.Puzzle, "share")
	PuzzleAnother = thing.Named(thing.Puzzle, "another")
)
