package plan

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// trial plays a plan by the rules before it is returned: extensions may require an order, or forbid something that
// the planner doesn't know about.
type trial struct {
	state, next game.State
	game        game.Play
	left        []game.Command
	treatments  []game.Treatment
	then        game.State // the state in Admin 9
	legal       []game.Command
}

// play puts the commands into a legal order and drops those that never become legal. If Move may not end then, it
// finds a way to end it; such a plan is not exact.
func (t *trial) play(c game.Context, prices Prices, p *Plan) {
	c.State.CloneInto(&t.state)
	if d := t.state.Decision(c.Player); d == nil {
		t.state.Pending = append(t.state.Pending, game.Decision{Kind: game.DecideMove, Player: c.Player})
	}
	t.game.Rules, t.game.State = c.Rules.Boards()[0], &t.state
	t.left = append(t.left[:0], p.Commands...)
	p.Commands = p.Commands[:0]
	before := t.state.Players[c.Player].Time
	for played := true; played && len(t.left) > 0; {
		played = false
		for i := 0; i < len(t.left); i++ {
			t.game.Events = t.game.Events[:0]
			if !t.game.Apply(c.Player, &t.left[i]).Legal() {
				continue
			}
			p.Commands = append(p.Commands, t.left[i])
			t.left = slices.Delete(t.left, i, i+1)
			played = true
			break
		}
	}
	if len(t.left) > 0 || !t.ends(c) {
		p.Exact = false
		t.finish(c, p)
		c.State = &t.state
		p.Treatments = p.Treatments[:0]
		for board := range c.Boards() {
			p.Treatments = append(p.Treatments, board.BestTreatments()...)
		}
	}
	t.measure(c, prices, p, before)
}

// ends reports whether Move may end now.
func (t *trial) ends(c game.Context) bool {
	done := game.Command{Type: game.Done}
	d := t.state.Decision(c.Player)
	return d != nil && d.Kind == game.DecideMove && t.game.Rules.Check(&t.state, c.Player, &done).Legal()
}

// How many attempts with random moves are made to end a Move that nothing else ends, and how many moves each may
// have.
const (
	strolls = 24
	steps   = 60
)

// finish adds moves until Move may end: the quickest single move that is enough, or else random ones, which are
// always the same.
func (t *trial) finish(c game.Context, p *Plan) {
	if t.ends(c) {
		return
	}
	t.state.CloneInto(&t.next)
	if t.last(c, p) {
		return
	}
	kept := len(p.Commands)
	for attempt := range strolls {
		chance := game.Random{Word: uint64(attempt)}
		for range 1 + steps*(attempt+1)/strolls {
			if !t.list(c) {
				break
			}
			command := t.legal[chance.Below(len(t.legal))]
			if t.apply(c, &command) {
				p.Commands = append(p.Commands, command)
			}
			if t.ends(c) || t.last(c, p) {
				return
			}
		}
		p.Commands = p.Commands[:kept]
		t.next.CloneInto(&t.state)
	}
}

// last plays the quickest move after which Move may end, and returns false if there is none.
func (t *trial) last(c game.Context, p *Plan) bool {
	if !t.list(c) {
		return false
	}
	var here game.State
	t.state.CloneInto(&here)
	best, least := none, 0
	for i := range t.legal {
		if t.apply(c, &t.legal[i]) && t.ends(c) {
			if time := t.state.Players[c.Player].Time; best == none || time < least {
				best, least = i, time
			}
		}
		here.CloneInto(&t.state)
	}
	if best == none {
		return false
	}
	p.Commands = append(p.Commands, t.legal[best])
	t.apply(c, &t.legal[best])
	return true
}

// list lists the legal moves, and returns false if there are none.
func (t *trial) list(c game.Context) bool {
	t.legal = t.game.Rules.AppendLegal(&t.state, c.Player, t.legal[:0])
	t.legal = slices.DeleteFunc(t.legal, func(command game.Command) bool { return command.Type != game.MoveOne })
	return len(t.legal) > 0
}

// apply plays a command after which the player still moves; it rejects one that leads to a random draw.
func (t *trial) apply(c game.Context, command *game.Command) bool {
	if person := (game.Context{Rules: t.game.Rules, State: &t.state, Player: c.Player}).Clinic().Person(command.Person); person != nil && person.Level == clinic.Unclassified {
		return false
	}
	t.game.Events = t.game.Events[:0]
	return t.game.Apply(c.Player, command).Legal()
}
