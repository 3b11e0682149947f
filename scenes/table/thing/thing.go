// Package thing names what one can point at on the table: a value for each space, person, card, button and part of a
// panel.
package thing

import (
	"slices"
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Thing is one of them. Two are the same where all of their fields are; what a kind has no use for is left at zero. The
// zero Thing is nothing at all.
type Thing struct {
	Kind  Kind
	Annex bool // it belongs to the annex, not to the clinic

	Space   clinic.Space
	Side    clinic.Side // of an outside slot
	Service clinic.Service
	Queue   int8 // of the annex's appointments
	Number  int  // a slot, a player, points: whatever the kind counts

	Person string // the id of somebody
	Name   string // a kind of component, an action, a bonus, a type of command, …
	As     string // what an offer hires somebody as
	Choice string // a word of an offer, a part of a sheet
}

// None tells whether it is nothing.
func (t Thing) None() bool { return t.Kind == Nothing }

// On gives the same of the annex, or of the clinic.
func (t Thing) On(annex bool) Thing {
	t.Annex = annex
	return t
}

// Is tells whether it is of one of these kinds.
func (t Thing) Is(kinds ...Kind) bool {
	for _, kind := range kinds {
		if t.Kind == kind {
			return true
		}
	}
	return false
}

// Of is a thing that its kind says all about.
func Of(kind Kind) Thing { return Thing{Kind: kind} }

// Numbered is a thing that is one of several: a slot of the residency, a player's clinic, points.
func Numbered(kind Kind, number int) Thing { return Thing{Kind: kind, Number: number} }

// Named is a thing that a name tells from others of its kind: an action, a bonus, a stock.
func Named[Name ~string](kind Kind, name Name) Thing { return Thing{Kind: kind, Name: string(name)} }

// OfOther is what another player has: money, popularity, time.
func OfOther(player int, have string) Thing {
	return Thing{Kind: OtherClinic, Number: player, Name: have}
}

// InSpace is a space of a board.
func InSpace(space clinic.Space) Thing { return Thing{Kind: Space, Space: space} }

// InSlot is an outside slot.
func InSlot(space clinic.Space, side clinic.Side) Thing {
	return Thing{Kind: Slot, Space: space, Side: side}
}

// Somebody is a person of a board, by id.
func Somebody(id string) Thing { return Thing{Kind: Person, Person: id} }

// InPlace is where somebody goes; patients who go back to pre-admissions came for a service.
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

// VehicleAt is what stands in an outside slot to move by.
func VehicleAt(mode string, space clinic.Space, side clinic.Side) Thing {
	return Thing{Kind: Vehicle, Name: mode, Space: space, Side: side}
}

// WaitingFor is where patients of a service wait to be brought in; of NoService on a board without services.
func WaitingFor(service clinic.Service) Thing { return Thing{Kind: Preadmission, Service: service} }

// TileOf is the tile of somebody, or of a place: it can be clicked apart from them.
func TileOf(of Thing) Thing {
	return Thing{Kind: Tile, Annex: of.Annex, Person: of.Person, Service: of.Service}
}

// Under is what a tile lies on; anything else is that itself.
func (t Thing) Under() Thing {
	switch {
	case t.Kind != Tile:
		return t
	case t.Person != "":
		return Somebody(t.Person).On(t.Annex)
	}
	return WaitingFor(t.Service).On(t.Annex)
}

// OnTheClinic tells whether it lies on one of the boards, where nothing frames it.
func (t Thing) OnTheClinic() bool {
	return t.Is(Space, Slot, Person) || t.Kind == Tile && t.Person != ""
}

// InRow is a space of the appointments, or of the annex's queues.
func InRow(spot market.Appointment) Thing {
	return Thing{Kind: Appointment, Service: spot.Service, Queue: spot.Queue, Number: int(spot.Space)}
}

// Appointment is the space of the appointments, or of the annex's queues, that a thing shows.
func (t Thing) Appointment() market.Appointment {
	return market.Appointment{Service: t.Service, Queue: t.Queue, Space: int8(t.Number)}
}

// ToBuild is a component for sale, or a piece to be placed; hubs have a service.
func ToBuild(kind clinic.Kind, service clinic.Service) Thing {
	return Thing{Kind: Component, Name: string(kind), Service: service}
}

// ToOffer is the card of a command that an extension brings.
func ToOffer(command game.CommandType) Thing { return Thing{Kind: Offer, Name: string(command)} }

// PartOf is a part of what an extension lays above the clinic.
func PartOf(sheet, part string) Thing { return Thing{Kind: Sheet, Name: sheet, Choice: part} }

// ForecastOf is the line of a patient in the forecast.
func ForecastOf(patient string) Thing { return Thing{Kind: Forecast, Person: patient} }

// String spells it as traces and failures do: "annex/slot/0/1/2/west".
func (t Thing) String() string {
	if t.None() {
		return ""
	}
	spelling := &spellings[t.Kind]
	var words []string
	if t.Annex {
		words = append(words, "annex")
	}
	words = append(words, spelling.word)
	for _, part := range spelling.parts {
		words = append(words, part(t))
	}
	words = append(words, spelling.end)
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), "/")
}

// spelling is how a kind is spelled: a word, the parts that are there, and an end.
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

// row is a service of the appointments, or the number of a queue.
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

// amount is a number where there is one.
func amount(t Thing) string {
	if t.Number == 0 {
		return ""
	}
	return number(t)
}
