package bot

import (
	"slices"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/gametest"
)

func learned(t testing.TB) *Judgement {
	t.Helper()
	j, err := ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// Every name in the file of weights exists in a game with all extensions, and no two features share a name.
func TestWeightsAreNamedAsTheRulesNameThings(t *testing.T) {
	var known []string
	for _, e := range extensions.All() {
		config := game.Config{Players: 2, Seed: 1}
		if e.Variant {
			config.Variants = []string{e.ID}
		} else {
			config.Extensions = []string{e.ID}
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		names := append(Knobs(), Features(rules)...)
		slices.Sort(names)
		if once := slices.Compact(slices.Clone(names)); len(once) != len(names) {
			t.Fatalf("%s: a name stands for two things", e.ID)
		}
		known = append(known, names...)
	}
	for players, set := range learned(t).Sets {
		for name := range set {
			if !slices.Contains(known, name) {
				t.Errorf("%d players: %s is nothing that the game knows", players+1, name)
			}
		}
	}
}

func rehearsal(t testing.TB, players, games int, seed uint64) *Rehearsal {
	t.Helper()
	var list []*game.Rules
	for i := range games {
		config := game.Config{Players: players, Seed: seed + uint64(i)}
		config.Numbers = map[string]int{"goal.no_deaths_patients": 0} // so that the goal of a solo game matters little
		rules, err := game.NewRules(config, nil)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, rules)
	}
	r := NewRehearsal(list)
	r.Weigh(learned(t).Sets[players-1])
	return r
}

// The average of a small fixed set of games is near that of many (docs/bots.md).
func TestTheQuickFormKeepsItsStrength(t *testing.T) {
	for players, band := range map[int][2]float64{1: {32, 56}, 2: {42, 58}, 3: {32, 48}, 4: {25, 42}} {
		games := 24 / players
		r := rehearsal(t, players, games, 9000)
		sum, count := 0.0, 0
		for i := range games {
			scores := r.Play(i, nil)
			for _, score := range scores {
				sum += score
				count++
			}
		}
		if mean := sum / float64(count); mean < band[0] || mean > band[1] {
			t.Errorf("%d players end with %.1f on average, which is not from %.0f to %.0f", players, mean, band[0], band[1])
		}
	}
}

// Thinking needs no new memory once the lists have grown: the options of every tile, and the plan of a Move.
func TestQuickThoughtsTakeNoMemory(t *testing.T) {
	r := rehearsal(t, 2, 1, 9000)
	r.Play(0, nil)
	r.start[0].CloneInto(&r.state)
	b := r.brain
	b.play.Rules, b.play.State = r.begun[0], &r.state
	moves := 0
	for !r.state.Over {
		player := r.state.Deciders()[0]
		c := b.play.Of(player)
		switch r.state.Decision(player).Kind {
		case game.DecideAction:
			if n := testing.AllocsPerRun(2, func() { b.proposeAll(c, true) }); n > 0 {
				t.Fatalf("proposals in round %d take memory %v times", r.state.Round, n)
			}
		case game.DecideMove:
			moves++
			prices := b.pricesFor(r.state.Round)
			if n := testing.AllocsPerRun(2, func() {
				b.layout.read(&b.measure, c.Clinic())
				b.walks.plan(&b.judge, &b.layout, c, &prices, 150)
			}); n > 0 {
				t.Fatalf("the plan of a Move in round %d takes memory %v times", r.state.Round, n)
			}
		}
		b.decide(player)
	}
	if moves == 0 {
		t.Error("nobody has moved")
	}
}

// The same question gets the same answer, whatever was asked before (B92), even from a player who searches.
func TestAnswersDoNotDependOnWhatWasAskedBefore(t *testing.T) {
	rules := rulesFor(t, 2, 3)
	s, _ := rules.Start()
	chief, judgement := New(Chief, rules, learned(t), 7), learned(t)
	think := func(p *Player, player int) game.Command {
		thought := p.Think(rules.View(s, player), player)
		thought.Continue(30)
		return thought.Advice().Command
	}
	for range 25 {
		player := s.Deciders()[0]
		first := think(chief, player)
		if again := think(New(Chief, rules, judgement, 7), player); !again.Equal(&first) {
			t.Fatalf("%+v, from another one %+v", first, again)
		}
		if _, v := rules.Apply(s, player, &first); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
}

// In a few solo games even a little search does better than looking one step ahead.
func TestChiefPlaysBetterThanResident(t *testing.T) {
	total := map[Level]int{}
	for seed := range uint64(gametest.Budget(8, 3)) {
		for _, level := range [...]Level{Resident, Chief} {
			rules := rulesFor(t, 1, 700+seed)
			s, _ := rules.Start()
			player, script := New(level, rules, learned(t), seed), Script{}
			for !s.Over {
				command, planned := script.Next(rules, s, 0)
				if !planned {
					thought := player.Think(rules.View(s, 0), 0)
					thought.Continue(40)
					advice := thought.Advice()
					command = advice.Command
					script.Take(s, 0, &advice)
				}
				if _, v := rules.Apply(s, 0, &command); !v.Legal() {
					t.Fatalf("%s: %+v: %v", level, command, v.Refusal)
				}
			}
			total[level] += (game.Context{Rules: rules, State: s}).Score().Total
		}
	}
	if total[Chief] <= total[Resident] {
		t.Errorf("the games bring the chief %d and the resident %d", total[Chief], total[Resident])
	}
}
