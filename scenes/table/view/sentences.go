package view

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// SentenceOf returns the sentence of an event for the log, or "" if it is not worth a line.
func (t *Shown) SentenceOf(e *game.Event) string {
	data, of := ui.Data{"Name": t.SeatName(e.Player)}, ""
	if e.Board != game.Home {
		of = string(e.Board) + "_"
	}
	switch e.Type {
	case game.RoundBegan:
		data["Round"] = words.Round(e.Number)
	case game.ActionRevealed:
		data["Action"] = t.T("action." + string(e.Action))
	case game.ComponentBuilt:
		data["What"] = ComponentName(t.Reader, e.Component.Kind, e.Component.Service)
	case game.PatientDied:
		data["What"] = words.Death(t.Reader, e)
	case game.PersonMoved:
		if e.To.Area != clinic.Inside {
			return ""
		}
		c := game.Context{Rules: t.Rules, State: t.State, Player: e.Player}.On(e.Board)
		data["What"], data["Count"], data["Where"] = words.Person(t.Reader, e.Kind, e.Level), e.Time, words.Thing(t.Reader, string(c.Clinic().At(e.To.Space).Kind))
	case game.PersonHired, game.PatientAdmitted, game.PatientCured:
		data["What"] = PersonName(t.Reader, e.Kind, e.Level, e.Service)
	case game.PatientQueued, game.PatientsSwapped:
		return t.queueMove(e, data)
	case game.PopularityBought, game.LaboratoryPoint:
		data["Points"] = e.Popularity
	case game.ExpensesMissed:
		data["Points"] = -e.Popularity
	case game.SalariesPaid, game.UpkeepPaid:
		data["Money"] = -e.Money - e.AnnexMoney
	case game.IncomeSaved:
		data["Money"] = e.Number
	case game.BonusTaken:
		data["What"] = t.BonusText(e.Choice)
	case game.GoalChosen:
		data["What"] = words.Goal(t.Reader, e.Choice, t.Situation.Rules)
	case game.PlayerDone:
		if e.Idle {
			return t.T("log.action_unused", ui.Data{"Name": t.SeatName(e.Player), "Action": t.T("action." + string(t.ActionOf(e.Choice)))})
		}
		if e.Choice != string(game.DecideMove) {
			return ""
		}
	case game.TurnOrderSet:
		if len(t.State.Players) == 1 {
			return ""
		}
	case game.GameEnded:
	default:
		return t.logOfExtension(e, data)
	}
	id := "log." + string(e.Type)
	if own := "log." + of + string(e.Type); t.Texts.Has(own) {
		id = own
	}
	text := t.T(id, data)
	if paid := -e.Money - e.AnnexMoney; paid > 0 && (e.Type == game.ComponentBuilt || e.Type == game.PersonHired) {
		text = t.T("log.paid", ui.Data{"What": text, "Money": paid})
	}
	if e.Type == game.ComponentBuilt {
		text = t.effectOf(e, text)
	}
	return text
}

// queueMove returns the sentence of a patient who changed places in the appointments, and with whom (B53).
func (t *Shown) queueMove(e *game.Event, data ui.Data) string {
	kind := t.Rules.BoardNamed(e.Board).KindOf(clinic.Patient)
	data["What"] = PersonName(t.Reader, kind, e.Level, e.Service)
	if e.Type == game.PatientQueued {
		if e.Second == clinic.NoService {
			return t.T("log.patient_queued_board", data)
		}
		data["Service"] = words.Service(t.Reader, e.Second)
		return t.T("log.patient_queued", data)
	}
	data["Other"] = PersonName(t.Reader, kind, e.NewLevel, e.Second)
	return t.T("log.patients_swapped", data)
}

// ActionOf returns the action that a decision belongs to.
func (t *Shown) ActionOf(decision string) game.Action {
	for _, spec := range t.Rules.Actions {
		if string(spec.Decision) == decision {
			return spec.Action
		}
	}
	return ""
}

// effectOf adds to the sentence of a built component its upper floor, and that it works.
func (t *Shown) effectOf(e *game.Event, text string) string {
	if floor := e.Component.Space.Floor; floor > 0 {
		text = t.T("log.on_floor", ui.Data{"What": text, "Floor": int(floor)})
	}
	c := game.Context{Rules: t.Rules, State: t.State, Player: e.Player}.On(e.Board)
	if module := c.Clinic().Module(e.Component.Space); module != nil && module.Kind == e.Component.Kind && c.Functional(e.Component.Space) {
		text = t.T("log.works", ui.Data{"What": text})
	}
	return text
}

// factOf returns the sentence of a fact without one of its own in the log; "" for what the base game leaves out.
func (t *Shown) factOf(e *game.Event) string {
	text := words.Event(t.Reader, e)
	if name := t.SeatName(e.Player); text != "" && name != "" {
		return t.T("log.extension", ui.Data{"Name": name, "What": text})
	}
	return words.Capital(text)
}

// BonusText returns what a bonus tile gives.
func (t *Shown) BonusText(tile string) string {
	return t.T("bonus."+tile, ui.Data{"Money": t.Situation.Rules.Numbers[game.BonusMoney]})
}

// logOfExtension returns the sentence of an event that an extension caused.
func (t *Shown) logOfExtension(e *game.Event, data ui.Data) string {
	id := "log." + string(e.Type)
	if !t.Texts.Has(id) || e.Player == game.NoPlayer {
		return t.factOf(e)
	}
	level := e.Level
	if e.NewLevel != clinic.NoLevel {
		level = e.NewLevel
	}
	data["What"], data["Points"], data["Money"] = words.Person(t.Reader, e.Kind, level), words.Signed(t.Reader, e.Popularity), max(e.Money, -e.Money)
	data["Count"], data["Floor"] = e.Number, int(e.To.Space.Floor)
	data["Who"] = words.Person(t.Reader, clinic.Patient, level)
	board := &t.Situation.State.Players[e.Player].Clinic
	data["Room"], data["From"] = roomOn(t.Reader, board, e.To), roomOn(t.Reader, board, e.From)
	if e.Kind == "" {
		data["What"] = OfferWhat(t.Reader, thing.Thing{Name: string(extensionui.EventOf(e.Type).Offer), Choice: e.Choice})
	}
	return t.T(id, data)
}

// roomOn returns the name of a place's room: "the laboratory on Floor 1"; "" if there is none.
func roomOn(reader *ui.Reader, board *clinic.Clinic, at clinic.Place) string {
	if at.Area != clinic.Inside || board.At(at.Space).Empty() {
		return ""
	}
	name := words.Thing(reader, string(board.At(at.Space).Kind))
	if service := board.At(at.Space).Service; service != clinic.NoService {
		name = name.Said("table.patient_of", ui.Data{"Who": name, "Service": words.Service(reader, service)})
	}
	return reader.T("log.room_on", ui.Data{"Room": name, "Floor": int(at.Space.Floor)})
}

// OfferWhat returns what a card's words stand for.
func OfferWhat(reader *ui.Reader, card thing.Thing) any {
	level, isLevel := clinic.LevelNamed(card.Choice)
	switch {
	case card.As != "" && isLevel:
		return words.Person(reader, clinic.Doctor, level)
	case card.As != "":
		return words.Person(reader, clinic.PersonKind(card.As), clinic.NoLevel)
	case isLevel:
		return words.Person(reader, clinic.Patient, level)
	}
	if says := extensionui.OfferOf(OfferType(card)).Says; says != nil {
		return says(reader, card)
	}
	return Readable(card.Choice)
}

// Readable makes words of a name in the protocol.
func Readable(name string) string { return words.Capital(strings.ReplaceAll(name, "_", " ")) }
