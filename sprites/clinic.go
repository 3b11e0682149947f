package sprites

import (
	"clinic/game/clinic"
	"clinic/sprites/paint"
)

// Sides is a set of sides of a space.
type Sides uint8

// With adds a side.
func (s Sides) With(side clinic.Side) Sides { return s | 1<<side }

// Has tells whether a side is in the set.
func (s Sides) Has(side clinic.Side) bool { return s>>side&1 == 1 }

// Light is what a space says while something is held over the clinic.
type Light int8

const (
	NoLight    Light = iota
	LitAccent        // the floor under the pointer
	LitGood          // the floor in green
	LitBad           // the floor of the room that offends
	GlowAccent       // the whole space glows: chosen
	GlowGood         // the whole space glows: legal
	GlowBad          // the whole space glows: illegal
)

// Trial says that a room is not built but held over its space.
type Trial int8

const (
	Built     Trial = iota
	Preview         // may stand here: drawn half there
	Forbidden       // may not: drawn in red
)

// Clinic is all that is drawn of a clinic. It is plain data: fill it anew whenever something changes.
type Clinic struct {
	Columns, Rows int            // 4 × 3 or 3 × 3, 4 × 2 or 3 × 2 of an annex
	Rooms         []Room         // every space of Floor 0 and every component above, in any order
	Empty         []clinic.Space // dashed: where one could build above
	Slots         []Slot         // outside places of Floor 0 that say something while an entrance is held
	Walkers       []Walker       // people and cars on their way, at any place
}

// Slot is the place outside one side of a space of Floor 0, where an entrance may be built.
type Slot struct {
	Space clinic.Space
	Side  clinic.Side
	Light Light // a glow
	Held  bool  // an entrance is held over it: drawn half there
}

// Room is one space with what stands on it. A room of NoKind with a glow is an empty space that says something.
type Room struct {
	Space     clinic.Space
	Kind      Kind
	Service   clinic.Service // of a hub
	Off       bool           // not functional: drawn in grey
	Missing   Kind           // the module that is missing for it, shown on a badge; NoKind shows none
	Conveyor  bool
	Entrances Sides
	People    []Person
	Cars      []Car
	Things    []ID // drawn last, anchored at the tile: what stands on it
	Outside   []ID // hangs on its walls outside, drawn before all else of the floor, so that nothing hides it; anchored at the tile
	Tokens    []ID // laid in a row on the floor's front

	Light    Light
	Tint     paint.Color // over its floor, which belongs to an area; the zero value leaves it
	Hatched  bool        // one may pass but not end here
	BadSides Sides       // red bars on the sides that offend
	Trial    Trial
	Rise     float64 // how far above its place it hovers, in pixels at 100 %, below it while it is being built: see Raise
	Fade     float64 // 0 is opaque, 1 invisible
}

// Person is someone in a room; where they stand follows from their order in the list.
type Person struct {
	Piece Piece
	Key   int     // the caller's own number, given back by PersonAt and Foot
	Light Light   // a glow around the foot: chosen, may be chosen, in the way
	Rides Piece   // the vehicle that the person sits in; NoPiece on foot
	Badge ID      // a token beside the head; None shows none
	Small bool    // the badge lies on the block of a thumbnail, too
	Left  bool    // only the dashed outline of one that is held or on its way
	Fade  float64 // 0 is opaque; a patient that died stays at 0.65 for a while
	Rise  float64 // how far above its place it hovers, in pixels at 100 %
}

// Car stands on a parking place: on a street 0 to 3 for north, east, south, west; on a lot 0 to 5, the first three
// north.
type Car struct {
	Place   int
	Color   int  // 0 to 6, without meaning
	Picture ID   // drawn instead of a car; None draws the car
	Stands  bool // something high that no wall may hide: it keeps away from the walls before it
	Fade    float64
}

// Walker is someone, or a car, at any place: x and y in tiles on a floor, z in pixels at 100 % above it.
type Walker struct {
	Person
	Floor   int
	Front   bool // drawn before the people around it
	X, Y, Z float64
	Picture ID // drawn instead of the piece, at full size: a car on its way; None draws the piece
}

// services says how each service is called in the names of the art.
var services = [...]string{
	clinic.Psychiatry: "psychiatry", clinic.Cardiology: "cardiology", clinic.Ophthalmology: "ophthalmology",
	clinic.Orthopedics: "orthopedics", clinic.Neurology: "neurology",
}

// Emblem gives the disc of a service, 36 wide at 100 %: in full color, or pale for a service the player lacks.
func Emblem(s clinic.Service, owned bool) ID {
	if s == clinic.NoService {
		return None
	}
	if owned {
		return Must("service-" + services[s])
	}
	return Must("service-" + services[s] + "-pale")
}
