// Package puzzle makes the puzzle of each day: a Move of a game that the program's players have played, with a task whose best answer is
// proven. It follows from the number of the day alone.
package puzzle

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// Kind is what a puzzle asks for.
type Kind string

const (
	Payday        Kind = "payday"          // earn so much in so much time
	SoftShoes     Kind = "soft_shoes"      // treat everybody in little time
	OneNurseShort Kind = "one_nurse_short" // treat so many with too few nurses
	NobodyDies    Kind = "nobody_dies"     // lose nobody, and earn
)

// Kinds are all of them, in the order in which the days ask for them. Read only.
var Kinds = [...]Kind{Payday, SoftShoes, OneNurseShort, NobodyDies}

// Puzzle is a task in a position of a game for one.
type Puzzle struct {
	Number int
	Kind   Kind
	Grade  int // 1 easy to 3 hard
	Rules  *game.Rules
	Start  *game.State // where the player begins, in the middle of Move; not to be changed

	Income  int // dollars that the task asks for, or the second star of a task that asks for none; 0 for none
	Treated int // patients that the task asks for, 0 for none
	Time    int // units that may be spent at most
	Best    int // units for the second star, where those count

	Answer []game.Command // the best one, in an order in which each is legal

	Plain Standing // of somebody who treats one patient after another, without a plan

	prices plan.Prices // at which the answer is the best
}

// Standing is how far a position of a puzzle is.
type Standing struct {
	Income  int  // dollars, if Business came now (B81)
	Time    int  // units spent since the start (B70)
	Treated int  // patients, if Business came now (B80)
	Dying   int  // patients whom Admin would lose (B86)
	Ends    bool // Move may end so (B76)
}

// context asks the rules about the player of a puzzle.
func (p *Puzzle) context(s *game.State) game.Context { return game.Context{Rules: p.Rules, State: s} }

// Standing measures a position of the puzzle by the rules. It changes nothing.
func (p *Puzzle) Standing(s *game.State) Standing {
	c := p.context(s)
	f := c.Forecast()
	return Standing{
		Income: f.Income, Time: s.Players[0].Time - p.Start.Players[0].Time, Treated: len(f.Treatments), Dying: len(c.Deaths()),
		Ends: p.Rules.Check(s, 0, &game.Command{Type: game.Done}).Legal(),
	}
}

// Solves tells whether a standing does what the task asks for.
func (p *Puzzle) Solves(at Standing) bool {
	switch {
	case !at.Ends, at.Time > p.Time:
		return false
	case p.Kind == NobodyDies:
		return at.Dying == 0
	case p.Kind == Payday:
		return at.Income >= p.Income
	}
	return at.Treated >= p.Treated
}

// Stars are those of a standing but for the third, which is for the way to it: none, one where it does what the task asks for, two
// where nothing is better.
func (p *Puzzle) Stars(at Standing) int {
	switch {
	case !p.Solves(at):
		return 0
	case p.Kind == NobodyDies && at.Income < p.Income, p.Kind != NobodyDies && at.Time > p.Best:
		return 1
	}
	return 2
}

// Count says how many of a kind of people the player has.
func (p *Puzzle) Count(kind clinic.PersonKind) (count int) {
	for i := range p.Start.Players[0].Clinic.People {
		if p.Start.Players[0].Clinic.People[i].Kind == kind {
			count++
		}
	}
	return count
}

// Rest is what solves the puzzle from a position, as well as it can still be solved; false where it can't, and the player has to go back.
func (p *Puzzle) Rest(s *game.State) (commands []game.Command, solves bool) {
	rest := plan.Move(p.context(s), p.prices).Commands
	then := s.Clone()
	for i := range rest {
		if _, v := p.Rules.Apply(then, 0, &rest[i]); !v.Legal() {
			return nil, false
		}
	}
	return rest, len(rest) > 0 && p.Solves(p.Standing(then))
}
