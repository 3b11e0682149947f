package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// ForPerson says where a person held in the hand could go.
type ForPerson struct {
	ID   string
	Mode string // how the person moves, see game.Mode; empty for on foot
	// Refusal says why the person can't move at all now; the zero Reason if the person can (B75).
	Refusal rule.Reason

	session *prospects
	routes  clinic.Routes
	end     [clinic.MaxSpaces]rule.Reason
}

// Person finds where a person on one of the viewer's boards could go in Move: the times, the ways, and where the walk
// may end (B70 to B76).
func (s *prospects) Person(id string) *ForPerson { return s.PersonBy("", id) }

// PersonBy is Person for another mode of moving than on foot (see game.Mode).
func (s *prospects) PersonBy(mode, id string) *ForPerson {
	for _, known := range s.questions.people {
		if known.ID == id && known.Mode == mode {
			return known
		}
	}
	f := &ForPerson{ID: id, Mode: mode, session: s}
	s.questions.people = append(s.questions.people, f)
	for i := range f.routes.Time {
		f.routes.Time[i] = clinic.Unreachable
	}
	c := f.on()
	person := c.Clinic().Person(id)
	switch {
	case person == nil:
		f.Refusal = rule.Reason{Rule: "B76", Key: "no_such_person", What: id}
		return f
	case !s.May(c.BoardName(), game.MoveOne):
		f.Refusal = s.Check(game.Command{Type: game.MoveOne, Board: c.BoardName(), Person: id}).Refusal
		return f
	}
	if f.Refusal = c.ReachBy(mode, person, &f.routes); !f.Refusal.None() {
		return f
	}
	for space := range c.Clinic().Board().All() {
		f.end[space.Index()] = c.MayEnd(person, space)
		if person.In(space) && f.end[space.Index()].None() {
			f.end[space.Index()] = rule.Reason{Rule: "B76", Key: "is_there_already", What: string(person.Kind)}
		}
	}
	return f
}

// on returns the context of the board that the person belongs to.
func (f *ForPerson) on() game.Context { return f.session.Context().Where(f.ID) }

// move returns the command that moves the person to a place.
func (f *ForPerson) move(to clinic.Place) game.Command {
	return game.Command{Type: game.MoveOne, Board: f.on().BoardName(), Person: f.ID, To: to, Choice: f.Mode}
}

// Time returns how many units of time the cheapest way to a space takes, clinic.Unreachable if there is none.
func (f *ForPerson) Time(space clinic.Space) int { return int(f.routes.To(space)) }

// MayEnd returns why the walk may not end in a space, or the zero Reason if it may (B74 to B76).
func (f *ForPerson) MayEnd(space clinic.Space) rule.Reason { return f.end[space.Index()] }

// Way returns the cheapest way to a space, empty if there is none.
func (f *ForPerson) Way(space clinic.Space) []clinic.WayStep { return f.routes.Way(space, nil) }

// To judges the walk to a space by the cheapest way.
func (f *ForPerson) To(space clinic.Space) Target {
	command := f.move(clinic.In(space))
	return Target{command, f.session.Check(command)}
}

// By judges the walk over the given spaces, in order; the first is where the person stands or enters (B71, B72, B73).
// It also returns the way, with how each step is made.
func (f *ForPerson) By(spaces []clinic.Space) (Target, []clinic.WayStep) {
	command := f.move(clinic.In(spaces[len(spaces)-1]))
	board := f.on().Clinic()
	for i, space := range spaces {
		step := clinic.WayStep{Space: space}
		if i > 0 && board.At(space).Conveyor && board.At(spaces[i-1]).Conveyor && space.Aligned(spaces[i-1]) {
			step.How = clinic.Ride
		}
		command.Path = append(command.Path, step)
	}
	return Target{command, f.session.Check(command)}, command.Path
}

// Back judges the return to pre-admissions, which some patients may make for no time (C41).
func (f *ForPerson) Back() Target {
	command := f.move(clinic.Place{Area: clinic.PreAdmissions})
	command.Choice = ""
	return Target{command, f.session.Check(command)}
}

// Begins returns where the person's way may begin in this mode; none if the person can't move that way.
func (f *ForPerson) Begins() []clinic.Source {
	c := f.on()
	person := c.Clinic().Person(f.ID)
	for i := range c.Rules.Modes() {
		if mode := &c.Rules.Modes()[i]; mode.Name == f.Mode && f.Refusal.None() && person != nil {
			return mode.Sources(c, person, nil)
		}
	}
	return nil
}

// Besides lists the variants of a move that choose a space besides the destination, where an extension lets the
// player choose one (C81).
func (s *prospects) Besides(move game.Command) []game.Command {
	var list []game.Command
	for _, field := range s.Rules().MoveFields() {
		if field.Part != game.PartSecond || move.Board != game.Home { // extensions touch the clinic only
			continue
		}
		for space := range s.Context().Clinic().Modules().All() {
			command := move
			command.Pair, command.Second = true, space
			if s.Check(command).Legal() {
				list = append(list, command)
			}
		}
	}
	return list
}
