package session

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// NothingLeft tells whether Move leaves nothing to do for the viewer that would be of use: nobody would go anywhere in
// the best plan from here, nothing else could be done, and nothing is plainly forgotten.
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

// Dear is a Move by which more patients would be treated than as everybody stands, where the best plan moves nobody:
// it would cost more than it brings by the prices of the rules. nil where nobody else can be treated.
func (s *Session) Dear() *Proposal {
	if !s.NothingLeft() {
		return nil
	}
	if s.questions.dear == nil {
		c := s.Context()
		prices := movePrices(c)
		for level := range prices.Treated {
			prices.Treated[level] = much
		}
		best := plan.Move(c, prices)
		dear := s.walksOf(&best)
		if dear != nil && dear.Before.treated() >= dear.After.treated() {
			dear = nil
		}
		s.questions.dear = &dear
	}
	return *s.questions.dear
}

// treated counts the patients who are treated.
func (e *Ending) treated() (count int) {
	for i := range e.Boards {
		count += len(e.Boards[i].Treatments)
	}
	return count
}

// Next is the one deed that helps most in this round, as far as one deed and the best Move after it go. Command has no
// type where none does.
type Next struct {
	Command game.Command
	// Before and After are how the round ends without and with it, with the best Move in both.
	Before, After Ending
}

// looking is the search for it, which goes on in slices.
type looking struct {
	found  *Next
	begun  bool
	over   bool
	states []*game.State // in which the viewer's turn with an action has come
	legal  []game.Command
	at     int // the next one of those
	looked []alike
}

// alike is what deeds have in common that come to the same but for a little money or a few steps: the first of them
// stands for all.
type alike struct {
	person  clinic.PersonKind
	level   clinic.Level
	piece   clinic.Kind
	service clinic.Service
	floor   int8
}

// The search for what is next: how much of it is done at once, where a Move that is planned counts as many deeds that
// are only tried. It is counted and not measured, so that the same is found in the same frame everywhere.
const (
	nextAtOnce         = 200
	nextAtOnceExtended = 60
	planOfNext         = 25
)

// Next gives it, nil where nothing of the round's actions or of Move is to be decided, or while it is still looked for
// (LookForNext). It looks at builds, hires, admissions and walks.
func (s *Session) Next() *Next {
	if l := s.questions.next; l != nil && l.over {
		return l.found
	}
	return nil
}

// NextKnown tells whether that is over.
func (s *Session) NextKnown() bool { return s.questions.next != nil && s.questions.next.over }

// LookForNext goes on to look for it, for a part of a frame, and tells whether it is known.
func (s *Session) LookForNext() (known bool) {
	if s.questions.next == nil {
		s.questions.next = new(looking)
	}
	l := s.questions.next
	most := nextAtOnce
	if len(s.match.Rules.Config.Extensions) > 0 {
		most = nextAtOnceExtended
	}
	for spent := 0; !l.over && spent < most; {
		spent += s.lookOn(l)
	}
	return l.over
}

// lookOn takes a step of the search, and gives how long that was.
func (s *Session) lookOn(l *looking) (spent int) {
	switch {
	case !l.begun:
		l.begun = true
		s.beginToLook(l)
		return planOfNext
	case l.at < len(l.legal):
		spent = s.tryNext(l, &l.legal[l.at])
		l.at++
	case len(l.states) > 1:
		l.states = l.states[1:]
		l.list(s)
	default:
		*l = looking{found: l.found, over: true}
	}
	return max(1, spent)
}

// beginToLook finds in which states what is next is to be looked for.
func (s *Session) beginToLook(l *looking) {
	d := s.Decision()
	c := s.Context()
	if d == nil || !s.MayHint() || s.PlaysAnnexAction() || !c.MoveAhead() {
		return
	}
	switch d.Kind {
	case game.DecideMove:
		l.found = s.nextWalk()
		return
	case game.DecideAction:
		for i := range c.Rules.Actions {
			spec := &c.Rules.Actions[i]
			choose := game.Command{Type: game.ChooseAction, Action: spec.Action}
			if slices.Contains([]game.Action{game.Build, game.Hire, game.Admit}, spec.Action) && s.Check(choose).Legal() {
				l.states = append(l.states, s.begun(c.State, spec))
			}
		}
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		l.states = append(l.states, c.State)
	default:
		return
	}
	l.found = &Next{}
	l.found.Before, _ = s.ending(c.State, true)
	if len(l.states) > 0 {
		l.list(s)
	}
}

// list lists what is legal in the state that is looked at.
func (l *looking) list(s *Session) {
	l.legal, l.at = s.match.Rules.AppendLegal(l.states[0], s.viewer, l.legal[:0]), 0
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

// tryNext looks at a build that starts rooms, a hire or an admission, and keeps it where the round ends better by it
// than by any other, and has somebody treated or live.
func (s *Session) tryNext(l *looking, command *game.Command) (spent int) {
	state := l.states[0]
	like := alike{person: command.Kind}
	switch {
	case command.Board != "":
		return 0
	case command.Type == game.HireOne: // who is cheapest comes first
		if residency := state.Market.Residency; command.Kind == clinic.Doctor && command.Slot < len(residency) {
			like.level = residency[command.Slot]
		}
	case command.Type == game.BuildOne:
		like.piece, like.service, like.floor = command.Component.Kind, command.Component.Service, command.Component.Space.Floor
	case command.Type == game.AdmitOne:
		if row := (game.Context{Rules: s.match.Rules, State: state, Player: s.viewer}).Market().RowAt(command.From); row != nil {
			like.service, like.level = command.From.Service, row.Patients[command.From.Space]
		}
	default:
		return 0
	}
	if slices.Contains(l.looked, like) {
		return 0
	}
	then := state.Clone()
	random := then.Random
	p := game.Play{Rules: s.match.Rules, State: then, Within: true}
	if !p.Apply(s.viewer, command).Legal() || then.Random != random {
		return 1
	}
	if command.Type == game.BuildOne {
		before := game.Context{Rules: s.match.Rules, State: state, Player: s.viewer}
		if p.Of(s.viewer).FunctionalRooms()&^before.FunctionalRooms() == 0 {
			return 1
		}
	}
	l.looked = append(l.looked, like)
	after, known := s.ending(then, true)
	n := l.found
	if !known || n.Before.helpedBy(&after) == "" && len(after.Coming.Deaths) >= len(n.Before.Coming.Deaths) {
		return planOfNext
	}
	if n.Command.Type == "" || s.worthOf(&after) > s.worthOf(&n.After) {
		n.Command, n.After = *command, after
	}
	return planOfNext
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

// nextWalk is the first walk of the best Move of somebody who then treats, helps, or is treated, and would not as
// everybody stands.
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
