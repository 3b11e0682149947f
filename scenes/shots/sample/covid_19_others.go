package sample

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

// LayExtensions puts every piece of the extensions on the sample's first clinic, one of each, wherever it goes.
func LayExtensions(board *clinic.Clinic) {
	mark := func(marks *[]clinic.Mark, kind string, count int) {
		*marks = clinic.SetMark(*marks, clinic.Mark{Kind: kind, Count: count})
	}
	at := func(floor, x, y int8) *[]clinic.Mark { return &board.At(clinic.Space{Floor: floor, X: x, Y: y}).Marks }
	mark(at(0, 0, 0), "ghost", 1)
	mark(at(0, 1, 1), "poops", 2)
	mark(at(2, 0, 0), "helicopter", 1)
	mark(at(0, 3, 1), "truck", 1)
	mark(&board.Outside[0].Marks, "wheelchairs", 1)
	machine := clinic.Space{X: 3, Y: 1}
	board.Outside = append(board.Outside, clinic.Outside{Kind: "vending_machine", Space: machine, Side: clinic.West},
		clinic.Outside{Kind: "air_conditioner", Space: clinic.Space{Floor: 1, X: 1}, Side: clinic.East})
	for i := range board.People {
		switch person := &board.People[i]; {
		case person.Kind == clinic.Doctor && person.Level == clinic.Orange:
			mark(&person.Marks, "cigarettes", 1)
		case person.Kind == clinic.Patient && person.Level == clinic.Yellow && person.In(clinic.Space{X: 1, Y: 1}):
			mark(&person.Marks, "dog", 1)
		case person.Kind == clinic.Patient && person.Level == clinic.Red && person.In(clinic.Space{}):
			mark(&person.Marks, "infected", 1)
		case person.Kind == clinic.Orderly:
			mark(&person.Marks, "infected", 1)
			person.At = clinic.Place{Area: extensions.Quarantine}
		}
	}
	door := board.Outside[0]
	board.People = append(board.People, clinic.Person{
		ID: board.Named.Name("visitor"), Kind: "visitor", Car: true, At: clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side},
	})
}

// AtMoveInfected returns the game of AtMove with COVID-19, with tiles in the first clinic: on patients and doctors
// who are treated, who are treated in outpatient services, whom nobody treats, and one who dies; on an orderly in
// quarantine, and on pre-admissions.
func AtMoveInfected(players, round int) (*game.Match, error) {
	match, err := atMove(game.Config{Players: players, Extensions: []string{"covid_19"}}, extensions.All(), round)
	if err == nil {
		layInfections(match.State)
	}
	return match, err
}

func layInfections(state *game.State) {
	board := &state.Players[0].Clinic
	in := func(floor, x, y int8) clinic.Place { return clinic.In(clinic.Space{Floor: floor, X: x, Y: y}) }
	infect := func(person *clinic.Person) {
		person.Marks = clinic.AddMarks(person.Marks, "infected", 1)
		state.Market.Pools = clinic.AddMarks(state.Market.Pools, "covid_tiles", -1)
	}
	for i := range board.People {
		switch person := &board.People[i]; {
		case person.Kind == clinic.Doctor && person.In(clinic.Space{X: 2}): // from the laboratory
			person.At = in(0, 0, 0)
			infect(person)
		case person.Kind == clinic.Patient && person.Level == clinic.White:
			infect(person)
		case person.Kind == clinic.Patient && person.Level == clinic.Red && person.At.Area == clinic.PreAdmissions:
			infect(person)
		case person.Kind == clinic.Orderly:
			person.At = clinic.Place{Area: extensions.Quarantine}
			infect(person)
		}
	}
	for _, more := range []struct {
		who      clinic.Person
		infected bool
	}{
		{clinic.Person{Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Cardiology, At: in(1, 0, 1)}, true},
		{clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: in(1, 0, 1)}, false},
		{clinic.Person{Kind: clinic.Doctor, Level: clinic.White, At: in(1, 1, 0)}, true},
		{clinic.Person{Kind: clinic.Doctor, Level: clinic.Yellow, At: in(1, 1, 0)}, false},
	} {
		more.who.ID, more.who.Car = board.Named.Name(more.who.Kind), true
		if more.infected {
			infect(&more.who)
		}
		board.People = append(board.People, more.who)
	}
	state.Players[0].Money = 47
	state.Players[0].Marks = clinic.AddNoted(nil, "contaminated", clinic.Psychiatry.String(), 1)
	state.Market.Pools = clinic.AddMarks(state.Market.Pools, "covid_tiles", -1)
}
