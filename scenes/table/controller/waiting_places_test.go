package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
)

// A hire is dropped on the clinic, or on a free place where staff waits outside.
func TestAHireGoesToAPlaceOutside(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	board := &p.me().Clinic
	for i := range board.Tiles {
		if board.Tiles[i].Kind == clinic.SupplyRoom { // an orderly has gone in
			board.Person("o1").At = clinic.In(clinic.SpaceAt(i))
		}
	}
	p.table.Show(p.table.Situation)
	for _, spot := range p.table.Spots() {
		if spot.Thing.Kind == thing.Outside {
			p.drag(thing.Numbered(thing.Residency, 0), spot.Thing)
			break
		}
	}
	if !p.me().Turn.DoctorHired {
		t.Error("a doctor dropped on a place outside is not hired")
	}
}

// During Move, people who wait for a service keep their places when another one goes in.
func TestPreadmissionsKeepTheirPlacesInMove(t *testing.T) {
	p := sit(t, 1)
	p.toMove()
	waiting := map[clinic.Service][]string{}
	for _, person := range p.me().Clinic.People {
		if person.At.Area == clinic.PreAdmissions {
			waiting[person.Service] = append(waiting[person.Service], person.ID)
		}
	}
	for _, ids := range waiting {
		if len(ids) < 2 {
			continue
		}
		before := p.rect(thing.Somebody(ids[1]))
		for _, c := range p.session.Legal() {
			if c.Type == game.MoveOne && c.Person == ids[0] {
				p.apply(c)
				break
			}
		}
		p.session.Happened()
		p.tick()
		p.tick()
		if after := p.rect(thing.Somebody(ids[1])); after != before {
			t.Errorf("the second patient moves from %v to %v when the first one goes in", before, after)
		}
		return
	}
	t.Fatal("no two patients wait for a service")
}
