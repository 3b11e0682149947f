package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
)

// careful plays like curious, but so that few die: it admits few patients, hires much staff to send into quarantine,
// and moves people so that treatments come closer.
type careful struct{ *curious }

func (p careful) command(s *game.State, player int, legal []game.Command) game.Command {
	p.remember(legal)
	c := game.Context{Rules: p.rules, State: s, Player: player}
	best, most := 0, -1<<30
	for i := range legal {
		if worth := 16*p.worth(c, &legal[i]) + p.chance.Below(16); worth > most {
			best, most = i, worth
		}
	}
	return legal[best]
}

func (p careful) worth(c game.Context, command *game.Command) int {
	switch c.State.Decision(c.Player).Kind {
	case game.DecideAction:
		return p.action(c, command.Action)
	case game.DecideAdmit:
		return p.admit(c, command)
	case game.DecideHire:
		return len(command.Kind)
	case DecideInfect:
		return p.infect(c, command)
	case game.DecideMove, game.DecideTreatments:
		return p.after(c, command)
	}
	if command.Type == BuyMasks {
		return p.chance.Below(8) - 5
	}
	return p.curious.worth(c, command)
}

// action prefers Admit once, if a patient can be treated, then whatever brings staff.
func (p careful) action(c game.Context, action game.Action) int {
	switch turn := &c.Owner().Turn; {
	case action == game.Admit && turn.Used[2] == 0 && len(turn.Order) == 1:
		return 5
	case action == game.Hire:
		return 3
	case action == game.Build:
		return 2
	}
	return 0
}

// admit prefers a mild patient, and no more patients than can be treated in a round.
func (p careful) admit(c game.Context, command *game.Command) int {
	patients := 0
	for i := range c.Clinic().People {
		if c.Clinic().People[i].Kind == clinic.Patient {
			patients++
		}
	}
	switch {
	case command.Type == game.Done:
		return 1
	case command.Type == game.AdmitOne && patients < 2 && c.State.Market.Row(command.From.Service).Patients[0] <= clinic.Yellow &&
		command.From.Service == clinic.Psychiatry:
		return 3 - int(c.State.Market.Row(command.From.Service).Patients[0])
	}
	return 0
}

// infect sends staff into quarantine, and gives a tile to one mild patient who can be treated.
func (p careful) infect(c game.Context, command *game.Command) int {
	person := c.Clinic().Person(command.Person)
	if person == nil || command.Type != Infect {
		return -1
	}
	ill := 0
	for i := range c.Clinic().People {
		if who := &c.Clinic().People[i]; who.Kind == clinic.Patient && Infected(who) {
			ill++
		}
	}
	switch person.Kind {
	case clinic.Patient:
		return 8 - 2*int(person.Level) - 3*ill
	case clinic.Orderly:
		return 5
	case clinic.Nurse:
		return 4
	}
	return 0
}

// after returns how close to treatments the clinic comes by the command.
func (p careful) after(c game.Context, command *game.Command) int {
	if command.Type == BuyMasks {
		return -1 << 20
	}
	if command.Type == game.MoveOne && c.Owner().Turn.Moves > 12 {
		return -1
	}
	s := c.State.Clone()
	before := p.nearness(c)
	p.rules.Apply(s, c.Player, command)
	if command.Type == game.Done {
		return 0
	}
	if near := p.nearness(game.Context{Rules: p.rules, State: s, Player: c.Player}); near > before {
		return near - before
	}
	return -1
}

func (p careful) nearness(c game.Context) int {
	near := 0
	for _, t := range c.Forecast().Treatments {
		if near += 50; Infected(c.Clinic().Person(t.Patient)) {
			near += 100
		}
	}
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.At.Area != clinic.Inside || !c.Clinic().Functional(person.At.Space).Works {
			continue
		}
		patients := c.Present(person.At.Space, clinic.Patient)
		switch {
		case c.CountsAs(person, clinic.Patient) && c.Clinic().Functional(person.At.Space).Services != 0:
			near += 10
		case person.Kind == clinic.Doctor && patients >= c.Present(person.At.Space, clinic.Doctor):
			near += 5
		case person.Kind == clinic.Nurse && patients > 0:
			near += 2
		}
	}
	return near
}
