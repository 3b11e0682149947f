// Package plan finds the best plan for a whole Move: who goes where, so that Business pays the most (B70 to B85).
package plan

import (
	"clinic/game"
	"clinic/game/clinic"
)

// Prices say what a plan should aim for, in thousandths of a point of popularity. None of the first three is
// negative.
type Prices struct {
	Dollar int64 // for a dollar that Business pays, or need not pay
	Time   int64 // for a unit of time that is saved
	Point  int64 // for a point of popularity that is won, or not lost, until the end of Admin

	// by level: for treating a patient now instead of later, beyond its income and its death
	Treated [clinic.MaxLevels]int64
	Doctor  [clinic.MaxLevels]int64 // by level: for a doctor who has this level after Admin
}

// MoneyFirst holds the prices for earning the most money, in the least time, and then with the most popularity.
var MoneyFirst = Prices{Dollar: 1e12, Time: 1e8, Point: 1000}

// Plan is what to do in a Move, and what follows from it.
type Plan struct {
	Commands   []game.Command   // moves, each legal after those before it, without Done
	Treatments []game.Treatment // who treats whom in Business, by the patients' age
	Time       int              // units that the moves take
	Income     int              // dollars that Business pays for treatments and besides (B81)
	Upkeep     int              // dollars that are then due (B83)
	Popularity int              // points from Business and Admin, less deaths and missing dollars, without bought ones
	Worth      int64            // of all that at the prices, with what doctors and treated patients are worth
	Exact      bool             // whether no other plan is worth more, and only moves can be played
	Draws      bool             // whether the commands end at a random draw, after which a new plan is needed
}

// Done returns the command that ends the player's Move once the plan's commands are played.
func (p *Plan) Done() game.Command { return game.Command{Type: game.Done} }

// Move returns the best plan for the player's Move at these prices, from the current position. It changes nothing.
func Move(c game.Context, prices Prices) Plan {
	var p Planner
	return *p.Move(c, prices)
}

// Planner makes plans one after another and reuses its memory.
type Planner struct {
	board board
	plan  Plan
	moves []move
	trial trial
	draw  game.Command
}

// Move is like the function Move, but its result is only valid until the planner's next call.
func (p *Planner) Move(c game.Context, prices Prices) *Plan {
	p.plan = Plan{Commands: p.plan.Commands[:0], Treatments: p.plan.Treatments[:0], Exact: true}
	for here := range c.Boards() {
		b := &p.board
		b.look(here, prices)
		b.search()
		p.moves = b.moves(p.moves[:0])
		b.tell(&p.plan)
		for _, m := range p.moves {
			if m.drawn && !p.plan.Draws {
				p.plan.Draws, p.plan.Exact = true, false
				p.draw = b.command(m)
			}
			p.plan.Commands = append(p.plan.Commands, b.command(m))
			p.plan.Time += int(m.time)
		}
	}
	if p.plan.Draws && c.Rules.Check(c.State, c.Player, &p.draw).Legal() {
		p.plan.Commands = append(p.plan.Commands[:0], p.draw)
		return &p.plan
	}
	p.plan.Draws = false
	if extended(c.Rules) {
		p.plan.Exact = p.plan.Exact && !c.MoreThan(game.DecideMove, game.MoveOne, game.Done)
		p.trial.play(c, prices, &p.plan)
	}
	return &p.plan
}

// extended reports whether the game has extensions, which may change Move.
func extended(rules *game.Rules) bool { return len(rules.Config.Extensions) > 0 }

// command returns the command of a move.
func (b *board) command(m move) game.Command {
	command := game.Command{Type: game.MoveOne, Board: b.c.BoardName(), Person: b.people[m.person].ID, To: clinic.In(m.to)}
	if m.back {
		command.To = clinic.Place{Area: clinic.PreAdmissions}
	}
	if m.trip != none && b.trips[m.trip].mode != none {
		t := &b.trips[m.trip]
		command.Choice = b.c.Rules.Modes()[t.mode].Name
		command.Path = b.ways[t.ways].Way(m.to, nil)
	}
	return command
}

// treat adds a treatment, and reuses memory if possible.
func (p *Plan) treat(patient string) *game.Treatment {
	if len(p.Treatments) < cap(p.Treatments) {
		p.Treatments = p.Treatments[:len(p.Treatments)+1]
	} else {
		p.Treatments = append(p.Treatments, game.Treatment{})
	}
	t := &p.Treatments[len(p.Treatments)-1]
	t.Patient, t.Doctors, t.Nurses = patient, t.Doctors[:0], t.Nurses[:0]
	return t
}
