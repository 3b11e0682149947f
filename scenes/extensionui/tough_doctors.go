package extensionui

import "clinic/sprites"

var _ = register(&UI{
	ID:       "tough_doctors",
	Boards:   toughDoctorsBoards,
	Picture:  sprites.Doctor4.Picture(),
	Together: Parts{One: []string{"X4"}},

	OfDoctors: DoctorTip{After: ".tough"},
})

// toughDoctorsBoards returns the pictures beside the rules.
func toughDoctorsBoards() []Board {
	return []Board{boardOf("C120", placed(0, 0, sprites.KindTreatment, sprites.Patient4, sprites.Doctor4), placed(1, 0, sprites.KindLaboratory, sprites.Doctor4))}
}
