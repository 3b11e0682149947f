package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
)

// The rooms of the lesson, and the corner that the truck takes.
var (
	trucksVictimRoom = clinic.Space{}
	trucksFullRoom   = clinic.Space{X: 1, Y: 1}
	trucksCorner     = clinic.Space{X: 3}
)

// fireTrucksLesson receives a fire truck where it is not in the way, and treats its victim.
var fireTrucksLesson = &lesson.Lesson{
	Name: "fire_trucks", Extension: "fire_trucks", Minutes: 2,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: game.GoalManyPatients, Extensions: []string{"fire_trucks"}},
	Start: &lesson.Position{
		Round: 4, Step: "move", Money: 8, Popularity: 16,
		Built: lesson.Beginners(clinic.Component{Kind: clinic.TreatmentRoom, Space: trucksVictimRoom}),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(trucksFullRoom)},
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Doctor, Level: clinic.Yellow, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Nurse, At: clinic.In(clinic.Space{Y: 1})},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(trucksFullRoom)},
			{Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.Yellow), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	},
	Steps: []lesson.Step{
		{Name: "siren", Spaces: []clinic.Space{trucksVictimRoom}, Has: lesson.Standing{Money: 8, Popularity: 16}},
		{Name: "park", Deeds: []game.Command{{
			Type: ParkFireTruck, Second: trucksCorner, To: clinic.In(trucksVictimRoom),
			Component: clinic.Component{Kind: clinic.Entrance, Space: clinic.Space{Y: 1}, Side: clinic.West},
		}}, Lit: []string{"time"}, Has: lesson.Standing{Money: 8, Popularity: 16, Time: 5},
			Otherwise: []lesson.Otherwise{{Of: ParkFireTruck, Says: "truck_aside"}}},
		{Name: "team", Deeds: []game.Command{lesson.Move("d2", trucksVictimRoom), lesson.Move("d3", trucksVictimRoom), lesson.Move("n1", trucksVictimRoom)}, AnyOrder: true,
			Lit: []string{"forecast"}, Has: lesson.Standing{Money: 8, Popularity: 16, Time: 8}},
		{Name: "quota", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 16, Time: 8}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 16, Time: 8}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 16, Time: 8}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 16, Time: 8}},
	},
}
