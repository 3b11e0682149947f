package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/game/position"
)

// lessonMachine is where the vending machine stands in the lesson: against the supply room.
var lessonMachine = clinic.Space{X: 2}

// cigarettesLesson lets the nearby orderly smoke, and treats a patient with a doctor who has smoked before.
var cigarettesLesson = &lesson.Lesson{
	Name: "cigarettes", Extension: "cigarettes", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"cigarettes"}},
	Start: &lesson.Position{
		Round: 3, Step: "move", Money: 8, Popularity: 12,
		Built: lesson.Beginners(clinic.Component{Kind: vendingMachine, Space: lessonMachine, Side: clinic.West}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Nurse, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Orderly, At: clinic.In(clinic.Space{X: 1})},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
		More: func(t *position.Table) {
			t.Play().TakeFromPool(0, cigarettesMark, 1, "C3")
			doctor := t.Of(0).Clinic().Person("d1")
			doctor.Marks = clinic.AddMarks(doctor.Marks, cigarettesMark, 1)
		},
	},
	Steps: []lesson.Step{
		{Name: "smoke", Deeds: []game.Command{{Type: Smoke, Person: "o1"}}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 2}},
		{Name: "patient", Deeds: []game.Command{lesson.Move("p1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 4}},
		{Name: "doctor", Deeds: []game.Command{lesson.Move("d1", clinic.Space{X: 1, Y: 1})}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 5}},
		{Name: "nurse", Deeds: []game.Command{lesson.Move("n1", clinic.Space{X: 1, Y: 1})}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 6}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 6}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 6}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 12, Time: 6}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 12, Time: 6}},
	},
}
