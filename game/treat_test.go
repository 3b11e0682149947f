package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
)

// twoPatients begins Business with two white doctors, two nurses, a white and a yellow patient in one treatment room,
// and a third doctor and nurse in the hub.
func twoPatients(t *testing.T) scene {
	s := newScene(t, 1)
	s.whiteLayout(0)
	for _, level := range []clinic.Level{clinic.White, clinic.White} {
		s.person(0, clinic.Doctor, level, clinic.In(treatmentAt)) // d1, d2
	}
	for range 2 {
		s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt)) // n1, n2
	}
	s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))  // p1
	s.person(0, clinic.Patient, clinic.Yellow, clinic.In(treatmentAt)) // p2
	s.person(0, clinic.Doctor, clinic.White, clinic.In(hubAt))         // d3
	s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(hubAt))        // n3
	beginBusiness(s.Play)
	return s
}

func (s scene) treatments(want ...Treatment) {
	s.Helper()
	equal(s, "treatments", len(s.owner(0).Turn.Treatments), len(want))
	for i, treatment := range s.owner(0).Turn.Treatments {
		if i < len(want) {
			equal(s, "patient", treatment.Patient, want[i].Patient)
			equalList(s, "doctors of "+treatment.Patient, treatment.Doctors, want[i].Doctors)
			equalList(s, "nurses of "+treatment.Patient, treatment.Nurses, want[i].Nurses)
		}
	}
}

// B80: the player chooses the pairing; people named in the command leave their current treatment.
func TestChooseTreatments(t *testing.T) {
	s := twoPatients(t)
	s.treatments(Treatment{"p1", []string{"d1"}, nil}, Treatment{"p2", []string{"d2"}, []string{"n1"}})
	s.decide(0, Command{Type: Treat, Person: "p2", Doctors: []string{"d1"}})
	s.treatments(Treatment{"p2", []string{"d1"}, []string{"n1"}})
	s.decide(0, Command{Type: Treat, Person: "p1", Doctors: []string{"d2"}})
	s.treatments(Treatment{"p1", []string{"d2"}, nil}, Treatment{"p2", []string{"d1"}, []string{"n1"}})
	s.decide(0, Command{Type: Treat, Person: "p2", Doctors: []string{"d1"}, Nurses: []string{"n2"}})
	s.treatments(Treatment{"p1", []string{"d2"}, nil}, Treatment{"p2", []string{"d1"}, []string{"n2"}})
	s.decide(0, Command{Type: Treat, Person: "p1", Skip: true})
	s.treatments(Treatment{"p2", []string{"d1"}, []string{"n2"}})
	needs := s.Of(0).Forecast().Untreated[0].Needs
	equal(t, "needs of the one that is left", needs.Key, "left_untreated")
	s.sentence(needs)
	told := s.told(TreatmentChosen)
	equalList(t, "people of the third choice", told[2].People, []string{"d1", "n2"})
	equal(t, "people of the last choice", len(told[3].People), 0)
}

// B80: a nurse helps one patient a round: a patient who needs more than the free
// nurses takes those of another treatment.
func TestNursesChangeTreatment(t *testing.T) {
	s := newScene(t, 1)
	s.whiteLayout(0)
	s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
	s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
	s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
	s.person(0, clinic.Nurse, clinic.NoLevel, clinic.In(treatmentAt))
	s.person(0, clinic.Patient, clinic.Yellow, clinic.In(treatmentAt)) // p1: one nurse
	s.person(0, clinic.Patient, clinic.Orange, clinic.In(treatmentAt)) // p2: two
	beginBusiness(s.Play)
	s.treatments(Treatment{"p2", []string{"d1"}, []string{"n1", "n2"}})
	s.decide(0, Command{Type: Treat, Person: "p1", Doctors: []string{"d2"}})
	s.treatments(Treatment{"p1", []string{"d2"}, []string{"n1"}})
	s.decide(0, Command{Type: Treat, Person: "p2", Doctors: []string{"d1"}})
	s.treatments(Treatment{"p2", []string{"d1"}, []string{"n1", "n2"}})
}

// B80: what may not be chosen, each with its reason.
func TestRefusedTreatments(t *testing.T) {
	s := twoPatients(t)
	one := func(id string) []string { return []string{id} }
	s.refused(0, Command{Type: Treat, Person: "p9", Doctors: one("d1")}, "B80", "no_such_patient")
	s.refused(0, Command{Type: Treat, Person: "d1", Doctors: one("d2")}, "B80", "no_such_patient")
	s.refused(0, Command{Type: Treat, Person: "p1"}, "B80", "number_of_doctors")
	s.refused(0, Command{Type: Treat, Person: "p1", Doctors: []string{"d1", "d2"}}, "B80", "number_of_doctors")
	s.refused(0, Command{Type: Treat, Person: "p1", Doctors: one("d3")}, "B80", "doctor_not_in_room")
	s.refused(0, Command{Type: Treat, Person: "p1", Doctors: one("n1")}, "B80", "doctor_not_in_room")
	s.refused(0, Command{Type: Treat, Person: "p2", Doctors: one("d1"), Nurses: one("n3")}, "B80", "nurse_not_in_room")
	s.refused(0, Command{Type: Treat, Person: "p2", Doctors: one("d1"), Nurses: []string{"n1", "n1"}}, "B80", "nurse_not_in_room")
	s.refused(0, Command{Type: Treat, Person: "p2", Doctors: one("d1"), Nurses: []string{"n1", "n2"}}, "B80", "too_many_nurses")
	s.refused(0, Command{Type: Treat, Person: "p2", Doctors: one("d2")}, "B80", "treated_so_already")
	red := s.person(0, clinic.Patient, clinic.Red, clinic.In(treatmentAt))
	s.refused(0, Command{Type: Treat, Person: red, Doctors: one("d1")}, "B80", "needs_nurse")
	s.refused(0, Command{Type: Treat, Person: red, Skip: true}, "B80", "not_treated")
	early := s.person(0, clinic.Patient, clinic.White, preAdmissions)
	s.refused(0, Command{Type: Treat, Person: early, Doctors: one("d1")}, "B75", "in_pre_admissions")
}

// B80: every other doctor for a patient is listed, and leaving the patient untreated; everything listed is accepted.
func TestListedTreatmentsAreLegal(t *testing.T) {
	s := twoPatients(t)
	var listed []string
	for _, command := range s.Rules.Legal(s.State, 0) {
		if v := s.Rules.Check(s.State, 0, &command); !v.Legal() {
			t.Errorf("%+v is listed and refused: %s", command, s.Rules.Sentence(v.Refusal))
		}
		switch {
		case command.Skip:
			listed = append(listed, command.Person+" skipped")
		case command.Type == Treat:
			listed = append(listed, command.Person+" by "+command.Doctors[0])
		}
	}
	slices.Sort(listed)
	equalList(t, "listed", listed, []string{"p1 by d2", "p1 skipped", "p2 by d1", "p2 skipped"})
}

// teamwork is an extension whose marked patients are treated by two doctors, and whose marked
// doctors don't work and are patients themselves.
func teamwork() *Extension {
	number := func(value int, when func(*clinic.Person) bool) func(Context, *clinic.Person, int) int {
		return func(_ Context, person *clinic.Person, before int) int {
			if when(person) {
				return value
			}
			return before
		}
	}
	marked := func(kind clinic.PersonKind) func(*clinic.Person) bool {
		return func(person *clinic.Person) bool { return person.Kind == kind && len(person.Marks) > 0 }
	}
	return &Extension{ID: "teamwork", Queries: Queries{
		DoctorsNeeded: []Query[*clinic.Person]{{Order: OrderOverride, Change: number(2, marked(clinic.Patient))}},
		Works:         []Query[*clinic.Person]{{Order: OrderOverride, Change: number(0, marked(clinic.Doctor))}},
		Treatable:     []Query[*clinic.Person]{{Order: OrderOverride, Change: number(1, marked(clinic.Doctor))}},
		Departure: []Query[Departing]{{Order: OrderOverride, Change: func(_ Context, d Departing, value int) int {
			if d.Person.Kind == clinic.Doctor {
				return StaysHere
			}
			return value
		}}},
	}}
}

// B80 for extensions: two doctors treat one patient; a doctor who doesn't work is treated instead, and stays.
func TestTreatmentsOfExtensions(t *testing.T) {
	s := newScene(t, 1, teamwork())
	s.whiteLayout(0)
	doctor := s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
	second := s.person(0, clinic.Doctor, clinic.White, clinic.In(treatmentAt))
	patient := s.person(0, clinic.Patient, clinic.White, clinic.In(treatmentAt))
	mark := func(id string) { s.owner(0).Clinic.Person(id).Marks = []clinic.Mark{{Kind: "odd"}} }
	mark(patient)
	equalList(t, "team", s.Of(0).BestTreatments()[0].Doctors, []string{doctor, second})
	mark(second)
	f := s.Of(0).Forecast()
	equal(t, "treated", f.Treatments[0].Patient, second)
	equal(t, "needs", f.Untreated[0].Needs.Key, "needs_doctors")
	s.sentence(f.Untreated[0].Needs)
	beginBusiness(s.Play)
	s.decide(0, Command{Type: Done})
	equal(t, "the cured doctor is there", s.owner(0).Clinic.Person(second) != nil, true)
	equal(t, "treated patients", s.owner(0).Treated.Total(), 0)
}
