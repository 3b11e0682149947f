package game

import (
	"iter"
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// treatingRoom is a functional room with everybody in it who matters for treatment (B31, B33, B34). The pointers are
// valid until somebody enters or leaves the clinic.
type treatingRoom struct {
	space    clinic.Space
	builtIn  int // the room's own nurses
	doctors  []*clinic.Person
	nurses   []*clinic.Person
	patients []*clinic.Person
}

// allNurses returns how many nurses the room has, including its own.
func (room *treatingRoom) allNurses() int { return room.builtIn + len(room.nurses) }

// treatingRooms returns the functional rooms with a patient, by rising space; the people in each are in order of age.
func (c Context) treatingRooms() []treatingRoom {
	people := c.Clinic().People
	var with clinic.Spaces
	for i := range people {
		if people[i].At.Area == clinic.Inside && c.Treatable(&people[i]) && c.NoRoomFor(&people[i]).None() {
			with |= clinic.One(people[i].At.Space)
		}
	}
	if with == 0 {
		return nil
	}
	rooms := make([]treatingRoom, 0, with.Count())
	list := make([]*clinic.Person, 3*len(people)) // memory for the people of all rooms in one allocation
	patients, doctors, nurses := list[:0:len(people)], list[len(people):len(people):2*len(people)], list[2*len(people):2*len(people)]
	for space := range with.All() {
		room := treatingRoom{space: space, builtIn: c.BuiltInNurses(space)}
		patients, doctors, nurses = patients[len(patients):], doctors[len(doctors):], nurses[len(nurses):]
		for i := range people {
			person := &people[i]
			switch {
			case !person.In(space):
			case c.Treatable(person):
				if c.NoRoomFor(person).None() {
					patients = append(patients, person)
				}
			case c.CountsAs(person, clinic.Doctor) && c.Works(person):
				doctors = append(doctors, person)
			case c.CountsAs(person, clinic.Nurse) && c.Works(person):
				nurses = append(nurses, person)
			}
		}
		room.patients, room.doctors, room.nurses = slices.Clip(patients), slices.Clip(doctors), slices.Clip(nurses)
		rooms = append(rooms, room)
	}
	return rooms
}

// NoRoomFor returns the reason why nobody can treat the patient where they are, none if a functional room of their
// service holds them (B31, B33, B34). Patients who came for no service are treated in any room.
func (c Context) NoRoomFor(patient *clinic.Person) rule.Reason {
	switch patient.At.Area {
	case clinic.Inside:
	case clinic.PreAdmissions:
		return rule.Reason{Rule: "B75", Key: "in_pre_admissions"}
	default:
		return rule.Reason{Rule: "B80", Key: "in_no_room"}
	}
	module := c.Clinic().Module(patient.At.Space)
	if module == nil {
		return rule.Reason{Rule: "B80", Key: "in_no_room"}
	}
	if module.Kind == clinic.WaitingRoom {
		return rule.Reason{Rule: "B36", Key: "in_waiting_room"}
	}
	if reason := c.OutOfOrder(patient.At.Space); !reason.None() {
		return reason
	}
	if c.Rules.worksBeside && c.Rules.Component(module.Kind).WorksBeside != "" {
		return rule.Reason{}
	}
	switch services := c.Clinic().Functional(patient.At.Space).Services; {
	case services == 0:
		return rule.Reason{Rule: "B80", Key: "in_no_room"}
	case patient.Service != clinic.NoService && !services.Has(patient.Service):
		return rule.Reason{Rule: "B31", Key: "room_of_other_service", What: string(patient.Kind), Other: patient.Service.String()}
	}
	return rule.Reason{}
}

// Treatable reports whether the person can be treated: a patient (B80).
func (c Context) Treatable(person *clinic.Person) bool {
	return ask(c, c.Rules.hooks.Treatable, person, number(c.Rules.As(person.Kind) == clinic.Patient)) > 0
}

// Works reports whether the doctor or nurse works this round (B80).
func (c Context) Works(person *clinic.Person) bool {
	return ask(c, c.Rules.hooks.Works, person, 1) > 0
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// BuiltInNurses returns the number of a room's own nurses: each helps one of its patients a round (B33).
func (c Context) BuiltInNurses(space clinic.Space) int {
	nurses := 0
	if c.Clinic().At(space).Kind == clinic.OperatingRoom {
		nurses = c.Number(OperatingNurses)
	}
	return ask(c, c.Rules.hooks.BuiltIn, space, nurses)
}

// treatedBy pairs a patient with a team of doctors, the oldest first.
func treatedBy(space clinic.Space, patient *clinic.Person, team []*clinic.Person) Pairing {
	return Pairing{space, team[0], patient, team}
}

// team returns the people with these ids.
func (c Context) team(ids []string) []*clinic.Person {
	people := make([]*clinic.Person, len(ids))
	for i, id := range ids {
		people[i] = c.Clinic().Person(id)
	}
	return people
}

// MayTreat returns the reason why a team may not treat a patient, however many
// nurses help; the zero Reason if it may (B80).
func (c Context) MayTreat(pairing Pairing) rule.Reason {
	return consider(c, c.Rules.hooks.MayTreat, pairing, rule.Reason{})
}

// DoctorLevel returns the level at which a doctor works (B80).
func (c Context) DoctorLevel(doctor *clinic.Person) int {
	return ask(c, c.Rules.hooks.DoctorLevel, doctor, int(doctor.Level))
}

// ExplainDoctorLevel returns the level at which a doctor works, and its origins (B80).
func (c Context) ExplainDoctorLevel(doctor *clinic.Person) (int, []Origin) {
	return explain(c, c.Rules.hooks.DoctorLevel, doctor, Origin{Base, "B80", int(doctor.Level)})
}

// PatientLevel returns the level at which a patient is treated (B80).
func (c Context) PatientLevel(patient *clinic.Person) int {
	return ask(c, c.Rules.hooks.PatientLevel, patient, int(patient.Level))
}

// OnCall returns how many nurses can be called into a room while off duty: none in the base game.
func (c Context) OnCall(space clinic.Space) int { return ask(c, c.Rules.hooks.OnCall, space, 0) }

// OnCallCost returns the popularity that calling in that many nurses costs in one round.
func (c Context) OnCallCost(nurses int) int { return ask(c, c.Rules.hooks.OnCallCost, nurses, 0) }

// OnCallRule returns the rule by which calling in that many nurses costs popularity.
func (c Context) OnCallRule(nurses int) string {
	return changedLast(c, c.Rules.hooks.OnCallCost, nurses).Rule
}

// OffDuty stands, among the nurses of a treatment, for one who is called in while
// off duty. The program never proposes one.
const OffDuty = "off_duty"

// called returns the number of nurses who are off duty.
func called(nurses []string) int {
	count := 0
	for _, nurse := range nurses {
		if nurse == OffDuty {
			count++
		}
	}
	return count
}

// DoctorsNeeded returns how many doctors must treat the patient together: one in the base game (B80).
func (c Context) DoctorsNeeded(patient *clinic.Person) int {
	return ask(c, c.Rules.hooks.DoctorsNeeded, patient, 1)
}

// NursesNeeded returns how many nurses a treatment needs: the difference of the two levels (B80, B89), none in
// outpatient services (B34). If several doctors treat the patient, the oldest counts.
func (c Context) NursesNeeded(pairing Pairing) int {
	return max(0, ask(c, c.Rules.hooks.NursesNeeded, pairing, c.plainNurses(pairing).Amount))
}

// ExplainNurses returns how many nurses a treatment needs, and the origins (B80, B89).
func (c Context) ExplainNurses(pairing Pairing) (int, []Origin) {
	needed, origins := explain(c, c.Rules.hooks.NursesNeeded, pairing, c.plainNurses(pairing))
	return max(0, needed), origins
}

func (c Context) plainNurses(pairing Pairing) Origin {
	if c.Clinic().At(pairing.Space).Kind == clinic.OutpatientServices {
		return Origin{Base, "B34", 0}
	}
	return Origin{Base, "B80", apart(c.DoctorLevel(pairing.Doctor), c.PatientLevel(pairing.Patient))}
}

// TreatmentIncome returns a treatment's income, in dollars, and the origins: by color (B81), flat in outpatient
// services (B34), then the changes in the order of B89.
func (c Context) TreatmentIncome(pairing Pairing) (int, []Origin) {
	return explain(c, c.Rules.hooks.Income, pairing, c.plainIncome(pairing))
}

// Income is TreatmentIncome without the origins.
func (c Context) Income(pairing Pairing) int {
	return ask(c, c.Rules.hooks.Income, pairing, c.plainIncome(pairing).Amount)
}

func (c Context) plainIncome(pairing Pairing) Origin {
	level := pairing.Patient.Level
	switch {
	case c.Clinic().At(pairing.Space).Kind == clinic.OutpatientServices:
		return Origin{Base, "B34", c.Number(IncomeOutpatient)}
	case level >= clinic.White && level <= clinic.Red:
		return Origin{Base, "B81", c.Number(IncomeWhite + Number(level-clinic.White))}
	}
	return Origin{Base, "B81", 0}
}

// gardenIncome adds the view of each garden adjacent to a room where patients are
// treated, except outpatient services (B81).
func gardenIncome(c Context, pairing Pairing, value int) int {
	kind := c.Clinic().At(pairing.Space).Kind
	if kind == clinic.TreatmentRoom || kind == clinic.OperatingRoom || c.Rules.worksBeside && c.Rules.Component(kind).WorksBeside != "" {
		gardens := clinic.One(pairing.Space).Adjacent() & c.Clinic().Of(clinic.Garden)
		return value + gardens.Count()*c.Number(IncomePerGarden)
	}
	return value
}

// BestTreatments pairs doctors and patients for the highest income, then the most patients, then their severity
// (B80). The treatments are in the patients' order of age; nothing is changed.
func (c Context) BestTreatments() []Treatment {
	var treatments []Treatment
	rooms := c.treatingRooms()
	search := treatmentSearch{c: c}
	for i := range rooms {
		// Nobody treats patients in another room, so the best of each room are the best of all.
		search.begin(&rooms[i])
		treatments = search.treatments(treatments)
	}
	c.sortTreatments(treatments)
	return treatments
}

// completed returns the chosen treatments that are still possible, plus the best for the other patients with the
// people who are free; patients in left stay untreated. needed is how many nurses each treatment needed before:
// treatments that still need as many come first.
func (c Context) completed(chosen []Treatment, needed map[string]int, left []string) []Treatment {
	var treatments []Treatment
	rooms := c.treatingRooms()
	for i := range rooms {
		room := &rooms[i]
		var kept []Treatment
		for _, changed := range [...]bool{false, true} {
			for _, t := range chosen {
				if !room.holds(t.Patient) || !distinctMembers(t.Doctors, room.doctors) {
					continue
				}
				pairing := c.pairing(t)
				nurses := c.NursesNeeded(pairing)
				if changed != (nurses != needed[t.Patient]) || !c.MayTreat(pairing).None() {
					continue
				}
				named := byAge(t.Nurses, room.nurses)
				var enough bool
				if t.Nurses, enough = c.takeNurses(room, kept, named[:min(len(named), nurses)], nurses); enough {
					kept = append(kept, t)
				}
			}
		}
		builtIn, busy := c.helping(room, kept)
		for _, t := range kept {
			busy = append(busy, t.Doctors...)
		}
		rest := treatingRoom{space: room.space, builtIn: builtIn}
		free := func(all []*clinic.Person) []*clinic.Person {
			return slices.DeleteFunc(slices.Clone(all), func(person *clinic.Person) bool { return slices.Contains(busy, person.ID) })
		}
		rest.doctors, rest.nurses = free(room.doctors), free(room.nurses)
		rest.patients = slices.DeleteFunc(slices.Clone(room.patients), func(person *clinic.Person) bool {
			return slices.Contains(left, person.ID) || treatmentOf(kept, person.ID) >= 0
		})
		search := treatmentSearch{c: c}
		search.begin(&rest)
		treatments = search.treatments(append(treatments, kept...))
	}
	c.sortTreatments(treatments)
	return treatments
}

func (c Context) sortTreatments(treatments []Treatment) {
	people := c.Clinic().People
	age := func(patient string) int {
		for i := range people {
			if people[i].ID == patient {
				return i
			}
		}
		return -1
	}
	slices.SortFunc(treatments, func(a, b Treatment) int { return age(a.Patient) - age(b.Patient) })
}

// team is a set of doctors of a room, bit i for the doctor with index i.
type team uint

// teams iterates over the teams of that size, those with the oldest doctors first. A room may be crowded while people
// move, so only teams of that size are generated.
func (room *treatingRoom) teams(size int) iter.Seq[team] {
	return func(yield func(team) bool) {
		for t := team(1)<<size - 1; t > 0 && t < 1<<len(room.doctors) && yield(t); t = t.next() {
		}
	}
}

// next returns the next larger number with the same number of bits set.
func (t team) next() team {
	last := t & -t
	carried := t + last
	return carried | (t^carried)>>2/last
}

// members appends the doctors of a team to the list.
func (room *treatingRoom) members(t team, list []*clinic.Person) []*clinic.Person {
	for i, doctor := range room.doctors {
		if t>>i&1 == 1 {
			list = append(list, doctor)
		}
	}
	return list
}

// treatmentSearch tries every way to treat the patients of one room.
type treatmentSearch struct {
	c         Context
	room      *treatingRoom
	nurses    int  // still free
	busy      team // who is already treating
	trying    []*clinic.Person
	now, best []pairChoice
	worth     pairWorth
}

type pairChoice struct {
	patient int
	doctors team
	nurses  int
	worth   pairWorth
}

// pairWorth is compared field by field, in this order (B80, D260). severity counts the patients of each
// level in a separate digit, so that one of a higher level outweighs any number of lower ones. spared
// is the number of nurses needed, negated.
type pairWorth struct{ income, patients, severity, spared int }

func (w pairWorth) plus(o pairWorth) pairWorth {
	return pairWorth{w.income + o.income, w.patients + o.patients, w.severity + o.severity, w.spared + o.spared}
}

func (w pairWorth) above(o pairWorth) bool {
	if w.income != o.income {
		return w.income > o.income
	}
	if w.patients != o.patients {
		return w.patients > o.patients
	}
	if w.severity != o.severity {
		return w.severity > o.severity
	}
	return w.spared > o.spared
}

// begin finds the best treatments for one room.
func (s *treatmentSearch) begin(room *treatingRoom) {
	s.room, s.nurses, s.worth, s.best = room, room.allNurses(), pairWorth{}, s.best[:0]
	s.from(0)
}

// from tries the patients from that index on.
func (s *treatmentSearch) from(patient int) {
	if patient == len(s.room.patients) {
		worth := pairWorth{}
		for _, choice := range s.now {
			worth = worth.plus(choice.worth)
		}
		if worth.above(s.worth) {
			s.best, s.worth = append(s.best[:0], s.now...), worth
		}
		return
	}
	who := s.room.patients[patient]
	for doctors := range s.room.teams(s.c.DoctorsNeeded(who)) {
		if doctors&s.busy != 0 {
			continue
		}
		s.trying = s.room.members(doctors, s.trying[:0])
		pairing := treatedBy(s.room.space, who, s.trying)
		needed := s.c.NursesNeeded(pairing)
		if needed > s.nurses || !s.c.MayTreat(pairing).None() {
			continue
		}
		worth := pairWorth{s.c.Income(pairing), 1, 1 << (4 * who.Level), 0}
		if s.c.Rules.AtLeast(3) {
			worth.spared = -needed
		}
		s.busy, s.nurses = s.busy|doctors, s.nurses-needed
		s.now = append(s.now, pairChoice{patient, doctors, needed, worth})
		s.from(patient + 1)
		s.now = s.now[:len(s.now)-1]
		s.busy, s.nurses = s.busy&^doctors, s.nurses+needed
	}
	s.from(patient + 1)
}

// treatments appends the best treatments with the nurses' ids: the room's own
// nurses are used first, then the others by age.
func (s *treatmentSearch) treatments(list []Treatment) []Treatment {
	builtIn, next := s.room.builtIn, 0
	for _, choice := range s.best {
		t := Treatment{Patient: s.room.patients[choice.patient].ID}
		for _, doctor := range s.room.members(choice.doctors, s.trying[:0]) {
			t.Doctors = append(t.Doctors, doctor.ID)
		}
		own := min(builtIn, choice.nurses)
		builtIn -= own
		for range choice.nurses - own {
			t.Nurses = append(t.Nurses, s.room.nurses[next].ID)
			next++
		}
		list = append(list, t)
	}
	return list
}
