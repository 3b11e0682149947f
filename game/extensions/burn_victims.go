package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

const burnVictim clinic.PersonKind = "burn_victim"

// A burn victim comes by helicopter or by fire truck, according to its mark byMark.
const (
	byMark       = "by"
	byHelicopter = "helicopter"
	byTruck      = "truck"
)

var (
	burnVictimSpec = game.PersonSpec{Kind: burnVictim}
	byMarkSpec     = game.MarkSpec{Kind: byMark, On: game.OnPerson, Form: game.MarkWord, Words: []string{byHelicopter, byTruck}}
)

// burnVictims holds the rules of the victims who come in one of the two ways (C10 to C13, C20 to C23, X13).
type burnVictims struct {
	by       string
	decision game.DecisionKind                    // how they are received
	due      func(c game.Context, round int) bool // whether one comes in that round
	vehicle  string                               // the mark of their vehicle where it stands for good
	pool     string                               // the pool of vehicles that have not come yet
	lost     string                               // the mark of vehicles whose victim was not received
	room     clinic.Kind                          // where they are treated
	arrival  string                               // the rule of their arrival
	rule     string                               // the rule of their treatment
	time     string                               // the number of the time to receive one
	income   string                               // the number of the treatment's income
	team     string                               // the number of doctors needed
	help     string                               // the number of nurses needed
}

// victim returns a new burn victim, who has no car (C11).
func (v burnVictims) victim(at clinic.Place) clinic.Person {
	return clinic.Person{Kind: burnVictim, At: at, Marks: []clinic.Mark{{Kind: byMark, Note: v.by}}}
}

func (v burnVictims) is(person *clinic.Person) bool {
	by, _ := clinic.NoteOf(person.Marks, byMark)
	return person.Kind == burnVictim && by == v.by
}

// in reports whether one of them is in this space.
func (v burnVictims) in(c game.Context, space clinic.Space) bool {
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.In(space) && v.is(person) {
			return true
		}
	}
	return false
}

// came reports whether any of these victims is in the clinic.
func (v burnVictims) came(c game.Context) bool {
	for i := range c.Clinic().People {
		if v.is(&c.Clinic().People[i]) {
			return true
		}
	}
	return false
}

// isPatient reports whether a person counts as a patient for visitors and air conditioners, as burn victims do (X13).
func isPatient(c game.Context, person *clinic.Person) bool {
	return person.Kind == clinic.Patient || person.Kind == burnVictim && c.Rules.AtLeast(5)
}

// queries changes the base game's numbers for victims and the rooms that they are in.
func (v burnVictims) queries() game.Queries {
	ofVictim := func(stage game.Order, answer func(c game.Context) int) []game.Query[*clinic.Person] {
		return []game.Query[*clinic.Person]{{Order: stage, Rule: v.rule, Change: func(c game.Context, person *clinic.Person, value int) int {
			if v.is(person) {
				return answer(c)
			}
			return value
		}}}
	}
	ofPairing := func(stage game.Order, number string) []game.Query[game.Pairing] {
		return []game.Query[game.Pairing]{{Order: stage, Rule: v.rule, Change: func(c game.Context, p game.Pairing, value int) int {
			if v.is(p.Patient) {
				return c.Rules.Number(number)
			}
			return value
		}}}
	}
	return game.Queries{
		Treatable:     ofVictim(game.OrderAdd, func(game.Context) int { return 1 }),
		DoctorsNeeded: ofVictim(game.OrderOverride, func(c game.Context) int { return c.Rules.Number(v.team) }),
		Worsening:     ofVictim(game.OrderOverride, func(game.Context) int { return game.WorsensDies }),
		Income:        ofPairing(game.OrderOverride, v.income),
		NursesNeeded:  ofPairing(game.OrderFlat, v.help), // whoever the doctors are
		BuiltIn: []game.Query[clinic.Space]{{Order: game.OrderWaive, Rule: v.rule, Change: func(c game.Context, space clinic.Space, nurses int) int {
			if nurses > 0 && v.in(c, space) {
				return 0 // the room's own nurse doesn't count
			}
			return nurses
		}}},
		Capacity: []game.Query[game.Role]{{Order: game.OrderWaive, Rule: v.rule, Change: v.capacity}},
		MayEnd: []game.Judgement[game.Entering]{{
			Order: game.OrderOverride, Of: []clinic.PersonKind{burnVictim},
			Opens: []clinic.Kind{clinic.Helipad, v.room}, Judge: v.mayEnd,
		}, {
			Order: game.OrderAdd, Of: []clinic.PersonKind{clinic.Patient, clinic.Doctor},
			Opens: []clinic.Kind{}, Judge: v.keepOthersOut,
			Concerns: func(c game.Context, _ *clinic.Person) bool { return v.came(c) },
		}},
		MayMove: []game.Judgement[*clinic.Person]{{
			Order: game.OrderOverride, Of: []clinic.PersonKind{burnVictim}, Judge: v.mayMove,
		}},
	}
}

// capacity allows two doctors and one nurse in the victim's room (C13, C22).
func (v burnVictims) capacity(c game.Context, role game.Role, most int) int {
	switch {
	case role.Kind == clinic.Doctor && v.in(c, role.Space):
		return c.Rules.Number(v.team)
	case role.Kind == clinic.Nurse && v.in(c, role.Space):
		return c.Rules.Number(v.help)
	}
	return most
}

// keepOthersOut gives the victim its room to itself.
func (v burnVictims) keepOthersOut(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	if reason.None() && c.CountsAs(e.Person, clinic.Patient) && v.in(c, e.Space) {
		return rule.Reason{Rule: v.rule, Key: "victim_there"}
	}
	return reason
}

// mayEnd restricts the victim to working rooms in which no one else is treated.
func (v burnVictims) mayEnd(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	if !v.is(e.Person) {
		return reason
	}
	tile := c.Clinic().At(e.Space)
	switch {
	case tile.Kind == clinic.Helipad && clinic.CountOf(tile.Marks, helicopterMark) > 0 && v.by == byHelicopter:
		return rule.Reason{}
	case tile.Kind != v.room:
		return rule.Reason{Rule: v.rule, Key: "victim_elsewhere", What: string(burnVictim), Other: string(v.room)}
	case !c.Functional(e.Space):
		return rule.Reason{Rule: "B31", Key: "room_not_functional", What: string(burnVictim), Other: string(tile.Kind)}
	case !aloneIn(c, e.Person, e.Space):
		return rule.Reason{Rule: v.rule, Key: "victim_not_alone"}
	}
	return rule.Reason{}
}

// aloneIn reports whether no other patient of any kind is in the space.
func aloneIn(c game.Context, victim *clinic.Person, space clinic.Space) bool {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		patient := person.Kind == clinic.Patient || person.Kind == burnVictim || Infected(person)
		if person.In(space) && patient && person.ID != victim.ID {
			return false
		}
	}
	return true
}

// mayMove lets a victim move on only from its helipad.
func (v burnVictims) mayMove(c game.Context, person *clinic.Person, reason rule.Reason) rule.Reason {
	if v.is(person) && person.At.Area == clinic.Inside && c.Clinic().At(person.At.Space).Kind != clinic.Helipad {
		return rule.Reason{Rule: v.rule, Key: "victim_stays"}
	}
	return reason
}

// foresee returns the obligation to receive the round's victim: if that is impossible, the victim dies (C11, C21,
// X10).
func (v burnVictims) foresee(c game.Context, _ bool) (game.Obligation, bool) {
	if !v.due(c, c.State.Round) || c.Pool(v.pool) < 1 {
		return game.Obligation{}, false
	}
	victim := v.victim(clinic.Place{Area: clinic.Waiting})
	o := game.Obligation{
		Key: string(v.decision), Rule: v.arrival, Decision: v.decision, Number: 1, Otherwise: game.Cost{Popularity: c.DeathCost(&victim)}, Deadly: true,
	}
	o.Costs, o.Possible = c.CostsOf(v.decision)
	return o, true
}

// come brings the round's victim, and asks how it is received. If that is impossible, it dies at once, and its
// vehicle leaves the game with it (C10, C11, C20, C21).
func (v burnVictims) come(p *game.Play, player int) {
	c := p.Of(player)
	if !v.due(c, c.State.Round) {
		return
	}
	if c.Pool(v.pool) < 1 {
		p.Tell(game.Event{Type: game.Skipped, Player: player, Rule: "X6", Choice: v.pool})
		return
	}
	if c.Possible(v.decision) {
		p.Ask(game.Decision{Kind: v.decision, Player: player, Together: true})
		return
	}
	p.TakeFromPool(player, v.pool, 1, v.arrival)
	c.Owner().Marks = clinic.AddMarks(c.Owner().Marks, v.lost, 1)
	p.Die(player, p.Arrive(player, v.victim(clinic.Place{Area: clinic.Waiting})), v.arrival)
}

// receive leaves the vehicle in its space for good, spends the time and brings the victim, whose id it returns; told
// is the event for it (C11, C20). In a position with too few vehicles, no one comes (X6).
func (v burnVictims) receive(p *game.Play, player int, vehicle clinic.Space, at clinic.Place, told game.Event) string {
	c := p.Of(player)
	p.Answered(player, v.decision)
	if !p.TakeFromPool(player, v.pool, 1, "X6") {
		return ""
	}
	tile := c.Clinic().At(vehicle)
	tile.Marks = clinic.AddMarks(tile.Marks, v.vehicle, 1)
	told.Player, told.Time = player, c.Rules.Number(v.time)
	c.Owner().Time += told.Time
	told.Person, told.Kind = p.Arrive(player, v.victim(at)), burnVictim
	told.Component = clinic.Component{Kind: clinic.Kind(v.vehicle), Space: vehicle}
	p.Tell(told)
	return told.Person
}

// toCome returns the rounds in which the player still has to receive a victim, each as the number of rounds ahead.
// The victim of this round counts until the Move begins.
func (v burnVictims) toCome(c game.Context) []int {
	next, most := v.next(c), c.Pool(v.pool)
	var ahead []int
	for round := next; round <= c.Number(game.Rounds) && len(ahead) < most; round++ {
		if v.due(c, round) {
			ahead = append(ahead, round-next)
		}
	}
	return ahead
}

// next returns the first round whose victim has not come yet.
func (v burnVictims) next(c game.Context) int {
	next := max(1, c.State.Round)
	if !c.MoveAhead() || c.Rules.StepOf(c.State).Name == game.StepMove {
		next++
	}
	return next
}

// worthToCome returns what the victims still to come cost, if this many can be received as things are. All others
// die, and so do most of those without a working room (C10 to C13, C20 to C23). Rounds further ahead weigh less,
// since there is time to prepare. Victims who are already here are in the forecast of Business.
func (v burnVictims) worthToCome(c game.Context, received int) int {
	victim := v.victim(clinic.Place{Area: clinic.Waiting})
	death, worth, rooms := 100*c.DeathCost(&victim), 0, 0
	for room := range c.Clinic().Of(v.room).All() {
		if c.Functional(room) {
			rooms++
		}
	}
	for i, ahead := range v.toCome(c) {
		switch weighs := death / (1 + 2*ahead); {
		case i >= received:
			worth -= weighs
		case rooms == 0:
			worth -= weighs * 4 / 5
		}
	}
	return worth
}

// cases returns the victims still to come, for bots that look ahead (C10 to C13, C20 to C23).
func (v burnVictims) cases(lands clinic.Kind, ready func(c game.Context) int) []game.Case {
	return []game.Case{{
		Rule: v.arrival, Lands: lands, Room: v.room, Ready: ready,
		Due: func(c game.Context) []int {
			ahead := v.toCome(c)
			next := v.next(c)
			for i := range ahead {
				ahead[i] += next
			}
			return ahead
		},
		Team: func(c game.Context) (doctors, nurses int) { return c.Rules.Number(v.team), c.Rules.Number(v.help) },
		Pays: func(c game.Context) (income, time int) { return c.Rules.Number(v.income), c.Rules.Number(v.time) },
	}}
}

// victimSentences returns the sentences for both ways to come, with more added.
func victimSentences(more map[string]string) map[string]string {
	sentences := map[string]string{
		"victim_there":     "A burn victim has this room to itself.",
		"victim_elsewhere": "This {what} can only be treated in {a other}.",
		"victim_not_alone": "A burn victim needs a room where no other patient is.",
		"victim_stays":     "A burn victim in a room stays there until treated.",
	}
	for key, sentence := range more {
		sentences[key] = sentence
	}
	return sentences
}
