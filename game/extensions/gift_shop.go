package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

const (
	giftShopModule clinic.Kind       = "gift_shop"
	visitor        clinic.PersonKind = "visitor"
)

// The numbers of the gift shop.
const (
	shopUpkeep     = "gift_shop.upkeep"
	shopVisitors   = "gift_shop.visitors"
	shopPopularity = "gift_shop.popularity"
	shopIncome     = "gift_shop.income"
)

// Visit sends one visitor to a patient while the visitors of a player spread (C91).
const (
	Visit        game.CommandType  = "visit"
	DecideVisits game.DecisionKind = "visit"
)

// The events of visitors.
const (
	VisitorArrived game.EventType = "visitor_arrived" // at the entrance of To
	VisitorsLeft   game.EventType = "visitors_left"
)

// visitsMark notes on a visitor whom they visit.
const visitsMark = "visits"

// giftShop is a hut that starts alone (C90), and the visitors who pass it on their way to the patients (C91, C92).
func giftShop() *game.Extension {
	return &game.Extension{
		ID:      "gift_shop",
		Presets: []string{"visiting_hours"},
		Numbers: []game.NumberSpec{
			{Name: shopUpkeep, Rule: "C90", Source: "H", Value: 1, Least: 0, Most: 99},
			{Name: shopVisitors, Rule: "C90", Source: "R", Value: 3, Least: 0, Most: 9},
			{Name: shopPopularity, Rule: "C91", Source: "R", Value: 15, Least: 1, Most: 99},
			{Name: shopIncome, Rule: "C92", Source: "R", Value: 8, Least: 0, Most: 99},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: giftShopModule, Color: "gift_shop", Where: clinic.OnGrid}, Upkeep: shopUpkeep, OneOfKind: true,
		}},
		Setup:  []game.SetupPiece{{Kind: giftShopModule, Fits: standsAlone}},
		People: []game.PersonSpec{{Kind: visitor, Car: true}},
		Marks:  []game.MarkSpec{{Kind: visitsMark, On: game.OnPerson, Form: game.MarkWords, Words: []string{"patient"}}},
		Sentences: map[string]string{
			"worth_visitors_to_come": "Visitors bring money in later rounds.",
			"stands_alone":           "At the start the gift shop touches no other room.",
			"visitors_walk_last":     "Visitors walk when everybody else is done.",
			"no_such_visitor":        "There is no visitor {what} at the entrance.",
			"too_many_visitors":      "At most {limit} visitors come.",
			"nobody_to_visit":        "Visitors go to patients in treatment rooms.",
			"spread_evenly":          "Others have fewer visitors: they get theirs first.",
			"no_way_over_shop":       "No way leads there through the gift shop.",
		},
		Queries: game.Queries{
			Earnings: []game.Query[struct{}]{{
				Order: game.OrderAdd, Rule: "C92",
				Change: func(c game.Context, _ struct{}, dollars int) int {
					return dollars + c.Rules.Number(shopIncome)*visitorsWithPatients(c)
				},
			}},
			MayEnd: []game.Judgement[game.Entering]{{Order: game.OrderOverride, Of: []clinic.PersonKind{visitor}, Opens: []clinic.Kind{clinic.TreatmentRoom}, Judge: func(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
				if c.Clinic().At(e.Space).Kind == clinic.TreatmentRoom {
					return rule.Reason{}
				}
				return reason
			}}},
			MayMove: []game.Judgement[*clinic.Person]{{Order: game.OrderOverride, Of: []clinic.PersonKind{visitor}, Judge: func(game.Context, *clinic.Person, rule.Reason) rule.Reason {
				return rule.Reason{Rule: "C91", Key: "visitors_walk_last"}
			}}},
		},
		Moments: game.Moments{
			BeforeMove: []game.Moment{{Order: game.OrderArrivals, Do: visitorsArrive, Foresee: foreseeVisitors}},
			AfterMove:  []game.Moment{{Order: game.OrderPeople, Do: visitorsWalk}},
		},
		Advice: game.Advice{
			Answers: []game.Answer{{To: DecideVisits, Give: func(game.Context, *game.Decision) (game.Command, bool) {
				return game.Command{Type: game.Done}, true // the cheapest even spread
			}}},
			Worth:      []game.Worth{{Rule: "C92", Name: "visitors_to_come", Of: worthOfVisitors}},
			Aftermaths: []game.Aftermath{{Rule: "C91", Comes: visitsToCome, Most: mostGifts}},
		},
		Invariants: []game.Invariant{{Broken: noCrowd}, {Before: "business", Broken: visitorsVisit}},
		Decisions:  []game.DecisionKind{DecideVisits},
		Commands: []game.CommandSpec{
			{
				Type: Visit, During: []game.DecisionKind{DecideVisits}, Judge: judgeVisit, List: listVisits, Play: playVisit,
				Fields: []game.CommandField{{Name: "person", Part: game.PartPerson}, {Name: "patient", Part: game.PartChoice}},
			},
			{
				Type: game.Done, During: []game.DecisionKind{DecideVisits},
				Judge: func(game.Context, *game.Command) game.Verdict { return game.Verdict{} },
				List: func(_ game.Context, _ *game.Decision, commands []game.Command) []game.Command {
					return append(commands, game.Command{Type: game.Done})
				},
				Play: func(p *game.Play, player int, _ *game.Command) {
					p.Answered(player, DecideVisits)
					p.Tell(game.Event{Type: game.PlayerDone, Player: player, Rule: "C91", Choice: string(DecideVisits)})
					spreadCheaply(p, player)
				},
			},
		},
		Steps: []game.Insertion{{After: "admin-7", Step: game.Step{Key: "visitors", Name: game.StepAdmin, Begin: visitorsLeave}}},
	}
}

// standsAlone keeps every other module away from the shop during setup (C90).
func standsAlone(_ game.Context, shop game.Placing) rule.Reason {
	for beside := range clinic.One(shop.Space).Adjacent().All() {
		if module := shop.Board.Module(beside); module != nil {
			return rule.Reason{Rule: "C90", Key: "stands_alone", What: string(giftShopModule), Other: string(module.Kind)}
		}
	}
	return rule.Reason{}
}

// ExpectedVisitors returns how many visitors the player's popularity attracts: one for every full 15 (C91). No one
// comes to a clinic without a gift shop to pass, or without an entrance.
func ExpectedVisitors(c game.Context) int {
	if _, open := shopOf(c.Clinic()); !open || len(visitorDoors(c.Clinic())) == 0 {
		return 0
	}
	return min(c.Rules.Number(shopVisitors), max(0, c.Owner().Popularity)/c.Rules.Number(shopPopularity))
}

func shopOf(board *clinic.Clinic) (clinic.Space, bool) {
	for space := range board.Of(giftShopModule).All() {
		return space, true
	}
	return clinic.Space{}, false
}

// visitorDoors returns the entrances, without the helipads.
func visitorDoors(board *clinic.Clinic) []clinic.Source {
	var sources []clinic.Source
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Kind == clinic.Entrance {
			sources = append(sources, clinic.Source{How: clinic.Enter, Space: o.Space, Side: o.Side})
		}
	}
	return sources
}

// foreseeVisitors returns an obligation that says how many visitors come and find a parking place (C91, X10).
func foreseeVisitors(c game.Context, _ bool) (game.Obligation, bool) {
	expected := ExpectedVisitors(c)
	coming := max(0, min(expected, c.FreePlaces()))
	return game.Obligation{Key: "visitors", Rule: "C91", Number: coming, Possible: coming == expected}, expected > 0
}

// visitorsArrive brings the visitors with their cars; those who find no parking place stay at home (C91).
func visitorsArrive(p *game.Play, player int) {
	c := p.Of(player)
	for range ExpectedVisitors(c) {
		if c.FreePlaces() < 1 {
			p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "C91", Choice: string(visitor)})
			return
		}
		door := visitorDoors(c.Clinic())[0]
		at := clinic.Place{Area: clinic.Slot, Space: door.Space, Side: door.Side}
		id := p.Arrive(player, clinic.Person{Kind: visitor, Car: true, At: at})
		p.Tell(game.Event{Type: VisitorArrived, Player: player, Rule: "C91", Person: id, Kind: visitor, To: at})
	}
}

// waitingVisitors returns the visitors who have not walked yet.
func waitingVisitors(c game.Context) []*clinic.Person {
	var list []*clinic.Person
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == visitor && person.At.Area == clinic.Slot {
			list = append(list, person)
		}
	}
	return list
}

// visited is a patient in a treatment room, with the number of its visitors, and the cheapest way there through the
// gift shop.
type visited struct {
	patient  *clinic.Person
	visitors int
	way      []clinic.WayStep
	time     int
}

// visitedBy returns the patients that a visitor could go to, by age, and the least number of visitors that one of
// them has.
func visitedBy(c game.Context, person *clinic.Person) (list []visited, least int) {
	shop, open := shopOf(c.Clinic())
	if !open {
		return nil, 0
	}
	var to, from clinic.Routes
	c.RoutesFrom(person, &to, visitorDoors(c.Clinic())...)
	c.RoutesFrom(person, &from, clinic.Source{How: clinic.Start, Space: shop})
	for i := range c.Clinic().People {
		patient := &c.Clinic().People[i]
		space := patient.At.Space
		if !isPatient(c, patient) || patient.At.Area != clinic.Inside || c.Clinic().At(space).Kind != clinic.TreatmentRoom {
			continue
		}
		v := visited{patient: patient}
		if to.To(shop) != clinic.Unreachable && from.To(space) != clinic.Unreachable {
			v.way = append(to.Way(shop, nil), from.Way(space, nil)[1:]...)
			v.time = int(to.To(shop)) + int(from.To(space))
		}
		for j := range c.Clinic().People {
			if note, ok := clinic.NoteOf(c.Clinic().People[j].Marks, visitsMark); ok && note == patient.ID {
				v.visitors++
			}
		}
		if len(list) == 0 || v.visitors < least {
			least = v.visitors
		}
		list = append(list, v)
	}
	return list, least
}

// visitorsWalk spreads the visitors evenly over the patients, and asks the player if it matters who gets one more
// (C91).
func visitorsWalk(p *game.Play, player int) {
	c := p.Of(player)
	people := waitingVisitors(c)
	if len(people) == 0 {
		return
	}
	list, _ := visitedBy(c, people[0])
	if len(list) > 0 && len(people)%len(list) != 0 && roomsDiffer(list) {
		p.Ask(game.Decision{Kind: DecideVisits, Player: player, Together: true})
		return
	}
	spreadCheaply(p, player)
}

func roomsDiffer(list []visited) bool {
	for _, v := range list {
		if v.patient.At.Space != list[0].patient.At.Space {
			return true
		}
	}
	return false
}

// spreadCheaply sends all waiting visitors by the cheapest even spread: each to one of the patients with the fewest
// visitors, the nearest first. Without patients they stay where they are (C91).
func spreadCheaply(p *game.Play, player int) {
	c := p.Of(player)
	for _, person := range waitingVisitors(c) {
		list, least := visitedBy(c, person)
		best := -1
		for i, v := range list {
			if v.visitors == least && v.way != nil && (best < 0 || v.time < list[best].time) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		sendVisitor(p, player, person, &list[best])
	}
}

// visitsToCome returns what the visitors will spend, in dollars, and the time of their ways, if Move ends now and
// everybody spreads cheaply (C91, C92).
func visitsToCome(c game.Context) (dollars, time int) {
	waiting := waitingVisitors(c)
	if len(waiting) == 0 {
		return 0, 0
	}
	list, _ := visitedBy(c, waiting[0])
	for range waiting {
		least, best := -1, -1
		for i := range list {
			if least < 0 || list[i].visitors < least {
				least = list[i].visitors
			}
		}
		for i := range list {
			if list[i].visitors == least && list[i].way != nil && (best < 0 || list[i].time < list[best].time) {
				best = i
			}
		}
		if best < 0 {
			return dollars, time
		}
		list[best].visitors++
		dollars, time = dollars+c.Rules.Number(shopIncome), time+list[best].time
	}
	return dollars, time
}

// mostGifts returns the most that they can spend.
func mostGifts(c game.Context) int { return len(waitingVisitors(c)) * c.Rules.Number(shopIncome) }

func sendVisitor(p *game.Play, player int, person *clinic.Person, v *visited) {
	person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: visitsMark, Note: v.patient.ID})
	p.Walk(player, person.ID, v.patient.At, v.way, "C91", "")
}

// judgeVisit lets a visitor go to a patient who has no more visitors than any other (C91).
func judgeVisit(c game.Context, command *game.Command) game.Verdict {
	person, v, reason := c.Clinic().Person(command.Person), (*visited)(nil), rule.Reason{}
	if person == nil || person.Kind != visitor || person.At.Area != clinic.Slot {
		return game.Refuse(rule.Reason{Rule: "C91", Key: "no_such_visitor", What: command.Person})
	}
	if v, reason = visitOf(c, person, command.Choice); v == nil {
		return game.Refuse(reason)
	}
	return game.Verdict{Cost: game.Cost{Time: v.time}}
}

// visitOf returns the visit to this patient, or why it is not allowed.
func visitOf(c game.Context, person *clinic.Person, patient string) (*visited, rule.Reason) {
	list, least := visitedBy(c, person)
	for i := range list {
		switch {
		case list[i].patient.ID != patient:
		case list[i].visitors > least:
			return nil, rule.Reason{Rule: "C91", Key: "spread_evenly"}
		case list[i].way == nil:
			return nil, rule.Reason{Rule: "C91", Key: "no_way_over_shop"}
		default:
			return &list[i], rule.Reason{}
		}
	}
	return nil, rule.Reason{Rule: "C91", Key: "nobody_to_visit"}
}

func listVisits(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	for _, person := range waitingVisitors(c) {
		list, least := visitedBy(c, person)
		for _, v := range list {
			if v.visitors == least && v.way != nil {
				commands = append(commands, game.Command{Type: Visit, Person: person.ID, Choice: v.patient.ID})
			}
		}
	}
	return commands
}

func playVisit(p *game.Play, player int, command *game.Command) {
	c := p.Of(player)
	person := c.Clinic().Person(command.Person)
	v, _ := visitOf(c, person, command.Choice)
	sendVisitor(p, player, person, v)
	if len(waitingVisitors(c)) == 0 {
		p.Answered(player, DecideVisits)
	}
}

// noCrowd refuses a position with more visitors than can come (C91).
func noCrowd(c game.Context) rule.Reason {
	count, most := 0, c.Rules.Number(shopVisitors)
	for i := range c.Clinic().People {
		if c.Clinic().People[i].Kind == visitor {
			count++
		}
	}
	if count > most {
		return rule.Reason{Rule: "C91", Key: "too_many_visitors", Limit: most}
	}
	return rule.Reason{}
}

// visitorsVisit refuses a position with a visitor inside who is not with a patient in a treatment room, until
// Business, when patients may be cured (C91).
func visitorsVisit(c game.Context) rule.Reason {
	beds := spacesWithPatients(c) & c.Clinic().Of(clinic.TreatmentRoom)
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.Kind == visitor && person.At.Area == clinic.Inside && !beds.Has(person.At.Space) {
			return rule.Reason{Rule: "C91", Key: "nobody_to_visit"}
		}
	}
	return rule.Reason{}
}

// visitorsWithPatients returns how many visitors deliver their gift (C92).
func visitorsWithPatients(c game.Context) int {
	count, lie := 0, spacesWithPatients(c)
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == visitor && person.At.Area == clinic.Inside && lie.Has(person.At.Space) {
			count++
		}
	}
	return count
}

// spacesWithPatients returns the spaces with patients whom visitors come for (C91, X13).
func spacesWithPatients(c game.Context) (spaces clinic.Spaces) {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		lies := isPatient(c, person) || !c.Rules.AtLeast(5) && c.CountsAs(person, clinic.Patient)
		if lies && person.At.Area == clinic.Inside {
			spaces |= clinic.One(person.At.Space)
		}
	}
	return spaces
}

// visitorsLeave sends all visitors home with their cars (C91).
func visitorsLeave(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		board := &p.State.Players[player].Clinic
		before := len(board.People)
		board.People = slices.DeleteFunc(board.People, func(person clinic.Person) bool { return person.Kind == visitor })
		if left := before - len(board.People); left > 0 {
			p.Tell(game.Event{Type: VisitorsLeft, Player: player, Rule: "C91", Number: left})
		}
	}
}

// worthOfVisitors returns what visitors will bring in later rounds: most of them find a patient in a treatment room
// (C91, C92).
func worthOfVisitors(c game.Context) int {
	rooms := c.Clinic().Of(clinic.TreatmentRoom) & c.FunctionalRooms()
	if rooms == 0 {
		return 0
	}
	each := 100 * c.Rules.Number(shopIncome) / c.Number(game.PricePopularity)
	return min(ExpectedVisitors(c), max(0, c.FreePlaces()+1)) * each * c.RoundsAhead() / 2
}
