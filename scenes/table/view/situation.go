package view

import (
	"clinic/game"
	"clinic/game/campaign"
	"clinic/scenes/table/phases"
	"clinic/sprites"
)

// Seat is who sits at the table.
type Seat struct {
	Name     string
	Color    int        // in paint.PlayerColors
	Portrait sprites.ID // of the figure that stands for the player
	Bot      bool
}

// Situation is what the table shows of a game, for the eyes of one player. It must not change while it is shown; give
// Show a new one instead.
type Situation struct {
	Rules  *game.Rules
	State  *game.State // as the viewer may see it
	Viewer int
	Seats  []Seat
	Told   []game.Event      // what happened, in order, for the log
	Asked  []game.Obligation // what extensions have asked of the viewer in this round, also what is over
	// Listed is what the viewer may do, where a session has listed it already; else the rules are asked.
	Listed []game.Command
	// Why the last command cannot be taken back, or the next one not be played again; empty where it can.
	NoUndo, NoRedo string
	// Why the step cannot be ended now; empty where it can.
	NotDone string
	// Began is what the viewer may see of the state in which this round began, nil where nobody asks.
	Began *game.State
	// NothingLeft says that nothing is left to do in the step that would be of use but to end it.
	NothingLeft bool
	// Dear says who could still be treated in Move, where that costs more than it brings; empty for nobody.
	Dear string
	// Hints says that the viewer may ask for a hint.
	Hints bool
	// Helps is what would help most now, as far as the round's end shows it.
	Helps Helps
	// Guide is what a lesson says, nil where none leads the viewer.
	Guide *Guide
	// Puzzle is what is shown of a puzzle, nil in a game.
	Puzzle *Puzzle
	// Clinic is that of the campaign which is played, nil in any other game, and Medal what the viewer would have in it if
	// the game ended now.
	Clinic *campaign.Clinic
	Medal  campaign.Medal
	// Phase is how far Business and Admin have been told, nil where they are not.
	Phase *phases.Now
	// ToBeat is the score that the viewer is to beat, nil where there is none.
	ToBeat *int
}

// Helps is what could be done that would help; empty where nothing is plain.
type Helps struct {
	Could   string
	Planned string      // what the hint goes on with that is followed
	Best    *game.State // as people would stand after the best Move, nil where none is ahead
}

// Check judges a command of the viewer's.
func (s *Situation) Check(command game.Command) game.Verdict {
	return s.Rules.Check(s.State, s.Viewer, &command)
}
