package lesson

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// The rooms of the beginners' clinic, and what is built beside them.
var (
	hub       = clinic.Space{X: 0, Y: 1}
	supply    = clinic.Space{X: 1, Y: 0}
	treatment = clinic.Space{X: 1, Y: 1}
	garden    = clinic.Space{X: 2, Y: 1}
	second    = clinic.Space{X: 0, Y: 0} // where the second treatment room works
	touches   = clinic.Space{X: 1, Y: 2} // where it would touch its own color
	idle      = clinic.Space{X: 2, Y: 0} // where it would not work
	surgery   = clinic.Space{X: 0, Y: 2}
)

var answers = []clinic.Space{touches, idle, second}

var done = game.Command{Type: game.Done}

func play(action game.Action) game.Command {
	return game.Command{Type: game.ChooseAction, Action: action}
}

func build(kind clinic.Kind, at clinic.Space) game.Command {
	return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: at}}
}

func hire(kind clinic.PersonKind, slot int) game.Command {
	return game.Command{Type: game.HireOne, Kind: kind, Slot: slot}
}

func admit(service clinic.Service) game.Command {
	return game.Command{Type: game.AdmitOne, From: market.Appointment{Service: service}}
}

// queue moves a patient from a space of the appointments to the first one of a row.
func queue(from clinic.Service, space int8, onto clinic.Service) game.Command {
	return game.Command{Type: game.QueueOne, From: market.Appointment{Service: from, Space: space}, Onto: market.Appointment{Service: onto}}
}

func move(person string, to clinic.Space) game.Command {
	return game.Command{Type: game.MoveOne, Person: person, To: clinic.In(to)}
}

func buy(points int) game.Command {
	return game.Command{Type: game.BuyPopularity, Points: points}
}

func rows(psychiatry, cardiology []clinic.Level) map[clinic.Service][]clinic.Level {
	return map[clinic.Service][]clinic.Level{clinic.Psychiatry: psychiatry, clinic.Cardiology: cardiology}
}

func levels(of ...clinic.Level) []clinic.Level { return of }

// First is the first game: two rounds of the base game alone, on the table that one always plays at.
var First = &Lesson{
	Name: "first",
	Config: game.Config{Players: 1, Seed: FirstSeed, Layouts: []string{"white"}, Goal: game.GoalFifteenPatients,
		Numbers: map[string]int{"goal.patients": 10}}, // which who plays on can reach
	Steps: []Step{
		{Name: "rooms", Spaces: []clinic.Space{hub, treatment, supply}, Has: Standing{15, 0, 0}},
		{Name: "gift", Deeds: []game.Command{{Type: game.TakeBonus, Choice: game.BonusNurse}}, Has: Standing{15, 0, 0},
			Sees: Sight{Bonuses: []string{game.BonusNurse, game.BonusParkingLot}}},

		{Name: "build", Deeds: []game.Command{play(game.Build)}, Has: Standing{15, 0, 0}},
		{Name: "garden", Deeds: []game.Command{build(clinic.Garden, garden)}, Has: Standing{13, 0, 0}},
		{Name: "three_answers", Spaces: answers, Holding: clinic.TreatmentRoom, Has: Standing{13, 0, 0}},
		{Name: "room", Spaces: answers, Holding: clinic.TreatmentRoom, Deeds: []game.Command{build(clinic.TreatmentRoom, second), done},
			Has: Standing{11, 0, 0}, Otherwise: []Otherwise{{Of: game.BuildOne, To: clinic.In(idle), Says: "would_not_work"}}},

		{Name: "hire", Deeds: []game.Command{play(game.Hire)}, Has: Standing{11, 0, 0}},
		{Name: "levels", Deeds: []game.Command{hire(clinic.Doctor, 1)}, Has: Standing{6, 0, 0},
			Sees:      Sight{Residency: levels(clinic.White, clinic.Yellow)},
			Otherwise: []Otherwise{{Of: game.HireOne, Kind: clinic.Doctor, Says: "cheaper_doctor"}}},
		{Name: "orderly", Deeds: []game.Command{hire(clinic.Orderly, 0), done}, Has: Standing{3, 0, 0}, Lit: []string{"cars"}},

		{Name: "admit", Deeds: []game.Command{play(game.Admit)}, Has: Standing{3, 0, 0}},
		{Name: "first_patient", Deeds: []game.Command{admit(clinic.Psychiatry)}, Has: Standing{3, 0, 0},
			Sees:      Sight{Rows: rows(levels(clinic.White, clinic.Orange), nil)},
			Otherwise: []Otherwise{{Of: game.QueueOne, Says: "trick_later"}}},
		{Name: "row", Deeds: []game.Command{admit(clinic.Psychiatry), done}, Has: Standing{3, 0, 0},
			Sees: Sight{Rows: rows(levels(clinic.Orange), nil)}},

		{Name: "to_bed", Deeds: []game.Command{move("p1", treatment)}, Has: Standing{3, 0, 2}, Lit: []string{"time"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "no_garden"}}},
		{Name: "second_bed", Deeds: []game.Command{move("p2", treatment)}, Has: Standing{3, 0, 4},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "no_garden"}}},
		{Name: "doctors", Deeds: []game.Command{move("d1", treatment), move("d2", treatment)}, AnyOrder: true, Has: Standing{3, 0, 8},
			Lit:       []string{"forecast"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "own_room"}, {Of: game.MoveOne, To: clinic.In(hub), Says: "own_room"}}},
		{Name: "nurse", Deeds: []game.Command{move("n1", treatment)}, Has: Standing{3, 0, 10}, Lit: []string{"forecast"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "own_room"}, {Of: game.MoveOne, To: clinic.In(hub), Says: "own_room"}}},
		{Name: "claps", Deeds: []game.Command{move("o1", supply)}, Has: Standing{3, 0, 13}, Lit: []string{"upkeep"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(hub), Says: "only_supply"}}},
		{Name: "finish", Deeds: []game.Command{done}, Has: Standing{3, 0, 13}, Lit: []string{"time"}},

		{Name: "business", Deeds: []game.Command{done}, Has: Standing{3, 0, 13}},
		{Name: "popularity", Deeds: []game.Command{buy(6)}, Has: Standing{9, 6, 13},
			Otherwise: []Otherwise{{Of: game.BuyPopularity, Says: "six"}, {Of: game.Done, Says: "six"}}},
		{Name: "admin", Page: true, Has: Standing{9, 6, 13}},

		{Name: "round_two", Deeds: []game.Command{play(game.Admit)}, Has: Standing{9, 6, 13},
			Sees: Sight{Rows: rows(levels(clinic.Red), levels(clinic.Yellow)), Residency: levels(clinic.White, clinic.Yellow)}},
		{Name: "exchange", Has: Standing{9, 6, 13},
			Deeds: []game.Command{queue(clinic.Cardiology, 0, clinic.Psychiatry)},
			Sees:  Sight{Rows: rows(levels(clinic.Red), levels(clinic.Yellow))}, Otherwise: []Otherwise{{Of: game.AdmitOne, Says: "red_dies"}}},
		{Name: "yours", Deeds: []game.Command{admit(clinic.Psychiatry), done}, Has: Standing{9, 6, 13},
			Sees: Sight{Rows: rows(levels(clinic.Yellow), levels(clinic.Red))}},
		{Name: "missing", Deeds: []game.Command{play(game.Hire)}, Or: []game.Command{play(game.Build)}, Has: Standing{9, 6, 13},
			Sees:      Sight{Sold: []clinic.Kind{clinic.OperatingRoom}},
			Otherwise: []Otherwise{{Of: game.ChooseAction, Says: "keep_tile"}}},
		{Name: "new_hands", Deeds: []game.Command{hire(clinic.Doctor, 1), hire(clinic.Nurse, 0), done}, After: game.Hire, Free: true, Has: Standing{1, 6, 13},
			Sees: Sight{Residency: levels(clinic.White, clinic.Yellow)}},
		{Name: "surgery", Deeds: []game.Command{build(clinic.OperatingRoom, surgery), done}, After: game.Build, Free: true},
		{Name: "same_tile", Deeds: []game.Command{play(game.Admit)}, Has: Standing{1, 6, 13},
			Sees: Sight{Rows: rows(levels(clinic.White, clinic.Orange), nil)}},
		{Name: "forward", Deeds: []game.Command{queue(clinic.Psychiatry, 1, clinic.Psychiatry), admit(clinic.Psychiatry), done}, Free: true, Has: Standing{1, 6, 13}},
		{Name: "alone", Free: true, Alone: true, Has: Standing{1, 6, 21}, Lit: []string{"forecast"},
			Deeds: []game.Command{move("p3", treatment), move("p4", second), move("d3", second), move("n2", second), done}},

		{Name: "own_business", Deeds: []game.Command{done}, Free: true, Alone: true, At: game.DecideTreatments, Has: Standing{1, 6, 21}},
		{Name: "own_points", Deeds: []game.Command{buy(7)}, Or: []game.Command{done}, Free: true, Alone: true, At: game.DecidePopularity, Has: Standing{6, 13, 21}},
		{Name: "own_admin", Page: true, Has: Standing{6, 13, 21}},
		{Name: "score", Lit: []string{"score"}, Has: Standing{6, 13, 21}},
	},
}
