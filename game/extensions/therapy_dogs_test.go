package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

var (
	_ = setByHand("sentence dog_of_psychiatry", "only a position breaks it: TestPositionsKeepInvariants")
	_ = setByHand("sentence poop_in_rooms", "only a position breaks it: TestPositionsKeepInvariants")
	_ = setByHand("sentence has_pooped", "a dog that goes over the triage station is given a place on the first half of its way, and another one on the second")
)

func employ(patient string) game.Command { return game.Command{Type: EmployDog, Person: patient} }

// movePooping moves a patient and names where its dog leaves something.
func movePooping(patient string, to, where clinic.Space) game.Command {
	command := moveTo(patient, to)
	command.Pair, command.Second = true, where
	return command
}

// withDog brings a psychiatric patient with a dog.
func (x *table) withDog(player int, level clinic.Level, at clinic.Place) string {
	id := x.patient(player, level, at)
	person := x.clinic(player).Person(id)
	person.Marks = clinic.AddMarks(person.Marks, dogMark, 1)
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, dogPool, -1)
	return id
}

// C80, X8: 2 dogs per player and 24 poops, from common stocks; a dog costs $1, goes to the psychiatric patient just
// admitted and fills a space of pre-admissions.
func TestDogIsEmployed(t *testing.T) {
	x := newTable(t, 2, "therapy_dogs")
	if dogs, poops := x.of(0).Pool(dogPool), x.of(0).Pool(poopPool); dogs != 4 || poops != 24 {
		t.Fatalf("C80: %d dogs and %d poops", dogs, poops)
	}
	m := &x.State.Market
	for i := range m.Appointments {
		m.Appointments[i].Patients = [4]clinic.Level{clinic.White, clinic.White, clinic.White, clinic.White}
	}
	x.put(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: space(0, 3, 2)})
	x.State.Players[0].Money = 1
	x.State.Players[0].Turn = game.Turn{Order: []game.Action{game.Admit}, Queue: 9}
	x.decide(0, game.DecideAdmit)
	x.refuses(0, employ("p1"), "C80", "dog_for_whom")
	x.do(0, admitOf(clinic.Cardiology))
	x.refuses(0, employ("p1"), "C80", "dog_for_whom")
	x.do(0, admitOf(clinic.Psychiatry))
	if legal := x.Rules.Legal(x.State, 0); !slices.ContainsFunc(legal, func(c game.Command) bool { return c.Type == EmployDog && c.Person == "p2" }) {
		t.Error("C80: the dog is not listed")
	}
	events := x.do(0, employ("p2"))
	if x.State.Players[0].Money != 0 || !has(events, DogEmployed) || x.of(0).Pool(dogPool) != 3 || x.of(1).Pool(dogPool) != 3 {
		t.Errorf("C80: $%d, %v", x.State.Players[0].Money, events)
	}
	if free := x.of(0).FreeWaiting(clinic.Psychiatry); free != 1 {
		t.Errorf("C80: %d spaces are free beside patient and dog, want 1", free)
	}
	x.refuses(0, employ("p2"), "C80", "has_dog")
	x.do(0, admitOf(clinic.Psychiatry))
	x.refuses(0, employ("p2"), "C80", "dog_for_whom") // no longer
	x.refuses(0, employ("p3"), "C80", "no_space_for_dog")
	x.refuses(0, admitOf(clinic.Psychiatry), "C80", "dog_fills_place")
	x.clinic(0).People = slices.DeleteFunc(x.clinic(0).People, func(p clinic.Person) bool { return p.ID == "p2" })
	x.refuses(0, employ("p3"), "B28", "no_money")
	m.Pools = clinic.AddMarks(m.Pools, dogPool, -x.of(0).Pool(dogPool))
	x.refuses(0, employ("p3"), "C80", "no_dog_left")
	x.State.Players[0].Turn.Order = []game.Action{game.Admit, game.Admit}
	x.refuses(0, employ("p3"), "C80", "dog_for_whom") // in another action
}

// C81: a pair goes only to a treatment room, and must if a bed is free; otherwise it stays, and the dog goes home in
// Admin.
func TestDogMustMove(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	pair := x.withDog(0, clinic.White, preAdmissions)
	x.enter("move")
	x.refuses(0, game.Command{Type: game.Done}, "C81", "dog_must_move")
	x.refuses(0, moveTo(pair, space(0, 3, 2)), "C81", "dog_in_treatment")
	for range 2 {
		x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	}
	money := x.State.Players[0].Money
	x.do(0, game.Command{Type: game.Done})
	for !has(x.Told, DogWentHome) {
		x.do(0, game.Command{Type: game.Done})
	}
	if x.of(0).Pool(dogPool) != 2 || hasDog(x.clinic(0).Person(pair)) || x.State.Players[0].Money > money {
		t.Errorf("C81: %d dogs are in the kennel, $%d after $%d", x.of(0).Pool(dogPool), x.State.Players[0].Money, money)
	}
}

// C81: one poop per move, on a module entered or crossed: where the player says, otherwise where the upkeep is
// lowest.
func TestPoopFallsOnTheWay(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(1, 0, 1)})
	x.clinic(0).At(space(0, 0, 1)).Conveyor = true
	pair, plain := x.withDog(0, clinic.White, preAdmissions), x.patient(0, clinic.White, preAdmissions)
	x.enter("move")
	before := x.State.Clone()
	x.refuses(0, movePooping(pair, space(0, 1, 1), space(0, 1, 0)), "C81", "poop_on_the_way")
	x.refuses(0, movePooping(plain, space(0, 1, 1), space(0, 1, 1)), "C81", "only_dogs_poop")
	if events := x.do(0, movePooping(pair, space(0, 1, 1), space(0, 1, 1))); !has(events, DogPooped) {
		t.Errorf("C81: %v", events)
	}
	if n := clinic.CountOf(x.clinic(0).At(space(0, 1, 1)).Marks, poopMark); n != 1 || x.of(0).Pool(poopPool) != 23 {
		t.Errorf("C81: %d poops in the treatment room, %d left", n, x.of(0).Pool(poopPool))
	}
	// The hub costs $1, a soiled treatment room $2: the next one falls into the hub by itself, whatever has to be
	// paid.
	second := x.withDog(0, clinic.White, preAdmissions)
	x.do(0, moveTo(second, space(0, 1, 1)))
	if n := clinic.CountOf(x.clinic(0).At(space(0, 0, 1)).Marks, poopMark); n != 1 {
		t.Errorf("C81: %d poops in the hub", n)
	}
	// If none is left the rule is skipped, and the log says so (X6).
	x.Match.State = before
	before.Market.Pools = clinic.AddMarks(before.Market.Pools, poopPool, -24)
	x.refuses(0, movePooping(pair, space(0, 1, 1), space(0, 1, 1)), "C81", "no_poops_left")
	if events := x.do(0, moveTo(pair, space(0, 1, 1))); !has(events, game.Skipped) || has(events, DogPooped) {
		t.Errorf("X6: %v", events)
	}
}

// C81: modules that a ride only passes through are crossed, too.
func TestPoopFallsDuringARide(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(0, 2, 1)})
	way := []clinic.WayStep{
		{Space: space(0, 0, 1), How: clinic.Enter}, {Space: space(0, 3, 1), How: clinic.Ride}, {Space: space(0, 3, 0), How: clinic.Walk},
	}
	want := clinic.One(space(0, 0, 1)) | clinic.One(space(0, 1, 1)) | clinic.One(space(0, 2, 1)) // the rest is street
	if got := crossed(x.clinic(0), way); got != want {
		t.Errorf("C81: crossed are %b, want %b", got, want)
	}
}

// C81: the text's example: a soiled operating room costs $6 upkeep instead of $3.
func TestExampleSoiledOperatingRoom(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	room := space(0, 0, 2)
	x.put(0, clinic.Component{Kind: clinic.OperatingRoom, Space: room})
	tile := x.clinic(0).At(room)
	for poops, want := range []int{3, 6, 12} { // several may lie on one module
		got, origins := x.of(0).Upkeep(game.Upkept{Kind: clinic.OperatingRoom, Space: room, Outside: -1})
		if got != want {
			t.Errorf("C81: with %d poops the operating room costs $%d, want $%d", poops, got, want)
		}
		if poops == 1 && origins[1] != (game.Origin{Source: "therapy_dogs", Rule: "C81", Amount: 3}) {
			t.Errorf("C81: the upkeep comes from %v", origins)
		}
		tile.Marks = clinic.AddMarks(tile.Marks, poopMark, 1)
	}
}

// C82: the text's example: an orange patient with a dog is treated by a red, an orange or a yellow doctor alone, and
// by a white one with a nurse.
func TestExamplePatientWithDog(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	for doctor, nurses := range map[clinic.Level]int{clinic.Red: 0, clinic.Orange: 0, clinic.Yellow: 0, clinic.White: 1} {
		x.clinic(0).People = nil
		patient := x.withDog(0, clinic.Orange, clinic.In(roomSpace))
		x.doctor(doctor, clinic.In(roomSpace))
		if treated := len(x.of(0).BestTreatments()) == 1; treated != (nurses == 0) {
			t.Errorf("C82: a %v doctor alone treats the patient: %v", doctor, treated)
		}
		x.come(0, clinic.Person{Kind: clinic.Nurse, At: clinic.In(roomSpace)})
		if best := x.of(0).BestTreatments(); len(best) != 1 || best[0].Patient != patient || len(best[0].Nurses) != nurses {
			t.Errorf("C82: a %v doctor with a nurse: %+v", doctor, best)
		}
	}
}

// C82: the dog is a nurse for its own patient only.
func TestDogIsANurse(t *testing.T) {
	x := newTable(t, 1, "therapy_dogs")
	room := space(0, 1, 1)
	for i, level := range []clinic.Level{clinic.White, clinic.Yellow, clinic.Orange, clinic.Red} {
		patient := clinic.Person{Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Psychiatry, At: clinic.In(room)}
		doctor := clinic.Person{Kind: clinic.Doctor, Level: level, At: clinic.In(room)}
		pairing := game.Pairing{Space: room, Doctor: &doctor, Patient: &patient}
		if got, want := x.of(0).NursesNeeded(pairing), [...]int{2, 1, 0, 1}[i]; got != want {
			t.Errorf("B80: a %v doctor needs %d nurses, want %d", level, got, want)
		}
		patient.Marks = clinic.AddMarks(nil, dogMark, 1)
		got, origins := x.of(0).ExplainNurses(pairing)
		if want := [...]int{1, 0, 0, 0}[i]; got != want {
			t.Errorf("C82: with the dog a %v doctor needs %d nurses, want %d", level, got, want)
		}
		if level == clinic.White && origins[1] != (game.Origin{Source: "therapy_dogs", Rule: "C82", Amount: -1}) {
			t.Errorf("C82: the nurses come from %v", origins)
		}
	}
	// Two patients in one room: each dog helps only its own.
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(room)})
	x.patient(0, clinic.Yellow, clinic.In(room))
	pair := x.withDog(0, clinic.Yellow, clinic.In(room))
	treatments := x.of(0).BestTreatments()
	if len(treatments) != 1 || treatments[0].Patient != pair || len(treatments[0].Nurses) != 0 {
		t.Errorf("C82: %+v", treatments)
	}
	x.enter("business")
	if x.do(0, game.Command{Type: game.Done}); x.of(0).Pool(dogPool) != 2 {
		t.Errorf("C80: %d dogs are in the kennel after the treatment", x.of(0).Pool(dogPool))
	}
}

// C83: psychiatry gets two patients after an action step, the others one.
func TestMorePsychiatricPatients(t *testing.T) {
	x := newTable(t, 2, "therapy_dogs")
	for i := range x.State.Market.Appointments {
		x.State.Market.Appointments[i].Patients = [4]clinic.Level{}
	}
	x.enter("arrivals-1")
	for _, row := range x.State.Market.Appointments {
		want := 1
		if row.Service == clinic.Psychiatry {
			want = 2
		}
		if row.Waiting() != want {
			t.Errorf("C83: %d patients came for %v, want %d", row.Waiting(), row.Service, want)
		}
	}
}

// X1: dogs and temps are never in one game. X11: with dogs Move goes in reverse turn order.
func TestDogsAndTheOrderOfMove(t *testing.T) {
	config := game.Config{Players: 1, Extensions: []string{"therapy_dogs", "temp_agency"}}
	if _, err := game.NewRules(config, All()); err == nil {
		t.Error("X1: dogs and temps in one game")
	}
	x := newTable(t, 3, "therapy_dogs")
	x.enter("move")
	for i := range 3 {
		player := x.State.TurnOrder[2-i]
		if got := x.State.Deciders(); len(got) != 1 || got[0] != player {
			t.Fatalf("X11: %v move, want %d", got, player)
		}
		x.do(player, game.Command{Type: game.Done})
	}
}

// triagedWithDog returns a clinic with a triage station, an unclassified patient p1 with a dog, and this patient bag.
func triagedWithDog(t *testing.T, bag market.Bag, ids ...string) *table {
	t.Helper()
	x := withTriage(t, bag, append(ids, "therapy_dogs")...)
	person := x.clinic(0).Person("p1")
	person.Marks = clinic.AddMarks(person.Marks, dogMark, 1)
	x.State.Market.Pools = clinic.AddMarks(x.State.Market.Pools, dogPool, -1)
	return x
}

// C71, C81: an unclassified patient with a dog has to pass the triage station while a bed is free behind it, keeps
// the dog, goes only to a treatment room, and leaves one poop, since that is one move; the dog is a nurse for the
// patient who was drawn (C82).
func TestDogsThroughTriage(t *testing.T) {
	x := triagedWithDog(t, market.Bag{clinic.Yellow: 1, clinic.Orange: 1})
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	x.put(0, clinic.Component{Kind: clinic.OutpatientServices, Space: space(0, 3, 0)})
	x.refuses(0, done, "C81", "dog_must_move")
	x.refuses(0, moveTo("p1", roomSpace), "C71", "unclassified_to_triage")
	x.do(0, movePooping("p1", theStation, theStation))
	x.do(0, game.Command{Type: DrawAgain})
	x.do(0, game.Command{Type: KeepDrawn, Choice: "orange"})
	x.refuses(0, moveTo("p1", space(0, 3, 2)), "C81", "dog_in_treatment")
	x.refuses(0, moveTo("p1", space(0, 3, 0)), "C81", "dog_in_treatment")
	x.refuses(0, movePooping("p1", roomSpace, roomSpace), "C81", "has_pooped")
	x.do(0, moveTo("p1", roomSpace))
	if station, room := poopsAt(x, theStation), poopsAt(x, roomSpace); station != 1 || room != 0 {
		t.Errorf("C81: %d and %d poops", station, room)
	}
	person, doctor := x.clinic(0).Person("p1"), &clinic.Person{Kind: clinic.Doctor, Level: clinic.White}
	pairing := game.Pairing{Space: roomSpace, Doctor: doctor, Patient: person, Team: []*clinic.Person{doctor}}
	if person.Level != clinic.Orange || !hasDog(person) || x.of(0).NursesNeeded(pairing) != 1 {
		t.Errorf("C82: %+v", person)
	}
	x.do(0, done)
}

func poopsAt(x *table, at clinic.Space) int {
	return clinic.CountOf(x.clinic(0).At(at).Marks, poopMark)
}

// C81: on a way over the triage station one poop falls, on a module of either half: where the owner says, then or
// later, otherwise where the upkeep of the whole way is lowest. Under the first rules one fell on each half.
func TestOnePoopOverTheStation(t *testing.T) {
	bag := market.Bag{clinic.Yellow: 1}
	x := triagedWithDog(t, bag)
	if events := x.do(0, moveTo("p1", theStation)); has(events, DogPooped) {
		t.Error("C81: it falls before the way is over")
	}
	x.refuses(0, movePooping("p1", roomSpace, space(0, 3, 0)), "C81", "poop_on_the_way")
	x.do(0, movePooping("p1", roomSpace, theStation))
	if got := 24 - x.of(0).Pool(poopPool); got != 1 || poopsAt(x, theStation) != 1 {
		t.Errorf("C81: %d poops, %d on the first half", got, poopsAt(x, theStation))
	}
	x = triagedWithDog(t, bag)
	x.do(0, moveTo("p1", theStation))
	x.do(0, moveTo("p1", roomSpace))
	if got := 24 - x.of(0).Pool(poopPool); got != 1 || poopsAt(x, theStation) != 0 || len(x.clinic(0).Person("p1").Marks) != 1 {
		t.Errorf("C81: %d poops, one where the upkeep is $3: %v", got, poopsAt(x, theStation))
	}
	x = triagedWithDog(t, market.Bag{clinic.Red: 1}, "ghosts") // being turned away ends the way there
	if events := x.do(0, moveTo("p1", theStation)); !has(events, DogPooped) {
		t.Error("C81: a pair that went to the station left nothing")
	}
	x = triagedWithDog(t, bag).older()
	x.do(0, moveTo("p1", theStation))
	x.do(0, moveTo("p1", roomSpace))
	if got := 24 - x.of(0).Pool(poopPool); got != 2 {
		t.Errorf("%d poops under the first rules", got)
	}
}

// C71, C81: without a treatment bed the two stay in pre-admissions, even if the waiting room would take the patient
// alone.
func TestDogsBeforeTriage(t *testing.T) {
	x := triagedWithDog(t, market.Bag{clinic.Yellow: 1})
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	for range 2 {
		x.patient(0, clinic.White, clinic.In(roomSpace))
	}
	x.refuses(0, moveTo("p1", theStation), "C71", "no_bed_after_triage")
	x.do(0, done)
}

// X3, C81: the dog of a patient who becomes a ghost at the triage station goes home.
func TestDogOfAGhost(t *testing.T) {
	x := triagedWithDog(t, market.Bag{clinic.Red: 1}, "ghosts")
	events := x.do(0, moveTo("p1", theStation))
	if !has(events, DogWentHome) || x.of(0).Pool(dogPool) != 2 || len(x.clinic(0).People) != 0 {
		t.Errorf("X3: %d dogs are in the kennel: %v", x.of(0).Pool(dogPool), events)
	}
}

// C71, C80: a critical patient with a dog goes to its treatment room without triage.
func TestCriticalPatientWithDog(t *testing.T) {
	x := laidOut(t, 1, "triage", "therapy_dogs")
	x.put(0, clinic.Component{Kind: triageStation, Space: theStation})
	critical := x.withDog(0, clinic.Critical, preAdmissions)
	x.enter("move")
	x.refuses(0, done, "C81", "dog_must_move")
	x.do(0, moveTo(critical, roomSpace))
	doctor := &clinic.Person{Kind: clinic.Doctor, Level: clinic.Red}
	pairing := game.Pairing{Space: roomSpace, Doctor: doctor, Patient: x.clinic(0).Person(critical), Team: []*clinic.Person{doctor}}
	if nurses := x.of(0).NursesNeeded(pairing); nurses != 0 {
		t.Errorf("C82: a red doctor needs %d nurses for a critical patient with a dog", nurses)
	}
}
