package bot

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// B88: players pursue their goal: in a few games Resident builds up to Floor 3, which it never does otherwise, and
// still ends with some popularity.
func TestBotsAimAtTheirGoals(t *testing.T) {
	for _, goal := range [...]string{game.GoalFloor3} {
		met, sum := 0, 0
		for seed := range uint64(6) {
			rules, err := game.NewRules(game.Config{Players: 1, Seed: 40 + seed, Goal: goal, Numbers: map[string]int{"goal.floor_3_rooms": 1}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			s, _ := rules.Start()
			player := New(Resident, rules, learned(t), seed)
			for !s.Over {
				thought := player.Think(rules.View(s, 0), 0)
				thought.Continue(8)
				command := thought.Advice().Command
				if _, v := rules.Apply(s, 0, &command); !v.Legal() {
					t.Fatal(v.Refusal)
				}
			}
			c := game.Context{Rules: rules, State: s, Player: 0}
			if c.GoalMet() {
				met++
			}
			sum += c.Score().Total
		}
		if met < 4 || sum < 6*25 {
			t.Errorf("%s: met in %d of 6 games, with %d popularity in all", goal, met, sum)
		}
	}
}

// B31, B88: what is missing for Floor 3 and for two buildings decreases to nothing by building what is missing, each
// piece legally.
func TestWhatIsMissingForAGoalCanBeBuilt(t *testing.T) {
	rules := rulesFor(t, 1, 3)
	s, _ := rules.Start()
	b := newBrain(judgeOf(rules, nil))
	for _, goal := range [...]string{game.GoalFloor3, game.GoalTwoBuildings, game.GoalAllSpaces} {
		a := aim{goal: goal, rooms: 3, open: 12}
		var l layout
		l.read(&b.measure, &s.Players[0].Clinic)
		before := l.missing(&a)
		for step := 0; before.pieces > 0; step++ {
			best, reached := l, before.pieces
			for kind := range b.kinds {
				if kind > supplyRoom && kind != garden {
					continue
				}
				for set := l.allowed(&b.measure, kind); set != 0; set &= set - 1 {
					next := l
					next.put(&b.measure, kind, clinic.Psychiatry, set&-set)
					if now := next.missing(&a).pieces; now < reached {
						best, reached = next, now
					}
				}
			}
			if reached == before.pieces || step > 20 {
				t.Fatalf("%s: nothing brings it nearer than %d pieces", goal, reached)
			}
			l, before = best, best.missing(&a)
		}
	}
}
