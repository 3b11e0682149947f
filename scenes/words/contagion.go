package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// Contagion says whom a treatment of the forecast infects: in outpatient services the doctor catches what the patient
// had (V5). It is empty where nobody is.
func Contagion(board *clinic.Clinic, t *game.ForecastTreatment) string {
	patient := board.Person(t.Patient)
	if patient == nil || !extensions.Infected(patient) || board.At(t.Space).Kind != clinic.OutpatientServices || len(t.Doctors) == 0 {
		return ""
	}
	doctor := board.Person(t.Doctors[0])
	if doctor == nil {
		return ""
	}
	return ui.T("contagion.doctor", ui.Data{"Who": Person(doctor.Kind, doctor.Level)})
}
