package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// beginAdmit gives the player the queue points of this action (B53).
func beginAdmit(p *Play, player int) {
	BeginAdmit(p.Of(player))
}

// BeginAdmit begins an Admit action on a board (B53).
func BeginAdmit(c Context) { c.Turn().Queue = c.QueuePoints() }

// QueuePoints returns the points of one Admit action: 1, plus 1 for each of the player's service hubs (B53).
func (c Context) QueuePoints() int {
	points := c.Number(QueueBase)
	for i := range c.Clinic().Tiles {
		if c.Clinic().Tiles[i].Kind == clinic.Hub {
			points += c.Number(QueuePerHub)
		}
	}
	return ask(c, c.Rules.hooks.QueuePoints, struct{}{}, points)
}

// HasHub reports whether the player may admit patients of that service (B30).
func (c Context) HasHub(service clinic.Service) bool {
	for i := range c.Clinic().Tiles {
		if t := &c.Clinic().Tiles[i]; t.Kind == clinic.Hub && t.Service == service {
			return true
		}
	}
	return false
}

// Treats reports whether any working room of the board treats patients of that service (B31, B34).
func (c Context) Treats(service clinic.Service) bool {
	for space := range c.Clinic().Modules().All() {
		if f := c.Clinic().Functional(space); f.Works && f.Services.Has(service) {
			return true
		}
	}
	return false
}

// FreeWaiting returns how many more patients of that service fit in pre-admissions (B54).
func (c Context) FreeWaiting(service clinic.Service) int {
	free := ask(c, c.Rules.hooks.Waiting, service, c.Number(WaitingPerService))
	for i := range c.Clinic().People {
		if p := &c.Clinic().People[i]; p.At.Area == clinic.PreAdmissions && p.Service == service {
			free--
		}
	}
	return free
}

// JudgeQueue allows moving a patient one space up, down, left or right in the appointments, swapping with a patient
// who is there. It refuses a move that would slide straight back (B53), and warns of swapping equal patients.
func JudgeQueue(c Context, command *Command) Verdict {
	m := c.Market()
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
	case c.Turn().Queue < 1:
		return refused("B53", "no_queue_points")
	}
	v := Verdict{Cost: Cost{Queue: 1}}
	if m.Appointments[from].Patients[command.From.Space] == m.Appointments[onto].Patients[command.Onto.Space] {
		v.Warnings = append(v.Warnings, rule.Reason{Rule: "B53", Key: "equal_patients", Source: Base})
	}
	return v
}

func apart(a, b int) int { return max(a-b, b-a) }

// rowIndex returns the index of a spot's row, −1 if the spot does not exist.
func rowIndex(m *market.Market, spot market.Appointment) int {
	if spot.Space < 0 || spot.Space >= market.RowLength {
		return -1
	}
	return m.RowIndex(spot)
}

// ListQueue appends every legal move in the appointments (B53).
func ListQueue(c Context, _ *Decision, commands []Command) []Command {
	if c.Turn().Queue < 1 {
		return commands
	}
	m := c.Market()
	rows, command := m.Appointments, Command{Type: QueueOne, Board: c.Rules.board}
	for i := range rows {
		for space := range rows[i].Waiting() {
			command.From = m.Appointment(i, space)
			for _, target := range [...]struct{ row, space int }{{i - 1, space}, {i, space - 1}, {i, space + 1}, {i + 1, space}} {
				if target.row < 0 || target.row >= len(rows) || target.space < 0 || target.space >= market.RowLength ||
					target.row == i && rows[i].Patients[target.space] == clinic.NoLevel { // would slide back
					continue
				}
				command.Onto = m.Appointment(target.row, target.space)
				commands = append(commands, command)
			}
		}
	}
	return commands
}

func playQueue(p *Play, player int, command *Command) { p.Queue(p.Of(player), command) }

// Queue moves a patient in the appointments; the rows slide right at once (B53).
func (p *Play) Queue(c Context, command *Command) {
	m := c.Market()
	from, onto := m.RowAt(command.From), m.RowAt(command.Onto)
	patient, other := from.Patients[command.From.Space], onto.Patients[command.Onto.Space]
	c.Turn().Queue--
	kind := PatientQueued
	if other != clinic.NoLevel {
		from.Patients[command.From.Space], onto.Patients[command.Onto.Space] = other, patient
		kind = PatientsSwapped
	} else {
		onto.Patients[onto.Waiting()] = patient
		slide(from, int(command.From.Space))
	}
	p.Tell(Event{
		Type: kind, Player: c.Player, Board: c.Rules.board, Rule: "B53", Level: patient, NewLevel: other,
		Service: from.Service, Slot: int(command.From.Space), Second: onto.Service, Number: int(command.Onto.Space),
		Queue: command.From.Queue, OtherQueue: command.Onto.Queue,
	})
}

// slide closes the gap at a space of the row: everybody farther left moves one space to the right.
func slide(row *market.Row, gap int) {
	copy(row.Patients[gap:], row.Patients[gap+1:])
	row.Patients[market.RowLength-1] = clinic.NoLevel
}

// JudgeAdmit allows admitting the patient in the rightmost space of a service that the player has a hub of, if
// pre-admissions and parking have room (B30, B53, B54).
func JudgeAdmit(c Context, command *Command) Verdict {
	service := command.From.Service
	row := c.Market().RowAt(command.From)
	reason := rule.Reason{Rule: "B53", What: service.String()}
	if service == clinic.NoService {
		reason.What = string(c.Rules.board)
	}
	switch {
	case row == nil:
		reason.Rule, reason.Key = "B40", "no_such_service"
		if !c.AtHome() {
			reason.Rule, reason.Key = "B48", "no_such_appointment"
		}
	case service != clinic.NoService && !c.HasHub(service):
		reason.Rule, reason.Key = "B30", "no_hub_of_service"
	case row.Patients[0] == clinic.NoLevel:
		reason.Key = "nobody_waits"
	case c.Turn().Queue < 1:
		reason.Key = "no_queue_points"
	case c.Admission(Applicant{service, row.Patients[0]}) == TurnsAway && !c.Rules.AtLeast(5):
		return Verdict{Cost: Cost{Queue: 1}}
	case c.FreeWaiting(service) < 1:
		reason.Rule, reason.Key = "B54", "pre_admissions_full"
	case c.Admission(Applicant{service, row.Patients[0]}) == TurnsAway: // without a car
		return Verdict{Cost: Cost{Queue: 1}}
	case c.FreePlaces() < 1:
		reason.Rule, reason.Key = "B54", "no_parking_admit"
	default:
		return Verdict{Cost: Cost{Queue: 1}}
	}
	return refuse(reason)
}

// ListAdmit appends every patient who can be admitted (B53).
func ListAdmit(c Context, _ *Decision, commands []Command) []Command {
	m := c.Market()
	if c.Turn().Queue < 1 {
		return commands
	}
	for i := range m.Appointments {
		if m.Appointments[i].Patients[0] == clinic.NoLevel {
			continue
		}
		command := Command{Type: AdmitOne, Board: c.Rules.board, From: m.Appointment(i, 0)}
		if JudgeAdmit(c, &command).Legal() {
			commands = append(commands, command)
		}
	}
	return commands
}

// What happens to a patient taken from the appointments, as returned by the query Admission.
const (
	ComesIn   = iota // into pre-admissions, with a car (B54)
	TurnsAway        // back into the bag
)

// Admission returns what happens to a patient taken from the appointments: ComesIn or TurnsAway (B53).
func (c Context) Admission(patient Applicant) int {
	return ask(c, c.Rules.hooks.Admission, patient, ComesIn)
}

// TakeNext takes the patient in the rightmost space of a row of the appointments, where there must be one, and
// returns the level. comes is false if the patient is not let in and went back into the bag.
func (p *Play) TakeNext(c Context, from market.Appointment) (level clinic.Level, comes bool) {
	row := c.Market().RowAt(from)
	level = row.Patients[0]
	slide(row, 0)
	return level, p.LetIn(c, "", Applicant{row.Service, level}, "")
}

// LetIn reports whether a patient is let in. A patient who isn't is turned away at once, see TurnAway. The event
// cites the rule id, or if that is empty, the rule that keeps the patient out.
func (p *Play) LetIn(c Context, person string, patient Applicant, id string) bool {
	admission, by := decided(c, c.Rules.hooks.Admission, patient, Origin{Base, "B53", ComesIn})
	if admission != TurnsAway {
		return true
	}
	if id == "" {
		id = by
	}
	p.TurnAway(c.Player, person, patient, id)
	return false
}

// TurnAway puts a patient who is not let in back into the bag. id is the rule that the event cites. person is the id
// of somebody who is in the clinic already and leaves with the car, or empty for somebody from the appointments.
func (p *Play) TurnAway(player int, person string, patient Applicant, id string) {
	p.State.Market.BagOf(patient.Level)[patient.Level]++
	p.Follow(Event{
		Type: PatientTurnedAway, Player: player, Rule: id, Person: person, Kind: clinic.Patient, Level: patient.Level, Service: patient.Service,
	})
	people := &p.State.Players[player].Clinic.People
	*people = slices.DeleteFunc(*people, func(who clinic.Person) bool { return who.ID == person })
}

func playAdmit(p *Play, player int, command *Command) { p.Admit(p.Of(player), command) }

// Admit takes the patient into pre-admissions and parks the car (B53, B54).
func (p *Play) Admit(c Context, command *Command) {
	c.Turn().Queue--
	service := c.Market().RowAt(command.From).Service
	level, comes := p.TakeNext(c, command.From)
	if !comes {
		return
	}
	kind := c.Rules.KindOf(clinic.Patient)
	person := p.ArriveAt(c, clinic.Person{
		Kind: kind, Level: level, Service: service, Car: true, At: clinic.Place{Area: clinic.PreAdmissions},
	})
	p.Follow(Event{
		Type: PatientAdmitted, Player: c.Player, Board: c.Rules.board, Rule: "B53", Person: person, Kind: kind, Level: level,
		Service: service, Queue: command.From.Queue,
	})
}

// arrivals brings new patients to every service after an action step; a full row gets none (B51).
func arrivals(p *Play) {
	for c := range p.Of(0).Boards() {
		p.arrivals(c)
	}
}

func (p *Play) arrivals(c Context) {
	m := c.Market()
	for i := range m.Appointments {
		row := &m.Appointments[i]
		for range ask(c, c.Rules.hooks.Arrivals, row.Service, 1) {
			space := row.Waiting()
			if space == market.RowLength || m.Arrivals().Total() == 0 {
				break
			}
			level := p.Draw(m.Arrivals())
			row.Patients[space] = level
			p.Tell(Event{
				Type: PatientArrived, Player: NoPlayer, Board: c.Rules.board, Rule: "B51", Level: level, Service: row.Service, Slot: space,
				Queue: m.Appointment(i, 0).Queue,
			})
		}
	}
}

// LastArrivals returns the round in which the last patients come out of the bag, if everybody admits once a round
// with all queue points: every row with room gets one after each action step (B51, B53). Patients who give up go back
// into the bag but make room for others, which evens out. foreseen is false if the bag lasts to the end of the game.
func (c Context) LastArrivals() (round int, foreseen bool) {
	m, steps := c.Market(), c.Number(ActionSteps)
	bag, free, each, admitted := m.Arrivals().Total(), 0, 0, 0
	for i := range m.Appointments {
		free += market.RowLength - int(m.Appointments[i].Waiting())
		each += ask(c, c.Rules.hooks.Arrivals, m.Appointments[i].Service, 1)
	}
	for player := range c.State.Players {
		one := c
		one.Player = player
		admitted += one.QueuePoints()
	}
	left := steps // action steps of the round that still bring patients
	if now := c.Rules.StepOf(c.State); c.State.Step >= c.Rules.step(StepMove) {
		left = 0
	} else if now.Number > 0 {
		left = steps - now.Number + 1
	}
	for round = max(1, c.State.Round); round <= c.Number(Rounds); round++ {
		coming := min(left*each, free+admitted)
		if bag -= coming; bag <= 0 {
			return round, true
		}
		free, left = free+admitted-coming, steps
	}
	return 0, false
}

// Draw takes a random piece out of a bag, which must not be empty.
func (p *Play) Draw(bag *market.Bag) clinic.Level {
	level := bag.Pick(p.State.Random.Below(bag.Total()))
	bag[level]--
	return level
}
