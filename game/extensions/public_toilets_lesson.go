package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// lessonToilet is where the toilet stands in the lesson: against the hub.
var lessonToilet = clinic.Space{Y: 2}

// publicToiletsLesson calls a nurse out of the toilet to where she works, and sends a patient there who would
// otherwise die.
var publicToiletsLesson = &lesson.Lesson{
	Name: "public_toilets", Extension: "public_toilets", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"public_toilets"}},
	Start: &lesson.Position{
		Round: 3, Step: "move", Money: 8, Popularity: 12,
		Built: lesson.Beginners(clinic.Component{Kind: publicToilet, Space: lessonToilet}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Nurse, At: clinic.In(lessonToilet)},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
			{Kind: clinic.Patient, Level: clinic.Red, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "duty", Spaces: []clinic.Space{lessonToilet}, Has: lesson.Standing{Money: 8, Popularity: 12}},
		{Name: "out", Deeds: []game.Command{lesson.Move("n1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 2}},
		{Name: "team", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1}), lesson.Move("d1", clinic.Space{X: 1, Y: 1})}, AnyOrder: true, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 5}},
		{Name: "in", Deeds: []game.Command{lesson.Move("p2", lessonToilet)}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 7}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 7}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 7}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 7}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 12, Time: 7}},
	},
}
