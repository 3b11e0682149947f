package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// lessonRoom is at the other end of the lot in the lesson: a long way on foot.
var lessonRoom = clinic.Space{X: 3, Y: 2}

// wheelchairsLesson rents a wheelchair, and rides in it to a room far from the entrance.
var wheelchairsLesson = &lesson.Lesson{
	Name: "wheelchairs", Extension: "wheelchairs", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"wheelchairs"}},
	Start: &lesson.Position{
		Round: 3, Step: "choose-3", Money: 8, Popularity: 12,
		Built: lesson.Beginners(
			clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 2, Y: 1}},
			clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: clinic.Space{X: 3, Y: 1}},
			clinic.Component{Kind: clinic.SupplyRoom, Space: clinic.Space{X: 2, Y: 2}},
			clinic.Component{Kind: clinic.TreatmentRoom, Space: lessonRoom},
		),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(lessonRoom)},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Cardiology, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "build", Deeds: []game.Command{lesson.Play(game.Build)}, Has: lesson.Standing{Money: 8, Popularity: 12}},
		{Name: "rent", Deeds: []game.Command{{Type: RentWheelchair, Component: clinic.Component{Kind: clinic.Entrance, Space: clinic.Space{Y: 1}, Side: clinic.West}}, lesson.Done},
			Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "ride", Deeds: []game.Command{{Type: game.MoveOne, Person: "p1", To: clinic.In(lessonRoom), Choice: wheelchair}}, Lit: []string{"time"},
			Has:       lesson.Standing{Money: 6, Popularity: 12},
			Otherwise: []lesson.Otherwise{{Of: game.MoveOne, To: clinic.In(lessonRoom), Says: "take_wheelchair"}}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "end", Has: lesson.Standing{Money: 6, Popularity: 12}},
	},
}
