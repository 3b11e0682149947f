package clinic

import "strconv"

import (
	"slices"

	"clinic/game/copying"
)

// Kind is a kind of component or special module. The set is open: extensions add theirs.
type Kind string

const (
	Hub                Kind = "hub"
	TreatmentRoom      Kind = "treatment_room"
	SupplyRoom         Kind = "supply_room"
	OperatingRoom      Kind = "operating_room"
	OutpatientServices Kind = "outpatient_services"
	Laboratory         Kind = "laboratory"
	WaitingRoom        Kind = "waiting_room"
	Entrance           Kind = "entrance"
	Helipad            Kind = "helipad"
	Garden             Kind = "garden"
	ParkingLot         Kind = "parking_lot"
	Conveyor           Kind = "conveyor"
)

// Color is what the "no matches" rule compares (B7); only modules have one.
type Color string

const (
	NoColor Color = ""
	Magenta Color = "magenta"
	Teal    Color = "teal"
	Amber   Color = "amber"
	Blue    Color = "blue"
)

// Mark is a piece that an extension lays on a tile, an outside slot, a person, a player or the market: its kind, how
// many there are, and a note if the count alone doesn't say enough.
type Mark struct {
	Kind  string `json:"kind"`
	Count int    `json:"count,omitzero"`
	Note  string `json:"note,omitzero"`
}

// Tile is what fills a space: nothing (street on Floor 0), a module (B4), or
// another component. Only modules have a Color.
type Tile struct {
	Kind     Kind    `json:"kind,omitzero"`
	Color    Color   `json:"color,omitzero"`
	Service  Service `json:"service,omitzero"`
	Conveyor bool    `json:"conveyor,omitzero"`
	Marks    []Mark  `json:"marks,omitempty"`
}

// Module reports whether the tile shows the inside of the clinic (B4).
func (t *Tile) Module() bool { return t.Color != NoColor }

// Empty reports whether nothing fills the space.
func (t *Tile) Empty() bool { return t.Kind == "" }

// Outside is a small component beside a module, in an outside slot (B11).
type Outside struct {
	Kind  Kind   `json:"kind"`
	Space Space  `json:"space"`
	Side  Side   `json:"side"`
	Marks []Mark `json:"marks,omitempty"`
}

// PersonKind is a kind of person. The set is open: extensions add theirs.
type PersonKind string

const (
	Doctor  PersonKind = "doctor"
	Nurse   PersonKind = "nurse"
	Orderly PersonKind = "orderly"
	Patient PersonKind = "patient"
)

// Area is where a person can be besides a space of the grid. The set is open:
// extensions add areas apart from the board.
type Area string

const (
	Inside        Area = ""
	Waiting       Area = "outside"
	PreAdmissions Area = "pre-admissions"
	Slot          Area = "slot" // at the entrance on Side of Space
)

// Apart reports whether an extension added the area, apart from the board.
func (a Area) Apart() bool { return a != Inside && a != Waiting && a != PreAdmissions && a != Slot }

// Place is where a person is. Space counts only for Inside and Slot, Side only for Slot.
type Place struct {
	Area  Area  `json:"area,omitzero"`
	Space Space `json:"space,omitzero"`
	Side  Side  `json:"side,omitzero"`
}

// In returns the place inside a space.
func In(s Space) Place { return Place{Space: s} }

// Person is somebody in the clinic. IDs are unique within the clinic for the whole game. Service is the one that a
// patient came for. Car is true if the person has a parked car (B54, B62).
type Person struct {
	ID      string     `json:"id"`
	Kind    PersonKind `json:"kind"`
	Level   Level      `json:"level,omitzero"`
	Service Service    `json:"service,omitzero"`
	At      Place      `json:"at"`
	Car     bool       `json:"car,omitzero"`
	Marks   []Mark     `json:"marks,omitempty"`
}

// In reports whether the person is in that space.
func (p *Person) In(s Space) bool { return p.At.Area == Inside && p.At.Space == s }

// Staff reports whether the person works here.
func (p *Person) Staff() bool { return p.Kind == Doctor || p.Kind == Nurse || p.Kind == Orderly }

// Named counts, for each letter from a to z, how many people have been given an id that begins with it.
type Named [26]int16

// Name returns an id that nobody in the clinic has had: the first letter of the kind
// and the next number, such as d1, d2 or p1.
func (n *Named) Name(kind PersonKind) string {
	letter := kind[0]
	n[letter-'a']++
	return string(letter) + strconv.Itoa(int(n[letter-'a']))
}

// Clinic is a player's board with everything on it.
type Clinic struct {
	Columns int8            `json:"columns"`
	Rows    int8            `json:"rows"`
	Tiles   [MaxSpaces]Tile `json:"tiles"`
	Outside []Outside       `json:"outside"`
	People  []Person        `json:"people"`
	Named   Named           `json:"named"`
}

// At returns the tile of a space of the grid.
func (c *Clinic) At(s Space) *Tile { return &c.Tiles[s.Index()] }

// Contains reports whether the space exists on this board, including the roof floor (B2).
func (c *Clinic) Contains(s Space) bool {
	return s.Floor >= 0 && s.Floor < MaxFloors && s.X >= 0 && s.X < c.Columns && s.Y >= 0 && s.Y < c.Rows
}

// Module returns the module in that space, nil if there is no module or no such space.
func (c *Clinic) Module(s Space) *Tile {
	if !c.Contains(s) {
		return nil
	}
	if t := c.At(s); t.Module() {
		return t
	}
	return nil
}

// Person returns the person with that id, nil if there is none.
func (c *Clinic) Person(id string) *Person {
	for i := range c.People {
		if c.People[i].ID == id {
			return &c.People[i]
		}
	}
	return nil
}

// Component is a request to place something: its kind, its place, and the service of a hub.
type Component struct {
	Kind    Kind    `json:"kind"`
	Service Service `json:"service,omitzero"`
	Space   Space   `json:"space"`
	Side    Side    `json:"side,omitzero"`
}

// Clone returns a copy that shares nothing with the original.
func (c *Clinic) Clone() Clinic {
	var d Clinic
	c.CloneInto(&d)
	return d
}

// CloneInto copies the clinic over d, whose old value is no longer needed, and
// reuses its memory. The two share nothing.
func (c *Clinic) CloneInto(d *Clinic) {
	outside, people := d.Outside, d.People
	*d = *c
	for i := range d.Tiles {
		if d.Tiles[i].Marks != nil {
			d.Tiles[i].Marks = slices.Clone(d.Tiles[i].Marks)
		}
	}
	d.Outside = copying.Over(outside, c.Outside)
	for i := range d.Outside {
		d.Outside[i].Marks = slices.Clone(d.Outside[i].Marks)
	}
	d.People = copying.Over(people, c.People)
	for i := range d.People {
		if d.People[i].Marks != nil {
			d.People[i].Marks = slices.Clone(d.People[i].Marks)
		}
	}
}
