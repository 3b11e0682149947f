package dress

import "clinic/sprites"

var humbleDoctors = &Dress{
	ID:      "humble_doctors",
	Picture: sprites.Doctor2.Picture(),

	OfDoctors: DoctorTip{Line: "tip.humble_doctor"},
}
