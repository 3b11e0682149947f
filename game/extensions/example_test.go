package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// florist is the extension that docs/extensions.md explains: a flower shop is a module of its own color. Treatment
// rooms adjacent to it earn $1 more for each patient. Before Move the owner of one may water the flowers for $1;
// watered flowers bring a point of popularity in Admin.
func florist() *game.Extension {
	const (
		flowerShop  clinic.Kind       = "flower_shop"
		decideWater game.DecisionKind = "water"
		water       game.CommandType  = "water"
		watered                       = "watered"
	)
	hasShop := func(c game.Context) bool { return c.Clinic().Of(flowerShop) != 0 }
	return &game.Extension{
		ID: "florist",
		Numbers: []game.NumberSpec{
			{Name: "florist.price", Rule: "F1", Source: "H", Value: 3, Least: 0, Most: 99},
			{Name: "florist.limit", Rule: "F1", Source: "H", Value: 1, Least: 1, Most: 9},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: flowerShop, Color: "green", Where: clinic.OnGrid},
			Price:     "florist.price", PerFloor: true, Limit: "florist.limit",
		}},
		Sentences: map[string]string{
			"no_money_for_water": "Watering costs $1, and the savings are ${limit}.",
			"worth_flowers":      "Flowers bring popularity in each round.",
		},
		Queries: game.Queries{Income: []game.Query[game.Pairing]{{
			Order: game.OrderGardens, Rule: "F2",
			Change: func(c game.Context, p game.Pairing, dollars int) int {
				return dollars + (clinic.One(p.Space).Adjacent() & c.Clinic().Of(flowerShop)).Count()
			},
		}}},
		Moments: game.Moments{BeforeMove: []game.Moment{{Order: game.OrderFree, Do: func(p *game.Play, player int) {
			if hasShop(p.Of(player)) {
				p.Ask(game.Decision{Kind: decideWater, Player: player, Together: true})
			}
		}}}},
		Advice: game.Advice{
			Answers: []game.Answer{{To: decideWater, Give: func(c game.Context, _ *game.Decision) (game.Command, bool) {
				if c.Owner().Money < 1 {
					return game.Command{Type: game.Done}, true
				}
				return game.Command{Type: water}, true
			}}},
			Worth: []game.Worth{{Rule: "F4", Name: "flowers", Of: func(c game.Context) int {
				if !hasShop(c) {
					return 0
				}
				return 60 * c.RoundsAhead() // a point per round, for a dollar
			}}},
		},
		Decisions: []game.DecisionKind{decideWater},
		Commands: []game.CommandSpec{
			game.OneWord(water, decideWater, func(c game.Context) game.Verdict {
				if c.Owner().Money < 1 {
					return game.Refuse(rule.Reason{Rule: "F3", Key: "no_money_for_water", Limit: c.Owner().Money})
				}
				return game.Verdict{Cost: game.Cost{Money: 1}}
			}, func(p *game.Play, player int, cost game.Cost) {
				owner := &p.State.Players[player]
				p.Answered(player, decideWater)
				owner.Money -= cost.Money
				owner.Marks = append(owner.Marks, clinic.Mark{Kind: watered, Count: 1})
				p.Tell(game.Event{Type: "flowers_watered", Player: player, Rule: "F3", Money: -cost.Money})
			}),
			game.Decline(decideWater, "F3"),
		},
		Steps: []game.Insertion{{After: "admin-9", Step: game.Step{Key: "flowers", Name: game.StepAdmin, Begin: func(p *game.Play) {
			for _, player := range p.State.TurnOrder {
				owner := &p.State.Players[player]
				at := slices.IndexFunc(owner.Marks, func(m clinic.Mark) bool { return m.Kind == watered })
				if at < 0 {
					continue
				}
				owner.Marks = slices.Delete(owner.Marks, at, at+1)
				owner.Popularity++
				p.Tell(game.Event{Type: "flowers_bloomed", Player: player, Rule: "F4", Popularity: 1})
			}
		}}}},
	}
}

// The florist of docs/extensions.md does what its rules say.
func TestExampleOfTheGuide(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"florist"}}, []*game.Extension{florist()})
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	c := game.Context{Rules: rules, State: s, Player: 0}
	apply := func(command game.Command) game.Verdict {
		_, v := rules.Apply(s, 0, &command)
		return v
	}

	s.Pending = []game.Decision{{Kind: game.DecideBuild, Player: 0}}
	shop := clinic.Component{Kind: "flower_shop", Space: clinic.Space{X: 1, Y: 2}} // south of the treatment room
	if v := apply(game.Command{Type: game.BuildOne, Component: shop}); !v.Legal() || v.Cost.Money != 3 {
		t.Fatalf("F1: buying the shop: %+v", v)
	}
	shop.Space = clinic.Space{X: 3, Y: 2}
	if v := apply(game.Command{Type: game.BuildOne, Component: shop}); v.Refusal.Key != "limit_reached" {
		t.Errorf("F1: buying a second shop: %+v", v)
	}

	patient := clinic.Person{ID: "p9", Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1})}
	income, origins := c.TreatmentIncome(game.Pairing{Space: patient.At.Space, Patient: &patient})
	if want := (game.Origin{Source: "florist", Rule: "F2", Amount: 1}); income != 7 || origins[len(origins)-1] != want {
		t.Errorf("F2: a white patient pays $%d: %v", income, origins)
	}

	rules.Enter(s, "move")
	s.Players[0].Money = 0
	if v := apply(game.Command{Type: "water"}); v.Refusal.Rule != "F3" || rules.Sentence(v.Refusal) != "Watering costs $1, and the savings are $0." {
		t.Errorf("F3: without money: %+v", v)
	}
	s.Players[0].Money = 5
	if events, _ := rules.Apply(s.Clone(), 0, &game.Command{Type: game.Done}); !has(events, game.PlayerDone) {
		t.Errorf("F3: declining tells %v", events)
	}
	if command, ok := c.Answer(); !ok || command.Type != "water" {
		t.Errorf("players of the program answer %+v", command)
	}
	if v := apply(game.Command{Type: "water"}); !v.Legal() || s.Players[0].Money != 4 {
		t.Fatalf("F3: %+v, $%d", v, s.Players[0].Money)
	}
	before := s.Players[0].Popularity
	rules.Enter(s, "flowers")
	if after := s.Players[0].Popularity; after != before+1 || len(s.Players[0].Marks) != 0 {
		t.Errorf("F4: popularity goes from %d to %d", before, after)
	}
}
