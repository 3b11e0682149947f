package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/game/position"
)

// The rooms that ghosts are in or come to in the lesson: the treatment room, and two rooms above it that no one needs
// to enter.
var (
	hauntedBed   = clinic.Space{X: 1, Y: 1}
	hauntedAbove = clinic.Space{Floor: 1, X: 1}
	hauntedStore = clinic.Space{Floor: 1, X: 1, Y: 1}
)

// ghostsLesson turns an orange patient away, and puts its ghost and an older one where they score and hinder no one.
var ghostsLesson = &lesson.Lesson{
	Name: "ghosts", Extension: "ghosts", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"ghosts"}},
	Start: &lesson.Position{
		Round: 3, Step: "choose-3", Money: 6, Popularity: 12,
		Built: lesson.Beginners(
			clinic.Component{Kind: clinic.WaitingRoom, Space: hauntedAbove},
			clinic.Component{Kind: clinic.SupplyRoom, Space: hauntedStore},
		),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Orange, clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
		More:      func(t *position.Table) { haunt(t.Play(), 0, hauntedBed, "C61") },
	},
	Steps: []lesson.Step{
		{Name: "admit", Deeds: []game.Command{lesson.Play(game.Admit)}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "story", Deeds: []game.Command{lesson.Admit(clinic.Psychiatry)}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "haunt", Deeds: []game.Command{{Type: PlaceGhost, To: clinic.In(hauntedAbove)}, lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12}},
		{Name: "fright", Deeds: []game.Command{lesson.Move("p1", hauntedBed), lesson.Move("d1", hauntedBed)}, AnyOrder: true, Lit: []string{"time"}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
		{Name: "climb", Deeds: []game.Command{{Type: MoveGhost, Second: hauntedBed, To: clinic.In(hauntedStore)}, lesson.Done}, Lit: []string{"score"}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
		{Name: "end", Has: lesson.Standing{Money: 6, Popularity: 12, Time: 5}},
	},
}
