package game

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game/clinic"
)

// B80, and worked example 2: white with white needs no nurse, yellow with red 2, red with yellow 2.
func TestNursesNeeded(t *testing.T) {
	for _, test := range []struct {
		doctor, patient clinic.Level
		nurses          int
	}{
		{clinic.White, clinic.White, 0},
		{clinic.Yellow, clinic.Red, 2},
		{clinic.Red, clinic.Yellow, 2},
		{clinic.White, clinic.Red, 3},
		{clinic.Orange, clinic.Orange, 0},
	} {
		for nurses := range 4 {
			t.Run(fmt.Sprintf("%s with %s and %d nurses", test.doctor, test.patient, nurses), func(t *testing.T) {
				s := newScene(t, 1)
				s.whiteLayout(0)
				s.person(0, clinic.Doctor, test.doctor, clinic.In(treatmentAt))
				s.person(0, clinic.Patient, test.patient, clinic.In(treatmentAt))
				for range nurses {
					s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
				}
				f := s.Of(0).Forecast()
				if nurses >= test.nurses {
					equal(t, "treated", len(f.Treatments), 1)
					equal(t, "nurses", len(f.Treatments[0].Nurses), test.nurses)
					return
				}
				equal(t, "treated", len(f.Treatments), 0)
				equal(t, "missing nurses", f.Untreated[0].Needs.Amount, test.nurses-nurses)
				s.sentence(f.Untreated[0].Needs)
			})
		}
	}
}

// B81, and worked example 3: a yellow patient pays $12, an orange one $20.
func TestIncomeByColor(t *testing.T) {
	for level, dollars := range map[clinic.Level]int{clinic.White: 6, clinic.Yellow: 12, clinic.Orange: 20, clinic.Red: 30} {
		s := newScene(t, 2)
		s.whiteLayout(0)
		s.person(0, clinic.Doctor, level, clinic.In(treatmentAt))
		s.person(0, clinic.Patient, level, clinic.In(treatmentAt))
		equal(t, level.String(), s.Of(0).Forecast().Income, dollars)
	}
}

// B81: each garden adjacent to a treatment room or operating room adds $2 for each patient treated there, but not in
// outpatient services, which pay $6 for any color (B34).
func TestGardenIncome(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.build(0, clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 2, Y: 1}})
	s.build(0, clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 1, Y: 2}})
	operating := s.module(0, clinic.OperatingRoom, 0, 0, 2) // below the hub, beside the garden at 1,2
	outpatient := s.module(0, clinic.OutpatientServices, 0, 2, 2)
	for _, room := range []struct {
		space   clinic.Space
		doctors []clinic.Level
	}{
		{treatmentAt, []clinic.Level{clinic.White, clinic.Yellow}},
		{operating, []clinic.Level{clinic.Orange}},
		{outpatient, []clinic.Level{clinic.Red}},
	} {
		for _, level := range room.doctors {
			s.person(0, clinic.Doctor, level, clinic.In(room.space))
			s.person(0, clinic.Patient, level, clinic.In(room.space))
		}
	}
	f := s.Of(0).Forecast()
	var incomes []int
	for _, treatment := range f.Treatments {
		incomes = append(incomes, treatment.Income)
	}
	equalList(t, "incomes", incomes, []int{6 + 4, 12 + 4, 20 + 2, 6})
	equalList(t, "origins beside two gardens", f.Treatments[0].Origins, []Origin{{"base", "B81", 6}, {"base", "B81", 4}})
	equalList(t, "origins in outpatient services", f.Treatments[3].Origins, []Origin{{"base", "B34", 6}})
}

// B31: a treatment room treats two patients with two doctors; a third patient would need a third doctor (B80).
func TestTreatmentRoomTreatsTwo(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	for range 2 {
		s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
		s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))
	}
	f := s.Of(0).Forecast()
	equal(t, "treated", len(f.Treatments), 2)
	equal(t, "income", f.Income, 12)
	third := s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))
	f = s.Of(0).Forecast()
	equal(t, "treated of three", len(f.Treatments), 2)
	equal(t, "the third", f.Untreated[0].Patient, third)
	equal(t, "needs", f.Untreated[0].Needs.Key, "needs_doctor")
}

// B33: the operating room's own nurse counts as present, for one treatment a round.
func TestOperatingRoomHasANurse(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	operating := s.module(0, clinic.OperatingRoom, 0, 0, 0)
	s.person(0, clinic.Doctor, clinic.Yellow, clinic.In(operating))
	patient := s.person(0, clinic.Patient, clinic.Red, clinic.In(operating))
	equal(t, "needs", s.Of(0).Forecast().Untreated[0].Needs.Key, "needs_nurse")
	nurse := s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(operating))
	f := s.Of(0).Forecast()
	equal(t, "treated", f.Treatments[0].Patient, patient)
	equalList(t, "nurses beside the room's own", f.Treatments[0].Nurses, []string{nurse})
	equal(t, "income", f.Income, 30)
}

// B34: outpatient services treat any color without a nurse, of any service that the player has a hub of.
func TestOutpatientServices(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	outpatient := s.module(0, clinic.OutpatientServices, 0, 3, 2)
	s.person(0, clinic.Doctor, clinic.White, clinic.In(outpatient))
	patient := s.person(0, clinic.Patient, clinic.Red, clinic.In(outpatient))
	f := s.Of(0).Forecast()
	equal(t, "income", f.Income, 6)
	equal(t, "nurses", len(f.Treatments[0].Nurses), 0)
	s.owner(0).Clinic.Person(patient).Service = clinic.Cardiology
	needs := s.Of(0).Forecast().Untreated[0].Needs
	equal(t, "of a service without a hub", needs.Key, "room_of_other_service")
	s.sentence(needs)
}

// What an untreated patient needs: B75 in pre-admissions, B36 in the waiting room, B31 and B33 in a room that is not
// functional, B35 a doctor who isn't doing research.
func TestUntreatedPatients(t *testing.T) {
	s := newScene(t, 4)
	s.whiteLayout(0)
	lonely := s.module(0, clinic.TreatmentRoom, 0, 3, 1)
	s.module(0, clinic.SupplyRoom, 0, 3, 0)
	operating := s.module(0, clinic.OperatingRoom, 0, 2, 2)
	noSupply := clinic.Space{X: 0, Y: 0}
	s.module(0, clinic.TreatmentRoom, 0, 0, 0)
	s.build(0, clinic.Component{Kind: clinic.Entrance, Space: noSupply, Side: clinic.North})
	laboratory := s.module(0, clinic.Laboratory, 1, 1, 0)
	waiting := s.module(0, clinic.WaitingRoom, 1, 3, 0)
	s.person(0, clinic.Doctor, clinic.White, clinic.In(laboratory))
	s.person(0, clinic.Doctor, clinic.White, clinic.In(noSupply))
	s.owner(0).Clinic.At(noSupply.Next(clinic.East)).Kind = clinic.Garden // removes its supply room
	s.owner(0).Clinic.At(noSupply.Next(clinic.East)).Color = clinic.NoColor
	want := map[string]string{}
	for _, test := range []struct {
		at  clinic.Place
		key string
	}{
		{preAdmissions, "in_pre_admissions"},
		{clinic.In(waiting), "in_waiting_room"},
		{clinic.In(lonely), "room_lacks"},
		{clinic.In(operating), "room_lacks"},
		{clinic.In(noSupply), "room_lacks"},
		{clinic.Place{Area: "moon"}, "in_no_room"},
		{clinic.In(hubAt), "in_no_room"},
		{clinic.In(clinic.Space{X: 2}), "in_no_room"},
	} {
		want[s.person(0, clinic.Patient, clinic.White, test.at)] = test.key
	}
	f := s.Of(0).Forecast()
	equal(t, "untreated", len(f.Untreated), len(want))
	for _, u := range f.Untreated {
		equal(t, "needs of "+u.Patient, u.Needs.Key, want[u.Patient])
		s.sentence(u.Needs)
	}
}

// odd is an extension that changes every number of a treatment by the marks on people and rooms.
func odd() *Extension {
	marked := func(person *clinic.Person) int {
		if len(person.Marks) > 0 {
			return person.Marks[0].Count
		}
		return 0
	}
	change := func(_ Context, person *clinic.Person, value int) int { return value + marked(person) }
	return &Extension{ID: "odd", Queries: Queries{
		DoctorLevel:  []Query[*clinic.Person]{{Order: OrderAdd, Rule: "B89", Change: change}},
		PatientLevel: []Query[*clinic.Person]{{Order: OrderAdd, Rule: "B89", Change: change}},
		BuiltIn:      []Query[clinic.Space]{{Order: OrderAdd, Rule: "B89", Change: func(_ Context, _ clinic.Space, value int) int { return value + 1 }}},
		NursesNeeded: []Query[Pairing]{{Order: OrderWaive, Rule: "B89", Change: func(_ Context, pairing Pairing, value int) int {
			return value - marked(pairing.Patient)
		}}},
		Income: []Query[Pairing]{{Order: OrderHalve, Rule: "B89", Change: func(_ Context, pairing Pairing, value int) int {
			if marked(pairing.Doctor) > 0 {
				return (value + 1) / 2
			}
			return value
		}}},
	}}
}

// B80: the proposal has the highest income, then the most patients, then the most severe: no other pairing is better.
// B89: this also holds if extensions change levels, nurses and income.
func TestBestTreatmentsAreTheBest(t *testing.T) {
	random := Random{3}
	treated := 0
	for game := range 200 {
		var extensions []*Extension
		if game%2 == 1 {
			extensions = []*Extension{odd()}
		}
		s := newScene(t, 4, extensions...)
		s.whiteLayout(0)
		rooms := []clinic.Space{treatmentAt, s.module(0, clinic.OperatingRoom, 0, 0, 0), s.module(0, clinic.OutpatientServices, 0, 2, 0)}
		s.build(0, clinic.Component{Kind: clinic.Garden, Space: clinic.Space{X: 2, Y: 1}})
		for i, room := range rooms {
			most := 2 - min(i, 1)
			for range 1 + random.Below(most) {
				s.anybody(&random, clinic.Doctor, room)
			}
			for range random.Below(most + 2) { // sometimes one too many
				s.anybody(&random, clinic.Patient, room)
			}
			for range random.Below(4) {
				s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(room))
			}
		}
		c := s.Of(0)
		best := c.BestTreatments()
		treated += len(best)
		got := c.worthOf(best)
		if want := c.bruteForce(); got != want {
			t.Fatalf("game %d: %v is worth %v, the best is worth %v", game, best, got, want)
		}
		c.checkTreatments(t, best)
	}
	if treated < 200 {
		t.Errorf("only %d patients were treated in all: the test has become too easy", treated)
	}
}

// anybody puts somebody of a random level into a room, sometimes marked.
func (s scene) anybody(random *Random, kind clinic.PersonKind, room clinic.Space) {
	id := s.person(0, kind, clinic.White+clinic.Level(random.Below(4)), clinic.In(room))
	if random.Below(3) == 0 {
		s.owner(0).Clinic.Person(id).Marks = []clinic.Mark{{Kind: "odd", Count: random.Below(3) - 1}}
	}
}

func (c Context) worthOf(treatments []Treatment) pairWorth {
	var worth pairWorth
	for _, treatment := range treatments {
		patient := c.Clinic().Person(treatment.Patient)
		income, _ := c.TreatmentIncome(treatedBy(patient.At.Space, patient, c.team(treatment.Doctors)))
		needed := c.NursesNeeded(treatedBy(patient.At.Space, patient, c.team(treatment.Doctors)))
		worth = worth.plus(pairWorth{income, 1, 1 << (4 * patient.Level), -needed})
	}
	return worth
}

// bruteForce returns the worth of the best of all assignments of patients to
// doctors, with nurses counted room by room.
func (c Context) bruteForce() pairWorth {
	var patients, doctors []*clinic.Person
	nurses := map[clinic.Space]int{}
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if _, known := nurses[person.At.Space]; !known {
			nurses[person.At.Space] = c.BuiltInNurses(person.At.Space)
		}
		switch person.Kind {
		case clinic.Patient:
			patients = append(patients, person)
		case clinic.Doctor:
			doctors = append(doctors, person)
		case clinic.Nurse:
			nurses[person.At.Space]++
		}
	}
	busy := map[string]bool{}
	var best pairWorth
	var try func(i int, worth pairWorth)
	try = func(i int, worth pairWorth) {
		if i == len(patients) {
			if worth.above(best) {
				best = worth
			}
			return
		}
		try(i+1, worth)
		for _, doctor := range doctors {
			pairing := treatedBy(patients[i].At.Space, patients[i], []*clinic.Person{doctor})
			if busy[doctor.ID] || doctor.At != patients[i].At || c.NursesNeeded(pairing) > nurses[pairing.Space] {
				continue
			}
			income, _ := c.TreatmentIncome(pairing)
			busy[doctor.ID] = true
			nurses[pairing.Space] -= c.NursesNeeded(pairing)
			try(i+1, worth.plus(pairWorth{income, 1, 1 << (4 * patients[i].Level), -c.NursesNeeded(pairing)}))
			nurses[pairing.Space] += c.NursesNeeded(pairing)
			busy[doctor.ID] = false
		}
	}
	try(0, pairWorth{})
	return best
}

// checkTreatments checks B80 independently: everybody in one room, nobody
// twice, and enough nurses with the room's own.
func (c Context) checkTreatments(t *testing.T, treatments []Treatment) {
	t.Helper()
	seen := map[string]bool{}
	builtIn := map[clinic.Space]int{}
	for _, treatment := range treatments {
		patient := c.Clinic().Person(treatment.Patient)
		doctor := c.Clinic().Person(treatment.Doctors[0])
		for _, id := range slices.Concat([]string{treatment.Patient}, treatment.Doctors, treatment.Nurses) {
			if person := c.Clinic().Person(id); seen[id] || person.At != patient.At {
				t.Fatalf("%s is named twice or is not with the patient: %v", id, treatments)
			}
			seen[id] = true
		}
		needed := c.NursesNeeded(treatedBy(patient.At.Space, patient, []*clinic.Person{doctor}))
		if needed < len(treatment.Nurses) {
			t.Fatalf("%v takes more nurses than the %d it needs", treatment, needed)
		}
		builtIn[patient.At.Space] += needed - len(treatment.Nurses)
		if builtIn[patient.At.Space] > c.BuiltInNurses(patient.At.Space) {
			t.Fatalf("%v lacks nurses", treatments)
		}
	}
}

// B80: with equal income more patients are treated; with equally many, the more severe ones.
func TestBestTreatmentsBreakTies(t *testing.T) {
	s := newScene(t, 4)
	s.Rules.Numbers[IncomeYellow], s.Rules.Numbers[IncomeWhite] = 6, 0
	s.whiteLayout(0)
	s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
	s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
	s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))
	equal(t, "treated for nothing", len(s.Of(0).BestTreatments()), 1)
	s.Rules.Numbers[IncomeWhite] = 6
	yellow := s.person(0, clinic.Patient, clinic.Yellow, clinic.In(treatmentAt))
	best := s.Of(0).BestTreatments()
	equal(t, "the more severe one", best[0].Patient, yellow)
}

// D260: of treatments with equal worth, those that need the fewest nurses are proposed, no matter who is older; games
// with older rules keep their proposals.
func TestLikeTreatsLike(t *testing.T) {
	for version, nurses := range map[int]int{2: 2, RulesVersion: 0} {
		s := newScene(t, 1)
		s.Rules.Version = version
		s.whiteLayout(0)
		s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
		s.person(0, clinic.Doctor, clinic.Yellow, clinic.In(treatmentAt))
		s.person(0, clinic.Patient, clinic.Yellow, clinic.In(treatmentAt))
		s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))
		for range 2 {
			s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
		}
		helping := 0
		for _, treatment := range s.Of(0).BestTreatments() {
			helping += len(treatment.Nurses)
		}
		equal(t, fmt.Sprintf("nurses by version %d", version), helping, nurses)
	}
}
