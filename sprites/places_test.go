package sprites

import (
	"math"
	"testing"
)

// However many people are in a room, each has a place of their own inside it. If it isn't crowded, they stand far
// enough apart to be told apart.
func TestEverybodyFindsAPlace(t *testing.T) {
	for _, k := range []Kind{KindHub, KindTreatment, KindSupply, KindOperating, KindOutpatient, KindLaboratory, KindWaiting} {
		for n := 1; n <= 14; n++ {
			people := make([]Person, n)
			for i := range people {
				people[i].Piece = []Piece{Patient2, Doctor1, Nurse, Patient4, Doctor3, Nurse, Orderly}[i%7]
			}
			seats := seat(k, people, nil)
			if len(seats) != n {
				t.Fatalf("%s: %d people have %d places", k.picture.Name(), n, len(seats))
			}
			apart := 20.0 // pixels at 100 % on the screen; a meeple on the table is 29 wide
			if n > 6 {
				apart = 8
			}
			for i, a := range seats {
				if a.x < 0.1 || a.y < 0.1 || a.x > 0.9 || a.y > 0.9 {
					t.Errorf("%s: person %d of %d stands at (%.2f, %.2f)", k.picture.Name(), i, n, a.x, a.y)
				}
				for j, b := range seats[:i] {
					dx := ((a.x - a.y) - (b.x - b.y)) * HalfTileWidth
					dy := ((a.x+a.y)-(b.x+b.y))*HalfTileHeight - (a.z - b.z)
					if d := math.Hypot(dx, dy); d < apart {
						t.Errorf("%s: persons %d and %d of %d stand %.1f apart", k.picture.Name(), j, i, n, d)
					}
				}
			}
		}
	}
}

// Of five people in a room without beds everybody's face is seen, as large as people are drawn in a small clinic, and
// nobody stands in front of a patient.
func TestFiveInARoomAreSeen(t *testing.T) {
	const face, head, low = 26, 20, 12 // pixels at 100 %
	people := []Person{{Piece: Doctor2}, {Piece: Patient1}, {Piece: Nurse}, {Piece: Patient3}, {Piece: Doctor4}}
	for _, k := range []Kind{KindHub, KindSupply, KindLaboratory} {
		seats := seat(k, people, nil)
		for i, a := range seats {
			for j, b := range seats {
				aside, before := math.Abs((b.x-b.y)-(a.x-a.y))*HalfTileWidth, ((b.x+b.y)-(a.x+a.y))*HalfTileHeight
				least := float64(head)
				if people[j].Piece.IsPatient() { // who is not as tall
					least = low
				}
				if i != j && aside < face && before >= 0 && (before < least || people[i].Piece.IsPatient()) {
					t.Errorf("%s: person %d stands %.0f in front of person %d, %.0f aside", k.picture.Name(), j, before, i, aside)
				}
			}
		}
	}
}

// Patients in a treatment room lie on its two beds, whoever else is there.
func TestPatientsKeepTheirBeds(t *testing.T) {
	crowd := []Person{{Piece: Nurse}, {Piece: Patient1}, {Piece: Nurse}, {Piece: Nurse}, {Piece: Patient3}, {Piece: Doctor2}, {Piece: Nurse}}
	seats := seat(KindTreatment, crowd, nil)
	beds := KindTreatment.places.patients
	if seats[1] != beds[0] || seats[4] != beds[1] {
		t.Errorf("the patients are at %v and %v; the beds are at %v", seats[1], seats[4], beds)
	}
}

// A patient on a helipad stands where neither a room in front nor the vehicle that landed hides them.
func TestAHelipadIsInSight(t *testing.T) {
	const wall = 0.8 // of the space: beyond it the walls of the room in front rise
	for _, at := range seat(KindHelipad, []Person{{Piece: Patient1}, {Piece: Patient2}}, nil) {
		if at.x > wall || at.y > wall {
			t.Errorf("a patient stands at %v", at)
		}
	}
}

// The tokens on the people of a room lie apart, however closely the people stand, up to eight people.
func TestTokensLieApart(t *testing.T) {
	for n := 1; n <= 8; n++ {
		for _, k := range []Kind{KindHub, KindTreatment, KindWaiting} {
			room := Room{Kind: k}
			for i := range n {
				room.People = append(room.People, Person{Piece: []Piece{Doctor1, Patient2, Nurse}[i%3], Key: i, Badge: Must("car-x-0")})
			}
			var v View
			v.Arrange(&Clinic{Columns: 4, Rows: 3, Rooms: []Room{room}}, Projection{Scale: 2})
			for i := range n {
				a, ok := v.Badge(i)
				for j := range i {
					if b, _ := v.Badge(j); !ok || math.Hypot(a.X-b.X, a.Y-b.Y)/v.Scale < badgeWide-2 {
						t.Errorf("%s: the tokens of %d and %d of %d lie at %v and %v", k.picture.Name(), j, i, n, b, a)
					}
				}
			}
		}
	}
}
