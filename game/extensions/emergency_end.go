package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// The solo goals of the department (E13).
const (
	GoalEmergencySpaces = "emergency_all_spaces"
	GoalDarkRooms       = "emergency_dark_rooms"
	GoalLightPatients   = "emergency_light_patients"
	GoalDarkPatients    = "emergency_dark_patients"
	GoalMediumPatients  = "emergency_medium_patients"
)

func emergencyGoals() []game.GoalSpec {
	return []game.GoalSpec{
		upTo(GoalEmergencySpaces, func(c game.Context) (built, spaces int) {
			board := c.Annex().Clinic()
			spaces = int(board.Columns) * int(board.Rows)
			return spaces - board.Streets().Count(), spaces
		}),
		upTo(GoalDarkRooms, func(c game.Context) (done, of int) {
			return c.Annex().Count(EmergencyRoomDark), c.Rules.Number("emergency.goal.dark_rooms")
		}),
		upTo(GoalLightPatients, treatedOf(Light, "emergency.goal.light_patients")),
		upTo(GoalDarkPatients, treatedOf(Dark, "emergency.goal.dark_patients")),
		{ID: GoalMediumPatients, SoFar: treatedOf(Medium, "emergency.goal.medium_patients"), Met: func(c game.Context) bool {
			treated := c.Owner().Annex.Treated
			return treated[Medium] == treated.Total() && treated[Medium] >= c.Rules.Number("emergency.goal.medium_patients")
		}, Lost: func(c game.Context) bool {
			treated := c.Owner().Annex.Treated
			return treated[Medium] < treated.Total()
		}},
	}
}

// upTo returns a goal that is met as soon as all of it is done.
func upTo(id string, soFar func(c game.Context) (done, of int)) game.GoalSpec {
	return game.GoalSpec{ID: id, SoFar: soFar, Met: func(c game.Context) bool {
		done, of := soFar(c)
		return done >= of
	}}
}

// treatedOf returns a function that counts the treated patients of a level, up to a number.
func treatedOf(level clinic.Level, number string) func(c game.Context) (done, of int) {
	return func(c game.Context) (done, of int) { return c.Owner().Annex.Treated[level], c.Rules.Number(number) }
}

// onlyEmergencyGoals removes the base game's goals (X7).
func onlyEmergencyGoals(_ game.Context, goal string, offered int) int {
	if slices.ContainsFunc(emergencyGoals(), func(g game.GoalSpec) bool { return g.ID == goal }) {
		return offered
	}
	return 0
}

// scoreEmergency adds the department's lines: staff and working rooms, less patients, including those in
// pre-admissions (E12).
func scoreEmergency(c game.Context, lines []game.ScoreLine) []game.ScoreLine {
	c = c.Annex()
	var doctors, levels, nurses, patients, severity, rooms, roomLevels int
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; person.Kind {
		case EmergencyDoctor:
			doctors, levels = doctors+1, levels+int(person.Level)
		case EmergencyNurse:
			nurses++
		case EmergencyPatient:
			patients, severity = patients+1, severity+int(person.Level)
		}
	}
	for space := range WorkingEmergencyRooms(c).All() {
		rooms, roomLevels = rooms+1, roomLevels+roomLevel(c, space)
	}
	add := func(what string, count, points int) {
		lines = append(lines, game.ScoreLine{Rule: "E12", What: what, Count: count, Points: points})
	}
	add("emergency_doctors", doctors, levels*c.Rules.Number("emergency.score.doctor_level"))
	add("emergency_nurses", nurses, nurses*c.Rules.Number("emergency.score.nurse"))
	add("emergency_rooms", rooms, roomLevels*c.Rules.Number("emergency.score.room_level"))
	add("emergency_patients", patients, -severity*c.Rules.Number("emergency.score.patient_level"))
	return lines
}

// WorkingEmergencyRooms returns the emergency rooms beside a hub; c must be the context of the department.
func WorkingEmergencyRooms(c game.Context) clinic.Spaces {
	var rooms clinic.Spaces
	for _, kind := range emergencyRooms {
		rooms |= c.Clinic().Of(kind)
	}
	return rooms & c.Clinic().Of(EmergencyHub).Beside()
}

// countEmergency calls count for the people and rooms that count in a line of the department (E12).
func countEmergency(c game.Context, what string, count game.Count) {
	c = c.Annex()
	if what == "emergency_rooms" {
		for space := range WorkingEmergencyRooms(c).All() {
			count(c, "", space, roomLevel(c, space)*c.Rules.Number("emergency.score.room_level"))
		}
		return
	}
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; {
		case what == "emergency_doctors" && person.Kind == EmergencyDoctor:
			count(c, person.ID, clinic.Space{}, int(person.Level)*c.Rules.Number("emergency.score.doctor_level"))
		case what == "emergency_nurses" && person.Kind == EmergencyNurse:
			count(c, person.ID, clinic.Space{}, c.Rules.Number("emergency.score.nurse"))
		case what == "emergency_patients" && person.Kind == EmergencyPatient:
			count(c, person.ID, clinic.Space{}, -int(person.Level)*c.Rules.Number("emergency.score.patient_level"))
		}
	}
}
