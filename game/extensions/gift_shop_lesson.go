package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// giftShopLesson brings two visitors to two patients.
var giftShopLesson = &lesson.Lesson{
	Name: "gift_shop", Extension: "gift_shop", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"gift_shop"}},
	Start: &lesson.Position{
		Round: 4, Step: "move", Money: 8, Popularity: 32,
		Built: lesson.Beginners(clinic.Component{Kind: giftShopModule, Space: clinic.Space{Y: 2}}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "visitors", Spaces: []clinic.Space{{Y: 2}}, Has: lesson.Standing{Money: 8, Popularity: 32}},
		{Name: "beds", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1}), lesson.Move("p2", clinic.Space{X: 1, Y: 1})}, AnyOrder: true, Has: lesson.Standing{Money: 8, Popularity: 32, Time: 4}},
		{Name: "doctors", Deeds: []game.Command{lesson.Move("d1", clinic.Space{X: 1, Y: 1}), lesson.Move("d2", clinic.Space{X: 1, Y: 1})}, AnyOrder: true, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 32, Time: 6}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 32, Time: 14}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 32, Time: 14}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 32, Time: 14}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 32, Time: 14}},
	},
}
