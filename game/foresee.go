package game

import (
	"slices"

	"clinic/game/clinic"
)

// Foresight is what a command would cause by itself: nothing that chance, other players, or a later step decide.
type Foresight struct {
	Verdict
	// After is the state after the command and after what the game itself then does with the player, before anything
	// else is decided. Nil if the command is refused or chance decides its outcome.
	After *State
	// Starts are the rooms of the command's board that don't work or exist now, and would work afterwards (B31, B33).
	Starts clinic.Spaces
	// Consequences are the side effects of the command.
	Consequences []Consequence
}

// Consequence is something that a command causes besides its purpose and its cost: somebody dies or is turned away,
// money or popularity comes or goes, or other components need more upkeep.
type Consequence struct {
	Rule string // id of the rule
	// Fact is the event that would be told. Without a Type it only names the person and board that Upkeep, Works or
	// Again is about.
	Fact Event
	// Upkeep is by how many dollars a round other components on the player's boards cost more than before.
	Upkeep int
	// Works is by how many levels the doctor of Fact works higher from now on, negative for lower (B80).
	Works int
	// Again is a command that will cost AgainCosts points of popularity next time for the
	// person of Fact; empty for most commands.
	Again      CommandType
	AgainCosts int
}

// Foresee returns what a command would cause, without changing anything.
func (r *Rules) Foresee(s *State, player int, command *Command) Foresight {
	v, spec := r.judge(s, player, command, nil)
	f := Foresight{Verdict: v}
	if !v.Legal() {
		return f
	}
	p := &Play{Rules: r, State: s.Clone(), Command: command}
	spec.Play(p, player, command)
	if p.State.Random != s.Random {
		return f
	}
	p.goOn(player)
	f.After = p.State
	for i := range p.Events {
		if e := &p.Events[i]; e.Player == player && follows(e) {
			f.Consequences = append(f.Consequences, Consequence{Rule: e.Rule, Fact: *e})
		}
	}
	for c := range (Context{r, s, player}).Boards() {
		after := Context{c.Rules, f.After, player}
		if c.BoardName() == command.Board {
			f.Starts = starts(c, after)
		}
		if change, id := upkeepOfOthers(c, after); change != 0 {
			f.Consequences = append(f.Consequences, Consequence{Rule: id, Fact: Event{Board: c.BoardName()}, Upkeep: change})
		}
		f.Consequences = worksOtherwise(c, after, command.Person, f.Consequences)
	}
	if after := (Context{r, f.After, player}); spec.AgainRule != "" && after.Clinic().Person(command.Person) != nil {
		if again := spec.Judge(after, command); again.Legal() && again.Cost.Popularity > f.Cost.Popularity {
			f.Consequences = append(f.Consequences, Consequence{
				Rule: spec.AgainRule, Fact: Event{Board: command.Board, Person: command.Person}, Again: command.Type, AgainCosts: again.Cost.Popularity,
			})
		}
	}
	return f
}

// goOn takes the decisions that the game itself takes next for that player, up to the first one with chance. So
// immediate deaths are foretold.
func (p *Play) goOn(player int) {
	for random := p.State.Random; ; {
		before, told := p.State.Clone(), len(p.Events)
		if !p.open(player) {
			return
		}
		if p.State.Random != random {
			p.State, p.Events = before, p.Events[:told]
			return
		}
	}
}

// starts returns the rooms that work then but not now, of the kinds that need something beside them to work.
func starts(now, then Context) clinic.Spaces {
	var rooms clinic.Spaces
	for space := range then.Clinic().Modules().All() {
		kind := then.Clinic().At(space).Kind
		spec := then.Rules.Component(kind)
		needs := kind == clinic.TreatmentRoom || kind == clinic.OperatingRoom || spec != nil && spec.WorksBeside != ""
		if needs && then.Functional(space) && (now.Clinic().Module(space) == nil || !now.Functional(space)) {
			rooms |= clinic.One(space)
		}
	}
	return rooms
}

// worksOtherwise appends that the doctor of a command will work at a higher or
// lower level because of an extension (B80).
func worksOtherwise(now, then Context, person string, list []Consequence) []Consequence {
	before, after := now.Clinic().Person(person), then.Clinic().Person(person)
	if before == nil || after == nil || then.Rules.As(after.Kind) != clinic.Doctor {
		return list
	}
	level, origins := then.ExplainDoctorLevel(after)
	if change := level - now.DoctorLevel(before); change != 0 && after.Level == before.Level && len(origins) > 1 {
		e := Event{Board: now.BoardName(), Person: after.ID, Kind: after.Kind, Level: after.Level}
		list = append(list, Consequence{Rule: origins[len(origins)-1].Rule, Fact: e, Works: change})
	}
	return list
}

// follows reports whether an event is more than the purpose of a command. What it costs is in its Cost.
func follows(e *Event) bool {
	return e.Type == PatientDied || e.Type == PatientTurnedAway || e.Money > 0 || e.AnnexMoney > 0 || e.Popularity != 0
}

// upkeepOfOthers returns by how many dollars the upkeep rises for components that are on a board
// both before and after, and by which rule.
func upkeepOfOthers(now, then Context) (change int, id string) {
	before := now.upkeep()
	for _, after := range then.upkeep() {
		at := slices.IndexFunc(before, func(l Line) bool {
			return l.What == after.What && l.Space == after.Space && l.Outside == after.Outside && l.Amount >= 0
		})
		if at < 0 || after.Amount < 0 || before[at].Amount == after.Amount {
			continue
		}
		change += after.Amount - before[at].Amount
		for _, line := range [...]Line{before[at], after} {
			if id = line.Rule; len(line.Origins) > 1 {
				id = line.Origins[len(line.Origins)-1].Rule
			}
		}
	}
	return change, id
}

// Equal reports whether two commands ask for the same.
func (a *Command) Equal(b *Command) bool { return a.compare(b) == 0 && slices.Equal(a.Path, b.Path) }
