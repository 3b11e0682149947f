// Package clinic is one player's board: spaces, components, buildings,
// placement, parking and routes. It knows no other player and no market.
package clinic

// The grid of every floor is at most this large (B2); Floors 0 to 3 (B1).
const (
	MaxFloors  = 4
	MaxColumns = 4
	MaxRows    = 3
	MaxSpaces  = MaxFloors * MaxColumns * MaxRows
)

// Space is a place of the grid (B2): X runs west to east, Y north to south, both
// from 0; Floor 0 is the ground floor (B1).
type Space struct {
	Floor int8 `json:"floor"`
	X     int8 `json:"x"`
	Y     int8 `json:"y"`
}

// Side is a side of a space; NoSide where none is meant.
type Side int8

const (
	NoSide Side = iota
	North
	East
	South
	West
)

// Service is one of the five services in the order of B30; NoService elsewhere.
type Service int8

const (
	NoService Service = iota
	Psychiatry
	Cardiology
	Ophthalmology
	Orthopedics
	Neurology
)

// The levels of severity and skill, low to high.
const (
	White  int8 = 1
	Yellow int8 = 2
	Orange int8 = 3
	Red    int8 = 4
)
