package plan_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/plan"
)

// exhaust tries every way to play a Move, and returns the highest worth.
func exhaust(t *table, prices plan.Prices, most int) (best int64, tried int) {
	best = -1 << 62
	at := func(s *game.State) string {
		text := ""
		for board := range s.Players[0].Boards() {
			for i := range board.Clinic.People {
				text += fmt.Sprint(board.Clinic.People[i].At)
			}
			for i := range board.Clinic.Outside {
				text += fmt.Sprint(board.Clinic.Outside[i].Marks)
			}
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
				worth := worthOf(c, prices, s.Players[0].Time-begun)
				if worth > best {
					t.ends = map[string]bool{}
				}
				if worth >= best {
					t.ends[whereabouts(c.Clinic().People)] = true
				}
				if worth > best {
					best, t.best = worth, (&table{rules: t.rules, state: s.Clone()}).describe()
				}
				continue
			}
			if command.Type != game.MoveOne {
				continue
			}
			s.CloneInto(spent)
			play.State, play.Events = spent, play.Events[:0]
			if v := play.Apply(0, &command); !v.Legal() {
				t.Fatalf("%+v: %+v", command, v.Refusal)
			}
			if d := spent.Decision(0); d == nil || d.Kind != game.DecideMove {
				continue // a person was drawn
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

// whereabouts describes where patients are in rooms with doctors, without telling equal ones apart; all others may be
// anywhere.
func whereabouts(people []clinic.Person) string {
	var list []string
	for i := range people {
		p := &people[i]
		with := slices.ContainsFunc(people, func(other clinic.Person) bool { return other.Kind == clinic.Doctor && other.At == p.At })
		if p.Kind == clinic.Patient && p.At.Area == clinic.Inside && with {
			list = append(list, fmt.Sprint(p.Level, p.Service, p.At))
		}
	}
	slices.Sort(list)
	return strings.Join(list, "|")
}

// follow plays a plan up to the end of Move and compares what it says with what the rules then say.
func follow(t *table, prices plan.Prices, p *plan.Plan) {
	t.Helper()
	s := t.state.Clone()
	for i := range p.Commands {
		if _, v := t.rules.Apply(s, t.player, &p.Commands[i]); !v.Legal() {
			t.Fatalf("command %d of the plan, %+v, is refused: %s\n%s", i, p.Commands[i], t.rules.Sentence(v.Refusal), t.describe())
		}
	}
	if p.Draws {
		if p.Exact || len(p.Commands) != 1 || s.Decision(t.player).Kind == game.DecideMove {
			t.Errorf("the plan stops for no draw: %+v", p)
		}
		return
	}
	done := p.Done()
	if v := t.rules.Check(s, t.player, &done); !v.Legal() {
		t.Fatalf("after the plan Done is refused: %s\n%s", t.rules.Sentence(v.Refusal), t.describe())
	}
	time := s.Players[t.player].Time - t.state.Players[t.player].Time
	c := game.Context{Rules: t.rules, State: s, Player: t.player}
	if _, walks := visits(c); time+walks != p.Time {
		t.Errorf("the plan says that it takes %d, and it takes %d\n%s", p.Time, time, t.describe())
	}
	if worth := worthOf(c, prices, time); worth != p.Worth {
		t.Errorf("the plan says that it is worth %d, and it is worth %d\n%+v\n%s", p.Worth, worth, p, t.describe())
	}
	f := c.Forecast()
	if prices == plan.MoneyFirst && !extended(t.rules) && (f.Income != p.Income || f.Upkeep != p.Upkeep) {
		t.Errorf("the plan says income %d and upkeep %d, the forecast %d and %d\n%+v\n%s", p.Income, p.Upkeep, f.Income, f.Upkeep, p, t.describe())
	}
}

// extended reports whether the game has extensions, whose dollars come later than the forecast knows.
func extended(rules *game.Rules) bool { return len(rules.Config.Extensions) > 0 }

// somePrices returns MoneyFirst, or random prices.
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

// mostTried is the largest number of positions of a Move that are tried.
const mostTried = 400

// On small boards no way to play the whole Move is worth more than the plan.
func TestNoMoveBeatsThePlan(t *testing.T) {
	t.Parallel()
	compared := 0
	for seed := range uint64(80) {
		table := newTable(t, seed)
		table.build(3, 4+table.below(6))
		table.people(3, 2, 1, 3)
		table.begin()
		prices := somePrices(table)
		var planner plan.Planner
		p := *planner.Move(table.context(), prices)
		const enough = 99
		ways := planner.Ways(enough)
		follow(table, prices, &p)
		best, tried := exhaust(table, prices, mostTried)
		if ends := len(table.ends); tried <= mostTried && ways <= enough && (ways < 1 || ends > ways) {
			t.Errorf("seed %d: %d ways are as good as the plan, and patients end in %d\n%s", seed, ways, ends, table.describe())
		}
		if best > p.Worth || tried <= mostTried && best != p.Worth {
			t.Errorf("seed %d: a Move is worth %d, the plan %d\n%+v\n%s\nthe best:\n%s", seed, best, p.Worth, p, table.describe(), table.best)
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
	if compared < 35 {
		t.Errorf("only %d boards were tried to the end", compared)
	}
}

// The same with each extension. A plan that can't be exact says so, and still ends Move.
func TestNoMoveBeatsThePlanWithExtensions(t *testing.T) {
	for _, e := range extensions.All() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			exact, compared := 0, 0
			const games = 14
			for seed := range uint64(games) {
				table := newTable(t, seed, e.ID)
				table.build(3, 4+table.below(5))
				table.people(3, 2, 1, 3)
				if e.ID == "emergency" {
					table.board().People = table.board().People[:1]
				}
				table.extend(e.ID)
				table.begin()
				prices := somePrices(table)
				p := plan.Move(table.context(), prices)
				follow(table, prices, &p)
				best, tried := exhaust(table, prices, mostTried)
				if p.Exact {
					exact++
				}
				if p.Exact && (best > p.Worth || tried <= mostTried && best != p.Worth) {
					t.Errorf("seed %d: a Move is worth %d, the plan %d\n%+v\n%s\nthe best:\n%s", seed, best, p.Worth, p, table.describe(), table.best)
				}
				if tried <= mostTried {
					compared++
				}
				if t.Failed() {
					return
				}
			}
			t.Logf("%d of %d are exact, %d were tried to the end", exact, games, compared)
		})
	}
}

// The same on large boards with an extension, against random Moves.
func TestNoRandomMoveBeatsThePlanWithExtensions(t *testing.T) {
	t.Parallel()
	play := &game.Play{State: new(game.State)}
	for _, e := range extensions.All() {
		for seed := range uint64(40) {
			table := newTable(t, 2000+seed, e.ID)
			table.build(4, 10+table.below(10))
			table.people(5, 4, 2, 8)
			table.extend(e.ID)
			table.begin()
			prices := somePrices(table)
			p := plan.Move(table.context(), prices)
			follow(table, prices, &p)
			play.Rules = table.rules
			for range 20 {
				worth, ended := table.atRandom(play, prices, &p)
				if ended && p.Exact && worth > p.Worth {
					t.Fatalf("%s, seed %d: a Move is worth %d, the plan %d\n%+v\n%s", e.ID, seed, worth, p.Worth, p, table.describe())
				}
			}
		}
	}
}

// With everything at once, in random games: every plan can be played, Move can end after it, and it brings what it
// says.
func TestPlansOfWholeGames(t *testing.T) {
	t.Parallel()
	names, variants := game.Together(extensions.All())
	for seed := range uint64(24) {
		config := game.Config{Players: 2, Seed: seed}
		switch {
		case seed%3 == 0:
			config.Extensions, config.Variants = names, variants
		case seed%3 == 1:
			config.Extensions = []string{"therapy_dogs", "triage", "public_toilets", "ghosts"}
		default:
			config.Extensions = []string{"covid_19", "public_toilets", "helicopters", "fire_trucks"}
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s, _ := rules.Start()
		random := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 12}
		var planner plan.Planner
		plans, exact := 0, 0
		for !s.Over {
			player, _ := random.NextPlayer(s)
			if s.Decision(player).Kind == game.DecideMove {
				table := &table{TB: t, rules: rules, state: s, player: player}
				p := planner.Move(table.context(), plan.MoneyFirst)
				follow(table, plan.MoneyFirst, p)
				plans++
				if p.Exact {
					exact++
				}
			}
			if _, _, err := random.Play(rules, s, player); err != nil {
				t.Fatal(err)
			}
			if t.Failed() {
				t.Fatalf("seed %d", seed)
			}
		}
		t.Logf("%d of %d plans are exact", exact, plans)
	}
}

// On large boards none of ten thousand random Moves is worth more than the plan.
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

// atRandom plays a random Move, and returns its worth and whether it ended. Every other one takes over a part of the
// plan, so that Moves near the plan are tried, too.
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

// A planner that is reused needs no new memory.
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
