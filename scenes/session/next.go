package session

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// NothingLeft reports whether nothing useful is left for the viewer in Move: the best plan from here moves nobody,
// and Move may be ended.
func (s *prospects) NothingLeft() bool {
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

// Dear returns a Move that treats more patients than if everybody stays in place, when the best plan moves nobody: by
// the prices of the rules it costs more than it brings. It returns nil if nobody else can be treated.
func (s *prospects) Dear() *Proposal {
	if !s.NothingLeft() {
		return nil
	}
	if s.questions.dear == nil {
		c := s.Context()
		prices := movePrices(c)
		for level := range prices.Treated {
			prices.Treated[level] = much
		}
		best := bestMove(c, prices)
		dear := s.walksOf(&best)
		if dear != nil && dear.Before.treated() >= dear.After.treated() {
			dear = nil
		}
		s.questions.dear = &dear
	}
	return *s.questions.dear
}

// treated returns how many patients are treated.
func (e *Ending) treated() (count int) {
	for i := range e.Boards {
		count += len(e.Boards[i].Treatments)
	}
	return count
}

// Next is the single deed that helps most in this round, looking no further than that deed and the best Move after
// it. Command has no type if no deed helps.
type Next struct {
	Command game.Command
	// Before and After are how the round ends without and with it, each with the best Move.
	Before, After Ending
}

// looking is the state of the search for Next, which is done in slices.
type looking struct {
	found  *Next
	begun  bool
	over   bool
	states []*game.State // states in which it is the viewer's turn with an action
	legal  []game.Command
	at     int // index of the next command to try
	looked []alike
}

// alike is what deeds have in common whose results differ at most by a little money or a few steps. Only the first of
// them is tried.
type alike struct {
	person  clinic.PersonKind
	level   clinic.Level
	piece   clinic.Kind
	service clinic.Service
	floor   int8
}

// How much of the search for Next is done at once. A trial counts 1, and planning a Move counts as many trials as
// planOfNext. The work is counted rather than timed, so that the same is found in the same frame everywhere.
const (
	nextAtOnce         = 200
	nextAtOnceExtended = 60
	planOfNext         = 25
)

// Next returns what was found. It is nil outside Build, Hire, Admit, the choice of an action and Move, and while the
// search is still running (see LookForNext). It considers builds, hires, admissions and walks.
func (s *prospects) Next() *Next {
	if l := s.questions.next; l != nil && l.over {
		return l.found
	}
	return nil
}

// NextKnown reports whether the search for Next is over.
func (s *prospects) NextKnown() bool { return s.questions.next != nil && s.questions.next.over }

// LookForNext continues the search for a part of a frame, and reports whether it is over.
func (s *prospects) LookForNext() (known bool) {
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

// lookOn takes one step of the search and returns how much work it was.
func (s *prospects) lookOn(l *looking) (spent int) {
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

// beginToLook finds the states in which to search.
func (s *prospects) beginToLook(l *looking) {
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

// list lists the legal commands of the current state.
func (l *looking) list(s *prospects) {
	l.legal, l.at = s.match.Rules.AppendLegal(l.states[0], s.viewer, l.legal[:0]), 0
}

// begun returns a copy of a state in which it is the viewer's turn with an action.
func (s *prospects) begun(state *game.State, spec *game.ActionSpec) *game.State {
	then := state.Clone()
	then.Pending = then.Pending[:0]
	p := game.Play{Rules: s.match.Rules, State: then, Within: true}
	if spec.Begin != nil {
		spec.Begin(&p, s.viewer)
	}
	p.Ask(game.Decision{Kind: spec.Decision, Player: s.viewer})
	return then
}

// tryNext tries a build that starts rooms, a hire or an admission. It is kept if somebody is treated or lives because
// of it, and the round ends better than with any other tried so far. It returns how much work that was.
func (s *prospects) tryNext(l *looking, command *game.Command) (spent int) {
	state := l.states[0]
	like := alike{person: command.Kind}
	switch {
	case command.Board != game.Home:
		return 0
	case command.Type == game.HireOne: // the cheapest comes first
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
	before := game.Context{Rules: s.match.Rules, State: state, Player: s.viewer}
	if p.Of(s.viewer).GoalLost() && !before.GoalLost() {
		return 1
	}
	if command.Type == game.BuildOne && p.Of(s.viewer).FunctionalRooms()&^before.FunctionalRooms() == 0 {
		return 1
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

// worthOf returns the worth of money and popularity at the end of a round, in dollars.
func (s *prospects) worthOf(e *Ending) int {
	return e.Coming.Money + e.Coming.Popularity*s.match.Rules.Numbers[game.PricePopularity]
}

// helpedBy returns a patient who is treated in the other ending but not in this one, empty if there is none.
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

// nextWalk returns the first walk of the best Move by somebody who then treats, helps or is treated in a treatment
// that would otherwise not take place.
func (s *prospects) nextWalk() *Next {
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

// concerns reports whether somebody takes part in a treatment that would otherwise not take place.
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
