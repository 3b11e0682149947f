package game

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// probe is a small extension that uses every hook and counts how often each is called. Its rules: a chapel is a
// module of its own color where nurses pray; a candle lies on every hub and slows people down; players with a chapel
// may use the action tile "pray"; before Move everybody lights a candle; a bell rings after the second action step.
func probe(asked map[string]int) *Extension {
	const (
		chapel     clinic.Kind  = "chapel"
		shrine     clinic.Kind  = "shrine"
		pray       Action       = "pray"
		decidePray DecisionKind = "pray"
		light      DecisionKind = "light"
		fade       DecisionKind = "fade"
	)
	event := func(name string) []EventMoment {
		return []EventMoment{{Do: func(p *Play, e Event) {
			asked[name]++
			if e.Type == "" {
				panic("a moment without a fact")
			}
		}}}
	}
	moment := func(name string, do func(p *Play, player int)) []Moment {
		return []Moment{{Do: func(p *Play, player int) { asked[name]++; do(p, player) }}}
	}
	return &Extension{
		ID:       "probe",
		Presets:  []string{"probes"},
		Apart:    true,
		Puzzles:  true,
		Variant:  false,
		Excludes: []string{"nothing"}, ExcludedBy: "B50",
		Numbers: []NumberSpec{{Name: "probe.chapel", Rule: "B90", Source: "H", Value: 1, Least: 0, Most: 9}},
		Components: []ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: chapel, Color: "white", Where: clinic.OnGrid},
			Price:     "probe.chapel", Upkeep: "probe.chapel", Limit: "probe.chapel", Holds: []Holding{{Kind: clinic.Nurse, Most: "probe.chapel"}},
		}, {
			Blueprint: clinic.Blueprint{Kind: shrine, Color: "grey", Where: clinic.OnGrid},
			Fits:      func(Context, Placing) rule.Reason { asked["Fits"]++; return rule.Reason{} },
		}},
		Sentences: map[string]string{
			"no_candle":       "There is no candle to light.",
			"person_of_annex": "No.", "person_of_clinic": "No.", "component_of_annex": "No.", "component_of_clinic": "No.",
			"decision_of_annex": "No.", "decision_of_clinic": "No.",
		},
		Actions: []ActionSpec{{Action: pray, Tiles: 1, Decision: decidePray, Begin: func(*Play, int) { asked["Actions"]++ }}},
		Queries: Queries{
			Price:         counted(asked, "Price", func(_ Context, _ clinic.Component, v int) int { return v + 1 }),
			Limit:         counted(asked, "Limit", func(_ Context, _ clinic.Kind, v int) int { return v }),
			Capacity:      counted(asked, "Capacity", func(_ Context, _ Role, v int) int { return v }),
			BuiltIn:       counted(asked, "BuiltIn", func(_ Context, _ clinic.Space, v int) int { return v }),
			DoctorLevel:   counted(asked, "DoctorLevel", func(_ Context, _ *clinic.Person, v int) int { return v }),
			PatientLevel:  counted(asked, "PatientLevel", func(_ Context, _ *clinic.Person, v int) int { return v }),
			NursesNeeded:  counted(asked, "NursesNeeded", func(_ Context, _ Pairing, v int) int { return max(0, v-1) }),
			DoctorsNeeded: counted(asked, "DoctorsNeeded", func(_ Context, _ *clinic.Person, v int) int { return v }),
			Works:         counted(asked, "Works", func(_ Context, _ *clinic.Person, v int) int { return v }),
			Treatable:     counted(asked, "Treatable", func(_ Context, _ *clinic.Person, v int) int { return v }),
			Income:        counted(asked, "Income", func(_ Context, _ Pairing, v int) int { return v + 3 }),
			Earnings:      counted(asked, "Earnings", func(_ Context, _ struct{}, v int) int { return v + 1 }),
			Salary:        counted(asked, "Salary", func(_ Context, _ *clinic.Person, v int) int { return v }),
			Upkeep:        counted(asked, "Upkeep", func(_ Context, _ Upkept, v int) int { return 2 * v }),
			UpkeepOff:     counted(asked, "UpkeepOff", func(_ Context, _ struct{}, v int) int { return v + 1 }),
			Surcharge: counted(asked, "Surcharge", func(c Context, space clinic.Space, v int) int {
				if tile := c.Clinic().At(space); len(tile.Marks) > 0 && tile.Marks[0].Kind == "candle" {
					v++
				}
				return v
			}),
			Parking:     counted(asked, "Parking", func(_ Context, _ Lot, v int) int { return v }),
			QueuePoints: counted(asked, "QueuePoints", func(_ Context, _ struct{}, v int) int { return v + 1 }),
			Waiting:     counted(asked, "Waiting", func(_ Context, _ clinic.Service, v int) int { return v }),
			Arrivals:    counted(asked, "Arrivals", func(_ Context, s clinic.Service, v int) int { return v + number(s == clinic.Psychiatry) }),
			Worsening:   counted(asked, "Worsening", func(_ Context, _ *clinic.Person, v int) int { return v }),
			Levelling:   counted(asked, "Levelling", func(_ Context, _ *clinic.Person, v int) int { return v }),
			DeathCost:   counted(asked, "DeathCost", func(_ Context, _ *clinic.Person, v int) int { return v + 1 }),
			Departure:   counted(asked, "Departure", func(_ Context, _ Departing, v int) int { return v }),
			MayEnd:      considered[Entering](asked, "MayEnd"),
			MayMove:     considered[*clinic.Person](asked, "MayMove"),
			MayReturn:   considered[*clinic.Person](asked, "MayReturn"),
			Counts:      counted(asked, "Counts", func(_ Context, _ Counting, v int) int { return v }),
			Admission: counted(asked, "Admission", func(c Context, a Applicant, v int) int {
				return max(v, number(c.State.Round%2 == 0 && a.Level == clinic.White)) // see ComesIn
			}),
			Goals:      counted(asked, "Goals", func(_ Context, _ string, v int) int { return v }),
			Stock:      counted(asked, "Stock", func(_ Context, _ clinic.Kind, v int) int { return v }),
			Closes:     counted(asked, "Closes", func(_ Context, _ clinic.Kind, v int) int { return v }),
			BuildShare: counted(asked, "BuildShare", func(_ Context, _ clinic.Kind, v int) int { return v }),
			MayTreat:   considered[Pairing](asked, "MayTreat"),
			OnCall:     counted(asked, "OnCall", func(_ Context, _ clinic.Space, v int) int { return v }),
			OnCallCost: counted(asked, "OnCallCost", func(_ Context, _ int, v int) int { return v }),
			Rank:       counted(asked, "Rank", func(_ Context, _ string, v int) int { return v }),
			OwnStart:   considered[Placing](asked, "OwnStart"),
			OutOfOrder: considered[Placing](asked, "OutOfOrder"),
			Filled:     counted(asked, "Filled", func(_ Context, _ clinic.Space, v int) int { return v }),
		},
		Moments: Moments{
			Setup: moment("Setup", func(p *Play, player int) {
				for space := range p.State.Players[player].Clinic.Of(clinic.Hub).All() {
					tile := p.State.Players[player].Clinic.At(space)
					tile.Marks = append(tile.Marks, clinic.Mark{Kind: "candle", Count: 1})
				}
			}),
			BeforeMove: []Moment{{
				Do: func(p *Play, player int) {
					asked["BeforeMove"]++
					p.Ask(Decision{Kind: light, Player: player})
				},
				Foresee: func(c Context, _ bool) (Obligation, bool) {
					asked["Foresee"]++
					o := Obligation{Key: "candle", Rule: "B70", Decision: light}
					o.Costs, o.Possible = c.CostsOf(light)
					return o, true
				},
			}},
			AfterMove:  moment("AfterMove", func(p *Play, player int) { p.Ask(Decision{Kind: fade, Player: player}) }),
			Built:      event("Built"),
			Admitted:   event("Admitted"),
			Moved:      event("Moved"),
			Cured:      event("Cured"),
			Died:       event("Died"),
			GaveUp:     event("GaveUp"),
			TurnedAway: event("TurnedAway"),
			End:        moment("End", func(*Play, int) {}),
		},
		Advice: Advice{
			Answers: []Answer{{To: light, Give: func(Context, *Decision) (Command, bool) { return Command{Type: "light_candle"}, true }}},
			Worth:   []Worth{{Rule: "B70", Name: "songs", Of: func(c Context) int { return 50 * clinic.CountOf(c.Owner().Marks, "songs") }}},
			Duties: []Duty{{
				Rule: "B70", Who: func(_ Context, person *clinic.Person) bool { return person.Kind == "priest" },
				To: func(c Context) clinic.Spaces { return c.Clinic().Of(chapel) },
			}},
			Cases: []Case{{
				Rule: "B70", Room: chapel, Due: func(Context) []int { return nil }, Ready: func(Context) int { return 0 },
				Team: func(Context) (doctors, nurses int) { return 1, 0 }, Pays: func(Context) (income, time int) { return 1, 1 },
			}},
			Absences: []Absence{{Rule: "B70", Away: func(Context, int) int { return 0 }}},
			Guesses: []Guess{{Rule: "B70", As: func(_ Context, person *clinic.Person) (clinic.Person, clinic.Space, bool) {
				return *person, clinic.Space{}, false
			}}},
			Aftermaths: []Aftermath{{
				Rule: "B70", Comes: func(Context) (dollars, time int) { return 1, 0 }, Most: func(Context) int { return 1 },
			}},
		},
		Objections: []Objection{{To: []CommandType{ChooseAction}, Object: func(c Context, command *Command, v Verdict) Verdict {
			asked["Objections"]++
			if command.Action == pray && c.Clinic().Of(chapel) == 0 {
				return refuse(rule.Reason{Rule: "B50", Key: "no_candle"})
			}
			return v
		}}},
		Invariants: []Invariant{{Broken: func(Context) rule.Reason {
			asked["Invariants"]++
			return rule.Reason{}
		}}},
		Decisions: []DecisionKind{light},
		Commands: []CommandSpec{
			{
				Type: "light_candle", During: []DecisionKind{light}, Fields: []CommandField{},
				Judge: func(Context, *Command) Verdict { return Verdict{} },
				List: func(_ Context, _ *Decision, commands []Command) []Command {
					return append(commands, Command{Type: "light_candle"})
				},
				Play: func(p *Play, player int, _ *Command) {
					asked["Commands"]++
					p.Answered(player, light)
					p.Tell(Event{Type: "candle_lit", Player: player, Rule: "B70"})
				},
			},
			{Type: Done, During: []DecisionKind{decidePray}, Judge: JudgeDone, List: ListDone, Play: playDone},
			{
				Type: "sing", Always: true, Fields: []CommandField{},
				Judge: func(c Context, _ *Command) Verdict {
					if clinic.CountOf(c.Owner().Marks, "songs") > 2 {
						return refused("B50", "no_candle")
					}
					return Verdict{}
				},
				List: func(c Context, _ *Decision, commands []Command) []Command {
					if clinic.CountOf(c.Owner().Marks, "songs") <= 2 {
						commands = append(commands, Command{Type: "sing"})
					}
					return commands
				},
				Play: func(p *Play, player int, _ *Command) {
					asked["Always"]++
					p.State.Players[player].Marks = clinic.AddMarks(p.State.Players[player].Marks, "songs", 1)
					p.Tell(Event{Type: "song_sung", Player: player, Rule: "B50"})
				},
			},
		},
		Steps: []Insertion{
			{After: "arrivals-2", Step: Step{Key: "bell", Name: "bell", Begin: func(p *Play) {
				asked["Steps"]++
				p.Tell(Event{Type: "bell_rang", Player: NoPlayer, Rule: "B50"})
			}}},
			{Before: StepMove, Step: Step{Key: "silence", Name: "silence", Begin: func(*Play) { asked["Steps before"]++ }}},
			{After: "admin-10", Step: Step{Key: "vigil", Name: "vigil", Begin: func(*Play) { asked["Steps at the end"]++ }}},
		},
		ScoreLines: []ScoreLines{{Lines: func(_ Context, lines []ScoreLine) []ScoreLine {
			asked["ScoreLines"]++
			return append(lines, ScoreLine{Rule: "B87", What: "candles", Count: 1, Points: 2})
		}}},
		MoveOrder: MoveInReverse,
		Terms:     clinic.Terms{SeveralHubsOnFloor: true},
		Table: func(_ *Rules, s *State) {
			asked["Table"]++
			m := &s.Market
			incoming := m.PatientBag // the patients for the appointments come out of a separate bag
			m.Incoming, m.PatientBag = &incoming, market.Bag{}
		},
		Marks: []MarkSpec{
			{Kind: "candle", On: OnTile, Form: MarkFlag}, {Kind: "prayers", On: OnPerson, Form: MarkCount, Pool: "prayers"},
		},
		Pools:      []PoolSpec{{Kind: "prayers", Each: "probe.chapel"}},
		People:     []PersonSpec{{Kind: "priest"}},
		MoveFields: []CommandField{{Name: "running", Part: PartFlag, Optional: true}},
		Setup: []SetupPiece{{Kind: shrine, Fits: func(Context, Placing) rule.Reason {
			asked["Setup pieces"]++
			return rule.Reason{}
		}}},
		Modes: []Mode{{
			Name: "running",
			May:  func(Context, *clinic.Person) rule.Reason { return rule.Reason{} },
			Sources: func(c Context, _ *clinic.Person, sources []clinic.Source) []clinic.Source {
				return c.Clinic().Entrances(sources)
			},
			Costs: func(_ Context, _ *clinic.Person, costs *clinic.Costs) {
				asked["Modes"]++
				costs.Step = 0
			},
		}},
		Annex: &Annexed{ // a garden house, where a visitor is admitted like a patient
			Board: "garden", Rule: "B2", Start: "B49", Money: "probe.chapel", Levels: []string{"dry", "wet"},
			Sides:   []AnnexSide{{Name: "2x1", Columns: 2, Rows: 1}},
			Layouts: []AnnexLayout{{Name: "plain", Components: []clinic.Component{{Kind: "bench"}}}},
			Components: []ComponentSpec{{
				Blueprint: clinic.Blueprint{Kind: "bench", Color: "green", Where: clinic.OnGrid}, Price: "probe.chapel", Entry: true,
			}},
			People:  []PersonSpec{{Kind: "guest", Colored: true, As: clinic.Patient}},
			Numbers: map[Number]string{QueueBase: "probe.chapel"},
			Queries: Queries{QueuePoints: counted(asked, "Annex", func(_ Context, _ struct{}, v int) int { return v })},
			Table: func(_ *Rules, m *market.Market) {
				m.PatientBag[clinic.White], m.Appointments = 3, make([]market.Row, 1)
			},
			Show: func(*Play) { asked["Annex shown"]++ },
		},
		Bonuses:     []BonusSpec{{ID: "blessing", Give: func(*Play, int, *Event) { asked["Bonuses"]++ }}},
		Goals:       []GoalSpec{{ID: "peace", Met: func(Context) bool { asked["Own goals"]++; return true }}},
		LevelInTurn: true,
		Options:     []OptionSpec{{Name: "weather.rain", Values: []string{"light", "heavy"}}},
		Outcome: func(*Rules, *State) Outcome {
			asked["Outcome"]++
			return Outcome{Rule: "B87", Result: "blessed", Won: true, Player: NoPlayer}
		},
		Openers: []Opener{{Kind: fade, Open: func(*Play, Decision) { asked["Openers"]++ }}},
	}
}

func considered[S any](asked map[string]int, name string) []Judgement[S] {
	return []Judgement[S]{{Judge: func(_ Context, _ S, reason rule.Reason) rule.Reason {
		asked[name]++
		return reason
	}}}
}

func counted[S any](asked map[string]int, name string, change func(Context, S, int) int) []Query[S] {
	return []Query[S]{{Rule: "B89", Change: func(c Context, subject S, value int) int {
		asked[name]++
		return change(c, subject, value)
	}}}
}

// Every list of hooks gets the hooks of an extension, and knows whose they are.
func TestEveryHookIsJoined(t *testing.T) {
	rules := solo(t, 1, probe(map[string]int{})).Rules
	var check func(lists reflect.Value)
	check = func(lists reflect.Value) {
		for i := range lists.NumField() {
			list, name := lists.Field(i), lists.Type().Field(i).Name
			if list.Kind() == reflect.Struct {
				check(list)
				continue
			}
			var sources []string
			for j := range list.Len() {
				sources = append(sources, list.Index(j).FieldByName("owner").Elem().FieldByName("source").String())
			}
			if !slices.Contains(sources, "probe") {
				t.Errorf("the hooks on %s are of %v", name, sources)
			}
		}
	}
	check(reflect.ValueOf(rules.hooks))
}

// A new hook fails here until the probe uses it, and in TestRandomGamesAskEveryHook until the game calls it.
func TestProbeUsesEveryHook(t *testing.T) {
	e := probe(map[string]int{})
	for _, hooks := range []reflect.Value{reflect.ValueOf(*e), reflect.ValueOf(e.Queries), reflect.ValueOf(e.Moments), reflect.ValueOf(e.Advice)} {
		for i := range hooks.NumField() {
			if name := hooks.Type().Field(i).Name; name != "Variant" && hooks.Field(i).IsZero() {
				t.Errorf("the probe does not use the hook %s", name)
			}
		}
	}
}

// Every change of a number has its origin: who made it and how large it is.
func TestOriginsOfNumbers(t *testing.T) {
	m := solo(t, 1, probe(map[string]int{}))
	c := m.rulesOf(0)
	if price, origins := c.ExplainPrice(clinic.Component{Kind: clinic.Garden, Space: at(0, 3, 2)}); price != 3 ||
		!slices.Equal(origins, []Origin{{"base", "B20", 2}, {"probe", "B89", 1}}) {
		t.Errorf("a garden costs %d: %v", price, origins)
	}
	nurse := &clinic.Person{Kind: clinic.Nurse, At: waiting}
	if time, origins := c.ExplainStep(theHub); time != 2 || !slices.Equal(origins, []Origin{{"base", "B72", 1}, {"probe", "B89", 1}}) {
		t.Errorf("the step to the hub takes %d: %v", time, origins)
	}
	var routes clinic.Routes
	c.Reach(nurse, &routes)
	if got := routes.To(theHub); got != 2 {
		t.Errorf("the way into the haunted hub takes %d", got)
	}
}

// X11: Move goes in reverse turn order if an extension says so, and obligations come at the start of each turn.
func TestMoveInReverseTurnOrder(t *testing.T) {
	e := probe(map[string]int{})
	m := begin(t, Config{Players: 3, Seed: 1, Extensions: []string{"probe"}}, e)
	until(t, m, StepMove)
	for i := range 3 {
		player := m.State.TurnOrder[2-i]
		if got := m.State.Deciders(); !slices.Equal(got, []int{player}) {
			t.Fatalf("X11: %v move, want %d", got, player)
		}
		for other := range 3 {
			owed := m.rulesOf(other).Obligations()
			if done := slices.Index(m.State.TurnOrder, other) > slices.Index(m.State.TurnOrder, player); len(owed) != number(!done) {
				t.Errorf("X10: in the turn of player %d player %d owes %+v", player, other, owed)
			} else if !done && (owed[0].Extension != "probe" || owed[0].Open != (other == player) || !owed[0].Possible) {
				t.Errorf("X10: in the turn of player %d player %d owes %+v", player, other, owed[0])
			}
		}
		refuses(t, m, player, Command{Type: Done}, "B50", "not_now")
		do(t, m, player, Command{Type: "light_candle"})
		do(t, m, player, Command{Type: Done})
	}
}

// An objection refuses the command and removes it from the list.
func TestObjection(t *testing.T) {
	m := solo(t, 1, probe(map[string]int{}))
	refuses(t, m, 0, Command{Type: ChooseAction, Action: "pray"}, "B50", "no_candle")
	for _, command := range m.Rules.Legal(m.State, 0) {
		if command.Action == "pray" {
			t.Error("what is objected to is listed")
		}
	}
}

// Within a stage, hooks come in the order of the extensions, whatever their order in each extension's list (B89); two
// of one extension may not share a stage.
func TestHooksHaveOneOrder(t *testing.T) {
	adding := func(id string, orders ...Order) *Extension {
		e := &Extension{ID: id}
		for _, order := range orders {
			e.Queries.Earnings = append(e.Queries.Earnings, Query[struct{}]{
				Order: order, Rule: "B81", Change: func(_ Context, _ struct{}, dollars int) int { return dollars + 1 },
			})
		}
		return e
	}
	known := []*Extension{adding("first", OrderWaive, OrderAdd+1, OrderAdd), adding("second", OrderAdd, OrderOverride)}
	rules, err := NewRules(Config{Players: 1, Extensions: []string{"second", "first"}}, known)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	_, origins := explain(Context{rules, s, 0}, rules.hooks.Earnings, struct{}{}, Origin{Source: Base})
	var sources []string
	for _, origin := range origins {
		sources = append(sources, origin.Source)
	}
	if !slices.Equal(sources, []string{Base, "second", "first", "second", "first", "first"}) {
		t.Errorf("the earnings are changed by %v", sources)
	}
	known[1] = adding("second", OrderAdd, OrderAdd)
	_, err = NewRules(Config{Players: 1, Extensions: []string{"second", "first"}}, known)
	if err == nil || !strings.Contains(err.Error(), "Earnings") || strings.Count(err.Error(), "second") != 2 {
		t.Errorf("two hooks of one extension share a stage: %v", err)
	}
}

// Extensions that exclude each other can't be played together; everything they name has to exist.
func TestExtensionsThatMakeNoGame(t *testing.T) {
	one, two := probe(map[string]int{}), &Extension{ID: "second"}
	config := Config{Players: 1, Extensions: []string{"probe", "second"}}
	one.Excludes = []string{"second"}
	for _, by := range []string{"", "P7"} {
		one.ExcludedBy = by
		var refused *ConfigError
		_, err := NewRules(config, []*Extension{one, two})
		if !errors.As(err, &refused) || refused.Why != "probe and second exclude each other" || refused.Rule != cmp.Or(by, "X1") {
			t.Errorf("extensions that exclude each other by %q: %v", by, err)
		}
	}
	two = &Extension{ID: "second", Steps: []Insertion{{After: "nowhere", Step: Step{Key: "lost"}}}}
	if _, err := NewRules(Config{Players: 1, Extensions: []string{"second"}}, []*Extension{two}); err == nil {
		t.Error("a step follows one that doesn't exist")
	}
	two = &Extension{ID: "second", Steps: []Insertion{{After: "admin-1", Step: Step{Key: "admin-9"}}}}
	if _, err := NewRules(Config{Players: 1, Extensions: []string{"second"}}, []*Extension{two}); err == nil {
		t.Error("two steps have one key, by which facts carry them")
	}
	two = &Extension{ID: "second", Components: []ComponentSpec{{Price: "price.nothing"}}}
	if _, err := NewRules(Config{Players: 1, Extensions: []string{"second"}}, []*Extension{two}); err == nil {
		t.Error("a component has a price that doesn't exist")
	}
}

// There is room for one board beside the clinic: two extensions that add one are refused
// together, in a sentence that names both.
func TestTwoAnnexesAreRefused(t *testing.T) {
	annex := func(id string, board BoardName) *Extension {
		return &Extension{ID: id, Annex: &Annexed{Board: board, Sides: []AnnexSide{{Name: "2x1", Columns: 2, Rows: 1}}, Layouts: []AnnexLayout{{Name: "plain"}}}}
	}
	known := []*Extension{annex("one", "garden"), annex("other", "cellar")}
	_, err := NewRules(Config{Players: 1, Extensions: []string{"one", "other"}}, known)
	if err == nil || !strings.Contains(err.Error(), "garden") || !strings.Contains(err.Error(), "cellar") {
		t.Errorf("two boards beside the clinic: %v", err)
	}
}
