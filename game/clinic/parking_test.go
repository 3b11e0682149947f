package clinic

import (
	"reflect"
	"testing"
)

const perStreet, perLot = 4, 6 // B60

// B60: streets and lots have parking places; modules, gardens and other floors have none.
func TestParkingPlaces(t *testing.T) {
	for name, test := range map[string]struct {
		clinic *Clinic
		want   int
	}{
		"an empty 4×3 floor":  {draw(".... .... ...."), 12 * perStreet},
		"an empty 3×3 floor":  {draw("... ... ..."), 9 * perStreet},
		"modules and gardens": {draw("HTSg .... ....", "T... .... ...."), 8 * perStreet},
		"parking lots":        {draw("pp.. .... ...."), 10*perStreet + 2*perLot},
		"all built":           {draw("HTH SgS HTH"), 0},
	} {
		if got := test.clinic.ParkingPlaces(perStreet, perLot); got != test.want {
			t.Errorf("%s: %d places, not %d", name, got, test.want)
		}
	}
}

// B27: the places left after a build equal those of the clinic with the component in it.
func TestParkingPlacesWith(t *testing.T) {
	c := draw("HT.. .... p...").with(OutsideSlot{Space{}, North})
	for kind, place := range map[Kind]Component{
		SupplyRoom: {Space: Space{0, 2, 0}}, Garden: {Space: Space{0, 2, 1}}, ParkingLot: {Space: Space{0, 3, 0}},
		TreatmentRoom: {Space: Space{1, 0, 0}}, Helipad: {Space: Space{1, 1, 0}}, Conveyor: {Space: Space{0, 1, 0}},
		Entrance: {Space: Space{0, 1, 0}, Side: North},
	} {
		b := BlueprintOf(kind)
		built := c.Clone()
		built.Place(b, place)
		if got, want := c.ParkingPlacesWith(b, place, perStreet, perLot), built.ParkingPlaces(perStreet, perLot); got != want {
			t.Errorf("%s: %d places, not %d", kind, got, want)
		}
	}
}

// B61, B62: cars park in the order of their owners, lots first, and only in places that exist.
func TestParkedCars(t *testing.T) {
	c := draw("HTg STS TpT")
	for i := range 8 {
		c.People = append(c.People, Person{ID: string(rune('a' + i)), Car: i != 1})
	}
	if c.Cars() != 7 {
		t.Errorf("%d cars", c.Cars())
	}
	lot := Space{0, 1, 2}
	want := []ParkedCar{{0, lot, 0}, {2, lot, 1}, {3, lot, 2}, {4, lot, 3}, {5, lot, 4}, {6, lot, 5}}
	if got := c.Parked(perStreet, perLot, nil, nil); !reflect.DeepEqual(got, want) {
		t.Errorf("six places for seven cars: %v", got)
	}
	street := Space{0, 2, 2}
	c.At(street).Kind, c.At(street).Color = "", NoColor
	var closed [MaxSpaces]uint8
	closed[street.Index()] = 1 << 0
	got := c.Parked(perStreet, perLot, &closed, nil)
	if len(got) != 7 || got[6] != (ParkedCar{7, street, 1}) {
		t.Errorf("place 0 of the street is closed: %v", got)
	}
	again := c.Parked(perStreet, perLot, &closed, nil)
	if !reflect.DeepEqual(got, again) {
		t.Errorf("parked otherwise the second time: %v", again)
	}
	taken := map[ParkedCar]bool{}
	for _, car := range c.Parked(perStreet, perLot, nil, nil) {
		car.Person = 0
		if taken[car] {
			t.Errorf("two cars in place %d of %v", car.Place, car.Space)
		}
		taken[car] = true
	}
}
