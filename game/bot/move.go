package bot

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// mover finds the next command of a Move: it plans the whole Move and plays the plan's first command. If something
// other than a move can be done, it also looks at the plan that would follow that.
type mover struct {
	planner plan.Planner
	prices  plan.Prices
	moves   []game.Command // of the best plan, from now on
	worth   int64          // of the best plan

	others []game.Command // commands besides moves
	next   int            // index in others
	over   bool           // the command is final

	found   bool
	command game.Command
	plan    []game.Command
}

// manyMoves returns after how many moves in one Move a player wants to be done in any case: hardly anyone has to move
// twice.
func manyMoves(c game.Context) int {
	people := 4
	for board := range c.Boards() {
		people += len(board.Clinic().People)
	}
	return people
}

// How many commands besides those of the plan it looks at, and how many decisions that follow from one.
const (
	mostOthers  = 24
	mostAnswers = 6
)

// pricesOf returns the prices of a plan, as far as a simple player knows: in the last round nothing has to be kept
// for later.
func pricesOf(c game.Context) plan.Prices {
	p := plan.Prices{
		Dollar: 1000 / int64(c.Number(game.PricePopularity)), Time: 1000 / int64(c.Number(game.TimePerPoint)), Point: 1000,
	}
	last := c.RoundsAhead() <= 1
	for level := range p.Treated {
		p.Doctor[level] = 300 * int64(level)
		p.Treated[level] = 700
		if last {
			p.Doctor[level], p.Treated[level] = 1000*int64(level), 1000*int64(level)
		}
	}
	return p
}

// pricesOf returns the prices of its plans.
func (g *general) pricesOf(c game.Context) plan.Prices {
	if g.prices != nil {
		return g.prices(c)
	}
	return pricesOf(c)
}

// look makes the plan first, and then looks at one of the other commands each time.
func (m *mover) look(g *general) (more bool) {
	c := game.Context{Rules: g.rules, State: g.now, Player: g.player}
	switch {
	case m.over:
		return false
	case !m.found && g.now.Players[g.player].Turn.Moves >= manyMoves(c):
		m.endAnyhow(g)
		return false
	case !m.found:
		m.prices = g.pricesOf(c)
		best := m.planner.Move(c, m.prices)
		m.moves, m.worth = slices.Clone(best.Commands), best.Worth
		m.others = m.othersOf(c, g.rules.AppendLegal(g.now, g.player, nil))
		m.choose(g)
	default:
		m.lookAt(g, &m.others[m.next])
		m.next++
	}
	return m.next < len(m.others)
}

// othersOf returns the commands besides the plan: all that are not moves; if the plan moves no one, also those that
// bring patients to where they can go on from, since what happens to them there may change the plan.
func (m *mover) othersOf(c game.Context, commands []game.Command) []game.Command {
	commands = slices.DeleteFunc(commands, func(command game.Command) bool {
		if command.Type != game.MoveOne {
			return isDone(command)
		}
		person := c.Where(command.Person).Clinic().Person(command.Person)
		spec := c.Where(command.Person).Rules.Component(c.Where(command.Person).Clinic().At(command.To.Space).Kind)
		return len(m.moves) > 0 || c.Rules.As(person.Kind) != clinic.Patient || spec == nil || !spec.OnFrom
	})
	return commands[:min(len(commands), mostOthers)]
}

// lookAt makes the plan that would follow another command and the decisions because of it, and takes it if it is
// worth more.
func (m *mover) lookAt(g *general, command *game.Command) {
	g.now.CloneInto(&g.trying)
	p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
	if !p.Apply(g.player, command).Legal() {
		return
	}
	for range mostAnswers {
		if answer, ok := p.Of(g.player).Answer(); !ok || !p.Apply(g.player, &answer).Legal() {
			break
		}
	}
	if d := g.trying.Decision(g.player); d == nil || d.Kind != game.DecideMove {
		return
	}
	best, before, after := m.planner.Move(p.Of(g.player), m.prices), &g.now.Players[g.player], &g.trying.Players[g.player]
	worth := best.Worth + m.prices.Dollar*int64(after.Money-before.Money) - m.prices.Time*int64(after.Time-before.Time) +
		m.prices.Point*int64(after.Popularity-before.Popularity)
	if worth > m.worth {
		m.worth, m.command, m.plan = worth, *command, slices.Clone(best.Commands)
	}
}

// choose takes the first command of the plan that the player thinks of. If none is left, the player is done, or meets
// what is still required.
func (m *mover) choose(g *general) {
	m.found = true
	for i := range m.moves {
		command := &m.moves[i]
		if g.forgets(command.Person) || !g.rules.Check(g.now, g.player, command).Legal() || m.undoes(g, command) {
			continue
		}
		m.command, m.plan = *command, m.moves[i+1:]
		return
	}
	m.command, m.plan = game.Command{Type: game.Done}, nil
	if !g.rules.Check(g.now, g.player, &m.command).Legal() {
		m.meet(g)
	}
}

// undoes reports whether the player might be done with Move now, but not after this command: an obligation has been
// met, and the plan doesn't know about it.
func (m *mover) undoes(g *general, command *game.Command) bool {
	done := game.Command{Type: game.Done}
	if !g.rules.Check(g.now, g.player, &done).Legal() {
		return false
	}
	g.now.CloneInto(&g.trying)
	p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
	p.Apply(g.player, command)
	d := g.trying.Decision(g.player)
	return d != nil && d.Kind == game.DecideMove && !g.rules.Check(&g.trying, g.player, &done).Legal()
}

// meet plays the cheapest command that meets what prevents the end of Move (X10).
func (m *mover) meet(g *general) {
	done := game.Command{Type: game.Done}
	asked := g.rules.Check(g.now, g.player, &done).Refusal
	commands := g.rules.AppendLegal(g.now, g.player, nil)
	best, least := -1, 0
	for i := range commands {
		if isDone(commands[i]) {
			continue
		}
		g.now.CloneInto(&g.trying)
		p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
		v := p.Apply(g.player, &commands[i])
		if !v.Legal() {
			continue
		}
		after := g.rules.Check(&g.trying, g.player, &done)
		harm := 20*v.Cost.Time + 100*v.Cost.Popularity + 30*v.Cost.Money + harmOfMoving(p.Of(g.player), &commands[i])
		switch {
		case after.Legal():
		case after.Refusal != asked:
			harm += 1000
		default:
			harm += 100_000
		}
		if best < 0 || harm < least {
			best, least = i, harm
		}
	}
	if best >= 0 {
		m.command = commands[best]
	}
}

// harmOfMoving returns how much less a clinic can do when a person goes where the command sends them, in hundredths
// of a point; 0 for a command that is not a move.
func harmOfMoving(c game.Context, command *game.Command) int {
	if command.Type != game.MoveOne {
		return 0
	}
	where := c.Where(command.Person)
	person := where.Clinic().Person(command.Person)
	if person == nil {
		return 0
	}
	switch where.Rules.As(person.Kind) {
	case clinic.Orderly:
		return 30
	case clinic.Nurse:
		return 150
	case clinic.Doctor:
		return 300 + 50*int(min(person.Level, clinic.Red))
	}
	return 200
}

// mostHarm is the largest result of harmOfMoving.
const mostHarm = 500

// endAnyhow ends a Move that has gone in circles: if it may not end yet, a random command has to find a way out.
func (m *mover) endAnyhow(g *general) {
	m.found, m.over, m.command = true, true, game.Command{Type: game.Done}
	if !g.rules.Check(g.now, g.player, &m.command).Legal() {
		commands := g.rules.AppendLegal(g.now, g.player, nil)
		m.command = commands[g.chance.Below(len(commands))]
	}
}
