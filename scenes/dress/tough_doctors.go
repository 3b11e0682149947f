package dress

import "clinic/sprites"

var toughDoctors = &Dress{
	ID:       "tough_doctors",
	Picture:  sprites.Doctor4.Picture(),
	Together: Parts{One: []string{"X4"}},

	OfDoctors: DoctorTip{After: ".tough"},
}
