package game_test

import (
	"clinic/game"
	"clinic/game/clinic"
)

// steady plays the golden games: plainly and mostly sensibly, so that rooms work and patients come and are treated,
// with enough randomness that everything happens at some time.
type steady struct{ chance game.Random }

func (s *steady) oneIn(n int) bool { return s.chance.Below(n) == 0 }

// command returns the legal command with the highest worth, the first of equals.
func (s *steady) command(m *game.Match, player int) game.Command {
	c := game.Context{Rules: m.Rules, State: m.State, Player: player}
	legal := m.Rules.Legal(m.State, player)
	decision := m.State.Decision(player)
	best, most := 0, -1000
	for i := range legal {
		worth := 0
		if legal[i].Type != game.Done {
			worth = s.worth(c, decision, &legal[i])
		}
		if worth > most {
			best, most = i, worth
		}
	}
	return legal[best]
}

// worth rates a command relative to Done, which is worth 0.
func (s *steady) worth(c game.Context, decision *game.Decision, command *game.Command) int {
	switch decision.Kind {
	case game.DecideAction:
		return s.action(c, command.Action)
	case game.DecideBuild:
		return s.build(c, command)
	case game.DecideHire:
		return s.hire(c, command)
	case game.DecideAdmit:
		if command.Type == game.AdmitOne {
			return s.admit(c, command)
		}
		return s.queue(c, command)
	case game.DecideMove:
		return s.move(c, command)
	case game.DecideTreatments:
		if command.Skip || !s.oneIn(30) {
			return -1
		}
		return 1
	case game.DecidePopularity:
		if c.State.Round < 4 {
			return -1
		}
		return command.Points
	}
	return s.chance.Below(20) // setup
}

func (s *steady) action(c game.Context, action game.Action) int {
	step := len(c.Owner().Turn.Order)
	plan := [...]game.Action{game.Build, game.Admit, game.Hire}
	if c.State.Round%2 == 0 {
		plan = [...]game.Action{game.Hire, game.Build, game.Admit}
	}
	worth := s.chance.Below(3)
	if action == plan[step%len(plan)] {
		worth += 2
	}
	return worth
}

// build prefers what the clinic lacks, near what it has and low down, and keeps some money.
func (s *steady) build(c game.Context, command *game.Command) int {
	component := command.Component
	price := c.Price(component)
	if c.Owner().Money-price < 3*(c.State.Round-1) && c.State.Round < 6 {
		return -1
	}
	worth := s.chance.Below(4) - 3*int(component.Space.Floor)/2 - 4*len(c.BuildWarnings(component))
	count := c.Count(component.Kind)
	switch component.Kind {
	case clinic.Hub:
		worth += 9
		if c.HasHub(component.Service) {
			worth -= 7
		}
	case clinic.TreatmentRoom:
		worth += 8 - count
	case clinic.SupplyRoom:
		worth += 4 - 2*count
	case clinic.OperatingRoom, clinic.OutpatientServices, clinic.Laboratory, clinic.WaitingRoom:
		worth += 6
	case clinic.Conveyor, clinic.Helipad:
		worth += 3 - 2*count
	default:
		worth += 2 - 2*count
	}
	return worth
}

func (s *steady) hire(c game.Context, command *game.Command) int {
	if c.Owner().Money-c.HirePrice(command.Kind, command.Slot) < 2 {
		return -1
	}
	switch command.Kind {
	case clinic.Doctor:
		return 5 + 2*int(c.State.Market.Residency[command.Slot]) - command.Slot
	case clinic.Nurse:
		return 4 - command.Slot
	}
	return 1
}

// admit takes patients whom a doctor can treat, and occasionally one more.
func (s *steady) admit(c game.Context, command *game.Command) int {
	patients, doctors, beds := 0, 0, 0
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; person.Kind {
		case clinic.Patient:
			patients++
		case clinic.Doctor:
			doctors++
		}
	}
	for room := range c.FunctionalRooms().All() {
		if c.Clinic().Functional(room).Services.Has(command.From.Service) {
			beds += 2 - c.Present(room, clinic.Patient)
		}
	}
	if (patients >= doctors || beds <= 0) && !s.oneIn(12) {
		return -1
	}
	return 10 + int(c.State.Market.Row(command.From.Service).Patients[0])
}

// queue moves patients who will pay more closer.
func (s *steady) queue(c game.Context, command *game.Command) int {
	row := c.State.Market.Row(command.From.Service)
	level := int(row.Patients[command.From.Space])
	switch {
	case !s.oneIn(2) || !c.HasHub(command.Onto.Service) || c.FreeWaiting(command.Onto.Service) < 1:
		return -1
	case command.Onto.Space < command.From.Space:
		return level + int(row.Patients[command.From.Space]) - int(row.Patients[command.Onto.Space])
	}
	return level - 2
}

// move sends patients to beds, then doctors and nurses where they are missing, and leaves the others where they are.
func (s *steady) move(c game.Context, command *game.Command) int {
	person, space := c.Clinic().Person(command.Person), command.To.Space
	verdict := c.Rules.Check(c.State, c.Player, command)
	if len(verdict.Warnings) > 0 {
		return -1
	}
	kind := c.Clinic().At(space).Kind
	time := verdict.Cost.Time
	need := func(at clinic.Space) int {
		if !c.Clinic().Functional(at).Works {
			return 0
		}
		return c.Present(at, clinic.Patient) - c.Present(at, person.Kind)
	}
	switch person.Kind {
	case clinic.Patient:
		worth := 100 - time
		if kind == clinic.WaitingRoom {
			worth = 10 - time
		}
		return worth
	case clinic.Doctor:
		if s.restsIn(c, person) {
			return -1
		}
		if kind == clinic.Laboratory && c.State.Round == 3 && c.Present(space, clinic.Doctor) == 0 {
			return 20
		}
		return 50 - time + s.missing(person, need, space)
	case clinic.Nurse:
		return 40 - time + s.missing(person, need, space)
	case clinic.Orderly:
		if kind == clinic.SupplyRoom && person.At.Area != clinic.Inside {
			return 10 - time
		}
	}
	return -1
}

// restsIn reports whether a doctor is already doing research.
func (s *steady) restsIn(c game.Context, doctor *clinic.Person) bool {
	return doctor.At.Area == clinic.Inside && c.Clinic().At(doctor.At.Space).Kind == clinic.Laboratory && c.State.Round == 3
}

// missing is negative if staff would leave a room that needs them, or go where nobody needs them.
func (s *steady) missing(person *clinic.Person, need func(clinic.Space) int, space clinic.Space) int {
	if need(space) < 1 || person.At.Area == clinic.Inside && need(person.At.Space) >= 0 && need(person.At.Space) >= need(space)-1 {
		return -200
	}
	return 0
}
