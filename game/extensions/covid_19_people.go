package extensions

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// infectedDoctor reports whether a person is a doctor who has to be treated (V4).
func infectedDoctor(person *clinic.Person) bool {
	return person.Kind == clinic.Doctor && Infected(person)
}

// covidQueries changes numbers for the infected (V4, V5, V7), and goals for a solo player (X7).
func covidQueries() game.Queries {
	doctor := func(stage game.Order, id string, answer func(c game.Context, doctor *clinic.Person, value int) int) []game.Query[*clinic.Person] {
		return []game.Query[*clinic.Person]{{Order: stage, Rule: id, Change: func(c game.Context, person *clinic.Person, value int) int {
			if infectedDoctor(person) {
				return answer(c, person, value)
			}
			return value
		}}}
	}
	return game.Queries{
		Works: doctor(game.OrderOverride, "V4", func(game.Context, *clinic.Person, int) int { return 0 }),
		Treatable: doctor(game.OrderOverride, "V4", func(c game.Context, doctor *clinic.Person, _ int) int {
			if doctor.At.Area == clinic.Inside && c.Clinic().At(doctor.At.Space).Kind == clinic.OperatingRoom {
				return 0
			}
			return 1
		}),
		Counts: []game.Query[game.Counting]{{Order: game.OrderOverride, Rule: "V4", Change: func(_ game.Context, counting game.Counting, value int) int {
			if !infectedDoctor(counting.Person) {
				return value
			}
			if counting.As == clinic.Patient {
				return 1
			}
			return 0
		}}},
		PatientLevel: []game.Query[*clinic.Person]{{Order: game.OrderAdd, Rule: "V4", Change: func(_ game.Context, person *clinic.Person, level int) int {
			if Infected(person) {
				return level + 1
			}
			return level
		}}},
		Levelling: doctor(game.OrderWaive, "V7", func(game.Context, *clinic.Person, int) int { return game.LevelsStay }),
		Worsening: doctor(game.OrderOverride, "V7", func(_ game.Context, doctor *clinic.Person, _ int) int {
			if doctor.Level == clinic.Red {
				return game.WorsensDies
			}
			return game.WorsensMore
		}),
		Departure: []game.Query[game.Departing]{{Order: game.OrderOverride, Rule: "V4", Change: whereTheyGo}},
		MayEnd: []game.Judgement[game.Entering]{{
			Order: game.OrderOverride, Of: []clinic.PersonKind{clinic.Doctor},
			Opens: []clinic.Kind{clinic.Hub, clinic.TreatmentRoom, clinic.OutpatientServices}, Judge: whereInfectedDoctorsEnd,
			Concerns: func(_ game.Context, person *clinic.Person) bool { return infectedDoctor(person) },
		}, {
			Order: game.OrderWaive, Of: []clinic.PersonKind{clinic.Patient}, Opens: []clinic.Kind{}, Judge: noWaitingForInfected,
			Concerns: func(c game.Context, person *clinic.Person) bool { return c.Rules.AtLeast(5) && Infected(person) },
		}},
		MayMove:  []game.Judgement[*clinic.Person]{{Order: game.OrderOverride, Of: []clinic.PersonKind{clinic.Nurse, clinic.Orderly}, Judge: quarantineHolds}},
		MayTreat: []game.Judgement[game.Pairing]{{Order: game.OrderOverride, Judge: noTempForInfected}},
		Goals:    []game.Query[string]{{Order: game.OrderOverride, Rule: "X7", Change: func(game.Context, string, int) int { return 0 }}},
	}
}

// quarantineHolds keeps people in quarantine (V3).
func quarantineHolds(_ game.Context, person *clinic.Person, reason rule.Reason) rule.Reason {
	if person.At.Area == Quarantine {
		return rule.Reason{Rule: "V3", Key: "in_quarantine"}
	}
	return reason
}

// covidMoments is what happens to the infected, and on the Propagation board.
func covidMoments() game.Moments {
	return game.Moments{
		BeforeMove: []game.Moment{{Order: game.OrderFree, Foresee: foreseeDoctors}},
		Admitted:   []game.EventMoment{{Do: lieDownOnTile}},
		Cured:      []game.EventMoment{{Do: healed}},
		Died:       []game.EventMoment{{Do: died}},
		TurnedAway: []game.EventMoment{{Do: turnedAway}},
	}
}

// whereTheyGo keeps a cured doctor in the clinic, and the pieces of survivors and of the deceased out of the supply:
// they lie on the Propagation board (V4, V5, V7).
func whereTheyGo(_ game.Context, d game.Departing, value int) int {
	switch {
	case d.Person.Kind == clinic.Doctor && !d.Dead:
		return game.StaysHere
	case d.Dead && (d.Person.Kind == clinic.Doctor || d.Person.Kind == clinic.Patient), Infected(d.Person):
		return game.GoesElsewhere
	}
	return value
}

// whereInfectedDoctorsEnd lets an infected doctor end Move in a bed of a working treatment room, in the outpatient
// bed or in a hub (V4). If none of these can be reached, the doctor stays (X12).
func whereInfectedDoctorsEnd(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	if !infectedDoctor(e.Person) {
		return reason
	}
	reason = bedForDoctor(c, e.Person, e.Space)
	if reason.None() || !e.Person.In(e.Space) {
		return reason
	}
	var routes clinic.Routes
	if c.Reach(e.Person, &routes).None() {
		for space := range c.Clinic().Modules().All() {
			if space != e.Space && routes.To(space) != clinic.Unreachable && bedForDoctor(c, e.Person, space).None() {
				return reason
			}
		}
	}
	return rule.Reason{}
}

// noWaitingForInfected keeps infected patients out of waiting rooms; one who was infected there stays until moved
// (V11).
func noWaitingForInfected(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	waits := c.Clinic().At(e.Space).Kind == clinic.WaitingRoom && !e.Person.In(e.Space)
	if reason.None() && waits && c.Rules.AtLeast(5) && e.Person.Kind == clinic.Patient && Infected(e.Person) {
		return rule.Reason{Rule: "V11", Key: "infected_not_waiting"}
	}
	return reason
}

// SeeksTreatment returns a function that reports whether a person is an infected doctor without a bed (V4).
func SeeksTreatment(c game.Context) func(person *clinic.Person) bool {
	return func(person *clinic.Person) bool {
		return infectedDoctor(person) && (person.At.Area == clinic.Waiting ||
			person.At.Area == clinic.Inside && c.Clinic().At(person.At.Space).Kind == clinic.Hub)
	}
}

// ToBed returns a function that reports whether a place is in a room with beds for infected doctors (V4).
func ToBed(c game.Context) func(place clinic.Place) bool {
	beds := bedRooms(c)
	return func(place clinic.Place) bool { return place.Area == clinic.Inside && beds.Has(place.Space) }
}

// bedRooms returns the rooms that have beds for infected doctors (V4).
func bedRooms(c game.Context) clinic.Spaces {
	return c.Clinic().Of(clinic.TreatmentRoom) | c.Clinic().Of(clinic.OutpatientServices)
}

// doctorsSeekTreatment refuses to end Move while an infected doctor in a hub or outside can reach a free bed, or one
// outside can reach a hub (V4).
func doctorsSeekTreatment(c game.Context, _ *game.Command, v game.Verdict) game.Verdict {
	if !c.Rules.AtLeast(2) || !v.Legal() || c.State.Decision(c.Player).Kind != game.DecideMove {
		return v
	}
	seeks, beds, anybody := SeeksTreatment(c), bedRooms(c), false
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if !seeks(person) {
			continue
		}
		if anybody = true; c.CanWalk(person, beds) {
			return game.Refuse(rule.Reason{Rule: "V4", Key: "doctor_seeks_bed"})
		}
	}
	if !anybody {
		return v
	}
	bed := ToBed(c)
	for _, move := range c.AppendMoves(seeks, nil) { // and by any other mode
		outside := c.Clinic().Person(move.Person).At.Area == clinic.Waiting
		switch {
		case bed(move.To):
			return game.Refuse(rule.Reason{Rule: "V4", Key: "doctor_seeks_bed"})
		case outside && c.Clinic().At(move.To.Space).Kind == clinic.Hub:
			v = game.Refuse(rule.Reason{Rule: "V4", Key: "doctor_seeks_hub"})
		}
	}
	return v
}

// foreseeDoctors returns the obligation for infected doctors without a bed (V4); if none is free they stay where they
// are.
func foreseeDoctors(c game.Context, _ bool) (game.Obligation, bool) {
	o := game.Obligation{Key: "doctor_to_bed", Rule: "V4", Decision: game.DecideMove}
	for i := range c.Clinic().People {
		if SeeksTreatment(c)(&c.Clinic().People[i]) {
			o.Number++
		}
	}
	if o.Number > 0 {
		o.Costs, o.Possible = c.CostsOfMoves(SeeksTreatment(c), ToBed(c))
	}
	return o, o.Number > 0 && c.Rules.AtLeast(2)
}

// bedForDoctor returns why an infected doctor can't be in this space (V4).
func bedForDoctor(c game.Context, doctor *clinic.Person, space clinic.Space) rule.Reason {
	kind := c.Clinic().At(space).Kind
	switch kind {
	case clinic.Hub:
		return rule.Reason{}
	case clinic.TreatmentRoom, clinic.OutpatientServices:
	default:
		return rule.Reason{Rule: "V4", Key: "infected_doctor_bed"}
	}
	if !c.Functional(space) {
		return rule.Reason{Rule: "B31", Key: "room_not_functional", What: string(doctor.Kind), Other: string(kind)}
	}
	most, _ := c.Holding(space, clinic.Patient)
	taken := c.Present(space, clinic.Patient)
	if doctor.In(space) {
		taken--
	}
	if taken >= most {
		return rule.Reason{Rule: "B74", Key: "no_bed_free", What: string(doctor.Kind), Other: string(kind), Limit: most}
	}
	return rule.Reason{}
}

// noTempForInfected keeps temps from treating the infected in outpatient services, where they would get the tile
// (V5).
func noTempForInfected(c game.Context, p game.Pairing, reason rule.Reason) rule.Reason {
	isTemp := func(doctor *clinic.Person) bool { return doctor.Kind == temp }
	if Infected(p.Patient) && c.Clinic().At(p.Space).Kind == clinic.OutpatientServices && slices.ContainsFunc(p.Team, isTemp) {
		return rule.Reason{Rule: "V5", Key: "temp_no_contagion"}
	}
	return reason
}

// lieDownOnTile infects the next patient of a service where a tile waits (V8).
func lieDownOnTile(p *game.Play, e game.Event) {
	owner := &p.State.Players[e.Player]
	if Contaminated(p.Of(e.Player), e.Service) == 0 {
		return
	}
	owner.Marks = clinic.AddNoted(owner.Marks, contaminatedMark, e.Service.String(), -1)
	infect(p, e.Player, e.Person, "V8", byAdmission)
}

// healed handles an infected person who was treated: a patient survives, a doctor stays; the tile returns to the
// stock, or in outpatient services goes to the treating doctor (V4, V5).
func healed(p *game.Play, e game.Event) {
	c := p.Of(e.Player)
	person := c.Clinic().Person(e.Person)
	if !Infected(person) {
		return
	}
	told := game.Event{
		Type: DoctorRecovered, Player: e.Player, Rule: "V4", Person: person.ID, Kind: person.Kind, Level: person.Level,
		Service: person.Service, From: person.At,
	}
	if person.Kind == clinic.Patient {
		p.State.Marks = clinic.AddNoted(p.State.Marks, survivorsMark, person.Level.String(), 1)
		told.Type = PatientSurvived
	} else { // a patient's piece is handled when it departs
		person.Marks = clinic.AddMarks(person.Marks, infectedMark, -1)
	}
	p.Tell(told)
	if c.Clinic().At(e.From.Space).Kind == clinic.OutpatientServices {
		infect(p, e.Player, e.People[0], "V5", byTreatment)
		return
	}
	p.ReturnToPool(covidPool, 1)
}

// died adds patients and doctors to the deceased, whatever they died of, and also burn victims, who count as patients
// in death (V7, X13). The tile of an infected person returns to the stock.
func died(p *game.Play, e game.Event) {
	person := p.State.Players[e.Player].Clinic.Person(e.Person)
	if Infected(person) {
		p.ReturnToPool(covidPool, 1)
	}
	switch person.Kind {
	case clinic.Patient:
		p.State.Marks = clinic.AddNoted(p.State.Marks, deceasedPatients, person.Level.String(), 1)
	case clinic.Doctor:
		p.State.Marks = clinic.AddNoted(p.State.Marks, deceasedDoctors, person.Level.String(), 1)
	case burnVictim:
		p.State.Marks = clinic.AddMarks(p.State.Marks, deceasedVictims, 1)
	default:
		return
	}
	p.Tell(game.Event{
		Type: PersonDeceased, Player: e.Player, Rule: "V7", Person: person.ID, Kind: person.Kind, Level: person.Level, Service: person.Service,
	})
}

// turnedAway takes back the tile of a person who leaves from the triage station (X3).
func turnedAway(p *game.Play, e game.Event) {
	if person := p.State.Players[e.Player].Clinic.Person(e.Person); person != nil && Infected(person) {
		p.ReturnToPool(covidPool, 1)
	}
}

// endQuarantine lets everybody in quarantine wait outside again, for an entrance or a helipad; the tiles return to
// the stock (V7).
func endQuarantine(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		people := p.State.Players[player].Clinic.People
		for i := range people {
			if people[i].At.Area == Quarantine {
				removeTile(p, player, &people[i], "V7")
			}
		}
	}
}

// removeTile removes a person's tile, which also ends their quarantine.
func removeTile(p *game.Play, player int, person *clinic.Person, ruleID string) {
	person.Marks = clinic.AddMarks(person.Marks, infectedMark, -1)
	p.ReturnToPool(covidPool, 1)
	if person.At.Area == Quarantine {
		person.At = clinic.Place{Area: clinic.Waiting}
		p.Tell(game.Event{
			Type: QuarantineEnded, Player: player, Rule: ruleID, Person: person.ID, Kind: person.Kind,
			From: clinic.Place{Area: Quarantine}, To: person.At,
		})
	}
}
