package game

import (
	"slices"

	"clinic/game/clinic"
)

// Foresight is what a command would bring about by itself: nothing that chance, others, or a later step decide.
type Foresight struct {
	Verdict
	// After is the state when the command has been played, and what the game itself then does with the player, before
	// anything else is decided; nil for a refused command, and where chance decides what becomes of it.
	After *State
	// Starts are the rooms of the command's board that lack something now, or are not there, and would then work (B31,
	// B33).
	Starts clinic.Spaces
	// Consequences are what follows besides what the command is given for.
	Consequences []Consequence
}

// Consequence is something that follows from a command besides what it is given for and what it is paid with: somebody
// dies of it or is turned away, money or popularity comes or goes, other things cost more to keep.
type Consequence struct {
	Rule string // its id
	Fact Event  // that would be told; without a Type where Upkeep, Works or Again says it: then whom and which board it is about
	// Upkeep is how many dollars a round other things of the player's boards cost more than before.
	Upkeep int
	// Works is by how many levels the doctor of Fact works higher from now on, below 0 for lower (B80).
	Works int
	// Again is the command whose next time about the person of Fact costs AgainCosts points of popularity, empty for most.
	Again      CommandType
	AgainCosts int
}

// Foresee tells what a command would bring about, and changes nothing.
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

// goOn takes what the game itself does next with that player, as far as chance does not decide it: so whoever dies in
// the same breath is foretold.
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

// starts are the rooms that work then and don't now, of those that need something beside them for it.
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

// worksOtherwise adds that the doctor of a command works at a higher or lower level then, by an extension (B80).
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

// follows tells whether a fact is more than what a command is given for. What it is paid with stands in its Cost.
func follows(e *Event) bool {
	return e.Type == PatientDied || e.Type == PatientTurnedAway || e.Money > 0 || e.AnnexMoney > 0 || e.Popularity != 0
}

// upkeepOfOthers is by how many dollars what stands on a board both before and after costs more to keep then, and the
// rule by which it does.
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

// Equal tells whether two commands ask for the same.
func (a *Command) Equal(b *Command) bool { return a.compare(b) == 0 && slices.Equal(a.Path, b.Path) }
