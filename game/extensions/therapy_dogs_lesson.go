package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// therapyDogsLesson admits a patient whose treatment would lack one nurse, with a dog in her place.
var therapyDogsLesson = &lesson.Lesson{
	Name: "therapy_dogs", Extension: "therapy_dogs", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"therapy_dogs"}},
	Start: &lesson.Position{
		Round: 2, Step: "choose-3", Money: 6, Popularity: 7,
		Built: lesson.Beginners(clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 2, Y: 1}}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Orderly, At: clinic.In(clinic.Space{X: 1})},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Yellow, clinic.White, clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "admit", Deeds: []game.Command{lesson.Play(game.Admit)}, Has: lesson.Standing{Money: 6, Popularity: 7}},
		{Name: "patient", Deeds: []game.Command{lesson.Admit(clinic.Psychiatry)}, Has: lesson.Standing{Money: 6, Popularity: 7}},
		{Name: "dog", Deeds: []game.Command{{Type: EmployDog, Person: "p1"}, lesson.Done}, Has: lesson.Standing{Money: 5, Popularity: 7}},
		{Name: "walk", Deeds: []game.Command{{Type: game.MoveOne, Person: "p1", To: clinic.In(clinic.Space{X: 1, Y: 1}), Pair: true, Second: clinic.Space{Y: 1}}}, Has: lesson.Standing{Money: 5, Popularity: 7, Time: 2}},
		{Name: "team", Deeds: []game.Command{lesson.Move("d1", clinic.Space{X: 1, Y: 1})}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 5, Popularity: 7, Time: 3}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Lit: []string{"upkeep"}, Has: lesson.Standing{Money: 5, Popularity: 7, Time: 3}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 5, Popularity: 7, Time: 3}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 5, Popularity: 7, Time: 3}},
		{Name: "end", Has: lesson.Standing{Money: 5, Popularity: 7, Time: 3}},
	},
}
