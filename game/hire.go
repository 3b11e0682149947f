package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

func beginHire(p *Play, player int) {
	BeginHire(p.Of(player))
}

// BeginHire begins a Hire action on a board (B52).
func BeginHire(c Context) { c.Turn().DoctorHired, c.Turn().OtherHired = false, false }

// JudgeHire refuses a second doctor, a second nurse or orderly, an empty slot, and a hire without
// enough money or a parking place (B52, B47).
func JudgeHire(c Context, command *Command) Verdict {
	turn, m := c.Turn(), c.Market()
	reason := rule.Reason{Rule: "B52", What: string(command.Kind)}
	if strange := c.strangers(command.Kind); !strange.None() {
		return refuse(strange)
	}
	there, taken := false, turn.OtherHired
	kind := c.Rules.As(command.Kind)
	switch kind {
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
	case taken && kind == clinic.Doctor:
		reason.Key = "one_doctor"
	case taken:
		reason.Key = "one_nurse_or_orderly"
	case !there:
		reason.Key = "nobody_to_hire"
	case !c.canPay(price).None():
		return refuse(c.canPay(price))
	case c.FreePlaces() < 1:
		reason.Key = "no_parking_hire"
	default:
		return c.paid(price)
	}
	return refuse(reason)
}

// HirePrice returns the price of the person in that slot, in dollars (B46, B47).
func (c Context) HirePrice(kind clinic.PersonKind, slot int) int {
	switch c.Rules.As(kind) {
	case clinic.Doctor:
		return c.Number(Residency1 + Number(slot))
	case clinic.Nurse:
		return c.Number(Nurse1 + Number(slot))
	}
	return c.Number(PriceOrderly)
}

// ListHire appends everybody who can be hired (B52).
func ListHire(c Context, _ *Decision, commands []Command) []Command {
	try := func(kind clinic.PersonKind, slots int) {
		for slot := range slots {
			command := Command{Type: HireOne, Board: c.Rules.board, Kind: c.Rules.KindOf(kind), Slot: slot}
			if JudgeHire(c, &command).Legal() {
				commands = append(commands, command)
			}
		}
	}
	try(clinic.Doctor, len(c.Market().Residency))
	try(clinic.Nurse, len(c.Market().Nurses))
	try(clinic.Orderly, min(1, c.Market().Orderlies))
	return commands
}

func playHire(p *Play, player int, command *Command) { p.Hire(p.Of(player), command) }

// Hire pays the price and puts the new person, with a car, outside the grid; the slot stays empty until Admin (B52).
func (p *Play) Hire(c Context, command *Command) {
	turn, m := c.Turn(), c.Market()
	price := c.HirePrice(command.Kind, command.Slot)
	level := clinic.NoLevel
	switch c.Rules.As(command.Kind) {
	case clinic.Doctor:
		level, m.Residency[command.Slot] = m.Residency[command.Slot], clinic.NoLevel
		turn.DoctorHired = true
	case clinic.Nurse:
		m.Nurses[command.Slot] = false
		turn.OtherHired = true
	case clinic.Orderly:
		m.Orderlies--
		turn.OtherHired = true
	}
	cost := c.pay(price)
	person := p.ArriveAt(c, clinic.Person{Kind: command.Kind, Level: level, Car: true, At: clinic.Place{Area: clinic.Waiting}})
	p.Tell(Event{
		Type: PersonHired, Player: c.Player, Board: c.Rules.board, Rule: "B52", Person: person, Kind: command.Kind, Level: level,
		Slot: command.Slot, Money: -cost.Money, AnnexMoney: -cost.AnnexMoney,
	})
}

// Arrive adds a person with a new id to a clinic and returns the id.
func (p *Play) Arrive(player int, person clinic.Person) string {
	return p.ArriveAt(p.Of(player), person)
}

// ArriveAt adds a person with a new id to a board and returns the id.
func (p *Play) ArriveAt(c Context, person clinic.Person) string {
	board := c.Clinic()
	person.ID = board.Named.Name(person.Kind)
	board.People = append(board.People, person)
	return person.ID
}
