package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// Proposal is a Move planned for the viewer: who walks where, in order, and how the round ends without and with it.
type Proposal struct {
	Walks         []Walk
	Before, After Ending
	Draws         bool // the last walk draws something: what follows must be proposed anew
}

// Walk is one move of a proposal.
type Walk struct {
	Command game.Command
	Way     []clinic.WayStep
	Time    int
}

// ProposeMove returns the best plan for the rest of the viewer's Move, or nil outside Move or if nobody would walk.
// It changes nothing.
func (s *prospects) ProposeMove() *Proposal {
	if !s.MayHint() {
		return nil
	}
	return s.bestWalks()
}

// bestWalks returns that plan, also in a lesson and in a puzzle.
func (s *prospects) bestWalks() *Proposal {
	if !s.Deciding(game.DecideMove) {
		return nil
	}
	best := s.BestMove()
	return s.walksOf(&best)
}

// walksOf returns the walks of a plan, or nil if nobody would walk.
func (s *prospects) walksOf(best *plan.Plan) *Proposal {
	proposal := &Proposal{Draws: best.Draws}
	then := s.State().Clone()
	p := game.Play{Rules: s.match.Rules, State: then, Within: true}
	for i := range best.Commands {
		p.Events = p.Events[:0]
		v := p.Apply(s.viewer, &best.Commands[i])
		if !v.Legal() {
			break
		}
		walk := Walk{Command: best.Commands[i], Time: v.Cost.Time}
		for k := range p.Events {
			if e := &p.Events[k]; e.Type == game.PersonMoved && e.Person == walk.Command.Person {
				walk.Way = append(walk.Way, e.Path...)
			}
		}
		proposal.Walks = append(proposal.Walks, walk)
	}
	if len(proposal.Walks) == 0 {
		return nil
	}
	proposal.Before, _ = s.ending(s.State(), false)
	proposal.After, _ = s.ending(then, false)
	return proposal
}
