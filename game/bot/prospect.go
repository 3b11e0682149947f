package bot

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

const levels = clinic.Red + 1 // levels of doctors and patients in the base game, including none

// prospect is what the judgement looks at: what a player has, and how much of the game is left.
type prospect struct {
	doctors           [levels]float64
	patients          [clinic.MaxServices + 1][levels]float64 // by the service that they came for
	sought            clinic.Services                         // the services that they came for, including none
	nurses, orderlies float64

	money, popularity, time float64
	places                  int // free parking places
	round, steps            int // steps are the action steps left in the round
	supply                  float64
	mix                     [levels]float64 // share of each level among the patients still to come

	// From the layout.
	slots       float64 // doctors who can treat in treatment rooms and operating rooms
	ownNurses   float64
	outpatients float64
	research    float64
	hubs        float64
	services    clinic.Services // that working rooms treat
	points      float64         // for rooms and buildings
	upkeep      float64
	orderliesIn float64 // orderlies that fit in supply rooms
	gardens     float64 // average dollars from gardens per treatment
	way         float64 // average steps from where people come in to a working room
	sites       float64 // spaces where another treatment room would work at once
	features    float64 // sum of the weights of the components and spaces
	left        float64 // rounds left, including the rest of this one

	pieces float64      // components missing for the goal
	hired  clinic.Level // level of the doctor who is hired from the residency

	// From extensions only.
	bag     [levels]float64         // share of each level among patients who are not classified yet
	steady  float64                 // share of the doctors who don't level down
	absent  [mostRounds + 1]float64 // staff who can't work in a round
	upkept  float64                 // dollars of upkeep besides that of the components
	due     [mostCases]uint32       // rounds, as bits, in which patients of a case are still to come
	ready   [mostCases]float64      // how many of them can be received, not counting lands
	lands   [mostCases]float64      // components that receive one each
	working [2]float64              // working treatment rooms and operating rooms
}

// readPeople reads everything about a player but the layout.
func (o *prospect) readPeople(m *measure, c game.Context) {
	*o = prospect{}
	if m.extended {
		o.readBag(c)
	}
	owner := c.Owner()
	people := owner.Clinic.People
	for i := range people {
		person := &people[i]
		switch person.Kind {
		case clinic.Doctor:
			o.doctors[min(person.Level, clinic.Red)]++
		case clinic.Nurse:
			o.nurses++
		case clinic.Orderly:
			o.orderlies++
		case clinic.Patient:
			o.addPatient(person.Service, person.Level)
		}
	}
	if m.extended {
		o.readStaff(c)
	}
	o.money, o.popularity, o.time = float64(owner.Money+owner.Turn.Income), float64(owner.Popularity), float64(owner.Time)
	o.places = c.FreePlaces()
	o.round = max(1, c.State.Round)
	step := c.Rules.StepOf(c.State)
	switch {
	case c.State.Round == 0:
		o.steps = m.steps
	case m.beforeMove(c.State.Step):
		o.steps = m.steps - max(step.Number, 1)
	}
	bag := *c.State.Market.Arrivals()
	total := 0.0
	for level := clinic.White; level <= clinic.Red; level++ {
		o.mix[level] = float64(bag[level])
		total += o.mix[level]
	}
	var beyond market.Bag
	for i := range c.State.Market.Appointments {
		for _, level := range c.State.Market.Appointments[i].Patients {
			if level == clinic.NoLevel {
				break
			}
			if level > clinic.Red {
				beyond[level]++
				continue
			}
			o.mix[level]++
			total++
		}
	}
	if m.extended {
		total = o.mixExtended(c, bag, beyond)
	}
	if total > 0 {
		for level := range o.mix {
			o.mix[level] /= total
		}
	}
	o.supply = total / float64(len(c.State.Players))
	o.left = float64(m.rounds-o.round) + float64(o.steps)/float64(m.steps)
}

// addPatient adds a patient who came for this service.
func (o *prospect) addPatient(service clinic.Service, level clinic.Level) {
	o.sought |= 1 << service
	if level <= clinic.Red {
		o.patients[service][level]++
		return
	}
	for color, share := range o.beyond(level) {
		o.patients[service][color] += share
	}
}

// beforeMove reports whether a step comes before the Move of its round.
func (m *measure) beforeMove(step int) bool { return step < m.moveStep }

// beforeBusiness reports whether a step comes before the Business of its round.
func (m *measure) beforeBusiness(step int) bool { return step < m.businessStep }

// look adds what the layout says.
func (o *prospect) look(j *judge, l *layout) {
	m := &j.measure
	treatment, operating := l.working()
	rooms := treatment | operating
	treating, operate := float64(treatment.Count()), float64(operating.Count())
	o.slots = float64(treating*float64(m.treatmentDoctors)) + float64(operate*float64(m.operatingDoctors))
	o.ownNurses = operate * float64(m.operatingNurses)
	o.outpatients = float64(l.of[outpatientServices].Count() * m.outpatientDoctors)
	o.research = float64(l.of[laboratory].Count() * m.laboratoryDoctors)
	o.hubs = float64(l.of[hub].Count())
	o.orderliesIn = float64(l.of[supplyRoom].Count() * m.supplyOrderlies)
	o.points, o.services, o.gardens = 0, 0, 0
	all := 0
	if rooms != 0 {
		all = rooms.Count()
		o.points = float64(all) * m.scoreRoom
		for floor := int8(1); floor < floors; floor++ {
			o.points += float64(int(floor) * rooms.Floor(floor).Count())
		}
		for rest := rooms; rest != 0; {
			rest &^= (rest & -rest).Connected(l.modules)
			o.points += m.scoreBuilding
		}
		for service := range l.hubs {
			if l.hubs[service].Beside()&rooms != 0 {
				o.services |= 1 << service
			}
		}
		if l.of[garden] != 0 {
			views := 0
			for rest := rooms; rest != 0; rest &= rest - 1 {
				views += ((rest & -rest).Adjacent() & l.of[garden]).Count()
			}
			o.gardens = float64(views) * m.gardenIncome / float64(all)
		}
		ways := l.from(l.comingIn(), m.enter)
		o.way = float64(ways.steps(rooms)) / float64(all)
	}
	if o.outpatients > 0 {
		for service := range l.hubs {
			if l.hubs[service] != 0 {
				o.services |= 1 << service
			}
		}
	}
	o.upkeep, o.features = o.upkept, 0
	for kind := range m.kinds {
		count := l.count(kind)
		if count == 0 {
			continue
		}
		o.upkeep += float64(float64(count) * m.kinds[kind].upkeep)
		o.features += float64(float64(count) * (j.component[kind] + float64(o.left*j.componentRound[kind])))
	}
	for floor := range int8(floors) {
		if here := l.modules.Floor(floor); here != 0 {
			o.features += float64(float64(here.Count()) * j.floor[floor])
		}
	}
	if len(m.cases) > 0 {
		o.lookCases(m, l, treating, operate)
	}
	sites := l.vacant() &^ l.of[treatmentRoom].Adjacent() & l.of[hub].Beside() & l.of[supplyRoom].Adjacent()
	o.sites = float64(min(sites.Count(), 3))
	if j.aim.pieces {
		o.pieces = float64(l.missing(&j.aim).pieces)
	}
}
