package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// A helicopter is on the access board, on a helipad, or lost with its victim.
const (
	helicopterMark  = "helicopter"
	helicoptersPool = "helicopters"
	helicoptersLost = "helicopters_lost"
)

// The numbers of the helicopters.
const (
	helicoptersEach      = "helicopters.each"
	helicoptersFrom      = "helicopters.first_round"
	helicoptersTime      = "helicopters.landing_time"
	helicoptersPads      = "helicopters.helipads"
	helicoptersOperating = "helicopters.operating_rooms_each"
	helicoptersIncome    = "helicopters.income"
	helicoptersTeam      = "helicopters.doctors"
	helicoptersHelp      = "helicopters.nurses"
	helicoptersPenalty   = "helicopters.quota_penalty"
)

// LandHelicopter lands this round's helicopter on a helipad, before anybody moves (C11).
const (
	LandHelicopter   game.CommandType  = "land_helicopter"
	DecideHelicopter game.DecisionKind = "land_helicopter"
)

// HelicopterLanded says that a helicopter landed on the helipad of Component.
const HelicopterLanded game.EventType = "helicopter_landed"

// byAir holds the rules of the burn victims who come by helicopter.
var byAir = burnVictims{
	by: byHelicopter, decision: DecideHelicopter,
	due:     func(c game.Context, round int) bool { return round >= c.Rules.Number(helicoptersFrom) },
	vehicle: helicopterMark, pool: helicoptersPool, lost: helicoptersLost,
	room: clinic.OperatingRoom, arrival: "C11", rule: "C13",
	time: helicoptersTime, income: helicoptersIncome, team: helicoptersTeam, help: helicoptersHelp,
}

// helicopters bring a burn victim to every clinic in the last three rounds (C10 to C13).
func helicopters() *game.Extension {
	queries := byAir.queries()
	queries.Limit = []game.Query[clinic.Kind]{{Order: game.OrderOverride, Rule: "C10", Change: func(c game.Context, kind clinic.Kind, limit int) int {
		if kind == clinic.Helipad {
			return c.Rules.Number(helicoptersPads)
		}
		return limit
	}}}
	queries.Stock = []game.Query[clinic.Kind]{{Order: game.OrderOverride, Rule: "C10", Change: func(c game.Context, kind clinic.Kind, stock int) int {
		if kind == clinic.OperatingRoom {
			return c.Rules.Config.Players * c.Rules.Number(helicoptersOperating)
		}
		return stock
	}}}
	queries.Closes = []game.Query[clinic.Kind]{{Order: game.OrderOverride, Rule: "C10", Change: func(_ game.Context, kind clinic.Kind, closes int) int {
		if kind == clinic.OperatingRoom {
			return 0
		}
		return closes
	}}}
	return &game.Extension{
		ID:      "helicopters",
		Presets: []string{"emergency_lane"},
		Numbers: []game.NumberSpec{
			{Name: helicoptersEach, Rule: "C10", Source: "R", Value: 3, Least: 0, Most: 6},
			{Name: helicoptersFrom, Rule: "C10", Source: "R", Value: 4, Least: 1, Most: 99},
			{Name: helicoptersTime, Rule: "C11", Source: "R", Value: 3, Least: 0, Most: 99},
			{Name: helicoptersPads, Rule: "C10", Source: "R", Value: 3, Least: 1, Most: 12},
			{Name: helicoptersOperating, Rule: "C10", Source: "R", Value: 1, Least: 0, Most: 4},
			{Name: helicoptersIncome, Rule: "C13", Source: "R", Value: 30, Least: 0, Most: 99},
			{Name: helicoptersTeam, Rule: "C13", Source: "R", Value: 2, Least: 1, Most: 9},
			{Name: helicoptersHelp, Rule: "C13", Source: "R", Value: 1, Least: 0, Most: 9},
			{Name: helicoptersPenalty, Rule: "C12", Source: "R", Value: 2, Least: 0, Most: 99},
		},
		People: []game.PersonSpec{burnVictimSpec},
		Pools:  []game.PoolSpec{{Kind: helicoptersPool, Each: helicoptersEach}},
		Marks: []game.MarkSpec{
			byMarkSpec, quotaMarkSpec,
			{Kind: helicopterMark, On: game.OnTile, Form: game.MarkFlag, Pool: helicoptersPool},
			{Kind: helicoptersLost, On: game.OnPlayer, Form: game.MarkCount, Pool: helicoptersPool},
		},
		Sentences: victimSentences(map[string]string{
			"worth_helicopters_to_come": "Burn victims are to come by helicopter, and a helipad and an operating room must be ready.",
			"worth_helicopter_quota":    "The clinic has too few patients for this round’s quota.",
			"only_on_helipad":           "A helicopter lands on a helipad.",
			"helipad_taken":             "There is already a helicopter on this helipad.",
		}),
		Invariants: []game.Invariant{{Broken: liesOnly(helicopterMark, helipads, rule.Reason{Rule: "C10", Key: "only_on_helipad"})}},
		Queries:    queries,
		Moments:    game.Moments{BeforeMove: []game.Moment{{Order: game.OrderArrivals, Do: byAir.come, Foresee: byAir.foresee}}},
		Advice: game.Advice{
			Answers: []game.Answer{{To: DecideHelicopter, Give: landNearRoom}},
			Cases:   byAir.cases(clinic.Helipad, freeHelipads),
			Worth: []game.Worth{
				{Rule: "C11", Name: "helicopters_to_come", InCases: true, Of: func(c game.Context) int {
					return byAir.worthToCome(c, freeHelipads(c))
				}},
				{Order: game.OrderOverride + 1, Rule: "C12", Name: "helicopter_quota", Of: func(c game.Context) int {
					return worthOfQuota(c, "helicopters", helicoptersPenalty)
				}},
			},
		},
		Decisions: []game.DecisionKind{DecideHelicopter},
		Commands: []game.CommandSpec{{
			Type: LandHelicopter, During: []game.DecisionKind{DecideHelicopter}, Judge: judgeLanding, List: listLandings, Play: playLanding,
			Fields: []game.CommandField{{Name: "to", Part: game.PartTo}},
		}},
		Steps: []game.Insertion{quotaStep("helicopters", "quota-helicopters", helicoptersPenalty)},
	}
}

func judgeLanding(c game.Context, command *game.Command) game.Verdict {
	space := command.To.Space
	switch {
	case command.To.Area != clinic.Inside || !c.Clinic().Contains(space) || c.Clinic().At(space).Kind != clinic.Helipad:
		return game.Refuse(rule.Reason{Rule: "C11", Key: "only_on_helipad"})
	case clinic.CountOf(c.Clinic().At(space).Marks, helicopterMark) > 0:
		return game.Refuse(rule.Reason{Rule: "C11", Key: "helipad_taken"})
	}
	return game.Verdict{Cost: game.Cost{Time: c.Rules.Number(helicoptersTime)}}
}

func freeHelipads(c game.Context) int { return len(listLandings(c, nil, nil)) }

func listLandings(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for space := range c.Clinic().Of(clinic.Helipad).All() {
		command := game.Command{Type: LandHelicopter, To: clinic.In(space)}
		if judgeLanding(c, &command).Legal() {
			commands = append(commands, command)
		}
	}
	return commands
}

// playLanding puts the helicopter and its victim on the helipad (C11).
func playLanding(p *game.Play, player int, command *game.Command) {
	byAir.receive(p, player, command.To.Space, command.To, game.Event{Type: HelicopterLanded, Rule: "C11", To: command.To})
}

// landNearRoom lands on the helipad with the shortest way to an operating room for the victim (C11, C13).
func landNearRoom(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	least := 0
	rooms := c.Clinic().Of(clinic.OperatingRoom)
	for _, command := range listLandings(c, nil, nil) {
		victim := byAir.victim(command.To)
		var routes clinic.Routes
		c.RoutesFrom(&victim, &routes, clinic.Source{How: clinic.Enter, Space: command.To.Space.Below()})
		time := 50
		for room := range rooms.All() {
			if way := routes.To(room); way != clinic.Unreachable && byAir.mayEnd(c, game.Entering{Space: room, Person: &victim}, rule.Reason{}).None() {
				time = min(time, int(way))
			}
		}
		if !found || time < least {
			best, found, least = command, true, time
		}
	}
	return best, found
}
