package sprites

import (
	"clinic/game/clinic"
	"clinic/sprites/theme"
)

// Sides is a set of sides of a space.
type Sides uint8

// With adds a side.
func (s Sides) With(side clinic.Side) Sides { return s | 1<<side }

// Has reports whether a side is in the set.
func (s Sides) Has(side clinic.Side) bool { return s>>side&1 == 1 }

// Light marks a space while something is held over the clinic.
type Light int8

const (
	NoLight    Light = iota
	LitAccent        // the floor under the pointer
	LitGood          // the floor in green
	LitBad           // the floor of the room that breaks a rule
	GlowAccent       // the whole space glows: chosen
	GlowGood         // the whole space glows: legal
	GlowBad          // the whole space glows: illegal
)

// Trial says that a room isn't built but held over its space.
type Trial int8

const (
	Built     Trial = iota
	Preview         // may be built here: drawn slightly transparent
	Forbidden       // may not be built here: drawn in red
)

// Clinic is everything that is drawn of a clinic. It is plain data: fill it again whenever something changes.
type Clinic struct {
	Columns, Rows int            // 4 × 3 or 3 × 3; an annex 4 × 2 or 3 × 2
	Rooms         []Room         // every space of Floor 0 and every component above, in any order
	Empty         []clinic.Space // dashed: spaces on upper floors that can be built on
	Slots         []Slot         // marked places for entrances on Floor 0, while one is held
	Walkers       []Walker       // people and cars on the move, anywhere
}

// Slot is the place outside one side of a space of Floor 0 where an entrance may be built.
type Slot struct {
	Space clinic.Space
	Side  clinic.Side
	Light Light // a glow
	Held  bool  // an entrance is held over it: drawn partly transparent
}

// Room is one space with everything on it. A Room of NoKind with a glow is a marked empty space.
type Room struct {
	Space     clinic.Space
	Kind      Kind
	Service   clinic.Service // of a hub
	Off       bool           // doesn't work: drawn in gray
	Missing   Kind           // the module it lacks, shown on a badge; NoKind for none
	Conveyor  bool
	Entrances Sides
	People    []Person
	Cars      []Car
	Things    []ID // standing on the tile; drawn last, anchored at the tile
	Outside   []ID // hanging outside on its walls; drawn over rooms and people, so that nothing hides it
	Tokens    []ID // in a row at the front of the floor

	Light    Light
	Tint     theme.Color // over its floor, for a room of an area; the zero value leaves it
	Hatched  bool        // people may pass through but not stop here
	BadSides Sides       // red bars on the sides that break a rule
	Trial    Trial
	Rise     float64 // pixels at 100 % above its place; negative while it is being built: see Raise
	Fade     float64 // 0 is opaque, 1 invisible
}

// Person is someone in a room; their place follows from their order in the list.
type Person struct {
	Piece Piece
	Key   int     // chosen by the caller, returned by PersonAt and used for Foot
	Light Light   // a glow around the foot: chosen, may be chosen, in the way
	Rides Piece   // the vehicle that the person sits in; NoPiece on foot
	Badge ID      // a token beside the head; None for none
	Small bool    // the badge also lies on the block of a thumbnail
	Left  bool    // only the dashed outline of someone held or on the move
	Fade  float64 // 0 is opaque; a patient who died stays at 0.65 for a while
	Rise  float64 // pixels at 100 % above its place
}

// Car stands on a parking place: on a street 0 to 3 for north, east, south, west; on a lot 0 to 5, of which the
// first three are in the north.
type Car struct {
	Place   int
	Color   int  // 0 to 6, without meaning
	Picture ID   // drawn instead of a car; None draws the car
	Stands  bool // it is high and must stay visible: it keeps away from the walls in front of it
	Fade    float64
}

// Walker is a person or car at any place: x and y in tiles on a floor, z in pixels at 100 % above it.
type Walker struct {
	Person
	Floor   int
	Front   bool // drawn in front of the people around it
	X, Y, Z float64
	Picture ID // drawn instead of the piece, at full size: a moving car; None draws the piece
}

// services holds the names of the services in the art.
var services = [...]string{
	clinic.Psychiatry: "psychiatry", clinic.Cardiology: "cardiology", clinic.Ophthalmology: "ophthalmology",
	clinic.Orthopedics: "orthopedics", clinic.Neurology: "neurology",
}

// Emblem returns the disc of a service, 36 wide at 100 %: in full color, or pale if the player doesn't own the
// service.
func Emblem(s clinic.Service, owned bool) ID {
	if s == clinic.NoService {
		return None
	}
	if owned {
		return Must("service-" + services[s])
	}
	return Must("service-" + services[s] + "-pale")
}
