package panels

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// The tip of what is built, of staff and patients, and of what can be bought is a card: its picture, what it is,
// where and in what state, what it does, and what it lacks, is worth and costs. Names of buttons stay one line.

// TipCard is such a tip.
type TipCard struct {
	Art                sprites.ID // of what is not on the boards; None for the place itself
	Name, Where, State string
	Bad                bool // the state has a cost
	Does               string
	Rows               []TipRow
	More               []string // everything else there is to say
}

// TipRow is a line of the card.
type TipRow struct {
	Sign        sprites.ID
	Label, Text string
}

func missing(reader *ui.Reader, sign sprites.ID, text string) TipRow {
	return TipRow{sign, reader.T("tip.card.missing"), text}
}

func worth(reader *ui.Reader, sign sprites.ID, text string) TipRow {
	return TipRow{sign, reader.T("tip.card.worth"), text}
}

func costs(reader *ui.Reader, text string) TipRow {
	return TipRow{pictures.Money, reader.T("tip.card.costs"), text}
}

// Card returns the tip of a thing as a card, nil if its tip is a line.
func (t *Tips) Card(what thing.Thing) *TipCard {
	var card *TipCard
	var said []string // lines of the tip that are already in the card
	switch what.Kind {
	case thing.Space:
		card, said = t.cardOfRoom(what)
	case thing.Person:
		card, said = t.cardOfPerson(what)
	case thing.Component:
		card, said = t.cardOfComponent(what)
	case thing.Residency, thing.Nurse, thing.Orderly:
		card, said = t.cardOfHire(what)
	}
	if card == nil {
		return nil
	}
	said = append(said, card.Name, card.Does)
	for _, line := range append(t.Lines(what), t.RulesLine(what)) {
		if line != "" && !slices.Contains(said, line) {
			card.More = append(card.More, line)
		}
	}
	return card
}

// scores returns the points at the end of the game for one more of that kind.
func scores(c game.Context, kind clinic.Kind, floor int8) int {
	if kind != clinic.TreatmentRoom && kind != clinic.OperatingRoom || !c.AtHome() {
		return 0
	}
	return c.Number(game.ScoreRoom) + int(floor)
}

func (t *Tips) cardOfRoom(what thing.Thing) (card *TipCard, said []string) {
	c, space := t.LookedOn(what.Board), what.Space
	tile := c.Clinic().At(space)
	if tile.Empty() {
		return nil, nil
	}
	floor := t.T("table.floor", ui.Data{"Number": int(space.Floor)})
	name := view.ComponentName(t.Reader, tile.Kind, tile.Service)
	card = &TipCard{Name: name, Where: floor, Does: t.T("tip.does."+string(tile.Kind), t.Numbers)}
	said = []string{t.Texts.Dots(name, floor)}
	works := c.Clinic().Functional(space)
	if tile.Module() {
		for _, service := range services(c, works.Services) {
			card.Where = t.Texts.Dots(card.Where, words.Service(t.Reader, service).Label())
		}
		card.State = t.T("tip.card.works")
		if reason := c.OutOfOrder(space); !reason.None() {
			card.State, card.Bad = t.T("tip.card.not_yet"), true
			if reason.Key == "room_lacks" && reason.Other != "" {
				lacks := []clinic.Kind{clinic.Kind(reason.Other)}
				if works.NeedsHub && works.NeedsSupply { // of which the reason names the first
					lacks = append(lacks, clinic.SupplyRoom)
				}
				for _, kind := range lacks {
					card.Rows = append(card.Rows, missing(t.Reader, pictureOfKind(kind), t.T("tip.card.beside", ui.Data{"What": words.Thing(t.Reader, string(kind))})))
				}
				said = append(said, t.T("tip.needs_hub", t.Numbers), t.T("tip.needs_supply", t.Numbers))
			}
		}
	}
	if points := scores(c, tile.Kind, space.Floor); points > 0 {
		id := "tip.card.score"
		if card.Bad {
			id = "tip.card.score_once"
		}
		card.Rows = append(card.Rows, worth(t.Reader, pictures.Popularity, t.T(id, ui.Data{"Count": points})))
	}
	if upkeep, _ := c.Upkeep(game.Upkept{Kind: tile.Kind, Space: space, Outside: -1}); upkeep > 0 {
		card.Rows = append(card.Rows, costs(t.Reader, t.T("tip.card.upkeep", ui.Data{"Money": upkeep})))
		said = append(said, t.T("tip.upkeep_here", ui.Data{"Money": upkeep}))
	}
	return card, said
}

// services returns those of a set, in the order of the appointments.
func services(c game.Context, set clinic.Services) (list []clinic.Service) {
	rows := c.State.Market.Appointments
	for i := range rows {
		if set.Has(rows[i].Service) {
			list = append(list, rows[i].Service)
		}
	}
	return list
}

// pictureOfKind returns the picture of a component in a row, or None.
func pictureOfKind(kind clinic.Kind) sprites.ID {
	if drawn := dollhouse.Kind(kind); drawn != sprites.NoKind {
		return drawn.Picture(clinic.NoService)
	}
	return sprites.None
}

// whereIs returns where somebody is.
func whereIs(reader *ui.Reader, c game.Context, person *clinic.Person) string {
	switch person.At.Area {
	case clinic.Inside:
		tile := c.Clinic().At(person.At.Space)
		floor := reader.T("table.floor", ui.Data{"Number": int(person.At.Space.Floor)})
		if tile.Empty() {
			return floor
		}
		return reader.Texts.Dots(view.ComponentName(reader, tile.Kind, tile.Service), floor)
	case clinic.PreAdmissions:
		return reader.T("tray.preadmissions")
	case clinic.Waiting, clinic.Slot:
		return reader.T("tip.card.outside")
	}
	return ""
}

// atTheEnd returns the points at the end of the game for somebody of the clinic (B87).
func atTheEnd(c game.Context, kind clinic.PersonKind, level clinic.Level) int {
	if !c.AtHome() {
		return 0
	}
	switch kind {
	case clinic.Doctor:
		return int(level) * c.Number(game.ScoreDoctorLevel)
	case clinic.Nurse:
		return c.Number(game.ScoreNurse)
	case clinic.Orderly:
		return c.Number(game.ScoreOrderly)
	}
	return 0
}

func (t *Tips) cardOfPerson(what thing.Thing) (card *TipCard, said []string) {
	c := t.LookedOn(what.Board)
	person := c.Clinic().Person(what.Person)
	if person == nil {
		return nil, nil
	}
	card = &TipCard{Art: dollhouse.Piece(person).Picture(), Name: view.PersonName(t.Reader, person.Kind, person.Level, person.Service).Label(), Where: whereIs(t.Reader, c, person)}
	if c.Rules.As(person.Kind) == clinic.Patient {
		card.Does = t.tipPatient(c, person)
		return card, t.patientOn(card, c, person)
	}
	card.Does = t.T("tip.does."+string(person.Kind), t.Numbers)
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		treatment := &forecast.Treatments[i]
		switch {
		case slices.Contains(treatment.Doctors, person.ID):
			card.State = t.T("tip.card.treats", ui.Data{"Money": treatment.Income})
		case slices.Contains(treatment.Nurses, person.ID):
			card.State = t.T("tip.card.helps", ui.Data{"Money": treatment.Income})
		}
	}
	if points := atTheEnd(c, person.Kind, person.Level); points > 0 {
		card.Rows = append(card.Rows, worth(t.Reader, pictures.Popularity, t.T("tip.card.score", ui.Data{"Count": points})))
	}
	if salary, _ := c.Salary(person); salary > 0 {
		card.Rows = append(card.Rows, costs(t.Reader, t.T("tip.card.salary", ui.Data{"Money": salary})))
		said = append(said, t.T("tip.salary", ui.Data{"Money": salary}))
	}
	return card, said
}

// patientOn writes on the card how Business would go for a patient, and returns the lines that it covers.
func (t *Tips) patientOn(card *TipCard, c game.Context, patient *clinic.Person) (said []string) {
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		if treatment := &forecast.Treatments[i]; treatment.Patient == patient.ID {
			card.State = t.T("tip.card.treated")
			card.Rows = append(card.Rows, worth(t.Reader, pictures.Money, t.Texts.Dollars(treatment.Income)))
			return []string{t.T("tip.treated", ui.Data{"Money": treatment.Income})}
		}
	}
	for i := range forecast.Untreated {
		u := &forecast.Untreated[i]
		if u.Patient != patient.ID {
			continue
		}
		card.State, card.Bad = t.T("tip.card.untreated"), true
		card.Rows = append(card.Rows, missing(t.Reader, pictures.Cross, extensionui.Needs(t.Reader, c.Clinic(), u)))
		said = append(said, extensionui.Needs(t.Reader, c.Clinic(), u))
	}
	if dollars := pays(c.Rules, patient.Level); dollars > 0 {
		card.Rows = append(card.Rows, worth(t.Reader, pictures.Money, t.Texts.Dollars(dollars)))
	}
	return said
}

func (t *Tips) cardOfComponent(what thing.Thing) (card *TipCard, said []string) {
	c, kind, service := t.on(what), clinic.Kind(what.Name), what.Service
	spec := c.Rules.Component(kind)
	if spec == nil || pictureOfKind(kind) == sprites.None {
		return nil, nil
	}
	card = &TipCard{Art: dollhouse.Kind(kind).Picture(service), Name: view.ComponentName(t.Reader, kind, service), Does: t.T("tip.does."+string(kind), t.Numbers)}
	if pile := c.Pile(kind, service); pile != nil {
		card.Where = t.T("tip.left", ui.Data{"Count": pile.Left})
		said = append(said, card.Where)
	}
	if points := scores(c, kind, 0); points > 0 {
		card.Rows = append(card.Rows, worth(t.Reader, pictures.Popularity, t.T("tip.card.score_once", ui.Data{"Count": points})))
	}
	upkeep, _ := c.Upkeep(game.Upkept{Kind: kind, Outside: -1})
	least, most, top := prices(c, spec, service)
	data := ui.Data{"Money": least, "Most": most, "Floor": int(top), "Upkeep": upkeep}
	if most != least || spec.Price != "" {
		id := priceText(spec, least, most)
		card.Rows = append(card.Rows, costs(t.Reader, t.T("tip.card."+id, data)))
		said = append(said, t.T("tip."+id, data))
	}
	return card, said
}

func (t *Tips) cardOfHire(what thing.Thing) (card *TipCard, said []string) {
	c := t.on(what)
	kind, level := clinic.Orderly, clinic.NoLevel
	switch what.Kind {
	case thing.Residency:
		kind, level = clinic.Doctor, c.Market().Residency[what.Number]
		if level == clinic.NoLevel {
			return nil, nil
		}
	case thing.Nurse:
		if kind = clinic.Nurse; !c.Market().Nurses[what.Number] {
			return nil, nil
		}
	}
	price := c.HirePrice(kind, what.Number)
	kind = c.Rules.KindOf(kind)
	salary, _ := c.Salary(&clinic.Person{Kind: kind, Level: level})
	card = &TipCard{Art: extensionui.PieceOf(kind, level).Picture(), Name: words.Person(t.Reader, kind, level).Label(), Where: t.T("tip.card.for_hire"), Does: t.T("tip.does."+string(kind), t.Numbers)}
	if points := atTheEnd(c, kind, level); points > 0 {
		card.Rows = append(card.Rows, worth(t.Reader, pictures.Popularity, t.T("tip.card.score", ui.Data{"Count": points})))
	}
	card.Rows = append(card.Rows, costs(t.Reader, t.T("tip.card.hire", ui.Data{"Money": price, "Salary": salary})))
	return card, []string{t.T("tip.hire", ui.Data{"Money": price, "Salary": salary})}
}
