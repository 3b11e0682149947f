package session

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// NothingLeft tells whether Move leaves nothing to do for the viewer that would be of use: nobody would go anywhere in the best plan
// from here, nothing else could be done, and nothing is plainly forgotten.
func (s *Session) NothingLeft() bool {
	if !s.Deciding(game.DecideMove) || !s.Check(game.Command{Type: game.Done}).Legal() {
		return false
	}
	if s.questions.idle == nil {
		best := s.BestMove()
		idle := len(best.Commands) == 0
		s.questions.idle = &idle
	}
	return *s.questions.idle
}

// Next is the one deed that helps most in this round, as far as one deed and the best Move after it go. Command has no type where none does.
type Next struct {
	Command game.Command
	Action  game.Action // that has to be chosen for it first, empty where it can be done now
	// Before and After are how the round ends without and with it, with the best Move in both.
	Before, After Ending
}

// Next gives it, nil where nothing of the round's actions or of Move is to be decided. It looks at hires, admissions and walks.
func (s *Session) Next() *Next {
	if s.questions.next == nil {
		next := s.findNext()
		s.questions.next = &next
	}
	return *s.questions.next
}

func (s *Session) findNext() *Next {
	d := s.Decision()
	c := s.Context()
	if d == nil || !s.MayHint() || s.PlaysAnnexAction() || !c.MoveAhead() {
		return nil
	}
	switch d.Kind {
	case game.DecideMove:
		return s.nextWalk()
	case game.DecideAction, game.DecideBuild, game.DecideHire, game.DecideAdmit:
	default:
		return nil
	}
	n := &Next{}
	n.Before, _ = s.ending(c.State, true)
	if d.Kind != game.DecideAction {
		s.lookForNext(n, c.State, "")
		return n
	}
	for i := range c.Rules.Actions {
		spec := &c.Rules.Actions[i]
		choose := game.Command{Type: game.ChooseAction, Action: spec.Action}
		if spec.Action != game.Hire && spec.Action != game.Admit || !s.Check(choose).Legal() {
			continue
		}
		s.lookForNext(n, s.begun(c.State, spec), spec.Action)
	}
	return n
}

// begun is a state as if the viewer's turn with an action had come.
func (s *Session) begun(state *game.State, spec *game.ActionSpec) *game.State {
	then := state.Clone()
	then.Pending = then.Pending[:0]
	p := game.Play{Rules: s.match.Rules, State: then, Within: true}
	if spec.Begin != nil {
		spec.Begin(&p, s.viewer)
	}
	p.Ask(game.Decision{Kind: spec.Decision, Player: s.viewer})
	return then
}

// lookForNext looks at each hire and admission of a state, and keeps the one by which the round ends best, where it has somebody treated or live.
func (s *Session) lookForNext(n *Next, state *game.State, action game.Action) {
	type kind struct {
		of    clinic.PersonKind
		level clinic.Level
	}
	var looked []kind
	for _, command := range s.match.Rules.AppendLegal(state, s.viewer, nil) {
		if command.Board != "" || command.Type != game.HireOne && command.Type != game.AdmitOne {
			continue
		}
		if command.Type == game.HireOne { // equal people once, who are cheapest first
			k := kind{of: command.Kind}
			if residency := state.Market.Residency; command.Kind == clinic.Doctor && command.Slot < len(residency) {
				k.level = residency[command.Slot]
			}
			if slices.Contains(looked, k) {
				continue
			}
			looked = append(looked, k)
		}
		then := state.Clone()
		random := then.Random
		p := game.Play{Rules: s.match.Rules, State: then, Within: true}
		if !p.Apply(s.viewer, &command).Legal() || then.Random != random {
			continue
		}
		after, known := s.ending(then, true)
		if !known || n.Before.helpedBy(&after) == "" && len(after.Coming.Deaths) >= len(n.Before.Coming.Deaths) {
			continue
		}
		if n.Command.Type == "" || s.worthOf(&after) > s.worthOf(&n.After) {
			n.Command, n.Action, n.After = command, action, after
		}
	}
}

// worthOf is what a round ends with, in dollars.
func (s *Session) worthOf(e *Ending) int {
	return e.Coming.Money + e.Coming.Popularity*s.match.Rules.Numbers[game.PricePopularity]
}

// helpedBy is a patient who is treated as another round ends and not as this one does, empty for nobody.
func (e *Ending) helpedBy(other *Ending) string {
	for i := range other.Boards {
		for _, t := range other.Boards[i].Treatments {
			if !e.Treats(t.Patient) {
				return t.Patient
			}
		}
	}
	return ""
}

// nextWalk is the first walk of the best Move of somebody who then treats, helps, or is treated, and would not as everybody stands.
func (s *Session) nextWalk() *Next {
	plan := s.bestWalks()
	if plan == nil {
		return nil
	}
	n := &Next{Before: plan.Before, After: plan.After}
	for i := range plan.Walks {
		if plan.After.concerns(plan.Walks[i].Command.Person, &plan.Before) {
			n.Command = plan.Walks[i].Command
			break
		}
	}
	return n
}

// concerns tells whether somebody takes part in a treatment that would not come about otherwise.
func (e *Ending) concerns(person string, before *Ending) bool {
	for i := range e.Boards {
		for _, t := range e.Boards[i].Treatments {
			if !before.Treats(t.Patient) && (t.Patient == person || slices.Contains(t.Doctors, person) || slices.Contains(t.Nurses, person)) {
				return true
			}
		}
	}
	return false
}
