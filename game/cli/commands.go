// Package cli holds the commands that need no window: the engine protocol, contests between bots, and measurements of
// them.
package cli

import (
	"time"

	"clinic/game"
)

// Commands are the commands, with what they need from the rest of the program.
type Commands struct {
	Version  string // of the program
	Weights  []byte // the bots' learned weights, for bot.ReadJudgement
	Campaign []byte // the clinics of the campaign, for campaign.Read

	Folder func() (string, error) // where commands keep what is theirs
	Now    func() time.Time

	// Advise returns an Advisor for a match whose seats are all at one screen.
	Advise func(*game.Match) Advisor
}

// Advisor gives hints in a match and follows them.
type Advisor interface {
	OpenCurtain()                           // shows the game to the next player to decide
	HintedCommands(work int) []game.Command // of a hint thought about for this many units of work; none without a hint
	FollowHint() game.Verdict               // plays the first of them
	State() *game.State                     // as the viewer may see it
	Viewer() int                            // the player the hint is for
}
