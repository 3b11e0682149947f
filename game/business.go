package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// What happens to the piece of somebody who is cured or dead, as returned by the query Departure.
const (
	GoesToSupply  = iota // with the car; the piece goes to the supply, or out of the game if a patient died (B62, B86)
	GoesElsewhere        // with the car; the piece doesn't go to the supply: an extension may keep it
	StaysHere            // the person stays in the clinic
)

// Departing is somebody who is cured or dead.
type Departing struct {
	Person *clinic.Person
	Dead   bool
}

// beginBusiness proposes treatments to everybody who has a choice and settles Business for the others at once (B80).
func beginBusiness(p *Play) {
	for _, player := range p.State.TurnOrder {
		p.decideEarlyGoal(player)
		p.research(player)
		p.ProposeTreatments(player)
		if !p.Of(player).choosesTreatments() {
			settle(p, player)
			continue
		}
		p.Ask(Decision{Kind: DecideTreatments, Player: player, Together: true})
	}
}

// ProposeTreatments gives the player the best treatments as a proposal (B80). It is called again after changes.
func (p *Play) ProposeTreatments(player int) {
	for c := range p.Of(player).Boards() {
		c.Turn().Treatments = c.BestTreatments()
	}
}

// KeepTreatments runs change, which changes a clinic while its treatments are being chosen, and keeps the choices.
// Patients who were left untreated although everybody needed was there stay so; patients who lacked somebody get the
// best team that is free now (B80).
func (p *Play) KeepTreatments(player int, change func()) {
	c := p.Of(player)
	chosen, needed := c.Turn().Treatments, map[string]int{}
	for _, t := range chosen {
		needed[t.Patient] = c.NursesNeeded(c.pairing(t))
	}
	var left []string
	for _, u := range c.untreated(chosen) {
		if u.Needs.Key == leftUntreated {
			left = append(left, u.Patient)
		}
	}
	change()
	c.Turn().Treatments = c.completed(chosen, needed, left)
}

// choosesTreatments reports whether there is a treatment to choose on any board, including one
// by a nurse who would have to be called in.
func (c Context) choosesTreatments() bool {
	for board := range c.Boards() {
		if len(board.Turn().Treatments) > 0 || len(board.Rules.hooks.OnCall) > 0 && len(board.appendTreat(nil)) > 0 {
			return true
		}
	}
	return false
}

// research gives a point for each doctor in the laboratory (B35).
func (p *Play) research(player int) {
	c := p.Of(player)
	for i := range c.Clinic().People {
		doctor := &c.Clinic().People[i]
		if c.inLaboratory(doctor) {
			c.Owner().Popularity += c.Number(LaboratoryPopularity)
			p.Tell(Event{
				Type: LaboratoryPoint, Player: player, Rule: "B35", Person: doctor.ID, Kind: doctor.Kind, Level: doctor.Level,
				From: doctor.At, Popularity: c.Number(LaboratoryPopularity),
			})
		}
	}
}

// inLaboratory reports whether the person is a doctor who does research (B35).
func (c Context) inLaboratory(person *clinic.Person) bool {
	return c.CountsAs(person, clinic.Doctor) && person.At.Area == clinic.Inside &&
		c.Clinic().At(person.At.Space).Kind == clinic.Laboratory && c.Works(person)
}

func playTreatmentsDone(p *Play, player int, _ *Command) {
	p.Answered(player, DecideTreatments)
	p.Tell(Event{Type: PlayerDone, Player: player, Rule: "B80", Choice: string(DecideTreatments)})
	settle(p, player)
}

// settle treats the patients (B80, B81), pays the expenses (B82 to B84), and asks about popularity
// if at least one point can be bought (B85).
func settle(p *Play, player int) {
	owner := &p.State.Players[player]
	forecast := p.Of(player).count(owner.Turn.Treatments)
	for _, t := range forecast.Treatments {
		p.cure(p.Of(player), t)
	}
	if earned := total(forecast.Earnings) - owner.Turn.Income; earned != 0 { // earlier income was told when it came
		p.Tell(Event{Type: IncomeEarned, Player: player, Rule: "B81", Money: earned})
	}
	if forecast.Salaries != 0 {
		p.Tell(Event{Type: SalariesPaid, Player: player, Rule: "B82", Money: -forecast.Salaries})
	}
	if forecast.Upkeep != 0 {
		p.Tell(Event{Type: UpkeepPaid, Player: player, Rule: "B83", Money: -forecast.Upkeep})
	}
	owner.Money -= forecast.FromSavings
	if forecast.Missing > 0 {
		owner.Popularity -= forecast.PopularityLost
		p.Tell(Event{Type: ExpensesMissed, Player: player, Rule: "B84", Money: forecast.Missing, Popularity: -forecast.PopularityLost})
	}
	owner.Turn.Income = forecast.Left
	if forecast.Affordable > 0 {
		p.Ask(Decision{Kind: DecidePopularity, Player: player, Together: true, Count: forecast.Affordable})
		return
	}
	p.saveIncome(player)
}

// cure sends the patient home, or wherever the query Departure says (B81, B86). An annex gets its income at once.
func (p *Play) cure(c Context, t ForecastTreatment) {
	patient := c.Clinic().Person(t.Patient)
	if c.Rules.As(patient.Kind) == clinic.Patient {
		c.Board().Treated[patient.Level]++
	}
	e := Event{
		Type: PatientCured, Player: c.Player, Board: c.Rules.board, Rule: "B81", Person: patient.ID, Kind: patient.Kind,
		Level: patient.Level, Service: patient.Service, From: patient.At, Money: t.Income, People: slices.Concat(t.Doctors, t.Nurses),
	}
	if !c.AtHome() {
		e.Money, e.AnnexMoney = 0, t.Income
		c.Board().Money += t.Income
	}
	p.Follow(e)
	p.depart(c, t.Patient, false)
}

// Depart takes somebody who is cured or dead off the board, with the car (B62, B86).
func (p *Play) Depart(player int, id string, dead bool) { p.depart(p.Of(player), id, dead) }

func (p *Play) depart(c Context, id string, dead bool) {
	person := c.Clinic().Person(id)
	where := GoesElsewhere
	if c.Staff(person) || c.Rules.As(person.Kind) == clinic.Patient {
		where = GoesToSupply
	}
	where = ask(c, c.Rules.hooks.Departure, Departing{person, dead}, where)
	if where == StaysHere {
		return
	}
	switch as := c.Rules.As(person.Kind); {
	case where != GoesToSupply:
	case dead && as == clinic.Patient && c.Rules.AtLeast(5):
		c.Market().PatientsGone[person.Level]++
	default:
		giveBack(c.Market(), as, person.Level)
	}
	c.Clinic().People = slices.DeleteFunc(c.Clinic().People, func(person clinic.Person) bool { return person.ID == id })
}

// giveBack puts somebody's piece into the supply. Nurses don't come back into play; orderlies can be hired again.
func giveBack(m *market.Market, kind clinic.PersonKind, level clinic.Level) {
	switch kind {
	case clinic.Nurse:
		m.NursesGone++
	case clinic.Orderly:
		m.Orderlies++
	default:
		supplyOf(m, kind)[level]++
	}
}

// judgePopularity sells points for the rest of this round's income (B85).
func judgePopularity(c Context, command *Command) Verdict {
	price := c.Number(PricePopularity)
	switch {
	case command.Points < 1:
		return refused("B85", "at_least_one_point")
	case command.Points > c.Owner().Turn.Income/price:
		return refuse(rule.Reason{Rule: "B85", Key: "income_too_small", Amount: price, Limit: c.Owner().Turn.Income / price})
	}
	return Verdict{Cost: Cost{Money: command.Points * price, Popularity: -command.Points}}
}

func listPopularity(c Context, d *Decision, commands []Command) []Command {
	for points := 1; points <= d.Count; points++ {
		commands = append(commands, Command{Type: BuyPopularity, Points: points})
	}
	return commands
}

// playPopularity buys the points; the rest of the income is saved (B85).
func playPopularity(p *Play, player int, command *Command) {
	p.Answered(player, DecidePopularity)
	owner := &p.State.Players[player]
	price := command.Points * p.Rules.Numbers[PricePopularity]
	owner.Popularity += command.Points
	owner.Turn.Income -= price
	p.Tell(Event{Type: PopularityBought, Player: player, Rule: "B85", Money: -price, Popularity: command.Points})
	p.saveIncome(player)
}

// playPopularityDone buys no points.
func playPopularityDone(p *Play, player int, _ *Command) {
	p.Answered(player, DecidePopularity)
	p.saveIncome(player)
}

// IncomeLeft returns the rest of this round's income in dollars: 0 before Business has paid it (B84, B85).
func (c Context) IncomeLeft() int {
	if !c.settled() {
		return 0
	}
	return c.Owner().Turn.Income
}

// Spend takes dollars from a player: first the rest of this round's income, then the savings. If the remaining income
// no longer buys a point, the decision on popularity is over (B85).
func (p *Play) Spend(player, dollars int) {
	owner := &p.State.Players[player]
	earned := min(dollars, p.Of(player).IncomeLeft())
	owner.Turn.Income -= earned
	owner.Money -= dollars - earned
	if d := p.State.Decision(player); d != nil && d.Kind == DecidePopularity {
		if d.Count = owner.Turn.Income / p.Rules.Numbers[PricePopularity]; d.Count == 0 {
			p.Answered(player, DecidePopularity)
			p.saveIncome(player)
		}
	}
}

// saveIncome moves the rest of this round's income to the savings (B85).
func (p *Play) saveIncome(player int) {
	owner := &p.State.Players[player]
	if left := owner.Turn.Income; left != 0 {
		owner.Money += left
		owner.Turn.Income = 0
		p.Tell(Event{Type: IncomeSaved, Player: player, Rule: "B85", Number: left})
	}
	if c := p.Of(player); c.HasAnnex() {
		p.settleAnnex(c.Annex())
	}
}

// settleAnnex treats the patients of an annex and pays its expenses: from its own money, then from the player's
// savings, then with popularity. It asks about popularity if its own money buys a point.
func (p *Play) settleAnnex(c Context) {
	owner := c.Owner()
	forecast := c.count(c.Turn().Treatments)
	for _, t := range forecast.Treatments {
		p.cure(c, t)
	}
	tell := func(e Event) {
		e.Player, e.Board = c.Player, c.Rules.board
		p.Tell(e)
	}
	if forecast.OnCallCost != 0 {
		owner.Popularity -= forecast.OnCallCost
		tell(Event{Type: NursesCalledIn, Rule: c.OnCallRule(forecast.OnCall), Number: forecast.OnCall, Popularity: -forecast.OnCallCost})
	}
	for _, due := range [...]struct {
		kind    EventType
		rule    string
		dollars int
	}{{SalariesPaid, "B82", forecast.Salaries}, {UpkeepPaid, "B83", forecast.Upkeep}} {
		if due.dollars == 0 {
			continue
		}
		cost := c.pay(min(due.dollars, c.Purse()))
		tell(Event{Type: due.kind, Rule: due.rule, Number: due.dollars, Money: -cost.Money, AnnexMoney: -cost.AnnexMoney})
	}
	if forecast.Missing > 0 {
		owner.Popularity -= forecast.PopularityLost
		tell(Event{Type: ExpensesMissed, Rule: "B84", Number: forecast.Missing, Popularity: -forecast.PopularityLost})
	}
	if forecast.Affordable > 0 {
		p.Ask(Decision{Kind: DecideAnnexPopularity, Player: c.Player, Together: true, Count: forecast.Affordable})
	}
}

// judgeAnnexPopularity sells points for the annex's own money, however much the player has saved.
func judgeAnnexPopularity(c Context, command *Command) Verdict {
	c = c.Annex()
	price := c.Number(PricePopularity)
	switch most := c.Board().Money / price; {
	case command.Points < 1:
		return refused("B85", "at_least_one_point")
	case command.Points > most:
		return refuse(rule.Reason{Rule: c.Rules.ruleOf(PricePopularity), Key: "annex_too_poor", Amount: price, Limit: most, Source: c.Rules.source})
	}
	return Verdict{Cost: Cost{AnnexMoney: command.Points * price, Popularity: -command.Points}}
}

func listAnnexPopularity(c Context, d *Decision, commands []Command) []Command {
	for points := 1; points <= d.Count; points++ {
		commands = append(commands, Command{Type: BuyPopularity, Board: c.Annex().BoardName(), Points: points})
	}
	return commands
}

func playAnnexPopularity(p *Play, player int, command *Command) {
	c := p.Of(player).Annex()
	p.Answered(player, DecideAnnexPopularity)
	price := command.Points * c.Number(PricePopularity)
	c.Owner().Popularity += command.Points
	c.Board().Money -= price
	p.Tell(Event{Type: PopularityBought, Player: player, Board: c.Rules.board, Rule: c.Rules.ruleOf(PricePopularity), AnnexMoney: -price, Popularity: command.Points})
}
