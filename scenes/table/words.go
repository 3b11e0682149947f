package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/paint"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// componentName names a component; hubs with their service.
func componentName(kind clinic.Kind, service clinic.Service) string {
	if kind == clinic.Hub && service != clinic.NoService {
		return ui.T("table.hub_of", ui.Data{"Service": words.Service(service)})
	}
	return words.Component(kind)
}

// personName names a person; patients with the service they came for.
func personName(kind clinic.PersonKind, level clinic.Level, service clinic.Service) string {
	if kind == clinic.Patient && service != clinic.NoService {
		return ui.T("table.patient_of", ui.Data{"Who": words.Person(kind, level), "Service": words.Service(service)})
	}
	return words.Person(kind, level)
}

// sentenceOf tells an event for the log; empty for those that are not worth a line.
func (t *Table) sentenceOf(e *game.Event) string {
	data, of := ui.Data{"Name": t.seatName(e.Player)}, ""
	if e.Board != "" {
		of = e.Board + "_"
	}
	switch e.Type {
	case game.RoundBegan:
		data["Round"] = words.Round(e.Number)
	case game.ActionRevealed:
		data["Action"] = ui.T("action." + string(e.Action))
	case game.ComponentBuilt:
		data["What"] = componentName(e.Component.Kind, e.Component.Service)
	case game.PersonHired, game.PatientAdmitted, game.PatientCured, game.PatientDied:
		data["What"] = words.Person(e.Kind, e.Level)
	case game.PopularityBought, game.LaboratoryPoint:
		data["Points"] = e.Popularity
	case game.ExpensesMissed:
		data["Points"] = -e.Popularity
	case game.SalariesPaid, game.UpkeepPaid:
		data["Money"] = -e.Money - e.AnnexMoney
	case game.IncomeSaved:
		data["Money"] = e.Number
	case game.BonusTaken:
		data["What"] = t.bonusText(e.Choice)
	case game.GoalChosen:
		data["What"] = words.Goal(e.Choice, t.situation.Rules)
	case game.PlayerDone:
		if e.Choice != string(game.DecideMove) {
			return ""
		}
	case game.TurnOrderSet, game.GameEnded:
	default:
		return t.logOfExtension(e, data)
	}
	if id := "log." + of + string(e.Type); ui.Has(id) {
		return ui.T(id, data)
	}
	return ui.T("log."+string(e.Type), data)
}

// factOf tells a fact that the log has no sentence of its own for; empty for what the base game keeps to itself.
func (t *Table) factOf(e *game.Event) string {
	text := words.Event(e)
	if name := t.seatName(e.Player); text != "" && name != "" {
		return ui.T("log.extension", ui.Data{"Name": name, "What": text})
	}
	return capital(text)
}

func (t *Table) seatName(player int) string {
	if player < 0 || player >= len(t.situation.Seats) {
		return ""
	}
	return t.situation.Seats[player].Name
}

func (t *Table) seatColor(player int) paint.Color {
	if player < 0 || player >= len(t.situation.Seats) {
		return paint.SecondInk
	}
	return t.situation.Seats[player].Color
}

// initial stands for a player beside the color.
func (t *Table) initial(player int) string { return words.Initial(t.seatName(player)) }

// bonusText says what a bonus tile gives.
func (t *Table) bonusText(tile string) string {
	return ui.T("bonus."+tile, ui.Data{"Money": t.situation.Rules.Numbers[game.BonusMoney]})
}

// logOfExtension tells an event that an extension brought.
func (t *Table) logOfExtension(e *game.Event, data ui.Data) string {
	id := "log." + string(e.Type)
	if !ui.Has(id) || e.Player == game.NoPlayer {
		return t.factOf(e)
	}
	level := e.Level
	if e.NewLevel != clinic.NoLevel {
		level = e.NewLevel
	}
	data["What"], data["Points"], data["Money"] = words.Person(e.Kind, level), words.Signed(e.Popularity), e.Money
	if e.Kind == "" {
		data["What"] = offerWhat(thing.Thing{Choice: e.Choice})
	}
	return ui.T(id, data)
}
