package puzzle

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// chosen is what can be chosen in one room of a Business: who is treated by whom, what that pays, and how many nurses work for it.
type chosen struct {
	commands       []game.Command
	pairs          []string // who is treated by whom in which room, sorted, people of a color taken for one another
	income, nurses int
}

// atWork is how many nurses work for the treatments that are chosen; a room's own is nobody who could be spared.
func atWork(s *game.State) (nurses int) {
	for _, t := range s.Players[0].Turn.Treatments {
		nurses += len(t.Nurses)
	}
	return nurses
}

// choices are all that can be chosen in each room of a Business in which nothing is chosen yet, nothing first. between comes between some of them.
func (p *Puzzle) choices(s *game.State, between func()) (rooms [][]chosen) {
	board := p.context(s).Clinic()
	age := func(id string) int {
		return slices.IndexFunc(board.People, func(person clinic.Person) bool { return person.ID == id })
	}
	at := map[clinic.Space]int{} // of the rooms
	var from func(s *game.State, now *chosen)
	from = func(s *game.State, now *chosen) {
		between()
		for _, command := range p.Rules.Legal(s, 0) {
			if command.Type != game.Treat || command.Skip {
				continue
			}
			patient := board.Person(command.Person)
			if n := len(now.commands); n > 0 {
				last := board.Person(now.commands[n-1].Person)
				if last.At != patient.At || age(last.ID) >= age(patient.ID) { // another room, or another order
					continue
				}
			}
			then := s.Clone()
			p.Rules.Apply(then, 0, &command)
			if len(then.Players[0].Turn.Treatments) <= len(now.commands) { // it takes somebody from another patient
				continue
			}
			space := patient.At.Space
			if _, known := at[space]; !known {
				at[space] = len(rooms)
				rooms = append(rooms, []chosen{{}})
			}
			doctor := board.Person(command.Doctors[0])
			pays := p.context(s).Income(game.Pairing{Space: space, Doctor: doctor, Patient: patient, Team: []*clinic.Person{doctor}})
			next := chosen{income: now.income + pays, nurses: atWork(then)}
			next.commands = slices.Concat(now.commands, []game.Command{command})
			next.pairs = slices.Concat(now.pairs, []string{fmt.Sprint(space, patient.Level, doctor.Level)})
			slices.Sort(next.pairs)
			rooms[at[space]] = append(rooms[at[space]], next)
			from(then, &next)
		}
	}
	from(s, &chosen{})
	return rooms
}

// leastChosen is how many treatments an answer has at least.
const leastChosen = 3

// How many dollars another wing may cost, and how many components it has at most.
const (
	wing      = 60
	mostBuilt = 8
)

// busyDays are how many ways to fill the rooms are tried for each Move.
const busyDays = 8

// inBusiness are the puzzles in the Business behind a Move, on busy days.
func (s *Search) inBusiness(p Puzzle, move *game.State) (found []*Puzzle) {
	chance := game.Random{Word: uint64(s.number)<<16 + uint64(s.games)<<8 + uint64(s.state.Round)}
	for range busyDays {
		s.rest()
		if p.Start = s.busyDay(move.Clone(), &chance); p.Start == nil {
			continue
		}
		for now := &p.Start.Players[0].Turn; len(now.Treatments) > 0; { // which the rules propose
			p.Rules.Apply(p.Start, 0, &game.Command{Type: game.Treat, Person: now.Treatments[0].Patient, Skip: true})
		}
		found = append(found, s.inBill(p)...)
	}
	return found
}

// withWing is the Move behind a Build in which so many more rooms were built that work, as if there were money and tiles for more.
func (s *Search) withWing(now *game.State, rooms int) *game.State {
	now.Players[0].Money += wing
	rooms += s.working(now)
	for range mostBuilt {
		best, most := s.firstOf(now, s.working(now), clinic.TreatmentRoom, clinic.OperatingRoom)
		if s.working(now) >= rooms {
			break
		}
		if best == nil {
			for _, command := range s.rules.Legal(now, 0) {
				if kind := command.Component.Kind; command.Type != game.BuildOne || kind != clinic.Hub && kind != clinic.SupplyRoom {
					continue
				}
				s.rest()
				if _, then := s.firstOf(s.bought(now, &command), most, clinic.TreatmentRoom); then > most {
					best, most = &command, then
				}
			}
		}
		if best == nil {
			break
		}
		now = s.bought(now, best)
	}
	s.rules.Apply(now, 0, &done)
	return now
}

// working is how many treatment and operating rooms work.
func (s *Search) working(now *game.State) int {
	return game.Context{Rules: s.rules, State: now}.FunctionalRooms().Count()
}

// bought is the position after a purchase that leaves as many others.
func (s *Search) bought(now *game.State, command *game.Command) *game.State {
	then := now.Clone()
	s.rules.Apply(then, 0, command)
	then.Players[0].Turn.Built = 0
	return then
}

// firstOf is the purchase of one of the kinds after which the most rooms work, and how many do; nil where those are no more than that.
func (s *Search) firstOf(now *game.State, most int, kinds ...clinic.Kind) (best *game.Command, rooms int) {
	rooms = most
	var then game.State
	for _, command := range s.rules.Legal(now, 0) {
		if command.Type == game.BuildOne && slices.Contains(kinds, command.Component.Kind) {
			now.CloneInto(&then)
			s.rules.Apply(&then, 0, &command)
			if working := s.working(&then); working > rooms {
				best, rooms = &command, working
			}
		}
	}
	return best, rooms
}

// busyDay is the Business of a day on which all rooms are full, as far as there are pieces and places for cars: people are spread over them, and
// more come. It is nil where there are too few beds, or Move could not end so. Orderlies have a day off.
func (s *Search) busyDay(now *game.State, chance *game.Random) *game.State {
	d := day{Play: game.Play{Rules: s.rules, State: now}, chance: chance}
	d.c = d.Of(0)
	send(s.rules, d.State, clinic.Orderly, -1)
	var beds, doctors, nurses []clinic.Space
	for space := range (d.c.FunctionalRooms() | d.c.Clinic().Of(clinic.OutpatientServices)).All() {
		beds, doctors = d.places(beds, space, clinic.Patient), d.places(doctors, space, clinic.Doctor)
		if _, ok := d.c.Holding(space, clinic.Nurse); ok {
			nurses = append(nurses, space)
		}
	}
	if len(beds) < fewest || len(nurses) == 0 {
		return nil
	}
	game.Shuffle(chance, doctors)
	for i, bed := range beds {
		d.place(clinic.Patient, bed)
		if i < len(doctors) {
			d.place(clinic.Doctor, doctors[i])
		}
		if i%4 < 3 {
			d.place(clinic.Nurse, nurses[chance.Below(len(nurses))])
		}
	}
	for _, person := range slices.Clone(d.c.Clinic().People) {
		if !slices.Contains(d.placed, person.ID) {
			d.Depart(0, person.ID, false)
		}
	}
	if _, v := s.rules.Apply(d.State, 0, &done); !v.Legal() || d.State.Decision(0) == nil || d.State.Decision(0).Kind != game.DecideTreatments {
		return nil
	}
	return d.State
}

// day is a busy one.
type day struct {
	game.Play
	c      game.Context
	chance *game.Random
	placed []string // who has a place
}

// places adds those of a kind in a room that works.
func (d *day) places(list []clinic.Space, room clinic.Space, kind clinic.PersonKind) []clinic.Space {
	if most, ok := d.c.Holding(room, kind); ok && d.c.Functional(room) {
		return append(list, slices.Repeat([]clinic.Space{room}, most)...)
	}
	return list
}

// place brings somebody of a kind into a room: who is there already, or one who comes, of a color by chance.
func (d *day) place(kind clinic.PersonKind, room clinic.Space) {
	at, serves := clinic.Place{Area: clinic.Inside, Space: room}, d.c.Clinic().Functional(room).Services
	people := d.c.Clinic().People
	for i := range people {
		if who := &people[i]; who.Kind == kind && !slices.Contains(d.placed, who.ID) && (kind != clinic.Patient || serves.Has(who.Service)) {
			who.At, d.placed = at, append(d.placed, who.ID)
			return
		}
	}
	if d.c.FreePlaces() == 0 {
		return
	}
	m, person := &d.State.Market, clinic.Person{Kind: kind, Car: true, At: at}
	switch level := clinic.White + clinic.Level(d.chance.Below(int(clinic.Red-clinic.White)+1)); kind {
	case clinic.Nurse:
		if m.NursesLeft == 0 {
			return
		}
		m.NursesLeft--
	case clinic.Doctor:
		if m.DoctorSupply[level] == 0 {
			return
		}
		m.DoctorSupply[level]--
		person.Level = level
	default:
		if m.PatientSupply[level] == 0 {
			return
		}
		m.PatientSupply[level]--
		person.Level = level
		for i := range m.Appointments {
			if service := m.Appointments[i].Service; serves.Has(service) {
				person.Service = service
			}
		}
	}
	d.placed = append(d.placed, d.Arrive(0, person))
}

// bill is what can be chosen in a whole Business: which choice in each room.
type bill struct {
	rooms                  [mostRooms]uint8
	income, nurses, people int
}

// How many rooms there may be, and how many choices of a whole Business are compared at most.
const (
	mostRooms = 8
	mostBills = 1 << 14
)

// bills are all that can be chosen in a whole Business.
func bills(rooms [][]chosen) []bill {
	all := []bill{{}}
	if len(rooms) > mostRooms {
		return nil
	}
	for at, room := range rooms {
		before := all
		if all = make([]bill, 0, len(before)*len(room)); cap(all) > mostBills {
			return nil
		}
		for _, b := range before {
			for k := range room {
				then := b
				then.rooms[at] = uint8(k)
				then.income, then.nurses, then.people = b.income+room[k].income, b.nurses+room[k].nurses, b.people+len(room[k].commands)
				all = append(all, then)
			}
		}
	}
	return all
}

// easier are so many choices as an easy puzzle has at most, and one that is not hard.
var easier = [...]int{40, 120}

// inBill gives the puzzle of a Business in which nothing is chosen, where it is a good one: to buy the most points, with the fewest nurses.
func (s *Search) inBill(p Puzzle) []*Puzzle {
	rooms := p.choices(p.Start, s.rest)
	all := bills(rooms)
	for p.Grade = 1; p.Grade <= len(easier) && len(all) > easier[p.Grade-1]; {
		p.Grade++
	}
	if s.near != nil && s.off(&p) >= s.off(s.near) { // it would not be taken
		return nil
	}
	s.rest()
	f := p.context(p.Start).Forecast()
	points := func(b *bill) int { return max(0, b.income-f.Salaries-f.Upkeep) / p.Rules.Numbers[game.PricePopularity] } // B85
	var best *bill
	for i := range all {
		b := &all[i]
		if best == nil || points(b) > points(best) || points(b) == points(best) && (b.nurses < best.nurses || b.nurses == best.nurses && b.people < best.people) {
			best = b
		}
	}
	if best == nil || points(best) == 0 || best.people < leastChosen || best.nurses >= p.Count(clinic.Nurse) {
		return nil
	}
	different := map[string]bool{}
	for i := range all {
		if b := &all[i]; points(b) == points(best) && b.nurses == best.nurses {
			var pairs []string
			for at := range rooms {
				pairs = append(pairs, rooms[at][b.rooms[at]].pairs...)
			}
			slices.Sort(pairs)
			different[fmt.Sprint(pairs)] = true
		}
	}
	if len(different) > mostAnswers {
		return nil
	}
	for at := range rooms {
		p.Answer = append(p.Answer, rooms[at][best.rooms[at]].commands...)
	}
	p.Asks = []Ask{{Bought, points(best), points(best), false}, {Nurses, p.Count(clinic.Nurse), best.nurses, true}}
	p.Best, p.Plain = p.Standing(p.After(p.Answer)), p.Standing(p.oneByOne(richest))
	if p.Stars(p.Best) != 2 || p.Solves(p.Plain) || p.Solves(p.Standing(p.oneByOne(nearest))) {
		return nil
	}
	return []*Puzzle{&p}
}

// oneByOne is what somebody comes to who does not plan: one patient after another, while nurses may work, whoever pays most or takes the fewest of
// them first.
func (p *Puzzle) oneByOne(first wish) *game.State {
	now := p.Start.Clone()
	for {
		var best *game.State
		income, nurses := 0, 0
		for _, command := range p.Rules.Legal(now, 0) {
			if command.Type != game.Treat || command.Skip {
				continue
			}
			then := now.Clone()
			p.Rules.Apply(then, 0, &command)
			if len(then.Players[0].Turn.Treatments) <= len(now.Players[0].Turn.Treatments) {
				continue
			}
			pays, takes := p.context(then).Forecast().Income, atWork(then)
			if best == nil || first == richest && (pays > income || pays == income && takes < nurses) || first == nearest && (takes < nurses || takes == nurses && pays > income) {
				best, income, nurses = then, pays, takes
			}
		}
		if best == nil {
			return now
		}
		now = best
	}
}

// bestBill is what leads to the answer, whatever has been chosen.
func (p *Puzzle) bestBill(s *game.State) (commands []game.Command) {
	now, wanted := s.Clone(), p.After(p.Answer).Players[0].Turn.Treatments
	same := func(t game.Treatment) bool {
		return slices.ContainsFunc(wanted, func(w game.Treatment) bool { return w.Patient == t.Patient && slices.Equal(w.Doctors, t.Doctors) })
	}
	play := func(command game.Command) {
		p.Rules.Apply(now, 0, &command)
		commands = append(commands, command)
	}
	for {
		i := slices.IndexFunc(now.Players[0].Turn.Treatments, func(t game.Treatment) bool { return !same(t) })
		if i < 0 {
			break
		}
		play(game.Command{Type: game.Treat, Person: now.Players[0].Turn.Treatments[i].Patient, Skip: true})
	}
	for _, command := range p.Answer {
		if !slices.ContainsFunc(now.Players[0].Turn.Treatments, func(t game.Treatment) bool { return t.Patient == command.Person }) {
			play(command)
		}
	}
	return commands
}
