package panels

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/input"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// Tips explains things.
type Tips struct{ Made }

// TipDelay is how long the pointer rests on a thing before it explains itself.
const TipDelay = 27 // ticks

// Lines returns what a thing is, its name first; some lines may be empty.
func (t *Tips) Lines(what thing.Thing) []string { return tips[what.Kind](t, what) }

// tips holds the tip of each kind.
var tips = [thing.Kinds]func(t *Tips, what thing.Thing) []string{
	thing.Nothing: (*Tips).noTip, thing.Clinic: (*Tips).noTip,
	thing.Space: (*Tips).tipSpace, thing.Person: (*Tips).tipPerson, thing.Tile: (*Tips).tipTile, thing.Preadmission: (*Tips).tipPreadmissions,
	thing.Slot: (*Tips).tipSlot, thing.Vehicle: (*Tips).tipVehicle,

	thing.Residency: (*Tips).tipResidency, thing.Nurse: (*Tips).tipNurse, thing.Orderly: (*Tips).tipOrderly,
	thing.Appointment: (*Tips).tipAppointment, thing.Service: (*Tips).tipService, thing.Pile: (*Tips).tipComponent,
	thing.ClinicsTown: plain("town.clinic"), thing.AnnexesTown: plain("town.annex"),

	thing.CardsBefore: plain("button.cards_before"), thing.CardsAfter: plain("button.cards_after"),
	thing.ScrollBack: plain("button.scroll_back"), thing.ScrollOn: plain("button.scroll_on"),
	thing.Component: (*Tips).tipComponent, thing.Action: plain("action"), thing.Bonus: (*Tips).tipBonus, thing.Goal: (*Tips).tipGoal,
	thing.Popularity: (*Tips).tipPopularity, thing.Treated: (*Tips).tipTreated, thing.Beat: (*Tips).tipBeat, thing.Phase: (*Tips).tipPhase, thing.Offer: (*Tips).tipOffer, thing.Decision: (*Tips).tipDecision, thing.Count: (*Tips).tipCount,
	thing.ShareMore: plain("split.more"), thing.ShareLess: plain("split.less"), thing.ShareSum: plain("split.sum"),
	thing.Done: (*Tips).tipDone, thing.Undo: keyed("button.undo", input.Undo), thing.Redo: keyed("button.redo", input.Redo),
	thing.Agree: plain("button.agree"), thing.BotPace: (*Tips).tipBotPace,

	thing.Round: plain("ribbon.round"), thing.Step: plain("ribbon.step"), thing.Player: (*Tips).tipPlayer, thing.Having: (*Tips).tipHaving,
	thing.Menu: (*Tips).tipMenu, thing.Medal: (*Tips).tipMedal,

	thing.OtherClinic: (*Tips).tipPlayer, thing.Forecast: (*Tips).tipForecastLine, thing.ForecastSum: (*Tips).tipForecastSum, thing.Panel: (*Tips).tipPanel, thing.Score: plain("button.score"),
	thing.ScoreLine: (*Tips).tipScoreLine, thing.ScoreRule: (*Tips).tipScoreRule, thing.ScoreSum: (*Tips).tipScoreSum, thing.ScoreButton: keyed("sheet.close", input.ScoreSheet),

	thing.Whole: keyed("button.whole", input.WholeClinic), thing.Closer: keyed("button.closer", input.Closer), thing.Farther: keyed("button.farther", input.Farther),
	thing.Explode: keyed("button.explode", input.FloorsApart), thing.Log: keyed("button.log", input.Log),
	thing.Away: plain("button.away"),
	thing.Pool: (*Tips).tipPool, thing.Obligation: (*Tips).tipObligation, thing.Obligations: plain("obligations"), thing.Sheet: (*Tips).tipSheet, thing.Guide: (*Tips).tipGuide, thing.Next: (*Tips).tipNext, thing.Hint: (*Tips).tipHint,
	thing.Overlay: (*Tips).tipOverlay,
	thing.Puzzle:  (*Tips).tipPuzzle, thing.PuzzleDay: (*Tips).tipPuzzleDay,

	thing.Tab: (*Tips).tipName, thing.Segment: (*Tips).tipName, thing.Grip: plain("button.grip"), thing.PutBack: plain("button.put_back"), thing.PutHere: plain("button.put_here"), thing.Floor: plain("floor"), thing.Alarm: (*Tips).tipForecastLine, thing.Outside: plain("outside"),

	thing.CardName: plain("name"), thing.CardMoney: plain("money"), thing.ActionTile: plain("tile"), thing.Half: plain("half"),
}

// tipName returns the name of a tab or a segment, which has no room for it in the smallest windows.
func (t *Tips) tipName(what thing.Thing) []string {
	switch {
	case what.Kind == thing.Tab && what.Name == string(TabAnnex):
		return []string{t.AnnexName()}
	case what.Kind == thing.Tab:
		return []string{t.TabText(Tab(what.Name))}
	case what.Name == segmentAnnex:
		return []string{t.AnnexName()}
	}
	return []string{t.T("town." + what.Name)}
}

// RulesLine returns the key that opens the rules of an extension about what it offers, sells or keeps in stock; ""
// for everything else.
func (t *Tips) RulesLine(what thing.Thing) string {
	if !what.Is(thing.Pool, thing.Component, thing.Offer) {
		return ""
	}
	whose := extensionui.Whose(t.Reader, t.LookedOn(game.Home), what)
	key := t.Look.Caps.KeyOf(t.Reader, input.Rules)
	if whose == "" || key == "" {
		return ""
	}
	return t.T("tip.rules", ui.Data{"Key": key, "Name": words.Extension(t.Reader, whose)})
}

// tipPanel returns what a panel shows; for those who wait also when the last ones come.
func (t *Tips) tipPanel(what thing.Thing) []string {
	lines := plain("panel")(t, what)
	if own := t.Situation.State.Players[t.Situation.Viewer].Goal; what.Name == "goal" && own != "" {
		lines = append(t.tipGoal(thing.Named(thing.Goal, own)), words.GoalNow(t.Reader, t.Context()))
	}
	if what.Name == "forecast" && t.State.Over {
		return []string{t.T("side.no_business")}
	}
	if what.Name != "appointments" && what.Name != "queues" {
		return lines
	}
	return append(lines, BagTip(t.Reader, t.on(what))...)
}

// BagTip returns when the last patients come out of a board's bag, if that is soon.
func BagTip(reader *ui.Reader, c game.Context) []string {
	round, soon := view.BagEmpties(c)
	switch {
	case !soon:
		return nil
	case c.Market().Arrivals().Total() == 0:
		return []string{reader.T("tip.bag_empty")}
	}
	return []string{reader.T("tip.bag_empties", ui.Data{"Round": words.Round(round), "Count": c.Market().Arrivals().Total()})}
}

// tipCount returns what the number beside the action counts: what is left of it, or in Hire the free parking places.
func (t *Tips) tipCount(what thing.Thing) []string {
	if d := t.decision(); d != nil && d.Kind == game.DecideHire {
		return t.tipHaving(thing.Named(thing.Having, "cars").On(what.Board))
	}
	return plain("tray.count")(t, what)
}

// plain returns a tip that takes a single message: the text of that name, and of the thing's if it has one.
func plain(id string) func(*Tips, thing.Thing) []string {
	return func(t *Tips, what thing.Thing) []string {
		id := id
		if what.Board != game.Home {
			id = "annex." + id
		}
		if what.Name != "" {
			id += "." + what.Name
		}
		if id = "tip." + id; !t.Texts.Has(id) {
			return nil
		}
		return []string{t.T(id, t.Numbers)}
	}
}

// keyed returns the tip of a button that has a key.
func keyed(id string, deed input.Deed) func(*Tips, thing.Thing) []string {
	return func(t *Tips, _ thing.Thing) []string {
		return []string{ui.WithKey(t.Reader, t.T("tip."+id), t.Look.Caps.KeyOf(t.Reader, deed))}
	}
}

// tipDone returns what the main button does: while bots play it goes to the player's own turn or, if nobody else
// plays, to the end; when the game is over to the score sheet.
func (t *Tips) tipDone(what thing.Thing) []string {
	if b := t.Look.Bot; b != nil {
		if b.Alone {
			return keyed("bots.to_the_end", input.Done)(t, what)
		}
		return keyed("bots.to_my_turn", input.Done)(t, what)
	}
	if t.Situation.State.Over {
		return keyed("button.score_sheet", input.Done)(t, what)
	}
	if t.beginsAgain() {
		return []string{t.T("tip.puzzle.over")}
	}
	return keyed("button.done", input.Done)(t, what)
}

func (t *Tips) noTip(thing.Thing) []string { return nil }

// on returns the rules' context of the viewer's board that a thing is about.
func (t *Tips) on(what thing.Thing) game.Context {
	return t.Context().On(what.Board)
}

func (t *Tips) tipResidency(what thing.Thing) []string {
	c := t.on(what)
	level, price := c.Market().Residency[what.Number], c.HirePrice(clinic.Doctor, what.Number)
	switch {
	case level != clinic.NoLevel:
	case t.noMoreDoctors(c):
		return []string{t.T("tip.no_more_doctors")}
	default:
		return []string{t.T("tip.empty_slot", ui.Data{"Money": price})}
	}
	return t.tipHire(c, clinic.Doctor, level, price)
}

func (t *Tips) tipNurse(what thing.Thing) []string {
	c := t.on(what)
	price := c.HirePrice(clinic.Nurse, what.Number)
	if !c.Market().Nurses[what.Number] {
		return []string{t.T("tip.empty_nurse", ui.Data{"Money": price})}
	}
	return t.tipHire(c, clinic.Nurse, clinic.NoLevel, price)
}

func (t *Tips) tipOrderly(what thing.Thing) []string {
	c := t.on(what)
	return append(t.tipHire(c, clinic.Orderly, clinic.NoLevel, c.HirePrice(clinic.Orderly, 0)), t.T("tip.orderlies_left", ui.Data{"Count": c.Market().Orderlies}))
}

func (t *Tips) tipPopularity(what thing.Thing) []string {
	if t.DecidesOnAnnex() {
		return []string{t.T("ledger.own_pays"), t.T("phase.points_tip")}
	}
	if what == view.PointsKeep {
		return t.tipSum("left")
	}
	lines := append(t.tipSum("left"), t.T("phase.points_tip"))
	if len(t.State.Players) == 1 && !t.Context().GoalLost() {
		lines = append(lines, t.T("phase.ranks_tip"))
	}
	return lines
}

func (t *Tips) tipTile(what thing.Thing) []string {
	return extensionui.TilesOf(t.Rules).Tip(t.Reader, t.on(what))
}

func (t *Tips) tipVehicle(what thing.Thing) []string {
	return []string{t.T("tip."+what.Name, t.Numbers)}
}

// tipSheet explains a part of the board above the clinic.
func (t *Tips) tipSheet(what thing.Thing) []string {
	return extensionui.SheetOf(t.Rules).Tip(t.Reader, t.Context(), what.Choice)
}

// tipSlot returns what stands in an outside slot, or that something may.
func (t *Tips) tipSlot(what thing.Thing) (lines []string) {
	c := t.LookedOn(what.Board)
	board := c.Clinic()
	for i := range board.Outside {
		o := &board.Outside[i]
		if o.Space != what.Space || o.Side != what.Side {
			continue
		}
		lines = append(lines, words.Component(t.Reader, o.Kind), t.T("tip.does."+string(o.Kind), t.Numbers))
		if tells := extensionui.FixtureOf(o.Kind).Tells; tells != nil {
			lines = append(lines, tells(t.Reader, c, o))
		}
	}
	if len(lines) == 0 {
		return []string{t.T("tip.slot", t.Numbers)}
	}
	return lines
}

func (t *Tips) tipForecastLine(of thing.Thing) []string  { return t.tipForecast(of.Person) }
func (t *Tips) tipForecastSum(what thing.Thing) []string { return t.tipSum(what.Name) }

// tipPlayer returns whose clinic it is.
func (t *Tips) tipPlayer(of thing.Thing) []string {
	name := t.SeatName(of.Number)
	if presence := t.presence(of.Number); presence != "" {
		name = t.T("remote.said", ui.Data{"Name": name, "What": presence})
	}
	if left := t.Look.Clocks[of.Number].Left; left != "" {
		name = t.Texts.Dots(name, left)
	}
	return []string{name, t.tallyText(of.Number), t.T("tip.clinic", t.Numbers)}
}

func (t *Tips) tipBonus(tile thing.Thing) []string {
	return ownTip(t, "tip.bonus.", tile.Name, []string{t.BonusText(tile.Name), t.T("tip.bonus", t.Numbers)})
}

func (t *Tips) tipGoal(goal thing.Thing) []string {
	lines := ownTip(t, "tip.goal.", game.GoalNamed(goal.Name), []string{t.goalText(goal.Name), t.T("tip.goal", t.Numbers)})
	if comes := words.PatientsToCome(t.Reader, t.Context(), goal.Name); comes != "" {
		lines = append(lines, comes)
	}
	return lines
}

// ownTip inserts the tip of one thing alone behind the first line.
func ownTip(t *Tips, begin, name string, lines []string) []string {
	if !t.Texts.Has(begin + name) {
		return lines
	}
	return slices.Insert(lines, 1, t.T(begin+name, t.Numbers))
}

// tipDoctor returns what happens to a doctor by the variants in play (C120, X4).
func (t *Tips) tipDoctor(kind clinic.PersonKind) (lines []string) {
	if kind != clinic.Doctor {
		return nil
	}
	for _, id := range extensionui.DoctorTips(t.Rules) {
		lines = append(lines, t.T(id))
	}
	return lines
}

// tipHire returns what somebody for hire does and costs; kind is their kind in the clinic.
func (t *Tips) tipHire(c game.Context, kind clinic.PersonKind, level clinic.Level, price int) []string {
	kind = c.Rules.KindOf(kind)
	salary, _ := c.Salary(&clinic.Person{Kind: kind, Level: level})
	lines := append([]string{words.Person(t.Reader, kind, level).Label(), t.T("tip.does."+string(kind), t.Numbers)}, t.tipDoctor(kind)...)
	if kind == clinic.Doctor {
		lines = append(lines, t.T("tip.levels"))
	}
	return append(lines, t.T("tip.hire", ui.Data{"Money": price, "Salary": salary}))
}

// pays returns the income from a treated patient of a level.
func pays(rules *game.Rules, level clinic.Level) int {
	if level < clinic.White || level > clinic.Red {
		return 0
	}
	return rules.Numbers[game.IncomeWhite+game.Number(level-clinic.White)]
}

// tipPatient returns the income from a patient of a level, or what happens to it.
func (t *Tips) tipPatient(c game.Context, patient *clinic.Person) string {
	rules, level := c.Rules, patient.Level
	switch level {
	case clinic.Unclassified:
		return t.T("tip.unclassified", t.Numbers)
	case clinic.Critical:
		return t.T("tip.critical", t.Numbers)
	}
	if !c.AtHome() { // without outpatient services
		return t.Texts.Sentences(t.T("tip.annex.pays", ui.Data{"Money": pays(rules, level), "Garden": c.Number(game.IncomePerGarden)}), untreatedFate(t.Reader, c, patient))
	}
	return t.Texts.Sentences(t.T("tip.pays", ui.Data{"Money": pays(rules, level), "Garden": rules.Numbers[game.IncomePerGarden], "Outpatient": rules.Numbers[game.IncomeOutpatient]}), untreatedFate(t.Reader, c, patient))
}

// untreatedFate returns what Admin does to an untreated patient, or "" for nothing.
func untreatedFate(reader *ui.Reader, c game.Context, patient *clinic.Person) string {
	outcome, by, popularity := c.Fate(patient)
	data := ui.Data{"Rule": by, "Count": popularity}
	switch {
	case outcome == game.WorsensMore:
		return reader.T("tip.worsens", data)
	case outcome != game.WorsensDies:
		return ""
	case reader.Texts.Has("tip.dies." + by): // an extension says what happens
		return reader.T("tip.dies." + by)
	case popularity == 0:
		return reader.T("tip.dies_free", data)
	}
	return reader.T("tip.dies", data)
}

func (t *Tips) tipAppointment(what thing.Thing) []string {
	c, spot, service := t.on(what), what.Appointment(), what.Service
	if what.Board != game.Home {
		return t.tipAnnexAppointment(c, spot)
	}
	level := c.State.Market.RowAt(spot).Patients[spot.Space]
	if level == clinic.NoLevel {
		return []string{words.Service(t.Reader, service).Label(), t.T("tip.free_appointment", t.Numbers)}
	}
	lines := []string{view.PersonName(t.Reader, clinic.Patient, level, service).Label(), t.tipPatient(c, &clinic.Person{Kind: c.Rules.KindOf(clinic.Patient), Level: level, Service: service})}
	if away := extensionui.TurnedAway(c, service, level); away != "" {
		lines[1] = t.T(away, t.Numbers)
	}
	switch {
	case !c.HasHub(service):
		lines = append(lines, t.T("tip.no_hub", t.Numbers))
	case spot.Space == 0:
		lines = append(lines, t.T("tip.next", t.Numbers))
	default:
		lines = append(lines, t.T("tip.queue", ui.Data{"Count": spot.Space}))
	}
	return lines
}

// tipAnnexAppointment returns who waits in a queue of the annex.
func (t *Tips) tipAnnexAppointment(c game.Context, spot market.Appointment) []string {
	level := c.Market().RowAt(spot).Patients[spot.Space]
	if level == clinic.NoLevel {
		return []string{t.T("tip.free_appointment", t.Numbers)}
	}
	lines := []string{words.Person(t.Reader, c.Rules.KindOf(clinic.Patient), level).Label(), t.tipPatient(c, &clinic.Person{Kind: c.Rules.KindOf(clinic.Patient), Level: level})}
	if spot.Space == 0 {
		return append(lines, t.T("tip.annex.next"))
	}
	return append(lines, t.T("tip.queue", ui.Data{"Count": spot.Space}))
}

func (t *Tips) tipService(what thing.Thing) []string {
	service := what.Service
	lines := []string{words.Service(t.Reader, service).Label()}
	if t.Context().HasHub(service) {
		return append(lines, t.T("tip.has_hub", t.Numbers))
	}
	return append(lines, t.T("tip.no_hub", t.Numbers))
}

// tipPreadmissions returns how many more can wait for a service.
func (t *Tips) tipPreadmissions(what thing.Thing) []string {
	if what.Board != game.Home {
		return []string{t.T("tip.annex.preadmission", t.Numbers)}
	}
	service := what.Service
	return []string{words.Service(t.Reader, service).Label(), t.T("tip.preadmissions", ui.Data{"Count": t.Context().FreeWaiting(service)}), t.TileAwaits(service)}
}

// ticked are the components of the base game that let a room work in some places: there their prices have a tick.
var ticked = []clinic.Kind{clinic.TreatmentRoom, clinic.OperatingRoom, clinic.SupplyRoom, clinic.Hub}

// highestFor returns the highest floor on which the clinic could have a component now: above a module, up to the
// game's limit (B20).
func highestFor(c game.Context, spec *game.ComponentSpec) int8 {
	top := int8(0)
	for space := range c.Clinic().Modules().All() {
		top = max(top, space.Floor+1)
	}
	highest := int8(clinic.TopFloor)
	if limit := c.Rules.Terms().HighestFloor; limit > 0 {
		highest = limit
	}
	if spec.Where == clinic.OnRoof && highest == clinic.TopFloor {
		highest++
	}
	return min(top, highest)
}

// prices returns the lowest and the highest price of a component, in dollars, for the clinic as it stands, and the
// highest floor for it: a helipad lies on a roof, and so on Floor 1 at least (B20).
func prices(c game.Context, spec *game.ComponentSpec, service clinic.Service) (least, most int, top int8) {
	lowest := int8(0)
	if spec.PerFloor {
		top = highestFor(c, spec)
		if spec.Where == clinic.OnRoof {
			lowest = 1
		}
	}
	least = math.MaxInt
	for floor := lowest; floor <= max(lowest, top); floor++ {
		for space := range c.Clinic().Board().Floor(floor).All() {
			price := c.Price(clinic.Component{Kind: spec.Kind, Service: service, Space: space})
			least, most = min(least, price), max(most, price)
		}
	}
	return least, most, top
}

// priceText returns the key of the sentence about a price from least to most dollars, by floor if that makes the
// difference.
func priceText(spec *game.ComponentSpec, least, most int) string {
	switch {
	case most == least:
		return "price"
	case spec.PerFloor:
		return "price_per_floor"
	}
	return "price_by_place"
}

// tipComponent returns what a kind of component does, what it costs, and how many are left.
func (t *Tips) tipComponent(what thing.Thing) []string {
	c, kind, service := t.on(what), clinic.Kind(what.Name), what.Service
	spec := c.Rules.Component(kind)
	if spec == nil {
		return []string{words.Component(t.Reader, kind)}
	}
	lines := []string{view.ComponentName(t.Reader, kind, service), t.T("tip.does."+string(kind), t.Numbers)}
	upkeep, _ := c.Upkeep(game.Upkept{Kind: kind, Outside: -1})
	least, most, top := prices(c, spec, service)
	data := ui.Data{"Money": least, "Most": most, "Floor": int(top), "Upkeep": upkeep}
	if most != least || spec.Price != "" {
		lines = append(lines, t.T("tip."+priceText(spec, least, most), data))
	}
	if spec.Price != "" && (spec.WorksBeside != "" || slices.Contains(ticked, kind)) {
		lines = append(lines, t.T("tip.tick"))
	}
	if pile := c.Pile(kind, service); pile != nil {
		if pile.Closed && pile.Left > 0 {
			lines = append(lines, t.T("tip.closed", t.Numbers))
		}
		lines = append(lines, t.T("tip.left", ui.Data{"Count": pile.Left}))
	}
	return lines
}

func (t *Tips) tipPerson(who thing.Thing) []string {
	c, id := t.LookedOn(who.Board), who.Person
	person := c.Clinic().Person(id)
	if person == nil {
		return nil
	}
	lines := []string{view.PersonName(t.Reader, person.Kind, person.Level, person.Service).Label()}
	if c.Rules.As(person.Kind) == clinic.Patient {
		lines = append(lines, t.tipPatient(c, person))
		lines = append(lines, t.tipForecast(id)...)
		return append(lines, t.effectsOnPerson(c, person)...)
	}
	salary, _ := c.Salary(person)
	lines = append(append(lines, t.T("tip.does."+string(person.Kind), t.Numbers)), t.tipDoctor(person.Kind)...)
	if salary > 0 {
		lines = append(lines, t.T("tip.salary", ui.Data{"Money": salary}))
	}
	if person.At.Area == clinic.Waiting {
		lines = append(lines, t.T("tip.waits_outside", t.Numbers))
	}
	for _, career := range t.LookedOn(game.Home).Careers() {
		if career.Doctor == id {
			lines = append(lines, t.T("tip.career", ui.Data{"NewLevel": words.LevelOn(t.Reader, "", career.Then), "Rule": career.Rule}))
		}
	}
	if person.Kind == clinic.Doctor && c.Treatable(person) {
		lines = append(lines, t.tipForecast(id)...)
	}
	return append(lines, t.effectsOnPerson(c, person)...)
}

// tipOffer returns what a card of an extension offers.
func (t *Tips) tipOffer(card thing.Thing) []string {
	lines := []string{OfferName(t.Reader, card), t.costOf(card)}
	if keeps := extensionui.OfferOf(view.OfferType(card)).Keeps; keeps != nil {
		if away := extensionui.TurnedAway(t.Context(), clinic.NoService, keeps(card)); away != "" {
			lines = append(lines, t.T(away, t.Numbers))
		}
	}
	if t.Texts.Has("tip.offer." + card.Name) {
		lines = append(lines, t.T("tip.offer."+card.Name, t.Numbers))
	}
	return lines
}

// tipDecision returns what an extension asks, and what its first card offers.
func (t *Tips) tipDecision(thing.Thing) []string {
	d := t.decision()
	if d == nil {
		return nil
	}
	lines := []string{t.question(d)}
	for _, card := range t.OfferCards(false) {
		return append(lines, t.tipOffer(card)...)
	}
	return lines
}

// tipSum returns the parts of a sum in the forecast.
func (t *Tips) tipSum(name string) []string {
	c := t.LookedOn(game.Home)
	switch name {
	case "left":
		return []string{t.T("tip.left_over", ui.Data{"Money": c.Number(game.PricePopularity)})}
	case "after":
		coming := c.Coming()
		if n := t.Situation.Phase; n != nil {
			coming = n.Coming(c.Player)
		}
		lines := []string{t.T("tip.after", ui.Data{"Money": t.Texts.Dollars(coming.Money), "Popularity": t.Texts.Number(coming.Popularity)})}
		for i := range coming.Changes {
			lines = append(lines, words.Coming(t.Reader, &coming.Changes[i]))
		}
		lines = append(lines, tire(t.Reader, c)...)
		if coming.GoalLost != "" {
			lines = append(lines, t.T("remind.goal_lost", ui.Data{"Goal": words.Goal(t.Reader, coming.GoalLost, t.Rules)}))
		}
		return lines
	case "idle":
		return append([]string{t.T("tip.idle")}, tire(t.Reader, c)...)
	case "own":
		f := c.Annex().Forecast()
		lines := []string{t.AnnexName(), t.T("tip.own_pays", ui.Data{"Own": f.FromOwn, "Savings": f.FromSavings, "Points": f.PopularityLost})}
		if f.OnCall > 0 {
			lines = append(lines, t.T("tip.off_duty", ui.Data{"Count": f.OnCall, "Points": f.OnCallCost}))
		}
		return append(lines, t.T("tip.own_left", ui.Data{"Money": f.Left, "Price": c.Annex().Number(game.PricePopularity)}))
	case "income", "salaries", "upkeep":
		lines := []string{t.T("tip."+name, t.Numbers)}
		f := c.Forecast()
		for _, line := range f.Earnings {
			if name == "income" {
				lines = append(lines, words.OriginsByRule(t.Reader, line.Origins, words.SignedDollars))
			}
		}
		switch name {
		case "salaries":
			lines = append(lines, effectsOnLines(t.Reader, f.SalaryLines)...)
		case "upkeep":
			lines = append(lines, effectsOnLines(t.Reader, f.UpkeepLines)...)
		}
		if t.HasAnnex() {
			lines = append(lines, t.T("tip.annex."+name, t.Numbers))
		}
		return lines
	}
	return nil
}

// tire returns to what level the doctors fall who treat nobody: a line for each color, with the rule.
func tire(reader *ui.Reader, c game.Context) (lines []string) {
	for level := clinic.Red; level > clinic.White; level-- {
		count, rule := 0, ""
		for _, career := range idle(c) {
			if career.Level == level {
				count, rule = count+1, career.Rule
			}
		}
		if count > 0 {
			who := words.Person(reader, c.Rules.KindOf(clinic.Doctor), level)
			if count > 1 {
				who = who.Counted(count)
			}
			lines = append(lines, reader.T("coming.tire", ui.Data{"Count": count, "Who": who, "NewLevel": words.LevelOn(reader, "", level-1), "Rule": rule}))
		}
	}
	return lines
}

// Untreated returns why a patient is not treated.
func (t *Tips) Untreated(of thing.Thing) string {
	if lines := t.tipForecast(of.Person); len(lines) > 0 {
		return lines[0]
	}
	return ""
}

// tipForecast returns how Business would go for a patient.
func (t *Tips) tipForecast(id string) []string {
	c := t.LookedOn(game.Home).Where(id)
	if !c.AtHome() {
		return t.tipAnnexPatient(c, id)
	}
	f := c.Forecast()
	for i := range f.Treatments {
		if f.Treatments[i].Patient == id {
			lines := append([]string{t.T("tip.treated", ui.Data{"Money": f.Treatments[i].Income})}, t.effectsOnTreatment(c, &f.Treatments[i])...)
			harm, _ := extensionui.HarmOf(t.Reader, c.Clinic(), &f.Treatments[i])
			return append(lines, harm)
		}
	}
	for i := range f.Untreated {
		if f.Untreated[i].Patient == id {
			return []string{extensionui.Needs(t.Reader, c.Clinic(), &f.Untreated[i])}
		}
	}
	return nil
}

// tipAnnexPatient returns how Business would go for a patient of the annex of c: which nurses it takes, and what
// an off-duty nurse would cost (E8).
func (t *Tips) tipAnnexPatient(c game.Context, id string) []string {
	f := c.Forecast()
	for i := range f.Treatments {
		if treatment := &f.Treatments[i]; treatment.Patient == id {
			lines := []string{t.T("tip.treated", ui.Data{"Money": treatment.Income}), words.Nurses(t.Reader, c, id, treatment.Doctors[0])}
			return append(lines, words.OriginsByRule(t.Reader, treatment.Origins, words.SignedDollars))
		}
	}
	for i := range f.Untreated {
		if u := &f.Untreated[i]; u.Patient == id {
			lines := []string{words.Reason(t.Reader, u.Needs), words.Nurses(t.Reader, c, id, words.DoctorBeside(c, id))}
			if patient := c.Clinic().Person(id); u.Needs.Key == "needs_nurse" && c.OnCall(patient.At.Space) > 0 {
				lines = append(lines, t.T("tip.could_call", ui.Data{"Count": c.OnCallCost(f.OnCall+1) - f.OnCallCost}))
			}
			return lines
		}
	}
	return nil
}

// tipStanding returns what is in a space besides its module: marks, who has it alone, and what stands in its
// parking places.
func (t *Tips) tipStanding(board *clinic.Clinic, space clinic.Space) (lines []string) {
	for _, area := range extensionui.Areas(board) {
		if area.Spaces.Has(space) && area.Name != "" {
			lines = append(lines, area.Name)
		}
	}
	for i := range board.People {
		if person := &board.People[i]; person.In(space) && board.At(space).Kind != clinic.Helipad && t.Texts.Has("tip.room_of."+string(person.Kind)) {
			lines = append(lines, t.T("tip.room_of."+string(person.Kind), t.Numbers))
		}
	}
	for _, mark := range board.At(space).Marks {
		if id := "mark_tip." + mark.Kind; t.Texts.Has(id) {
			lines = append(lines, t.T(id, t.counting(mark.Count)))
		}
	}
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Space == space && extensionui.FixtureOf(o.Kind).Parked != sprites.None {
			lines = append(lines, t.Texts.Labelled(words.Component(t.Reader, o.Kind), t.T("tip.does."+string(o.Kind), t.Numbers)))
		}
	}
	return lines
}

// costsOf returns what a room and the people in it cost while Business is told, for whom and what.
func (t *Tips) costsOf(room thing.Thing) []string {
	n := t.Situation.Phase
	if n == nil || n.InAdmin() {
		return nil
	}
	for _, part := range n.Parts(t.Looked()) {
		if part.Board == room.Board {
			return part.CostsOf(t.Reader, room.Space)
		}
	}
	return nil
}

func (t *Tips) tipSpace(what thing.Thing) []string {
	c, space := t.LookedOn(what.Board), what.Space
	board := c.Clinic()
	tile := board.At(space)
	floor := t.T("table.floor", ui.Data{"Number": int(space.Floor)})
	if tile.Empty() {
		if space.Floor > 0 {
			return []string{floor, t.T("tip.empty_space", t.Numbers)}
		}
		return append([]string{t.T("tip.street", ui.Data{"Count": c.PlacesAt(space)})}, t.tipStanding(board, space)...)
	}
	lines := []string{t.Texts.Dots(view.ComponentName(t.Reader, tile.Kind, tile.Service), floor), t.T("tip.does."+string(tile.Kind), t.Numbers)}
	works := board.Functional(space)
	if works.NeedsHub {
		lines = append(lines, t.T("tip.needs_hub", t.Numbers))
	}
	if works.NeedsSupply {
		lines = append(lines, t.T("tip.needs_supply", t.Numbers))
	}
	if reason := c.OutOfOrder(space); !reason.None() && reason.Source != game.Base {
		lines = append(lines, words.Refusal(t.Reader, reason))
	}
	if d := t.decision(); t.Own() && d != nil && d.Kind == game.DecideMove {
		if reason := c.TooMany(space); !reason.None() {
			lines = append(lines, words.Refusal(t.Reader, reason))
		}
	}
	upkeep, origins := c.Upkeep(game.Upkept{Kind: tile.Kind, Space: space, Outside: -1})
	if costs := t.costsOf(what); len(costs) > 0 {
		lines = append(lines, costs...)
	} else if upkeep > 0 {
		lines = append(lines, t.T("tip.upkeep_here", ui.Data{"Money": upkeep}))
		lines = append(lines, effectsOnLines(t.Reader, []game.Line{{Origins: origins}})...)
	}
	lines = append(lines, t.tipStanding(board, space)...)
	if tile.Conveyor {
		lines = append(lines, t.Texts.Labelled(words.Component(t.Reader, clinic.Conveyor), t.T("tip.does."+string(clinic.Conveyor), t.Numbers)))
	}
	return lines
}
