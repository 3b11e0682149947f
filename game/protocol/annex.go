package protocol

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// readAnnexMarket reads what the annexes share; displays that are left out are filled as at setup.
func (l *layout) readAnnexMarket(c game.Context, o *object) {
	m := c.Market()
	part := o.part(string(c.BoardName()))
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
	readPiles(c, part)
	part.close()
}

// checkOwnAnnex checks that pieces and board together have the components of the start:
// whatever is not built must still be placed.
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
