package extensionui

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// infectedWorsens retells how an infected doctor gets worse, which happens together with the patients (V7).
func infectedWorsens(e *game.Event, then *game.State) (id string, sign sprites.ID) {
	if e.Type != game.LevelChanged || e.Kind == clinic.Patient {
		return "", sprites.None
	}
	if person := then.Players[e.Player].Clinic.Person(e.Person); person == nil || !extensions.Infected(person) {
		return "", sprites.None
	}
	return "doctor_worsens", virus
}

// infectedLacks says what an infected doctor lacks, who is no patient, in words of its own (V4).
func infectedLacks(reader *ui.Reader, board *clinic.Clinic, u *game.Untreated) string {
	if person := board.Person(u.Patient); person == nil || person.Kind != clinic.Doctor {
		return ""
	}
	return reader.T("contagion.doctor_lacks", ui.Data{"Needs": reader.T("forecast."+u.Needs.Key, ui.Data{"Count": max(1, u.Needs.Amount)})})
}

// contagion says whom a treatment in the forecast infects: in outpatient services the doctor catches the patient's
// disease (V5). It is empty if nobody is infected.
func contagion(reader *ui.Reader, board *clinic.Clinic, t *game.ForecastTreatment) string {
	patient := board.Person(t.Patient)
	if patient == nil || !extensions.Infected(patient) || board.At(t.Space).Kind != clinic.OutpatientServices || len(t.Doctors) == 0 {
		return ""
	}
	doctor := board.Person(t.Doctors[0])
	if doctor == nil {
		return ""
	}
	return reader.T("contagion.doctor", ui.Data{"Who": words.Person(reader, doctor.Kind, doctor.Level)})
}

// doctorsToBeds returns the infected doctors in a hub or outside, and the beds they could go to (V4).
func doctorsToBeds(c game.Context) []thing.Thing {
	return movesOf(c, extensions.SeeksTreatment(c), extensions.ToBed(c))
}

// infectedLeft reminds the player in Move of people whom masks would save: those with the worst color and a tile, who
// would die in Admin but not with affordable masks for Count dollars (V6, V7).
func infectedLeft(c game.Context, _ []game.Command, check func(game.Command) game.Verdict) (list []Reminder) {
	if d := c.State.Decision(c.Player); d == nil || d.Kind != game.DecideMove {
		return nil
	}
	people := c.Clinic().People
	for i := range people {
		if cost, would := masksSave(c, &people[i], check); would {
			list = append(list, Reminder{What: "masks_left", Person: people[i].ID, Count: cost})
		}
	}
	return list
}

// masksSave reports whether an infected person would die in Admin as things stand, but not if masks were bought now,
// and what they cost in dollars.
func masksSave(c game.Context, person *clinic.Person, check func(game.Command) game.Verdict) (cost int, would bool) {
	masks := game.Command{Type: extensions.BuyMasks, Person: person.ID}
	v := check(masks)
	if person.Level != clinic.Red || !extensions.Infected(person) || !v.Legal() || treats(c, person.ID) {
		return 0, false
	}
	if person.Kind == clinic.Doctor {
		return v.Cost.Money, true
	}
	c.State = c.State.Clone()
	c.Rules.Apply(c.State, c.Player, &masks)
	return v.Cost.Money, treats(c, person.ID)
}

// treats reports whether Business would treat somebody as things stand.
func treats(c game.Context, id string) bool {
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		if forecast.Treatments[i].Patient == id {
			return true
		}
	}
	return false
}

// infectionOf says what happens to a person who is given a tile (V3, V4).
func infectionOf(reader *ui.Reader, person *clinic.Person) string {
	if person.Kind == clinic.Doctor || person.Kind == clinic.Patient {
		return reader.T("infection." + string(person.Kind))
	}
	return reader.T("infection.employee")
}

// fewToInfect asks for infections when fewer people are left than tiles.
func fewToInfect(reader *ui.Reader, c game.Context, d *game.Decision) string {
	if d.Kind != extensions.DecideInfect {
		return ""
	}
	people := extensions.ToInfect(c)
	if people >= d.Count {
		return ""
	}
	return reader.T("decide.infect_few", ui.Data{"Number": d.Count, "Count": people})
}
