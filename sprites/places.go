package sprites

import "clinic/game/clinic"

// place is where someone stands or lies in a room: x and y in its tile, z in pixels at 100 %.
type place struct{ x, y, z float64 }

// places says where people go in a room, in this order for each role: patients on beds and chairs, doctors and the
// others (nurses, orderlies) on the free floor in the south and east.
type places struct{ patients, doctors, others []place }

func placesIn(art RoomArt) (p places) {
	in := func(list [][3]float64) (out []place) {
		for _, at := range list {
			out = append(out, place{at[0], at[1], at[2]})
		}
		return out
	}
	return places{in(art.Patients), in(art.Doctors), in(art.Others)}
}

// row is a bent line on the free floor of every room, along which a crowd stands.
type row [3]place

var frontRow, backRow = row{{0.13, 0.84, 0}, {0.82, 0.87, 0}, {0.87, 0.36, 0}}, row{{0.13, 0.59, 0}, {0.55, 0.59, 0}, {0.60, 0.16, 0}}

// along returns the place at a fraction t (0 to 1) of a row.
func (r row) along(t float64) place {
	a, b := r[0], r[1]
	const bend = 0.58
	if t > bend {
		a, b, t = r[1], r[2], (t-bend)/(1-bend)
	} else {
		t /= bend
	}
	return place{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t, 0}
}

// crowd returns the place of person i of n in a crowd: in one row, or in two if there are more, those at the back
// between those in front.
func crowd(i, n, oneRow int) place {
	front := n
	if n > oneRow {
		front = n/2 + 1
	}
	if i < front {
		return frontRow.along((float64(i) + 0.5) / float64(front))
	}
	return backRow.along((float64(i-front) + 0.5) / float64(n-front))
}

// seat finds a place for each of a room's people. If there are enough places for every role, everyone takes one of
// their role; otherwise those who stand form a crowd, and only beds and chairs keep their patients.
func seat(k Kind, people []Person, out []place) []place {
	var p places
	if k != NoKind {
		p = k.places
	}
	var doctors, others, patients int
	for _, who := range people {
		switch {
		case who.Piece.IsPatient():
			patients++
		case who.Piece.isDoctor():
			doctors++
		default:
			others++
		}
	}
	lying := len(p.patients)
	if k == KindHub { // patients stand in a hub
		if doctors > 0 || patients > len(p.patients) {
			lying = 0
		}
	}
	standing := doctors + others + max(0, patients-lying)
	crowded := doctors > len(p.doctors) || others > len(p.others) || patients > lying
	var doctor, other, patient int
	stood := max(0, patients-lying) // patients come first, in front: behind others they would not be seen
	oneRow := 4
	if lying > 0 && patients > 0 { // a second row would hide those who lie
		oneRow = 5
	}
	for _, who := range people {
		isPatient := who.Piece.IsPatient()
		isDoctor := who.Piece.isDoctor()
		switch {
		case isPatient:
			at := crowd(patient-lying, standing, oneRow)
			if patient < lying {
				at = p.patients[patient]
			}
			out = append(out, at)
			patient++
		case crowded:
			out = append(out, crowd(stood, standing, oneRow))
			stood++
		case isDoctor:
			out = append(out, p.doctors[doctor])
			doctor++
		default:
			out = append(out, p.others[other])
			other++
		}
	}
	return out
}

// Seat returns where person k of a room lies, sits or stands: x and y in tiles of its floor, z in pixels at 100 %
// above it.
func (r *Room) Seat(k int) (x, y, z float64) {
	at := seat(r.Kind, r.People, nil)[k]
	return float64(r.Space.X) + at.x, float64(r.Space.Y) + at.y, at.z
}

// Parking places in a tile: on a street by side, on a lot the three in the north first.
var (
	streetPlaces = [4]place{{0.5, 0.165, 0}, {0.835, 0.5, 0}, {0.5, 0.835, 0}, {0.165, 0.5, 0}}
	lotPlaces    = [6]place{{0.20, 0.215, 0}, {0.50, 0.215, 0}, {0.80, 0.215, 0}, {0.20, 0.785, 0}, {0.50, 0.785, 0}, {0.80, 0.785, 0}}
)

// standingPlace returns where something high stands in a parking place of a street: away from walls that may be in
// front of it.
func standingPlace(p place) place {
	const furthest = 0.72
	return place{min(p.x, furthest), min(p.y, furthest), p.z}
}

// vehiclePlaces are where vehicles stand at an entrance, in tiles from the middle of its space: along its side and
// outward.
var vehiclePlaces = [...]struct{ along, away float64 }{{-0.4, 0.7}, {-0.12, 0.82}, {-0.42, 1}}

// MostVehicles is the number of vehicles shown at an entrance.
const MostVehicles = len(vehiclePlaces)

// VehicleAt returns where vehicle n waits at an entrance, in tiles; n is from 0 to MostVehicles - 1. Most people
// wait on the other side.
func VehicleAt(s clinic.Space, side clinic.Side, n int) (x, y float64) {
	at := vehiclePlaces[n]
	x, y = float64(s.X)+0.5, float64(s.Y)+0.5
	switch side {
	case clinic.North:
		return x + at.along, y - at.away
	case clinic.South:
		return x + at.along, y + at.away
	case clinic.East:
		return x + at.away, y + at.along
	default:
		return x - at.away, y + at.along
	}
}

// CarPlace returns where a parking place lies, in tiles from the grid's north corner, and the picture of a car of
// that color standing there.
func CarPlace(k Kind, s clinic.Space, place, color int) (x, y float64, picture ID) {
	at, picture := carPlace(k, place, color)
	return float64(s.X) + at.x, float64(s.Y) + at.y, picture
}

// CarColors is the number of colors of cars.
const CarColors = 7

// Cars returns the pictures of a car of a color that drives along x, and along y.
func Cars(color int) (x, y ID) { return carsX[color], carsY[color] }

func carPlace(k Kind, at, color int) (place, ID) {
	if k == KindParking {
		return lotPlaces[at], carsY[color]
	}
	if at%2 == 0 { // north and south
		return streetPlaces[at], carsX[color]
	}
	return streetPlaces[at], carsY[color]
}

// Doorway returns the middle of the door between two adjacent spaces, in tiles; walkers and drawn paths pass
// there.
func Doorway(a, b clinic.Space) (x, y float64) {
	if a.X == b.X {
		return float64(a.X) + 0.75, float64(max(a.Y, b.Y))
	}
	return float64(max(a.X, b.X)), float64(a.Y) + 0.75
}

// Gateway returns the middle of an entrance and a place to wait outside, in tiles; a higher n lies further aside.
func Gateway(s clinic.Space, side clinic.Side, n int) (x, y, waitX, waitY float64) {
	x, y = float64(s.X)+0.5, float64(s.Y)+0.5
	shift := 0.24 * float64((n+1)/2)
	if n%2 == 0 {
		shift = -shift
	}
	shift += 0.24
	if side == clinic.North || side == clinic.West { // on the near side of the awning, which would hide everything else
		shift = 0.24 + 0.2*float64(n)
	}
	switch side {
	case clinic.North:
		return x, y - 0.5, x + shift, y - 0.70
	case clinic.South:
		return x, y + 0.5, x + shift, y + 0.70
	case clinic.East:
		return x + 0.5, y, x + 0.70, y + shift
	default:
		return x - 0.5, y, x - 0.70, y + shift
	}
}

// Lift returns where people step onto the conveyor of a space, in tiles.
func Lift(s clinic.Space) (x, y float64) { return float64(s.X) + 0.83, float64(s.Y) + 0.24 }
