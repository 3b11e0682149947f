package plan_test

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// exhaust tries every way to play a Move, and gives the most that one is worth in the end.
func exhaust(t *table, prices plan.Prices, most int) (best int64, tried int) {
	best = -1 << 62
	at := func(s *game.State) string {
		text := ""
		for i := range s.Players[0].Clinic.People {
			text += fmt.Sprint(s.Players[0].Clinic.People[i].At)
		}
		return text
	}
	states := []*game.State{t.state.Clone()}
	least := map[string]int{at(states[0]): states[0].Players[0].Time}
	begun := t.state.Players[0].Time
	play := &game.Play{Rules: t.rules}
	spent := new(game.State)
	for len(states) > 0 {
		s := states[0]
		states = states[1:]
		if s.Players[0].Time > least[at(s)] {
			continue
		}
		if tried++; tried > most {
			return best, tried
		}
		for _, command := range t.rules.Legal(s, 0) {
			if command.Type == game.Done {
				c := game.Context{Rules: t.rules, State: s}
				best = max(best, worthOf(c, prices, s.Players[0].Time-begun))
				continue
			}
			s.CloneInto(spent)
			play.State, play.Events = spent, play.Events[:0]
			if v := play.Apply(0, &command); !v.Legal() {
				t.Fatalf("%+v: %+v", command, v.Refusal)
			}
			key := at(play.State)
			if time, known := least[key]; !known || play.State.Players[0].Time < time {
				least[key] = play.State.Players[0].Time
				states = append(states, play.State.Clone())
			}
		}
	}
	return best, tried
}

// follow plays a plan up to the end of Move and compares what it says with what the rules then say.
func follow(t *table, prices plan.Prices, p *plan.Plan) {
	t.Helper()
	s := t.state.Clone()
	for i := range p.Commands {
		if _, v := t.rules.Apply(s, 0, &p.Commands[i]); !v.Legal() {
			t.Fatalf("command %d of the plan, %+v, is refused: %s\n%s", i, p.Commands[i], t.rules.Sentence(v.Refusal), t.describe())
		}
	}
	done := p.Done()
	if v := t.rules.Check(s, 0, &done); !v.Legal() {
		t.Fatalf("after the plan Done is refused: %s\n%s", t.rules.Sentence(v.Refusal), t.describe())
	}
	time := s.Players[0].Time - t.state.Players[0].Time
	if time != p.Time {
		t.Errorf("the plan says that it takes %d, and it takes %d\n%s", p.Time, time, t.describe())
	}
	c := game.Context{Rules: t.rules, State: s}
	if worth := worthOf(c, prices, time); worth != p.Worth {
		t.Errorf("the plan says that it is worth %d, and it is worth %d\n%+v\n%s", p.Worth, worth, p, t.describe())
	}
	f := c.Forecast()
	if prices == plan.MoneyFirst && (f.Income != p.Income || f.Upkeep != p.Upkeep) {
		t.Errorf("the plan says income %d and upkeep %d, the forecast %d and %d\n%+v\n%s", p.Income, p.Upkeep, f.Income, f.Upkeep, p, t.describe())
	}
}

// somePrices are the lexicographic ones, or some by chance.
func somePrices(t *table) plan.Prices {
	if t.below(3) == 0 {
		return plan.MoneyFirst
	}
	p := plan.Prices{Dollar: int64(t.below(500)), Time: int64(1 + t.below(600)), Point: 1000}
	for i := range p.Treated {
		p.Treated[i] = int64(t.below(4000) - 2000)
		p.Doctor[i] = int64(t.below(1500) * i)
	}
	return p
}

// mostTried is how many positions of a Move are tried at most.
const mostTried = 700

// On small boards no way to play the whole Move is worth more than the plan.
func TestNoMoveBeatsThePlan(t *testing.T) {
	t.Parallel()
	compared := 0
	for seed := range uint64(150) {
		table := newTable(t, seed)
		table.build(3, 4+table.below(6))
		table.people(3, 2, 1, 3)
		table.begin()
		prices := somePrices(table)
		p := plan.Move(table.context(), prices)
		follow(table, prices, &p)
		best, tried := exhaust(table, prices, mostTried)
		if best > p.Worth || tried <= mostTried && best != p.Worth {
			t.Errorf("seed %d: a Move is worth %d, the plan %d\n%+v\n%s", seed, best, p.Worth, p, table.describe())
		}
		if !p.Exact {
			t.Errorf("seed %d: the plan is not sure of itself", seed)
		}
		if tried <= mostTried {
			compared++
		}
		if t.Failed() {
			return
		}
	}
	if compared < 75 {
		t.Errorf("only %d boards were tried to the end", compared)
	}
}

// On large boards none of ten thousand Moves by chance is worth more.
func TestNoRandomMoveBeatsThePlan(t *testing.T) {
	t.Parallel()
	play := &game.Play{State: new(game.State)}
	for seed := range uint64(200) {
		table := newTable(t, 1000+seed)
		table.build(4, 14+table.below(16))
		table.people(6, 5, 3, 12)
		table.begin()
		prices := somePrices(table)
		p := plan.Move(table.context(), prices)
		follow(table, prices, &p)
		if !p.Exact {
			t.Errorf("seed %d: the plan is not sure of itself", seed)
		}
		play.Rules = table.rules
		for range 50 {
			worth, ended := table.atRandom(play, prices, &p)
			if ended && worth > p.Worth {
				t.Fatalf("seed %d: a Move is worth %d, the plan %d\n%+v\n%s", seed, worth, p.Worth, p, table.describe())
			}
		}
	}
}

// atRandom plays a Move by chance, and tells what it is worth, and whether it came to an end. Every other one takes a part of the plan
// with it, so that the Moves near the plan are tried, too.
func (t *table) atRandom(play *game.Play, prices plan.Prices, p *plan.Plan) (worth int64, ended bool) {
	t.state.CloneInto(play.State)
	play.Events = play.Events[:0]
	var spaces []clinic.Space
	for space := range t.board().Modules().All() {
		spaces = append(spaces, space)
	}
	byChance := 2 * len(t.board().People)
	if t.below(2) == 0 {
		byChance = 1 + t.below(3)
	}
	for range byChance {
		person := &t.board().People[t.below(len(t.board().People))]
		play.Apply(0, &game.Command{Type: game.MoveOne, Person: person.ID, To: clinic.In(one(t, spaces...))})
	}
	if byChance <= 3 {
		for i := range p.Commands {
			if t.below(8) > 0 {
				play.Apply(0, &p.Commands[i])
			}
		}
	}
	c := game.Context{Rules: t.rules, State: play.State}
	done := game.Command{Type: game.Done}
	if !t.rules.Check(play.State, 0, &done).Legal() {
		return 0, false
	}
	return worthOf(c, prices, play.State.Players[0].Time-t.state.Players[0].Time), true
}

// A planner that is used again needs no new memory.
func TestPlansAllocateNothing(t *testing.T) {
	table := newTable(t, 7)
	table.build(4, 24)
	table.people(6, 5, 3, 12)
	table.begin()
	var planner plan.Planner
	planner.Move(table.context(), plan.MoneyFirst)
	if allocated := testing.AllocsPerRun(20, func() { planner.Move(table.context(), plan.MoneyFirst) }); allocated > 0 {
		t.Errorf("%v allocations", allocated)
	}
}
