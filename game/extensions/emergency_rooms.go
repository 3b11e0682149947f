package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
)

// emergencyLayout returns a start with the hub and the light room (E2).
func emergencyLayout(name string, hub, room clinic.Space) game.AnnexLayout {
	return game.AnnexLayout{Name: name, Components: []clinic.Component{
		{Kind: EmergencyHub, Space: hub}, {Kind: EmergencyRoomLight, Space: room},
	}}
}

// emergencyComponents returns the modules of the department: rooms work beside a hub, and those of one level don't
// touch (E3).
func emergencyComponents() []game.ComponentSpec {
	module := func(kind clinic.Kind, color clinic.Color, price string) game.ComponentSpec {
		return game.ComponentSpec{
			Blueprint: clinic.Blueprint{Kind: kind, Color: color, Where: clinic.OnGrid},
			Price:     "emergency.price." + price, Upkeep: "emergency.upkeep.module",
		}
	}
	hub := module(EmergencyHub, clinic.Magenta, "hub")
	hub.Entry = true // E7
	hub.Holds = []game.Holding{{Kind: clinic.Doctor}, {Kind: clinic.Nurse}}
	components := []game.ComponentSpec{hub}
	for i, level := range [...]string{"light", "medium", "dark"} {
		room := module(emergencyRooms[i], clinic.Color(level+"_mauve"), "room."+level)
		room.WorksBeside, room.OnFrom, room.Written, room.Level = EmergencyHub, true, "emergency_room", Light+clinic.Level(i)
		room.Holds = []game.Holding{
			{Kind: clinic.Doctor, Most: "emergency.room.doctors"}, {Kind: clinic.Patient, Most: "emergency.room.patients"}, {Kind: clinic.Nurse},
		}
		components = append(components, room)
	}
	rest := module(EmergencyBreakRoom, clinic.Blue, "break_room")
	rest.OneOfKind = true
	return append(components, rest)
}

// emergencyQueries holds what is different in the department.
func emergencyQueries() game.Queries {
	return game.Queries{
		QueuePoints: []game.Query[struct{}]{{Order: game.OrderAdd, Rule: "E6", Change: func(c game.Context, _ struct{}, points int) int {
			return points + c.Count(EmergencyHub)*c.Rules.Number("emergency.queue.per_hub")
		}}},
		NursesNeeded: []game.Query[game.Pairing]{{Order: game.OrderAdd, Rule: "E8", Change: func(c game.Context, p game.Pairing, nurses int) int {
			return nurses + differing(roomLevel(c, p.Space), c.PatientLevel(p.Patient))
		}}},
		OnCall: []game.Query[clinic.Space]{{Order: game.OrderAdd, Rule: "E8", Change: func(c game.Context, s clinic.Space, nurses int) int {
			if clinic.One(s).Beside()&c.Clinic().Of(EmergencyBreakRoom) != 0 {
				return nurses + 1
			}
			return nurses
		}}},
		OnCallCost: []game.Query[int]{{Order: game.OrderAdd, Rule: "E8", Change: func(c game.Context, nurses, lost int) int {
			return lost + c.Rules.Number("emergency.off_duty")*(1<<nurses-1) // the first costs 1, the next 2, then 4
		}}},
		UpkeepOff: []game.Query[struct{}]{{Order: game.OrderAdd, Rule: "E9", Change: func(c game.Context, _ struct{}, dollars int) int {
			return dollars + emergencyStaff(c, EmergencyNurse)*c.Rules.Number("emergency.upkeep.nurse_saves")
		}}},
		Worsening: []game.Query[*clinic.Person]{{Order: game.OrderOverride, Rule: "E11", Change: func(_ game.Context, who *clinic.Person, outcome int) int {
			if who.Kind == EmergencyPatient && who.Level == Dark {
				return game.WorsensDies
			}
			return outcome
		}}},
	}
}

// roomLevel returns the level of the emergency room in this space, or 0 if there is none.
func roomLevel(c game.Context, space clinic.Space) int {
	if spec := c.Rules.Component(c.Clinic().At(space).Kind); spec != nil {
		return int(spec.Level)
	}
	return 0
}

// differing returns the difference of two levels.
func differing(a, b int) int { return max(a-b, b-a) }

// emergencyStaff counts the people of a kind in a department.
func emergencyStaff(c game.Context, kind clinic.PersonKind) int {
	count := 0
	for i := range c.Clinic().People {
		if c.Clinic().People[i].Kind == kind {
			count++
		}
	}
	return count
}
