package extensions

import (
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// The pieces of the therapy dogs, in their pools and on people and tiles.
const (
	dogMark  = "dog"
	dogPool  = "dogs"
	poopMark = "poops"
	poopPool = "poops"
)

// The numbers of the therapy dogs.
const (
	dogsEach    = "therapy_dogs.dogs"
	dogPoops    = "therapy_dogs.poops"
	dogPrice    = "therapy_dogs.price"
	dogArrivals = "therapy_dogs.psychiatry_arrivals"
)

// EmployDog takes a dog for a psychiatric patient who was admitted in this action (C80).
const EmployDog game.CommandType = "employ_dog"

// The events of dogs.
const (
	DogEmployed game.EventType = "dog_employed" // Person now has it
	DogPooped   game.EventType = "dog_pooped"   // on the tile of To
	DogWentHome game.EventType = "dog_went_home"
)

// halfWayMark notes, on a patient at the triage station, the indices of the modules that it crossed on its way there;
// the note is empty if the dog has already left something on one of them.
const halfWayMark = "dog_half_way"

// admittedMark notes on a turn which psychiatric patient was admitted last, and in which action step of the round.
const admittedMark = "admitted"

// therapyDogs are dogs that stay with psychiatric patients: each saves a nurse (C82) and leaves something behind
// (C81).
func therapyDogs() *game.Extension {
	return &game.Extension{
		ID:       "therapy_dogs",
		Presets:  []string{"visiting_hours"},
		Excludes: []string{"temp_agency"}, // X1
		Numbers: []game.NumberSpec{
			{Name: dogsEach, Rule: "C80", Source: "R", Value: 2, Least: 0, Most: 9},
			{Name: dogPoops, Rule: "C80", Source: "R", Value: 24, Least: 0, Most: 99},
			{Name: dogPrice, Rule: "C80", Source: "R", Value: 1, Least: 0, Most: 99},
			{Name: dogArrivals, Rule: "C83", Source: "R", Value: 2, Least: 0, Most: 4},
		},
		Pools: []game.PoolSpec{{Kind: dogPool, Each: dogsEach}, {Kind: poopPool, All: dogPoops}},
		Marks: []game.MarkSpec{
			{Kind: dogMark, On: game.OnPerson, Form: game.MarkFlag, Most: 1, Pool: dogPool},
			{Kind: poopMark, On: game.OnTile, Form: game.MarkCount, Pool: poopPool},
			{Kind: admittedMark, On: game.OnTurn, Form: game.MarkWords, Words: []string{"patient", "step"}},
		},
		Invariants: []game.Invariant{{Broken: dogsOfPsychiatry}, {Broken: liesOnly(poopMark, rooms, rule.Reason{Rule: "C81", Key: "poop_in_rooms"})}},
		MoveOrder:  game.MoveInReverse, // X11
		MoveFields: []game.CommandField{{Name: "poop", Part: game.PartSecond, Optional: true}},
		Sentences: map[string]string{
			"worth_dogs":        "A dog saves a nurse, and leaves something behind.",
			"dog_for_whom":      "A dog comes along with the psychiatric patient admitted last, before anybody else is admitted.",
			"dog_fills_place":   "Pre-admissions of {what} are full: each dog fills the place beside its patient.",
			"dog_of_psychiatry": "Only a psychiatric patient has a dog.",
			"poop_in_rooms":     "A dog leaves something behind in rooms only.",
			"has_dog":           "This patient already has a dog.",
			"no_dog_left":       "All dogs of the kennel are at work.",
			"no_space_for_dog":  "The dog needs a free space in pre-admissions of {what}.",
			"dog_in_treatment":  "With a dog the patient stays in a treatment room only, not in {a other}.",
			"dog_must_move":     "A bed is free: the patient with the dog must be brought to a treatment room.",
			"only_dogs_poop":    "Only a patient with a dog leaves something on the way.",
			"poop_on_the_way":   "A dog leaves something only in a room that it enters or crosses with its patient.",
			"has_pooped":        "The dog has already left something on the way to the triage station: once a move is enough.",
			"no_poops_left":     "No poop is left in the stock.",
		},
		Queries: game.Queries{
			Waiting: []game.Query[clinic.Service]{{Order: game.OrderAdd, Rule: "C80", Change: spacesOfDogs}},
			Arrivals: []game.Query[clinic.Service]{{
				Order: game.OrderOverride, Rule: "C83",
				Change: func(c game.Context, service clinic.Service, patients int) int {
					if service == clinic.Psychiatry {
						return c.Rules.Number(dogArrivals)
					}
					return patients
				},
			}},
			NursesNeeded: []game.Query[game.Pairing]{{
				Order: game.OrderWaive, Rule: "C82",
				Change: func(_ game.Context, p game.Pairing, nurses int) int {
					if hasDog(p.Patient) {
						return max(0, nurses-1)
					}
					return nurses
				},
			}},
			Upkeep: []game.Query[game.Upkept]{{Order: game.OrderHalve, Rule: "C81", Change: soiledUpkeep}},
			MayEnd: []game.Judgement[game.Entering]{{Order: game.OrderWaive, Of: []clinic.PersonKind{clinic.Patient}, Opens: []clinic.Kind{}, Judge: whereDogsStay,
				Concerns: func(_ game.Context, person *clinic.Person) bool { return hasDog(person) },
			}},
		},
		Moments: game.Moments{
			BeforeMove: []game.Moment{{Order: game.OrderFree, Foresee: foreseeDogs}},
			Admitted:   []game.EventMoment{{Do: noteAdmission}},
			Moved:      []game.EventMoment{{Order: game.OrderOverride - 1, Do: stopHalfWay}, {Do: dropPoop}},
			Cured:      []game.EventMoment{{Do: leaveDog}},
			Died:       []game.EventMoment{{Do: leaveDog}},
			TurnedAway: []game.EventMoment{{Do: leaveDog}},
		},
		Objections: []game.Objection{{To: []game.CommandType{game.AdmitOne, game.MoveOne, game.Done}, Object: objectForDogs}},
		Advice: game.Advice{
			Worth: []game.Worth{{Rule: "C82", Name: "dogs", Of: worthOfDogs}},
			Duties: []game.Duty{{
				Rule: "C81",
				Who:  func(_ game.Context, person *clinic.Person) bool { return waitsWithDog(person) },
				To:   func(c game.Context) clinic.Spaces { return c.Clinic().Of(clinic.TreatmentRoom) },

				Trail: func(c game.Context, person *clinic.Person, way []clinic.WayStep) int {
					_, upkeep := placeForPoop(c, person, way)
					return upkeep // which doubles
				},
			}},
		},
		Commands: []game.CommandSpec{{
			Type: EmployDog, During: []game.DecisionKind{game.DecideAdmit},
			Judge: judgeDog, List: listDogs, Play: playDog,
			Fields: []game.CommandField{{Name: "person", Part: game.PartPerson}},
		}},
		Steps: []game.Insertion{{After: "admin-7", Step: game.Step{Key: "kennel", Name: game.StepAdmin, Begin: callDogsHome}}},
	}
}

func hasDog(person *clinic.Person) bool { return clinic.CountOf(person.Marks, dogMark) > 0 }

// spacesOfDogs subtracts the spaces of pre-admissions that dogs fill (C80).
func spacesOfDogs(c game.Context, service clinic.Service, spaces int) int {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.At.Area == clinic.PreAdmissions && person.Service == service && hasDog(person) {
			spaces--
		}
	}
	return spaces
}

// noteAdmission records the last psychiatric patient of the action: only that one may get a dog (C80).
func noteAdmission(p *game.Play, e game.Event) {
	turn := &p.State.Players[e.Player].Turn
	mark := clinic.Mark{Kind: admittedMark}
	if e.Service == clinic.Psychiatry {
		mark.Note = e.Person + " " + strconv.Itoa(len(turn.Order))
	}
	turn.Marks = clinic.SetMark(turn.Marks, mark)
}

// admittedNow returns the psychiatric patient whom the player admitted last in this action, or "".
func admittedNow(c game.Context) string {
	note, _ := clinic.NoteOf(c.Owner().Turn.Marks, admittedMark)
	patient, step, _ := strings.Cut(note, " ")
	if step != strconv.Itoa(len(c.Owner().Turn.Order)) {
		return ""
	}
	return patient
}

// judgeDog allows a dog for the psychiatric patient just admitted: from the kennel, with its own space, for $1 (C80).
func judgeDog(c game.Context, command *game.Command) game.Verdict {
	reason := rule.Reason{Rule: "C80"}
	price := c.Rules.Number(dogPrice)
	switch person := c.Clinic().Person(command.Person); {
	case person == nil || command.Person != admittedNow(c):
		reason.Key = "dog_for_whom"
	case hasDog(person):
		reason.Key = "has_dog"
	case c.Pool(dogPool) < 1:
		reason.Key = "no_dog_left"
	case c.FreeWaiting(clinic.Psychiatry) < 1:
		reason.Key, reason.What = "no_space_for_dog", clinic.Psychiatry.String()
	case c.Owner().Money < price:
		reason.Rule, reason.Key, reason.Amount, reason.Limit = "B28", "no_money", price, c.Owner().Money
	default:
		return game.Verdict{Cost: game.Cost{Money: price}}
	}
	return game.Refuse(reason)
}

func listDogs(c game.Context, _ *game.Decision, commands []game.Command) []game.Command {
	command := game.Command{Type: EmployDog, Person: admittedNow(c)}
	if judgeDog(c, &command).Legal() {
		commands = append(commands, command)
	}
	return commands
}

func playDog(p *game.Play, player int, command *game.Command) {
	c := p.Of(player)
	p.TakeFromPool(player, dogPool, 1, "C80")
	price := c.Rules.Number(dogPrice)
	c.Owner().Money -= price
	person := c.Clinic().Person(command.Person)
	person.Marks = clinic.AddMarks(person.Marks, dogMark, 1)
	p.Tell(game.Event{Type: DogEmployed, Player: player, Rule: "C80", Person: person.ID, Money: -price})
}

// whereDogsStay keeps a patient with a dog out of everything but treatment rooms (C81). An unclassified patient only
// passes through (C71).
func whereDogsStay(c game.Context, e game.Entering, reason rule.Reason) rule.Reason {
	kind := c.Clinic().At(e.Space).Kind
	if kind == triageStation && e.Person.At.Area == clinic.Waiting {
		return reason // in a position: on the way through
	}
	if reason.None() && hasDog(e.Person) && e.Person.Level != clinic.Unclassified && kind != clinic.TreatmentRoom {
		return rule.Reason{Rule: "C81", Key: "dog_in_treatment", Other: string(kind)}
	}
	return reason
}

// objectForDogs explains that a dog fills the last place of pre-admissions (C80), refuses a place for the poop that
// is not on the way, and refuses to end Move while a patient with a dog could still be brought to a bed (C81).
func objectForDogs(c game.Context, command *game.Command, v game.Verdict) game.Verdict {
	if !v.Legal() {
		if command.Type == game.AdmitOne && v.Refusal.Key == "pre_admissions_full" && spacesOfDogs(c, command.From.Service, 0) < 0 {
			return game.Refuse(rule.Reason{Rule: "C80", Key: "dog_fills_place", What: command.From.Service.String()})
		}
		return v
	}
	reason := rule.Reason{Rule: "C81"}
	switch {
	case command.Type == game.MoveOne && command.Pair:
		switch person := c.Clinic().Person(command.Person); {
		case !hasDog(person):
			reason.Key = "only_dogs_poop"
		case c.Pool(poopPool) < 1:
			reason.Key = "no_poops_left"
		case hasPooped(person):
			reason.Key = "has_pooped"
		case !mayPoop(c, person, c.Way(command)).Has(command.Second):
			reason.Key = "poop_on_the_way"
		default:
			return v
		}
		return game.Refuse(reason)
	case command.Type == game.Done && c.State.Decision(c.Player).Kind == game.DecideMove:
		if _, some := waysOfDogs(c); some {
			reason.Key = "dog_must_move"
			return game.Refuse(reason)
		}
	}
	return v
}

// waitsWithDog reports whether a person with a dog is still in pre-admissions.
func waitsWithDog(person *clinic.Person) bool {
	return hasDog(person) && person.At.Area == clinic.PreAdmissions
}

// waysOfDogs returns the times to bring those patients to a free bed, by way of the triage station if they are not
// classified yet; false if none can be brought (C81).
func waysOfDogs(c game.Context) (costs []game.Span, some bool) {
	return c.CostsOfMoves(waitsWithDog, func(clinic.Place) bool { return true })
}

// foreseeDogs returns the obligation for waiting patients with a dog; without a free bed they stay, and the dog goes
// home (C81).
func foreseeDogs(c game.Context, _ bool) (game.Obligation, bool) {
	o := game.Obligation{Key: "bring_dog", Rule: "C81", Decision: game.DecideMove}
	for i := range c.Clinic().People {
		if waitsWithDog(&c.Clinic().People[i]) {
			o.Number++
		}
	}
	if o.Number > 0 {
		o.Costs, o.Possible = waysOfDogs(c)
	}
	return o, o.Number > 0
}

// crossed returns the modules that a way enters or crosses, including those that a ride passes through (C81).
func crossed(board *clinic.Clinic, way []clinic.WayStep) clinic.Spaces {
	var spaces clinic.Spaces
	for i := range way {
		switch way[i].How {
		case clinic.Start:
			continue
		case clinic.Ride:
			spaces |= between(way[i-1].Space, way[i].Space)
		}
		spaces |= clinic.One(way[i].Space)
	}
	return spaces & board.Modules()
}

// between returns the spaces on the line between two aligned ones.
func between(from, to clinic.Space) clinic.Spaces {
	toward := func(from, to int8) int8 {
		switch {
		case from < to:
			return 1
		case from > to:
			return -1
		}
		return 0
	}
	step := clinic.Space{Floor: toward(from.Floor, to.Floor), X: toward(from.X, to.X), Y: toward(from.Y, to.Y)}
	var spaces clinic.Spaces
	for at := from; at != to; {
		at = clinic.Space{Floor: at.Floor + step.Floor, X: at.X + step.X, Y: at.Y + step.Y}
		spaces |= clinic.One(at)
	}
	return spaces
}

// mayPoop returns the modules on which the dog of this person can leave its piece on a way, including the first half
// of a way over the triage station (C81).
func mayPoop(c game.Context, person *clinic.Person, way []clinic.WayStep) clinic.Spaces {
	spaces := crossed(c.Clinic(), way)
	note, _ := clinic.NoteOf(person.Marks, halfWayMark)
	for _, index := range strings.Fields(note) {
		number, _ := strconv.Atoi(index)
		spaces |= clinic.One(clinic.SpaceAt(number))
	}
	return spaces
}

// hasPooped reports whether the dog already did it on the first half of the way.
func hasPooped(person *clinic.Person) bool {
	note, halfWay := clinic.NoteOf(person.Marks, halfWayMark)
	return halfWay && note == ""
}

// stopHalfWay records what a pair crossed on its way to the triage station, from where it goes on: both halves are
// one move. If the owner named a place, the piece falls there at once (C81).
func stopHalfWay(p *game.Play, e game.Event) {
	c := p.Of(e.Player)
	person := c.Clinic().Person(e.Person)
	if !p.Rules.AtLeast(2) || !hasDog(person) || person.Level != clinic.Unclassified || !atTriage(c, person) {
		return
	}
	mark := clinic.Mark{Kind: halfWayMark, Count: 1}
	if space, named := poopNamed(p, person); named {
		poop(p, e.Player, person, space)
	} else {
		var spaces []string
		for space := range crossed(c.Clinic(), e.Path).All() {
			spaces = append(spaces, strconv.Itoa(space.Index()))
		}
		mark.Note = strings.Join(spaces, " ")
	}
	person.Marks = clinic.SetMark(person.Marks, mark)
}

// dropPoop makes the dog leave its piece when the way is over, unless it has done so on the first half of it (C81).
func dropPoop(p *game.Play, e game.Event) {
	c := p.Of(e.Player)
	person := c.Clinic().Person(e.Person)
	if person == nil || !hasDog(person) {
		return
	}
	if _, halfWay := clinic.NoteOf(person.Marks, halfWayMark); halfWay && atTriage(c, person) {
		return
	}
	if !hasPooped(person) {
		chooseAndPoop(p, e.Player, person, e.Path)
	}
	person.Marks = clinic.SetMark(person.Marks, clinic.Mark{Kind: halfWayMark})
}

// poopNamed returns where the owner wants it to fall, in the move that is being played.
func poopNamed(p *game.Play, person *clinic.Person) (clinic.Space, bool) {
	if p.Command == nil || p.Command.Type != game.MoveOne || p.Command.Person != person.ID || !p.Command.Pair {
		return clinic.Space{}, false
	}
	return p.Command.Second, true
}

// chooseAndPoop lets it fall where the owner said, otherwise where the upkeep is lowest, in the first space among
// equals (C81).
func chooseAndPoop(p *game.Play, player int, person *clinic.Person, way []clinic.WayStep) {
	c := p.Of(player)
	best, found := poopNamed(p, person)
	if !found {
		best, _ = placeForPoop(c, person, way)
		found = mayPoop(c, person, way) != 0
	}
	if found {
		poop(p, player, person, best)
	}
}

// placeForPoop returns where it falls if the owner says nothing, and the upkeep there, in dollars (C81).
func placeForPoop(c game.Context, person *clinic.Person, way []clinic.WayStep) (best clinic.Space, least int) {
	found := false
	for space := range mayPoop(c, person, way).All() {
		upkeep, _ := c.Upkeep(game.Upkept{Kind: c.Clinic().At(space).Kind, Space: space, Outside: -1})
		if !found || upkeep < least {
			best, found, least = space, true, upkeep
		}
	}
	return best, least
}

// poop lays the piece down; if none is left, this is skipped (C81, X6).
func poop(p *game.Play, player int, person *clinic.Person, space clinic.Space) {
	if !p.TakeFromPool(player, poopPool, 1, "C81") {
		return
	}
	tile := p.Of(player).Clinic().At(space)
	tile.Marks = clinic.AddMarks(tile.Marks, poopMark, 1)
	p.Tell(game.Event{Type: DogPooped, Player: player, Rule: "C81", Person: person.ID, To: clinic.In(space)})
}

// soiledUpkeep doubles the upkeep of a module once for each poop in it (C81).
func soiledUpkeep(c game.Context, u game.Upkept, dollars int) int {
	if dollars == 0 || u.Outside >= 0 || u.Kind == clinic.Conveyor {
		return dollars
	}
	return dollars << clinic.CountOf(c.Clinic().At(u.Space).Marks, poopMark)
}

// leaveDog sends home the dog of a person who leaves the clinic (C80).
func leaveDog(p *game.Play, e game.Event) {
	person := p.State.Players[e.Player].Clinic.Person(e.Person)
	if person == nil || !hasDog(person) {
		return
	}
	if _, halfWay := clinic.NoteOf(person.Marks, halfWayMark); halfWay && !hasPooped(person) {
		chooseAndPoop(p, e.Player, person, nil) // the way ends at the triage station
	}
	sendDogHome(p, e.Player, person)
}

func sendDogHome(p *game.Play, player int, person *clinic.Person) {
	person.Marks = clinic.AddMarks(person.Marks, dogMark, -1)
	p.ReturnToPool(dogPool, 1)
	p.Tell(game.Event{Type: DogWentHome, Player: player, Rule: "C81", Person: person.ID})
}

// callDogsHome sends every dog home in Admin; nothing is refunded (C81).
func callDogsHome(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		people := p.State.Players[player].Clinic.People
		for i := range people {
			if hasDog(&people[i]) {
				sendDogHome(p, player, &people[i])
			}
		}
	}
}

// worthOfDogs returns the worth of the nurse that each dog saves in this round's treatment (C82), less that of what
// it leaves behind (C81), as far as upkeep does not include that yet.
func worthOfDogs(c game.Context) int {
	if !c.MoveAhead() {
		return 0
	}
	worth := 0
	for i := range c.Clinic().People {
		if hasDog(&c.Clinic().People[i]) {
			worth += 90
			if c.Pool(poopPool) > 0 {
				worth -= 100 / c.Number(game.PricePopularity) * c.RoundsAhead() / 2
			}
		}
	}
	return worth
}

// dogsOfPsychiatry refuses a position in which anyone but a psychiatric patient has a dog (C80).
func dogsOfPsychiatry(c game.Context) rule.Reason {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if hasDog(person) && (person.Kind != clinic.Patient || person.Service != clinic.Psychiatry) {
			return rule.Reason{Rule: "C80", Key: "dog_of_psychiatry"}
		}
	}
	return rule.Reason{}
}
