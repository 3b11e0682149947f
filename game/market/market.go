// Package market is what all players share: bags, supplies, appointments,
// residency, the nurses of the round, and the piles of components.
package market

import (
	"clinic/game/clinic"
	"clinic/game/copying"
)

// Bag counts pieces by level. What is in it is public, the order of drawing is not (B92).
type Bag [clinic.MaxLevels]int

// Total is how many pieces there are.
func (b Bag) Total() int {
	sum := 0
	for _, n := range b {
		sum += n
	}
	return sum
}

// Pick gives the level of the piece number n, counted from the lowest level; 0 ≤ n < Total.
func (b Bag) Pick(n int) clinic.Level {
	for level, count := range b {
		if n < count {
			return clinic.Level(level)
		}
		n -= count
	}
	return clinic.NoLevel
}

// Pile is a stock of equal components. A closed pile sells nothing until Admin step 7 (B22).
type Pile struct {
	Kind    clinic.Kind    `json:"kind"`
	Service clinic.Service `json:"service,omitzero"`
	Left    int            `json:"left"`
	Closed  bool           `json:"closed,omitzero"`
}

// RowLength is how many patients wait for one service (B48).
const RowLength = 4

// Row is the appointments of one service. Space 0 is the rightmost, the next to be
// admitted; there are no gaps before the last patient.
// The queues of an annex, whose patients come for no service, are told apart by their index.
type Row struct {
	Service  clinic.Service          `json:"service"`
	Patients [RowLength]clinic.Level `json:"patients"`
}

// Waiting is how many patients wait in the row.
func (r *Row) Waiting() int {
	for i, p := range r.Patients {
		if p == clinic.NoLevel {
			return i
		}
	}
	return RowLength
}

// Appointment is a space of the appointments.
type Appointment struct {
	Service clinic.Service `json:"service"`
	Queue   int8           `json:"queue,omitzero"` // index among the rows without a service
	Space   int8           `json:"space"`
}

// Market is everything common. Residency and Nurses are listed from the cheapest;
// NoLevel and false are empty slots. NursesLeft are still to come in later rounds,
// NursesGone left unhired, PatientsGone died.
type Market struct {
	PatientBag    Bag            `json:"patient_bag"`
	Incoming      *Bag           `json:"incoming,omitempty"` // what the appointments are filled from, nil where that is PatientBag
	PatientSupply Bag            `json:"patient_supply"`
	PatientsGone  Bag            `json:"patients_gone,omitzero"`
	DoctorBag     Bag            `json:"doctor_bag"`
	DoctorSupply  Bag            `json:"doctor_supply"`
	Appointments  []Row          `json:"appointments"`
	Residency     []clinic.Level `json:"residency"`
	Nurses        []bool         `json:"nurses"`
	NursesLeft    int            `json:"nurses_left"`
	NursesGone    int            `json:"nurses_gone"`
	Orderlies     int            `json:"orderlies"`
	Piles         []Pile         `json:"piles"`
	Bonuses       []string       `json:"bonuses,omitempty"`
	Goals         []string       `json:"goals,omitempty"`
	Pools         []clinic.Mark  `json:"pools,omitempty"`
	Annex         *Market        `json:"annex,omitempty"` // what is common to the players' annexes, nil without them
}

// Arrivals is the bag that the appointments are filled from (B51).
func (m *Market) Arrivals() *Bag {
	if m.Incoming != nil {
		return m.Incoming
	}
	return &m.PatientBag
}

// BagOf is the bag that a patient of that level goes back into: Incoming has those beyond red.
func (m *Market) BagOf(level clinic.Level) *Bag {
	if m.Incoming != nil && level > clinic.Red {
		return m.Incoming
	}
	return &m.PatientBag
}

// FromBag takes the piece of a person out of the bag, and reports whether there was one (B44, B45).
func (m *Market) FromBag(kind clinic.PersonKind, level clinic.Level) bool {
	switch kind {
	case clinic.Doctor:
		return take(&m.DoctorBag[level])
	case clinic.Patient:
		return take(&m.BagOf(level)[level])
	}
	return false
}

// FromSupply takes the piece of a person out of the supply, and reports whether there was one (B44, B45, B47). There is
// always one of kinds of people that have no pieces here.
func (m *Market) FromSupply(kind clinic.PersonKind, level clinic.Level) bool {
	switch kind {
	case clinic.Doctor:
		return take(&m.DoctorSupply[level])
	case clinic.Patient:
		return take(&m.PatientSupply[level])
	case clinic.Nurse:
		return take(&m.NursesLeft)
	case clinic.Orderly:
		return take(&m.Orderlies)
	}
	return true
}

func take(left *int) bool {
	if *left <= 0 {
		return false
	}
	*left--
	return true
}

// Row gives the appointments of a service, nil when it is not in play.
func (m *Market) Row(service clinic.Service) *Row {
	for i := range m.Appointments {
		if m.Appointments[i].Service == service {
			return &m.Appointments[i]
		}
	}
	return nil
}

// RowAt gives the row that a spot lies in, nil where there is no such row.
func (m *Market) RowAt(spot Appointment) *Row {
	if i := m.RowIndex(spot); i >= 0 {
		return &m.Appointments[i]
	}
	return nil
}

// RowIndex is the index of the row that a spot lies in, −1 where there is no such row.
func (m *Market) RowIndex(spot Appointment) int {
	for i := range m.Appointments {
		if m.Appointments[i].Service == spot.Service && (spot.Service != clinic.NoService || i == int(spot.Queue)) {
			return i
		}
	}
	return -1
}

// Appointment is a space of the row with that index.
func (m *Market) Appointment(row, space int) Appointment {
	spot := Appointment{Service: m.Appointments[row].Service, Space: int8(space)}
	if spot.Service == clinic.NoService {
		spot.Queue = int8(row)
	}
	return spot
}

// Pile gives the stock of a component, nil when there is none. Only hubs have a service.
func (m *Market) Pile(kind clinic.Kind, service clinic.Service) *Pile {
	for i := range m.Piles {
		if m.Piles[i].Kind == kind && m.Piles[i].Service == service {
			return &m.Piles[i]
		}
	}
	return nil
}

// Clone copies the market so that nothing is shared with the original.
func (m *Market) Clone() Market {
	var n Market
	m.CloneInto(&n)
	return n
}

// CloneInto copies the market over one that is needed no more, whose memory is used again: nothing is shared.
func (m *Market) CloneInto(n *Market) {
	was := *n
	*n = *m
	if m.Incoming != nil {
		incoming := *m.Incoming
		n.Incoming = &incoming
	}
	n.Appointments = copying.Over(was.Appointments, m.Appointments)
	n.Residency = copying.Over(was.Residency, m.Residency)
	n.Nurses = copying.Over(was.Nurses, m.Nurses)
	n.Piles = copying.Over(was.Piles, m.Piles)
	n.Bonuses = copying.Over(was.Bonuses, m.Bonuses)
	n.Goals = copying.Over(was.Goals, m.Goals)
	n.Pools = copying.Over(was.Pools, m.Pools)
	if m.Annex != nil {
		if n.Annex = was.Annex; n.Annex == nil {
			n.Annex = new(Market)
		}
		m.Annex.CloneInto(n.Annex)
	}
}
