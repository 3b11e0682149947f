package plan_test

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

// table is a random clinic, not built by the rules, in Move.
type table struct {
	testing.TB
	chance game.Random
	rules  *game.Rules
	state  *game.State
	player int
	best   string          // where everybody was after the best Move that was tried
	ends   map[string]bool // where patients were after all Moves that were as good
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
	return game.Context{Rules: t.rules, State: t.state, Player: t.player}
}

func (t *table) board() *clinic.Clinic { return &t.state.Players[t.player].Clinic }

// below returns a number from 0 to n − 1.
func (t *table) below(n int) int { return t.chance.Below(n) }

func one[T any](t *table, list ...T) T { return list[t.below(len(list))] }

// build fills a board with this many modules, on as few floors as possible.
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

// come adds a person in a possible place.
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

// people adds up to this many people of each kind.
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

// begin goes to Move and makes the decisions before it.
func (t *table) begin() {
	t.Helper()
	t.state.Round = 1 + t.below(6)
	t.state.Players[0].Money = t.below(12)
	t.state.Players[0].Popularity = t.below(40)
	t.rules.Enter(t.state, "move")
	for {
		switch d := t.state.Decision(0); {
		case d == nil:
			t.Fatal("Move is over before it has begun")
		case d.Kind == game.DecideMove:
			return
		}
		command, answered := t.context().Answer()
		if !answered {
			command = t.rules.Legal(t.state, 0)[0]
		}
		if _, v := t.rules.Apply(t.state, 0, &command); !v.Legal() {
			t.Fatalf("%+v: %s", command, t.rules.Sentence(v.Refusal))
		}
	}
}

// module puts a module of an extension somewhere.
func (t *table) module(kind clinic.Kind, color clinic.Color) clinic.Space {
	board := t.board()
	for {
		space := clinic.Space{X: int8(t.below(int(board.Columns))), Y: int8(t.below(clinic.MaxRows))}
		for board.Contains(space) && !board.At(space).Empty() && board.At(space).Module() {
			space.Floor++
		}
		if space.Floor < 2 && board.At(space).Empty() {
			*board.At(space) = clinic.Tile{Kind: kind, Color: color}
			return space
		}
	}
}

// mark puts a mark on each of the people that satisfy on, with a probability of one half.
func (t *table) mark(mark clinic.Mark, on func(person *clinic.Person) bool) {
	people := t.board().People
	for i := range people {
		if on(&people[i]) && t.below(2) == 0 {
			people[i].Marks = clinic.SetMark(people[i].Marks, mark)
		}
	}
}

// extend adds what an extension could have brought.
func (t *table) extend(id string) {
	board := t.board()
	patient := func(person *clinic.Person) bool { return person.Kind == clinic.Patient }
	switch id {
	case "public_toilets":
		toilet := t.module("public_toilet", "porcelain")
		if who := &board.People[t.below(len(board.People))]; t.below(2) == 0 {
			who.At = clinic.In(toilet)
		}
	case "therapy_dogs":
		t.mark(clinic.Mark{Kind: "dog", Count: 1}, func(p *clinic.Person) bool {
			return patient(p) && (p.At.Area == clinic.PreAdmissions || board.At(p.At.Space).Kind == clinic.TreatmentRoom)
		})
	case "gift_shop":
		t.module("gift_shop", "gift_shop")
	case "air_conditioners":
		board.Outside = append(board.Outside, clinic.Outside{Kind: "air_conditioner", Space: board.Modules().First(), Side: clinic.South})
	case "wheelchairs":
		for i := range board.Outside {
			board.Outside[i].Marks = clinic.AddMarks(nil, "wheelchairs", t.below(3))
		}
	case "ghosts":
		for space := range board.Modules().All() {
			if t.below(3) == 0 {
				board.At(space).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
			}
		}
	case "covid_19":
		t.mark(clinic.Mark{Kind: "infected", Count: 1}, func(p *clinic.Person) bool { return patient(p) || p.Kind == clinic.Doctor })
	case "cigarettes":
		t.mark(clinic.Mark{Kind: "cigarettes", Count: 1}, func(p *clinic.Person) bool { return p.Kind == clinic.Doctor })
	case "helicopters":
		space := board.Modules().First()
		for ; !board.At(space).Empty(); space.Floor++ {
		}
		board.At(space).Kind = clinic.Helipad
	case "temp_agency":
		for space := range board.Of(clinic.TreatmentRoom).All() {
			if t.below(2) == 0 {
				board.People = append(board.People, clinic.Person{
					ID: board.Named.Name("temp"), Kind: "temp", At: clinic.In(space), Marks: []clinic.Mark{{Kind: "temp", Note: one(t, "doctor yellow", "nurse")}},
				})
				break
			}
		}
	case "triage":
		t.module("triage_station", clinic.Blue)
		for i := range board.People {
			if p := &board.People[i]; patient(p) && p.At.Area == clinic.PreAdmissions && t.below(2) == 0 {
				p.Level = clinic.Unclassified
			}
		}
	case "emergency":
		t.department()
	}
}

// department fills an annex.
func (t *table) department() {
	annex := &t.state.Players[0].Annex.Clinic
	kinds := []clinic.Kind{extensions.EmergencyHub, extensions.EmergencyRoomLight, extensions.EmergencyRoomMedium, extensions.EmergencyRoomDark, extensions.EmergencyBreakRoom}
	*annex = clinic.Clinic{Columns: 4, Rows: 2, Named: annex.Named}
	i := 0
	for space := range annex.Board().Floor(0).All() {
		kind := one(t, kinds...)
		if i++; i <= 2 {
			kind = kinds[i-1]
		}
		if t.below(4) > 0 || i <= 2 {
			*annex.At(space) = clinic.Tile{Kind: kind, Color: clinic.Color(kind)}
		}
	}
	c := t.context().Annex()
	come := func(kind clinic.PersonKind, level clinic.Level, area clinic.Area) {
		person := clinic.Person{ID: annex.Named.Name(kind), Kind: kind, Level: level, At: clinic.Place{Area: area}}
		if t.below(2) == 0 {
			for space := range annex.Modules().All() {
				if c.MayEnd(&person, space).None() && t.below(2) == 0 {
					person.At = clinic.In(space)
					break
				}
			}
		}
		annex.People = append(annex.People, person)
	}
	for range 1 + t.below(2) {
		come(extensions.EmergencyDoctor, one(t, extensions.Light, extensions.Medium), clinic.Waiting)
		come(extensions.EmergencyPatient, one(t, extensions.Light, extensions.Medium, extensions.Dark), clinic.PreAdmissions)
	}
	for range t.below(3) {
		come(extensions.EmergencyNurse, clinic.NoLevel, clinic.Waiting)
	}
	t.state.Players[0].Annex.Money = 60
}

// describe says where everybody is, for failing tests.
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
