package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// C81: once a patient with a dog has been put down, the table asks at once where the dog leaves something; a press
// elsewhere asks again, and Esc leaves the patient where it was.
func TestTheDogsPlaceIsAskedFor(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		patient := clinic.Person{
			Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, Car: true,
			At: clinic.Place{Area: clinic.PreAdmissions}, Marks: []clinic.Mark{{Kind: "dog", Count: 1}},
		}
		patient.ID = board.Named.Name(patient.Kind)
		board.People = append(board.People, patient)
		m.Rules.Enter(m.State, "move")
	}, "therapy_dogs")
	room, hub := clinic.Space{}, clinic.Space{}
	for space := range p.me().Clinic.Of(clinic.TreatmentRoom).All() {
		room = space
	}
	for space := range p.me().Clinic.Of(clinic.Hub).All() {
		hub = space
	}
	who := p.me().Clinic.People[len(p.me().Clinic.People)-1].ID
	bring := func() {
		p.drag(thing.Somebody(who), thing.InSpace(room))
		p.tick()
	}
	bring()
	l := &p.table.Look
	if l.Held.Empty() || !strings.HasPrefix(l.Bubble, "Where does the dog leave something? Click the service hub or the treatment room.") || l.Tone == ui.Refused {
		t.Errorf("after the drop %+v is in the hand, and %q is said", l.Held, l.Bubble)
	}
	for _, space := range []clinic.Space{room, hub} {
		if look := l.Space[space.Index()]; !look.Legal || look.Reached {
			t.Errorf("%v shows %+v, want it marked without the time of the way", space, look)
		}
	}
	if l.WayOf != who || len(l.Way) < 2 {
		t.Errorf("the way of %q is %v", l.WayOf, l.Way)
	}
	supply := clinic.Space{}
	for space := range p.me().Clinic.Of(clinic.SupplyRoom).All() {
		supply = space
	}
	p.click(thing.InSpace(supply))
	if p.told() || l.Tone != ui.Refused || !strings.Contains(l.Bubble, "Where does the dog leave something?") || l.Held.Empty() {
		t.Errorf("after a press elsewhere the hand says %q, besides a note %v, or is empty", l.Bubble, p.told())
	}
	p.key(ebiten.KeyEscape)
	if !l.Held.Empty() || p.me().Clinic.Person(who).At.Area != clinic.PreAdmissions {
		t.Errorf("Esc leaves %+v in the hand, the patient at %v", l.Held, p.me().Clinic.Person(who).At)
	}
	bring()
	p.click(thing.InSpace(hub))
	if !p.me().Clinic.Person(who).In(room) || clinic.CountOf(p.me().Clinic.At(hub).Marks, "poops") != 1 {
		t.Error("the patient has not come to its bed, the dog's poop to the hub")
	}
}
