package bot

import (
	"clinic/game"
	"clinic/game/plan"
	"clinic/game/rule"
)

// before makes a decision that precedes a Move, such as who leaves work for a while. It plans the Move that would
// follow each command, and takes the command after which that and the rest are worth most. An extension's own answer
// is looked at first.
type before struct {
	planner  plan.Planner
	commands []game.Command
	next     int
	best     int
	worth    float64
}

// mostBefore is the largest number of commands that it looks at.
const mostBefore = 14

// newBefore looks at an answer and its alternatives. It returns nil if no Move follows, or if the command is about
// other players.
func newBefore(c game.Context, d *game.Decision, answer game.Command) *before {
	if !c.MoveAhead() || c.Rules.Sharing(d.Kind) != "" {
		return nil
	}
	b := &before{commands: []game.Command{answer}}
	for _, command := range c.Rules.AppendLegal(c.State, c.Player, nil) {
		if len(b.commands) < mostBefore && !command.Equal(&answer) {
			b.commands = append(b.commands, command)
		}
	}
	return b
}

func (b *before) look(g *general) (more bool) {
	if worth, ok := b.after(g, &b.commands[b.next]); ok && (b.next == 0 || worth > b.worth+leastGain) {
		b.best, b.worth = b.next, worth
	}
	b.next++
	return b.next < len(b.commands)
}

// after returns the worth of the Move that follows a command, with everything else of value then. It returns false if
// chance is involved.
func (b *before) after(g *general, command *game.Command) (float64, bool) {
	g.now.CloneInto(&g.trying)
	p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
	if !p.Apply(g.player, command).Legal() {
		return 0, false
	}
	for range mostAnswers {
		if d := g.trying.Decision(g.player); d == nil || d.Kind == game.DecideMove {
			break
		}
		if answer, ok := p.Of(g.player).Answer(); !ok || !p.Apply(g.player, &answer).Legal() {
			break
		}
	}
	if g.trying.Random != g.now.Random {
		return 0, b.next == 0
	}
	c := p.Of(g.player)
	worth := float64(b.planner.Move(c, g.pricesOf(c)).Worth) / 1000
	reasons(c, func(reason rule.Reason, points float64) {
		if reason.Key != keyBusiness && reason.What != "patients" { // the plan tells these better
			worth += points
		}
	})
	return worth, true
}
