package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/game/market"
	"clinic/game/position"
)

// covidBed is where the lesson treats an infected patient.
var covidBed = clinic.Space{X: 1, Y: 1}

// covid19Lesson takes a wave of infections where it harms least, and turns an infected patient into a survivor.
var covid19Lesson = &lesson.Lesson{
	Name: "covid_19", Extension: "covid_19", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"covid_19"}},
	Start: &lesson.Position{
		Round: 2, Step: StepInfections, Money: 8, Popularity: 9, Built: lesson.Beginners(),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Orderly, At: clinic.In(clinic.Space{X: 1})},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
		More: func(t *position.Table) { // the tiles of round I have come and gone
			tiles := TilesLeft(t.State, 1)
			t.State.Marks = clinic.AddNoted(t.State.Marks, propagationMark, "1", -tiles)
			t.Play().ReturnToPool(covidPool, tiles)
		},
	},
	Steps: []lesson.Step{
		{Name: "quarantine", Deeds: []game.Command{{Type: Infect, Person: "o1"}}, Has: lesson.Standing{Money: 8, Popularity: 9},
			Otherwise: []lesson.Otherwise{{Of: Infect, Says: "covid_orderly"}}},
		{Name: "patient", Deeds: []game.Command{{Type: Infect, Person: "p1"}}, Has: lesson.Standing{Money: 8, Popularity: 9},
			Otherwise: []lesson.Otherwise{{Of: Infect, Says: "covid_patient"}}},
		{Name: "bed", Deeds: []game.Command{lesson.Move("p1", covidBed)}, Lit: []string{"time"}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 2}},
		{Name: "doctor", Deeds: []game.Command{lesson.Move("d1", covidBed)}, Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
		{Name: "contagion", Deeds: []game.Command{{Type: Contaminate, From: market.Appointment{Service: clinic.Psychiatry}}}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 9, Time: 3}},
	},
}
