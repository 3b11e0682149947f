package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// The limits of the quick plan of a Move; everything beyond them stays in place.
const (
	mostRooms    = 12
	mostDoctors  = 12
	mostPatients = 24
	mostStaff    = 24
)

// treating is a room where doctors treat or research.
type treating struct {
	at       clinic.Spaces
	space    clinic.Space
	kind     int
	services clinic.Services
	doctors  int // who may still come
	beds     int // free beds
	nurses   int // the room's own nurses
	gardens  float64
	way      float64 // time from where patients come in
}

// treatable is a patient who may be treated this round.
type treatable struct {
	person  int // index in People
	level   int
	service clinic.Service
	room    int // index of the room that the patient is in, −1 in pre-admissions
}

// use is one way to use a doctor in this Move.
type use struct {
	patient, room int8 // patient −1 is the laboratory
	nurses        int8
	gain          float64
}

// assigned is a doctor with a use.
type assigned struct {
	doctor int8
	use
}

// walks is the quick plan of one Move: doctors to patients and rooms for the most dollars in the least time, then the
// nearest nurses that they need, and orderlies to their supply rooms.
type walks struct {
	rooms    [mostRooms]treating
	roomsN   int
	doctors  [mostDoctors]int // index in People
	doctorsN int
	patients [mostPatients]treatable
	patientN int
	ways     [mostDoctors]ways
	uses     [mostDoctors][40]use
	usesN    [mostDoctors]int
	most     [mostDoctors + 1]float64 // the most that the doctors from there on may gain
	used     uint32
	slots    [mostRooms]int
	beds     [mostRooms]int
	now      [mostDoctors]assigned
	nowN     int
	best     [mostDoctors]assigned
	bestN    int
	bestGain float64
	nodes    int
	budget   int

	moves [mostStaff + mostPatients]walk
	count int
}

// walk is one move: who goes where.
type walk struct {
	person int // index in People
	to     clinic.Space
}

// prices are what the plan of a Move aims for, in dollars.
type prices struct {
	time       float64 // for a unit of time
	nurse      float64 // for a nurse who comes, besides the way
	laboratory float64 // for a doctor who researches
	hold       [levels]float64
	teaching   [levels]float64 // for a doctor of that level in a laboratory, because of the player's goal
	goal       [levels]float64 // for a patient who is treated, because of the player's goal
}

// pricesFor returns the prices that fit the judgement in a round (see hold).
func (j *judge) pricesFor(round int) (p prices) {
	p.time = j.knobs[knobTime]
	p.nurse = j.knobs[knobNurseTime] * p.time
	p.laboratory = float64(j.laboratoryPoints*j.popularityPrice) + 1
	for level := 1; level < int(levels); level++ {
		p.hold[level] = j.hold(level, j.rounds-round)
	}
	return p
}

// plan plans the Move of a player.
func (w *walks) plan(j *judge, l *layout, c game.Context, p *prices, budget int) {
	m := &j.measure
	people := c.Owner().Clinic.People
	w.roomsN, w.doctorsN, w.patientN, w.count, w.nowN, w.bestN, w.nodes, w.used, w.bestGain = 0, 0, 0, 0, 0, 0, 0, 0, 0
	w.budget = budget
	entering := l.from(l.comingIn(), m.enter)
	treatment, operating := l.working()
	room := func(kind, doctors, beds, nurses int, set clinic.Spaces) {
		for ; set != 0 && w.roomsN < mostRooms; set &= set - 1 {
			at := set & -set
			r := treating{at: at, space: at.First(), kind: kind, doctors: doctors, beds: beds, nurses: nurses}
			switch kind {
			case treatmentRoom, operatingRoom:
				r.gardens = float64((at.Adjacent() & l.of[garden]).Count()) * m.gardenIncome
				r.way = float64(entering.steps(at))
				for service := range l.hubs {
					if l.hubs[service]&at.Beside() != 0 {
						r.services = r.services.With(clinic.Service(service))
					}
				}
			case outpatientServices:
				for service := range l.hubs {
					if l.hubs[service] != 0 {
						r.services = r.services.With(clinic.Service(service))
					}
				}
			}
			w.rooms[w.roomsN] = r
			w.roomsN++
		}
	}
	room(treatmentRoom, m.treatmentDoctors, m.treatmentDoctors, 0, treatment)
	room(operatingRoom, m.operatingDoctors, m.operatingDoctors, m.operatingNurses, operating)
	room(outpatientServices, m.outpatientDoctors, m.outpatientDoctors, 99, l.of[outpatientServices])
	room(laboratory, m.laboratoryDoctors, 0, 0, l.of[laboratory])
	nurses := 0
	for i := range people {
		person := &people[i]
		switch person.Kind {
		case clinic.Doctor:
			if w.doctorsN < mostDoctors && (person.At.Area == clinic.Inside || person.At.Area == clinic.Waiting) {
				at := w.doctorsN
				for at > 0 && people[w.doctors[at-1]].Level < person.Level {
					w.doctors[at] = w.doctors[at-1]
					at--
				}
				w.doctors[at] = i
				w.doctorsN++
			}
		case clinic.Nurse:
			nurses++
		case clinic.Patient:
			if person.Level < clinic.White || person.Level > clinic.Red || w.patientN == mostPatients {
				continue
			}
			t := treatable{person: i, level: int(person.Level), service: person.Service, room: -1}
			if person.At.Area == clinic.Inside {
				for r := range w.roomsN {
					if person.At.Space == w.rooms[r].space {
						t.room = r
						w.rooms[r].beds--
					}
				}
				if t.room < 0 {
					continue
				}
			} else if person.At.Area != clinic.PreAdmissions {
				continue
			}
			at := w.patientN
			for at > 0 && w.patients[at-1].level < t.level {
				w.patients[at] = w.patients[at-1]
				at--
			}
			w.patients[at] = t
			w.patientN++
		}
	}
	for d := range w.doctorsN {
		w.weighUses(m, l, &entering, people, p, nurses, d)
	}
	w.most[w.doctorsN] = 0
	for d := w.doctorsN - 1; d >= 0; d-- {
		w.most[d] = w.most[d+1]
		if w.usesN[d] > 0 {
			w.most[d] += w.uses[d][0].gain
		}
	}
	for r := range w.roomsN {
		w.slots[r], w.beds[r] = w.rooms[r].doctors, w.rooms[r].beds
	}
	w.search(0, nurses, 0)
	w.write(m, l, &entering, people)
}

// weighUses lists what a doctor may do, the best first.
func (w *walks) weighUses(m *measure, l *layout, entering *ways, people []clinic.Person, p *prices, nurses, d int) {
	doctor := &people[w.doctors[d]]
	if doctor.At.Area == clinic.Inside {
		if d > 0 && people[w.doctors[d-1]].At == doctor.At {
			w.ways[d] = w.ways[d-1]
		} else {
			w.ways[d] = l.from(clinic.One(doctor.At.Space), 0)
		}
	} else {
		w.ways[d] = *entering
	}
	count := 0
	add := func(u use) {
		if count == len(w.uses[d]) {
			return
		}
		at := count
		for at > 0 && w.uses[d][at-1].gain < u.gain {
			w.uses[d][at] = w.uses[d][at-1]
			at--
		}
		w.uses[d][at] = u
		count++
	}
	for r := range w.roomsN {
		room := &w.rooms[r]
		way := float64(w.ways[d].steps(room.at))
		if room.kind == laboratory {
			if gain := p.laboratory + p.teaching[min(doctor.Level, clinic.Red)] - float64(way*p.time); gain > 0 {
				add(use{-1, int8(r), 0, gain})
			}
			continue
		}
		lastLevel, lastService := 0, clinic.NoService
		for i := range w.patientN {
			patient := &w.patients[i]
			if patient.room >= 0 && patient.room != r || patient.room < 0 && room.beds < 1 || !room.services.Has(patient.service) {
				continue
			}
			if patient.room < 0 { // those outside are interchangeable with others of the same kind
				if patient.level == lastLevel && patient.service == lastService && count > 12 {
					continue
				}
				lastLevel, lastService = patient.level, patient.service
			}
			needed := patient.level - int(doctor.Level)
			needed = max(max(needed, -needed)-room.nurses, 0)
			if needed > nurses {
				continue
			}
			income, walk := m.income[patient.level]+room.gardens, way
			if room.kind == outpatientServices {
				income = m.outpatientIncome
			} else if patient.room < 0 {
				walk += room.way
			}
			if gain := income + p.goal[patient.level] - p.hold[patient.level] - float64(walk*p.time) - float64(float64(needed)*p.nurse); gain > 0 {
				add(use{int8(i), int8(r), int8(needed), gain})
			}
		}
	}
	w.usesN[d] = count
}

// search tries every use of the doctors from d on, within the budget.
func (w *walks) search(d, nurses int, gain float64) {
	w.nodes++
	if gain > w.bestGain {
		w.bestGain = gain
		w.bestN = copy(w.best[:], w.now[:w.nowN])
	}
	if d == w.doctorsN || gain+w.most[d] <= w.bestGain || w.nodes > w.budget {
		return
	}
	lastLevel, lastService, lastRoom := 0, clinic.NoService, int8(-1)
	for i := range w.usesN[d] {
		u := &w.uses[d][i]
		if w.slots[u.room] == 0 || int(u.nurses) > nurses {
			continue
		}
		waits := false
		if u.patient >= 0 {
			patient := &w.patients[u.patient]
			waits = patient.room < 0
			if w.used>>u.patient&1 == 1 || waits && w.beds[u.room] == 0 {
				continue
			}
			if waits {
				if patient.level == lastLevel && patient.service == lastService && u.room == lastRoom {
					continue
				}
				lastLevel, lastService, lastRoom = patient.level, patient.service, u.room
				w.beds[u.room]--
			}
			w.used |= 1 << u.patient
		}
		w.slots[u.room]--
		w.now[w.nowN] = assigned{int8(d), *u}
		w.nowN++
		w.search(d+1, nurses-int(u.nurses), gain+u.gain)
		w.nowN--
		w.slots[u.room]++
		if u.patient >= 0 {
			w.used &^= 1 << u.patient
			if waits {
				w.beds[u.room]++
			}
		}
	}
	w.search(d+1, nurses, gain)
}

// write makes moves of the best plan.
func (w *walks) write(m *measure, l *layout, entering *ways, people []clinic.Person) {
	send := func(person int, to clinic.Space) {
		if who := &people[person]; !who.In(to) && w.count < len(w.moves) {
			w.moves[w.count] = walk{person, to}
			w.count++
		}
	}
	var busy uint32
	var needed, present [mostRooms]int
	for i := range w.best[:w.bestN] {
		a := &w.best[i]
		busy |= 1 << a.doctor
		present[a.room]++
		needed[a.room] += int(a.nurses)
		if a.patient >= 0 && w.patients[a.patient].room < 0 {
			send(w.patients[a.patient].person, w.rooms[a.room].space)
		}
		send(w.doctors[a.doctor], w.rooms[a.room].space)
	}
	// Doctors who have nothing to do make room.
	for d := range w.doctorsN {
		doctor := &people[w.doctors[d]]
		if busy>>d&1 == 1 || doctor.At.Area != clinic.Inside {
			continue
		}
		for r := range w.roomsN {
			if doctor.At.Space != w.rooms[r].space {
				continue
			}
			if present[r] < w.rooms[r].doctors {
				present[r]++
				continue
			}
			for n := range w.ways[d] {
				if hubs := w.ways[d][n] & l.of[hub]; hubs != 0 {
					send(w.doctors[d], hubs.First())
					break
				}
			}
		}
	}
	// Nurses who are in the right room stay, then the nearest ones come.
	var helping uint64
	for i := range people {
		if person := &people[i]; person.Kind == clinic.Nurse && person.At.Area == clinic.Inside {
			for r := range w.roomsN {
				if needed[r] > 0 && person.At.Space == w.rooms[r].space {
					needed[r]--
					helping |= 1 << i
				}
			}
		}
	}
	for r := range w.roomsN {
		if needed[r] == 0 {
			continue
		}
		back := l.from(w.rooms[r].at, 0)
		outside := entering.steps(w.rooms[r].at)
		for ; needed[r] > 0; needed[r]-- {
			nearest, time := -1, 99
			for i := range people {
				person := &people[i]
				if person.Kind != clinic.Nurse || helping>>i&1 == 1 {
					continue
				}
				way := outside
				if person.At.Area == clinic.Inside {
					way = back.of(person.At.Space)
				} else if person.At.Area != clinic.Waiting {
					continue
				}
				if way < time {
					nearest, time = i, way
				}
			}
			if nearest < 0 {
				break
			}
			helping |= 1 << nearest
			send(nearest, w.rooms[r].space)
		}
	}
	// Orderlies go where they save upkeep.
	var held clinic.Spaces
	waiting := false
	for i := range people {
		if person := &people[i]; person.Kind == clinic.Orderly {
			if person.At.Area == clinic.Inside {
				held |= clinic.One(person.At.Space)
			} else {
				waiting = true
			}
		}
	}
	if !waiting {
		return
	}
	for i := range people {
		if person := &people[i]; person.Kind == clinic.Orderly && person.At.Area == clinic.Waiting {
			for n := range entering {
				if free := entering[n] & l.of[supplyRoom] &^ held; free != 0 {
					held |= free & -free
					send(i, free.First())
					break
				}
			}
		}
	}
}
