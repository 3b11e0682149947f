package book

import "clinic/game/clinic"

// position is a board that a picture is drawn from: its parts can be built one by one by the rules of building,
// which a test checks.
type position struct {
	parts   []clinic.Component
	people  []clinic.Person
	wrong   clinic.Component // a forbidden part
	works   bool             // something in it does its work
	streets bool             // the surrounding streets are shown
}

// board returns the clinic of the position, without the forbidden part.
func (p *position) board() *clinic.Clinic {
	board := &clinic.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows, People: p.people}
	for _, part := range p.parts {
		board.Place(clinic.BlueprintOf(part.Kind), part)
	}
	return board
}

// at returns a part on a floor.
func at(kind clinic.Kind, floor, x, y int8) clinic.Component {
	return clinic.Component{Kind: kind, Space: clinic.Space{Floor: floor, X: x, Y: y}}
}

// hub returns a service hub.
func hub(service clinic.Service, floor, x, y int8) clinic.Component {
	part := at(clinic.Hub, floor, x, y)
	part.Service = service
	return part
}

// side returns a part in an outside slot of Floor 0.
func side(kind clinic.Kind, x, y int8, to clinic.Side) clinic.Component {
	part := at(kind, 0, x, y)
	part.Side = to
	return part
}

// who returns a person in a room, with a car.
func who(kind clinic.PersonKind, level clinic.Level, floor, x, y int8) clinic.Person {
	return clinic.Person{ID: string(kind[:1]) + string('0'+rune(level)), Kind: kind, Level: level, At: clinic.In(clinic.Space{Floor: floor, X: x, Y: y}), Car: true}
}

var (
	aHub       = hub(clinic.Psychiatry, 0, 0, 1)
	aTreatment = at(clinic.TreatmentRoom, 0, 1, 1)
	aSupply    = at(clinic.SupplyRoom, 0, 1, 0)
	anEntrance = side(clinic.Entrance, 0, 1, clinic.West)
)

// positions are the boards by the names of their pictures.
var positions = map[string]*position{
	"start": {parts: []clinic.Component{aHub, aTreatment, aSupply, anEntrance}, streets: true},
	"works": {
		parts:  []clinic.Component{aHub, aTreatment, aSupply},
		people: []clinic.Person{who(clinic.Doctor, clinic.Yellow, 0, 1, 1), who(clinic.Patient, clinic.Yellow, 0, 1, 1)}, works: true,
	},
	"waits":    {parts: []clinic.Component{aHub, aTreatment}},
	"touching": {parts: []clinic.Component{aHub, aTreatment, aSupply}, wrong: at(clinic.TreatmentRoom, 0, 2, 1)},
	"floors": {
		parts: []clinic.Component{aHub, aTreatment, aSupply, hub(clinic.Cardiology, 1, 1, 1), at(clinic.TreatmentRoom, 1, 1, 0)}, works: true,
	},
	"in_the_air": {parts: []clinic.Component{aHub, aTreatment, aSupply}, wrong: at(clinic.TreatmentRoom, 1, 2, 1)},
	"two_hubs":   {parts: []clinic.Component{aHub, aTreatment, aSupply}, wrong: hub(clinic.Cardiology, 0, 2, 1)},
	"operating": {
		parts:  []clinic.Component{aHub, at(clinic.OperatingRoom, 0, 1, 1)},
		people: []clinic.Person{who(clinic.Doctor, clinic.Orange, 0, 1, 1), who(clinic.Patient, clinic.Red, 0, 1, 1)}, works: true,
	},
	"outpatient": {
		parts:  []clinic.Component{at(clinic.OutpatientServices, 0, 1, 1)},
		people: []clinic.Person{who(clinic.Doctor, clinic.White, 0, 1, 1), who(clinic.Patient, clinic.Orange, 0, 1, 1)},
	},
	"laboratory": {
		parts:  []clinic.Component{at(clinic.Laboratory, 0, 1, 1)},
		people: []clinic.Person{who(clinic.Doctor, clinic.White, 0, 1, 1), who(clinic.Doctor, clinic.Yellow, 0, 1, 1)},
	},
	"waiting": {
		parts:  []clinic.Component{at(clinic.WaitingRoom, 0, 1, 1)},
		people: []clinic.Person{who(clinic.Patient, clinic.White, 0, 1, 1), who(clinic.Patient, clinic.Orange, 0, 1, 1)},
	},
	"parking": {
		parts: []clinic.Component{at(clinic.Garden, 0, 0, 1), at(clinic.ParkingLot, 0, 1, 1)}, streets: true,
		people: []clinic.Person{who(clinic.Doctor, clinic.White, 1, 0, 0), who(clinic.Patient, clinic.Yellow, 1, 0, 0), who(clinic.Nurse, clinic.NoLevel, 1, 0, 0)},
	},
	"helipad": {parts: []clinic.Component{aHub, aTreatment, aSupply, at(clinic.Helipad, 1, 1, 0)}},
	"ride": {
		parts: []clinic.Component{aHub, at(clinic.SupplyRoom, 0, 3, 1), at(clinic.Conveyor, 0, 0, 1), at(clinic.Conveyor, 0, 3, 1)},
	},
	"no_line": {parts: []clinic.Component{aHub, at(clinic.SupplyRoom, 0, 2, 2), at(clinic.Conveyor, 0, 0, 1)}, wrong: at(clinic.Conveyor, 0, 2, 2)},
}
