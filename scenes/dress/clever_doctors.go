package dress

import "clinic/sprites"

var cleverDoctors = &Dress{
	ID:       "clever_doctors",
	Picture:  sprites.Doctor3.Picture(),
	Together: Parts{One: []string{"X6"}, Other: []string{"X4"}},

	OfDoctors: DoctorTip{After: ".clever"},
}
