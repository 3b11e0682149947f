package dollhouse

import (
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/sprites"
)

// How components, people and the marks on them are drawn.

// kinds says how each kind of component of the base game is drawn on a space.
var kinds = map[clinic.Kind]sprites.Kind{
	clinic.Hub: sprites.KindHub, clinic.TreatmentRoom: sprites.KindTreatment, clinic.SupplyRoom: sprites.KindSupply,
	clinic.OperatingRoom: sprites.KindOperating, clinic.OutpatientServices: sprites.KindOutpatient,
	clinic.Laboratory: sprites.KindLaboratory, clinic.WaitingRoom: sprites.KindWaiting,
	clinic.Helipad: sprites.KindHelipad, clinic.Garden: sprites.KindGarden, clinic.ParkingLot: sprites.KindParking,
}

// Kind returns how a kind of component is drawn on a space, or NoKind if it stands on none.
func Kind(kind clinic.Kind) sprites.Kind {
	if known, base := kinds[kind]; base {
		return known
	}
	return extensionui.Room(kind)
}

// entrances holds the pictures of an entrance on each side.
var entrances = [...]sprites.ID{
	clinic.North: sprites.Must("entrance-north"), clinic.East: sprites.Must("entrance-east"),
	clinic.South: sprites.Must("entrance-south"), clinic.West: sprites.Must("entrance-west"),
}

var conveyor = sprites.Must("conveyor")

// Fixture returns the picture of a component that is not a room, as large as in the clinic, or None for a room.
func Fixture(kind clinic.Kind) sprites.ID {
	switch kind {
	case clinic.Entrance:
		return entrances[clinic.South]
	case clinic.Conveyor:
		return conveyor
	}
	return extensionui.FixtureOf(kind).Held
}

// SlotPicture returns the picture of a small component in an outside slot, or None if it doesn't go there.
func SlotPicture(kind clinic.Kind, side clinic.Side) sprites.ID {
	if kind == clinic.Entrance {
		return entrances[side]
	}
	return extensionui.FixtureOf(kind).Walls[side]
}

// Piece returns how a person is drawn.
func Piece(person *clinic.Person) sprites.Piece { return extensionui.LooksLike(person) }
