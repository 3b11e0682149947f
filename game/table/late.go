package table

import (
	"encoding/json"

	"clinic/game"
)

// Step is a command of a Business that goes on, as somebody is told of it who sits down in its middle. The first one is
// only the state before the Business.
type Step struct {
	Player *int            `json:"player,omitempty"` // whose command it was
	Events json.RawMessage `json:"events,omitempty"`
	State  json.RawMessage `json:"state"` // the view after it
}

// business returns what has happened since the Business that goes on began, from the command on that led to it. It
// returns nothing outside Business. round is the match as this round began; it is played on.
func (t *Table) business(round *game.Match, player int) ([]Step, error) {
	rules := t.Match.Rules
	goesOn := func(m *game.Match) bool { return !m.State.Over && rules.StepOf(m.State).Name == game.StepBusiness }
	if !goesOn(t.Match) {
		return nil, nil
	}
	before, first := new(game.State), 0 // of the Business
	var states []*game.State
	for _, entry := range t.Match.Log[len(round.Log):] {
		if !goesOn(round) {
			round.State.CloneInto(before)
			states, first = nil, len(round.Log)
		}
		round.Apply(entry.Player, entry.Command)
		if goesOn(round) {
			states = append(states, round.State.Clone())
		}
	}
	var steps []Step
	for i, state := range append([]*game.State{before}, states...) {
		var step Step
		var err error
		if step.State, err = t.view(state, player); err != nil {
			return nil, err
		}
		if i > 0 {
			step.Player = &t.Match.Log[first+i-1].Player
			if step.Events, err = t.events(t.Match.ToldBy(first + i - 1)); err != nil {
				return nil, err
			}
		}
		steps = append(steps, step)
	}
	return steps, nil
}

// Asked is what an extension has asked of a player in this round, as it was asked last: see game.Obligation.
type Asked struct {
	Extension string            `json:"extension"`
	Key       string            `json:"key"`
	Rule      string            `json:"rule"`
	Decision  game.DecisionKind `json:"decision,omitzero"`
	Number    int               `json:"number,omitzero"`
	Open      bool              `json:"open,omitzero"`
	Possible  bool              `json:"possible,omitzero"`
	Costs     []Span            `json:"costs,omitempty"`
	Otherwise Cost              `json:"otherwise,omitzero"`
	Deadly    bool              `json:"deadly,omitzero"`
}

// Span is the least and the most that something may cost.
type Span struct {
	Least Cost `json:"least,omitzero"`
	Most  Cost `json:"most,omitzero"`
}

// Cost is a game.Cost as it is sent.
type Cost struct {
	Money      int `json:"money,omitzero"`
	Time       int `json:"time,omitzero"`
	Queue      int `json:"queue,omitzero"`
	Popularity int `json:"popularity,omitzero"`
	AnnexMoney int `json:"annex_money,omitzero"`
}

// asked returns what extensions have asked of a player in this round.
func (t *Table) asked(player int) (list []Asked) {
	for _, o := range new(game.Asked).In(t.Match, player) {
		a := Asked{
			Extension: o.Extension, Key: o.Key, Rule: o.Rule, Decision: o.Decision, Number: o.Number, Open: o.Open, Possible: o.Possible,
			Otherwise: Cost(o.Otherwise), Deadly: o.Deadly,
		}
		for _, span := range o.Costs {
			a.Costs = append(a.Costs, Span{Cost(span.Least), Cost(span.Most)})
		}
		list = append(list, a)
	}
	return list
}

// Obligation returns what was asked as the rules have it.
func (a *Asked) Obligation() game.Obligation {
	o := game.Obligation{
		Extension: a.Extension, Key: a.Key, Rule: a.Rule, Decision: a.Decision, Number: a.Number, Open: a.Open, Possible: a.Possible,
		Otherwise: game.Cost(a.Otherwise), Deadly: a.Deadly,
	}
	for _, span := range a.Costs {
		o.Costs = append(o.Costs, game.Span{Least: game.Cost(span.Least), Most: game.Cost(span.Most)})
	}
	return o
}
