package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// ward is a room of a Business in which patients can be treated, with everybody in it, and the possible choices.
type ward struct {
	patients, doctors []*clinic.Person
	nurses, own       int // those present, and the room's own, which can't be spared
	pays, takes       [][]int
	choices           []chosen
}

// chosen is one choice of treatments in a room: who is treated by whom, what that pays, and how many nurses it needs.
// People of the same color are interchangeable.
type chosen struct {
	by                     []int // the doctor of each patient of the ward, −1 for none
	income, nurses, people int
}

// atWork returns how many nurses work for the chosen treatments, without the rooms' own.
func atWork(s *game.State) (nurses int) {
	for _, t := range s.Players[0].Turn.Treatments {
		nurses += len(t.Nurses)
	}
	return nurses
}

// wards returns the rooms in which patients can be treated, with every choice in each; the first choice is to treat
// no one. It assumes a game without extensions.
func wards(c game.Context) (list []ward) {
	people := c.Clinic().People
	for space := range (c.FunctionalRooms() | c.Clinic().Of(clinic.OutpatientServices)).All() {
		w := ward{own: c.BuiltInNurses(space)}
		for i := range people {
			switch person := &people[i]; {
			case !person.In(space):
			case person.Kind == clinic.Patient && c.NoRoomFor(person).None():
				w.patients = append(w.patients, person)
			case person.Kind == clinic.Doctor:
				w.doctors = append(w.doctors, person)
			case person.Kind == clinic.Nurse:
				w.nurses++
			}
		}
		if len(w.patients) == 0 || len(w.doctors) == 0 {
			continue
		}
		slices.SortStableFunc(w.patients, func(a, b *clinic.Person) int { return int(a.Level) - int(b.Level) })
		slices.SortStableFunc(w.doctors, func(a, b *clinic.Person) int { return int(a.Level) - int(b.Level) })
		for _, patient := range w.patients {
			var pays, takes []int
			for _, doctor := range w.doctors {
				pairing := game.Pairing{Space: space, Doctor: doctor, Patient: patient, Team: []*clinic.Person{doctor}}
				pays, takes = append(pays, c.Income(pairing)), append(takes, c.NursesNeeded(pairing))
			}
			w.pays, w.takes = append(w.pays, pays), append(w.takes, takes)
		}
		by := slices.Repeat([]int{-1}, len(w.patients))
		w.choose(by, 0, chosen{})
		list = append(list, w)
	}
	return list
}

// choose adds every choice for the patients from index at on.
func (w *ward) choose(by []int, at int, now chosen) {
	if at == len(by) {
		now.by, now.nurses = slices.Clone(by), max(0, now.nurses-w.own)
		w.choices = append(w.choices, now)
		return
	}
	w.choose(by, at+1, now)
	least := 0
	// same level as the patient before, who gets a doctor first
	if at > 0 && w.patients[at-1].Level == w.patients[at].Level {
		if least = by[at-1] + 1; least == 0 {
			return
		}
	}
	for doctor := least; doctor < len(w.doctors); doctor++ {
		like := doctor > 0 && w.doctors[doctor-1].Level == w.doctors[doctor].Level && !slices.Contains(by[:at], doctor-1)
		if like || slices.Contains(by[:at], doctor) || now.nurses+w.takes[at][doctor] > w.nurses+w.own {
			continue
		}
		then := now
		then.income, then.nurses, then.people = now.income+w.pays[at][doctor], now.nurses+w.takes[at][doctor], now.people+1
		by[at] = doctor
		w.choose(by, at+1, then)
		by[at] = -1
	}
}

// The fewest treatments of an answer, and the fewest and most rooms in which patients can be treated.
const (
	leastChosen = 3
	leastWards  = 2
	mostWards   = 8
)

// What another wing may cost in dollars, how many components and parking lots it has at most, and how many more cars
// must then be able to park.
const (
	wing      = 60
	mostBuilt = 8
	mostLots  = 4
	mostCome  = 12
)

// busyDays is how many ways to fill the rooms are tried for each Move.
const busyDays = 40

// inBusiness returns the puzzles in the Business after a Move, on busy days.
func (s *Search) inBusiness(p Puzzle, move *game.State) (found []*Puzzle) {
	chance := game.Random{Word: uint64(s.number)<<16 + uint64(s.games)<<8 + uint64(s.state.Round)}
	for day := range busyDays {
		if day%8 == 0 {
			s.rest()
		}
		now := s.busyDay(move.Clone(), &chance)
		if now == nil {
			continue
		}
		if q := s.inBill(p, now); q != nil {
			if found = append(found, q); s.off(q) == 0 {
				break
			}
		}
	}
	return found
}

// withWing returns the Move after a Build of this many more working rooms, and of parking lots, as if there were
// money and tiles for more.
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
	for range mostLots {
		lots := s.rules.Legal(now, 0)
		at := slices.IndexFunc(lots, func(c game.Command) bool { return c.Type == game.BuildOne && c.Component.Kind == clinic.ParkingLot })
		if c := (game.Context{Rules: s.rules, State: now}); at < 0 || c.FreePlaces() > mostCome {
			break
		}
		now = s.bought(now, &lots[at])
	}
	s.rules.Apply(now, 0, &done)
	return now
}

// working returns how many treatment and operating rooms work.
func (s *Search) working(now *game.State) int {
	return game.Context{Rules: s.rules, State: now}.FunctionalRooms().Count()
}

// bought returns the position after a purchase that doesn't use up the Build.
func (s *Search) bought(now *game.State, command *game.Command) *game.State {
	then := now.Clone()
	s.rules.Apply(then, 0, command)
	then.Players[0].Turn.Built = 0
	return then
}

// firstOf returns the purchase of one of the kinds after which the most rooms work, and their number. It returns nil
// if no purchase makes that more than most.
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

// busyDay returns the end of a Move with all rooms full, as far as pieces and parking places allow: people are
// distributed over the rooms, and more come. It returns nil if there are too few beds. Orderlies have a day off.
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
	nursesForFour := 1 + chance.Below(3)
	for i, bed := range beds {
		d.place(clinic.Patient, bed)
		if i < len(doctors) {
			d.place(clinic.Doctor, doctors[i])
		}
		if i%4 < nursesForFour {
			d.place(clinic.Nurse, nurses[chance.Below(len(nurses))])
		}
	}
	for _, person := range slices.Clone(d.c.Clinic().People) {
		if !slices.Contains(d.placed, person.ID) {
			d.Depart(0, person.ID, false)
		}
	}
	return d.State
}

// day is a busy day.
type day struct {
	game.Play
	c      game.Context
	chance *game.Random
	placed []string // the people who have a place
}

// places adds the places for a kind of people in a room that works.
func (d *day) places(list []clinic.Space, room clinic.Space, kind clinic.PersonKind) []clinic.Space {
	if most, ok := d.c.Holding(room, kind); ok && d.c.Functional(room) {
		return append(list, slices.Repeat([]clinic.Space{room}, most)...)
	}
	return list
}

// place puts a person of a kind into a room: one who is already there, or a new one of a random color.
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
	if level := clinic.White + clinic.Level(d.chance.Below(int(clinic.Red-clinic.White)+1)); kind != clinic.Nurse {
		person.Level = level
	}
	if !m.FromSupply(kind, person.Level) {
		return
	}
	for i := range m.Appointments {
		if service := m.Appointments[i].Service; kind == clinic.Patient && serves.Has(service) {
			person.Service = service
		}
	}
	d.placed = append(d.placed, d.Arrive(0, person))
}

// bill is a result of choices for a whole Business: the first such choice in each room, and how many choices have
// this result.
type bill struct {
	wards                  [mostWards]uint8
	income, nurses, people int
	ways                   int
}

// bills returns all results for a whole Business, and the number of choices.
func bills(rooms []ward) (all []bill, ways int) {
	all, ways = []bill{{ways: 1}}, 1
	for at := range rooms {
		known := map[[3]int]int{}
		ways *= len(rooms[at].choices)
		var next []bill
		for i := range all {
			for k := range rooms[at].choices {
				then, choice := all[i], &rooms[at].choices[k]
				then.wards[at] = uint8(k)
				then.income, then.nurses, then.people = then.income+choice.income, then.nurses+choice.nurses, then.people+choice.people
				result := [...]int{then.income, then.nurses, then.people}
				if same, there := known[result]; there {
					next[same].ways += then.ways
					continue
				}
				known[result] = len(next)
				next = append(next, then)
			}
		}
		all = next
	}
	return all, ways
}

// easier holds the largest number of choices of an easy puzzle, and of one that is not hard.
var easier = [...]int{20, 60}

// inBill returns the puzzle of a day whose Move ends now, or nil if it isn't a good one: to buy the most points, with
// the fewest nurses.
func (s *Search) inBill(p Puzzle, day *game.State) *Puzzle {
	c := p.context(day)
	rooms := wards(c)
	if len(rooms) < leastWards || len(rooms) > mostWards {
		return nil
	}
	all, ways := bills(rooms)
	for p.Grade = 1; p.Grade <= len(easier) && ways > easier[p.Grade-1]; {
		p.Grade++
	}
	if s.near != nil && s.off(&p) >= s.off(s.near) { // it would not be taken
		return nil
	}
	costs, price := c.TotalSalaries()+c.TotalUpkeep(), p.Rules.Numbers[game.PricePopularity]
	points := func(b *bill) int { return max(0, b.income-costs) / price } // B85
	var best *bill
	answers := 0
	for i := range all {
		b := &all[i]
		better, equal := false, best != nil && points(b) == points(best) && b.nurses == best.nurses
		if best == nil || points(b) > points(best) || points(b) == points(best) && b.nurses < best.nurses {
			better, answers = true, 0
		}
		if better || equal && b.people < best.people {
			best = b
		}
		if better || equal {
			answers += b.ways
		}
	}
	p.Start = day
	if points(best) == 0 || best.people < leastChosen || best.nurses >= p.Count(clinic.Nurse) || answers > mostAnswers {
		return nil
	}
	for _, first := range [...]wish{richest, nearest} {
		if points(&bill{income: greedy(rooms, first)}) >= points(best) {
			return nil
		}
	}
	return s.billOf(p, day, rooms, best)
}

// billOf returns the puzzle of a day with its best choice, or nil if the rules disagree.
func (s *Search) billOf(p Puzzle, day *game.State, rooms []ward, best *bill) *Puzzle {
	p.Start = day.Clone()
	if _, v := s.rules.Apply(p.Start, 0, &done); !v.Legal() || p.Start.Decision(0) == nil || p.Start.Decision(0).Kind != game.DecideTreatments {
		return nil
	}
	for now := &p.Start.Players[0].Turn; len(now.Treatments) > 0; { // the ones that the rules propose
		p.Rules.Apply(p.Start, 0, &game.Command{Type: game.Treat, Person: now.Treatments[0].Patient, Skip: true})
	}
	then := p.Start.Clone()
	for at := range rooms {
		w := &rooms[at]
		for patient, doctor := range w.choices[best.wards[at]].by {
			if doctor < 0 {
				continue
			}
			who, by := w.patients[patient].ID, w.doctors[doctor].ID
			for _, command := range p.Rules.Legal(then, 0) {
				if command.Type == game.Treat && !command.Skip && command.Person == who && command.Doctors[0] == by {
					p.Rules.Apply(then, 0, &command)
					p.Answer = append(p.Answer, command)
					break
				}
			}
		}
	}
	p.Best = p.Standing(then)
	p.Asks = []Ask{{Bought, p.Best.Of(Bought), p.Best.Of(Bought), false}, {Nurses, p.Count(clinic.Nurse), p.Best.Of(Nurses), true}}
	p.Plain = p.Standing(p.oneByOne(richest))
	if p.Stars(p.Best) != 2 || p.Best.Of(Nurses) != best.nurses || p.Solves(p.Plain) || p.Solves(p.Standing(p.oneByOne(nearest))) {
		return nil
	}
	return &p
}

// greedy returns the income of a player who doesn't plan: one patient after another, while there are nurses, the one
// who pays most or needs the fewest nurses first.
func greedy(rooms []ward, first wish) (income int) {
	type place struct{ room, person int }
	var busy, treated []place
	needed := make([]int, len(rooms))
	for {
		var patient, doctor place
		pays, takes := -1, 0
		for at := range rooms {
			w := &rooms[at]
			for i := range w.patients {
				for k := range w.doctors {
					then := needed[at] + w.takes[i][k]
					if then > w.nurses+w.own || slices.Contains(treated, place{at, i}) || slices.Contains(busy, place{at, k}) {
						continue
					}
					one, nurses := w.pays[i][k], max(0, then-w.own)-max(0, needed[at]-w.own)
					if pays < 0 || first == richest && (one > pays || one == pays && nurses < takes) || first == nearest && (nurses < takes || nurses == takes && one > pays) {
						patient, doctor, pays, takes = place{at, i}, place{at, k}, one, nurses
					}
				}
			}
		}
		if pays < 0 {
			return income
		}
		income += pays
		needed[patient.room] += rooms[patient.room].takes[patient.person][doctor.person]
		treated, busy = append(treated, patient), append(busy, doctor)
	}
}

// oneByOne returns the position that a player reaches who doesn't plan: one patient after another, while there are
// nurses, the one who pays most or needs the fewest nurses first.
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

// bestBill returns commands that lead to the answer, whatever has been chosen.
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
