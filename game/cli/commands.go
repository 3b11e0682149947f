// Package cli holds the commands that need no window: the engine protocol, contests of bots, and what measures them.
package cli

import "clinic/game"

// Commands are the commands with what they need of the program around the rules.
type Commands struct {
	Version  string // of the program
	Weights  []byte // what the bots have learned, which bot.ReadJudgement reads
	Campaign []byte // the clinics of the campaign, which campaign.Read reads

	// Advise gives a match with all its seats at one screen, where hints can be asked for.
	Advise func(*game.Match) Advisor
}

// Advisor gives hints in a match and follows them.
type Advisor interface {
	OpenCurtain()                           // shows the game to whoever decides next
	HintedCommands(work int) []game.Command // of a hint that was thought about for so many units of work; none without one
	FollowHint() game.Verdict               // plays the first of them
	State() *game.State                     // as the viewer may see it
	Viewer() int                            // whose hint it is
}
