// Package clinic models one player's board: spaces, components, buildings, people, placement, parking and routes. It
// knows nothing of other players, the market or turns.
package clinic

// The size of the largest grid (B2). Floors 0 to 3 can be built on; Floor 4 is the roof above Floor
// 3, where only a helipad may stand (B24).
const (
	TopFloor   = 3
	MaxFloors  = 5
	MaxColumns = 4
	MaxRows    = 3
	MaxSpaces  = MaxFloors * MaxRows * MaxColumns
)

// Space is a position on the grid (B2): X runs west to east, Y north to south, both
// from 0; Floor 0 is the ground floor (B1).
type Space struct {
	Floor int8 `json:"floor"`
	X     int8 `json:"x"`
	Y     int8 `json:"y"`
}

// Index returns the space's position in arrays of MaxSpaces, floor by floor, row by row.
func (s Space) Index() int {
	return (int(s.Floor)*MaxRows+int(s.Y))*MaxColumns + int(s.X)
}

// SpaceAt returns the space with Index i.
func SpaceAt(i int) Space {
	return Space{int8(i / (MaxRows * MaxColumns)), int8(i % MaxColumns), int8(i / MaxColumns % MaxRows)}
}

// Next returns the neighbor on the given side of the same floor. It may lie outside the grid.
func (s Space) Next(side Side) Space {
	return Space{s.Floor, s.X + steps[side].x, s.Y + steps[side].y}
}

// Above and Below return the spaces straight above and straight below, which may lie outside the grid.
func (s Space) Above() Space { return Space{s.Floor + 1, s.X, s.Y} }
func (s Space) Below() Space { return Space{s.Floor - 1, s.X, s.Y} }

// Adjacent reports whether two spaces share a side or lie straight above each other (B3).
func (s Space) Adjacent(t Space) bool {
	return distance(s.Floor, t.Floor)+distance(s.X, t.X)+distance(s.Y, t.Y) == 1
}

// Aligned reports whether two different spaces lie on one row, column or vertical line (B26).
func (s Space) Aligned(t Space) bool {
	same := 0
	for _, equal := range [...]bool{s.Floor == t.Floor, s.X == t.X, s.Y == t.Y} {
		if equal {
			same++
		}
	}
	return same == 2
}

func distance(a, b int8) int {
	if a < b {
		return int(b - a)
	}
	return int(a - b)
}

// Side is a side of a space; NoSide means none.
type Side int8

const (
	NoSide Side = iota
	North
	East
	South
	West
)

// Sides lists the four sides in order.
var Sides = [...]Side{North, East, South, West}

var steps = [...]struct{ x, y int8 }{North: {0, -1}, East: {1, 0}, South: {0, 1}, West: {-1, 0}}

var sideNames = [...]string{"", "north", "east", "south", "west"}

// String returns the side's name, empty for NoSide.
func (s Side) String() string { return sideNames[s] }

// Opposite returns the opposite side; for NoSide, NoSide.
func (s Side) Opposite() Side {
	if s == NoSide {
		return NoSide
	}
	return (s+1)%4 + 1
}

// SideNamed returns the side with that name and whether there is one.
func SideNamed(name string) (Side, bool) { return named[Side](name, sideNames[:]) }

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

// MaxServices is the number of services in the game.
const MaxServices = 5

var serviceNames = [...]string{"", "psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology"}

// String returns the service's name, empty for NoService.
func (s Service) String() string { return serviceNames[s] }

// ServiceNamed returns the service with that name and whether there is one.
func ServiceNamed(name string) (Service, bool) { return named[Service](name, serviceNames[:]) }

func named[T ~int8](name string, names []string) (T, bool) {
	for i, n := range names {
		if i > 0 && n == name {
			return T(i), true
		}
	}
	return 0, false
}

// Level is a patient's severity or a doctor's skill, from low to high; its color is only a name for it. Nurses,
// orderlies and empty places have NoLevel. Only extensions use Critical and Unclassified.
type Level int8

const (
	NoLevel Level = iota
	White
	Yellow
	Orange
	Red
	Critical
	Unclassified
)

// MaxLevels is the length of an array with one entry for every level, NoLevel included.
const MaxLevels = 7

var levelNames = [...]string{"", "white", "yellow", "orange", "red", "critical", "unclassified"}

// String returns the color's name, empty for NoLevel.
func (l Level) String() string { return levelNames[l] }

// LevelNamed returns the level with that color's name and whether there is one.
func LevelNamed(name string) (Level, bool) { return named[Level](name, levelNames[:]) }
