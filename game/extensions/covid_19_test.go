package extensions

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

var (
	_ = setByHand("sentence quarantine_and_tile", "only a position breaks it: TestPositionsKeepInvariants")
	_ = setByHand("sentence not_to_infect", "somebody who is never infected is in the clinic while tiles are placed")
	_ = setByHand("rule V10 of covid_19", "somebody who is never infected is in the clinic while tiles are placed")
)

// The white layout of newTable.
var (
	covidHub  = space(0, 0, 1)
	covidRoom = space(0, 1, 1)
)

// covidTable returns a game of COVID-19 at these levels, with other extensions.
func covidTable(t *testing.T, players int, contagion, isolation string, others ...string) *table {
	t.Helper()
	config := game.Config{Players: players, Options: map[string]string{covidContagion: contagion, covidIsolation: isolation}}
	return newTableOf(t, config, append(others, "covid_19")...)
}

// easyTable returns one with low contagion and good isolation.
func easyTable(t *testing.T, players int, others ...string) *table {
	t.Helper()
	return covidTable(t, players, "low", "good", others...)
}

func (x *table) person(player int, id string) *clinic.Person { return x.clinic(player).Person(id) }

// ill lays a tile from the stock under a person.
func (x *table) ill(player int, id string) string {
	person := x.person(player, id)
	person.Marks = clinic.AddMarks(person.Marks, infectedMark, 1)
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, covidPool, -1)
	return id
}

func (x *table) nurse(player int, at clinic.Place) string {
	return x.come(player, clinic.Person{Kind: clinic.Nurse, Car: true, At: at})
}

func (x *table) orderly(player int, at clinic.Place) string {
	return x.come(player, clinic.Person{Kind: clinic.Orderly, Car: true, At: at})
}

func infectPerson(id string) game.Command { return game.Command{Type: Infect, Person: id} }

func splitAs(counts ...int) game.Command { return game.Command{Type: SplitInfections, Counts: counts} }

func masksFor(id string) game.Command { return game.Command{Type: BuyMasks, Person: id} }

func contaminateService(service clinic.Service) game.Command {
	command := game.Command{Type: Contaminate}
	command.From.Service = service
	return command
}

// V2: the tiles of each round by contagion, isolation and players; the text's own example has two players with low
// contagion and good isolation: 4, 4, 6, 6, 8, 8.
func TestCovidTilesByRound(t *testing.T) {
	for _, row := range []struct {
		players              int
		contagion, isolation string
		tiles                [6]int
	}{
		{2, "low", "good", [6]int{4, 4, 6, 6, 8, 8}},
		{1, "low", "medium", [6]int{2, 3, 3, 4, 4, 5}},
		{3, "low", "poor", [6]int{9, 9, 12, 12, 15, 18}},
		{1, "high", "good", [6]int{3, 3, 4, 4, 5, 5}},
		{2, "high", "medium", [6]int{6, 8, 8, 10, 12, 12}},
		{4, "high", "poor", [6]int{16, 16, 20, 24, 24, 28}},
	} {
		x := covidTable(t, row.players, row.contagion, row.isolation)
		for i, tiles := range row.tiles {
			if got := clinic.CountNoted(x.State.Marks, propagationMark, fmt.Sprint(i+1)); got != tiles {
				t.Errorf("V2: %s %s, %d players, round %d: got %d tiles, want %d", row.contagion, row.isolation, row.players, i+1, got, tiles)
			}
		}
	}
	for _, spec := range covid19().Numbers {
		printed := spec.Name >= "covid_19.tiles.low.good.1" && spec.Name <= "covid_19.tiles.low.good.6"
		if spec.Rule == "V2" && (spec.Source == "R") != printed {
			t.Errorf("V2: %s has the source %s", spec.Name, spec.Source)
		}
	}
	if x := newTable(t, 1, "covid_19"); x.Rules.Option(covidContagion) != "low" || x.Rules.Option(covidIsolation) != "good" {
		t.Error("V2: left open, the game is not the easiest")
	}
	for name, options := range map[string]map[string]string{"a level": {covidContagion: "middling"}, "a name": {"covid.masks": "free"}} {
		if _, err := game.NewRules(game.Config{Players: 1, Extensions: []string{"covid_19"}, Options: options}, All()); err == nil {
			t.Errorf("V2: %s that does not exist is accepted", name)
		}
	}
	if _, err := game.NewRules(game.Config{Players: 1, Options: map[string]string{covidContagion: "low"}}, All()); err == nil {
		t.Error("V2: a contagion is accepted in a game without COVID-19")
	}
}

// V1: the last action of a round must be Admit if none was chosen before.
func TestEverybodyAdmitsOnceARound(t *testing.T) {
	choose := func(action game.Action) game.Command { return game.Command{Type: game.ChooseAction, Action: action} }
	for _, first := range []game.Action{game.Build, game.Admit} {
		x := easyTable(t, 1)
		x.State.Pending = nil
		x.enter("choose-1")
		for _, action := range []game.Action{first, game.Hire} {
			x.do(0, choose(action))
			x.do(0, game.Command{Type: game.Done})
		}
		legal := x.Rules.Legal(x.State, 0)
		if first == game.Admit {
			x.do(0, choose(game.Build))
			continue
		}
		x.refuses(0, choose(game.Build), "V1", "must_admit")
		x.refuses(0, choose(game.Hire), "V1", "must_admit")
		if len(legal) != 1 || legal[0].Action != game.Admit {
			t.Errorf("V1: offered are %+v", legal)
		}
		x.do(0, choose(game.Admit))
	}
}

// V3: the first in turn order splits exactly all tiles, at least one for everybody; then everybody places them at the
// same time, between the third step's new patients and Move.
func TestSplitOfInfections(t *testing.T) {
	x := easyTable(t, 3)
	steps := []string{}
	for _, step := range x.Rules.Steps {
		steps = append(steps, step.Key)
	}
	if at := slices.Index(steps, StepInfections); steps[at-1] != "arrivals-3" || steps[at+1] != "move" {
		t.Errorf("V3: infections stand in %v", steps)
	}
	for player := range 3 {
		for range 6 {
			x.nurse(player, outside)
		}
	}
	x.State.TurnOrder = []int{1, 2, 0}
	x.enter(StepInfections)
	if got := x.State.Deciders(); !slices.Equal(got, []int{1}) || x.State.Decision(1).Count != 6 {
		t.Fatalf("V3: %v split %+v", got, x.State.Pending)
	}
	x.refuses(1, splitAs(3, 3), "V3", "split_each")
	x.refuses(1, splitAs(0, 3, 3), "V3", "split_at_least_one")
	x.refuses(1, splitAs(2, 2, 1), "V3", "split_sum")
	x.refuses(0, splitAs(2, 2, 2), "B50", "not_your_decision")
	if legal := x.Rules.Legal(x.State, 1); len(legal) != 10 { // ways to split 6 into 3 numbers from 1 on
		t.Errorf("V3: %d splits are offered", len(legal))
	}
	x.do(1, splitAs(1, 3, 2))
	if got := x.State.Deciders(); !slices.Equal(got, []int{1, 2, 0}) {
		t.Errorf("V3: %v place tiles", got)
	}
	for player, tiles := range []int{1, 3, 2} {
		if got := x.State.Decision(player).Count; got != tiles {
			t.Errorf("V3: player %d places %d tiles, not %d", player, got, tiles)
		}
	}
	x.do(2, infectPerson("n1")) // in any order
	x.do(0, infectPerson("n1"))
	if x.State.Decision(0) != nil || TilesThisRound(x.State) != 4 {
		t.Errorf("V3: after two tiles %d are left on the board, %+v", TilesThisRound(x.State), x.State.Pending)
	}
}

// V3: a tile goes to a different person each time, inside, outside or in pre-admissions: doctors and patients are
// infected, nurses and orderlies go into quarantine, and their cars stay.
func TestInfecting(t *testing.T) {
	x := covidTable(t, 1, "high", "poor")
	nurse, orderly := x.nurse(0, clinic.In(covidRoom)), x.orderly(0, clinic.In(space(0, 1, 0)))
	patient := x.patient(0, clinic.White, preAdmissions)
	cars := x.clinic(0).Cars()
	x.enter(StepInfections) // a solo player takes them all
	if d := x.State.Decision(0); d == nil || d.Kind != DecideInfect || d.Count != 4 {
		t.Fatalf("V3: %+v", x.State.Pending)
	}
	x.refuses(0, infectPerson("p9"), "B76", "no_such_person")
	x.do(0, infectPerson("d1"))
	x.do(0, infectPerson(patient))
	x.do(0, infectPerson(nurse))
	x.refuses(0, infectPerson(nurse), "V3", "has_tile")
	x.refuses(0, infectPerson("d1"), "V3", "has_tile")
	x.do(0, infectPerson(orderly))
	for id, at := range map[string]clinic.Place{
		"d1": outside, patient: preAdmissions, nurse: {Area: Quarantine}, orderly: {Area: Quarantine},
	} {
		if who := x.person(0, id); who.At != at || !Infected(who) {
			t.Errorf("V3: %s is at %v, infected %v", id, who.At, Infected(who))
		}
	}
	if got := x.clinic(0).Cars(); got != cars {
		t.Errorf("V3: %d cars are left of %d", got, cars)
	}
	if x.Rules.StepOf(x.State).Name != game.StepMove {
		t.Fatal("V3: Move does not follow")
	}
	x.refuses(0, moveTo(nurse, covidHub), "V3", "in_quarantine")
}

// V3: a player with no one left to infect passes the rest on in turn order; with no one left anywhere it goes to the
// deceased.
func TestPassingInfectionsOn(t *testing.T) {
	x := easyTable(t, 3)
	x.State.TurnOrder = []int{2, 0, 1}
	x.nurse(1, outside)
	x.enter(StepInfections)
	x.do(2, splitAs(1, 1, 4)) // everybody has a doctor, and player 1 also a nurse
	events := x.do(2, infectPerson("d1"))
	if !has(events, InfectionsPassed) || x.State.Decision(0).Count != 4 {
		t.Fatalf("V3: three tiles are not passed on to the next in turn order: %+v", x.State.Pending)
	}
	x.do(0, infectPerson("d1"))
	if x.State.Decision(0) != nil || x.State.Decision(1).Count != 4 {
		t.Fatalf("V3: three tiles are not passed on again: %+v", x.State.Pending)
	}
	x.do(1, infectPerson("d1"))
	events = x.do(1, infectPerson("n1"))
	people, tiles := Deceased(x.State)
	if !has(events, TilesLost) || people != 0 || tiles != 2 || TilesThisRound(x.State) != 0 {
		t.Errorf("V3: %d people and %d tiles are among the deceased, %d tiles on the board", people, tiles, TilesThisRound(x.State))
	}
}

// V3, V7: in quarantine no one works, everybody is paid, and in Admin 9½ all come back to an entrance or a helipad.
func TestQuarantine(t *testing.T) {
	x := easyTable(t, 1)
	nurse, orderly := x.nurse(0, clinic.In(covidRoom)), x.orderly(0, clinic.In(space(0, 1, 0)))
	x.person(0, "d1").At = clinic.In(covidRoom)
	x.patient(0, clinic.Yellow, clinic.In(covidRoom))
	c := x.of(0)
	before := c.Forecast()
	x.enter(StepInfections)
	x.do(0, infectPerson(nurse))
	x.do(0, infectPerson(orderly))
	after := c.Forecast()
	if len(before.Treatments) != 1 || len(after.Treatments) != 0 {
		t.Errorf("V3: the nurse in quarantine helps: %+v", after.Treatments)
	}
	if before.Salaries != after.Salaries {
		t.Errorf("V3: salaries are %d and were %d", after.Salaries, before.Salaries)
	}
	if saved := min(x.Rules.Numbers[game.OrderlySaves], after.Upkeep); saved == 0 || after.Upkeep != before.Upkeep+saved { // never below 0 (B83)
		t.Errorf("V3: upkeep is %d, without quarantine %d", after.Upkeep, before.Upkeep)
	}
	pool := c.Pool(covidPool)
	x.State.Pending = nil
	events := x.enter("quarantine-ends")
	if !has(events, QuarantineEnded) || x.person(0, nurse).At != outside || x.person(0, orderly).At != outside {
		t.Errorf("V7: they are at %v and %v", x.person(0, nurse).At, x.person(0, orderly).At)
	}
	if Infected(x.person(0, nurse)) || c.Pool(covidPool) != pool+2 {
		t.Errorf("V7: the stock has %d tiles, had %d", c.Pool(covidPool), pool)
	}
}

// V4: an infected doctor does not work, and counts as a patient in a room: two patients, two infected doctors, or one
// of each, besides two healthy doctors.
func TestInfectedDoctorsCountAsPatients(t *testing.T) {
	for _, ill := range []int{0, 1, 2} { // how many of the two in the beds are doctors
		x := easyTable(t, 1)
		c := x.of(0)
		for i := range 2 {
			if i < ill {
				x.ill(0, x.doctor(clinic.White, clinic.In(covidRoom)))
			} else {
				x.patient(0, clinic.White, clinic.In(covidRoom))
			}
			x.doctor(clinic.White, clinic.In(covidRoom))
		}
		if c.Present(covidRoom, clinic.Patient) != 2 || c.Present(covidRoom, clinic.Doctor) != 2 {
			t.Errorf("V4: with %d infected doctors %d patients and %d doctors are in the room", ill,
				c.Present(covidRoom, clinic.Patient), c.Present(covidRoom, clinic.Doctor))
		}
		next, doctor := x.patient(0, clinic.White, preAdmissions), x.ill(0, "d1")
		x.enter("move")
		x.refuses(0, moveTo(next, covidRoom), "B74", "no_bed_free")
		x.refuses(0, moveTo(doctor, covidRoom), "B74", "no_bed_free")
		x.do(0, moveTo(doctor, covidHub))
		x.do(0, game.Command{Type: game.Done})
	}
}

// V4: an infected doctor ends Move in a bed of a working treatment room, in the outpatient bed, in a hub or outside,
// and may move in every round.
func TestWhereInfectedDoctorsEnd(t *testing.T) {
	x := easyTable(t, 1)
	outpatient, lab, operating := space(1, 0, 1), space(1, 1, 0), space(1, 1, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		outpatient: clinic.OutpatientServices, lab: clinic.Laboratory, operating: clinic.OperatingRoom,
		space(0, 2, 2): clinic.TreatmentRoom,
	})
	doctor := x.ill(0, "d1")
	x.enter("move")
	x.refuses(0, moveTo(doctor, lab), "V4", "infected_doctor_bed")
	x.refuses(0, moveTo(doctor, operating), "V4", "infected_doctor_bed")
	x.refuses(0, moveTo(doctor, space(0, 1, 0)), "V4", "infected_doctor_bed")
	x.refuses(0, moveTo(doctor, space(0, 3, 0)), "V4", "infected_doctor_bed")
	x.refuses(0, moveTo(doctor, space(0, 2, 2)), "B31", "room_not_functional")
	for _, at := range []clinic.Space{outpatient, covidRoom, covidHub} {
		x.do(0, moveTo(doctor, at))
	}
	x.person(0, doctor).At = clinic.In(lab) // infected there
	x.refuses(0, game.Command{Type: game.Done}, "V4", "infected_doctor_bed")
	x.person(0, doctor).At = outside
	x.refuses(0, game.Command{Type: game.Done}, "V4", "doctor_seeks_bed")

	x = easyTable(t, 1) // X12: with nowhere to go the doctor stays
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{lab: clinic.Laboratory})
	x.person(0, x.ill(0, x.doctor(clinic.White, clinic.In(lab))))
	x.enter("move")
	x.do(0, game.Command{Type: game.Done})
}

// V4, V5 and the original's examples: an infected white patient needs a yellow doctor, or a white or an orange one
// with a nurse, or a red one with two; a red one needs a red doctor with a nurse; an orange one a red doctor alone,
// and pays $20. The same goes for infected doctors.
func TestTreatingTheInfected(t *testing.T) {
	for _, kind := range []clinic.PersonKind{clinic.Patient, clinic.Doctor} {
		for _, row := range []struct {
			ill, doctor    clinic.Level
			nurses, income int
		}{
			{clinic.White, clinic.Yellow, 0, 6}, {clinic.White, clinic.White, 1, 6}, {clinic.White, clinic.Orange, 1, 6},
			{clinic.White, clinic.Red, 2, 6}, {clinic.Red, clinic.Red, 1, 30}, {clinic.Orange, clinic.Red, 0, 20},
		} {
			x := easyTable(t, 1)
			x.clinic(0).People = nil
			ill := x.patient(0, row.ill, clinic.In(covidRoom))
			if kind == clinic.Doctor {
				ill = x.doctor(row.ill, clinic.In(covidRoom))
				x.clinic(0).People = x.clinic(0).People[1:]
			}
			x.ill(0, ill)
			doctor := x.doctor(row.doctor, clinic.In(covidRoom))
			for range row.nurses {
				x.nurse(0, clinic.In(covidRoom))
			}
			c := x.of(0)
			pairing := game.Pairing{Space: covidRoom, Doctor: x.person(0, doctor), Patient: x.person(0, ill), Team: []*clinic.Person{x.person(0, doctor)}}
			if got := c.NursesNeeded(pairing); got != row.nurses {
				t.Errorf("V4: a %s doctor needs %d nurses for an infected %s %s, not %d", row.doctor, got, row.ill, kind, row.nurses)
			}
			f := c.Forecast()
			if len(f.Treatments) != 1 || f.Income != row.income {
				t.Errorf("V5: an infected %s %s pays %d: %+v", row.ill, kind, f.Income, f.Treatments)
			}
			x.enter("business")
			events := x.do(0, game.Command{Type: game.Done})
			if survived := has(events, PatientSurvived); survived != (kind == clinic.Patient) || Survivors(x.State) != c.Owner().Treated.Total() {
				t.Errorf("V5: %d survived", Survivors(x.State))
			}
			if kind == clinic.Doctor {
				if who := x.person(0, ill); who == nil || Infected(who) || !has(events, DoctorRecovered) || !who.In(covidRoom) {
					t.Errorf("V4: the doctor is %+v", who)
				}
			}
		}
	}
}

// V4: a cured doctor stays in the room, which may hold three doctors until the next Move; then the limit is two
// again.
func TestCuredDoctorStays(t *testing.T) {
	x := easyTable(t, 1)
	ill := x.ill(0, x.doctor(clinic.White, clinic.In(covidRoom)))
	x.person(0, "d1").At = clinic.In(covidRoom)
	x.doctor(clinic.Yellow, clinic.In(covidRoom))
	x.enter("business")
	for x.State.Decision(0).Kind != game.DecideAction {
		if x.Rules.StepOf(x.State).Name == StepContagion {
			x.do(0, contaminateService(clinic.Psychiatry))
			continue
		}
		x.do(0, game.Command{Type: game.Done})
	}
	if c := x.of(0); c.Present(covidRoom, clinic.Doctor) != 3 || !c.Works(x.person(0, ill)) {
		t.Fatalf("V4: %d doctors are in the room", c.Present(covidRoom, clinic.Doctor))
	}
	x.State.Pending = nil
	x.enter("move")
	x.refuses(0, game.Command{Type: game.Done}, "B76", "too_many_there")
	x.do(0, moveTo(ill, covidHub))
	x.do(0, game.Command{Type: game.Done})
}

// V5: outpatient services treat an infected patient or doctor for $6, and the treating doctor gets the tile; a temp
// may not treat them.
func TestOutpatientContagion(t *testing.T) {
	for _, kind := range []clinic.PersonKind{clinic.Patient, clinic.Doctor} {
		x := easyTable(t, 1)
		outpatient := space(1, 0, 1)
		x.putModules(0, map[clinic.Space]clinic.Kind{outpatient: clinic.OutpatientServices})
		ill := x.patient(0, clinic.Red, clinic.In(outpatient))
		if kind == clinic.Doctor {
			x.clinic(0).People = x.clinic(0).People[:1]
			ill = x.doctor(clinic.Red, clinic.In(outpatient))
		}
		x.ill(0, ill)
		x.person(0, "d1").At = clinic.In(outpatient)
		c := x.of(0)
		if f := c.Forecast(); f.Income != 6 {
			t.Errorf("V5: the infected %s pays %d", kind, f.Income)
		}
		pool := c.Pool(covidPool)
		x.enter("business")
		events := x.do(0, game.Command{Type: game.Done})
		at := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == PersonInfected })
		if at < 0 || events[at].Person != "d1" || events[at].Rule != "V5" || c.Pool(covidPool) != pool {
			t.Errorf("V5: after the infected %s: %+v", kind, events)
		}
		if has(events, PatientSurvived) != (kind == clinic.Patient) {
			t.Errorf("V5: %d survived", Survivors(x.State))
		}
	}
	x := easyTable(t, 1, "temp_agency")
	outpatient := space(1, 0, 1)
	x.putModules(0, map[clinic.Space]clinic.Kind{outpatient: clinic.OutpatientServices})
	patient := x.ill(0, x.patient(0, clinic.White, clinic.In(outpatient)))
	hired := newTemp(clinic.Doctor, "white")
	hired.At = clinic.In(outpatient)
	worker := x.come(0, hired)
	if f := x.of(0).Forecast(); len(f.Treatments) != 0 || f.Untreated[0].Needs.Key != "temp_no_contagion" {
		t.Errorf("V5: a temp treats: %+v", f)
	}
	x.decide(0, game.DecideTreatments)
	x.refuses(0, game.Command{Type: game.Treat, Person: patient, Doctors: []string{worker}}, "V5", "temp_no_contagion")
	x.person(0, patient).Marks = nil
	x.do(0, game.Command{Type: game.Treat, Person: patient, Doctors: []string{worker}})
}

// V6: for $20 of the player's own money a tile leaves a person, quarantine or pre-admissions, during any decision.
func TestMasks(t *testing.T) {
	x := easyTable(t, 2)
	nurse, patient := x.nurse(0, clinic.Place{Area: Quarantine}), x.patient(0, clinic.White, preAdmissions)
	x.ill(0, nurse)
	x.ill(0, patient)
	x.ill(0, "d1")
	owner := &x.State.Players[0]
	owner.Marks = clinic.AddNoted(owner.Marks, contaminatedMark, "psychiatry", 2)
	owner.Money = 19
	x.refuses(0, masksFor("d1"), "V6", "masks_too_dear")
	x.State.Players[1].Money = 500 // players don't combine their money
	x.refuses(0, masksFor("d1"), "V6", "masks_too_dear")
	owner.Money = 81
	x.refuses(0, game.Command{Type: BuyMasks}, "V6", "masks_for_whom")
	x.refuses(1, masksFor("d1"), "V6", "no_tile_there")
	service := game.Command{Type: BuyMasks}
	service.From.Service = clinic.Psychiatry
	for i, kind := range []game.DecisionKind{game.DecideAction, game.DecideBuild, game.DecideMove, DecideInfect} {
		x.decide(0, kind)
		command := []game.Command{masksFor("d1"), masksFor(nurse), masksFor(patient), service}[i]
		if !slices.ContainsFunc(x.Rules.Legal(x.State, 0), func(c game.Command) bool {
			return c.Type == BuyMasks && c.Person == command.Person && c.From == command.From
		}) {
			t.Errorf("V6: masks are not offered while deciding on %s", kind)
		}
		x.do(0, command)
		x.refuses(0, masksFor("d1"), "V6", "no_tile_there")
	}
	c := x.of(0)
	if owner.Money != 1 || Contaminated(c, clinic.Psychiatry) != 1 || Infected(x.person(0, patient)) || x.person(0, nurse).At != outside {
		t.Errorf("V6: $%d, %d tiles wait, the nurse is at %v", owner.Money, Contaminated(c, clinic.Psychiatry), x.person(0, nurse).At)
	}
	// A person who is healthy again while treatments are chosen can treat at once.
	x = easyTable(t, 1)
	x.person(0, "d1").At = clinic.In(covidRoom)
	x.patient(0, clinic.White, clinic.In(covidRoom))
	x.ill(0, "d1")
	x.State.Players[0].Money = 20
	x.decide(0, game.DecideTreatments)
	x.do(0, masksFor("d1"))
	if got := x.State.Players[0].Turn.Treatments; len(got) != 1 {
		t.Errorf("V6: treatments are %+v", got)
	}
}

// V7: infected doctors don't level down, they worsen; red ones die for 5 popularity. The dead go to the deceased,
// infected or not, and their pieces with them.
func TestCovidInAdmin(t *testing.T) {
	x := easyTable(t, 1)
	x.clinic(0).People = nil
	orange := x.ill(0, x.doctor(clinic.Orange, clinic.In(covidHub)))
	red := x.ill(0, x.doctor(clinic.Red, outside))
	healthy := x.doctor(clinic.Yellow, outside)
	patient := x.patient(0, clinic.Red, preAdmissions)
	pool, supply := x.of(0).Pool(covidPool), x.State.Market.PatientSupply[clinic.Red]
	doctors := x.State.Market.DoctorSupply
	x.State.Pending = nil
	x.enter("admin-8")
	if got := x.person(0, orange).Level; got != clinic.Red {
		t.Errorf("V7: the infected orange doctor is %s", got)
	}
	if got := x.person(0, healthy).Level; got != clinic.White {
		t.Errorf("V7: the healthy yellow doctor is %s", got)
	}
	if x.person(0, red) != nil || x.person(0, patient) != nil || x.State.Players[0].Popularity != -10 {
		t.Errorf("V7: popularity is %d", x.State.Players[0].Popularity)
	}
	if people, tiles := Deceased(x.State); people != 2 || tiles != 0 {
		t.Errorf("V7: %d people and %d tiles are among the deceased", people, tiles)
	}
	if got := x.State.Market; got.PatientSupply[clinic.Red] != supply || got.DoctorSupply[clinic.Red] != doctors[clinic.Red]-1 {
		t.Errorf("V7: the supply has %v doctors and %d red patients", got.DoctorSupply, got.PatientSupply[clinic.Red])
	}
	if got := x.of(0).Pool(covidPool); got != pool+1 {
		t.Errorf("V7: the stock has %d tiles, had %d", got, pool)
	}
}

// V7: anyone who dies of any cause goes to the deceased, at any time: of a cigarette, as a burn victim (X13), and
// yellow patients with Ghosts, who leave their ghost. A nurse does not.
func TestDeathsOfAnySort(t *testing.T) {
	x := easyTable(t, 1, "cigarettes", "ghosts")
	x.State.Pending = nil
	play := func() *game.Play { return &game.Play{Rules: x.Rules, State: x.State} }
	play().Die(0, x.nurse(0, outside), "C3")
	if people, _ := Deceased(x.State); people != 0 {
		t.Errorf("V7: a nurse is among the deceased")
	}
	play().Die(0, x.patient(0, clinic.White, clinic.In(covidRoom)), "C3")
	play().Die(0, x.come(0, burnVictims{by: byTruck}.victim(outside)), "C21")
	x.patient(0, clinic.Yellow, clinic.In(covidRoom))
	x.enter("admin-9")
	if people, _ := Deceased(x.State); people != 3 || !haunted(x.of(0), covidRoom) {
		t.Errorf("V7: %d people are among the deceased, the room is haunted: %v", people, haunted(x.of(0), covidRoom))
	}
}

// V8: with low contagion everybody lays one tile onto a space without one, of any service in play, with or without a
// hub, even where a patient without a tile waits; the next patient admitted there gets it. Nothing is laid in the
// last round.
func TestLowContagion(t *testing.T) {
	x := easyTable(t, 2)
	waiting := x.patient(0, clinic.White, preAdmissions)
	x.State.Pending = nil
	x.enter(StepContagion)
	if got := x.State.Deciders(); len(got) != 2 {
		t.Fatalf("V8: %v lay tiles", got)
	}
	x.refuses(0, contaminateService(clinic.Neurology), "B40", "no_such_service")
	x.refuses(0, game.Command{Type: Contaminate, Person: waiting}, "V8", "tile_on_empty_space")
	x.refuses(0, game.Command{Type: Contaminate}, "V8", "one_or_the_other")
	x.do(0, contaminateService(clinic.Psychiatry))
	if Contaminated(x.of(0), clinic.Psychiatry) != 1 || x.State.Decision(0) != nil || Infected(x.person(0, waiting)) {
		t.Errorf("V8: %d tiles wait", Contaminated(x.of(0), clinic.Psychiatry))
	}
	x.State.Players[0].Turn.Queue = 2
	x.State.Market.Row(clinic.Psychiatry).Patients = [4]clinic.Level{clinic.White, clinic.White}
	x.decide(0, game.DecideAdmit)
	for _, infected := range []bool{true, false} {
		x.do(0, admitOf(clinic.Psychiatry))
		people := x.clinic(0).People
		if got := Infected(&people[len(people)-1]); got != infected {
			t.Errorf("V8: the admitted patient is infected: %v", got)
		}
	}

	x.State.Pending, x.State.Round = nil, x.Rules.Numbers[game.Rounds]
	x.enter(StepContagion)
	if !x.State.Over {
		t.Error("V8: tiles are laid in the last round")
	}

	x = easyTable(t, 1) // only if every space has a tile does the next one go to the deceased
	x.ill(0, x.patient(0, clinic.White, preAdmissions))
	x.patient(0, clinic.White, preAdmissions)
	for _, service := range []clinic.Service{clinic.Psychiatry, clinic.Cardiology, clinic.Cardiology, clinic.Psychiatry, clinic.Cardiology} {
		x.State.Pending, x.State.Round = nil, 1
		x.enter(StepContagion)
		x.do(0, contaminateService(service))
		if _, tiles := Deceased(x.State); tiles != 0 {
			t.Fatalf("V8: %d tiles are among the deceased", tiles)
		}
	}
	x.State.Pending, x.State.Round = nil, 1
	x.enter(StepContagion)
	if _, tiles := Deceased(x.State); tiles != 1 {
		t.Errorf("V8: %d tiles are among the deceased", tiles)
	}
	x.decide(0, DecideContaminate)
	x.refuses(0, contaminateService(clinic.Psychiatry), "V8", "spaces_have_tiles")

	x = easyTable(t, 1) // in games of older rules, spaces of services without a hub, and occupied ones, took none
	x.Rules.Version = 4
	for range 3 {
		x.patient(0, clinic.White, preAdmissions)
	}
	x.State.Pending = nil
	x.enter(StepContagion)
	if _, tiles := Deceased(x.State); tiles != 1 {
		t.Errorf("V8: %d tiles are among the deceased", tiles)
	}
}

// V11: an infected patient goes to a bed and never into a waiting room, which is not a free bed at the triage station
// either; one who is infected there stays. In games of older rules the waiting room took them.
func TestInfectedPatientsDoNotWait(t *testing.T) {
	waiting := space(0, 2, 1)
	x := easyTable(t, 1)
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: waiting})
	ill, well := x.ill(0, x.patient(0, clinic.White, preAdmissions)), x.patient(0, clinic.White, preAdmissions)
	there := x.ill(0, x.patient(0, clinic.White, clinic.In(waiting)))
	x.decide(0, game.DecideMove)
	x.refuses(0, moveTo(ill, waiting), "V11", "infected_not_waiting")
	x.do(0, moveTo(well, waiting))
	x.do(0, moveTo(ill, covidRoom))
	if end := done; !x.Rules.Check(x.State, 0, &end).Legal() || !x.person(0, there).In(waiting) {
		t.Error("V11: who was infected there has to leave")
	}

	x = easyTable(t, 1, "triage")
	x.putModules(0, map[clinic.Space]clinic.Kind{waiting: clinic.WaitingRoom, space(0, 0, 0): triageStation})
	x.patient(0, clinic.White, clinic.In(covidRoom))
	x.patient(0, clinic.White, clinic.In(covidRoom))
	ill = x.ill(0, x.patient(0, clinic.Unclassified, preAdmissions))
	x.decide(0, game.DecideMove)
	x.refuses(0, moveTo(ill, space(0, 0, 0)), "C71", "no_bed_after_triage")
	x.Rules.Version = 4
	x.do(0, moveTo(ill, space(0, 0, 0)))
}

// V8: with high contagion two tiles go to services with a hub: under an uninfected patient who waits there, else onto
// an empty space.
func TestHighContagion(t *testing.T) {
	x := covidTable(t, 1, "high", "good")
	first, second := x.patient(0, clinic.White, preAdmissions), x.ill(0, x.patient(0, clinic.White, preAdmissions))
	x.State.Pending = nil
	x.enter(StepContagion)
	x.refuses(0, contaminateService(clinic.Psychiatry), "V8", "infect_waiting_first")
	x.refuses(0, game.Command{Type: Contaminate, Person: second}, "V8", "waiting_without_tile")
	x.do(0, game.Command{Type: Contaminate, Person: first})
	x.do(0, contaminateService(clinic.Psychiatry))
	if !Infected(x.person(0, first)) || Contaminated(x.of(0), clinic.Psychiatry) != 1 {
		t.Errorf("V8: %d tiles wait", Contaminated(x.of(0), clinic.Psychiatry))
	}
	x.State.Pending = nil
	x.enter(StepContagion) // the last empty space has a tile
	if _, tiles := Deceased(x.State); tiles != 2 {
		t.Errorf("V8: %d tiles are among the deceased", tiles)
	}
	x.decide(0, DecideContaminate)
	x.refuses(0, contaminateService(clinic.Psychiatry), "V8", "no_space_for_tile")
}

// V9: a game is lost with at least as many deceased, people and tiles, as survivors; otherwise it is won,
// strategically from 40 per player on. X5: by everybody together, and X7: without a goal.
func TestCovidOutcome(t *testing.T) {
	for _, row := range []struct {
		survivors, people, tiles, popularity int
		result                               string
		best                                 int
	}{
		{3, 2, 1, 100, Defeat, game.NoPlayer}, {0, 0, 0, 100, Defeat, game.NoPlayer}, {4, 2, 1, 0, TacticalVictory, game.NoPlayer},
		{1, 0, 0, 39, TacticalVictory, game.NoPlayer}, {1, 0, 0, 40, StrategicVictory, 1}, {9, 4, 4, 50, StrategicVictory, 1},
	} {
		x := easyTable(t, 2)
		s := x.State
		s.Marks = clinic.AddNoted(s.Marks, survivorsMark, "white", row.survivors)
		s.Marks = clinic.AddNoted(s.Marks, deceasedPatients, "red", row.people)
		s.Marks = clinic.AddMarks(s.Marks, deceasedTilesMark, row.tiles)
		for player := range s.Players { // in total twice the popularity; the second player has 2 more
			rest := x.of(player).Score().Total - s.Players[player].Popularity
			s.Players[player].Popularity = row.popularity - rest - 1 + 2*player
		}
		if f := FatesOf(s); f.Survived[clinic.White] != row.survivors || f.Patients[clinic.Red] != row.people || f.Tiles != row.tiles || f.Doctors[clinic.Red] != 0 {
			t.Errorf("V7: on the board lie %+v", f)
		}
		outcome, cooperative := x.Rules.Outcome(s)
		if !cooperative || outcome.Result != row.result || outcome.Won != (row.result != Defeat) || outcome.Player != row.best {
			t.Errorf("V9: %+v ends in %+v", row, outcome)
		}
		events := x.enter(game.StepEnd)
		if got := events[len(events)-1]; got.Type != game.GameEnded || got.Choice != row.result || len(got.Order) != 2 {
			t.Errorf("V9: told is %+v", got)
		}
	}
	if _, cooperative := newTable(t, 1).Rules.Outcome(nil); cooperative || newTable(t, 1).Rules.Cooperative() {
		t.Error("X5: a game without COVID-19 is cooperative")
	}
	x := easyTable(t, 1)
	if goals := x.of(0).OfferedGoals(); len(goals) != 0 || x.State.Players[0].Goal != "" || !x.of(0).Score().Counts {
		t.Errorf("X7: the goals are %v", goals)
	}
}

// V10: temps, visitors and burn victims are never infected; an unclassified patient can be, and C71 keeps its tile.
func TestWhoIsNeverInfected(t *testing.T) {
	x := easyTable(t, 1, "temp_agency", "gift_shop", "fire_trucks", "triage")
	hired := newTemp(clinic.Nurse, "")
	temp := x.come(0, hired)
	guest := x.come(0, clinic.Person{Kind: visitor, Car: true, At: outside})
	victim := x.come(0, burnVictims{by: byTruck}.victim(outside))
	unclassified := x.come(0, clinic.Person{Kind: clinic.Patient, Level: clinic.Unclassified, Service: clinic.Psychiatry, At: preAdmissions})
	x.enter(StepInfections)
	for _, id := range []string{temp, guest, victim} {
		x.refuses(0, infectPerson(id), "V10", "not_to_infect")
	}
	x.do(0, infectPerson(unclassified))
	p := &game.Play{Rules: x.Rules, State: x.State}
	keep(p, game.Decision{Player: 0, Person: unclassified, Note: "yellow"}, "yellow")
	if who := x.person(0, unclassified); who.Level != clinic.Yellow || !Infected(who) {
		t.Errorf("C71: the patient is %+v", who)
	}
}

// X3: an infected person who leaves from the triage station takes no tile along.
func TestTileOfWhoIsTurnedAway(t *testing.T) {
	x := easyTable(t, 1, "ghosts", "triage")
	patient := x.ill(0, x.patient(0, clinic.Unclassified, preAdmissions))
	pool := x.of(0).Pool(covidPool)
	p := &game.Play{Rules: x.Rules, State: x.State}
	p.TurnAway(0, patient, game.Applicant{Service: clinic.Psychiatry, Level: clinic.Red}, "X3")
	if got := x.of(0).Pool(covidPool); got != pool+1 {
		t.Errorf("X3: the stock has %d tiles, had %d", got, pool)
	}
}

// B89: infected comes before Clever Doctors and Tough Doctors in Admin 8. C3: infected staff don't smoke. C22: a burn
// victim's room takes no infected doctor.
func TestInfectedWithOtherExtensions(t *testing.T) {
	x := easyTable(t, 1, "clever_doctors", "tough_doctors")
	doctor := x.person(0, x.ill(0, "d1"))
	x.State.Players[0].Turn.Treatments = []game.Treatment{{Patient: "p1", Doctors: []string{"d1"}}}
	if got := x.of(0).Levelling(doctor); got != game.LevelsStay {
		t.Errorf("B89: the infected doctor who treated: %d", got)
	}
	if got := maySmoke(&clinic.Person{Kind: clinic.Doctor, Marks: doctor.Marks}); got != (rule.Reason{Rule: "C3", Key: "does_not_smoke", What: "doctor"}) {
		t.Errorf("C3: an infected doctor smokes: %v", got)
	}
	x = easyTable(t, 1, "fire_trucks")
	victim := burnVictims{by: byTruck}.victim(clinic.In(covidRoom))
	x.come(0, victim)
	if got := x.of(0).MayEnd(x.person(0, x.ill(0, "d1")), covidRoom); got.Key != "victim_there" {
		t.Errorf("C22: the infected doctor is refused by %+v", got)
	}
}

// X6: with no tiles in the stock no one is infected, and the log says so; too few tiles go to the first in turn
// order.
func TestScarceTiles(t *testing.T) {
	for stock, takers := range []int{0, 1, 2} {
		config := game.Config{Players: 2, Numbers: map[string]int{"covid_19.tiles.each_player": 0}}
		x := newTableOf(t, config, "covid_19")
		if TilesThisRound(x.State) != 0 || !has(x.enter(StepInfections), game.Skipped) {
			t.Errorf("X6: %d tiles lie on the board", TilesThisRound(x.State))
		}
		x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, covidPool, stock)
		x.State.Pending = nil
		events := x.enter(StepContagion)
		laid := slices.DeleteFunc(slices.Clone(x.State.Pending), func(d game.Decision) bool { return d.Kind != DecideContaminate })
		if len(laid) != takers || has(events, game.Skipped) != (stock < 2) {
			t.Errorf("X6: with %d tiles %d players lay them", stock, len(laid))
		}
		if stock == 1 && laid[0].Player != x.State.TurnOrder[0] {
			t.Errorf("X6: player %d lays the only tile", laid[0].Player)
		}
	}
}
