package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// lessonWaiting is where patients wait in the lesson: a floor with nothing else on it.
var lessonWaiting = clinic.Space{Floor: 1, X: 1}

// airConditionersLesson cools a floor with many patients and few components.
var airConditionersLesson = &lesson.Lesson{
	Name: "air_conditioners", Extension: "air_conditioners", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"air_conditioners"}},
	Start: &lesson.Position{
		Round: 3, Step: "choose-3", Money: 10, Popularity: 12,
		Built: lesson.Beginners(clinic.Component{Kind: clinic.WaitingRoom, Space: lessonWaiting}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.In(lessonWaiting)},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(lessonWaiting)},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(lessonWaiting)},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "build", Deeds: []game.Command{lesson.Play(game.Build)}, Has: lesson.Standing{Money: 10, Popularity: 12}},
		{Name: "cooler", Deeds: []game.Command{{Type: game.BuildOne, Component: clinic.Component{Kind: airConditioner, Space: lessonWaiting, Side: clinic.North}}, lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12}},
		{Name: "bed", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1})}, Lit: []string{"upkeep"}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 2}},
		{Name: "doctor", Deeds: []game.Command{lesson.Move("d1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 3}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 3}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 9, Popularity: 14, Time: 3}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 9, Popularity: 14, Time: 3}},
		{Name: "end", Has: lesson.Standing{Money: 9, Popularity: 14, Time: 3}},
	},
}
