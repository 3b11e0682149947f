package view

import (
	"clinic/game"
	"clinic/game/campaign"
	"clinic/scenes/session"
	"clinic/scenes/table/phases"
	"clinic/sprites"
)

// Seat is a seat at the table.
type Seat struct {
	Name      string
	Color     int        // index in paint.PlayerColors
	Portrait  sprites.ID // of the figure that stands for the player
	Bot       bool
	Elsewhere bool             // a bot or somebody at another screen plays
	Presence  session.Presence // at a table of a host
}

// Situation is what the table shows of a game, as one player may see it. It must not change while it is shown;
// give Show a new one instead.
type Situation struct {
	Rules  *game.Rules
	State  *game.State // as the viewer may see it
	Viewer int
	Seats  []Seat
	// Shared is whether a host keeps the game, and Watches whether nobody at this screen plays in it.
	Shared, Watches bool
	Told            []game.Event      // what happened, in order, for the log
	Asked           []game.Obligation // what extensions have asked of the viewer in this round, including what is over
	// Listed is what the viewer may do, if a session has already listed it; else the rules are asked.
	Listed []game.Command
	// NoUndo and NoRedo are why the last command can't be undone, or the next one redone; "" if it can.
	NoUndo, NoRedo string
	// NotDone is why the step can't be ended now; "" if it can.
	NotDone string
	// Began is what the viewer may see of the state in which this round began, nil if nothing needs it.
	Began *game.State
	// NothingLeft is whether the only useful thing left to do in the step is to end it.
	NothingLeft bool
	// Dear is who could still be treated in Move, at a cost above the income; "" for nobody.
	Dear string
	// Hints is whether the viewer may ask for a hint.
	Hints bool
	// Helps is what would help most now, as far as the round's end shows it.
	Helps Helps
	// Guide is what a lesson says, nil without one.
	Guide *Guide
	// Puzzle is what is shown of a puzzle, nil in a game.
	Puzzle *Puzzle
	// Clinic is the one of the campaign that is played, nil in any other game, and Medal is the viewer's medal if
	// the game ended now.
	Clinic *campaign.Clinic
	Medal  campaign.Medal
	// Phase is how far the story of Business and Admin has gone, nil without one.
	Phase *phases.Now
	// ToBeat is the score that the viewer should beat, nil if there is none.
	ToBeat *int
}

// Helps is what could be done that would help; empty if nothing is clear.
type Helps struct {
	Could   string
	Planned string      // what the hint being followed goes on with
	Best    *game.State // how people would stand after the best Move, nil if no Move is ahead
}

// Check judges a command of the viewer's.
func (s *Situation) Check(command game.Command) game.Verdict {
	return s.Rules.Check(s.State, s.Viewer, &command)
}
