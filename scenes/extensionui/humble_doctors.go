package extensionui

import "clinic/sprites"

var _ = register(&UI{
	ID:      "humble_doctors",
	Boards:  humbleDoctorsBoards,
	Picture: sprites.Doctor2.Picture(),

	OfDoctors: DoctorTip{Line: "tip.humble_doctor"},
})

// humbleDoctorsBoards returns the pictures beside the rules.
func humbleDoctorsBoards() []Board {
	return []Board{boardOf("C120", placed(0, 0, sprites.KindTreatment, sprites.Patient1, sprites.Doctor3))}
}
