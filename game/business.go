package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// What becomes of the piece of somebody who is cured or dead, as the query Departure answers.
const (
	GoesToSupply  = iota // leaves with the car; the piece is the supply's again (B62, B86)
	GoesElsewhere        // leaves with the car; the piece is not, or an extension keeps it
	StaysHere            // the person stays in the clinic
)

// Departing is somebody who is cured or dead.
type Departing struct {
	Person *clinic.Person
	Dead   bool
}

// beginBusiness proposes treatments to everybody who has a choice and settles the others at once (B80).
func beginBusiness(p *Play) {
	for _, player := range p.State.TurnOrder {
		p.decideEarlyGoal(player)
		p.research(player)
		p.ProposeTreatments(player)
		if len(p.State.Players[player].Turn.Treatments) == 0 {
			settle(p, player)
			continue
		}
		p.Ask(Decision{Kind: DecideTreatments, Player: player, Together: true})
	}
}

// ProposeTreatments lays the best treatments before the player (B80), also when something changed in between.
func (p *Play) ProposeTreatments(player int) {
	p.State.Players[player].Turn.Treatments = p.Of(player).BestTreatments()
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

// inLaboratory tells whether the person is a doctor who researches (B35).
func (c Context) inLaboratory(person *clinic.Person) bool {
	return person.Kind == clinic.Doctor && person.At.Area == clinic.Inside &&
		c.Clinic().At(person.At.Space).Kind == clinic.Laboratory && c.Works(person)
}

func playTreatmentsDone(p *Play, player int, _ *Command) {
	p.Answered(player, DecideTreatments)
	p.Tell(Event{Type: PlayerDone, Player: player, Rule: "B80", Choice: string(DecideTreatments)})
	settle(p, player)
}

// settle treats the patients (B80, B81), pays what is due (B82 to B84), and asks for popularity where a point
// can be bought (B85).
func settle(p *Play, player int) {
	owner := &p.State.Players[player]
	forecast := p.Of(player).forecast(owner.Turn.Treatments)
	for _, t := range forecast.Treatments {
		p.cure(player, t)
	}
	if earned := total(forecast.Earnings); earned != 0 {
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

// cure sends the patient home, or wherever it goes (B81, B86).
func (p *Play) cure(player int, t ForecastTreatment) {
	owner := &p.State.Players[player]
	patient := owner.Clinic.Person(t.Patient)
	if patient.Kind == clinic.Patient {
		owner.Treated[patient.Level]++
	}
	p.follow(p.Rules.moments.Cured, Event{
		Type: PatientCured, Player: player, Rule: "B81", Person: patient.ID, Kind: patient.Kind, Level: patient.Level,
		Service: patient.Service, From: patient.At, Money: t.Income, People: slices.Concat(t.Doctors, t.Nurses),
	})
	p.Depart(player, t.Patient, false)
}

// Depart takes somebody who is cured or dead off the board, with the car (B62, B86).
func (p *Play) Depart(player int, id string, dead bool) {
	c := p.Of(player)
	person := c.Clinic().Person(id)
	where := GoesElsewhere
	if person.Staff() || person.Kind == clinic.Patient {
		where = GoesToSupply
	}
	where = ask(c, c.Rules.queries.Departure, Departing{person, dead}, where)
	if where == StaysHere {
		return
	}
	if where == GoesToSupply {
		giveBack(&p.State.Market, person)
	}
	c.Clinic().People = slices.DeleteFunc(c.Clinic().People, func(person clinic.Person) bool { return person.ID == id })
}

// giveBack puts somebody's piece into the supply: nurses don't come back into play, orderlies can be hired again.
func giveBack(m *market.Market, person *clinic.Person) {
	switch person.Kind {
	case clinic.Nurse:
		m.NursesGone++
	case clinic.Orderly:
		m.Orderlies++
	default:
		supplyOf(m, person.Kind)[person.Level]++
	}
}

// judgePopularity sells points for what is left of this round's income (B85).
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

// playPopularity buys the points; the rest of the income becomes savings (B85).
func playPopularity(p *Play, player int, command *Command) {
	p.Answered(player, DecidePopularity)
	owner := &p.State.Players[player]
	price := command.Points * p.Rules.Numbers[PricePopularity]
	owner.Popularity += command.Points
	owner.Turn.Income -= price
	p.Tell(Event{Type: PopularityBought, Player: player, Rule: "B85", Money: -price, Popularity: command.Points})
	p.saveIncome(player)
}

// playPopularityDone buys none.
func playPopularityDone(p *Play, player int, _ *Command) {
	p.Answered(player, DecidePopularity)
	p.saveIncome(player)
}

// saveIncome makes savings of what is left of this round's income (B85).
func (p *Play) saveIncome(player int) {
	owner := &p.State.Players[player]
	if left := owner.Turn.Income; left != 0 {
		owner.Money += left
		owner.Turn.Income = 0
		p.Tell(Event{Type: IncomeSaved, Player: player, Rule: "B85", Number: left})
	}
}
