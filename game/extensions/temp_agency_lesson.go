package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// tempsRoom is where everything happens in the lesson.
var tempsRoom = clinic.Space{X: 1, Y: 1}

// tempAgencyLesson hires a temp as a nurse, which costs no income, and another as a doctor, which costs half of it.
var tempAgencyLesson = &lesson.Lesson{
	Name: "temp_agency", Extension: "temp_agency", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"temp_agency"}},
	Start: &lesson.Position{
		Round: 3, Step: "move", Money: 12, Popularity: 12, Built: lesson.Beginners(),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(tempsRoom)},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
			{Kind: clinic.Patient, Level: clinic.Red, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "beds", Deeds: []game.Command{lesson.Move("p1", tempsRoom), lesson.Move("p2", tempsRoom)}, AnyOrder: true, Lit: []string{"forecast"},
			Has: lesson.Standing{Money: 12, Popularity: 12, Time: 4}},
		{Name: "nurse", Deeds: []game.Command{{Type: HireTemp, Kind: clinic.Nurse, To: clinic.In(tempsRoom)}}, Lit: []string{"forecast"},
			Has:       lesson.Standing{Money: 8, Popularity: 12, Time: 4},
			Otherwise: []lesson.Otherwise{{Of: HireTemp, Kind: clinic.Doctor, Says: "temp_nurse_first"}}},
		{Name: "doctor", Deeds: []game.Command{{Type: HireTemp, Kind: clinic.Doctor, Choice: "red", To: clinic.In(tempsRoom)}}, Lit: []string{"forecast"},
			Has:       lesson.Standing{Money: 2, Popularity: 12, Time: 4},
			Otherwise: []lesson.Otherwise{{Of: HireTemp, Kind: clinic.Doctor, Says: "temp_red"}}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Lit: []string{"cars"}, Has: lesson.Standing{Money: 2, Popularity: 12, Time: 4}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 2, Popularity: 12, Time: 4}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 2, Popularity: 12, Time: 4}},
		{Name: "end", Has: lesson.Standing{Money: 2, Popularity: 12, Time: 4}},
	},
}
