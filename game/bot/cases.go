package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// mostCases is the largest number of kinds of cases that the judgement looks at.
const mostCases = 2

// caseMeasure is a game.Case in the form that the judgement needs.
type caseMeasure struct {
	of            *game.Case
	room          int // the kind of component in which they are treated
	lands         int // the kind of component that receives one each, −1 for a parking place
	beds          float64
	doctors       float64
	nurses        float64
	income, death float64
	time          float64
}

// readCases finds the patients who come by themselves under the game's rules.
func (m *measure) readCases() {
	list := m.rules.Cases()
	c := game.Context{Rules: m.rules}
	for i := range list[:min(len(list), mostCases)] {
		s := caseMeasure{of: &list[i], room: m.kindOf(list[i].Room), lands: m.kindOf(list[i].Lands), death: m.death}
		if s.room != treatmentRoom && s.room != operatingRoom {
			continue
		}
		doctors, nurses := s.of.Team(c)
		income, time := s.of.Pays(c)
		s.doctors, s.nurses, s.income, s.time = float64(doctors), float64(nurses), float64(income), float64(time)
		s.beds = float64(m.treatmentDoctors)
		if s.room == operatingRoom {
			s.beds = float64(m.operatingDoctors)
		}
		m.cases = append(m.cases, s)
	}
}

// landsOn reports whether patients come who need this kind of component to be received.
func (m *measure) landsOn(kind int) bool {
	for i := range m.cases {
		if m.cases[i].lands == kind {
			return true
		}
	}
	return false
}

// readCases finds the rounds in which patients of each case are still to come, and how many can be received without
// components for that purpose.
func (o *prospect) readCases(m *measure, c game.Context, l *layout) {
	for i := range m.cases {
		s := &m.cases[i]
		for _, round := range s.of.Due(c) {
			o.due[i] |= 1 << round
		}
		o.ready[i] = float64(s.of.Ready(c))
		if s.lands >= 0 {
			o.ready[i] -= float64(l.count(s.lands)) // look adds these
		}
	}
}

// lookCases adds what the layout says about the cases.
func (o *prospect) lookCases(m *measure, l *layout, treatment, operating float64) {
	o.working = [2]float64{treatment, operating}
	for i := range m.cases {
		if lands := m.cases[i].lands; lands >= 0 {
			o.lands[i] = float64(l.count(lands))
		}
	}
}

// comes returns what happens to a patient of the case who comes after a number of others: whether a team treats the
// patient, and how many beds are lost to others. A patient who needs no component to land on is brought into the room
// even if no one can treat them.
func (s *caseMeasure) comes(o *prospect, i int, before, free, nurses float64, doctors *[levels]float64) (treated bool, beds float64) {
	if s.lands >= 0 && o.ready[i]+o.lands[i]-before < 1 || s.lands < 0 && o.places < 1 {
		return false, 0
	}
	rooms := o.working[0]
	if s.room == operatingRoom {
		rooms = o.working[1]
	}
	if rooms < 1 || free < s.beds {
		return false, 0
	}
	there := 0.0
	for level := range doctors {
		there += doctors[level]
	}
	if nurses >= s.nurses && there >= s.doctors {
		return true, s.beds
	}
	if s.lands < 0 {
		return false, s.beds
	}
	return false, 0
}

// team marks the free doctors of the lowest levels as busy.
func (s *caseMeasure) team(doctors, busy *[levels]float64) {
	needed := s.doctors
	for level := int(clinic.White); level <= int(clinic.Red) && needed > 0; level++ {
		taken := min(needed, doctors[level]-busy[level])
		busy[level] += taken
		needed -= taken
	}
}
