package extensions

import (
	"maps"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// table is a game laid out for a test.
type table struct {
	t *testing.T
	*game.Match
}

// newTable begins a game with these extensions and variants and goes to the first choice of an action. Everybody has
// the white layout and the starting doctor, without a bonus.
func newTable(t *testing.T, players int, ids ...string) *table {
	t.Helper()
	return newTableOf(t, game.Config{Players: players}, ids...)
}

// newTableOf does the same with the numbers and options of a config, and with three places in pre-admissions unless
// the config says otherwise.
func newTableOf(t *testing.T, config game.Config, ids ...string) *table {
	t.Helper()
	config.Seed, config.Layouts = 1, []string{"white"}
	numbers := map[string]int{"pre_admissions": 3}
	maps.Copy(numbers, config.Numbers)
	config.Numbers = numbers
	for _, e := range All() {
		switch {
		case !slices.Contains(ids, e.ID):
		case e.Variant:
			config.Variants = append(config.Variants, e.ID)
		default:
			config.Extensions = append(config.Extensions, e.ID)
		}
	}
	x := startTable(t, config, game.StepChoose)
	layout, _ := clinic.LayoutOf(clinic.White, clinic.MaxColumns)
	for player := range config.Players {
		doctor := *x.clinic(player).Person("d1")
		x.clear(player)
		for _, component := range layout.Components {
			x.put(player, component)
		}
		x.clinic(player).People = []clinic.Person{doctor}
	}
	return x
}

// startTable begins a game with this config and makes simple decisions up to a step.
func startTable(t *testing.T, config game.Config, step string) *table {
	t.Helper()
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	for rules.StepOf(x.State).Name != step {
		player := x.State.Deciders()[0]
		legal := rules.Legal(x.State, player)
		x.do(player, legal[len(legal)-1])
	}
	return x
}

func (x *table) of(player int) game.Context {
	return game.Context{Rules: x.Rules, State: x.State, Player: player}
}

func (x *table) clinic(player int) *clinic.Clinic { return &x.State.Players[player].Clinic }

// clear removes everything from a player's board.
func (x *table) clear(player int) {
	board := x.clinic(player)
	*board = clinic.Clinic{Columns: board.Columns, Rows: board.Rows, Named: board.Named}
}

// put places a component without checking the rules.
func (x *table) put(player int, component clinic.Component) {
	x.clinic(player).Place(&x.Rules.Component(component.Kind).Blueprint, component)
}

func (x *table) putModules(player int, modules map[clinic.Space]clinic.Kind) {
	for space, kind := range modules {
		component := clinic.Component{Kind: kind, Space: space}
		if kind == clinic.Hub {
			component.Service = clinic.Psychiatry
		}
		x.put(player, component)
	}
}

// come brings a person without checking the rules, and returns the id.
func (x *table) come(player int, person clinic.Person) string {
	return (&game.Play{Rules: x.Rules, State: x.State}).Arrive(player, person)
}

// patient brings a psychiatric patient.
func (x *table) patient(player int, level clinic.Level, at clinic.Place) string {
	return x.come(player, clinic.Person{Kind: clinic.Patient, Level: level, Service: clinic.Psychiatry, Car: true, At: at})
}

// enter begins a step, and returns what happens up to the next decision.
func (x *table) enter(step string) []game.Event { return x.Rules.Enter(x.State, step) }

// decide makes one player decide something now.
func (x *table) decide(player int, kind game.DecisionKind) {
	x.State.Pending = []game.Decision{{Kind: kind, Player: player}}
}

// do plays a command that must be legal.
func (x *table) do(player int, command game.Command) []game.Event {
	x.t.Helper()
	events, v := x.Apply(player, command)
	if !v.Legal() {
		x.t.Fatalf("%+v is refused: %s %s", command, v.Refusal.Rule, x.Rules.Sentence(v.Refusal))
	}
	return events
}

// refuses checks that a command is refused by this rule with this sentence.
func (x *table) refuses(player int, command game.Command, id, key string) {
	x.t.Helper()
	v := x.Rules.Check(x.State, player, &command)
	if v.Refusal.Rule != id || v.Refusal.Key != key {
		x.t.Errorf("%+v: got %s %q, want %s %q", command, v.Refusal.Rule, v.Refusal.Key, id, key)
	}
	if !v.Legal() && x.Rules.Sentence(v.Refusal) == v.Refusal.Key {
		x.t.Errorf("the reason %q has no sentence", v.Refusal.Key)
	}
}

// has reports whether an event of this type is among them.
func has(events []game.Event, what game.EventType) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return e.Type == what })
}

func space(floor, x, y int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: y} }

var (
	outside       = clinic.Place{Area: clinic.Waiting}
	preAdmissions = clinic.Place{Area: clinic.PreAdmissions}
)

func moveTo(person string, to clinic.Space) game.Command {
	return game.Command{Type: game.MoveOne, Person: person, To: clinic.In(to)}
}

func buildAt(kind clinic.Kind, at clinic.Space) game.Command {
	return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: at}}
}

func buildBeside(kind clinic.Kind, at clinic.Space, side clinic.Side) game.Command {
	return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: at, Side: side}}
}

func admitOf(service clinic.Service) game.Command {
	return game.Command{Type: game.AdmitOne, From: market.Appointment{Service: service}}
}
