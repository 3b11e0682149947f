package extensionui

import "clinic/sprites"

var _ = register(&UI{
	ID:       "clever_doctors",
	Boards:   cleverDoctorsBoards,
	Picture:  sprites.Doctor3.Picture(),
	Together: Parts{One: []string{"X6"}, Other: []string{"X4"}},

	OfDoctors: DoctorTip{After: ".clever"},
})

// cleverDoctorsBoards returns the pictures beside the rules.
func cleverDoctorsBoards() []Board {
	return []Board{boardOf("C120", placed(0, 0, sprites.KindTreatment, sprites.Patient2, sprites.Doctor2), placed(1, 0, sprites.KindTreatment, sprites.Doctor3))}
}
