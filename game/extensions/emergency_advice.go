package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
)

// emergencyAdvice tells bots how to run the department.
func emergencyAdvice() game.Advice {
	return game.Advice{
		Answers: []game.Answer{{To: DecideEmergency, Give: runDepartment}},
		Worth: []game.Worth{
			{Rule: "E10", Name: "department_money", Of: func(c game.Context) int {
				money := c.Owner().Annex.Money // half of it is only good for points at the end
				return 50 * money / c.Annex().Number(game.PricePopularity)
			}},
			{Order: game.OrderOverride + 1, Rule: "E9", Name: "department_income", Of: worthOfDepartment},
			{Order: game.OrderOverride + 2, Rule: "E11", Name: "department_dying", Of: worthOfEmergencyPatients},
		},
	}
}

// department counts what the department can do in one Business: working rooms, doctors and patients.
func department(c game.Context) (rooms, doctors, patients int) {
	c = c.Annex()
	for i := range c.Clinic().People {
		switch c.Clinic().People[i].Kind {
		case EmergencyDoctor:
			doctors++
		case EmergencyPatient:
			patients++
		}
	}
	return WorkingEmergencyRooms(c).Count(), doctors, patients
}

// runDepartment admits patients for whom there are a room and a doctor, hires a doctor for a room without one, then a
// first nurse, and builds a room if doctors have too few (E3 to E6).
func runDepartment(c game.Context, d *game.Decision) (game.Command, bool) {
	rooms, doctors, patients := department(c)
	nurses := emergencyStaff(c.Annex(), EmergencyNurse)
	wanted := func(command *game.Command) int {
		switch command.Type {
		case game.AdmitOne:
			if patients < min(rooms, doctors) {
				return 5
			}
		case game.HireOne:
			switch {
			case command.Kind == EmergencyDoctor && doctors < rooms:
				return 4
			case command.Kind == EmergencyNurse && nurses == 0:
				return 3
			}
		case game.BuildOne:
			spec := c.Annex().Rules.Component(command.Component.Kind)
			beside := clinic.One(command.Component.Space).Beside() & c.Annex().Clinic().Of(EmergencyHub)
			if spec != nil && spec.Level != 0 && beside != 0 && rooms <= doctors {
				return 2
			}
		}
		return 0
	}
	best, most := game.Command{Type: game.Done}, 0
	for _, command := range c.CommandsOf(d.Kind) {
		if want := wanted(&command); want > most {
			best, most = command, want
		}
	}
	return best, true
}

// worthOfDepartment returns what the department will earn in the coming rounds as it stands: its rooms are as good as
// the doctors in them, and seldom full (E9, E10).
func worthOfDepartment(c game.Context) int {
	rooms, doctors, patients := department(c)
	treated := 50 * min(rooms, doctors) * max(0, c.RoundsAhead()-1)
	treated += 60 * min(rooms, doctors, patients)
	price := c.Annex().Number(game.PricePopularity)
	return treated * c.Annex().Number(game.IncomeWhite) / (2 * price)
}

// worthOfEmergencyPatients returns the cost of dark patients, who die in the next Admin unless they are treated
// before (E11).
func worthOfEmergencyPatients(c game.Context) int {
	worth := 0
	for i := range c.Owner().Annex.Clinic.People {
		if person := &c.Owner().Annex.Clinic.People[i]; person.Kind == EmergencyPatient && person.Level == Dark {
			worth -= 100 * c.Annex().Number(game.DeathPopularity) / 2
		}
	}
	return worth
}
