package sprites

import "clinic/game/clinic"

// Kind is what stands on a space, as it is drawn.
type Kind int8

const (
	NoKind Kind = iota
	KindStreet
	KindGarden
	KindParking
	KindHelipad
	KindHub
	KindTreatment
	KindSupply
	KindOperating
	KindOutpatient
	KindLaboratory
	KindWaiting
	// the modules of the extensions
	KindToilets
	KindTriage
	KindGiftShop
	KindEmergencyHub
	KindEmergencyLight
	KindEmergencyMedium
	KindEmergencyDark
	KindBreakRoom
)

// IsModule tells whether a kind is a room with walls.
func (k Kind) IsModule() bool { return kinds[k].furniture != "" }

// Sides is a set of sides of a space.
type Sides uint8

// With adds a side.
func (s Sides) With(side clinic.Side) Sides { return s | 1<<side }

// Has tells whether a side is in the set.
func (s Sides) Has(side clinic.Side) bool { return s>>side&1 == 1 }

// Mark is what a space says while something is held over the clinic.
type Mark int8

const (
	NoMark     Mark = iota
	LitAccent       // the floor under the pointer
	LitGood         // the floor in green
	LitBad          // the floor of the room that offends
	GlowAccent      // the whole space glows: chosen
	GlowGood        // the whole space glows: legal
	GlowBad         // the whole space glows: illegal
)

// Ghost says that a room is not built but held over its space.
type Ghost int8

const (
	Built     Ghost = iota
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
	Mark  Mark // a glow
	Held  bool // an entrance is held over it: drawn half there
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
	Things    []ID // drawn last, anchored at the tile: helicopter on a helipad, air-conditioner-south, …
	Tokens    []ID // laid in a row on the floor's front: token-poop and the like

	Mark     Mark
	Hatched  bool  // one may pass but not end here
	BadSides Sides // red bars on the sides that offend
	Ghost    Ghost
	Rise     float64 // how far above its place it hovers, in pixels at 100 %, while it is being built
	Fade     float64 // 0 is opaque, 1 invisible
}

// Piece is what a person looks like.
type Piece int8

const (
	NoPiece Piece = iota
	Doctor1       // white; 2 yellow, 3 orange, 4 red
	Doctor2
	Doctor3
	Doctor4
	Nurse
	Orderly
	Patient1 // white; 2 yellow, 3 orange, 4 red
	Patient2
	Patient3
	Patient4
	Cured1 // a patient that smiles
	Cured2
	Cured3
	Cured4
	// the people of the extensions
	UnsortedPatient
	CriticalPatient
	BurnVictim
	Temp
	Visitor
	Dog
	GhostPiece
	Wheelchair
	EmergencyDoctor1 // light; 2 medium
	EmergencyDoctor2
	EmergencyNurse
	EmergencyPatient1 // light; 2 medium, 3 dark
	EmergencyPatient2
	EmergencyPatient3
)

// Doctor gives the piece of a doctor of skill 1 to 4.
func Doctor(level int8) Piece { return Doctor1 + Piece(level) - 1 }

// Patient gives the piece of a patient of severity 1 to 4.
func Patient(level int8) Piece { return Patient1 + Piece(level) - 1 }

// Person is someone in a room; where they stand follows from their order in the list.
type Person struct {
	Piece Piece
	Key   int     // the caller's own number, given back by PersonAt and Foot
	Spot  Mark    // a glow around the foot: chosen, may be chosen, in the way
	Rides Piece   // what the person sits in, a wheelchair; NoPiece on foot
	Badge ID      // a token beside the head, token-virus for one; None shows none
	Left  bool    // only the dashed outline of one that is held or on its way
	Fade  float64 // 0 is opaque; a patient that died stays at 0.65 for a while
}

// Car stands on a parking place: on a street 0 to 3 for north, east, south, west; on a lot 0 to 5, the first three north.
type Car struct {
	Place   int
	Colour  int // 0 to 6, without meaning
	Picture ID  // drawn instead of a car: a fire truck, a vending machine; None draws the car
	Fade    float64
}

// Walker is someone, or a car, at any place: x and y in tiles on a floor, z in pixels at 100 % above it.
type Walker struct {
	Person
	Floor   int
	X, Y, Z float64
	Picture ID // drawn instead of the piece, at full size: a car on its way; None draws the piece
}

// kinds says how each kind is called in the names of the art.
var kinds = [...]struct{ furniture, hue string }{
	NoKind:         {},
	KindStreet:     {"", "street"},
	KindGarden:     {"", "garden"},
	KindParking:    {"", "parking"},
	KindHelipad:    {"", "helipad"},
	KindHub:        {"hub", "hub"},
	KindTreatment:  {"treatment", "treatment"},
	KindSupply:     {"supply", "supply"},
	KindOperating:  {"operating", "special"},
	KindOutpatient: {"outpatient", "special"},
	KindLaboratory: {"laboratory", "special"},
	KindWaiting:    {"waiting", "special"},

	KindToilets:         {"toilets", "toilets"},
	KindTriage:          {"triage", "special"},
	KindGiftShop:        {"gift", "gift"},
	KindEmergencyHub:    {"emergencyhub", "emergencyhub"},
	KindEmergencyLight:  {"emergency1", "emergency1"},
	KindEmergencyMedium: {"emergency2", "emergency2"},
	KindEmergencyDark:   {"emergency3", "emergency3"},
	KindBreakRoom:       {"breakroom", "breakroom"},
}

// services says how each service is called in the names of the art.
var services = [...]string{
	clinic.Psychiatry: "psychiatry", clinic.Cardiology: "cardiology", clinic.Ophthalmology: "ophthalmology",
	clinic.Orthopedics: "orthopedics", clinic.Neurology: "neurology",
}

// Picture gives the whole component as one picture on a tile of its own, for trays and panels.
func (k Kind) Picture(s clinic.Service) ID {
	switch {
	case k == KindHub && s != clinic.NoService:
		return Must("hub-" + services[s])
	case k == KindHub:
		return Must("hub-psychiatry")
	case k.IsModule():
		return Must("module-" + kinds[k].furniture)
	case k == NoKind:
		return None
	}
	return Must("component-" + kinds[k].hue)
}

// Arrivals is the disc of the emergency department, as large as an Emblem.
var Arrivals = Must("service-emergency")

// Emblem gives the disc of a service, 36 wide at 100 %: in full colour, or pale for a service the player lacks.
func Emblem(s clinic.Service, owned bool) ID {
	if s == clinic.NoService {
		return None
	}
	if owned {
		return Must("service-" + services[s])
	}
	return Must("service-" + services[s] + "-pale")
}
