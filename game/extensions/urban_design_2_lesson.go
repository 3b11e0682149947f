package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/game/position"
)

// The rooms that the lesson's card lacks, and the one that serves both hubs at the end.
var (
	urbanSecondHub = clinic.Space{X: 1, Y: 2}
	urbanNewRoom   = clinic.Space{}
	urbanShared    = clinic.Space{X: 1, Y: 1}
)

// urbanDesign2Lesson fills the pattern of a card with two rooms, one of them a second hub on the same floor.
var urbanDesign2Lesson = &lesson.Lesson{
	Name: "urban_design_2", Extension: "urban_design_2", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"urban_design_2"}},
	Start: &lesson.Position{
		Round: 3, Step: "choose-2", Money: 10, Popularity: 12, Built: lesson.Beginners(),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(urbanShared)},
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(urbanShared)},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Orange), clinic.Cardiology: lesson.Levels(clinic.Yellow, clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
		More: func(t *position.Table) {
			t.State.Players[0].Marks = []clinic.Mark{{Kind: cardMark, Note: "easy_2"}}
		},
	},
	Steps: []lesson.Step{
		{Name: "build", Deeds: []game.Command{lesson.Play(game.Build)}, Has: lesson.Standing{Money: 10, Popularity: 12}},
		{Name: "hub", Deeds: []game.Command{{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: urbanSecondHub}}},
			Has: lesson.Standing{Money: 8, Popularity: 12}},
		{Name: "room", Deeds: []game.Command{lesson.Build(clinic.TreatmentRoom, urbanNewRoom), lesson.Done}, Lit: []string{"score"}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "admit", Deeds: []game.Command{lesson.Play(game.Admit), lesson.Admit(clinic.Cardiology), lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "shared", Deeds: []game.Command{lesson.Move("p2", urbanShared), lesson.Move("d2", urbanShared)}, AnyOrder: true,
			Lit: []string{"forecast"}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 3}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 3}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 3}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 3}},
		{Name: "end", Has: lesson.Standing{Money: 6, Popularity: 12, Time: 3}},
	},
}
