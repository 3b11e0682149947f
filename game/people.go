package game

import "clinic/game/clinic"

// PersonSpec is a kind of person besides the base game's.
type PersonSpec struct {
	Kind    clinic.PersonKind
	Colored bool   // has a level
	Served  bool   // came for a service
	Car     bool   // comes with a car
	Pool    string // that the pieces come from, empty for none

	As clinic.PersonKind // in an annex: what it counts as in the clinic
}

// PersonSpec returns the specification of a kind of person that is not the base game's, nil if there is none.
func (r *Rules) PersonSpec(kind clinic.PersonKind) *PersonSpec {
	for i := range r.people {
		if r.people[i].Kind == kind {
			return &r.people[i]
		}
	}
	return nil
}
