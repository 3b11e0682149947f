package bot

import (
	"slices"

	"clinic/game"
)

// ahead looks at each legal command in a state, and finds the one after which the judge likes the position best. Done
// is worth what the position is worth as it stands.
type ahead struct {
	rules    *game.Rules
	judge    Judge
	player   int
	from     *game.State
	commands []game.Command
	next     int // index of the next command to look at

	best  int // index of a command
	worth float64
	stays float64 // worth of the position as it stands

	play  game.Play
	trial game.State
}

// leastGain is how many points a command must gain to be better than done.
const leastGain = 0.02

// begin starts looking ahead from a state, which must not change before the end.
func (a *ahead) begin(rules *game.Rules, judge Judge, s *game.State, player int) {
	a.rules, a.judge, a.player, a.from, a.next, a.best = rules, judge, player, s, 0, 0
	a.commands = rules.AppendLegal(s, player, a.commands[:0])
	a.stays = judge.Worth(game.Context{Rules: rules, State: s, Player: player})
	if done := slices.IndexFunc(a.commands, isDone); done > 0 {
		a.commands[0], a.commands[done] = a.commands[done], a.commands[0]
	}
}

func isDone(c game.Command) bool { return c.Type == game.Done }

// forget drops commands at random, each with this probability in percent, but never the first.
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

// look looks at one more command, and reports whether there are others.
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

// after returns the worth of the position after a command.
func (a *ahead) after(command *game.Command) (worth float64, legal bool) {
	a.from.CloneInto(&a.trial)
	a.play = game.Play{Rules: a.rules, State: &a.trial, Events: a.play.Events[:0], Within: true}
	if !a.play.Apply(a.player, command).Legal() {
		return 0, false
	}
	return a.judge.Worth(a.play.Of(a.player)), true
}

// gains reports whether the best command gains anything.
func (a *ahead) gains() bool {
	return len(a.commands) > 0 && !isDone(a.commands[a.best]) && a.worth > a.stays+leastGain
}
