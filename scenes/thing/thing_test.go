package thing

import (
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

// Tests of the whole program look for these words in a trace.
func TestThingsAreSpelledAsInTraces(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		thing Thing
		want  string
	}{
		{Thing{}, ""},
		{InSlot(clinic.Space{X: 1, Y: 2}, clinic.West).On("annex"), "annex/slot/0/1/2/west"},
		{Somebody("d1"), "person/d1"},
		{Numbered(Residency, 0), "residency/0"},
		{InRow(market.Appointment{Service: clinic.Cardiology, Space: 1}), "appointment/cardiology/1"},
		{InRow(market.Appointment{Queue: 2}).On("annex"), "annex/appointment/2/0"},
		{ToBuild(clinic.Hub, clinic.Cardiology), "component/hub/cardiology"},
		{WaitingFor(clinic.NoService).On("annex"), "annex/preadmission"},
		{TileOf(Somebody("p1")), "tile/person/p1"},
		{TileOf(WaitingFor(clinic.Psychiatry)), "tile/preadmission/psychiatry"},
		{VehicleAt("sledge", clinic.Space{}, clinic.South), "wheels/sledge/0/0/0/south"},
		{Thing{Kind: Offer, Name: "hire_guest", As: "doctor", Choice: "red"}, "offer/hire_guest/doctor/red"},
		{Numbered(ShareLess, 1), "split/1/less"},
		{PartOf("board", "rounds"), "board/rounds"},
		{Of(Done), "button/done"},
	} {
		if got := c.thing.String(); got != c.want {
			t.Errorf("%+v is spelled %q, not %q", c.thing, got, c.want)
		}
	}
}

// Every kind has words of its own, so that no two things share a place in a trace.
func TestKindsAreToldApart(t *testing.T) {
	t.Parallel()
	known := map[string]Kind{}
	for kind := Nothing + 1; kind < Kinds; kind++ {
		spelled := Thing{Kind: kind, Name: "name", Person: "p1", Service: clinic.Psychiatry, Number: 3, As: "as", Choice: "choice"}.String()
		if other, taken := known[spelled]; taken || spelled == "" {
			t.Errorf("kinds %d and %d are both spelled %q", kind, other, spelled)
		}
		known[spelled] = kind
	}
}
