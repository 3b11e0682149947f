package game

import (
	"iter"
	"slices"

	"clinic/game/clinic"
)

// Obligation is something that an extension asks of a player in Move (X10): what it costs, and what it costs where it
// can't be met.
type Obligation struct {
	Extension string
	Key       string       // what is to be done, a word of its own for each kind of obligation
	Rule      string       // that asks for it
	Decision  DecisionKind // that meets it; empty where the game does it by itself
	Number    int          // of people that it is about
	Open      bool         // it is what the player decides now; else it comes later in this round
	Possible  bool         // it can be met as the clinic stands now
	Costs     []Span       // of meeting it, for each way to do so; none where it can't be met
	Otherwise Cost         // where it can't be met; zero where it is skipped (X12)
	Deadly    bool         // somebody dies where it can't be met
}

// Span is the least and the most that something may take: time, dollars and points, each by itself.
type Span struct{ Least, Most Cost }

// Obligations lists what extensions still ask of the player in this round's Move, as the clinic stands now, in the
// order of X10: from the beginning of the round until the player has done each.
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

// Foreseen is how many obligations the extensions in play may ask of a player at once.
func (r *Rules) Foreseen() int {
	count := 0
	for i := range r.hooks.BeforeMove {
		if r.hooks.BeforeMove[i].Foresee != nil {
			count++
		}
	}
	return count
}

// ahead tells whether that moment before Move is still to come for the player in this round.
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

// stillDecides tells whether the player has a decision of that kind before them, now or later.
func (c Context) stillDecides(kind DecisionKind) bool {
	for _, d := range c.State.Pending {
		if d.Player == c.Player && d.Kind == kind {
			return true
		}
	}
	return false
}

// CostsOf gives what the commands of a decision of that kind take, as if it were up now: a span for each type of
// command, since players may choose among them; false where there is no such command.
func (c Context) CostsOf(kind DecisionKind) (costs []Span, some bool) {
	var last CommandType
	for command, judge := range c.commandsOf(kind) {
		cost := judge(c, command).Cost
		if last != command.Type { // the commands of a type come one after another
			costs, last = append(costs, Span{cost, cost}), command.Type
		}
		costs[len(costs)-1].take(cost)
	}
	return costs, len(costs) > 0
}

// Possible tells whether there is a command that a decision of that kind could be met with, as if it were up now.
func (c Context) Possible(kind DecisionKind) bool {
	for range c.commandsOf(kind) {
		return true
	}
	return false
}

// CommandsOf lists the commands that a decision of that kind could be met with, as if it were up now.
func (c Context) CommandsOf(kind DecisionKind) []Command {
	var list []Command
	for command := range c.commandsOf(kind) {
		list = append(list, *command)
	}
	return list
}

// MoreThan tells whether the player could meet a decision of that kind, as if it were up now, by a command of another
// type than those.
func (c Context) MoreThan(kind DecisionKind, types ...CommandType) bool {
	decision := Decision{Kind: kind, Player: c.Player}
	for _, spec := range c.Rules.during(kind) {
		if !slices.Contains(types, spec.Type) && len(spec.List(c, &decision, nil)) > 0 {
			return true
		}
	}
	return false
}

// commandsOf gives those commands, each with what judges it.
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

// take widens a span so that a cost is in it.
func (s *Span) take(cost Cost) {
	s.Least = Cost{Money: min(s.Least.Money, cost.Money), Time: min(s.Least.Time, cost.Time), Popularity: min(s.Least.Popularity, cost.Popularity)}
	s.Most = Cost{Money: max(s.Most.Money, cost.Money), Time: max(s.Most.Time, cost.Time), Popularity: max(s.Most.Popularity, cost.Popularity)}
}
