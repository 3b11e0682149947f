package bot

import (
	"slices"

	"clinic/game"
)

// ahead looks at each command that is legal in a state, and finds the one after which the judge likes the position
// best. To be done is worth what the position is worth as it stands.
type ahead struct {
	rules    *game.Rules
	judge    Judge
	player   int
	from     *game.State
	commands []game.Command
	next     int // of the commands to be looked at

	best  int // index of a command
	worth float64
	stays float64 // what it is worth as it stands

	play  game.Play
	trial game.State
}

// leastGain is how many points a command must bring to be better than to be done.
const leastGain = 0.02

// begin begins to look ahead of that state, which may not change before the end.
func (a *ahead) begin(rules *game.Rules, judge Judge, s *game.State, player int) {
	a.rules, a.judge, a.player, a.from, a.next, a.best = rules, judge, player, s, 0, 0
	a.commands = rules.AppendLegal(s, player, a.commands[:0])
	a.stays = judge.Worth(game.Context{Rules: rules, State: s, Player: player})
	if done := slices.IndexFunc(a.commands, isDone); done > 0 {
		a.commands[0], a.commands[done] = a.commands[done], a.commands[0]
	}
}

func isDone(c game.Command) bool { return c.Type == game.Done }

// forget takes so many of a hundred commands off the list by chance, the first never.
func (a *ahead) forget(chance *game.Random, percent int) {
	if percent == 0 || len(a.commands) == 0 {
		return
	}
	kept := 1
	for i := 1; i < len(a.commands); i++ {
		if chance.Below(100) >= percent {
			a.commands[kept] = a.commands[i]
			kept++
		}
	}
	a.commands = a.commands[:kept]
}

// look looks at one more command, and tells whether there are others.
func (a *ahead) look() (more bool) {
	if a.next >= len(a.commands) {
		return false
	}
	command := &a.commands[a.next]
	if isDone(*command) {
		a.best, a.worth = a.next, a.stays+leastGain
	} else if worth, legal := a.after(command); legal && (a.next == 0 || worth > a.worth) {
		a.best, a.worth = a.next, worth
	}
	a.next++
	return a.next < len(a.commands)
}

// after is what the position is worth once the command is played.
func (a *ahead) after(command *game.Command) (worth float64, legal bool) {
	a.from.CloneInto(&a.trial)
	a.play = game.Play{Rules: a.rules, State: &a.trial, Events: a.play.Events[:0], Within: true}
	if !a.play.Apply(a.player, command).Legal() {
		return 0, false
	}
	return a.judge.Worth(a.play.Of(a.player)), true
}

// gains tells whether the best command brings anything.
func (a *ahead) gains() bool {
	return len(a.commands) > 0 && !isDone(a.commands[a.best]) && a.worth > a.stays+leastGain
}
