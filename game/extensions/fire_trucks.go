package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A fire truck waits, stands in a street of a clinic, or is lost with its victim.
const (
	truckMark  = "truck"
	trucksPool = "fire_trucks"
	trucksLost = "fire_trucks_lost"
)

// The numbers of the fire trucks.
const (
	trucksEach    = "fire_trucks.each"
	trucksEvery   = "fire_trucks.rounds_apart"
	trucksTime    = "fire_trucks.parking_time"
	trucksIncome  = "fire_trucks.income"
	trucksTeam    = "fire_trucks.doctors"
	trucksHelp    = "fire_trucks.nurses"
	trucksPenalty = "fire_trucks.quota_penalty"
)

// ParkFireTruck parks this round's truck on the street of Second and brings its victim from the entrance of Component
// to the room of To, before anybody moves (C20, C21).
const (
	ParkFireTruck   game.CommandType  = "park_fire_truck"
	DecideFireTruck game.DecisionKind = "park_fire_truck"
)

// FireTruckParked says that a truck parked in the space of Component.
const FireTruckParked game.EventType = "fire_truck_parked"

// byRoad holds the rules of the burn victims who come by fire truck.
var byRoad = burnVictims{
	by: byTruck, decision: DecideFireTruck,
	due:     func(c game.Context, round int) bool { return round%c.Rules.Number(trucksEvery) == 0 },
	vehicle: truckMark, pool: trucksPool, lost: trucksLost,
	room: clinic.TreatmentRoom, arrival: "C21", rule: "C22",
	time: trucksTime, income: trucksIncome, team: trucksTeam, help: trucksHelp,
}

// fireTrucks bring a burn victim to every clinic in every second round (C20 to C23).
func fireTrucks() *game.Extension {
	queries := byRoad.queries()
	queries.Parking = []game.Query[game.Lot]{{Order: game.OrderAdd, Rule: "C20", Change: func(c game.Context, lot game.Lot, places int) int {
		return max(0, places-clinic.CountOf(c.Clinic().At(lot.Space).Marks, truckMark))
	}}}
	queries.Filled = []game.Query[clinic.Space]{{Order: game.OrderAdd, Rule: "X7", Change: func(c game.Context, space clinic.Space, filled int) int {
		if clinic.CountOf(c.Clinic().At(space).Marks, truckMark) > 0 {
			return 1
		}
		return filled
	}}}
	return &game.Extension{
		ID:      "fire_trucks",
		Presets: []string{"emergency_lane"},
		Numbers: []game.NumberSpec{
			{Name: trucksEach, Rule: "C20", Source: "R", Value: 3, Least: 0, Most: 6},
			{Name: trucksEvery, Rule: "C20", Source: "R", Value: 2, Least: 1, Most: 9},
			{Name: trucksTime, Rule: "C21", Source: "R", Value: 3, Least: 0, Most: 99},
			{Name: trucksIncome, Rule: "C22", Source: "R", Value: 25, Least: 0, Most: 99},
			{Name: trucksTeam, Rule: "C22", Source: "R", Value: 2, Least: 1, Most: 9},
			{Name: trucksHelp, Rule: "C22", Source: "R", Value: 1, Least: 0, Most: 9},
			{Name: trucksPenalty, Rule: "C12", Source: "R", Value: 2, Least: 0, Most: 99},
		},
		People: []game.PersonSpec{burnVictimSpec},
		Pools:  []game.PoolSpec{{Kind: trucksPool, Each: trucksEach}},
		Marks: []game.MarkSpec{
			byMarkSpec, quotaMarkSpec,
			{Kind: truckMark, Field: "trucks", On: game.OnTile, Form: game.MarkSpaces, Pool: trucksPool},
			{Kind: trucksLost, On: game.OnPlayer, Form: game.MarkCount, Pool: trucksPool},
		},
		Sentences: victimSentences(map[string]string{
			"worth_fire_trucks_to_come": "Burn victims are to come by fire truck, and a parking place and a treatment room must be ready.",
			"worth_fire_truck_quota":    "The clinic has too few patients for this round’s quota.",
			"truck_in_the_way":          "A fire truck stands here for good, so nothing can be built.",
			"truck_on_street":           "A fire truck parks on the street: in an empty space of Floor 0 with a free place.",
			"no_parking_truck":          "The fire truck needs a free parking place.",
			"victim_at_entrance":        "The burn victim is brought in at an entrance on Floor 0.",
			"victim_to_other_room":      "The burn victim is brought to a treatment room.",
		}),
		Invariants: []game.Invariant{{Broken: liesOnly(truckMark, streets, rule.Reason{Rule: "C20", Key: "truck_on_street"})}},
		Queries:    queries,
		Moments:    game.Moments{BeforeMove: []game.Moment{{Order: game.OrderArrivals, Do: byRoad.come, Foresee: byRoad.foresee}}},
		Objections: []game.Objection{{To: []game.CommandType{game.BuildOne}, Object: func(c game.Context, command *game.Command, v game.Verdict) game.Verdict {
			space := command.Component.Space
			if v.Legal() && c.Clinic().Contains(space) && clinic.CountOf(c.Clinic().At(space).Marks, truckMark) > 0 {
				return game.Refuse(rule.Reason{Rule: "C20", Key: "truck_in_the_way"})
			}
			return v
		}}},
		Advice: game.Advice{
			Answers: []game.Answer{{To: DecideFireTruck, Give: parkAside}},
			Cases:   byRoad.cases("", func(c game.Context) int { return max(0, c.FreePlaces()) }),
			Worth: []game.Worth{
				{Rule: "C21", Name: "fire_trucks_to_come", InCases: true, Of: func(c game.Context) int {
					return byRoad.worthToCome(c, max(0, c.FreePlaces()))
				}},
				{Order: game.OrderOverride + 1, Rule: "C12", Name: "fire_truck_quota", Of: func(c game.Context) int {
					return worthOfQuota(c, "fire_trucks", trucksPenalty)
				}},
			},
		},
		Decisions: []game.DecisionKind{DecideFireTruck},
		Commands: []game.CommandSpec{{
			Type: ParkFireTruck, During: []game.DecisionKind{DecideFireTruck}, Judge: judgeTruck, List: listTrucks, Play: playTruck,
			Fields: []game.CommandField{
				{Name: "space", Part: game.PartSecond}, {Name: "entrance", Part: game.PartComponent}, {Name: "to", Part: game.PartTo},
			},
		}},
		Steps: []game.Insertion{quotaStep("fire_trucks", "quota-fire-trucks", trucksPenalty)},
	}
}

// noStreet returns why the truck can't park in this space (C20).
func noStreet(c game.Context, space clinic.Space) rule.Reason {
	switch {
	case !c.Clinic().Streets().Has(space) || !c.Clinic().Contains(space) || c.PlacesAt(space) < 1:
		return rule.Reason{Rule: "C20", Key: "truck_on_street"}
	case c.FreePlaces() < 1:
		return rule.Reason{Rule: "C20", Key: "no_parking_truck"}
	}
	return rule.Reason{}
}

// victimWay returns the way of the truck's victim from an entrance to a room, or why there is none (C21).
func victimWay(c game.Context, command *game.Command) ([]clinic.WayStep, rule.Reason) {
	victim, reason := victimMay(c, command)
	if !reason.None() {
		return nil, reason
	}
	door, room := command.Component, command.To.Space
	var routes clinic.Routes
	c.RoutesFrom(&victim, &routes, clinic.Source{How: clinic.Enter, Space: door.Space, Side: door.Side})
	return routes.Way(room, nil), rule.Reason{} // every room can be reached on foot
}

// victimMay returns the truck's victim, and why it can't come in there and go to that room (C21).
func victimMay(c game.Context, command *game.Command) (clinic.Person, rule.Reason) {
	door, room := command.Component, command.To.Space
	victim := byRoad.victim(clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side})
	if o := c.Clinic().InSlot(door.Space, door.Side); o == nil || o.Kind != clinic.Entrance {
		return victim, rule.Reason{Rule: "C21", Key: "victim_at_entrance"}
	}
	if command.To.Area != clinic.Inside {
		return victim, rule.Reason{Rule: "C21", Key: "victim_to_other_room"}
	}
	return victim, c.MayEnd(&victim, room)
}

func judgeTruck(c game.Context, command *game.Command) game.Verdict {
	if reason := noStreet(c, command.Second); !reason.None() {
		return game.Refuse(reason)
	}
	way, reason := victimWay(c, command)
	if !reason.None() {
		return game.Refuse(reason)
	}
	return game.Verdict{Cost: game.Cost{Time: c.Rules.Number(trucksTime) + timeOf(way)}}
}

func listTrucks(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	if c.FreePlaces() < 1 {
		return commands
	}
	var streets []clinic.Space
	for space := range c.Clinic().Streets().All() {
		if c.PlacesAt(space) > 0 {
			streets = append(streets, space)
		}
	}
	command := game.Command{Type: ParkFireTruck}
	for _, command.Component = range entrances(c.Clinic()) {
		for room := range c.Clinic().Of(clinic.TreatmentRoom).All() {
			command.To = clinic.In(room)
			if _, reason := victimMay(c, &command); !reason.None() {
				continue
			}
			commands = slices.Grow(commands, len(streets))
			for _, command.Second = range streets {
				commands = append(commands, command)
			}
		}
	}
	return commands
}

// playTruck parks the truck for good and walks the victim to the room (C20, C21).
func playTruck(p *game.Play, player int, command *game.Command) {
	door := command.Component
	way, _ := victimWay(p.Of(player), command)
	at := clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side}
	person := byRoad.receive(p, player, command.Second, at, game.Event{Type: FireTruckParked, Rule: "C20"})
	if person != "" {
		p.Walk(player, person, command.To, way, "C21", "")
	}
}

// parkAside parks where the fewest rooms are around, so that the least useful ground is lost, and takes the shortest
// way in (C20, C21).
func parkAside(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	least := 0
	for _, command := range listTrucks(c, nil, nil) {
		v := judgeTruck(c, &command)
		if !v.Legal() {
			continue
		}
		around := clinic.One(command.Second).Adjacent() & c.Clinic().Modules()
		if harm := 20*v.Cost.Time + 40*around.Count(); !found || harm < least {
			best, found, least = command, true, harm
		}
	}
	return best, found
}
