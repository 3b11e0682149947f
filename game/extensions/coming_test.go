package extensions

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/gametest"
)

// The savings and popularity forecast at the end of Move are what Business and Admin then bring, if everything goes
// as proposed and nothing is bought (B81 to B86, C12, C102, E9, E11).
func TestWhatIsComingComes(t *testing.T) {
	changed, goals, careers := map[game.EventType]int{}, 0, map[bool]int{}
	for i, ids := range [][]string{
		{}, {"air_conditioners"}, {"helicopters", "fire_trucks"}, {"ghosts", "triage"}, {"emergency"}, {"covid_19"}, {"cigarettes"},
		{"air_conditioners", "fire_trucks", "helicopters", "public_toilets", "cigarettes", "temp_agency", "ghosts", "triage", "emergency"},
	} {
		config := game.Config{Players: 1, Seed: uint64(20 + i), Extensions: ids, Numbers: map[string]int{"start.money": 60}}
		if len(ids) == 1 && ids[0] == "cigarettes" {
			config.Variants = []string{"clever_doctors"} // C120: doctors who treat level up
		}
		if i < 4 { // the others have goals of their own, or none
			config.Goal = game.GoalNoDeaths
		}
		rules, err := game.NewRules(config, All())
		if err != nil {
			t.Fatal(err)
		}
		compared := 0
		for chance := range 12 {
			g := gametest.RandomGame{Match: game.NewMatch(rules, nil), Chance: game.Random{Word: uint64(100*i + chance)}, Seen: gametest.Seen{}}
			g.Before = func(player int, _ []game.Command) string {
				s := g.Match.State
				if d := s.Decision(player); d == nil || d.Kind != game.DecideMove || !rules.Check(s, player, &game.Command{Type: game.Done}).Legal() {
					return ""
				}
				c := game.Context{Rules: rules, State: s, Player: player}
				coming := c.Coming()
				then, plain := settled(rules, s, player)
				if !plain {
					return ""
				}
				compared++
				for _, change := range coming.Changes {
					changed[change.Fact]++
				}
				after := &then.Players[player]
				if after.Money != coming.Money || after.Popularity != coming.Popularity {
					return fmt.Sprintf("foretold were $%d and %d popularity, it came to $%d and %d: %+v", coming.Money, coming.Popularity, after.Money, after.Popularity, coming.Changes)
				}
				for _, career := range c.Careers() {
					// or the supply has none
					if doctor := after.Clinic.Person(career.Doctor); doctor != nil && doctor.Level != career.Then && doctor.Level != career.Level {
						return fmt.Sprintf("foretold was %+v, and it is %s", career, doctor.Level)
					} else if doctor != nil && doctor.Level == career.Then {
						careers[career.Treats]++
					}
				}
				if was := &s.Players[player]; was.Goal == game.GoalNoDeaths && was.Died == 0 {
					goals++
					if lost := after.Died > 0; lost != (coming.GoalLost != "") {
						return fmt.Sprintf("the goal is lost: %v, foretold: %q", lost, coming.GoalLost)
					}
				}
				return ""
			}
			if why := g.Play(); why != "" {
				t.Fatalf("%v: %s", ids, why)
			}
		}
		if compared == 0 {
			t.Errorf("%v: no end of Move was compared", ids)
		}
	}
	for _, fact := range []game.EventType{game.PatientDied, game.ExpensesMissed, game.LaboratoryPoint, QuotaMissed, PatientsCooled} {
		if changed[fact] == 0 {
			t.Errorf("%s was foretold in no game", fact)
		}
	}
	if careers[true] == 0 || careers[false] == 0 {
		t.Errorf("of who treats and of who doesn't, so many levels were foretold: %v", careers)
	}
	if goals == 0 {
		t.Error("no solo goal was at stake")
	}
}

// settled plays the rest of a round on a copy, as proposed and without any purchase. It is not plain if there was
// anything else to decide.
func settled(rules *game.Rules, s *game.State, player int) (then *game.State, plain bool) {
	then = s.Clone()
	done := game.Command{Type: game.Done}
	for then.Round == s.Round && !then.Over {
		switch d := then.Decision(player); {
		case d == nil:
			return then, false
		case d.Kind == game.DecideMove, d.Kind == game.DecideTreatments, d.Kind == game.DecidePopularity, d.Kind == game.DecideAnnexPopularity:
		default:
			return then, false
		}
		if _, v := rules.Apply(then, player, &done); !v.Legal() {
			return then, false
		}
	}
	return then, true
}

// C102, C12: cool air and a missed quota are forecast, the quota once; patients who are treated in Business don't
// count as cooled in Admin.
func TestExtensionsForetellPopularity(t *testing.T) {
	x := newTable(t, 1, "air_conditioners", "fire_trucks", "helicopters")
	x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 1, 0), Side: clinic.North})
	x.clinic(0).People[0].At = clinic.In(roomSpace)
	x.patient(0, clinic.White, clinic.In(roomSpace)) // is treated
	x.patient(0, clinic.Yellow, clinic.In(roomSpace))
	for round, lost := range map[int]int{2: 0, 6: 2} {
		x.State.Round = round
		x.enter("move")
		found := map[game.EventType]game.Change{}
		for _, change := range x.of(0).Coming().Changes {
			if _, twice := found[change.Fact]; twice {
				t.Errorf("round %d: %s is foretold twice", round, change.Fact)
			}
			found[change.Fact] = change
		}
		if cool := found[PatientsCooled]; cool.Rule != "C102" || cool.Count != 1 || cool.Popularity != 1 {
			t.Errorf("C102, round %d: foretold is %+v of cool air", round, cool)
		}
		if quota := found[QuotaMissed]; quota.Popularity != -lost {
			t.Errorf("C12, round %d: foretold is %+v of the quota", round, quota)
		}
	}
}
