package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// beginAdmit gives the player the queue points of this action (B53).
func beginAdmit(p *Play, player int) {
	p.State.Players[player].Turn.Queue = p.Of(player).QueuePoints()
}

// QueuePoints are what one Admit action gives: 1, and 1 for each of the player's service hubs (B53).
func (c Context) QueuePoints() int {
	points := c.Number(QueueBase)
	for i := range c.Clinic().Tiles {
		if c.Clinic().Tiles[i].Kind == clinic.Hub {
			points += c.Number(QueuePerHub)
		}
	}
	return ask(c, c.Rules.queries.QueuePoints, struct{}{}, points)
}

// HasHub tells whether the player may admit patients of that service (B30).
func (c Context) HasHub(service clinic.Service) bool {
	for i := range c.Clinic().Tiles {
		if t := &c.Clinic().Tiles[i]; t.Kind == clinic.Hub && t.Service == service {
			return true
		}
	}
	return false
}

// FreeWaiting is how many patients of that service pre-admissions can still take (B54).
func (c Context) FreeWaiting(service clinic.Service) int {
	free := ask(c, c.Rules.queries.Waiting, service, c.Number(WaitingPerService))
	for i := range c.Clinic().People {
		if p := &c.Clinic().People[i]; p.At.Area == clinic.PreAdmissions && p.Service == service {
			free--
		}
	}
	return free
}

// judgeQueue allows one patient one space up, down, left or right in the appointments, swapping with who is
// there; a move that slides straight back is none (B53).
func judgeQueue(c Context, command *Command) Verdict {
	m := &c.State.Market
	from, onto := rowIndex(m, command.From), rowIndex(m, command.Onto)
	switch {
	case from < 0 || onto < 0:
		return refused("B48", "no_such_appointment")
	case m.Appointments[from].Patients[command.From.Space] == clinic.NoLevel:
		return refused("B53", "nobody_waits_there")
	case apart(from, onto)+apart(int(command.From.Space), int(command.Onto.Space)) != 1:
		return refused("B53", "one_space_only")
	case from == onto && m.Appointments[onto].Patients[command.Onto.Space] == clinic.NoLevel:
		return refused("B53", "slides_back")
	case c.Owner().Turn.Queue < 1:
		return refused("B53", "no_queue_points")
	}
	return Verdict{Cost: Cost{Queue: 1}}
}

func apart(a, b int) int { return max(a-b, b-a) }

// rowIndex gives the row of a spot, −1 where the spot does not exist.
func rowIndex(m *market.Market, spot market.Spot) int {
	if spot.Space < 0 || spot.Space >= market.RowLength {
		return -1
	}
	for i := range m.Appointments {
		if m.Appointments[i].Service == spot.Service {
			return i
		}
	}
	return -1
}

func listQueue(c Context, _ *Decision, commands []Command) []Command {
	if c.Owner().Turn.Queue < 1 {
		return commands
	}
	rows := c.State.Market.Appointments
	for i := range rows {
		for space := range rows[i].Waiting() {
			from := market.Spot{Service: rows[i].Service, Space: int8(space)}
			for _, target := range [...]struct{ row, space int }{{i - 1, space}, {i, space - 1}, {i, space + 1}, {i + 1, space}} {
				if target.row < 0 || target.row >= len(rows) {
					continue
				}
				command := Command{Type: QueueOne, From: from, Onto: market.Spot{Service: rows[target.row].Service, Space: int8(target.space)}}
				if judgeQueue(c, &command).Legal() {
					commands = append(commands, command)
				}
			}
		}
	}
	return commands
}

// playQueue moves the patient; the rows slide right at once (B53).
func playQueue(p *Play, player int, command *Command) {
	m := &p.State.Market
	from, onto := m.Row(command.From.Service), m.Row(command.Onto.Service)
	patient, other := from.Patients[command.From.Space], onto.Patients[command.Onto.Space]
	p.State.Players[player].Turn.Queue--
	kind := PatientQueued
	if other != clinic.NoLevel {
		from.Patients[command.From.Space], onto.Patients[command.Onto.Space] = other, patient
		kind = PatientsSwapped
	} else {
		onto.Patients[onto.Waiting()] = patient
		slide(from, int(command.From.Space))
	}
	p.Tell(Event{
		Type: kind, Player: player, Rule: "B53", Level: patient, NewLevel: other,
		Service: from.Service, Slot: int(command.From.Space), Second: onto.Service, Number: int(command.Onto.Space),
	})
}

// slide closes the gap at a space of the row: everybody further left moves one to the right.
func slide(row *market.Row, gap int) {
	copy(row.Patients[gap:], row.Patients[gap+1:])
	row.Patients[market.RowLength-1] = clinic.NoLevel
}

// judgeAdmit allows to take the patient in the rightmost space of a service that the player has a hub of, if
// pre-admissions and parking have room (B30, B53, B54).
func judgeAdmit(c Context, command *Command) Verdict {
	service := command.From.Service
	row := c.State.Market.Row(service)
	reason := rule.Reason{Rule: "B53", What: service.String()}
	switch {
	case row == nil:
		reason.Rule, reason.Key = "B40", "no_such_service"
	case !c.HasHub(service):
		reason.Rule, reason.Key = "B30", "no_hub_of_service"
	case row.Patients[0] == clinic.NoLevel:
		reason.Key = "nobody_waits"
	case c.Owner().Turn.Queue < 1:
		reason.Key = "no_queue_points"
	case c.Admission(Applicant{service, row.Patients[0]}) == TurnsAway:
		return Verdict{Cost: Cost{Queue: 1}}
	case c.FreeWaiting(service) < 1:
		reason.Rule, reason.Key = "B54", "pre_admissions_full"
	case c.FreePlaces() < 1:
		reason.Rule, reason.Key = "B54", "no_parking_admit"
	default:
		return Verdict{Cost: Cost{Queue: 1}}
	}
	return refuse(reason)
}

func listAdmit(c Context, _ *Decision, commands []Command) []Command {
	for i := range c.State.Market.Appointments {
		command := Command{Type: AdmitOne, From: market.Spot{Service: c.State.Market.Appointments[i].Service}}
		if judgeAdmit(c, &command).Legal() {
			commands = append(commands, command)
		}
	}
	return commands
}

// What becomes of who is taken from the appointments, as the query Admission answers.
const (
	ComesIn   = iota // into pre-admissions, with a car (B54)
	TurnsAway        // back into the bag
)

// Admission is what becomes of who is taken from the appointments (B53).
func (c Context) Admission(patient Applicant) int {
	return ask(c, c.Rules.queries.Admission, patient, ComesIn)
}

// TurnAway puts a patient back into its bag who is not let in; id is the rule that it happens by. Person is the id
// of somebody who stands in the clinic already, and leaves with the car; empty for who comes from the appointments.
func (p *Play) TurnAway(player int, person string, patient Applicant, id string) {
	p.State.Market.BagOf(patient.Level)[patient.Level]++
	p.follow(p.Rules.moments.TurnedAway, Event{
		Type: PatientTurnedAway, Player: player, Rule: id, Person: person, Kind: clinic.Patient, Level: patient.Level, Service: patient.Service,
	})
	people := &p.State.Players[player].Clinic.People
	*people = slices.DeleteFunc(*people, func(who clinic.Person) bool { return who.ID == person })
}

// playAdmit takes the patient into pre-admissions and parks the car (B53, B54).
func playAdmit(p *Play, player int, command *Command) {
	row := p.State.Market.Row(command.From.Service)
	level := row.Patients[0]
	slide(row, 0)
	p.State.Players[player].Turn.Queue--
	if applicant := (Applicant{row.Service, level}); p.Of(player).Admission(applicant) == TurnsAway {
		p.TurnAway(player, "", applicant, "B53")
		return
	}
	person := p.Arrive(player, clinic.Person{
		Kind: clinic.Patient, Level: level, Service: row.Service, Car: true, At: clinic.Place{Area: clinic.PreAdmissions},
	})
	p.follow(p.Rules.moments.Admitted, Event{
		Type: PatientAdmitted, Player: player, Rule: "B53", Person: person, Kind: clinic.Patient, Level: level, Service: row.Service,
	})
}

// arrivals brings every service its new patients after an action step; a full row gets none (B51).
func arrivals(p *Play) {
	m := &p.State.Market
	for i := range m.Appointments {
		row := &m.Appointments[i]
		for range ask(p.Of(0), p.Rules.queries.Arrivals, row.Service, 1) {
			space := row.Waiting()
			if space == market.RowLength || m.Arrivals().Total() == 0 {
				break
			}
			level := p.Draw(m.Arrivals())
			row.Patients[space] = level
			p.Tell(Event{Type: PatientArrived, Player: NoPlayer, Rule: "B51", Level: level, Service: row.Service, Slot: space})
		}
	}
}

// Draw takes one piece out of a bag, which must not be empty.
func (p *Play) Draw(bag *market.Bag) clinic.Level {
	level := bag.Pick(p.State.Random.Below(bag.Total()))
	bag[level]--
	return level
}
