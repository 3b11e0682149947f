package lesson

import (
	"clinic/game"
	"clinic/game/clinic"
)

// The rooms of the beginners' clinic, and the spaces that the lesson builds on.
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

// First is the first lesson: two rounds of the base game alone, at the usual table.
var First = &Lesson{
	Name: "first", Minutes: 15,
	Config: game.Config{Players: 1, Seed: FirstSeed, Layouts: []string{"white"}, Goal: game.GoalManyPatients,
		Numbers: map[string]int{"goal.patients": 10}}, // within reach of a player who plays on
	Steps: []Step{
		{Name: "rooms", Spaces: []clinic.Space{hub, treatment, supply}, Has: Standing{15, 0, 0}},
		{Name: "gift", Deeds: []game.Command{{Type: game.TakeBonus, Choice: game.BonusNurse}}, Has: Standing{15, 0, 0},
			Sees: Sight{Bonuses: []string{game.BonusNurse, game.BonusParkingLot}}},

		{Name: "build", Deeds: []game.Command{Play(game.Build)}, Has: Standing{15, 0, 0}},
		{Name: "garden", Deeds: []game.Command{Build(clinic.Garden, garden)}, Has: Standing{13, 0, 0}},
		{Name: "three_answers", Spaces: answers, Holding: clinic.TreatmentRoom, Has: Standing{13, 0, 0}},
		{Name: "room", Spaces: answers, Holding: clinic.TreatmentRoom, Deeds: []game.Command{Build(clinic.TreatmentRoom, second), Done},
			Has: Standing{11, 0, 0}, Otherwise: []Otherwise{{Of: game.BuildOne, To: clinic.In(idle), Says: "would_not_work"}}},

		{Name: "hire", Deeds: []game.Command{Play(game.Hire)}, Has: Standing{11, 0, 0}},
		{Name: "levels", Deeds: []game.Command{Hire(clinic.Doctor, 1)}, Has: Standing{6, 0, 0},
			Sees:      Sight{Residency: Levels(clinic.White, clinic.Yellow)},
			Otherwise: []Otherwise{{Of: game.HireOne, Kind: clinic.Doctor, Says: "cheaper_doctor"}}},
		{Name: "orderly", Deeds: []game.Command{Hire(clinic.Orderly, 0), Done}, Has: Standing{3, 0, 0}, Lit: []string{"cars"}},

		{Name: "admit", Deeds: []game.Command{Play(game.Admit)}, Lit: []string{"forecast"}, Has: Standing{3, 0, 0}},
		{Name: "first_patient", Deeds: []game.Command{Admit(clinic.Psychiatry)}, Has: Standing{3, 0, 0},
			Sees:      Sight{Rows: rows(Levels(clinic.White, clinic.Orange), nil)},
			Otherwise: []Otherwise{{Of: game.QueueOne, Says: "trick_later"}}},
		{Name: "row", Deeds: []game.Command{Admit(clinic.Psychiatry), Done}, Has: Standing{3, 0, 0},
			Sees: Sight{Rows: rows(Levels(clinic.Orange), nil)}},
		{Name: "standing", Lit: []string{"popularity", "score"}, Has: Standing{3, 0, 0}},

		{Name: "to_bed", Deeds: []game.Command{Move("p1", treatment)}, Has: Standing{3, 0, 2}, Lit: []string{"time"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "no_garden"}}},
		{Name: "second_bed", Deeds: []game.Command{Move("p2", treatment)}, Has: Standing{3, 0, 4},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "no_garden"}}},
		{Name: "doctors", Deeds: []game.Command{Move("d1", treatment), Move("d2", treatment)}, AnyOrder: true, Has: Standing{3, 0, 8},
			Lit:       []string{"forecast"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "own_room"}, {Of: game.MoveOne, To: clinic.In(hub), Says: "own_room"}}},
		{Name: "nurse", Deeds: []game.Command{Move("n1", treatment)}, Has: Standing{3, 0, 10}, Lit: []string{"forecast"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(second), Says: "own_room"}, {Of: game.MoveOne, To: clinic.In(hub), Says: "own_room"}}},
		{Name: "claps", Deeds: []game.Command{Move("o1", supply)}, Has: Standing{3, 0, 13}, Lit: []string{"upkeep"},
			Otherwise: []Otherwise{{Of: game.MoveOne, To: clinic.In(hub), Says: "only_supply"}}},
		{Name: "finish", Deeds: []game.Command{Done}, Has: Standing{3, 0, 13}, Lit: []string{"time"}},

		{Name: "business", Deeds: []game.Command{Done}, Has: Standing{3, 0, 13}},
		{Name: "popularity", Deeds: []game.Command{Buy(6)}, Has: Standing{9, 6, 13},
			Otherwise: []Otherwise{{Of: game.BuyPopularity, Says: "six"}, {Of: game.Done, Says: "six"}}},
		{Name: "admin", Page: true, Has: Standing{9, 6, 13}},
		{Name: "rank", Lit: []string{"score"}, Has: Standing{9, 6, 13}},

		{Name: "round_two", Deeds: []game.Command{Play(game.Admit)}, Has: Standing{9, 6, 13},
			Sees: Sight{Rows: rows(Levels(clinic.Red), Levels(clinic.Yellow)), Residency: Levels(clinic.White, clinic.Yellow)}},
		{Name: "exchange", Has: Standing{9, 6, 13},
			Deeds: []game.Command{Queue(clinic.Cardiology, 0, clinic.Psychiatry)},
			Sees:  Sight{Rows: rows(Levels(clinic.Red), Levels(clinic.Yellow))}, Otherwise: []Otherwise{{Of: game.AdmitOne, Says: "red_dies"}}},
		{Name: "yours", Deeds: []game.Command{Admit(clinic.Psychiatry), Done}, Has: Standing{9, 6, 13},
			// nobody stands behind yellow, so one point is left over
			Sees: Sight{Rows: rows(Levels(clinic.Yellow, clinic.NoLevel), Levels(clinic.Red))}},
		{Name: "missing", Deeds: []game.Command{Play(game.Hire)}, Or: []game.Command{Play(game.Build)}, Has: Standing{9, 6, 13},
			Sees:      Sight{Sold: []clinic.Kind{clinic.OperatingRoom}},
			Otherwise: []Otherwise{{Of: game.ChooseAction, Says: "keep_tile"}}},
		{Name: "new_hands", Deeds: []game.Command{Hire(clinic.Doctor, 1), Hire(clinic.Nurse, 0), Done}, After: game.Hire, AnyOrder: true, Has: Standing{1, 6, 13},
			Sees:      Sight{Residency: Levels(clinic.White, clinic.Yellow)},
			Otherwise: []Otherwise{{Of: game.HireOne, Kind: clinic.Doctor, Says: "cheaper_doctor"}}},
		{Name: "surgery", Deeds: []game.Command{Build(clinic.OperatingRoom, surgery), Done}, After: game.Build, Free: true},
		{Name: "same_tile", Deeds: []game.Command{Play(game.Admit)}, Has: Standing{1, 6, 13},
			Sees: Sight{Rows: rows(Levels(clinic.White, clinic.Orange), nil)}},
		{Name: "forward", Deeds: []game.Command{Queue(clinic.Psychiatry, 1, clinic.Psychiatry), Admit(clinic.Psychiatry), Done}, Has: Standing{1, 6, 13},
			Otherwise: []Otherwise{{Of: game.AdmitOne, Says: "orange_first"}}},
		{Name: "alone", Free: true, Alone: true, Has: Standing{1, 6, 21}, Lit: []string{"forecast"},
			Deeds: []game.Command{Move("p3", treatment), Move("p4", second), Move("d3", second), Move("n2", second), Done}},

		{Name: "own_business", Deeds: []game.Command{Done}, Free: true, Alone: true, At: game.DecideTreatments, Has: Standing{1, 6, 21}},
		{Name: "own_points", Deeds: []game.Command{Buy(7)}, Or: []game.Command{Done}, Free: true, Alone: true, At: game.DecidePopularity, Has: Standing{6, 13, 21}},
		{Name: "own_admin", Page: true, Has: Standing{6, 13, 21}},
		{Name: "score", Lit: []string{"score"}, Has: Standing{6, 13, 21}},
	},
}
