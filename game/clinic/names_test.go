package clinic

import "testing"

// Every name reads back as the value it came from; the empty string and unknown names are rejected.
func TestNamesReadBack(t *testing.T) {
	for _, side := range Sides {
		if got, ok := SideNamed(side.String()); !ok || got != side {
			t.Errorf("%v reads back as %v", side, got)
		}
	}
	for s := Psychiatry; s <= Neurology; s++ {
		if got, ok := ServiceNamed(s.String()); !ok || got != s {
			t.Errorf("%v reads back as %v", s, got)
		}
	}
	for l := White; l <= Unclassified; l++ {
		if got, ok := LevelNamed(l.String()); !ok || got != l {
			t.Errorf("%v reads back as %v", l, got)
		}
	}
	for h := Start; h <= Ride; h++ {
		if got, ok := HowNamed(h.String()); !ok || got != h {
			t.Errorf("%v reads back as %v", h, got)
		}
	}
	for _, name := range []string{"", "nowhere"} {
		_, side := SideNamed(name)
		_, service := ServiceNamed(name)
		_, level := LevelNamed(name)
		_, how := HowNamed(name)
		if side || service || level || how {
			t.Errorf("%q is the name of something", name)
		}
	}
}

// B3: the opposite side leads back.
func TestOppositeSides(t *testing.T) {
	s := Space{1, 1, 1}
	for _, side := range Sides {
		if back := s.Next(side).Next(side.Opposite()); back != s || !s.Adjacent(s.Next(side)) {
			t.Errorf("%v and back leads to %v", side, back)
		}
	}
	if NoSide.Opposite() != NoSide || s.Above().Below() != s || !s.Adjacent(s.Above()) {
		t.Errorf("opposites of %v", s)
	}
}

// People are found by id, wherever they are.
func TestPeople(t *testing.T) {
	c := Clinic{People: []Person{{ID: "d1", Kind: Doctor, At: In(Space{0, 1, 0})}, {ID: "p1", Kind: Patient, At: Place{Area: PreAdmissions}}}}
	doctor, patient := c.Person("d1"), c.Person("p1")
	if doctor == nil || patient == nil || c.Person("d2") != nil {
		t.Fatalf("found %v and %v", doctor, patient)
	}
	if !doctor.Staff() || patient.Staff() || !doctor.In(Space{0, 1, 0}) || doctor.In(Space{}) || patient.In(Space{}) {
		t.Errorf("%+v, %+v", *doctor, *patient)
	}
}
