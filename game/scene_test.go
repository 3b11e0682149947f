package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// scene is a table that a test sets up by hand. Everything is placed by the rules of placement, and people's pieces
// come out of the supply or the bag, so that the pieces add up.
type scene struct {
	*testing.T
	*Play
}

func newScene(t *testing.T, players int, extensions ...*Extension) scene {
	t.Helper()
	config := Config{Players: players, Seed: 7, Numbers: map[string]int{"score.time_per_point": 5}}
	for _, e := range extensions {
		config.Extensions = append(config.Extensions, e.ID)
	}
	rules, err := NewRules(config, extensions)
	if err != nil {
		t.Fatal(err)
	}
	return scene{t, &Play{Rules: rules, State: rules.table()}}
}

// whiteLayout builds hub 0,1, treatment room 1,1, supply room 1,0 and the entrance (B42).
func (s scene) whiteLayout(player int) {
	s.Helper()
	for _, component := range clinic.Layouts[0].Components {
		s.build(player, component)
	}
}

func (s scene) build(player int, component clinic.Component) {
	s.Helper()
	spec := s.Rules.Component(component.Kind)
	if reason := s.State.Players[player].Clinic.Placement(&spec.Blueprint, component, s.Rules.terms); !reason.None() {
		s.Fatalf("%v: %s", component, s.Rules.Sentence(reason))
	}
	s.place(s.Of(player), spec, component, Cost{}, "B20")
}

// module puts a module without a service into a space.
func (s scene) module(player int, kind clinic.Kind, floor, x, y int8) clinic.Space {
	s.Helper()
	space := clinic.Space{Floor: floor, X: x, Y: y}
	s.build(player, clinic.Component{Kind: kind, Space: space})
	return space
}

// person puts somebody in a place, a patient for Psychiatry, and returns the id.
func (s scene) person(player int, kind clinic.PersonKind, level clinic.Level, at clinic.Place) string {
	s.Helper()
	if m := &s.State.Market; supplyOf(m, kind) != nil && !m.FromSupply(kind, level) && !m.FromBag(kind, level) {
		s.Fatalf("there is no %s %s left", level, kind)
	}
	service := clinic.NoService
	if kind == clinic.Patient {
		service = clinic.Psychiatry
	}
	return s.Arrive(player, clinic.Person{Kind: kind, Level: level, Service: service, At: at, Car: true})
}

func (s scene) owner(player int) *Player { return &s.State.Players[player] }

// told returns the events of a type.
func (s scene) told(kind EventType) []Event {
	var events []Event
	for _, e := range s.Events {
		if e.Type == kind {
			events = append(events, e)
		}
	}
	return events
}

// decide applies a legal command.
func (s scene) decide(player int, command Command) {
	s.Helper()
	v, spec := s.Rules.judge(s.State, player, &command, nil)
	if !v.Legal() {
		s.Fatalf("%+v is refused: %s", command, s.Rules.Sentence(v.Refusal))
	}
	spec.Play(s.Play, player, &command)
}

// refused checks that a command is refused by that rule for that reason, and that the reason has a sentence.
func (s scene) refused(player int, command Command, id, key string) {
	s.Helper()
	v := s.Rules.Check(s.State, player, &command)
	if v.Refusal.Rule != id || v.Refusal.Key != key {
		s.Errorf("%+v: got %s %q, want %s %q", command, v.Refusal.Rule, v.Refusal.Key, id, key)
	}
	s.sentence(v.Refusal)
}

func (s scene) sentence(reason rule.Reason) {
	s.Helper()
	if !reason.None() && s.Rules.Sentence(reason) == reason.Key {
		s.Errorf("there is no sentence for %q", reason.Key)
	}
}

func equal[V comparable](t testing.TB, what string, got, want V) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func equalList[V comparable](t testing.TB, what string, got, want []V) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

var (
	outside       = clinic.Place{Area: clinic.Waiting}
	preAdmissions = clinic.Place{Area: clinic.PreAdmissions}
	treatmentAt   = clinic.Space{X: 1, Y: 1} // of the white layout
	hubAt         = clinic.Space{Y: 1}
	supplyAt      = clinic.Space{X: 1}
)

// colors returns the number of pieces of each color: patients, then doctors.
func (s scene) colors() (patients, doctors market.Bag) {
	m := &s.State.Market
	for level := range patients {
		patients[level] = m.PatientBag[level] + m.PatientSupply[level] + m.PatientsGone[level]
		doctors[level] = m.DoctorBag[level] + m.DoctorSupply[level]
	}
	for _, row := range m.Appointments {
		for _, level := range row.Patients[:row.Waiting()] {
			patients[level]++
		}
	}
	for _, level := range m.Residency {
		if level != clinic.NoLevel {
			doctors[level]++
		}
	}
	for player := range s.State.Players {
		for _, person := range s.owner(player).Clinic.People {
			switch person.Kind {
			case clinic.Patient:
				patients[person.Level]++
			case clinic.Doctor:
				doctors[person.Level]++
			}
		}
	}
	return patients, doctors
}

// nurses returns the number of nurses, wherever they are.
func (s scene) nurses() int {
	m := &s.State.Market
	nurses := m.NursesLeft + m.NursesGone
	for _, there := range m.Nurses {
		nurses += number(there)
	}
	for player := range s.State.Players {
		for _, person := range s.owner(player).Clinic.People {
			nurses += number(person.Kind == clinic.Nurse)
		}
	}
	return nurses
}
