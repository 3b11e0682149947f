package table

import (
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// How the pieces of the extensions are drawn: marks on spaces, people and entrances, and small components outside.

var (
	tokenCigarette = sprites.Must("token-cigarette")
	tokenPoop      = sprites.Must("token-poop")
	helicopterArt  = sprites.Must("helicopter")
	truckArt       = sprites.Must("fire-truck-x")
	truckAcrossArt = sprites.Must("fire-truck-y")
	machineArt     = sprites.Must("vending-machine")
	dogArt         = sprites.Must("dog")
	coolerArt      = [...]sprites.ID{
		clinic.North: sprites.Must("air-conditioner-north"), clinic.East: sprites.Must("air-conditioner-east"),
		clinic.South: sprites.Must("air-conditioner-south"), clinic.West: sprites.Must("air-conditioner-west"),
	}
)

var entranceOf = [...]sprites.ID{
	clinic.North: sprites.Must("entrance-north"), clinic.East: sprites.Must("entrance-east"),
	clinic.South: sprites.Must("entrance-south"), clinic.West: sprites.Must("entrance-west"),
}

// slotArt is the picture of a small component in an outside slot, None for what doesn't go there.
func slotArt(kind clinic.Kind, side clinic.Side) sprites.ID {
	switch kind {
	case clinic.Entrance:
		return entranceOf[side]
	case airConditioner:
		return coolerArt[side]
	}
	return sprites.None
}

// heldArt is what is drawn in the hand of a component that is neither a room nor one of the base game's.
func heldArt(kind clinic.Kind) sprites.ID {
	switch kind {
	case airConditioner:
		return coolerArt[clinic.South]
	case vendingMachine:
		return machineArt
	}
	return sprites.None
}

// marks that are drawn, by kind.
const (
	ghostMark      = "ghost"
	poopMark       = "poops"
	helicopterMark = "helicopter"
	truckMark      = "truck"
	cigaretteMark  = "cigarettes"
	dogMark        = "dog"
	tempMark       = "temp"
)

var vehiclePieces = map[string]sprites.Piece{"wheelchair": sprites.Wheelchair}

// notAPerson is the key of pieces in the clinic that are none of its people.
const notAPerson = 1 << 20

const (
	airConditioner clinic.Kind       = "air_conditioner"
	vendingMachine clinic.Kind       = "vending_machine"
	visitor        clinic.PersonKind = "visitor"
	burnVictim     clinic.PersonKind = "burn_victim"
	temp           clinic.PersonKind = "temp"
)

// personPiece gives what somebody of a clinic looks like.
func personPiece(person *clinic.Person) sprites.Piece {
	return pieceOf(person.Kind, person.Level)
}

// tempRole is what a temp was proclaimed.
func tempRole(person *clinic.Person) (clinic.PersonKind, clinic.Level) {
	note, _ := clinic.NoteOf(person.Marks, tempMark)
	role, color, _ := strings.Cut(note, " ")
	level, _ := clinic.LevelNamed(color)
	return clinic.PersonKind(role), level
}

// personBadge gives the token beside somebody's head: a cigarette, what a temp works as.
func personBadge(person *clinic.Person) sprites.ID {
	switch {
	case person.Kind == temp:
		return pieceOf(tempRole(person)).Picture()
	case clinic.CountOf(person.Marks, cigaretteMark) > 0:
		return tokenCigarette
	}
	return sprites.None
}

// describePerson gives somebody of a clinic as the art draws it; number is the index in People.
func (t *Table) describePerson(person *clinic.Person, number int) sprites.Person {
	return sprites.Person{
		Piece: personPiece(person), Key: number, Left: t.own() && t.isTaken(person.ID), Badge: personBadge(person),
	}
}

// describeMarks adds the marks of a space to its room: poops and helicopters; ghosts float in it.
func (t *Table) describeMarks(r *sprites.Room, space clinic.Space, tile *clinic.Tile) {
	for i := range tile.Marks {
		switch mark := &tile.Marks[i]; mark.Kind {
		case poopMark:
			for range min(mark.Count, 4) {
				r.Tokens = append(r.Tokens, tokenPoop)
			}
		case helicopterMark:
			r.Things = append(r.Things, helicopterArt)
		case ghostMark:
			if t.own() && t.Look.Taken == placeID("space/", space) {
				continue // it is in the hand
			}
			t.shown.Walkers = append(t.shown.Walkers, sprites.Walker{
				Person: sprites.Person{Piece: sprites.GhostPiece, Key: notAPerson}, Floor: int(space.Floor),
				X: float64(space.X) + ghostX, Y: float64(space.Y) + ghostY, Z: ghostZ,
			})
		}
	}
}

// where a ghost floats in a module, in tiles and in pixels at 100 %.
const ghostX, ghostY, ghostZ = 0.82, 0.30, 16

// describeOutside adds the small components at the sides of a space: air conditioners on the wall, a vending machine and
// fire trucks in parking places.
func (t *Table) describeOutside(r *sprites.Room, board *clinic.Clinic, space clinic.Space) {
	for i := range board.Outside {
		o := &board.Outside[i]
		switch {
		case o.Space != space:
		case o.Kind == airConditioner:
			r.Things = append(r.Things, coolerArt[o.Side])
		case o.Kind == vendingMachine:
			r.Cars = append(r.Cars, sprites.Car{Place: streetPlace(o.Side), Picture: machineArt})
		}
	}
	for _, place := range truckPlaces(board, space) {
		art := truckArt
		if place%2 == 1 {
			art = truckAcrossArt
		}
		r.Cars = append(r.Cars, sprites.Car{Place: place, Picture: art})
	}
}

// streetPlace is the parking place of a street at a side.
func streetPlace(side clinic.Side) int { return int(side) - int(clinic.North) }

const streetPlaces = 4

// truckPlaces are the parking places that the fire trucks of a space take: from the last one on, beside the vending
// machine.
func truckPlaces(board *clinic.Clinic, space clinic.Space) []int {
	trucks := clinic.CountOf(board.At(space).Marks, truckMark)
	var places []int
	for place := streetPlaces - 1; place >= 0 && len(places) < trucks; place-- {
		if !machineAt(board, space, place) {
			places = append(places, place)
		}
	}
	return places
}

func machineAt(board *clinic.Clinic, space clinic.Space, place int) bool {
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Kind == vendingMachine && o.Space == space && streetPlace(o.Side) == place {
			return true
		}
	}
	return false
}

// closePlaces notes the parking places that no car can take, one bit for each.
func (t *Table) closePlaces(board *clinic.Clinic) {
	t.closed = [clinic.MaxSpaces]uint8{}
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Kind == vendingMachine {
			t.closed[o.Space.Index()] |= 1 << streetPlace(o.Side)
		}
	}
	for space := range board.Streets().All() {
		for _, place := range truckPlaces(board, space) {
			t.closed[space.Index()] |= 1 << place
		}
	}
}

// placeExtras stands dogs beside their patients, vehicles and visitors at the entrances.
func (t *Table) placeExtras(board *clinic.Clinic) {
	for i := range board.Outside {
		o := &board.Outside[i]
		if o.Kind != clinic.Entrance {
			continue
		}
		n := 0
		for k := range o.Marks {
			mode := vehicles[o.Marks[k].Kind]
			for range min(o.Marks[k].Count, 3) {
				_, _, x, y := sprites.Gateway(o.Space, o.Side, n)
				if mode == "" {
					continue
				}
				n++
				t.shown.Walkers = append(t.shown.Walkers, sprites.Walker{
					Person: sprites.Person{Piece: vehiclePieces[mode], Key: notAPerson, Left: t.own() && t.Look.Taken == vehicleAt(o)},
					X:      x, Y: y, Z: sprites.PavementZ,
				})
			}
		}
		for k := range board.People {
			person := &board.People[k]
			if person.At.Area == clinic.Slot && person.At.Space == o.Space && person.At.Side == o.Side {
				_, _, x, y := sprites.Gateway(o.Space, o.Side, n)
				n++
				t.shown.Walkers = append(t.shown.Walkers, sprites.Walker{Person: t.describePerson(person, k), X: x, Y: y, Z: sprites.PavementZ})
			}
		}
	}
}

// standsAt counts the vehicles and people at an entrance, which push those aside who wait for any of them.
func standsAt(board *clinic.Clinic, o *clinic.Outside) int {
	count := 0
	for i := range board.People {
		if at := board.People[i].At; at.Area == clinic.Slot && at.Space == o.Space && at.Side == o.Side {
			count++
		}
	}
	for i := range o.Marks {
		if vehicles[o.Marks[i].Kind] != "" {
			count += min(o.Marks[i].Count, 3)
		}
	}
	return count
}

// offerArt is the picture of what a card offers.
func offerArt(card string, c game.Context) sprites.ID {
	parts := strings.Split(strings.TrimPrefix(card, offerSpot), "/")
	switch parts[0] {
	case "smoke":
		return tokenCigarette
	case "land_helicopter":
		return helicopterArt
	case "park_fire_truck":
		return truckArt
	case "rent_wheelchair":
		return sprites.Wheelchair.Picture()
	case "place_ghost", "move_ghost":
		return sprites.GhostPiece.Picture()
	case "employ_dog":
		return dogArt
	case "visit":
		return sprites.Visitor.Picture()
	case "move":
		return tokenPoop
	case "hire_temp":
		level, _ := clinic.LevelNamed(at(parts, 2))
		return pieceOf(clinic.PersonKind(at(parts, 1)), level).Picture()
	case "keep_drawn":
		level, _ := clinic.LevelNamed(at(parts, 1))
		return pieceOf(clinic.Patient, level).Picture()
	case "draw_again":
		return iconBag
	}
	return sprites.None
}
