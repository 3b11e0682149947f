package game

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

// Admin 1: the tiles come back, and what was bought and built this round is cleared (B50, B20).
func TestAdmin1TilesComeBack(t *testing.T) {
	s := newScene(t, 2)
	s.owner(1).Turn = Turn{Used: [MaxActions]int8{2, 1, 0}, Order: []Action{Build, Build, Hire}, Bought: []clinic.Color{clinic.Magenta}, Built: 2}
	beginAdmin1(s.Play)
	turn := s.owner(1).Turn
	equal(t, "used", turn.Used, [MaxActions]int8{})
	equal(t, "bought", len(turn.Bought)+len(turn.Order)+turn.Built, 0)
}

// Admin 3: the rightmost patient of each row gives up and goes back into the bag; rows slide right (B48, B53).
func TestAdmin3PatientsGiveUp(t *testing.T) {
	s := newScene(t, 1) // two services
	m := &s.State.Market
	m.Appointments[0].Patients = [market.RowLength]clinic.Level{red, white, yellow}
	bag := m.PatientBag
	beginAdmin3(s.Play)
	equal(t, "row", m.Appointments[0].Patients, [market.RowLength]clinic.Level{white, yellow})
	equal(t, "empty row", m.Appointments[1].Patients, [market.RowLength]clinic.Level{})
	bag[red]++
	equal(t, "bag", m.PatientBag, bag)
	equal(t, "told", len(s.told(PatientGaveUp)), 1)
}

// Admin 4: residents level up, red stays red; pieces are exchanged with the supply (B86).
func TestAdmin4ResidentsLevelUp(t *testing.T) {
	s := newScene(t, 4)
	m := &s.State.Market
	m.Residency = []clinic.Level{white, clinic.NoLevel, yellow, orange, red}
	m.DoctorSupply = market.Bag{0, 0, 1, 1, 0}
	beginAdmin4(s.Play)
	equalList(t, "residency", m.Residency, []clinic.Level{yellow, clinic.NoLevel, orange, orange, red})
	equal(t, "supply", m.DoctorSupply, market.Bag{0, 1, 1, 0, 0})
	equal(t, "told", len(s.told(ResidentLevelledUp)), 2)
	equal(t, "told that one stays", s.told(Skipped)[0].Slot, 3)
}

// Admin 5, B46, B52: residents slide left, are refilled from the bag and sorted; with an
// empty bag the rightmost slots stay empty.
func TestAdmin5ResidencyIsRefilled(t *testing.T) {
	s := newScene(t, 4)
	m := &s.State.Market
	m.Residency = []clinic.Level{clinic.NoLevel, orange, clinic.NoLevel, red, white}
	m.DoctorBag = market.Bag{0, 0, 1, 0, 0}
	beginAdmin5(s.Play)
	equalList(t, "residency", m.Residency, []clinic.Level{white, yellow, orange, red, clinic.NoLevel})
	equal(t, "bag", m.DoctorBag.Total(), 0)
	equal(t, "told", len(s.told(ResidencyRefilled)), 1)
	equal(t, "where the newcomer stands", s.told(ResidencyRefilled)[0].Slot, 1)
}

// Admin 6, B47: unhired nurses leave for good, and each round has its own column; after the last round none comes.
func TestAdmin6Nurses(t *testing.T) {
	s := newScene(t, 3)
	m := &s.State.Market
	s.State.Round = 1
	m.Nurses, m.NursesLeft = []bool{true, false, true}, 5
	beginAdmin6(s.Play)
	equalList(t, "nurses", m.Nurses, []bool{true, true, true})
	equal(t, "left", m.NursesLeft, 2)
	equal(t, "gone", m.NursesGone, 2)
	s.State.Round = 6
	beginAdmin6(s.Play)
	equalList(t, "nurses after the last round", m.Nurses, []bool{false, false, false})
	equal(t, "gone", m.NursesGone, 5)
	equal(t, "left", m.NursesLeft, 2)
	equal(t, "told how many left", s.told(NursesLeft)[1].Number, 3)
	equal(t, "told that a column came", len(s.told(NursesArrived)), 1)
}

// Admin 7, B22: closed piles open.
func TestAdmin7PilesOpen(t *testing.T) {
	s := newScene(t, 2)
	piles := s.State.Market.Piles
	piles[0].Closed, piles[1].Closed, piles[1].Left = true, true, 0
	beginAdmin7(s.Play)
	for _, pile := range piles {
		equal(t, string(pile.Kind), pile.Closed, false)
	}
	equal(t, "told of the pile that sells again", len(s.told(PilesOpened)), 1)
}

// Admin 8: doctors level down, even those outside (B86), and white stays; those in the
// laboratory level up, and red stays (B35).
func TestAdmin8DoctorsLevel(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	laboratory := s.module(0, clinic.Laboratory, 0, 3, 2)
	for _, test := range []struct {
		at       clinic.Place
		from, to clinic.Level
	}{
		{clinic.In(treatmentAt), yellow, white},
		{clinic.In(hubAt), red, orange},
		{outside, orange, yellow},
		{clinic.In(hubAt), white, white},
		{clinic.In(laboratory), white, yellow},
		{clinic.In(laboratory), orange, red},
		{clinic.In(laboratory), red, red},
	} {
		doctor := s.person(0, clinic.Doctor, test.from, test.at)
		s.State.Step = s.Rules.step("admin-8") - 1
		foretold := test.from
		for _, career := range s.Of(0).Careers() {
			if career.Doctor == doctor {
				foretold = career.Then
			}
		}
		equal(t, fmt.Sprint("foretold for ", test.from, " at ", test.at), foretold, test.to)
		s.Events, s.State.Step = nil, s.Rules.step("admin-8")
		equal(t, "what is foretold of a past step", len(s.Of(0).Careers()), 0)
		beginAdmin8(s.Play)
		equal(t, fmt.Sprint(test.from, " at ", test.at), s.owner(0).Clinic.Person(doctor).Level, test.to)
		equal(t, "told", len(s.told(LevelChanged)), number(test.from != test.to))
		s.Depart(0, doctor, false)
	}
	equal(t, "popularity, which comes in Business", s.owner(0).Popularity, 0)
}

// Admin 9: patients on the board worsen, even in pre-admissions and the waiting room (B36); red ones die, which costs
// 5 popularity, and their cars leave (B62, B86); their pieces are out of the game.
func TestAdmin9PatientsWorsen(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	waiting := s.module(0, clinic.WaitingRoom, 0, 3, 2)
	places := []clinic.Place{preAdmissions, clinic.In(treatmentAt), clinic.In(waiting)}
	var patients []string
	for i, at := range places {
		patients = append(patients, s.person(0, clinic.Patient, white+clinic.Level(i), at))
	}
	dying := s.person(0, clinic.Patient, red, preAdmissions)
	s.person(0, clinic.Doctor, red, outside)
	bag, supply := s.State.Market.PatientBag, s.State.Market.PatientSupply
	cars := s.owner(0).Clinic.Cars()
	beginAdmin9(s.Play)
	for i, patient := range patients {
		equal(t, fmt.Sprint("level at ", places[i]), s.owner(0).Clinic.Person(patient).Level, yellow+clinic.Level(i))
	}
	equal(t, "the red one is gone", s.owner(0).Clinic.Person(dying) == nil, true)
	equal(t, "popularity", s.owner(0).Popularity, -5)
	equal(t, "died", s.owner(0).Died, 1)
	equal(t, "cars", s.owner(0).Clinic.Cars(), cars-1)
	equal(t, "bag", s.State.Market.PatientBag, bag)
	supply[white]++ // each color got one piece back and gave one, except that white gave none and red got none
	supply[red]--
	equal(t, "out of the game", s.State.Market.PatientsGone, market.Bag{red: 1})
	equal(t, "supply", s.State.Market.PatientSupply, supply)
	equal(t, "told of the death", s.told(PatientDied)[0].Popularity, -5)
	equal(t, "the doctor's level", s.owner(0).Clinic.People[3].Level, red)
}

// B89: extensions decide the outcomes of Admin 8 and 9, what a death costs and where the dead go; they react to
// deaths and patients who give up while the person is still there.
func TestAdminOfExtensions(t *testing.T) {
	var seen []string
	strange := &Extension{ID: "strange",
		Queries: Queries{
			Levelling: []Query[*clinic.Person]{{Order: OrderOverride, Change: func(c Context, doctor *clinic.Person, outcome int) int {
				for _, treatment := range c.Owner().Turn.Treatments {
					if slices.Contains(treatment.Doctors, doctor.ID) {
						return LevelsUp
					}
				}
				return LevelsStay
			}}},
			Worsening: []Query[*clinic.Person]{{Order: OrderOverride, Change: func(_ Context, person *clinic.Person, outcome int) int {
				switch {
				case person.Kind == clinic.Doctor && person.Level == red:
					return WorsensDies
				case person.Kind == clinic.Doctor:
					return WorsensMore
				case person.Level == yellow:
					return WorsensDies
				case person.Level == red:
					return WorsensStay
				}
				return outcome
			}}},
			DeathCost: []Query[*clinic.Person]{{Order: OrderOverride, Change: func(_ Context, person *clinic.Person, cost int) int {
				if person.Level == yellow {
					return 0
				}
				return cost
			}}},
			Departure: []Query[Departing]{{Order: OrderOverride, Change: func(_ Context, d Departing, where int) int {
				if d.Dead {
					return GoesElsewhere
				}
				return where
			}}},
		},
		Moments: Moments{
			Died: []EventMoment{{Do: func(p *Play, e Event) {
				seen = append(seen, p.Of(e.Player).Clinic().Person(e.Person).ID)
			}}},
			GaveUp: []EventMoment{{Do: func(_ *Play, e Event) { seen = append(seen, e.Level.String()) }}},
		},
	}
	s := newScene(t, 2, strange)
	s.State.Market.Appointments[0].Patients[0] = orange
	s.person(0, clinic.Doctor, red, outside)
	s.person(0, clinic.Doctor, orange, outside)
	s.person(0, clinic.Doctor, yellow, outside)
	s.person(0, clinic.Patient, yellow, preAdmissions)
	s.person(0, clinic.Patient, red, preAdmissions)
	s.person(0, clinic.Patient, white, preAdmissions)
	s.owner(0).Turn.Treatments = []Treatment{{"gone", []string{"d3"}, nil}}
	patients, doctors := s.State.Market.PatientSupply, s.State.Market.DoctorSupply
	beginAdmin1(s.Play)
	beginAdmin3(s.Play)
	beginAdmin8(s.Play)
	beginAdmin9(s.Play)
	var levels []clinic.Level
	for _, person := range s.owner(0).Clinic.People {
		levels = append(levels, person.Level)
	}
	equalList(t, "levels", levels, []clinic.Level{red, red, red, yellow})
	equalList(t, "seen", seen, []string{"orange", "d1", "p1"})
	equal(t, "popularity", s.owner(0).Popularity, -5)
	equal(t, "patients lost", s.owner(0).Died, 1)
	patients[white]++
	patients[yellow]--
	equal(t, "patients in the supply", s.State.Market.PatientSupply, patients)
	doctors[yellow]++ // the one who treated became orange,
	doctors[orange]++ // and that one and the other orange one became red,
	doctors[red] -= 2 // and the dead one is kept elsewhere
	equal(t, "doctors in the supply", s.State.Market.DoctorSupply, doctors)
}

// Admin 10: the least popular first, with ties in reverse of the old order; everybody's standing is recorded.
func TestAdmin10TurnOrder(t *testing.T) {
	s := newScene(t, 4)
	s.State.TurnOrder = []int{2, 0, 3, 1}
	for player, popularity := range []int{4, 0, 4, -1} {
		s.owner(player).Popularity = popularity
		s.owner(player).Time = 10 + player
	}
	beginAdmin10(s.Play)
	equalList(t, "turn order", s.State.TurnOrder, []int{3, 1, 0, 2})
	equalList(t, "told", s.told(TurnOrderSet)[0].Order, []int{3, 1, 0, 2})
	equalList(t, "history", s.owner(2).History, []Record{{4, 15, 12}})
}

// B86, B38, B44, B45: after any number of rounds there are as many pieces of each kind and color as before, counting
// those of dead patients out of the game.
func TestPiecesStayTheSame(t *testing.T) {
	random := Random{5}
	for range 40 {
		s := newScene(t, 1+random.Below(4))
		for player := range s.State.Players {
			s.whiteLayout(player)
		}
		laboratory := s.module(0, clinic.Laboratory, 0, 3, 2)
		beginMarket(s.Play)
		patients, doctors := s.colors()
		nurses := s.nurses()
		for s.State.Round = 1; s.State.Round <= 6; s.State.Round++ {
			for player := range s.State.Players {
				s.anybodyComes(player, &random, laboratory)
				s.ProposeTreatments(player)
				settle(s.Play, player)
			}
			s.State.Pending = nil
			for i := 1; i <= 10; i++ {
				s.Rules.Steps[s.Rules.step(fmt.Sprint("admin-", i))].Begin(s.Play)
			}
		}
		nowPatients, nowDoctors := s.colors()
		equal(t, "patients", nowPatients, patients)
		equal(t, "doctors", nowDoctors, doctors)
		equal(t, "nurses", s.nurses(), nurses)
	}
}

// anybodyComes hires a resident and a nurse and admits a patient or two, as far as there are any.
func (s scene) anybodyComes(player int, random *Random, laboratory clinic.Space) {
	m := &s.State.Market
	places := []clinic.Place{outside, clinic.In(hubAt), clinic.In(treatmentAt), clinic.In(laboratory)}
	if slot := random.Below(len(m.Residency)); m.Residency[slot] != clinic.NoLevel {
		s.Arrive(player, clinic.Person{Kind: clinic.Doctor, Level: m.Residency[slot], At: places[random.Below(3+number(player == 0))]})
		m.Residency[slot] = clinic.NoLevel
	}
	if slot := random.Below(len(m.Nurses)); m.Nurses[slot] {
		m.Nurses[slot] = false
		s.Arrive(player, clinic.Person{Kind: clinic.Nurse, At: clinic.In(treatmentAt)})
	}
	for range random.Below(3) {
		row := &m.Appointments[0]
		if m.PatientBag.Total() > 0 && row.Waiting() < market.RowLength {
			row.Patients[row.Waiting()] = s.Draw(&m.PatientBag)
		}
		if level := row.Patients[0]; level != clinic.NoLevel {
			slide(row, 0)
			at := []clinic.Place{preAdmissions, clinic.In(treatmentAt)}[random.Below(2)]
			s.Arrive(player, clinic.Person{Kind: clinic.Patient, Level: level, Service: clinic.Psychiatry, At: at})
		}
	}
}
