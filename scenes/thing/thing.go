// Package thing names what can be pointed at on the table: a value for each space, person, card, button and part
// of a panel.
package thing

import (
	"slices"
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Thing is one thing that can be pointed at. Two are the same if all their fields are equal; fields that a kind
// does not use stay zero. The zero Thing is nothing.
type Thing struct {
	Kind  Kind
	Board game.BoardName // that it belongs to

	Space   clinic.Space
	Side    clinic.Side // of an outside slot
	Service clinic.Service
	Queue   int8 // of the annex's appointments
	Number  int  // a slot, a player, points: whatever the kind counts

	Person string // the person's id
	Name   string // a kind of component, an action, a bonus, a type of command, …
	As     string // the kind that an offer hires somebody as
	Choice string // a word of an offer, a part of a sheet
}

// None reports whether t is nothing.
func (t Thing) None() bool { return t.Kind == Nothing }

// On returns the same thing of another board.
func (t Thing) On(board game.BoardName) Thing {
	t.Board = board
	return t
}

// Is reports whether t is of one of these kinds.
func (t Thing) Is(kinds ...Kind) bool {
	for _, kind := range kinds {
		if t.Kind == kind {
			return true
		}
	}
	return false
}

// Of returns the thing of a kind that needs no more.
func Of(kind Kind) Thing { return Thing{Kind: kind} }

// Numbered returns one of several things of a kind: a slot of the residency, a player's clinic, points.
func Numbered(kind Kind, number int) Thing { return Thing{Kind: kind, Number: number} }

// Named returns the thing of a kind with a name: an action, a bonus, a stock.
func Named[Name ~string](kind Kind, name Name) Thing { return Thing{Kind: kind, Name: string(name)} }

// OfOther returns what another player has: money, popularity, time.
func OfOther(player int, have string) Thing {
	return Thing{Kind: OtherClinic, Number: player, Name: have}
}

// InSpace returns a space of a board.
func InSpace(space clinic.Space) Thing { return Thing{Kind: Space, Space: space} }

// InSlot returns an outside slot.
func InSlot(space clinic.Space, side clinic.Side) Thing {
	return Thing{Kind: Slot, Space: space, Side: side}
}

// Somebody returns a person of a board, by id.
func Somebody(id string) Thing { return Thing{Kind: Person, Person: id} }

// InPlace returns where somebody goes; service is that of patients who go back to pre-admissions.
func InPlace(place clinic.Place, service clinic.Service) Thing {
	switch place.Area {
	case clinic.Inside:
		return InSpace(place.Space)
	case clinic.Slot:
		return InSlot(place.Space, place.Side)
	case clinic.PreAdmissions:
		return WaitingFor(service)
	}
	return Of(Clinic)
}

// VehicleAt returns the vehicle in an outside slot.
func VehicleAt(mode string, space clinic.Space, side clinic.Side) Thing {
	return Thing{Kind: Vehicle, Name: mode, Space: space, Side: side}
}

// WaitingFor returns where patients of a service wait to be brought in; NoService on a board without services.
func WaitingFor(service clinic.Service) Thing { return Thing{Kind: Preadmission, Service: service} }

// TileOf returns the tile of a person or of a place, which can be clicked apart from them.
func TileOf(of Thing) Thing {
	return Thing{Kind: Tile, Board: of.Board, Person: of.Person, Service: of.Service}
}

// Under returns what a tile lies on, and any other thing itself.
func (t Thing) Under() Thing {
	switch {
	case t.Kind != Tile:
		return t
	case t.Person != "":
		return Somebody(t.Person).On(t.Board)
	}
	return WaitingFor(t.Service).On(t.Board)
}

// OnTheClinic reports whether t lies on one of the boards, where nothing frames it.
func (t Thing) OnTheClinic() bool {
	return t.Is(Space, Slot, Person) || t.Kind == Tile && t.Person != ""
}

// InRow returns a space of the appointments, or of the annex's queues.
func InRow(spot market.Appointment) Thing {
	return Thing{Kind: Appointment, Service: spot.Service, Queue: spot.Queue, Number: int(spot.Space)}
}

// Appointment returns the space of the appointments, or of the annex's queues, that t shows.
func (t Thing) Appointment() market.Appointment {
	return market.Appointment{Service: t.Service, Queue: t.Queue, Space: int8(t.Number)}
}

// ToBuild returns a component for sale, or a piece to be placed; hubs have a service.
func ToBuild(kind clinic.Kind, service clinic.Service) Thing {
	return Thing{Kind: Component, Name: string(kind), Service: service}
}

// ToOffer returns the card of a command that an extension adds.
func ToOffer(command game.CommandType) Thing { return Thing{Kind: Offer, Name: string(command)} }

// PartOf returns a part of what an extension lays above the clinic.
func PartOf(sheet, part string) Thing { return Thing{Kind: Sheet, Name: sheet, Choice: part} }

// ForecastOf returns the line of a patient in the forecast.
func ForecastOf(patient string) Thing { return Thing{Kind: Forecast, Person: patient} }

// String returns the spelling in traces and failures: "annex/slot/0/1/2/west".
func (t Thing) String() string {
	if t.None() {
		return ""
	}
	spelling := &spellings[t.Kind]
	var words []string
	if t.Board != game.Home {
		words = append(words, "annex")
	}
	words = append(words, spelling.word)
	for _, part := range spelling.parts {
		words = append(words, part(t))
	}
	words = append(words, spelling.end)
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), "/")
}

// spelling is how a kind is spelled: a word, its parts, and an end.
type spelling struct {
	word  string
	parts []part
	end   string
}

type part func(Thing) string

func number(t Thing) string { return strconv.Itoa(t.Number) }
func name(t Thing) string   { return t.Name }
func person(t Thing) string { return t.Person }

func service(t Thing) string {
	if t.Service == clinic.NoService {
		return ""
	}
	return t.Service.String()
}

func space(t Thing) string {
	return strconv.Itoa(int(t.Space.Floor)) + "/" + strconv.Itoa(int(t.Space.X)) + "/" + strconv.Itoa(int(t.Space.Y))
}

func side(t Thing) string { return t.Side.String() }

// row returns a service of the appointments, or the number of a queue.
func row(t Thing) string {
	if s := service(t); s != "" {
		return s
	}
	return strconv.Itoa(int(t.Queue))
}

func somebody(t Thing) string {
	if t.Person == "" {
		return ""
	}
	return "person/" + t.Person
}

func waiting(t Thing) string {
	if t.Person != "" || t.Service == clinic.NoService {
		return ""
	}
	return "preadmission/" + service(t)
}

func as(t Thing) string     { return t.As }
func choice(t Thing) string { return t.Choice }

// amount returns the number, or "" for 0.
func amount(t Thing) string {
	if t.Number == 0 {
		return ""
	}
	return number(t)
}
