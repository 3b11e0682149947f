package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// The operating room of the lesson, and the hub's roof, where the helicopter lands.
var (
	lessonOperating = clinic.Space{}
	lessonRoof      = clinic.Space{Floor: 1, Y: 1}
)

// helicoptersLesson builds a helipad just in time for the first helicopter, and treats its victim.
var helicoptersLesson = &lesson.Lesson{
	Name: "helicopters", Extension: "helicopters", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"helicopters"}},
	Start: &lesson.Position{
		Round: 4, Step: "choose-3", Money: 10, Popularity: 16,
		Built: lesson.Beginners(clinic.Component{Kind: clinic.OperatingRoom, Space: lessonOperating}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{X: 1, Y: 1})},
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Nurse, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1})},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Yellow), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "build", Deeds: []game.Command{lesson.Play(game.Build)}, Has: lesson.Standing{Money: 10, Popularity: 16}},
		{Name: "helipad", Deeds: []game.Command{lesson.Build(clinic.Helipad, lessonRoof), lesson.Done}, Has: lesson.Standing{Money: 7, Popularity: 16}},
		{Name: "land", Deeds: []game.Command{{Type: LandHelicopter, To: clinic.In(lessonRoof)}}, Lit: []string{"time"}, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 3}},
		{Name: "victim", Deeds: []game.Command{lesson.Move("b1", lessonOperating)}, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 5}},
		{Name: "team", Deeds: []game.Command{lesson.Move("d2", lessonOperating), lesson.Move("d3", lessonOperating), lesson.Move("n1", lessonOperating)}, AnyOrder: true,
			Lit: []string{"forecast"}, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 8}},
		{Name: "quota", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 8}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 8}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 7, Popularity: 16, Time: 8}},
		{Name: "end", Has: lesson.Standing{Money: 7, Popularity: 16, Time: 8}},
	},
}
