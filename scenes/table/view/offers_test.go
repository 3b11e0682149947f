package view

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	_ "clinic/scenes/scenetest/given" // the same moment, zone, language and home everywhere
	"clinic/scenes/thing"
)

// A patient stands for the service in an offer about services, but for nobody else if the offer can be about people.
func TestWhatAnOfferIsAbout(t *testing.T) {
	t.Parallel()
	service, person := game.CommandField{Name: "service", Part: game.PartService}, game.CommandField{Name: "person", Part: game.PartPerson}
	command := game.Command{Type: "call"}
	command.From.Service = clinic.Cardiology
	one := OfferOf(command, []game.CommandField{service}, &clinic.Clinic{})
	if !one.OfServices() || one.Path[1] != thing.WaitingFor(clinic.Cardiology) {
		t.Errorf("an offer about a service is %+v", one)
	}
	if both := OfferOf(command, []game.CommandField{person, service}, &clinic.Clinic{}); both.OfServices() {
		t.Errorf("an offer about somebody or a service is %+v", both)
	}
}
