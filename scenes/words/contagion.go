package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// Needs says what somebody lacks whom Business does not treat. Of a doctor, who is infected and no patient, it is said in
// words of its own (V4).
func Needs(board *clinic.Clinic, u *game.Untreated) string {
	if person := board.Person(u.Patient); person == nil || person.Kind != clinic.Doctor {
		return Reason(u.Needs)
	}
	return ui.T("contagion.doctor_lacks", ui.Data{"Needs": ui.T("forecast."+u.Needs.Key, ui.Data{"Count": max(1, u.Needs.Amount)})})
}

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
