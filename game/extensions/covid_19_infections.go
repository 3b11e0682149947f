package extensions

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// beginInfections lets the first player in turn order split the tiles of the round; a solo player takes them all
// (V3).
func beginInfections(p *game.Play) {
	tiles := TilesThisRound(p.State)
	if tiles == 0 {
		p.Tell(game.Event{Type: game.Skipped, Player: game.NoPlayer, Rule: "X6", Choice: covidPool})
		return
	}
	first := p.State.TurnOrder[0]
	if len(p.State.Players) == 1 {
		takeInfections(p, first, tiles)
		return
	}
	p.Ask(game.Decision{Kind: DecideSplit, Player: first, Count: tiles})
}

// judgeSplit accepts a split of exactly all tiles with at least one for each player; with fewer tiles than players,
// no one takes more than one (V3).
func judgeSplit(c game.Context, command *game.Command) game.Verdict {
	tiles, sum := c.State.Decision(c.Player).Count, 0
	if len(command.Counts) != len(c.State.Players) {
		return game.Refuse(rule.Reason{Rule: "V3", Key: "split_each", Amount: len(c.State.Players)})
	}
	for _, count := range command.Counts {
		if count < leastShare(c.State, tiles) {
			return game.Refuse(rule.Reason{Rule: "V3", Key: "split_at_least_one"})
		}
		sum += count
	}
	if sum != tiles {
		return game.Refuse(rule.Reason{Rule: "V3", Key: "split_sum", Amount: tiles})
	}
	return game.Verdict{}
}

// leastShare returns one tile, or none if there are not enough for everybody.
func leastShare(s *game.State, tiles int) int {
	if tiles < len(s.Players) {
		return 0
	}
	return 1
}

func listSplits(c game.Context, d *game.Decision, commands []game.Command) []game.Command {
	least, players := leastShare(c.State, d.Count), len(c.State.Players)
	splits := 1 // number of ways to put players − 1 walls between the tiles that are free to share
	for wall := 1; wall < players; wall++ {
		splits = splits * (d.Count - least*players + wall) / wall
	}
	commands = slices.Grow(commands, splits)
	all := make([]int, 0, splits*players)
	counts := make([]int, players)
	var share func(player, left int)
	share = func(player, left int) {
		if player == players-1 {
			counts[player] = left
			all = append(all, counts...)
			commands = append(commands, game.Command{Type: SplitInfections, Counts: all[len(all)-players : len(all) : len(all)]})
			return
		}
		for count := least; count <= left-least*(players-1-player); count++ {
			counts[player] = count
			share(player+1, left-count)
		}
	}
	share(0, d.Count)
	return commands
}

func playSplit(p *game.Play, player int, command *game.Command) {
	p.Answered(player, DecideSplit)
	for _, taker := range slices.Backward(p.State.TurnOrder) {
		if tiles := command.Counts[taker]; tiles > 0 {
			takeInfections(p, taker, tiles)
		}
	}
}

// takeInfections gives tiles to a player, who places them one by one or passes them on (V3).
func takeInfections(p *game.Play, player, tiles int) {
	p.Tell(game.Event{Type: InfectionsTaken, Player: player, Rule: "V3", Number: tiles})
	if !anybodyToInfect(p.Of(player)) {
		passInfections(p, player, tiles)
		return
	}
	for i := range p.State.Pending {
		if d := &p.State.Pending[i]; d.Kind == DecideInfect && d.Player == player {
			d.Count += tiles
			return
		}
	}
	p.Ask(game.Decision{Kind: DecideInfect, Player: player, Count: tiles, Together: true})
}

// passInfections gives tiles to the next player in turn order with someone to infect; if there is none, they go to
// the deceased (V3).
func passInfections(p *game.Play, player, tiles int) {
	order := p.State.TurnOrder
	at := slices.Index(order, player)
	for i := range len(order) - 1 {
		next := order[(at+1+i)%len(order)]
		if anybodyToInfect(p.Of(next)) {
			p.Tell(game.Event{Type: InfectionsPassed, Player: player, Rule: "V3", Number: tiles, Slot: next})
			takeInfections(p, next, tiles)
			return
		}
	}
	takeOffRound(p, tiles)
	loseTiles(p, player, tiles, "V3")
}

// takeOffRound takes tiles of this round off the Propagation board.
func takeOffRound(p *game.Play, tiles int) {
	p.State.Marks = clinic.AddNoted(p.State.Marks, propagationMark, fmt.Sprint(p.State.Round), -tiles)
}

// loseTiles lays tiles among the deceased.
func loseTiles(p *game.Play, player, tiles int, ruleID string) {
	p.State.Marks = clinic.AddMarks(p.State.Marks, deceasedTilesMark, tiles)
	p.Tell(game.Event{Type: TilesLost, Player: player, Rule: ruleID, Number: tiles})
}

// mayInfect returns why a person can't get a tile now: they have one, had one in this wave, or can never be infected
// (V3, V10).
func mayInfect(c game.Context, person *clinic.Person) rule.Reason {
	switch {
	case person == nil:
		return rule.Reason{Rule: "B76", Key: "no_such_person"}
	case !person.Staff() && person.Kind != clinic.Patient:
		return rule.Reason{Rule: "V10", Key: "not_to_infect", What: string(person.Kind)}
	case Infected(person):
		return rule.Reason{Rule: "V3", Key: "has_tile", What: string(person.Kind)}
	case c.Rules.AtLeast(2) && clinic.CountNoted(c.Owner().Turn.Marks, hadTileMark, person.ID) > 0:
		return rule.Reason{Rule: "V3", Key: "had_tile", What: string(person.Kind)}
	}
	return rule.Reason{}
}

// ToInfect returns how many people of a player's clinic can get a tile (V3).
func ToInfect(c game.Context) (count int) {
	for i := range c.Clinic().People {
		if mayInfect(c, &c.Clinic().People[i]).None() {
			count++
		}
	}
	return count
}

// tilesLieRight refuses a position with a tile on a person who can't be infected, with a person in quarantine without
// a tile, or with staff outside quarantine who should be there (V3, V10).
func tilesLieRight(c game.Context) rule.Reason {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		isolated := Infected(person) && person.Staff() && person.Kind != clinic.Doctor
		switch {
		case Infected(person) && !person.Staff() && person.Kind != clinic.Patient:
			return rule.Reason{Rule: "V10", Key: "not_to_infect", What: string(person.Kind)}
		case isolated != (person.At.Area == Quarantine):
			return rule.Reason{Rule: "V3", Key: "quarantine_and_tile"}
		}
	}
	return rule.Reason{}
}

// anybodyToInfect reports whether someone in the clinic can get a tile.
func anybodyToInfect(c game.Context) bool { return ToInfect(c) > 0 }

func judgeInfect(c game.Context, command *game.Command) game.Verdict {
	reason := mayInfect(c, c.Clinic().Person(command.Person))
	if reason.Key == "no_such_person" {
		reason.What = command.Person
	}
	return game.Refuse(reason)
}

func listInfect(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; mayInfect(c, person).None() {
			commands = append(commands, game.Command{Type: Infect, Person: person.ID})
		}
	}
	return commands
}

// playInfect takes a tile of the round off the Propagation board and lays it under a person: doctors and patients are
// infected, other staff go into quarantine with it (V3).
func playInfect(p *game.Play, player int, command *game.Command) {
	takeOffRound(p, 1)
	infect(p, player, command.Person, "V3", "")
	if p.Rules.AtLeast(2) {
		turn := &p.State.Players[player].Turn
		turn.Marks = clinic.AddNoted(turn.Marks, hadTileMark, command.Person, 1)
	}
	d := p.State.Decision(player)
	d.Count--
	left := d.Count
	if left > 0 && anybodyToInfect(p.Of(player)) {
		return
	}
	p.Answered(player, DecideInfect)
	if left > 0 {
		passInfections(p, player, left)
	}
}

// infect lays a tile under a person.
func infect(p *game.Play, player int, id, ruleID, how string) {
	person := p.State.Players[player].Clinic.Person(id)
	person.Marks = clinic.AddMarks(person.Marks, infectedMark, 1)
	e := game.Event{
		Type: PersonInfected, Player: player, Rule: ruleID, Person: id, Kind: person.Kind, Level: person.Level, Service: person.Service,
		From: person.At, Choice: how,
	}
	if person.Kind != clinic.Doctor && person.Kind != clinic.Patient {
		person.At = clinic.Place{Area: Quarantine}
		e.Type, e.To = Quarantined, person.At
	}
	p.Tell(e)
}
