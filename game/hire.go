package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

func beginHire(p *Play, player int) {
	turn := &p.State.Players[player].Turn
	turn.DoctorHired, turn.OtherHired = false, false
}

// judgeHire refuses a second doctor, a second nurse or orderly, an empty slot, a hire without money
// or without a parking place (B52, B47).
func judgeHire(c Context, command *Command) Verdict {
	turn, m := &c.Owner().Turn, &c.State.Market
	reason := rule.Reason{Rule: "B52", What: string(command.Kind)}
	there, taken := false, turn.OtherHired
	switch command.Kind {
	case clinic.Doctor:
		taken = turn.DoctorHired
		there = command.Slot >= 0 && command.Slot < len(m.Residency) && m.Residency[command.Slot] != clinic.NoLevel
	case clinic.Nurse:
		there = command.Slot >= 0 && command.Slot < len(m.Nurses) && m.Nurses[command.Slot]
	case clinic.Orderly:
		there = command.Slot == 0 && m.Orderlies > 0
	default:
		reason.Key = "not_for_hire"
		return refuse(reason)
	}
	price := c.HirePrice(command.Kind, command.Slot)
	switch {
	case taken && command.Kind == clinic.Doctor:
		reason.Key = "one_doctor"
	case taken:
		reason.Key = "one_nurse_or_orderly"
	case !there:
		reason.Key = "nobody_to_hire"
	case price > c.Owner().Money:
		reason.Rule, reason.Key, reason.Amount, reason.Limit = "B28", "no_money", price, c.Owner().Money
	case c.FreePlaces() < 1:
		reason.Key = "no_parking_hire"
	default:
		return paid(price)
	}
	return refuse(reason)
}

// HirePrice is what the person in that slot costs, in dollars (B46, B47).
func (c Context) HirePrice(kind clinic.PersonKind, slot int) int {
	switch kind {
	case clinic.Doctor:
		return c.Number(Residency1 + Number(slot))
	case clinic.Nurse:
		return c.Number(Nurse1 + Number(slot))
	}
	return c.Number(PriceOrderly)
}

func listHire(c Context, _ *Decision, commands []Command) []Command {
	try := func(kind clinic.PersonKind, slots int) {
		for slot := range slots {
			command := Command{Type: HireOne, Kind: kind, Slot: slot}
			if judgeHire(c, &command).Legal() {
				commands = append(commands, command)
			}
		}
	}
	try(clinic.Doctor, len(c.State.Market.Residency))
	try(clinic.Nurse, len(c.State.Market.Nurses))
	try(clinic.Orderly, 1)
	return commands
}

// playHire pays, takes a car and puts the hire outside the clinic; the slot stays empty until Admin (B52).
func playHire(p *Play, player int, command *Command) {
	owner, m := &p.State.Players[player], &p.State.Market
	price := p.Of(player).HirePrice(command.Kind, command.Slot)
	level := clinic.NoLevel
	switch command.Kind {
	case clinic.Doctor:
		level, m.Residency[command.Slot] = m.Residency[command.Slot], clinic.NoLevel
		owner.Turn.DoctorHired = true
	case clinic.Nurse:
		m.Nurses[command.Slot] = false
		owner.Turn.OtherHired = true
	case clinic.Orderly:
		m.Orderlies--
		owner.Turn.OtherHired = true
	}
	owner.Money -= price
	person := p.Arrive(player, clinic.Person{Kind: command.Kind, Level: level, Car: true, At: clinic.Place{Area: clinic.Waiting}})
	p.Tell(Event{
		Type: PersonHired, Player: player, Rule: "B52", Person: person, Kind: command.Kind, Level: level,
		Slot: command.Slot, Money: -price,
	})
}

// Arrive adds a person with a new id to a clinic and gives the id.
func (p *Play) Arrive(player int, person clinic.Person) string {
	c := &p.State.Players[player].Clinic
	person.ID = c.Named.Name(person.Kind)
	c.People = append(c.People, person)
	return person.ID
}
