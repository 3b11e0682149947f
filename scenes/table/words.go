package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
)

// nameOf is the name of a component, a person's kind or another thing of the game, as the catalogue says it.
func nameOf(thing string) string { return ui.T("name." + thing) }

func serviceName(s clinic.Service) string { return nameOf(s.String()) }

// componentName names a component; hubs with their service.
func componentName(kind clinic.Kind, service clinic.Service) string {
	if kind == clinic.Hub && service != clinic.NoService {
		return ui.T("name.hub_of", ui.Data{"Service": serviceName(service)})
	}
	return nameOf(string(kind))
}

// personName names a person: "yellow doctor", "nurse", "red patient (Cardiology)".
func personName(kind clinic.PersonKind, level clinic.Level, service clinic.Service) string {
	switch {
	case kind == clinic.Patient && service != clinic.NoService:
		return ui.T("name.patient_of", ui.Data{"Level": nameOf(level.String()), "Service": serviceName(service)})
	case level != clinic.NoLevel:
		return ui.T("name.leveled", ui.Data{"Level": nameOf(level.String()), "Kind": nameOf(string(kind))})
	}
	return nameOf(string(kind))
}

// sentenceOf tells an event for the log; empty for those that are not worth a line.
func (t *Table) sentenceOf(e *game.Event) string {
	data := ui.Data{"Name": t.seatName(e.Player)}
	switch e.Type {
	case game.RoundBegan:
		data["Round"] = roman(e.Number)
	case game.ActionRevealed:
		data["Action"] = nameOf(string(e.Action))
	case game.ComponentBuilt:
		data["What"] = componentName(e.Component.Kind, e.Component.Service)
	case game.PersonHired, game.PatientAdmitted, game.PatientCured, game.PatientDied, game.PersonMoved:
		data["What"] = personName(e.Kind, e.Level, e.Service)
		data["Time"] = e.Time
	case game.PatientQueued, game.PatientsSwapped:
		data["What"] = personName(clinic.Patient, e.Level, clinic.NoService)
	case game.PopularityBought, game.LaboratoryPoint:
		data["Points"] = e.Popularity
	case game.ExpensesMissed:
		data["Points"] = -e.Popularity
	case game.SalariesPaid, game.UpkeepPaid:
		data["Money"] = -e.Money
	case game.IncomeSaved:
		data["Money"] = e.Money
	case game.BonusTaken:
		data["What"] = ui.T("bonus." + e.Choice)
	case game.GoalChosen:
		data["What"] = ui.T("goal." + e.Choice)
	case game.PlayerDone:
	case game.PatientGaveUp, game.PatientArrived:
		return ""
	case game.TurnOrderSet, game.GameEnded:
	default:
		return ""
	}
	return ui.T("log."+string(e.Type), data)
}

func (t *Table) seatName(player int) string {
	if player < 0 || player >= len(t.situation.Seats) {
		return ""
	}
	return t.situation.Seats[player].Name
}

func (t *Table) seatColour(player int) ui.Color {
	if player < 0 || player >= len(t.situation.Seats) {
		return ui.SecondInk
	}
	return t.situation.Seats[player].Colour
}

// initial is the first letter of a player's name.
func (t *Table) initial(player int) string {
	for _, letter := range t.seatName(player) {
		return string(letter)
	}
	return number(player + 1)
}

var romans = [...]string{"0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}

func roman(n int) string {
	if n >= 0 && n < len(romans) {
		return romans[n]
	}
	return number(n)
}
