package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// sitByAWheelchair begins a Move with a patient in pre-admissions and a rented wheelchair at the entrance.
func sitByAWheelchair(t *testing.T) (p *player, who, chair thing.Thing) {
	p = sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, Car: true, At: clinic.Place{Area: clinic.PreAdmissions}}
		patient.ID = board.Named.Name(patient.Kind)
		board.People = append(board.People, patient)
		board.Outside[0].Marks = []clinic.Mark{{Kind: "wheelchairs", Count: 1}}
		m.Rules.Enter(m.State, "move")
	}, "wheelchairs")
	door := p.me().Clinic.Outside[0]
	who, chair = thing.Somebody(p.me().Clinic.People[len(p.me().Clinic.People)-1].ID), thing.VehicleAt("wheelchair", door.Space, door.Side)
	return p, who, chair
}

// C30: a patient who has just got into a wheelchair, or was fetched with it, stays in the hand with a sentence.
func TestWhoSitsInAWheelchairIsAskedWhereTo(t *testing.T) {
	p, who, chair := sitByAWheelchair(t)
	for name, way := range map[string][2]thing.Thing{"onto the wheelchair": {who, chair}, "with the wheelchair": {chair, who}} {
		p.drag(way[0], way[1])
		p.tick()
		if l := &p.table.Look; l.Held.Rides == (sprites.Piece{}) || l.Tone == ui.Refused || !strings.Contains(l.Bubble, "a room with a number") {
			t.Errorf("%s: %+v is in the hand, and %q is said", name, l.Held, l.Bubble)
		}
		p.click(thing.Of(thing.Undo))
	}
}

// C30: the table says beforehand that a wheelchair makes one ride a round, and afterward how many were made.
func TestAWheelchairThatMadeItsRideIsAccountedFor(t *testing.T) {
	p, who, chair := sitByAWheelchair(t)
	pool := thing.Named(thing.Pool, "wheelchairs")
	if tip := p.table.Explain(pool); !strings.Contains(tip, "in this round: 0") {
		t.Errorf("before the ride the stock says %q", tip)
	}
	p.drag(who, chair)
	var bed clinic.Space
	for space := range p.me().Clinic.Of(clinic.TreatmentRoom).All() {
		bed = space
	}
	if p.hover(thing.InSpace(bed)); !strings.Contains(p.table.Look.Bubble, "one ride this round") {
		t.Errorf("over a bed it says %q", p.table.Look.Bubble)
	}
	p.click(thing.InSpace(bed))
	for range 300 {
		p.tick()
	}
	if tip := p.table.Explain(pool); !strings.Contains(tip, "in this round: 1") {
		t.Errorf("after the ride the stock says %q", tip)
	}
}
