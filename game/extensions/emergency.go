package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// EmergencyBoard is the name of the department's board.
const EmergencyBoard game.BoardName = "emergency"

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

// What can be built in the department in addition to gardens, parking lots and conveyors.
const (
	EmergencyHub        clinic.Kind = "emergency_hub"
	EmergencyRoomLight  clinic.Kind = "emergency_room_light"
	EmergencyRoomMedium clinic.Kind = "emergency_room_medium"
	EmergencyRoomDark   clinic.Kind = "emergency_room_dark"
	EmergencyBreakRoom  clinic.Kind = "emergency_break_room"
)

// emergencyRooms lists the rooms by level, the light one first. Read only.
var emergencyRooms = [...]clinic.Kind{EmergencyRoomLight, EmergencyRoomMedium, EmergencyRoomDark}

// emergency is the 911th Extension: an emergency department beside Floor 0 (E1 to E14). As an annex it has its own
// rules, so nothing of another extension affects it (E15).
func emergency() *game.Extension {
	return &game.Extension{
		ID:      "emergency",
		Numbers: emergencyNumbers(),
		Annex: &game.Annexed{
			Board: EmergencyBoard, Rule: "E1", Start: "E2",
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
			"worth_department_money":  "The emergency department has money of its own.",
			"worth_department_income": "The emergency department will earn more.",
			"worth_department_dying":  "Dark patients die unless they are treated in this round.",
			"person_of_annex":         "The {what} belongs to the emergency department: nobody goes over to the clinic.",
			"person_of_clinic":        "The {what} belongs to the clinic: nobody goes over to the emergency department.",
			"component_of_annex":      "{A what} is built in the emergency department only.",
			"component_of_clinic":     "{A what} is built in the clinic only, not in the emergency department.",
			"decision_of_annex":       "This is about the emergency department, not about the clinic.",
			"decision_of_clinic":      "This is about the clinic, not about the emergency department.",
			"off_duty_not_needed":     "The nurses who are in the room are enough: nobody has to be called in.",
			"annex_no_money":          "This costs ${amount}; the department and the savings have ${limit} together.",
			"annex_too_poor":          "A point costs the emergency department ${amount}, and its own money buys {limit}.",
			"half_over":               "That half of the action is over: the other one has begun.",
			"two_halves":              "The action has two halves only, and both are taken.",
		},
		Advice:   emergencyAdvice(),
		Actions:  []game.ActionSpec{{Action: emergencyAction, Tiles: 1, Decision: DecideEmergency, Begin: beginEmergency}},
		Commands: emergencyCommands(),
		Queries: game.Queries{
			Goals: []game.Query[string]{{Order: game.OrderOverride, Rule: "X7", Change: onlyEmergencyGoals}},
			Rank: []game.Query[string]{{
				Order: game.OrderAdd, Rule: "E13",
				Change: func(c game.Context, _ string, score int) int { return score + c.Rules.Number("emergency.rank") },
			}},
		},
		Steps: []game.Insertion{
			{After: "admin-4", Step: game.Step{Key: "emergency-residents", Name: game.StepAdmin, Number: 4, Begin: swingResidents}},
			{After: "admin-5", Step: game.Step{Key: "emergency-residency", Name: game.StepAdmin, Number: 5, Begin: refillEmergency}},
			{After: "admin-6", Step: game.Step{Key: "emergency-nurses", Name: game.StepAdmin, Number: 6, Begin: changeEmergencyNurses}},
			{After: "admin-8", Step: game.Step{Key: "emergency-levels", Name: game.StepAdmin, Number: 8, Begin: swingDoctors}},
		},
		ScoreLines: []game.ScoreLines{{Lines: scoreEmergency, Counts: countEmergency}},
		Bonuses:    []game.BonusSpec{{ID: BonusEmergencyNurse, Give: giveEmergencyNurse}},
		Goals:      emergencyGoals(),
	}
}

// emergencyNumbers returns the numbers of the department; all others are as in the clinic.
func emergencyNumbers() []game.NumberSpec {
	numbers := []game.NumberSpec{
		{Name: "emergency.money", Rule: "E2", Source: "R", Value: 10, Most: 999},
		{Name: "emergency.price.hub", Rule: "E3", Source: "H", Value: 2, Most: 99},
		{Name: "emergency.price.room.light", Rule: "E3", Source: "H", Value: 2, Most: 99},
		{Name: "emergency.price.room.medium", Rule: "E3", Source: "H", Value: 3, Most: 99},
		{Name: "emergency.price.room.dark", Rule: "E3", Source: "H", Value: 4, Most: 99},
		{Name: "emergency.price.break_room", Rule: "E3", Source: "H", Value: 3, Most: 99},
		{Name: "emergency.upkeep.module", Rule: "E9", Source: "R", Value: 1, Most: 99},
		{Name: "emergency.upkeep.nurse_saves", Rule: "E9", Source: "R", Value: 2, Most: 99},
		{Name: "emergency.supply.hubs", Rule: "E3", Source: "R", Value: 8, Least: 1, Most: 99},
		{Name: "emergency.supply.rooms", Rule: "E3", Source: "R", Value: 4, Least: 1, Most: 99},
		{Name: "emergency.supply.break_rooms.one", Rule: "E3", Source: "R", Value: 1, Most: 9},
		{Name: "emergency.supply.break_rooms.two", Rule: "E3", Source: "R", Value: 1, Most: 9},
		{Name: "emergency.supply.break_rooms.three", Rule: "E3", Source: "R", Value: 2, Most: 9},
		{Name: "emergency.supply.break_rooms.four", Rule: "E3", Source: "R", Value: 3, Most: 9},
		{Name: "emergency.room.doctors", Rule: "E8", Source: "R", Value: 1, Least: 1, Most: 2},
		{Name: "emergency.room.patients", Rule: "E8", Source: "R", Value: 1, Least: 1, Most: 1},
	}
	for i, level := range [...]string{"light", "medium", "dark"} {
		numbers = append(numbers,
			game.NumberSpec{Name: "emergency.patients." + level, Rule: "E5", Source: "R", Value: [...]int{28, 14, 8}[i], Most: 99},
			game.NumberSpec{Name: "emergency.patients." + level + "_each", Rule: "E5", Source: "R", Value: [...]int{6, 3, 1}[i], Most: 7},
			game.NumberSpec{Name: "emergency.income." + level, Rule: "E9", Source: "H", Value: [...]int{8, 16, 26}[i], Most: 99},
		)
	}
	return append(numbers, []game.NumberSpec{
		{Name: "emergency.doctors.light", Rule: "E5", Source: "R", Value: 12, Most: 99},
		{Name: "emergency.doctors.medium", Rule: "E5", Source: "R", Value: 12, Most: 99},
		{Name: "emergency.doctors.light_each", Rule: "E5", Source: "R", Value: 3, Most: 3},
		{Name: "emergency.doctors.medium_each", Rule: "E5", Source: "R", Value: 1, Most: 3},
		{Name: "emergency.residency.price.1", Rule: "E5", Source: "H", Value: 3, Most: 99},
		{Name: "emergency.residency.price.2", Rule: "E5", Source: "H", Value: 4, Most: 99},
		{Name: "emergency.residency.price.3", Rule: "E5", Source: "H", Value: 5, Most: 99},
		{Name: "emergency.residency.price.4", Rule: "E5", Source: "H", Value: 6, Most: 99},
		{Name: "emergency.nurse.price.1", Rule: "E5", Source: "H", Value: 2, Most: 99},
		{Name: "emergency.nurse.price.2", Rule: "E5", Source: "H", Value: 3, Most: 99},
		{Name: "emergency.queue.base", Rule: "E6", Source: "R", Value: 0, Most: 9},
		{Name: "emergency.queue.per_hub", Rule: "E6", Source: "R", Value: 1, Most: 9},
		{Name: "emergency.pre_admissions", Rule: "E6", Source: "R", Value: 2, Most: 9},
		{Name: "emergency.off_duty", Rule: "E8", Source: "R", Value: 1, Most: 9},
		{Name: "emergency.salary.doctor_level", Rule: "E9", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.salary.nurse", Rule: "E9", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.popularity.price", Rule: "E10", Source: "R", Value: 2, Least: 1, Most: 99},
		{Name: "emergency.popularity.death", Rule: "E11", Source: "R", Value: 5, Most: 99},
		{Name: "emergency.score.doctor_level", Rule: "E12", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.score.nurse", Rule: "E12", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.score.room_level", Rule: "E12", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.score.patient_level", Rule: "E12", Source: "H", Value: 1, Most: 99},
		{Name: "emergency.goal.dark_rooms", Rule: "E13", Source: "R", Value: 2, Most: 4},
		{Name: "emergency.goal.light_patients", Rule: "E13", Source: "R", Value: 6, Most: 99},
		{Name: "emergency.goal.dark_patients", Rule: "E13", Source: "H", Value: 4, Most: 99},
		{Name: "emergency.goal.medium_patients", Rule: "E13", Source: "H", Value: 4, Most: 99},
		{Name: "emergency.rank", Rule: "E13", Source: "H", Value: 10, Most: 99},
	}...)
}

// layEmergency puts the pieces of the department beside the board (E2, E3, E5, E6), including every player's first
// doctor, hub and light room.
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
			most = max(0, all-players) // each player's first doctor is taken out (E5)
		}
		m.DoctorBag[Light+clinic.Level(i)] = min(bag, most)
		m.DoctorSupply[Light+clinic.Level(i)] = all - min(bag, most)
	}
	m.Appointments = make([]market.Row, 1+(players-1)/2)
	m.Residency = make([]clinic.Level, players)
	m.Nurses = make([]bool, players)
	m.NursesLeft = 1 // for the bonus tile (E14)
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

// nurseRows returns the rows of the nurse display, from 0, that have a nurse in this round: the first, third … in odd
// rounds, the others in even ones (E5).
func nurseRows(players, round int) []int {
	var rows []int
	for row := (round + 1) % 2; row < players; row += 2 {
		rows = append(rows, row)
	}
	return rows
}
