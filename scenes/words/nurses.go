package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// Nurses says which nurses it takes to treat a patient of an annex: one for each level between doctor and patient,
// and one for each between room and patient (E8). doctor is the ID of whoever treats or could treat the patient,
// empty for nobody. It is empty if no nurse is needed, and for a patient in no room.
func Nurses(reader *ui.Reader, c game.Context, patient, doctor string) string {
	data, needed := nursesData(c, patient, doctor)
	switch {
	case needed == 0:
		return ""
	case doctor == "":
		return reader.T("nurses.room", data)
	}
	return reader.T("nurses.both", data)
}

// NursesInShort is Nurses as a sum: "1 + 2".
func NursesInShort(reader *ui.Reader, c game.Context, patient, doctor string) string {
	data, needed := nursesData(c, patient, doctor)
	if needed == 0 || doctor == "" {
		return ""
	}
	return reader.T("nurses.short", data)
}

func nursesData(c game.Context, patient, doctor string) (ui.Data, int) {
	who := c.Clinic().Person(patient)
	if who.At.Area != clinic.Inside {
		return nil, 0
	}
	helper := c.Clinic().Person(doctor)
	if helper == nil { // assumes the best possible doctor
		helper = &clinic.Person{Kind: c.Rules.KindOf(clinic.Doctor), Level: who.Level}
	}
	needed, origins := c.ExplainNurses(game.Pairing{Space: who.At.Space, Doctor: helper, Patient: who, Team: []*clinic.Person{helper}})
	return ui.Data{"Doctor": origins[0].Amount, "Room": needed - origins[0].Amount}, needed
}

// DoctorBeside returns the ID of the doctor in a patient's room, empty if there is none.
func DoctorBeside(c game.Context, patient string) string {
	who := c.Clinic().Person(patient)
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if c.Rules.As(person.Kind) == clinic.Doctor && who.At.Area == clinic.Inside && person.In(who.At.Space) {
			return person.ID
		}
	}
	return ""
}
