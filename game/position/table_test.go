package position_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/position"
)

func rulesOf(t *testing.T, ids ...string) *game.Rules {
	t.Helper()
	config := game.Config{Players: 1, Seed: 3, Layouts: []string{"white"}, Extensions: ids}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// B44, B45: people's pieces come out of the bag, and out of the supply if the bag has none;
// with SupplyFirst it is the other way round.
func TestBagBeforeSupply(t *testing.T) {
	doctor := clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.Place{Area: clinic.Waiting}}
	for _, supplyFirst := range []bool{false, true} {
		table := position.New(rulesOf(t))
		table.SupplyFirst = supplyFirst
		m := &table.State.Market
		first, second := &m.DoctorBag[clinic.White], &m.DoctorSupply[clinic.White]
		if supplyFirst {
			first, second = second, first
		}
		*first, *second = 1, 1
		for _, left := range [][2]int{{0, 1}, {0, 0}} {
			if err := table.Bring(table.Of(0), doctor); err != nil || *first != left[0] || *second != left[1] {
				t.Errorf("SupplyFirst %v: %d and %d are left, want %v: %v", supplyFirst, *first, *second, left, err)
			}
		}
		if err := table.Bring(table.Of(0), doctor); err == nil || !strings.Contains(err.Error(), "B45") {
			t.Errorf("B45: a third of two doctors comes: %v", err)
		}
		if people := table.Of(0).Clinic().People; len(people) != 2 || people[0].ID != "d1" || people[1].ID != "d2" {
			t.Errorf("there are %v", people)
		}
	}
}

// Whatever breaks a rule is refused by that rule when it is set up, and again when the step begins.
func TestTableRefuses(t *testing.T) {
	room, hub := clinic.In(clinic.Space{X: 1, Y: 1}), clinic.Space{Y: 1}
	build := func(kind clinic.Kind, space clinic.Space) func(*position.Table, game.Context) error {
		return func(t *position.Table, c game.Context) error {
			return t.Build(c, clinic.Component{Kind: kind, Space: space})
		}
	}
	bring := func(kind clinic.PersonKind, level clinic.Level, at clinic.Place) func(*position.Table, game.Context) error {
		person := clinic.Person{Kind: kind, Level: level, At: at, Car: true}
		if kind == clinic.Patient {
			person.Service = clinic.Cardiology
		}
		return func(t *position.Table, c game.Context) error { return t.Bring(c, person) }
	}
	for _, x := range []struct {
		rule string
		do   func(*position.Table, game.Context) error
	}{
		{"B7", build(clinic.TreatmentRoom, clinic.Space{X: 2, Y: 1})},
		{"B6", build(clinic.TreatmentRoom, clinic.Space{Floor: 1, X: 3, Y: 2})},
		{"B20", build("no_such_room", clinic.Space{X: 2})},
		{"B30", bring(clinic.Patient, clinic.White, clinic.Place{Area: clinic.PreAdmissions})},
		{"B54", bring(clinic.Patient, clinic.White, clinic.Place{Area: clinic.Waiting})},
		{"B54", bring(clinic.Nurse, clinic.NoLevel, clinic.Place{Area: clinic.PreAdmissions})},
		{"B76", bring(clinic.Nurse, clinic.NoLevel, clinic.Place{Area: clinic.Slot, Space: hub, Side: clinic.West})},
		{"B47", func(t *position.Table, c game.Context) error {
			t.State.Market.NursesLeft = 0
			return bring(clinic.Nurse, clinic.NoLevel, room)(t, c)
		}},
		{"B45", func(t *position.Table, c game.Context) error {
			t.State.Market.DoctorBag, t.State.Market.DoctorSupply = [clinic.MaxLevels]int{}, [clinic.MaxLevels]int{}
			return t.Resident(c, 0, clinic.Red)
		}},
		{"B44", func(t *position.Table, c game.Context) error {
			return t.Wait(c, &t.State.Market.Appointments[0], 0, clinic.Critical)
		}},
		{"B61", func(t *position.Table, c game.Context) error {
			for range 60 {
				bring(clinic.Orderly, clinic.NoLevel, clinic.Place{Area: clinic.Waiting})(t, c)
				t.State.Market.Orderlies = 9
			}
			return t.Crowded(c, game.Step{})
		}},
	} {
		table := position.New(rulesOf(t))
		table.State.Round = 1
		table.LayStart(table.Of(0))
		err := x.do(table, table.Of(0))
		if err == nil || !strings.Contains(err.Error(), "("+x.rule+")") {
			t.Errorf("%s does not refuse: %v", x.rule, err)
		}
		if _, again := table.Begin("move"); again != err {
			t.Errorf("%s is forgotten: %v", x.rule, again)
		}
	}
	if _, err := position.New(rulesOf(t)).Begin("no such step"); err == nil {
		t.Error("a step begins that there is none of")
	}
}
