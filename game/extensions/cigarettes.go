package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// vendingMachine is the kind of the machine, which stands in an empty space of Floor 0, against the supply room (C1).
const vendingMachine clinic.Kind = "vending_machine"

// cigarettesMark counts the cigarettes that a person has smoked; they come from the pool of the same name.
const cigarettesMark = "cigarettes"

// The numbers of the cigarettes.
const (
	cigaretteTiles  = "cigarettes.tiles"
	cigarettesMost  = "cigarettes.most"
	cigarettesPlace = "cigarettes.parking_places"
)

// Smoke sends a person to the vending machine and back, before anybody moves (C3).
const (
	Smoke       game.CommandType  = "smoke"
	DecideSmoke game.DecisionKind = "smoke"
)

// SmokeBreak says that a person has smoked; Number is how many cigarettes the person has smoked by then.
const SmokeBreak game.EventType = "smoke_break"

// cigarettes sends one person of each clinic to the vending machine before every Move (C1 to C4).
func cigarettes() *game.Extension {
	return &game.Extension{
		ID:      "cigarettes",
		Presets: []string{"night_shift"},
		Numbers: []game.NumberSpec{
			{Name: cigaretteTiles, Rule: "C3", Source: "R", Value: 24, Least: 0, Most: 99},
			{Name: cigarettesMost, Rule: "C3", Source: "R", Value: 2, Least: 1, Most: 9},
			{Name: cigarettesPlace, Rule: "C1", Source: "R", Value: 1, Least: 0, Most: 4},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: vendingMachine, Where: clinic.Within, Beside: clinic.SupplyRoom}, OneOfKind: true,
		}},
		Setup:      []game.SetupPiece{{Kind: vendingMachine}},
		Pools:      []game.PoolSpec{{Kind: cigarettesMark, All: cigaretteTiles}},
		Invariants: []game.Invariant{{Broken: oneCigarette}},
		Marks:      []game.MarkSpec{{Kind: cigarettesMark, On: game.OnPerson, Form: game.MarkCount, Pool: cigarettesMark}},
		Sentences: map[string]string{
			"worth_smokers":     "Breaks are to come that nobody is left for whom a cigarette would not be the last.",
			"supply_on_ground":  "The vending machine needs the supply room on Floor 0.",
			"entrance_at_hub":   "With the vending machine the first entrance leads into the service hub.",
			"two_cigarettes":    "Whoever smokes a second cigarette dies of it.",
			"smokes_inside":     "Only somebody inside the clinic can be sent to smoke.",
			"does_not_smoke":    "{A what} does not smoke.",
			"no_way_to_machine": "There is no way to the vending machine and back.",
		},
		Queries: game.Queries{
			OwnStart: []game.Judgement[game.Placing]{{Judge: startWithMachine}},
			DoctorLevel: []game.Query[*clinic.Person]{{
				Order: game.OrderAdd, Rule: "C4",
				Change: func(_ game.Context, doctor *clinic.Person, level int) int {
					if clinic.CountOf(doctor.Marks, cigarettesMark) > 0 {
						return level - 1
					}
					return level
				},
			}},
			Levelling: []game.Query[*clinic.Person]{{
				Order: game.OrderAdd, Rule: "C4",
				Change: func(_ game.Context, doctor *clinic.Person, outcome int) int {
					if outcome == game.LevelsDown && clinic.CountOf(doctor.Marks, cigarettesMark) > 0 {
						return game.LevelsStay
					}
					return outcome
				},
			}},
			Parking: []game.Query[game.Lot]{{
				Order: game.OrderAdd, Rule: "C1",
				Change: func(c game.Context, lot game.Lot, places int) int {
					if o := c.Clinic().StandsWithin(lot.Space); places > 0 && o != nil && o.Kind == vendingMachine {
						return max(0, places-c.Rules.Number(cigarettesPlace))
					}
					return places
				},
			}},
		},
		Moments: game.Moments{
			BeforeMove: []game.Moment{{Order: game.OrderBreaks, Do: askSmoker, Foresee: foreseeSmoker}},
			Died:       []game.EventMoment{{Do: returnCigarettes}},
		},
		Advice: game.Advice{
			Answers: []game.Answer{{To: DecideSmoke, Give: leastHarmBySmoking}},
			Worth:   []game.Worth{{Rule: "C3", Name: "smokers", Of: worthOfSmokers}},
		},
		Decisions: []game.DecisionKind{DecideSmoke},
		Commands: []game.CommandSpec{{
			Type: Smoke, During: []game.DecisionKind{DecideSmoke}, Judge: judgeSmoke, List: listSmoke, Play: playSmoke, AgainRule: "C3",
			Fields: []game.CommandField{{Name: "person", Part: game.PartPerson}},
		}},
	}
}

// startWithMachine restricts the start so that the machine has a place: the supply room on Floor 0, and the entrance
// at the hub (C1).
func startWithMachine(_ game.Context, piece game.Placing, reason rule.Reason) rule.Reason {
	board := piece.Board
	switch {
	case piece.Kind == clinic.SupplyRoom && piece.Space.Floor > 0:
		return rule.Reason{Rule: "C1", Key: "supply_on_ground"}
	case piece.Kind == clinic.Entrance && board.At(piece.Space).Kind != clinic.Hub,
		piece.Kind == clinic.Hub && !atBorder(board, piece.Space):
		return rule.Reason{Rule: "C1", Key: "entrance_at_hub"}
	}
	return reason
}

// atBorder reports whether an entrance can lead into a module in this space.
func atBorder(board *clinic.Clinic, space clinic.Space) bool {
	return space.Floor == 0 && slices.ContainsFunc(clinic.Sides[:], func(side clinic.Side) bool { return board.Border(space, side) })
}

// maySmoke returns why a person can't be the smoker. Staff and patients on a space of the board can, but not infected
// staff (C3).
func maySmoke(person *clinic.Person) rule.Reason {
	smoker := person.Staff() || person.Kind == clinic.Patient
	if Infected(person) && person.Staff() {
		smoker = false
	}
	switch {
	case !smoker:
		return rule.Reason{Rule: "C3", Key: "does_not_smoke", What: string(person.Kind)}
	case person.At.Area != clinic.Inside:
		return rule.Reason{Rule: "C3", Key: "smokes_inside"}
	}
	return rule.Reason{}
}

// SmokeWay returns the way of a smoker to the machine and the way back, without steps if there is none (C2, C3).
func SmokeWay(c game.Context, person *clinic.Person) (there, back []clinic.WayStep) {
	board := c.Clinic()
	for i := range board.Outside {
		if board.Outside[i].Kind != vendingMachine {
			continue
		}
		machine, home := board.Outside[i].Space, person.At.Space
		var routes clinic.Routes
		c.RoutesFrom(person, &routes, clinic.Source{How: clinic.Start, Space: home})
		there = routes.Way(machine, nil)
		c.RoutesFrom(person, &routes, clinic.Source{How: clinic.Start, Space: machine})
		back = routes.Way(home, nil)
		if len(there) > 0 && len(back) > 0 {
			return there, back
		}
	}
	return nil, nil
}

// foreseeSmoker returns the obligation of the coming smoke break; with no one inside it is skipped (C3, X10, X12).
func foreseeSmoker(c game.Context, _ bool) (game.Obligation, bool) {
	o := game.Obligation{Key: string(DecideSmoke), Rule: "C3", Decision: DecideSmoke, Number: 1}
	o.Costs, o.Possible = c.CostsOf(DecideSmoke)
	return o, c.Pool(cigarettesMark) > 0
}

// askSmoker lets the player pick the smoker. There is no break with no one inside, or without a cigarette left (C3,
// X6, X12).
func askSmoker(p *game.Play, player int) {
	c := p.Of(player)
	switch {
	case c.Pool(cigarettesMark) < 1:
		p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "X6", Choice: cigarettesMark})
	case !anyOf(everybody(c, Smoke, judgeSmoke)):
		p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "X12", Choice: string(Smoke)})
	default:
		p.Ask(game.Decision{Kind: DecideSmoke, Player: player, Together: true})
	}
}

// dies reports whether the next cigarette is the smoker's last (C3).
func dies(c game.Context, person *clinic.Person) bool {
	return person.Kind == clinic.Patient || clinic.CountOf(person.Marks, cigarettesMark)+1 >= c.Rules.Number(cigarettesMost)
}

func judgeSmoke(c game.Context, command *game.Command) game.Verdict {
	person := c.Clinic().Person(command.Person)
	if person == nil {
		return game.Refuse(rule.Reason{Rule: "B76", Key: "no_such_person", What: command.Person})
	}
	if reason := maySmoke(person); !reason.None() {
		return game.Refuse(reason)
	}
	there, back := SmokeWay(c, person)
	if there == nil {
		return game.Refuse(rule.Reason{Rule: "C3", Key: "no_way_to_machine"})
	}
	cost := game.Cost{Time: timeOf(there) + timeOf(back)}
	if dies(c, person) {
		cost.Popularity = c.DeathCost(person)
	}
	return game.Verdict{Cost: cost}
}

func listSmoke(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	return listed(everybody(c, Smoke, judgeSmoke), commands)
}

// playSmoke walks the smoker to the machine and back, which takes its time even if it is the last way, and lays down
// the cigarette (C3).
func playSmoke(p *game.Play, player int, command *game.Command) {
	c := p.Of(player)
	person := c.Clinic().Person(command.Person)
	p.Answered(player, DecideSmoke)
	if !p.TakeFromPool(player, cigarettesMark, 1, "X6") {
		return
	}
	there, back := SmokeWay(c, person)
	for _, way := range [...][]clinic.WayStep{there, back} {
		p.Walk(player, person.ID, clinic.In(way[len(way)-1].Space), way, "C3", "")
	}
	last := dies(c, person)
	person.Marks = clinic.AddMarks(person.Marks, cigarettesMark, 1)
	p.Tell(game.Event{
		Type: SmokeBreak, Player: player, Rule: "C3", Person: person.ID, Kind: person.Kind, Level: person.Level,
		Number: clinic.CountOf(person.Marks, cigarettesMark),
	})
	if last {
		p.Die(player, person.ID, "C3")
	}
}

// returnCigarettes returns the cigarettes of the dead to the pool (C3).
func returnCigarettes(p *game.Play, e game.Event) {
	person := p.State.Players[e.Player].Clinic.Person(e.Person)
	p.ReturnToPool(cigarettesMark, clinic.CountOf(person.Marks, cigarettesMark))
	person.Marks = clinic.AddMarks(person.Marks, cigarettesMark, -clinic.CountOf(person.Marks, cigarettesMark))
}

// leastHarmBySmoking sends the person who costs least: in time, in a life, and in a doctor's lower level (C3, C4).
func leastHarmBySmoking(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	least := 0
	for command := range everybody(c, Smoke, judgeSmoke) {
		person, cost := c.Clinic().Person(command.Person), judgeSmoke(c, command).Cost
		harm := 20*cost.Time + 100*cost.Popularity
		switch {
		case dies(c, person) && person.Staff():
			harm += 500
		case dies(c, person):
			harm += 150 * int(person.Level)
		case person.Kind == clinic.Doctor:
			harm += 60
		}
		if !found || harm < least {
			best, found, least = *command, true, harm
		}
	}
	return best, found
}

// worthOfSmokers returns the cost of next cigarettes that are someone's last (C3).
func worthOfSmokers(c game.Context) int {
	worth, staff, fresh := 0, 0, 0
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if !person.Staff() {
			continue
		}
		staff++
		if clinic.CountOf(person.Marks, cigarettesMark) == 0 {
			fresh++
		}
	}
	if short := c.RoundsAhead() - fresh; staff > 0 && short > 0 { // this many breaks find no one who survives them
		worth -= 500 * short
	}
	return worth
}

// oneCigarette refuses a position in which a person has smoked more than one: the second one kills (C3).
func oneCigarette(c game.Context) rule.Reason {
	for i := range c.Clinic().People {
		if clinic.CountOf(c.Clinic().People[i].Marks, cigarettesMark) > 1 {
			return rule.Reason{Rule: "C3", Key: "two_cigarettes"}
		}
	}
	return rule.Reason{}
}
