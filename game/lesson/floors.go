package lesson

import (
	"clinic/game"
	"clinic/game/clinic"
)

// What the second lesson builds on top of the beginners' clinic.
var (
	aboveHub  = clinic.Space{Floor: 1, X: 0, Y: 1} // where a hub would touch the hub
	upperHub  = clinic.Space{Floor: 1, X: 1, Y: 1}
	upperRoom = clinic.Space{Floor: 1, X: 1, Y: 0} // above the supply room
	lot       = clinic.Space{X: 3, Y: 0}
)

// pair returns the command that builds the first two conveyors.
func pair(first, second clinic.Space) game.Command {
	command := Build(clinic.Conveyor, first)
	command.Pair, command.Second = true, second
	return command
}

// buildHub returns the command that builds the hub of a service.
func buildHub(service clinic.Service, at clinic.Space) game.Command {
	command := Build(clinic.Hub, at)
	command.Component.Service = service
	return command
}

// Floors is the second lesson: a round with an upper floor, conveyors and a parking lot.
var Floors = &Lesson{
	Name: "floors", Minutes: 7,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients},
	Start: &Position{
		Round: 3, Step: "choose-1", Money: 24, Popularity: 14,
		Built: Beginners(clinic.Component{Kind: clinic.Garden, Space: garden}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(treatment)},
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(treatment)},
			{Kind: clinic.Orderly, At: clinic.In(supply)},
		},
		Rows:      rows(Levels(clinic.Red), Levels(clinic.Yellow, clinic.White)),
		Residency: Levels(clinic.White, clinic.Yellow),
	},
	Steps: []Step{
		{Name: "floors", Lit: []string{"floors"}, Has: Standing{24, 14, 0}},
		{Name: "build", Deeds: []game.Command{Play(game.Build)}, Has: Standing{24, 14, 0}},
		{Name: "two_answers", Spaces: []clinic.Space{aboveHub, upperHub}, Holding: clinic.Hub, Service: clinic.Cardiology, Has: Standing{24, 14, 0}},
		{Name: "hub", Deeds: []game.Command{buildHub(clinic.Cardiology, upperHub)}, Has: Standing{21, 14, 0}},
		{Name: "room", Deeds: []game.Command{Build(clinic.TreatmentRoom, upperRoom), Done}, Has: Standing{18, 14, 0}},
		{Name: "admit", Deeds: []game.Command{Play(game.Admit)}, Has: Standing{18, 14, 0}},
		{Name: "patients", Deeds: []game.Command{Admit(clinic.Cardiology), Admit(clinic.Cardiology), Done}, Has: Standing{18, 14, 0},
			Sees: Sight{Rows: rows(Levels(clinic.Red), Levels(clinic.Yellow, clinic.White))}},
		{Name: "way", Deeds: []game.Command{Play(game.Build)}, Has: Standing{18, 14, 0}},
		{Name: "conveyors", Deeds: []game.Command{pair(treatment, upperHub)}, Or: []game.Command{pair(upperHub, treatment)}, Has: Standing{16, 14, 0}},
		{Name: "parking", Deeds: []game.Command{Build(clinic.ParkingLot, lot), Done}, Lit: []string{"cars"}, Has: Standing{14, 14, 0}},
		{Name: "ride", Deeds: []game.Command{Move("p1", upperRoom)}, Lit: []string{"time"}, Has: Standing{14, 14, 3}},
		{Name: "team", Deeds: []game.Command{Move("p2", upperRoom), Move("d1", upperRoom), Move("d2", upperRoom)}, AnyOrder: true, Lit: []string{"forecast"}, Has: Standing{14, 14, 8}},
		{Name: "finish", Deeds: []game.Command{Done}, Has: Standing{14, 14, 8}},
		{Name: "business", Deeds: []game.Command{Done}, Has: Standing{14, 14, 8}},
		{Name: "popularity", Deeds: []game.Command{Buy(3)}, Or: []game.Command{Done}, Free: true, Has: Standing{17, 17, 8}},
		{Name: "admin", Page: true, Has: Standing{17, 17, 8}},
		{Name: "score", Lit: []string{"score"}, Has: Standing{17, 17, 8}},
	},
}
