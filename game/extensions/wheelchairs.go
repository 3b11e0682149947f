package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A wheelchair is in the pool, at an entrance, or used this round.
const (
	wheelchairMark  = "wheelchairs"
	wheelchairsUsed = "wheelchairs_used"
)

// wheelchair is the mode in which a patient rides in one.
const wheelchair = "wheelchair"

// The numbers of the wheelchairs.
const (
	wheelchairsEach = "wheelchairs.each"
	wheelchairPrice = "wheelchairs.price"
	wheelchairStep  = "wheelchairs.sideways_time"
	wheelchairClimb = "wheelchairs.floor_time"
)

// RentWheelchair rents a wheelchair in a Build action and puts it at the entrance of Component (C30).
const RentWheelchair game.CommandType = "rent_wheelchair"

// The events of wheelchairs.
const (
	WheelchairRented  game.EventType = "wheelchair_rented" // it stands at the entrance of Component
	WheelchairsReturn game.EventType = "wheelchairs_returned"
)

// wheelchairs bring waiting patients to their rooms, quickly on one floor and slowly between floors (C30).
func wheelchairs() *game.Extension {
	return &game.Extension{
		ID:      "wheelchairs",
		Presets: []string{"emergency_lane"},
		Numbers: []game.NumberSpec{
			{Name: wheelchairsEach, Rule: "C30", Source: "R", Value: 2, Least: 0, Most: 9},
			{Name: wheelchairPrice, Rule: "C30", Source: "R", Value: 2, Least: 0, Most: 99},
			{Name: wheelchairStep, Rule: "C30", Source: "R", Value: 0, Least: 0, Most: 9},
			{Name: wheelchairClimb, Rule: "C30", Source: "R", Value: 2, Least: 0, Most: 9},
		},
		Pools: []game.PoolSpec{{Kind: wheelchairMark, Each: wheelchairsEach}},
		Marks: []game.MarkSpec{
			{Kind: wheelchairMark, On: game.OnOutside, Form: game.MarkCount, Pool: wheelchairMark},
			{Kind: wheelchairsUsed, On: game.OnPlayer, Form: game.MarkCount, Pool: wheelchairMark},
		},
		MoveFields: []game.CommandField{{Name: wheelchair, Part: game.PartFlag, Optional: true}},
		Modes:      []game.Mode{{Name: wheelchair, May: mayRide, Sources: chairs, Costs: rideCosts, Room: chairsThere}},
		Sentences: map[string]string{
			"worth_wheelchairs":     "Wheelchairs save patients time on their ways.",
			"no_wheelchair_left":    "All wheelchairs are rented.",
			"wheelchair_entrance":   "A wheelchair stands at an entrance.",
			"only_waiting_patients": "Only patients from pre-admissions ride in a wheelchair.",
			"no_wheelchair":         "No wheelchair stands at an entrance.",
		},
		Moments: game.Moments{Moved: []game.EventMoment{{Do: useWheelchair}}},
		Advice:  game.Advice{Worth: []game.Worth{{Rule: "C30", Name: "wheelchairs", Of: worthOfWheelchairs}}},
		Commands: []game.CommandSpec{{
			Type: RentWheelchair, During: []game.DecisionKind{game.DecideBuild}, Judge: judgeRent, List: listRents, Play: playRent,
			Fields: []game.CommandField{{Name: "entrance", Part: game.PartComponent}},
		}},
		Steps: []game.Insertion{{After: "admin-7", Step: game.Step{Key: "wheelchairs", Name: game.StepAdmin, Begin: returnWheelchairs}}},
	}
}

func judgeRent(c game.Context, command *game.Command) game.Verdict {
	door := c.Clinic().InSlot(command.Component.Space, command.Component.Side)
	if door == nil || door.Kind != clinic.Entrance || command.Component.Kind != clinic.Entrance {
		return game.Refuse(rule.Reason{Rule: "C30", Key: "wheelchair_entrance"})
	}
	if reason := NoWheelchair(c); !reason.None() {
		return game.Refuse(reason)
	}
	return game.Verdict{Cost: game.Cost{Money: WheelchairPrice(c)}}
}

// WheelchairPrice returns the rent of a wheelchair in dollars (C30).
func WheelchairPrice(c game.Context) int { return c.Rules.Number(wheelchairPrice) }

// NoWheelchair returns why none can be rented now, at any entrance; the zero Reason if one can (C30).
func NoWheelchair(c game.Context) rule.Reason {
	switch price := WheelchairPrice(c); {
	case c.Pool(wheelchairMark) < 1:
		return rule.Reason{Rule: "C30", Key: "no_wheelchair_left"}
	case price > c.Owner().Money:
		return rule.Reason{Rule: "B28", Key: "no_money", Amount: price, Limit: c.Owner().Money}
	}
	return rule.Reason{}
}

func listRents(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for _, entrance := range entrances(c.Clinic()) {
		command := game.Command{Type: RentWheelchair, Component: entrance}
		if judgeRent(c, &command).Legal() {
			commands = append(commands, command)
		}
	}
	return commands
}

// playRent pays and puts the wheelchair at the entrance; it doesn't count as one of the action's components (C30).
func playRent(p *game.Play, player int, command *game.Command) {
	c := p.Of(player)
	p.TakeFromPool(player, wheelchairMark, 1, "C30")
	price, door := WheelchairPrice(c), c.Clinic().InSlot(command.Component.Space, command.Component.Side)
	c.Owner().Money -= price
	door.Marks = clinic.AddMarks(door.Marks, wheelchairMark, 1)
	p.Tell(game.Event{
		Type: WheelchairRented, Player: player, Rule: "C30", Money: -price,
		Component: clinic.Component{Kind: wheelchair, Space: door.Space, Side: door.Side},
	})
}

// mayRide lets patients from pre-admissions ride if there is a wheelchair (C30).
func mayRide(c game.Context, person *clinic.Person) rule.Reason {
	if person.Kind != clinic.Patient || person.At.Area != clinic.PreAdmissions {
		return rule.Reason{Rule: "C30", Key: "only_waiting_patients"}
	}
	if len(chairs(c, person, nil)) == 0 {
		return rule.Reason{Rule: "C30", Key: "no_wheelchair"}
	}
	return rule.Reason{}
}

// chairs returns the entrances with a wheelchair.
func chairs(c game.Context, _ *clinic.Person, sources []clinic.Source) []clinic.Source {
	for i := range c.Clinic().Outside {
		if o := &c.Clinic().Outside[i]; clinic.CountOf(o.Marks, wheelchairMark) > 0 {
			sources = append(sources, clinic.Source{How: clinic.Enter, Space: o.Space, Side: o.Side})
		}
	}
	return sources
}

// chairsThere returns how many wheelchairs stand at an entrance.
func chairsThere(c game.Context, entrance clinic.Source) int {
	door := c.Clinic().InSlot(entrance.Space, entrance.Side)
	if door == nil {
		return 0
	}
	return clinic.CountOf(door.Marks, wheelchairMark)
}

// rideCosts sets 0 sideways, including the step in through the entrance, and 2 up or down; surcharges of spaces stay
// (C30).
func rideCosts(c game.Context, _ *clinic.Person, costs *clinic.Costs) {
	costs.Step, costs.Enter = int16(c.Rules.Number(wheelchairStep)), int16(c.Rules.Number(wheelchairStep))
	costs.Climb = int16(c.Rules.Number(wheelchairClimb))
}

// useWheelchair removes the wheelchair that brought a patient: each brings one per round (C30).
func useWheelchair(p *game.Play, e game.Event) {
	if e.Choice != wheelchair || e.Path[0].How != clinic.Enter { // a patient who rides on is already sitting in it
		return
	}
	owner := &p.State.Players[e.Player]
	door := owner.Clinic.InSlot(e.Path[0].Space, e.Path[0].Side)
	door.Marks = clinic.AddMarks(door.Marks, wheelchairMark, -1)
	owner.Marks = clinic.AddMarks(owner.Marks, wheelchairsUsed, 1)
}

// returnWheelchairs ends the rent of all (C30).
func returnWheelchairs(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		owner := &p.State.Players[player]
		back := clinic.CountOf(owner.Marks, wheelchairsUsed)
		owner.Marks = clinic.AddMarks(owner.Marks, wheelchairsUsed, -back)
		for i := range owner.Clinic.Outside {
			o := &owner.Clinic.Outside[i]
			count := clinic.CountOf(o.Marks, wheelchairMark)
			o.Marks = clinic.AddMarks(o.Marks, wheelchairMark, -count)
			back += count
		}
		if back > 0 {
			p.ReturnToPool(wheelchairMark, back)
			p.Tell(game.Event{Type: WheelchairsReturn, Player: player, Rule: "C30", Number: back})
		}
	}
}

// worthOfWheelchairs returns the worth of the time that the wheelchairs at the entrances save in this Move, one for
// each waiting patient (C30).
func worthOfWheelchairs(c game.Context) int {
	chairs, waiting := 0, 0
	for i := range c.Clinic().Outside {
		chairs += clinic.CountOf(c.Clinic().Outside[i].Marks, wheelchairMark)
	}
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == clinic.Patient && person.At.Area == clinic.PreAdmissions {
			waiting++
		}
	}
	if !c.MoveAhead() {
		return 0
	}
	return 35 * min(chairs, waiting)
}
