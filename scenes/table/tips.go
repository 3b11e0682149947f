package table

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Tips: what a thing is, what it does, by which rule, and what it is worth.

const tipDelay = 24 // ticks that the pointer rests on a thing before it explains itself

// rest counts how long the pointer has been on its spot, and finds the tip when it is time. It tells whether the table
// looks different.
func (t *Table) rest() bool {
	over := t.Look.Hover
	if over.None() {
		over = t.Look.Focus
	}
	if over != t.restsOn || t.Look.Total.Show || len(t.Look.Walkers)+len(t.Look.Annex.Walkers) > 0 { // they would be hidden
		shown := t.tip != ""
		t.restsOn, t.rested, t.tip = over, 0, ""
		return shown
	}
	if t.rested++; t.rested != tipDelay || over.None() || !t.Look.Held.Empty() {
		return false
	}
	t.tip = t.Explain(over)
	return t.tip != ""
}

func (t *Table) drawTip(c *ui.Canvas) {
	tip := t.Look.Tip
	if tip == "" {
		tip = t.tip
	}
	if tip == "" || !t.Look.Held.Empty() || t.Look.Curtain != nil {
		return
	}
	s, ok := t.Spot(t.restsOn)
	if !ok {
		return
	}
	// The first of several lines is the thing's name.
	name, rest, more := strings.Cut(tip, "\n")
	if !more {
		name, rest = "", tip
	}
	const wide, pad = 330.0, 14.0
	width := ui.Measure(ui.TextBold, name)
	for _, line := range ui.Wrap(ui.Text, rest, wide) {
		width = max(width, ui.Measure(ui.Text, line))
	}
	r := ui.Rect{W: min(width, wide) + 2*pad, H: ui.ParagraphHeight(ui.Text, rest, wide) + 20}
	if name != "" {
		r.H += ui.ParagraphHeight(ui.TextBold, name, wide) + 4
	}
	x, _ := s.Rect.Center()
	r.X, r.Y = x-r.W/2, s.Rect.Y-r.H-8
	if r.Y < t.layout.ribbon.Bottom()+4 {
		r.Y = s.Rect.Bottom() + 8
	}
	r = r.Within(ui.Rect{X: 8, Y: 8, W: c.Width - 16, H: c.Height - 16})
	c.Shadow(r, 12, 1)
	c.Round(r, 12, paint.Ink)
	c.Mark("tip", r)
	y := r.Y + 10
	if name != "" {
		y += c.Paragraph(ui.TextBold, name, r.X+pad, y, wide, ui.Left, paint.Card) + 4
	}
	c.Paragraph(ui.Text, rest, r.X+pad, y, wide, ui.Left, paint.Hairline)
}

// Explain says what a thing is, in a few lines; empty for what needs no words.
func (t *Table) Explain(what thing.Thing) string {
	s, ok := t.Spot(what)
	if !ok {
		return ""
	}
	lines := t.tipLines(what)
	if s.Why != "" {
		lines = append(lines, s.Why)
	}
	kept := lines[:0]
	for _, line := range lines {
		if line != "" {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

func (t *Table) context() game.Context {
	return game.Context{Rules: t.situation.Rules, State: t.situation.State, Player: t.situation.Viewer}
}

func (t *Table) tipLines(what thing.Thing) []string {
	c := t.context()
	l := &t.plot
	if what.Annex {
		c, l = c.Annex(), &t.annex
	}
	m := c.Market()
	switch what.Kind {
	case thing.Residency:
		level := m.Residency[what.Number]
		price := c.HirePrice(clinic.Doctor, what.Number)
		if level == clinic.NoLevel {
			return []string{ui.T("tip.empty_slot", ui.Data{"Money": price})}
		}
		return t.tipHire(c, clinic.Doctor, level, price)
	case thing.Nurse:
		price := c.HirePrice(clinic.Nurse, what.Number)
		if !m.Nurses[what.Number] {
			return []string{ui.T("tip.empty_nurse", ui.Data{"Money": price})}
		}
		return t.tipHire(c, clinic.Nurse, clinic.NoLevel, price)
	case thing.Orderly:
		return append(t.tipHire(c, clinic.Orderly, clinic.NoLevel, c.HirePrice(clinic.Orderly, 0)), ui.T("tip.orderlies_left", ui.Data{"Count": m.Orderlies}))
	case thing.Appointment:
		if what.Annex {
			return t.tipAnnexAppointment(c, what.Appointment())
		}
		return t.tipAppointment(what.Appointment())
	case thing.Service:
		return t.tipService(what.Service)
	case thing.Preadmission:
		if what.Annex {
			return []string{ui.T("tip.annex.preadmission", t.numbers)}
		}
		return t.tipPreadmissions(what.Service)
	case thing.Component, thing.Pile:
		return t.tipComponent(c, clinic.Kind(what.Name), what.Service)
	case thing.Person:
		return t.tipPerson(l, what.Person)
	case thing.Popularity:
		if what.Annex {
			return []string{ui.T("ledger.own_pays")}
		}
		return t.tipSum("left")
	case thing.Offer:
		return t.tipOffer(what)
	case thing.Sheet:
		return t.tipPropagation(what.Choice)
	case thing.Tile:
		return []string{ui.T("tip.tile"), ui.T("tip.masks", ui.Data{"Money": c.Rules.Number("covid_19.masks")})}
	case thing.ShareMore:
		return []string{ui.T("tip.split.more")}
	case thing.ShareLess:
		return []string{ui.T("tip.split.less")}
	case thing.Obligation:
		return t.tipObligation(what.Name)
	case thing.Pool:
		return t.tipPool(what.Name)
	case thing.Decision:
		return t.tipDecision()
	case thing.Vehicle:
		return []string{ui.T("tip.wheelchair", t.numbers)}
	case thing.Forecast:
		return t.tipForecast(what.Person)
	case thing.ForecastSum:
		return t.tipSum(what.Name)
	case thing.Space:
		return t.tipSpace(l, what.Space)
	case thing.Slot:
		return []string{ui.T("tip.slot", t.numbers)}
	case thing.Player, thing.OtherClinic:
		return []string{t.seatName(what.Number), t.infectedText(what.Number), ui.T("tip.clinic", t.numbers)}
	case thing.Bonus:
		return []string{t.bonusText(what.Name), ui.T("tip.bonus", t.numbers)}
	case thing.Goal:
		return []string{t.goalText(what.Name), ui.T("tip.goal", t.numbers)}
	}
	return t.plainTip(what)
}

// plainTip is the tip of what one message is enough for.
func (t *Table) plainTip(what thing.Thing) []string {
	id := plainTips[what.Kind]
	if id == "" {
		return nil
	}
	if what.Annex {
		id = "annex." + id
	}
	if what.Name != "" {
		id += "." + what.Name
	}
	if id = "tip." + id; !ui.Has(id) {
		return nil
	}
	return []string{ui.T(id, t.numbers)}
}

// plainTips are the kinds whose tip is one message, with the name of the text; that of the thing follows.
var plainTips = [thing.Kinds]string{
	thing.Action: "action", thing.Done: "button.done", thing.Undo: "button.undo", thing.Redo: "button.redo", thing.Agree: "button.agree",
	thing.Menu: "button.menu", thing.Closer: "button.closer", thing.Farther: "button.farther", thing.Explode: "button.explode",
	thing.Log: "button.log", thing.Round: "ribbon.round", thing.Step: "ribbon.step", thing.Having: "ribbon", thing.Panel: "panel",
	thing.ShareSum: "split.sum", thing.Obligations: "obligations", thing.Count: "tray.count", thing.ClinicsTown: "town.clinic",
	thing.AnnexesTown: "town.annex", thing.CardName: "name", thing.CardMoney: "money", thing.ActionTile: "tile", thing.Half: "half",
}

func capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// tipDoctor says what becomes of a doctor by the variants in play (C120, X4).
func (t *Table) tipDoctor(kind clinic.PersonKind) (lines []string) {
	if kind != clinic.Doctor {
		return nil
	}
	plays := t.situation.Rules.Plays
	if plays("humble_doctors") {
		lines = append(lines, ui.T("tip.humble_doctor"))
	}
	after := "tip.after_round"
	if plays("tough_doctors") {
		after += ".tough"
	}
	if plays("clever_doctors") {
		after += ".clever"
	}
	return append(lines, ui.T(after))
}

// tipHire says what somebody for hire does and costs; kind is what they are in the clinic.
func (t *Table) tipHire(c game.Context, kind clinic.PersonKind, level clinic.Level, price int) []string {
	kind = c.Rules.KindOf(kind)
	salary, _ := c.Salary(&clinic.Person{Kind: kind, Level: level})
	lines := append([]string{capital(words.Person(kind, level)), ui.T("tip.does."+string(kind), t.numbers)}, t.tipDoctor(kind)...)
	return append(lines, ui.T("tip.hire", ui.Data{"Money": price, "Salary": salary}))
}

// pays is what a patient of a level brings where it is treated.
func pays(rules *game.Rules, level clinic.Level) int {
	if level < clinic.White || level > clinic.Red {
		return 0
	}
	return rules.Numbers[game.IncomeWhite+game.Number(level-clinic.White)]
}

// turnedAway tells whether ghosts take the place of patients of that level (C61, X3).
func (t *Table) turnedAway(level clinic.Level) bool {
	_, haunted := t.numbers["ghosts_tabloid"]
	return haunted && (level == clinic.Orange || level == clinic.Red)
}

// tipPatient says what a patient of a level brings, or what becomes of it.
func (t *Table) tipPatient(rules *game.Rules, level clinic.Level) string {
	switch level {
	case clinic.Unclassified:
		return ui.T("tip.unclassified", t.numbers)
	case clinic.Critical:
		return ui.T("tip.critical", t.numbers)
	}
	return ui.T("tip.pays", ui.Data{"Money": pays(rules, level)})
}

func (t *Table) tipAppointment(spot market.Spot) []string {
	c, service := t.context(), spot.Service
	level := c.State.Market.RowAt(spot).Patients[spot.Space]
	if level == clinic.NoLevel {
		return []string{words.Service(service), ui.T("tip.free_appointment", t.numbers)}
	}
	lines := []string{capital(personName(clinic.Patient, level, service)), t.tipPatient(c.Rules, level)}
	if t.turnedAway(level) {
		lines[1] = ui.T("tip.turned_away", t.numbers)
	}
	switch {
	case !c.HasHub(service):
		lines = append(lines, ui.T("tip.no_hub", t.numbers))
	case spot.Space == 0:
		lines = append(lines, ui.T("tip.next", t.numbers))
	default:
		lines = append(lines, ui.T("tip.queue", ui.Data{"Count": spot.Space}))
	}
	return lines
}

// tipAnnexAppointment says who waits in a queue of the annex.
func (t *Table) tipAnnexAppointment(c game.Context, spot market.Spot) []string {
	level := c.Market().RowAt(spot).Patients[spot.Space]
	if level == clinic.NoLevel {
		return []string{ui.T("tip.free_appointment", t.numbers)}
	}
	lines := []string{capital(words.Person(c.Rules.KindOf(clinic.Patient), level)), ui.T("tip.pays", ui.Data{"Money": pays(c.Rules, level)})}
	if spot.Space == 0 {
		return append(lines, ui.T("tip.annex.next"))
	}
	return append(lines, ui.T("tip.queue", ui.Data{"Count": spot.Space}))
}

func (t *Table) tipService(service clinic.Service) []string {
	lines := []string{words.Service(service)}
	if t.context().HasHub(service) {
		return append(lines, ui.T("tip.has_hub", t.numbers))
	}
	return append(lines, ui.T("tip.no_hub", t.numbers))
}

// tipPreadmissions says how many more can wait for a service.
func (t *Table) tipPreadmissions(service clinic.Service) []string {
	return []string{words.Service(service), ui.T("tip.preadmissions", ui.Data{"Count": t.context().FreeWaiting(service)}), t.tileAwaits(service)}
}

// tipComponent says what a kind of component does, costs, and how many are left.
func (t *Table) tipComponent(c game.Context, kind clinic.Kind, service clinic.Service) []string {
	spec := c.Rules.Component(kind)
	if spec == nil {
		return []string{words.Component(kind)}
	}
	lines := []string{componentName(kind, service), ui.T("tip.does."+string(kind), t.numbers)}
	upkeep, _ := c.Upkeep(game.Upkept{Kind: kind, Outside: -1})
	data := ui.Data{"Money": c.Price(clinic.Component{Kind: kind, Service: service}), "Upkeep": upkeep}
	if spec.PerFloor {
		lines = append(lines, ui.T("tip.price_per_floor", data))
	} else if spec.Price != "" {
		lines = append(lines, ui.T("tip.price", data))
	}
	if pile := c.Pile(kind, service); pile != nil {
		if pile.Closed && pile.Left > 0 {
			lines = append(lines, ui.T("tip.closed", t.numbers))
		}
		lines = append(lines, ui.T("tip.left", ui.Data{"Count": pile.Left}))
	}
	return lines
}

func (t *Table) tipPerson(l *plot, id string) []string {
	c := t.lookedOn(l)
	person := c.Clinic().Person(id)
	if person == nil {
		return nil
	}
	lines := []string{capital(personName(person.Kind, person.Level, person.Service))}
	if c.Rules.As(person.Kind) == clinic.Patient {
		lines = append(lines, t.tipPatient(c.Rules, person.Level))
		lines = append(lines, t.tipForecast(id)...)
		return append(lines, t.effectsOnPerson(c, person)...)
	}
	salary, _ := c.Salary(person)
	lines = append(append(lines, ui.T("tip.does."+string(person.Kind), t.numbers)), t.tipDoctor(person.Kind)...)
	if salary > 0 {
		lines = append(lines, ui.T("tip.salary", ui.Data{"Money": salary}))
	}
	if person.At.Area == clinic.Waiting {
		lines = append(lines, ui.T("tip.waits_outside", t.numbers))
	}
	if person.Kind == clinic.Doctor && dollhouse.Infected(person) {
		lines = append(lines, t.tipForecast(id)...)
	}
	return append(lines, t.effectsOnPerson(c, person)...)
}

// tipOffer says what a card of an extension offers.
func (t *Table) tipOffer(card thing.Thing) []string {
	lines := []string{offerName(card), costText(t.costs(card))}
	if level, ok := clinic.LevelNamed(card.Choice); ok && offerType(card) == extensions.KeepDrawn && t.turnedAway(level) {
		lines = append(lines, ui.T("tip.turned_away", t.numbers))
	}
	if ui.Has("tip.offer." + card.Name) {
		lines = append(lines, ui.T("tip.offer."+card.Name, t.numbers))
	}
	return lines
}

// tipDecision says what an extension asks, and what the first card of it offers.
func (t *Table) tipDecision() []string {
	d := t.situation.State.Decision(t.situation.Viewer)
	if d == nil {
		return nil
	}
	lines := []string{t.question(d)}
	for _, card := range t.offerCards(false) {
		return append(lines, t.tipOffer(card)...)
	}
	return lines
}

// tipSum says what a sum of the forecast is made of.
func (t *Table) tipSum(name string) []string {
	c := t.lookedOn(&t.plot)
	switch name {
	case "left":
		return []string{ui.T("tip.left_over", ui.Data{"Money": c.Number(game.PricePopularity)})}
	case "own":
		f := c.Annex().Forecast()
		lines := []string{t.annexName(), ui.T("tip.own_pays", ui.Data{"Own": f.FromOwn, "Savings": f.FromSavings, "Points": f.PopularityLost})}
		if f.OnCall > 0 {
			lines = append(lines, ui.T("tip.off_duty", ui.Data{"Count": f.OnCall, "Points": f.OnCallCost}))
		}
		return append(lines, ui.T("tip.own_left", ui.Data{"Money": f.Left, "Price": c.Annex().Number(game.PricePopularity)}))
	case "income", "salaries", "upkeep":
		lines := []string{ui.T("tip."+name, t.numbers)}
		f := c.Forecast()
		for _, line := range f.Earnings {
			if name == "income" {
				lines = append(lines, words.OriginsByRule(line.Origins, words.SignedDollars))
			}
		}
		switch name {
		case "salaries":
			lines = append(lines, effectsOnLines(f.SalaryLines)...)
		case "upkeep":
			lines = append(lines, effectsOnLines(f.UpkeepLines)...)
		}
		if t.hasAnnex() {
			lines = append(lines, ui.T("tip.annex."+name, t.numbers))
		}
		return lines
	}
	return nil
}

// tipForecast says how Business would go for a patient.
func (t *Table) tipForecast(id string) []string {
	c := t.lookedOn(&t.plot).Where(id)
	if c.BoardName() != "" {
		return t.tipAnnexPatient(c, id)
	}
	f := c.Forecast()
	for i := range f.Treatments {
		if f.Treatments[i].Patient == id {
			lines := append([]string{ui.T("tip.treated", ui.Data{"Money": f.Treatments[i].Income})}, t.effectsOnTreatment(c, &f.Treatments[i])...)
			harm, _ := dress.HarmOf(c.Clinic(), &f.Treatments[i])
			return append(lines, harm)
		}
	}
	for i := range f.Untreated {
		if f.Untreated[i].Patient == id {
			return []string{dress.Needs(c.Clinic(), &f.Untreated[i])}
		}
	}
	return nil
}

// tipAnnexPatient says how Business would go for a patient of the annex that c asks about: which nurses it takes, and what a
// nurse would cost who is off duty (E8).
func (t *Table) tipAnnexPatient(c game.Context, id string) []string {
	f := c.Forecast()
	for i := range f.Treatments {
		if treatment := &f.Treatments[i]; treatment.Patient == id {
			lines := []string{ui.T("tip.treated", ui.Data{"Money": treatment.Income}), words.Nurses(c, id, treatment.Doctors[0])}
			return append(lines, words.OriginsByRule(treatment.Origins, words.SignedDollars))
		}
	}
	for i := range f.Untreated {
		if u := &f.Untreated[i]; u.Patient == id {
			lines := []string{c.Rules.Sentence(u.Needs), words.Nurses(c, id, words.DoctorBeside(c, id))}
			if patient := c.Clinic().Person(id); u.Needs.Key == "needs_nurse" && c.OnCall(patient.At.Space) > 0 {
				lines = append(lines, ui.T("tip.could_call", ui.Data{"Count": c.OnCallCost(f.OnCall+1) - f.OnCallCost}))
			}
			return lines
		}
	}
	return nil
}

// tipStanding says what is in a space besides its module: ghosts, a truck for good, a vending machine.
func (t *Table) tipStanding(board *clinic.Clinic, space clinic.Space) (lines []string) {
	for _, mark := range board.At(space).Marks {
		if id := "mark_tip." + mark.Kind; ui.Has(id) {
			lines = append(lines, ui.T(id, t.counting(mark.Count)))
		}
	}
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Space == space && o.Kind == dollhouse.VendingMachine {
			lines = append(lines, words.Component(o.Kind)+": "+ui.T("tip.does."+string(o.Kind), t.numbers))
		}
	}
	return lines
}

func (t *Table) tipSpace(l *plot, space clinic.Space) []string {
	c := t.lookedOn(l)
	board := c.Clinic()
	tile := board.At(space)
	floor := ui.T("table.floor", ui.Data{"Number": int(space.Floor)})
	if tile.Empty() {
		if space.Floor > 0 {
			return []string{floor, ui.T("tip.empty_space", t.numbers)}
		}
		return append([]string{ui.T("tip.street", ui.Data{"Count": c.PlacesAt(space)})}, t.tipStanding(board, space)...)
	}
	lines := []string{componentName(tile.Kind, tile.Service) + " · " + floor, ui.T("tip.does."+string(tile.Kind), t.numbers)}
	works := board.Functional(space)
	if works.NeedsHub {
		lines = append(lines, ui.T("tip.needs_hub", t.numbers))
	}
	if works.NeedsSupply {
		lines = append(lines, ui.T("tip.needs_supply", t.numbers))
	}
	if reason := c.OutOfOrder(space); !reason.None() && reason.Source != game.Base {
		lines = append(lines, words.Reason(reason))
	}
	upkeep, origins := c.Upkeep(game.Upkept{Kind: tile.Kind, Space: space, Outside: -1})
	if upkeep > 0 {
		lines = append(lines, ui.T("tip.upkeep_here", ui.Data{"Money": upkeep}))
		lines = append(lines, effectsOnLines([]game.Line{{Origins: origins}})...)
	}
	lines = append(lines, t.tipStanding(board, space)...)
	if tile.Conveyor {
		lines = append(lines, words.Component(clinic.Conveyor)+": "+ui.T("tip.does."+string(clinic.Conveyor), t.numbers))
	}
	return lines
}
