package engine

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// annexMarket is what is common to the annexes.
type annexMarket struct {
	Residency     []*string  `json:"residency"`
	Queues        [][]string `json:"queues"`
	PatientBag    bag        `json:"patient_bag"`
	PatientSupply bag        `json:"patient_supply"`
	PatientsGone  int        `json:"patients_gone"`
	DoctorBag     bag        `json:"doctor_bag"`
	DoctorSupply  bag        `json:"doctor_supply"`
	Nurses        []bool     `json:"nurses"`
	NursesLeft    int        `json:"nurses_left"`
	NursesGone    int        `json:"nurses_gone"`
	Piles         []pile     `json:"piles"`
}

func writeAnnexMarket(rules *game.Rules, m *market.Market) annexMarket {
	w := annexMarket{
		Residency: writeResidency(rules, m), Queues: [][]string{}, PatientBag: writeBag(rules, &m.PatientBag), PatientSupply: writeBag(rules, &m.PatientSupply),
		PatientsGone: m.PatientsGone.Total(),
		DoctorBag:    writeBag(rules, &m.DoctorBag), DoctorSupply: writeBag(rules, &m.DoctorSupply),
		Nurses: m.Nurses, NursesLeft: m.NursesLeft, NursesGone: m.NursesGone,
	}
	for i := range m.Appointments {
		queue := []string{}
		for _, level := range m.Appointments[i].Patients[:m.Appointments[i].Waiting()] {
			queue = append(queue, rules.LevelName(level))
		}
		w.Queues = append(w.Queues, queue)
	}
	for _, p := range m.Piles {
		w.Piles = append(w.Piles, pile{writeFreePiece(rules, p.Kind, p.Service), p.Left, p.Closed})
	}
	return w
}

// readAnnexMarket reads what is common to the annexes; displays that are left out are filled as at setup.
func (l *layout) readAnnexMarket(c game.Context, o *object) {
	m := c.Market()
	n, given := o.field(c.BoardName())
	part := &object{node: n}
	if given {
		part = n.object()
	}
	_, residency := part.field("residency")
	queues, queued := part.field("queues")
	_, nurses := part.field("nurses")
	c.Rules.Annexed().Show(l.Play())
	if residency {
		for slot, level := range m.Residency {
			m.DoctorBag[level]++
			m.Residency[slot] = clinic.NoLevel
		}
		m.DoctorBag[clinic.NoLevel] = 0
		l.readResidency(c, part)
	}
	if queued {
		for i := range m.Appointments {
			for space, level := range m.Appointments[i].Patients {
				m.PatientBag[level]++
				m.Appointments[i].Patients[space] = clinic.NoLevel
			}
		}
		m.PatientBag[clinic.NoLevel] = 0
		for i, item := range queues.list(len(m.Appointments)) {
			l.readRow(c, item, &m.Appointments[i])
		}
	}
	readPatients(c, part)
	readBags(c.Rules, part, "doctor", &m.DoctorBag, &m.DoctorSupply, "B45")
	if nurses {
		for slot := range m.Nurses {
			if m.Nurses[slot] {
				m.NursesLeft++
			}
		}
		readNurses(c, part)
	} else {
		readOtherNurses(m, part, m.NursesLeft)
	}
	if piles, ok := part.field("piles"); ok {
		for _, item := range piles.list(100) {
			readPile(c, item)
		}
	}
	if given {
		part.close()
	}
}

// checkOwnAnnex keeps to the components of the start: what is not built is still to be placed.
func checkOwnAnnex(c game.Context, n node, d *game.Decision) {
	board := c.Clinic()
	var kinds []clinic.Kind
	for _, piece := range d.Pieces {
		kinds = append(kinds, piece.Kind)
	}
	for space := range board.Modules().All() {
		kinds = append(kinds, board.At(space).Kind)
	}
	want := c.Rules.Annexed().Layouts[0].Components
	for _, piece := range want {
		if !slices.Contains(kinds, piece.Kind) {
			n.fail("must have the %s among the pieces, or on the board", piece.Kind)
		}
	}
	if len(d.Pieces) == 0 || len(kinds) != len(want) {
		n.fail("must name the pieces that are still to be placed")
	}
}
