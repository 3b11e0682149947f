package sample

import "clinic/game/clinic"

// LayExtensions lays every piece that extensions bring onto the sample's first clinic, one of each, wherever it goes.
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
			person.At = clinic.Place{Area: clinic.Quarantine}
		}
	}
	door := board.Outside[0]
	board.People = append(board.People, clinic.Person{
		ID: board.Named.Name("visitor"), Kind: "visitor", Car: true, At: clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side},
	})
}
