package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// lessonTriage is where the station stands in the lesson, on the other side of the hub.
var lessonTriage = clinic.Space{Y: 2}

// triageLesson classifies a patient whom no one could treat, and draws again.
var triageLesson = &lesson.Lesson{
	Name: "triage", Extension: "triage", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 8, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"triage"}},
	Start: &lesson.Position{
		Round: 2, Step: "move", Money: 8, Popularity: 9,
		Built: lesson.Beginners(clinic.Component{Kind: triageStation, Space: lessonTriage}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{X: 1, Y: 1})},
			{Kind: clinic.Nurse, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.Unclassified, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Unclassified), clinic.Cardiology: lesson.Levels(clinic.Critical, clinic.Unclassified),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "walk", Deeds: []game.Command{lesson.Move("p1", lessonTriage)}, Lit: []string{"time"}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 2}},
		{Name: "again", Deeds: []game.Command{{Type: DrawAgain}}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 2},
			Otherwise: []lesson.Otherwise{{Of: KeepDrawn, Says: "draw_again"}}},
		{Name: "keep", Deeds: []game.Command{{Type: KeepDrawn, Choice: "yellow"}}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 2},
			Otherwise: []lesson.Otherwise{{Of: KeepDrawn, Says: "keep_milder"}}},
		{Name: "bed", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 4}},
		{Name: "team", Deeds: []game.Command{lesson.Move("n1", clinic.Space{X: 1, Y: 1})}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 5}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 5}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 5}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 8, Time: 5}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 8, Time: 5}},
	},
}
