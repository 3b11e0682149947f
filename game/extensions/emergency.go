package extensions

import (
	"fmt"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// EmergencyBoard is the name of the department's board in commands and events.
const EmergencyBoard = "emergency"

// The levels of the department: of its patients, doctors and rooms (E8).
const (
	Light  = clinic.White
	Medium = clinic.Yellow
	Dark   = clinic.Orange
)

// The people of the department.
const (
	EmergencyDoctor  clinic.PersonKind = "emergency_doctor"
	EmergencyNurse   clinic.PersonKind = "emergency_nurse"
	EmergencyPatient clinic.PersonKind = "emergency_patient"
)

// What can be built in the department besides gardens, parking lots and conveyors.
const (
	EmergencyHub        clinic.Kind = "emergency_hub"
	EmergencyRoomLight  clinic.Kind = "emergency_room_light"
	EmergencyRoomMedium clinic.Kind = "emergency_room_medium"
	EmergencyRoomDark   clinic.Kind = "emergency_room_dark"
	EmergencyBreakRoom  clinic.Kind = "emergency_break_room"
)

// emergencyRooms are the rooms by level, the light one first. Read only.
var emergencyRooms = [...]clinic.Kind{EmergencyRoomLight, EmergencyRoomMedium, EmergencyRoomDark}

// Emergency is the 911th Extension: an emergency department beside Floor 0.
func Emergency() *game.Extension {
	return &game.Extension{
		ID:      "emergency",
		Numbers: emergencyNumbers(),
		Annex: &game.Annexed{
			Board: EmergencyBoard, Rule: "E1",
			Sides: []game.AnnexSide{{Name: "4x2", Columns: 4, Rows: 2}, {Name: "3x2", Columns: 3, Rows: 2}},
			Layouts: []game.AnnexLayout{ // E2
				emergencyLayout("light", clinic.Space{}, clinic.Space{X: 1}),
				emergencyLayout("medium", clinic.Space{X: 1}, clinic.Space{X: 1, Y: 1}),
				emergencyLayout("dark", clinic.Space{X: 2, Y: 1}, clinic.Space{X: 2}),
			},
			Money:      "emergency.money",
			Levels:     []string{"light", "medium", "dark"},
			Components: emergencyComponents(),
			Shared:     []clinic.Kind{clinic.Garden, clinic.ParkingLot, clinic.Conveyor},
			People: []game.PersonSpec{
				{Kind: EmergencyDoctor, Colored: true, Car: true, As: clinic.Doctor},
				{Kind: EmergencyNurse, Car: true, As: clinic.Nurse},
				{Kind: EmergencyPatient, Colored: true, Car: true, As: clinic.Patient},
			},
			Numbers: map[game.Number]string{
				game.WaitingPerService: "emergency.pre_admissions",
				game.QueueBase:         "emergency.queue.base",
				game.Residency1:        "emergency.residency.price.1",
				game.Residency2:        "emergency.residency.price.2",
				game.Residency3:        "emergency.residency.price.3",
				game.Residency4:        "emergency.residency.price.4",
				game.Nurse1:            "emergency.nurse.price.1", // two rows share a column of the round (E5)
				game.Nurse2:            "emergency.nurse.price.1",
				game.Nurse3:            "emergency.nurse.price.2",
				game.Nurse4:            "emergency.nurse.price.2",
				game.IncomeWhite:       "emergency.income.light",
				game.IncomeYellow:      "emergency.income.medium",
				game.IncomeOrange:      "emergency.income.dark",
				game.SalaryPerLevel:    "emergency.salary.doctor_level",
				game.SalaryNurse:       "emergency.salary.nurse",
				game.PricePopularity:   "emergency.popularity.price",
				game.DeathPopularity:   "emergency.popularity.death",
			},
			Queries: emergencyQueries(),
			Staff:   []clinic.Person{{Kind: EmergencyDoctor, Level: Light, Car: true, At: clinic.Place{Area: clinic.Waiting}}}, // E2
			Table:   layEmergency,
			Show:    showEmergency,
		},
		Sentences: map[string]string{
			"person_of_annex":     "The {what} belongs to the emergency department: nobody goes over to the clinic.",
			"person_of_clinic":    "The {what} belongs to the clinic: nobody goes over to the emergency department.",
			"component_of_annex":  "{A what} is built in the emergency department only.",
			"component_of_clinic": "{A what} is built in the clinic only, not in the emergency department.",
			"decision_of_annex":   "This is about the emergency department, not about the clinic.",
			"decision_of_clinic":  "This is about the clinic, not about the emergency department.",
			"off_duty_not_needed": "The nurses who are in the room are enough: nobody has to be called in.",
			"annex_too_poor":      "A point costs the emergency department ${amount}, and its own money buys {limit}.",
			"half_over":           "That half of the action is over: the other one has begun.",
			"two_halves":          "The action has two halves only, and both are taken.",
		},
		Actions:  []game.ActionSpec{{Action: emergencyAction, Tiles: 1, Decision: decideEmergency, Begin: beginEmergency}},
		Commands: emergencyCommands(),
		Queries: game.Queries{
			Goals: []game.Query[string]{{Order: game.OrderOverride + 16, Rule: "X7", Change: onlyEmergencyGoals}},
			Rank: []game.Query[string]{{
				Order: game.OrderAdd + 16, Rule: "E13",
				Change: func(c game.Context, _ string, score int) int { return score + c.Rules.Number("emergency.rank") },
			}},
		},
		Steps: []game.Insertion{
			{After: "admin-4", Step: game.Step{Key: "emergency-residents", Name: game.StepAdmin, Number: 4, Begin: swingResidents}},
			{After: "admin-5", Step: game.Step{Key: "emergency-residency", Name: game.StepAdmin, Number: 5, Begin: refillEmergency}},
			{After: "admin-6", Step: game.Step{Key: "emergency-nurses", Name: game.StepAdmin, Number: 6, Begin: changeEmergencyNurses}},
			{After: "admin-8", Step: game.Step{Key: "emergency-levels", Name: game.StepAdmin, Number: 8, Begin: swingDoctors}},
		},
		ScoreLines: []game.ScoreLines{{Order: 16, Lines: scoreEmergency}},
		Bonuses:    []game.BonusSpec{{ID: BonusEmergencyNurse, Give: giveEmergencyNurse}},
		Goals:      emergencyGoals(),
	}
}

// emergencyNumbers are those of the department; what is not here is as in the clinic.
func emergencyNumbers() []game.NumberSpec {
	var numbers []game.NumberSpec
	add := func(name, id, source string, value, most int) {
		numbers = append(numbers, game.NumberSpec{Name: "emergency." + name, Rule: id, Source: source, Value: value, Most: most})
	}
	add("money", "E2", "R", 10, 999)
	add("price.hub", "E3", "H", 2, 99)
	add("price.room.light", "E3", "H", 2, 99)
	add("price.room.medium", "E3", "H", 3, 99)
	add("price.room.dark", "E3", "H", 4, 99)
	add("price.break_room", "E3", "H", 3, 99)
	add("upkeep.module", "E9", "R", 1, 99)
	add("upkeep.nurse_saves", "E9", "R", 2, 99)
	add("supply.hubs", "E3", "R", 8, 99)
	add("supply.rooms", "E3", "R", 4, 99)
	for i, players := range [...]string{"one", "two", "three", "four"} {
		add("supply.break_rooms."+players, "E3", "R", [...]int{1, 1, 2, 3}[i], 9)
	}
	add("room.doctors", "E8", "R", 1, 2)
	add("room.patients", "E8", "R", 1, 1)
	for i, level := range [...]string{"light", "medium", "dark"} {
		add("patients."+level, "E5", "R", [...]int{28, 14, 8}[i], 99)
		add("patients."+level+"_each", "E5", "R", [...]int{6, 3, 1}[i], 7)
		add("income."+level, "E9", "H", [...]int{8, 16, 26}[i], 99)
	}
	add("doctors.light", "E5", "R", 12, 99)
	add("doctors.medium", "E5", "R", 12, 99)
	add("doctors.light_each", "E5", "R", 3, 3)
	add("doctors.medium_each", "E5", "R", 1, 3)
	for i, price := range [...]int{3, 4, 5, 6} {
		add(fmt.Sprintf("residency.price.%d", i+1), "E5", "H", price, 99)
	}
	add("nurse.price.1", "E5", "H", 2, 99)
	add("nurse.price.2", "E5", "H", 3, 99)
	add("queue.base", "E6", "R", 0, 9)
	add("queue.per_hub", "E6", "R", 1, 9)
	add("pre_admissions", "E6", "R", 2, 9)
	add("off_duty", "E8", "R", 1, 9)
	add("salary.doctor_level", "E9", "H", 1, 99)
	add("salary.nurse", "E9", "H", 1, 99)
	add("popularity.price", "E10", "R", 2, 99)
	add("popularity.death", "E11", "R", 5, 99)
	add("score.doctor_level", "E12", "H", 1, 99)
	add("score.nurse", "E12", "H", 1, 99)
	add("score.room_level", "E12", "H", 1, 99)
	add("score.patient_level", "E12", "H", 1, 99)
	add("goal.dark_rooms", "E13", "R", 2, 4)
	add("goal.light_patients", "E13", "R", 6, 99)
	add("goal.dark_patients", "E13", "H", 4, 99)
	add("goal.medium_patients", "E13", "H", 4, 99)
	add("rank", "E13", "H", 10, 99)
	for i := range numbers {
		switch numbers[i].Name { // what nothing can be divided by, and what a game can't begin without
		case "emergency.popularity.price", "emergency.supply.hubs", "emergency.supply.rooms", "emergency.room.doctors", "emergency.room.patients":
			numbers[i].Least = 1
		}
	}
	return numbers
}

// layEmergency puts the pieces of the department beside the board (E2, E3, E5, E6). Every player's first doctor, hub and
// light room are among them.
func layEmergency(r *game.Rules, m *market.Market) {
	players := r.Config.Players
	number := func(name string) int { return r.Number("emergency." + name) }
	for i, level := range [...]string{"light", "medium", "dark"} {
		bag, all := players*number("patients."+level+"_each"), number("patients."+level)
		m.PatientBag[Light+clinic.Level(i)] = min(bag, all)
		m.PatientSupply[Light+clinic.Level(i)] = all - min(bag, all)
	}
	for i, level := range [...]string{"light", "medium"} {
		bag, all := players*number("doctors."+level+"_each"), number("doctors."+level)
		most := all
		if level == "light" {
			most = max(0, all-players) // one for each player comes first (E5)
		}
		m.DoctorBag[Light+clinic.Level(i)] = min(bag, most)
		m.DoctorSupply[Light+clinic.Level(i)] = all - min(bag, most)
	}
	m.Appointments = make([]market.Row, 1+(players-1)/2)
	m.Residency = make([]clinic.Level, players)
	m.Nurses = make([]bool, players)
	m.NursesLeft = 1 // the bonus tile's (E14)
	for round := 1; round <= r.Numbers[game.Rounds]; round++ {
		m.NursesLeft += len(nurseRows(players, round))
	}
	m.Piles = []market.Pile{{Kind: EmergencyHub, Left: number("supply.hubs")}}
	for _, kind := range emergencyRooms {
		m.Piles = append(m.Piles, market.Pile{Kind: kind, Left: number("supply.rooms")})
	}
	rooms := [...]string{"one", "two", "three", "four"}[players-1]
	m.Piles = append(m.Piles, market.Pile{Kind: EmergencyBreakRoom, Left: number("supply.break_rooms." + rooms)})
}

// nurseRows are the rows of the nurse display, from 0, that have a nurse in that round: the first, third … in odd rounds,
// the others in even ones (E5).
func nurseRows(players, round int) []int {
	var rows []int
	for row := (round + 1) % 2; row < players; row += 2 {
		rows = append(rows, row)
	}
	return rows
}
