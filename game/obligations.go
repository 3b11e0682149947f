package game

import (
	"iter"
	"slices"

	"clinic/game/clinic"
)

// Obligation is something that an extension asks of a player in Move (X10): what it costs to
// meet, and what happens if it can't be met.
type Obligation struct {
	Extension string
	Key       string       // what is to be done: a separate word for each kind of obligation
	Rule      string       // the rule that asks for it
	Decision  DecisionKind // the decision that meets it; empty if the game meets it by itself
	Number    int          // number of people concerned
	Open      bool         // the player decides it now; otherwise it comes later in this round
	Possible  bool         // it can be met as the clinic stands now
	Costs     []Span       // of meeting it, one for each way to do so; none if it can't be met
	Otherwise Cost         // if it can't be met; zero if it is skipped (X12)
	Deadly    bool         // somebody dies if it can't be met
}

// Span is the least and the most that something may cost: time, dollars and points, each by itself.
type Span struct{ Least, Most Cost }

// Obligations returns what extensions still ask of the player in this round's Move, as the clinic stands now, in the
// order of X10. Each is listed from the beginning of the round until the player has met it.
func (c Context) Obligations() []Obligation {
	var list []Obligation
	for i := range c.Rules.hooks.BeforeMove {
		m := &c.Rules.hooks.BeforeMove[i]
		if m.Foresee == nil {
			continue
		}
		ahead := c.ahead(i)
		o, asked := m.Foresee(c, !ahead)
		if asked && (ahead || c.stillDecides(o.Decision)) {
			d := c.State.Decision(c.Player)
			o.Extension, o.Open = m.source, !ahead && d != nil && d.Kind == o.Decision
			list = append(list, o)
		}
	}
	return list
}

// Foreseen returns the most obligations that the extensions in play may ask of a player at once.
func (r *Rules) Foreseen() int {
	count := 0
	for i := range r.hooks.BeforeMove {
		if r.hooks.BeforeMove[i].Foresee != nil {
			count++
		}
	}
	return count
}

// ahead reports whether that moment before Move is still to come for the player in this round.
func (c Context) ahead(moment int) bool {
	if step := c.State.Step; step < c.Rules.step(StepMove) {
		return step >= c.Rules.roundStart
	}
	for _, d := range c.State.Pending {
		if d.Player == c.Player && (d.Kind == openMove || d.Kind == openMoment && d.Note == beforeMove && d.Count == moment) {
			return true
		}
	}
	return false
}

// stillDecides reports whether the player has a decision of that kind, now or later.
func (c Context) stillDecides(kind DecisionKind) bool {
	for _, d := range c.State.Pending {
		if d.Player == c.Player && d.Kind == kind {
			return true
		}
	}
	return false
}

// CostsOf returns the costs of the commands for a decision of that kind, as if it were up now: a span for each type
// of command, since players may choose among them. some is false if there is no such command.
func (c Context) CostsOf(kind DecisionKind) (costs []Span, some bool) {
	var last CommandType
	for command, judge := range c.commandsOf(kind) {
		cost := judge(c, command).Cost
		if last != command.Type { // the commands of one type are consecutive
			costs, last = append(costs, Span{cost, cost}), command.Type
		}
		costs[len(costs)-1].take(cost)
	}
	return costs, len(costs) > 0
}

// Possible reports whether there is a command for a decision of that kind, as if it were up now.
func (c Context) Possible(kind DecisionKind) bool {
	for range c.commandsOf(kind) {
		return true
	}
	return false
}

// CommandsOf returns the commands for a decision of that kind, as if it were up now.
func (c Context) CommandsOf(kind DecisionKind) []Command {
	var list []Command
	for command := range c.commandsOf(kind) {
		list = append(list, *command)
	}
	return list
}

// MoreThan reports whether there is a command for a decision of that kind, as if it were up
// now, of a type other than the given ones.
func (c Context) MoreThan(kind DecisionKind, types ...CommandType) bool {
	decision := Decision{Kind: kind, Player: c.Player}
	for _, spec := range c.Rules.during(kind) {
		if !slices.Contains(types, spec.Type) && len(spec.List(c, &decision, nil)) > 0 {
			return true
		}
	}
	return false
}

// commandsOf iterates over those commands, each with its judge.
func (c Context) commandsOf(kind DecisionKind) iter.Seq2[*Command, func(Context, *Command) Verdict] {
	return func(yield func(*Command, func(Context, *Command) Verdict) bool) {
		decision := Decision{Kind: kind, Player: c.Player}
		for i := range c.Rules.commands {
			spec := &c.Rules.commands[i]
			if !slices.Contains(spec.During, kind) {
				continue
			}
			commands := spec.List(c, &decision, nil)
			for j := range commands {
				if !yield(&commands[j], spec.Judge) {
					return
				}
			}
		}
	}
}

// CostsOfMoves is CostsOf for the moves of those people to those places.
func (c Context) CostsOfMoves(who func(*clinic.Person) bool, to func(clinic.Place) bool) (costs []Span, some bool) {
	commands := c.AppendMoves(who, nil)
	for i := range commands {
		if to(commands[i].To) {
			cost := JudgeMove(c, &commands[i]).Cost
			if costs == nil {
				costs = []Span{{cost, cost}}
			}
			costs[0].take(cost)
		}
	}
	return costs, costs != nil
}

// take widens a span to include a cost.
func (s *Span) take(cost Cost) {
	s.Least = Cost{Money: min(s.Least.Money, cost.Money), Time: min(s.Least.Time, cost.Time), Popularity: min(s.Least.Popularity, cost.Popularity)}
	s.Most = Cost{Money: max(s.Most.Money, cost.Money), Time: max(s.Most.Time, cost.Time), Popularity: max(s.Most.Popularity, cost.Popularity)}
}
