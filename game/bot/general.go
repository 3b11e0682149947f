package bot

import (
	"clinic/game"
)

// general answers any decision of any game: it looks one command ahead and takes the one after which the judge likes the position
// best.
type general struct {
	rules  *game.Rules
	judge  Judge
	player int

	now      *game.State // whole, with what is hidden drawn anew
	commands []game.Command
	next     int // of the commands to be looked at
	play     game.Play
	trial    game.State

	best  int // index of a command
	worth float64
	was   []Reason // of the position before the command
}

func newGeneral(rules *game.Rules, judge Judge, view *game.State, player int, chance *game.Random) *general {
	g := &general{rules: rules, judge: judge, player: player, now: rules.Determinize(view, chance)}
	g.commands = rules.Legal(g.now, player)
	if d := g.now.Decision(player); d != nil && d.Kind == game.DecideTreatments {
		done := game.Command{Type: game.Done} // what the program proposes is the best (B80)
		if rules.Check(g.now, player, &done).Legal() {
			g.commands = []game.Command{done}
		}
	}
	return g
}

func (g *general) look() (more bool) {
	if g.next >= len(g.commands) {
		return false
	}
	if worth, legal := g.after(&g.commands[g.next]); legal && (g.next == 0 || worth > g.worth) {
		g.best, g.worth = g.next, worth
	}
	g.next++
	return g.next < len(g.commands)
}

// after is what the position is worth once the command is played.
func (g *general) after(command *game.Command) (worth float64, legal bool) {
	g.now.CloneInto(&g.trial)
	g.play = game.Play{Rules: g.rules, State: &g.trial, Events: g.play.Events[:0], Within: true}
	if !g.play.Apply(g.player, command).Legal() {
		return 0, false
	}
	return g.judge.Worth(g.play.Of(g.player)), true
}

func (g *general) advice() Advice {
	if len(g.commands) == 0 {
		return Advice{}
	}
	return Advice{Command: g.commands[g.best], Value: g.worth}
}
