package game

import (
	"slices"
	"strconv"
)

// stepRound is the key of the first step of a round. Extensions insert their steps before or after others, such as
// "build-1", "arrivals-3" or "admin-9".
const stepRound = "round"

// The names of the steps in the protocol.
const (
	StepSetup    = "setup"
	StepChoose   = "choose_action"
	StepMove     = "move"
	StepBusiness = "business"
	StepAdmin    = "admin"
	StepEnd      = "end"
)

// baseSteps returns the setup in the order of B49, one round (B50, B70, B80 and Phase 3), and the end. more is the
// number of steps that will be inserted.
func (r *Rules) baseSteps(more int) []Step {
	length := 24 + (3+len(r.Actions))*r.Numbers[ActionSteps] + more
	steps := append(make([]Step, 0, length), []Step{
		{Key: "setup-market", Name: StepSetup, Begin: beginMarket},
		{Key: "setup-clinics", Name: StepSetup, Begin: beginClinics},
		{Key: "setup-extras", Name: StepSetup, Begin: beginExtras},
		{Key: "setup-bonuses", Name: StepSetup, Begin: beginBonuses},
		{Key: "setup-doctors", Name: StepSetup, Begin: beginDoctors},
		{Key: "setup-goal", Name: StepSetup, Begin: beginGoal},
		{Key: stepRound, Name: StepChoose, Begin: beginRound},
	}...)
	if r.Annex() != nil {
		steps = slices.Insert(steps, 2, Step{Key: "setup-annexes", Name: StepSetup, Begin: beginAnnexes})
	}
	for n := 1; n <= r.Numbers[ActionSteps]; n++ {
		add := func(key, name string, begin func(p *Play)) {
			steps = append(steps, Step{Key: key + "-" + strconv.Itoa(n), Name: name, Number: n, Begin: begin})
		}
		add("choose", StepChoose, beginChoosing)
		add("reveal", StepChoose, reveal)
		for _, action := range r.Actions {
			add(string(action.Action), string(action.Action), resolve(action))
		}
		add("arrivals", StepChoose, arrivals)
	}
	steps = append(steps,
		Step{Key: "move", Name: StepMove, Begin: beginMoves},
		Step{Key: "business", Name: StepBusiness, Begin: beginBusiness},
	)
	for i, begin := range [...]func(p *Play){
		beginAdmin1, beginAdmin2, beginAdmin3, beginAdmin4, beginAdmin5,
		beginAdmin6, beginAdmin7, beginAdmin8, beginAdmin9, beginAdmin10,
	} {
		steps = append(steps, Step{Key: "admin-" + strconv.Itoa(i+1), Name: StepAdmin, Number: i + 1, Begin: begin})
	}
	return append(steps, Step{Key: StepEnd, Name: StepEnd, Begin: beginEnd})
}

// beginRound opens the next round.
func beginRound(p *Play) {
	p.State.Round++
	p.Tell(Event{Type: RoundBegan, Player: NoPlayer, Rule: "B50", Number: p.State.Round})
}

// end lets extensions act for the last time, player by player in turn order; then the game is over (B87).
func (p *Play) end() {
	for _, m := range p.Rules.hooks.End {
		for _, player := range p.State.TurnOrder {
			m.Do(p, player)
		}
	}
	p.State.Over = true
}

// ended returns the state as if the game ended now. That may be s itself, if nothing more
// would happen, so it must not be changed.
func (r *Rules) ended(s *State) *State {
	if s.Over || len(r.hooks.End) == 0 {
		return s
	}
	p := &Play{Rules: r, State: s.Clone()}
	p.end()
	return p.State
}

// beginEnd ends the game (B87).
func beginEnd(p *Play) {
	p.end()
	e := Event{Type: GameEnded, Player: NoPlayer, Rule: "B87", Order: p.Rules.Standings(p.State)}
	if outcome, cooperative := p.Rules.Outcome(p.State); cooperative {
		e.Rule, e.Choice = outcome.Rule, outcome.Result
	}
	p.Tell(e)
}
