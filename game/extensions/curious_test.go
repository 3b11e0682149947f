package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// curious plays the golden games: at random, but so that patients come and are treated, with a preference for what
// the extensions add. Before it plays, it tries things that may be forbidden.
type curious struct {
	chance game.Random
	rules  *game.Rules
	own    []game.CommandSpec // of the extensions in play
	kinds  []clinic.Kind      // added by the extensions
	board  game.BoardName     // of the annex, game.Home without one

	choices []string // seen in legal commands
	seen    []game.Command
}

func newCurious(rules *game.Rules, seed uint64, chosen []*game.Extension) *curious {
	p := &curious{chance: game.Random{Word: seed}, rules: rules, choices: []string{"", "white", "red", "nobody"}}
	for _, e := range chosen {
		p.own = append(p.own, e.Commands...)
		for i := range e.Components {
			p.kinds = append(p.kinds, e.Components[i].Kind)
		}
		for i := range e.Setup {
			p.kinds = append(p.kinds, e.Setup[i].Kind)
		}
		if e.Annex != nil {
			p.board = e.Annex.Board
			for i := range e.Annex.Components {
				p.kinds = append(p.kinds, e.Annex.Components[i].Kind)
			}
		}
	}
	return p
}

func (p *curious) oneIn(n int) bool { return p.chance.Below(n) == 0 }

func (p *curious) owns(command game.CommandType) bool {
	return slices.ContainsFunc(p.own, func(spec game.CommandSpec) bool { return spec.Type == command })
}

// command picks one of the legal commands: the one of most worth, with some randomness.
func (p *curious) command(s *game.State, player int, legal []game.Command) game.Command {
	p.remember(legal)
	c := game.Context{Rules: p.rules, State: s, Player: player}
	best, most := 0, -1
	for i := range legal {
		if worth := 16*p.worth(c, &legal[i]) + p.chance.Below(48); worth > most {
			best, most = i, worth
		}
	}
	return legal[best]
}

func (p *curious) worth(c game.Context, command *game.Command) int {
	decision := c.State.Decision(c.Player)
	if command.Type == game.Done {
		switch {
		case decision.Kind == game.DecideMove && c.Owner().Turn.Moves > 6+p.chance.Below(8):
			return 99
		case decision.Kind == game.DecideTreatments, decision.Kind == game.DecidePopularity && c.State.Round < 4:
			return 4
		}
		return 1
	}
	if command.Board != game.Home {
		c = c.Annex()
	}
	switch command.Type {
	case game.BuildOne:
		return p.build(c, &command.Component)
	case game.HireOne:
		return [...]int{2, 1}[p.chance.Below(2)]
	case game.AdmitOne:
		return 4
	case game.QueueOne:
		return 0
	case game.MoveOne:
		return p.move(c, command)
	}
	if p.owns(command.Type) {
		return 1 + p.chance.Below(4)
	}
	return 1
}

func (p *curious) build(c game.Context, component *clinic.Component) int {
	switch {
	case slices.Contains(p.kinds, component.Kind):
		return 4
	case component.Kind == clinic.OutpatientServices && p.oneIn(2), component.Kind == clinic.Hub && !c.HasHub(component.Service), component.Kind == clinic.TreatmentRoom && c.Count(clinic.TreatmentRoom) < 4:
		return 5
	}
	return p.chance.Below(4) - int(component.Space.Floor)/3
}

// move brings patients to where they can be treated and staff to where they are missing.
func (p *curious) move(c game.Context, command *game.Command) int {
	c = c.Where(command.Person)
	person, space := c.Clinic().Person(command.Person), command.To.Space
	if command.To.Area != clinic.Inside {
		return p.chance.Below(3)
	}
	room := c.Clinic().Functional(space)
	if c.Rules.Annexed() != nil {
		// after 20 moves something else prevents the end of Move
		room.Works = WorkingEmergencyRooms(c).Has(space) && c.Owner().Turn.Moves < 20
	}
	switch c.Rules.As(person.Kind) {
	case clinic.Patient:
		if Infected(person) && c.Clinic().At(space).Kind == clinic.OutpatientServices {
			return 8
		}
		if room.Works {
			return 5
		}
		return p.chance.Below(5)
	case clinic.Doctor, clinic.Nurse:
		if room.Works && c.Present(space, clinic.Patient) > c.Present(space, c.Rules.As(person.Kind)) {
			return 4
		}
	}
	return p.chance.Below(3)
}

// remember keeps some of the legal commands, to try them when they may be forbidden.
func (p *curious) remember(legal []game.Command) {
	for i := range legal {
		if len(p.choices) < 60 && legal[i].Choice != "" && !slices.Contains(p.choices, legal[i].Choice) {
			p.choices = append(p.choices, legal[i].Choice)
		}
	}
	for range 2 {
		command := legal[p.chance.Below(len(legal))]
		if len(p.seen) < 60 {
			p.seen = append(p.seen, command)
		} else {
			p.seen[p.chance.Below(len(p.seen))] = command
		}
	}
}

// try returns a command that may be forbidden now: a modified legal one, an earlier one, or a random one.
func (p *curious) try(s *game.State, player int, legal []game.Command) game.Command {
	c := game.Context{Rules: p.rules, State: s, Player: player}
	command := legal[p.chance.Below(len(legal))]
	switch p.chance.Below(4) {
	case 0:
		if len(p.seen) > 0 {
			command = p.seen[p.chance.Below(len(p.seen))]
		}
	case 1:
		command.Type = game.Done
	case 2:
		command.Type = game.MoveOne
		if decision := s.Decision(player).Kind; decision != game.DecideMove {
			for i := range p.own {
				if slices.Contains(p.own[i].During, decision) && p.oneIn(2) {
					command.Type = p.own[i].Type
				}
			}
		} else if len(p.own) > 0 && p.oneIn(3) {
			command.Type = p.own[p.chance.Below(len(p.own))].Type
		}
		command.Person, command.To = p.person(c), p.place(c)
	}
	for range p.chance.Below(3) {
		p.change(c, &command)
	}
	if len(command.Counts) > 0 {
		command.Counts = [...][]int{nil, append([]int{1}, command.Counts[1:]...), append([]int{0}, command.Counts[1:]...)}[p.chance.Below(3)]
	}
	if command.Type == game.BuildOne && p.oneIn(2) {
		command.Component.Service = clinic.NoService
		command.Component.Kind = p.rules.Components[p.chance.Below(len(p.rules.Components))].Kind
	}
	if p.board != game.Home && p.oneIn(3) {
		p.confuse(c, &command)
	}
	if p.owns(HireTemp) && p.owns(Infect) && s.Decision(player).Kind == game.DecideTreatments {
		p.expose(c, &command)
	}
	return command
}

// change changes one thing in a command.
func (p *curious) change(c game.Context, command *game.Command) {
	switch p.chance.Below(8) {
	case 0:
		command.Person = p.person(c)
	case 1:
		command.To = p.place(c)
	case 2:
		command.Pair, command.Second = true, p.space(c)
	case 3:
		command.Choice = p.choices[p.chance.Below(len(p.choices))]
	case 4:
		command.Kind = [...]clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient}[p.chance.Below(4)]
	case 5:
		command.Component.Space = p.space(c)
		if command.Component.Space.Floor == 0 && p.oneIn(3) {
			command.Component.Space.Floor = 1
		}
	case 6:
		command.Component.Side = clinic.Sides[p.chance.Below(len(clinic.Sides))]
	default:
		rows := c.State.Market.Appointments
		command.From = market.Appointment{Service: rows[p.chance.Below(len(rows))].Service}
	}
}

// expose lets a temp treat an infected person in outpatient services.
func (p *curious) expose(c game.Context, command *game.Command) {
	for i := range c.Clinic().People {
		patient := &c.Clinic().People[i]
		for j := range c.Clinic().People {
			who := &c.Clinic().People[j]
			if Infected(patient) && who.Kind == temp && patient.At == who.At && who.At.Area == clinic.Inside &&
				c.Clinic().At(who.At.Space).Kind == clinic.OutpatientServices {
				*command = game.Command{Type: game.Treat, Person: patient.ID, Doctors: []string{who.ID}}
			}
		}
	}
}

// confuse mixes up the two boards of a command.
func (p *curious) confuse(c game.Context, command *game.Command) {
	annex := c.Annex()
	if planned := annex.Turn().Treatments; c.State.Decision(c.Player).Kind == game.DecideTreatments && len(planned) > 0 && p.oneIn(2) {
		t := planned[p.chance.Below(len(planned))]
		*command = game.Command{Type: game.Treat, Person: t.Patient, Doctors: t.Doctors, Nurses: append([]string{game.OffDuty}, t.Nurses[min(1, len(t.Nurses)):]...)}
		return
	}
	switch p.chance.Below(6) {
	case 0:
		command.Board = [...]game.BoardName{game.Home, p.board, "dentist"}[p.chance.Below(3)]
	case 1:
		command.Component.Kind = p.kinds[p.chance.Below(len(p.kinds))]
	case 2:
		command.Kind = annex.Rules.KindOf([...]clinic.PersonKind{clinic.Doctor, clinic.Nurse}[p.chance.Below(2)])
	case 3:
		command.Person, command.To = p.person(annex), p.place(annex)
	case 4:
		command.Points = 1 + p.chance.Below(40)
	default:
		command.Type = [...]game.CommandType{game.BuildOne, game.HireOne, game.AdmitOne, game.QueueOne}[p.chance.Below(4)]
		command.Board = p.board
	}
}

func (p *curious) person(c game.Context) string {
	people := c.Clinic().People
	if len(people) == 0 {
		return ""
	}
	return people[p.chance.Below(len(people))].ID
}

func (p *curious) place(c game.Context) clinic.Place {
	switch p.chance.Below(12) {
	case 0:
		return outside
	case 1:
		return preAdmissions
	}
	return clinic.In(p.space(c))
}

// space returns a space of the board, usually one with a module.
func (p *curious) space(c game.Context) clinic.Space {
	spaces := c.Clinic().Modules()
	if spaces == 0 || p.oneIn(4) {
		spaces = c.Clinic().Board()
	}
	for range p.chance.Below(spaces.Count()) {
		spaces &= spaces - 1
	}
	return slices.Collect(spaces.All())[0]
}
