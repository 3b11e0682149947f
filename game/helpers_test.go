package game

import (
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

// begin starts a game with that config and those extensions.
func begin(t testing.TB, config Config, known ...*Extension) *Match {
	t.Helper()
	rules, err := NewRules(config, known)
	if err != nil {
		t.Fatal(err)
	}
	return NewMatch(rules, nil)
}

// solo starts a one-player game on the white layout and continues to the first choice of an action.
func solo(t testing.TB, seed uint64, known ...*Extension) *Match {
	t.Helper()
	var ids []string
	for _, e := range known {
		ids = append(ids, e.ID)
	}
	return soloWith(t, seed, nil, ids, known...)
}

// soloWith is solo with other numbers, for tests that depend on them (B90).
func soloWith(t testing.TB, seed uint64, numbers map[string]int, ids []string, known ...*Extension) *Match {
	t.Helper()
	m := begin(t, Config{Players: 1, Seed: seed, Layouts: []string{"white"}, Extensions: ids, Numbers: numbers}, known...)
	until(t, m, StepChoose)
	return m
}

// until takes simple decisions until that step.
func until(t testing.TB, m *Match, step string) {
	t.Helper()
	for m.Rules.StepOf(m.State).Name != step {
		if m.State.Over {
			t.Fatalf("the game ended before %s", step)
		}
		simply(t, m)
	}
}

// simply takes one decision: done if that is legal, else the first legal command.
func simply(t testing.TB, m *Match) {
	t.Helper()
	player := m.State.Deciders()[0]
	legal := m.Rules.Legal(m.State, player)
	if len(legal) == 0 {
		t.Fatalf("nothing is legal for %+v", m.State.Decision(player))
	}
	command := legal[0]
	for _, c := range legal {
		if c.Type == Done {
			command = c
		}
	}
	do(t, m, player, command)
}

// choose makes every player choose that action, which reveals them.
func choose(t testing.TB, m *Match, action Action) {
	t.Helper()
	for _, player := range m.State.Deciders() {
		do(t, m, player, Command{Type: ChooseAction, Action: action})
	}
}

// do plays a command that must be legal.
func do(t testing.TB, m *Match, player int, command Command) []Event {
	t.Helper()
	events, v := m.Apply(player, command)
	if !v.Legal() {
		t.Fatalf("%+v is refused: %s", command, v.Refusal.Rule+" "+m.Rules.Sentence(v.Refusal))
	}
	return events
}

// refuses checks that a command is refused by that rule with that sentence, and changes nothing.
func refuses(t testing.TB, m *Match, player int, command Command, id, key string) {
	t.Helper()
	before := m.State.Clone()
	_, v := m.Apply(player, command)
	if v.Refusal.Rule != id || v.Refusal.Key != key {
		t.Errorf("%+v: got %s %q (%s), want %s %q", command, v.Refusal.Rule, v.Refusal.Key, m.Rules.Sentence(v.Refusal), id, key)
	}
	if sentence := m.Rules.Sentence(v.Refusal); sentence == v.Refusal.Key {
		t.Errorf("the reason %q has no sentence", v.Refusal.Key)
	}
	if !same(before, m.State) {
		t.Errorf("refusing %+v changed the state", command)
	}
}

// warns checks that a command is legal and has a warning with that key.
func warns(t testing.TB, m *Match, player int, command Command, key string) {
	t.Helper()
	v := m.Rules.Check(m.State, player, &command)
	if !v.Legal() {
		t.Fatalf("%+v is refused: %s", command, m.Rules.Sentence(v.Refusal))
	}
	for _, w := range v.Warnings {
		if w.Key == key {
			return
		}
	}
	t.Errorf("%+v: warned of %v, want %q", command, v.Warnings, key)
}

func at(floor, x, y int8) clinic.Space { return clinic.Space{Floor: floor, X: x, Y: y} }

func build(kind clinic.Kind, space clinic.Space) Command {
	return Command{Type: BuildOne, Component: clinic.Component{Kind: kind, Space: space}}
}

func hub(service clinic.Service, space clinic.Space) Command {
	return Command{Type: BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: service, Space: space}}
}

func entrance(space clinic.Space, side clinic.Side) Command {
	return Command{Type: BuildOne, Component: clinic.Component{Kind: clinic.Entrance, Space: space, Side: side}}
}

func hire(kind clinic.PersonKind, slot int) Command {
	return Command{Type: HireOne, Kind: kind, Slot: slot}
}

func admit(service clinic.Service) Command {
	return Command{Type: AdmitOne, From: market.Appointment{Service: service}}
}

func walk(person string, to clinic.Space) Command {
	return Command{Type: MoveOne, Person: person, To: clinic.In(to)}
}

// put adds a component to a clinic without checking any rule.
func put(c *clinic.Clinic, kind clinic.Kind, space clinic.Space) {
	c.Place(clinic.BlueprintOf(kind), clinic.Component{Kind: kind, Space: space})
}

func putHub(c *clinic.Clinic, service clinic.Service, space clinic.Space) {
	c.Place(clinic.BlueprintOf(clinic.Hub), clinic.Component{Kind: clinic.Hub, Service: service, Space: space})
}

// come adds a person to a clinic without checking any rule, and returns the id.
func come(m *Match, player int, person clinic.Person) string {
	p := &Play{Rules: m.Rules, State: m.State}
	return p.Arrive(player, person)
}

func (m *Match) rulesOf(player int) Context { return Context{m.Rules, m.State, player} }

func pileOf(kind clinic.Kind, left int) market.Pile { return market.Pile{Kind: kind, Left: left} }

func isPileOf(kind clinic.Kind) func(market.Pile) bool {
	return func(p market.Pile) bool { return p.Kind == kind }
}
