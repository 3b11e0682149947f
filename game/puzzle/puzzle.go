// Package puzzle makes the puzzle of each day: a step of a game played by the program's players, with a task whose
// best answer is proven. The puzzle depends only on the number of the day.
package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// Puzzle is a task in a position of a solo game.
type Puzzle struct {
	Number int
	Kind   Kind
	Grade  int // 1 easy to 3 hard
	Rules  *game.Rules
	Start  *game.State // where the player begins; must not be changed

	Asks   []Ask          // what it asks for
	Answer []game.Command // the best answer, in an order in which each command is legal
	Best   Standing       // the standing after the answer
	Plain  Standing       // the standing of a player who doesn't plan

	prices plan.Prices // the prices at which the answer's Move is the best
}

// Ask returns what the puzzle asks of a measure, or the zero Ask if nothing.
func (p *Puzzle) Ask(m Measure) Ask {
	for _, ask := range p.Asks {
		if ask.Of == m {
			return ask
		}
	}
	return Ask{}
}

// context returns the context of the puzzle's player in a state.
func (p *Puzzle) context(s *game.State) game.Context { return game.Context{Rules: p.Rules, State: s} }

// Standing measures a position of the puzzle by the rules. It changes nothing.
func (p *Puzzle) Standing(s *game.State) Standing {
	c := p.context(s)
	d := s.Decision(0)
	at := Standing{Ends: d != nil && p.Rules.Check(s, 0, &game.Command{Type: game.Done}).Legal()}
	if p.Kind.moves() {
		at.Ends = at.Ends && d.Kind == game.DecideMove
	}
	add := func(m Measure, amount int) { at.Amounts = append(at.Amounts, Amount{m, amount}) }
	start := &p.Start.Players[0]
	switch p.Kind {
	case TwoRooms, FullHouse:
		add(Rooms, c.FunctionalRooms().Count())
		add(Places, c.Places())
	case TheQueue:
		add(Admitted, p.admitted(s))
		add(Points, start.Turn.Queue-s.Players[0].Turn.Queue)
	case LastRound:
		add(Score, p.score(s))
	case TheBill:
		add(Bought, c.Forecast().Affordable)
		add(Nurses, atWork(s))
	default:
		f := c.Forecast()
		add(Income, f.Income)
		add(Earned, f.Income-f.Salaries)
		add(Treated, len(f.Treatments))
		add(Dying, len(c.Deaths()))
	}
	add(Time, s.Players[0].Time-start.Time)
	add(Spent, start.Money-s.Players[0].Money)
	return at
}

// Solves reports whether a standing solves the task.
func (p *Puzzle) Solves(at Standing) bool {
	for i := range p.Asks {
		if a := &p.Asks[i]; !a.met(at.Of(a.Of), a.One) {
			return false
		}
	}
	return at.Ends
}

// Stars returns the stars of a standing, except for the third, which depends on the way to it: none, one if it solves
// the task, two if nothing is better.
func (p *Puzzle) Stars(at Standing) int {
	if !p.Solves(at) {
		return 0
	}
	for i := range p.Asks {
		if a := &p.Asks[i]; !a.met(at.Of(a.Of), a.Two) {
			return 1
		}
	}
	return 2
}

// GoesOn reports whether the current step leads to another one of the puzzle when it ends.
func (p *Puzzle) GoesOn(s *game.State) bool {
	d := s.Decision(0)
	return p.Kind.moves() && d != nil && d.Kind != game.DecideMove && d.Kind != game.DecideAction
}

// Refuses returns the key of the sentence that says why a command is not part of the puzzle, or "" if it is.
func (p *Puzzle) Refuses(s *game.State, command *game.Command) string {
	switch {
	case command.Type == game.Done && !p.GoesOn(s):
		return "not_ended"
	case p.Kind == TheRide && command.Type == game.BuildOne && (command.Component.Kind != clinic.Conveyor || s.Players[0].Turn.Built > 0):
		return "only_conveyor"
	}
	return ""
}

// Count returns how many people of a kind the player has.
func (p *Puzzle) Count(kind clinic.PersonKind) (count int) {
	for i := range p.Start.Players[0].Clinic.People {
		if p.Start.Players[0].Clinic.People[i].Kind == kind {
			count++
		}
	}
	return count
}

// After returns the position after the player's commands, or nil if one of them is refused.
func (p *Puzzle) After(commands []game.Command) *game.State { return p.then(p.Start, commands) }

// then returns the position after commands from another position, or nil if one of them is refused.
func (p *Puzzle) then(s *game.State, commands []game.Command) *game.State {
	s = s.Clone()
	for i := range commands {
		if _, v := p.Rules.Apply(s, 0, &commands[i]); !v.Legal() {
			return nil
		}
	}
	return s
}

// Rest returns the commands that solve the puzzle from the position after the played commands, as well as it can
// still be solved. It returns false if it can't, and the player has to go back.
func (p *Puzzle) Rest(s *game.State, played []game.Command) (commands []game.Command, solves bool) {
	d := s.Decision(0)
	switch {
	case len(played) < len(p.Answer) && slices.EqualFunc(played, p.Answer[:len(played)], func(a, b game.Command) bool { return a.Equal(&b) }):
		return p.Answer[len(played):], true
	case d == nil:
		return nil, false
	case d.Kind == game.DecideMove:
		commands = plan.Move(p.context(s), p.prices).Commands
	case p.Kind == TwoRooms, p.Kind == FullHouse:
		commands = p.bestBuilds(s)
	case p.Kind == TheQueue:
		commands = p.bestQueue(s)
	case p.Kind == TheBill:
		commands = p.bestBill(s)
	default:
		commands = p.onward(s)
	}
	then := p.then(s, commands)
	return commands, len(commands) > 0 && then != nil && p.Solves(p.Standing(then))
}

// onward returns the commands from a step before Move to the end of the answer: what is left of the answer in that
// step, then the best Move from there.
func (p *Puzzle) onward(s *game.State) (commands []game.Command) {
	now := s.Clone()
	play := func(command game.Command) {
		if _, v := p.Rules.Apply(now, 0, &command); v.Legal() {
			commands = append(commands, command)
		}
	}
	for _, command := range p.Answer {
		if command.Type == game.MoveOne || now.Decision(0) == nil || now.Decision(0).Kind == game.DecideMove {
			break
		}
		if command.Type == game.HireOne || command.Type == game.BuildOne && p.Refuses(now, &command) == "" {
			play(command)
		}
	}
	if p.GoesOn(now) {
		play(game.Command{Type: game.Done})
	}
	if d := now.Decision(0); d != nil && d.Kind == game.DecideMove {
		commands = append(commands, plan.Move(p.context(now), p.prices).Commands...)
	}
	return commands
}
