// Package market holds what all players share: bags, supplies, appointments, residency, the nurses
// of the round, and the piles of components.
package market

import (
	"clinic/game/clinic"
	"clinic/game/copying"
)

// Bag counts pieces by level. Its contents are public, the order of drawing is not (B92).
type Bag [clinic.MaxLevels]int

// Total returns the number of pieces in the bag.
func (b Bag) Total() int {
	sum := 0
	for _, n := range b {
		sum += n
	}
	return sum
}

// Pick returns the level of the piece with index n, counted from the lowest level; 0 ≤ n < Total.
func (b Bag) Pick(n int) clinic.Level {
	for level, count := range b {
		if n < count {
			return clinic.Level(level)
		}
		n -= count
	}
	return clinic.NoLevel
}

// Pile is a stock of identical components. A closed pile sells nothing until Admin step 7 (B22).
type Pile struct {
	Kind    clinic.Kind    `json:"kind"`
	Service clinic.Service `json:"service,omitzero"`
	Left    int            `json:"left"`
	Closed  bool           `json:"closed,omitzero"`
}

// RowLength is the most patients that can wait for one service (B48).
const RowLength = 4

// Row is the appointments of one service. Space 0 is the rightmost, whose patient is admitted next; there are no gaps
// before the last patient. The queues of an annex, whose patients come for no service, are told apart by their index.
type Row struct {
	Service  clinic.Service          `json:"service"`
	Patients [RowLength]clinic.Level `json:"patients"`
}

// Waiting returns the number of patients in the row.
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

// Market is everything the players share. Residency and Nurses are listed from the cheapest; NoLevel and false are
// empty slots. NursesLeft are still to come in later rounds, NursesGone left unhired, PatientsGone died.
type Market struct {
	PatientBag    Bag            `json:"patient_bag"`
	Incoming      *Bag           `json:"incoming,omitempty"` // fills the appointments; nil where PatientBag does
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
	Annex         *Market        `json:"annex,omitempty"` // shared by the players' annexes; nil without them
}

// Arrivals returns the bag that fills the appointments (B51).
func (m *Market) Arrivals() *Bag {
	if m.Incoming != nil {
		return m.Incoming
	}
	return &m.PatientBag
}

// BagOf returns the bag that a patient of that level goes back into: Incoming,
// if there is one, takes levels above red.
func (m *Market) BagOf(level clinic.Level) *Bag {
	if m.Incoming != nil && level > clinic.Red {
		return m.Incoming
	}
	return &m.PatientBag
}

// FromBag takes a person's piece out of the bag and reports whether there was one (B44, B45).
func (m *Market) FromBag(kind clinic.PersonKind, level clinic.Level) bool {
	switch kind {
	case clinic.Doctor:
		return take(&m.DoctorBag[level])
	case clinic.Patient:
		return take(&m.BagOf(level)[level])
	}
	return false
}

// FromSupply takes a person's piece out of the supply and reports whether there was one (B44, B45, B47). For kinds of
// people without pieces here, it always reports true.
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

// Row returns the appointments of a service, nil if it is not in play.
func (m *Market) Row(service clinic.Service) *Row {
	for i := range m.Appointments {
		if m.Appointments[i].Service == service {
			return &m.Appointments[i]
		}
	}
	return nil
}

// RowAt returns the row that contains a spot, nil if there is none.
func (m *Market) RowAt(spot Appointment) *Row {
	if i := m.RowIndex(spot); i >= 0 {
		return &m.Appointments[i]
	}
	return nil
}

// RowIndex returns the index of the row that contains a spot, −1 if there is none.
func (m *Market) RowIndex(spot Appointment) int {
	for i := range m.Appointments {
		if m.Appointments[i].Service == spot.Service && (spot.Service != clinic.NoService || i == int(spot.Queue)) {
			return i
		}
	}
	return -1
}

// Appointment returns the spot of that space in the row with that index.
func (m *Market) Appointment(row, space int) Appointment {
	spot := Appointment{Service: m.Appointments[row].Service, Space: int8(space)}
	if spot.Service == clinic.NoService {
		spot.Queue = int8(row)
	}
	return spot
}

// Pile returns the stock of a component, nil if there is none. Only hubs have a service.
func (m *Market) Pile(kind clinic.Kind, service clinic.Service) *Pile {
	for i := range m.Piles {
		if m.Piles[i].Kind == kind && m.Piles[i].Service == service {
			return &m.Piles[i]
		}
	}
	return nil
}

// Clone returns a copy that shares nothing with the original.
func (m *Market) Clone() Market {
	var n Market
	m.CloneInto(&n)
	return n
}

// CloneInto copies the market over n, whose old value is no longer needed, and
// reuses its memory. The two share nothing.
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
