package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

const (
	publicToilet clinic.Kind  = "public_toilet"
	porcelain    clinic.Color = "porcelain"
)

// relievedMark notes who was in the toilet when this Move began, and so may not be sent there now (C40).
const relievedMark = "relieved"

// The numbers of the public toilets.
const (
	toiletUpkeep = "public_toilets.upkeep"
	toiletPeople = "public_toilets.people"
)

// publicToilets sends one person of each clinic to the toilet in every Move (C40, C41).
func publicToilets() *game.Extension {
	hold := func(kind clinic.PersonKind) game.Holding {
		return game.Holding{Kind: kind, Most: toiletPeople}
	}
	return &game.Extension{
		ID:      "public_toilets",
		Presets: []string{"visiting_hours"},
		Numbers: []game.NumberSpec{
			{Name: toiletUpkeep, Rule: "C40", Source: "H", Value: 1, Least: 0, Most: 99},
			{Name: toiletPeople, Rule: "C40", Source: "R", Value: 1, Least: 1, Most: 1},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: publicToilet, Color: porcelain, Where: clinic.OnGrid},
			Upkeep:    toiletUpkeep, OneOfKind: true, OnFrom: true, Fits: besideModule("C40"),
			Holds: []game.Holding{hold(clinic.Doctor), hold(clinic.Nurse), hold(clinic.Orderly), hold(clinic.Patient)},
		}},
		Setup: []game.SetupPiece{{Kind: publicToilet}},
		Marks: []game.MarkSpec{{Kind: relievedMark, On: game.OnTurn, Form: game.MarkWord}},
		Sentences: map[string]string{
			"worth_toilet_duty":    "Somebody has to be in the public toilet in each Move.",
			"toilet_not_theirs":    "{A what} does not use the public toilet.",
			"toilet_taken":         "Somebody is already in the public toilet.",
			"just_relieved":        "This {what} was in the public toilet just now, and can’t go there again in this Move.",
			"toilet_patient_stays": "A patient who went to the public toilet in this Move stays there until the next one.",
			"bed_is_free":          "While a bed or a place in the waiting room is free, the patient goes there and not back to pre-admissions.",
			"toilet_must_be_left":  "Whoever was in the public toilet when Move began has to leave it.",
			"somebody_must_go":     "Somebody has to go to the public toilet before Move can end.",
			"needs_module_beside":  besideModuleSentence,
		},
		Queries: game.Queries{
			MayMove: []game.Judgement[*clinic.Person]{{Order: game.OrderWaive, Of: []clinic.PersonKind{clinic.Patient}, Judge: mayLeaveForToilet}},
			MayEnd: []game.Judgement[game.Entering]{{Order: game.OrderWaive, Opens: []clinic.Kind{publicToilet}, Judge: mayEndInToilet,
				Concerns: func(c game.Context, person *clinic.Person) bool {
					return c.Count(publicToilet) > 0 || inRoom(c, person)
				},
			}},
			MayReturn: []game.Judgement[*clinic.Person]{{Order: game.OrderWaive, Of: []clinic.PersonKind{clinic.Patient}, Judge: mayReturnFromToilet}},
			Levelling: []game.Query[*clinic.Person]{{Order: game.OrderWaive, Rule: "C40", Change: func(c game.Context, person *clinic.Person, value int) int {
				if inToilet(c, person) {
					return game.LevelsStay
				}
				return value
			}}},
			Worsening: []game.Query[*clinic.Person]{{Order: game.OrderWaive, Rule: "C40", Change: func(c game.Context, person *clinic.Person, value int) int {
				if inToilet(c, person) {
					return game.WorsensStay
				}
				return value
			}}},
		},
		Advice: game.Advice{
			Worth: []game.Worth{{Rule: "C40", Name: "toilet_duty", Of: worthOfToiletDuty}},
			Duties: []game.Duty{{
				Rule: "C40", One: true,
				Who: func(game.Context, *clinic.Person) bool { return true },
				To:  func(c game.Context) clinic.Spaces { return c.Clinic().Of(publicToilet) },
			}},
		},
		Moments:    game.Moments{BeforeMove: []game.Moment{{Order: game.OrderFree, Do: rememberWhoIsThere, Foresee: foreseeToilet}}},
		Objections: []game.Objection{{To: []game.CommandType{game.Done}, Object: objectToLeavingItEmpty}},
	}
}

// toiletOf returns the clinic's toilet, and whether it has one.
func toiletOf(c game.Context) (clinic.Space, bool) {
	for space := range c.Clinic().Of(publicToilet).All() {
		return space, true
	}
	return clinic.Space{}, false
}

func inToilet(c game.Context, person *clinic.Person) bool {
	return person.At.Area == clinic.Inside && c.Clinic().At(person.At.Space).Kind == publicToilet
}

// occupant returns the person in the toilet, or nil.
func occupant(c game.Context) *clinic.Person {
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; inToilet(c, person) {
			return person
		}
	}
	return nil
}

func rememberWhoIsThere(p *game.Play, player int) { rememberOccupant(p.Of(player)) }

// rememberOccupant notes who has to leave the toilet in this Move (C40).
func rememberOccupant(c game.Context) {
	note := ""
	if who := occupant(c); who != nil {
		note = who.ID
	}
	turn := &c.Owner().Turn
	turn.Marks = clinic.SetMark(turn.Marks, clinic.Mark{Kind: relievedMark, Note: note})
}

// foreseeToilet returns the obligation of a person who still has to leave the toilet or to go there. No one has to
// who can't (C40, C41, X12).
func foreseeToilet(c game.Context, been bool) (game.Obligation, bool) {
	o := game.Obligation{Rule: "C40", Decision: game.DecideMove, Number: 1}
	if !been {
		c = asMoveBegins(c)
	}
	who := occupant(c)
	switch {
	case who == nil:
		o.Key = "use_toilet"
		o.Costs, o.Possible = c.CostsOfMoves(func(*clinic.Person) bool { return true }, func(to clinic.Place) bool {
			return to.Area == clinic.Inside && c.Clinic().At(to.Space).Kind == publicToilet
		})
		return o, true
	case wasRelieved(c, who):
		o.Key = "leave_toilet"
		o.Costs, o.Possible = c.CostsOfMoves(
			func(person *clinic.Person) bool { return person.ID == who.ID }, func(clinic.Place) bool { return true },
		)
		return o, true
	}
	return o, false
}

// asMoveBegins returns the context as it will be once it is noted who was in the toilet.
func asMoveBegins(c game.Context) game.Context {
	state := *c.State
	state.Players = slices.Clone(state.Players)
	c.State = &state
	rememberOccupant(c)
	return c
}

func wasRelieved(c game.Context, person *clinic.Person) bool {
	id, ok := clinic.NoteOf(c.Owner().Turn.Marks, relievedMark)
	return ok && id == person.ID
}

// mayEndInToilet lets one doctor, nurse, orderly or patient into the toilet, never the same person in two consecutive
// rounds (C40). A patient may leave a room only for the toilet (C41).
func mayEndInToilet(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	if c.Clinic().At(e.Space).Kind != publicToilet {
		if inRoom(c, e.Person) {
			return rule.Reason{Rule: "B75", Key: "patient_stays"}
		}
		return reason
	}
	_, theirs := c.Holding(e.Space, e.Person.Kind)
	who := occupant(c)
	switch {
	case !theirs:
		return rule.Reason{Rule: "C40", Key: "toilet_not_theirs", What: string(e.Person.Kind)}
	case !reason.None() && reason.Key != "no_bed_free":
		return reason
	case who != nil && who.ID != e.Person.ID:
		return rule.Reason{Rule: "C40", Key: "toilet_taken"}
	case wasRelieved(c, e.Person):
		return rule.Reason{Rule: "C40", Key: "just_relieved", What: string(e.Person.Kind)}
	}
	return rule.Reason{}
}

// inRoom reports whether the person is a patient in a room that patients don't leave by themselves (B75).
func inRoom(c game.Context, person *clinic.Person) bool {
	if person.Kind != clinic.Patient || person.At.Area != clinic.Inside {
		return false
	}
	spec := c.Rules.Component(c.Clinic().At(person.At.Space).Kind)
	return spec != nil && !spec.OnFrom
}

// mayLeaveForToilet lets a patient leave a room for the toilet, and keeps one there until the next Move (C41).
func mayLeaveForToilet(c game.Context, person *clinic.Person, reason rule.Reason) rule.Reason {
	switch {
	case inToilet(c, person):
		if !wasRelieved(c, person) {
			return rule.Reason{Rule: "C41", Key: "toilet_patient_stays"}
		}
	case reason.Key == "patient_stays" && inRoom(c, person):
		if toilet, ok := toiletOf(c); ok && c.MayEnd(person, toilet).None() {
			return rule.Reason{}
		}
	}
	return reason
}

// mayReturnFromToilet lets a patient who finds no bed and no place in the waiting room return to pre-admissions
// (C41).
func mayReturnFromToilet(c game.Context, person *clinic.Person, reason rule.Reason) rule.Reason {
	if !inToilet(c, person) {
		return reason
	}
	switch {
	case findsBed(c, person):
		return rule.Reason{Rule: "C41", Key: "bed_is_free"}
	case c.FreeWaiting(person.Service) < 1:
		return rule.Reason{Rule: "B54", Key: "pre_admissions_full", What: person.Service.String()}
	}
	return rule.Reason{}
}

// findsBed reports whether a patient may end a move anywhere but in the toilet.
func findsBed(c game.Context, person *clinic.Person) bool {
	for space := range c.Clinic().Modules().All() {
		if c.Clinic().At(space).Kind != publicToilet && c.MayEnd(person, space).None() {
			return true
		}
	}
	return false
}

// objectToLeavingItEmpty keeps a player in Move until the toilet has been left, and another person has gone there if
// anyone can (C40, C41, X12).
func objectToLeavingItEmpty(c game.Context, command *game.Command, v game.Verdict) game.Verdict {
	d := c.State.Decision(c.Player)
	if d == nil || d.Kind != game.DecideMove || !v.Legal() && v.Refusal.Key != "just_relieved" {
		return v
	}
	toilet, ok := toiletOf(c)
	if !ok {
		return v
	}
	if who := occupant(c); who != nil {
		if !wasRelieved(c, who) || who.Kind == clinic.Patient && !findsBed(c, who) && c.FreeWaiting(who.Service) < 1 {
			return v
		}
		return game.Refuse(rule.Reason{Rule: "C40", Key: "toilet_must_be_left"})
	}
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; c.MayMove(person).None() && c.MayEnd(person, toilet).None() {
			return game.Refuse(rule.Reason{Rule: "C40", Key: "somebody_must_go"})
		}
	}
	return v
}

// worthOfToiletDuty returns the cost of having a person in the toilet in each Move who would do something else, a
// doctor or a nurse more than an orderly, and no one in two consecutive rounds (C40).
func worthOfToiletDuty(c game.Context) int {
	if c.Clinic().Of(publicToilet) == 0 {
		return 0
	}
	spare := 0
	for i := range c.Clinic().People {
		if c.Clinic().People[i].Kind == clinic.Orderly {
			spare++
		}
	}
	way := 0
	for toilet := range c.Clinic().Of(publicToilet).All() {
		way = wayIn(c, toilet)
	}
	return -c.RoundsAhead() * (150 - 50*min(2, spare) + 20*way)
}
