package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// C40: a hire for the toilet, needed so that the doctor may treat, is not proposed as if the patient needed a nurse.
func TestWhatNextSaysForWhatAHireIs(t *testing.T) {
	p := sitChanged(t, []string{"public_toilets"}, func(m *game.Match) {
		board := &m.State.Players[0].Clinic
		people := board.People[:0]
		for _, person := range board.People {
			if person.Kind == clinic.Doctor {
				people = append(people, person)
			}
		}
		board.People = append(people[:1], clinic.Person{ID: "p9", Kind: clinic.Patient, Level: people[0].Level, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}})
		must(t, m, choose(game.Hire))
	})
	says := p.whatNext()
	next := p.session.Next()
	if next == nil || next.Command.Type != game.HireOne {
		t.Fatalf("the best deed is %+v: %q", next, says)
	}
	room := strings.Split(p.T("next.could_hire_for", ui.Data{"What": words.Person(p.Reader, next.Command.Kind, clinic.NoLevel), "Room": words.Thing(p.Reader, "public_toilet"), "Who": words.Person(p.Reader, clinic.Patient, clinic.White), "Income": 6}), ",")[0]
	if !strings.Contains(says, room) {
		t.Errorf("it says %q, not %q", says, room)
	}
}
