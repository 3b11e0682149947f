package game

import "clinic/game/clinic"

// The subjects of hooks that are more than one thing.

// Role is a kind of person in a room, for the question of how many it holds.
type Role struct {
	Space clinic.Space
	Kind  clinic.PersonKind
}

// Pairing is a patient in a room with the team that treats them: Doctor is the oldest of the Team.
type Pairing struct {
	Space   clinic.Space
	Doctor  *clinic.Person
	Patient *clinic.Person
	Team    []*clinic.Person
}

// Counting is a person with a kind that they may count as in a room.
type Counting struct {
	Person *clinic.Person
	As     clinic.PersonKind
}

// Applicant is a patient taken from the appointments.
type Applicant struct {
	Service clinic.Service
	Level   clinic.Level
}

// Entering is a person who comes to stay in a space.
type Entering struct {
	Space  clinic.Space
	Person *clinic.Person
}

// Upkept is a component with upkeep: a tile by its space, or an outside component by its index.
type Upkept struct {
	Kind    clinic.Kind
	Space   clinic.Space
	Outside int // index in Clinic.Outside, −1 for a tile
}

// Lot is a space of Floor 0 with what fills it, or would fill it; Kind is empty for a street.
type Lot struct {
	Space clinic.Space
	Kind  clinic.Kind
}

// Placing is a component in its place on a board, which may be a copy for trying places.
type Placing struct {
	Board *clinic.Clinic
	clinic.Component
}
