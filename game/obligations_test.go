package game

import (
	"testing"

	"clinic/game/rule"
)

// toll asks before Move for time, dollars or a point; each has a command without fields.
func toll() *Extension {
	const decide DecisionKind = "pay_toll"
	pays := func(kind CommandType, cost Cost) CommandSpec {
		return OneWord(kind, decide, func(c Context) Verdict {
			if c.Owner().Money < cost.Money {
				return Refuse(rule.Reason{Rule: "T1", Key: "toll_too_dear"})
			}
			return Verdict{Cost: cost}
		}, func(p *Play, player int, cost Cost) {
			owner := &p.State.Players[player]
			owner.Money -= cost.Money
			owner.Time += cost.Time
			owner.Popularity -= cost.Popularity
			p.Answered(player, decide)
			p.Tell(Event{Type: "toll_paid", Player: player, Rule: "T1", Money: -cost.Money, Time: cost.Time, Popularity: -cost.Popularity})
		})
	}
	return &Extension{
		ID: "toll", Decisions: []DecisionKind{decide}, Sentences: map[string]string{"toll_too_dear": "There is no money for the toll."},
		Commands: []CommandSpec{pays("wait", Cost{Time: 3}), pays("pay", Cost{Money: 2}), pays("smile", Cost{Popularity: 1})},
		Moments: Moments{BeforeMove: []Moment{{
			Do: func(p *Play, player int) { p.Ask(Decision{Kind: decide, Player: player}) },
			Foresee: func(c Context, _ bool) (Obligation, bool) {
				o := Obligation{Key: "toll", Rule: "T1", Decision: decide}
				o.Costs, o.Possible = c.CostsOf(decide)
				return o, true
			},
		}}},
	}
}

// X10: an obligation with several ways to meet it lists the cost of each; a way that is not possible is left out. A
// OneWord command costs what it was judged to cost.
func TestObligationWithSeveralWays(t *testing.T) {
	s := newScene(t, 1, toll())
	s.Rules.Enter(s.State, "move")
	owner := &s.State.Players[0]
	for money, want := range map[int][]Span{
		2: {{Cost{Money: 2}, Cost{Money: 2}}, {Cost{Popularity: 1}, Cost{Popularity: 1}}, {Cost{Time: 3}, Cost{Time: 3}}},
		1: {{Cost{Popularity: 1}, Cost{Popularity: 1}}, {Cost{Time: 3}, Cost{Time: 3}}},
	} {
		owner.Money = money
		got := s.Of(0).Obligations()
		if len(got) != 1 || !got[0].Possible || !got[0].Open {
			t.Fatalf("X10: with $%d: %+v", money, got)
		}
		equalList(t, "the ways to pay the toll", got[0].Costs, want)
	}
	owner.Money = 5
	s.decide(0, Command{Type: "pay"})
	if owner.Money != 3 || len(s.Of(0).Obligations()) > 0 {
		t.Errorf("X10: then $%d, and %v", owner.Money, s.Of(0).Obligations())
	}
}
