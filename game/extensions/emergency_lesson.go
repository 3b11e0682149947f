package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/game/position"
)

// The rooms of the department in the lesson.
var (
	departmentHub    = clinic.Space{}
	departmentLight  = clinic.Space{X: 1}
	departmentMedium = clinic.Space{Y: 1}
)

// lessonBeside makes a command apply to the department.
func lessonBeside(c game.Command) game.Command {
	c.Board = EmergencyBoard
	return c
}

// emergencyLesson builds a room of a patient's own level, admits the patient, and treats with what the department
// has.
var emergencyLesson = &lesson.Lesson{
	Name: "emergency", Extension: "emergency", Minutes: 3,
	Config: game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Goal: GoalLightPatients, Extensions: []string{"emergency"}},
	Start: &lesson.Position{
		Round: 2, Step: "choose-3", Money: 6, Popularity: 9, Built: lesson.Beginners(),
		People: []clinic.Person{
			{Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{X: 1, Y: 1})},
			{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1})},
		},
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
		More:      layDepartment,
	},
	Steps: []lesson.Step{
		{Name: "tile", Deeds: []game.Command{lesson.Play(emergencyAction)}, Has: lesson.Standing{Money: 6, Popularity: 9}},
		{Name: "room", Deeds: []game.Command{lessonBeside(lesson.Build(EmergencyRoomMedium, departmentMedium))}, Has: lesson.Standing{Money: 6, Popularity: 9}},
		{Name: "patient", Deeds: []game.Command{lessonBeside(lesson.Admit(clinic.NoService)), lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 9}},
		{Name: "bed", Deeds: []game.Command{lessonBeside(lesson.Move("e3", departmentMedium))}, Lit: []string{"time"}, Has: lesson.Standing{Money: 6, Popularity: 9, Time: 2}},
		{Name: "team", Deeds: []game.Command{lessonBeside(lesson.Move("e1", departmentMedium)), lessonBeside(lesson.Move("e2", departmentMedium))}, AnyOrder: true,
			Lit: []string{"forecast"}, Has: lesson.Standing{Money: 6, Popularity: 9, Time: 5}},
		{Name: "finish", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 6, Popularity: 9, Time: 5}},
		{Name: "business", Deeds: []game.Command{lesson.Done}, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 5}},
		{Name: "admin", Page: true, Has: lesson.Standing{Money: 8, Popularity: 9, Time: 5}},
		{Name: "end", Has: lesson.Standing{Money: 8, Popularity: 9, Time: 5}},
	},
}

// layDepartment lays out the department's start, a nurse next to its doctor, and a medium patient in its queue.
func layDepartment(t *position.Table) {
	annex := t.Of(0).Annex()
	layout, _ := emergency().Annex.Layout("light")
	for _, component := range layout.Components {
		t.Build(annex, component)
	}
	t.Bring(annex, clinic.Person{Kind: EmergencyDoctor, Level: Light, Car: true, At: clinic.In(departmentLight)})
	t.Bring(annex, clinic.Person{Kind: EmergencyNurse, Car: true, At: clinic.In(departmentHub)})
	t.Resident(annex, 0, Light)
	t.Wait(annex, &annex.Market().Appointments[0], 0, Medium)
}
