package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// humbleDoctorsLesson lets an orange doctor treat a white patient, which would need two nurses otherwise.
var humbleDoctorsLesson = &lesson.Lesson{
	Name: "humble_doctors", Extension: "humble_doctors", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Variants: []string{"humble_doctors"}},
	Start: lessonAtMove(
		clinic.Person{Kind: clinic.Doctor, Level: clinic.Orange, At: clinic.In(clinic.Space{Y: 1})},
		clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
	),
	Steps: []lesson.Step{
		{Name: "bed", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 7, Time: 2}},
		{Name: "doctor", Deeds: []game.Command{lesson.Move("d1", clinic.Space{X: 1, Y: 1})}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 7, Time: 3}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 7, Time: 3}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 7, Time: 3}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 7, Time: 3}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 7, Time: 3}},
	},
}
