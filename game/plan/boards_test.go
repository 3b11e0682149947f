package plan_test

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

// table is a clinic made by chance, asking no rule of building, in Move.
type table struct {
	testing.TB
	chance game.Random
	rules  *game.Rules
	state  *game.State
}

// newTable begins a game with these extensions.
func newTable(t testing.TB, seed uint64, ids ...string) *table {
	t.Helper()
	config := game.Config{Players: 1, Seed: seed}
	for _, e := range extensions.All() {
		for _, id := range ids {
			switch {
			case e.ID == id && e.Variant:
				config.Variants = append(config.Variants, id)
			case e.ID == id:
				config.Extensions = append(config.Extensions, id)
			}
		}
	}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	state, _ := rules.Start()
	return &table{TB: t, chance: game.Random{Word: seed}, rules: rules, state: state}
}

func (t *table) context() game.Context {
	return game.Context{Rules: t.rules, State: t.state}
}

func (t *table) board() *clinic.Clinic { return &t.state.Players[0].Clinic }

// below is a number from 0 to n − 1.
func (t *table) below(n int) int { return t.chance.Below(n) }

func one[T any](t *table, list ...T) T { return list[t.below(len(list))] }

// build fills a board with so many modules, on as few floors as that needs.
func (t *table) build(columns int8, modules int) {
	board := t.board()
	*board = clinic.Clinic{Columns: columns, Rows: clinic.MaxRows, Named: board.Named}
	put := func(kind clinic.Kind, service clinic.Service, space clinic.Space, side clinic.Side) {
		board.Place(clinic.BlueprintOf(kind), clinic.Component{Kind: kind, Service: service, Space: space, Side: side})
	}
	kinds := []clinic.Kind{
		clinic.Hub, clinic.TreatmentRoom, clinic.SupplyRoom, clinic.TreatmentRoom, clinic.Hub, clinic.OperatingRoom,
		clinic.OutpatientServices, clinic.Laboratory, clinic.WaitingRoom,
	}
	special := map[clinic.Kind]bool{}
	for built := 0; built < modules; {
		space := clinic.Space{X: int8(t.below(int(columns))), Y: int8(t.below(clinic.MaxRows))}
		for board.Contains(space) && !board.At(space).Empty() {
			space.Floor++
		}
		if space.Floor > clinic.TopFloor {
			continue
		}
		kind := one(t, kinds...)
		if built < 3 {
			kind = kinds[built]
		}
		if special[kind] {
			continue
		}
		special[kind] = kind == clinic.OutpatientServices || kind == clinic.Laboratory || kind == clinic.WaitingRoom
		service := clinic.NoService
		if kind == clinic.Hub {
			service = one(t, clinic.Psychiatry, clinic.Cardiology)
		}
		put(kind, service, space, clinic.NoSide)
		built++
	}
	ground := board.Modules().Floor(0)
	for space := range ground.All() {
		if t.below(3) == 0 || space == ground.First() {
			put(clinic.Entrance, clinic.NoService, space, one(t, clinic.North, clinic.West))
		}
		if t.below(4) == 0 {
			board.At(space).Conveyor = true
		}
	}
	for space := range board.Streets().All() {
		if t.below(4) == 0 {
			put(clinic.Garden, clinic.NoService, space, clinic.NoSide)
		}
	}
}

// come brings somebody, wherever that one may be.
func (t *table) come(kind clinic.PersonKind, level clinic.Level, service clinic.Service) *clinic.Person {
	c, board := t.context(), t.board()
	person := clinic.Person{ID: board.Named.Name(kind), Kind: kind, Level: level, Service: service, Car: true, At: clinic.Place{Area: clinic.Waiting}}
	if kind == clinic.Patient {
		person.At.Area = clinic.PreAdmissions
	}
	if t.below(2) == 0 {
		var places []clinic.Space
		for space := range board.Modules().All() {
			if c.MayEnd(&person, space).None() {
				places = append(places, space)
			}
		}
		if len(places) > 0 {
			person.At = clinic.In(one(t, places...))
		}
	}
	board.People = append(board.People, person)
	return &board.People[len(board.People)-1]
}

func (t *table) level() clinic.Level {
	return one(t, clinic.White, clinic.White, clinic.Yellow, clinic.Yellow, clinic.Orange, clinic.Red)
}

// people brings so many of each kind at most.
func (t *table) people(doctors, nurses, orderlies, patients int) {
	for range 1 + t.below(doctors) {
		t.come(clinic.Doctor, t.level(), clinic.NoService)
	}
	for range t.below(nurses + 1) {
		t.come(clinic.Nurse, clinic.NoLevel, clinic.NoService)
	}
	for range t.below(orderlies + 1) {
		t.come(clinic.Orderly, clinic.NoLevel, clinic.NoService)
	}
	for range 1 + t.below(patients) {
		t.come(clinic.Patient, t.level(), one(t, clinic.Psychiatry, clinic.Cardiology))
	}
}

// begin goes to Move.
func (t *table) begin() {
	t.state.Round = 1 + t.below(6)
	t.state.Players[0].Money = t.below(12)
	t.state.Players[0].Popularity = t.below(40)
	t.rules.Enter(t.state, "move")
}

// describe tells where everybody is, for what a failing test says.
func (t *table) describe() string {
	text := ""
	board := t.board()
	for space := range board.Modules().All() {
		tile := board.At(space)
		text += fmt.Sprintf("%v %s %s conveyor %v\n", space, tile.Kind, tile.Service, tile.Conveyor)
	}
	for _, o := range board.Outside {
		text += fmt.Sprintf("%s at %v side %d\n", o.Kind, o.Space, o.Side)
	}
	for i := range board.People {
		p := &board.People[i]
		text += fmt.Sprintf("%s %s %s %s %+v %v\n", p.ID, p.Kind, p.Level, p.Service, p.At, p.Marks)
	}
	return text + fmt.Sprintf("money %d round %d", t.state.Players[0].Money, t.state.Round)
}
