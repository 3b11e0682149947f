package extensions

import (
	"iter"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// beginContagion is Phase 4: all players lay tiles into pre-admissions, except in the last round (V8).
func beginContagion(p *game.Play) {
	if p.State.Round == p.Rules.Numbers[game.Rounds] {
		return
	}
	each := p.Rules.Number("covid_19.contagion." + p.Rules.Option(covidContagion))
	stock := clinic.CountOf(p.State.Market.Pools, covidPool)
	var takers []game.Decision
	for _, player := range p.State.TurnOrder {
		tiles := min(each, stock)
		if stock -= tiles; tiles == 0 {
			p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "X6", Choice: covidPool})
			continue
		}
		takers = append(takers, game.Decision{Kind: DecideContaminate, Player: player, Count: tiles, Together: true})
	}
	for _, d := range slices.Backward(takers) {
		p.Ask(d)
		loseHomelessTiles(p, d.Player)
	}
}

// loseHomelessTiles moves a player's tiles that have no place to the deceased (V8).
func loseHomelessTiles(p *game.Play, player int) {
	d := p.State.Decision(player)
	if d == nil || d.Kind != DecideContaminate || d.Count > 0 && anyOf(contaminations(p.Of(player))) {
		return
	}
	left := d.Count
	p.Answered(player, DecideContaminate)
	if left > 0 && p.TakeFromPool(player, covidPool, left, "V8") {
		loseTiles(p, player, left, "V8")
	}
}

func highContagion(c game.Context) bool { return c.Rules.Option(covidContagion) == contagionHigh }

// waitsUninfected reports whether a person waits in pre-admissions without a tile.
func waitsUninfected(person *clinic.Person) bool {
	return person.Kind == clinic.Patient && person.At.Area == clinic.PreAdmissions && !Infected(person)
}

// judgeContaminate judges laying a tile on a space without one. With low contagion that may be any space of any
// service; with high contagion it must be under an uninfected patient of a service with a hub, or, if none waits, on
// an empty space (V8).
func judgeContaminate(c game.Context, command *game.Command) game.Verdict {
	service := command.From.Service
	switch {
	case (command.Person == "") == (service == clinic.NoService):
		return game.Refuse(rule.Reason{Rule: "V8", Key: "one_or_the_other"})
	case command.Person != "":
		person := c.Clinic().Person(command.Person)
		switch {
		case !highContagion(c):
			return game.Refuse(rule.Reason{Rule: "V8", Key: "tile_on_empty_space"})
		case person == nil || !waitsUninfected(person):
			return game.Refuse(rule.Reason{Rule: "V8", Key: "waiting_without_tile"})
		}
		return game.Verdict{}
	case !highContagion(c) && c.Rules.AtLeast(5):
		switch {
		case c.State.Market.Row(service) == nil:
			return game.Refuse(rule.Reason{Rule: "B40", Key: "no_such_service", What: service.String()})
		case spacesWithoutTile(c, service) < 1:
			return game.Refuse(rule.Reason{Rule: "V8", Key: "spaces_have_tiles", What: service.String()})
		}
		return game.Verdict{}
	case !c.HasHub(service):
		return game.Refuse(rule.Reason{Rule: "V8", Key: "contaminate_where"})
	}
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; highContagion(c) && waitsUninfected(person) && person.Service == service {
			return game.Refuse(rule.Reason{Rule: "V8", Key: "infect_waiting_first", What: service.String()})
		}
	}
	if c.FreeWaiting(service)-Contaminated(c, service) < 1 {
		return game.Refuse(rule.Reason{Rule: "V8", Key: "no_space_for_tile", What: service.String()})
	}
	return game.Verdict{}
}

// spacesWithoutTile returns how many spaces of a service in pre-admissions have no tile, neither waiting nor under an
// infected patient (V8).
func spacesWithoutTile(c game.Context, service clinic.Service) int {
	free := c.Number(game.WaitingPerService) - Contaminated(c, service)
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.At.Area == clinic.PreAdmissions && person.Service == service && Infected(person) {
			free--
		}
	}
	return free
}

func listContaminate(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	return listed(contaminations(c), commands)
}

// contaminations yields the legal commands that lay a tile.
func contaminations(c game.Context) iter.Seq[*game.Command] {
	return func(yield func(*game.Command) bool) {
		command := game.Command{Type: Contaminate}
		for i := range c.State.Market.Appointments {
			command.From.Service = c.State.Market.Appointments[i].Service
			if judgeContaminate(c, &command).Legal() && !yield(&command) {
				return
			}
		}
		everybody(c, Contaminate, judgeContaminate)(yield)
	}
}

func playContaminate(p *game.Play, player int, command *game.Command) {
	p.TakeFromPool(player, covidPool, 1, "V8")
	if command.Person != "" {
		infect(p, player, command.Person, "V8", "")
	} else {
		owner := &p.State.Players[player]
		owner.Marks = clinic.AddNoted(owner.Marks, contaminatedMark, command.From.Service.String(), 1)
		p.Tell(game.Event{Type: TileLaid, Player: player, Rule: "V8", Service: command.From.Service})
	}
	p.State.Decision(player).Count--
	loseHomelessTiles(p, player)
}

// purse returns the dollars that a player can spend on masks: what is left of this round's income, and the savings
// (V6).
func purse(c game.Context) int {
	if !c.Rules.AtLeast(2) {
		return c.Owner().Money
	}
	return c.IncomeLeft() + c.Owner().Money
}

// judgeMasks judges buying masks, which remove one tile (V6).
func judgeMasks(c game.Context, command *game.Command) game.Verdict {
	service, price := command.From.Service, c.Rules.Number("covid_19.masks")
	person := c.Clinic().Person(command.Person)
	switch {
	case (command.Person == "") == (service == clinic.NoService):
		return game.Refuse(rule.Reason{Rule: "V6", Key: "masks_for_whom"})
	case command.Person != "" && (person == nil || !Infected(person)), command.Person == "" && Contaminated(c, service) == 0:
		return game.Refuse(rule.Reason{Rule: "V6", Key: "no_tile_there"})
	case purse(c) < price:
		return game.Refuse(rule.Reason{Rule: "V6", Key: "masks_too_dear", Amount: price, Limit: purse(c)})
	}
	return game.Verdict{Cost: game.Cost{Money: price}}
}

func listMasks(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	if purse(c) < c.Rules.Number("covid_19.masks") {
		return commands
	}
	for i := range c.State.Market.Appointments {
		if service := c.State.Market.Appointments[i].Service; Contaminated(c, service) > 0 {
			command := game.Command{Type: BuyMasks}
			command.From.Service = service
			commands = append(commands, command)
		}
	}
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; Infected(person) {
			commands = append(commands, game.Command{Type: BuyMasks, Person: person.ID})
		}
	}
	return commands
}

// playMasks pays and removes the tile at once: people in quarantine then wait outside. While treatments are chosen,
// the chosen ones stay as they are, and more are proposed only for patients who lacked help before (V6).
func playMasks(p *game.Play, player int, command *game.Command) {
	owner, price := &p.State.Players[player], p.Rules.Number("covid_19.masks")
	p.Tell(game.Event{
		Type: MasksBought, Player: player, Rule: "V6", Person: command.Person, Service: command.From.Service, Money: -price,
	})
	takeAway := func() {
		if command.Person != "" {
			removeTile(p, player, owner.Clinic.Person(command.Person), "V6")
			return
		}
		owner.Marks = clinic.AddNoted(owner.Marks, contaminatedMark, command.From.Service.String(), -1)
		p.ReturnToPool(covidPool, 1)
	}
	if !p.Rules.AtLeast(2) {
		owner.Money -= price
		takeAway()
		if p.State.Decision(player).Kind == game.DecideTreatments {
			owner.Turn.Treatments = p.Of(player).BestTreatments()
		}
		return
	}
	if p.State.Decision(player).Kind == game.DecideTreatments {
		p.KeepTreatments(player, takeAway)
	} else {
		takeAway()
	}
	p.Spend(player, price)
	if d := p.State.Decision(player); d != nil && d.Kind == DecideMasks && !needsMasks(p.Of(player)) {
		p.Answered(player, DecideMasks)
	}
}

// needsMasks reports whether the player has a tile and can pay for masks.
func needsMasks(c game.Context) bool { return len(listMasks(c, nil, nil)) > 0 }

// askForMasks asks all players with a tile and the money for masks before anybody worsens, in the last round, too
// (V6).
func askForMasks(p *game.Play) {
	for _, player := range slices.Backward(p.State.TurnOrder) {
		if needsMasks(p.Of(player)) {
			p.Ask(game.Decision{Kind: DecideMasks, Player: player, Together: true})
		}
	}
}
