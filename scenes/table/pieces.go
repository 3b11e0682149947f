package table

import (
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// How the things of the rules are drawn.

// kindOf gives what a component looks like on a space.
func kindOf(kind clinic.Kind) sprites.Kind {
	switch kind {
	case "":
		return sprites.KindStreet
	case clinic.Hub:
		return sprites.KindHub
	case clinic.TreatmentRoom:
		return sprites.KindTreatment
	case clinic.SupplyRoom:
		return sprites.KindSupply
	case clinic.OperatingRoom:
		return sprites.KindOperating
	case clinic.OutpatientServices:
		return sprites.KindOutpatient
	case clinic.Laboratory:
		return sprites.KindLaboratory
	case clinic.WaitingRoom:
		return sprites.KindWaiting
	case clinic.Helipad:
		return sprites.KindHelipad
	case clinic.Garden:
		return sprites.KindGarden
	case clinic.ParkingLot:
		return sprites.KindParking
	case "public_toilet":
		return sprites.KindToilets
	case "triage_station":
		return sprites.KindTriage
	case "gift_shop":
		return sprites.KindGiftShop
	}
	return sprites.NoKind
}

// pieceOf gives what a person looks like.
func pieceOf(kind clinic.PersonKind, level clinic.Level) sprites.Piece {
	shown := int8(max(clinic.White, min(clinic.Red, level)))
	switch kind {
	case visitor:
		return sprites.Visitor
	case burnVictim:
		return sprites.BurnVictim
	case temp:
		return sprites.Temp
	case clinic.Doctor:
		return sprites.Doctor(shown)
	case clinic.Nurse:
		return sprites.Nurse
	case clinic.Orderly:
		return sprites.Orderly
	}
	switch level {
	case clinic.Unclassified:
		return sprites.UnsortedPatient
	case clinic.Critical:
		return sprites.CriticalPatient
	}
	return sprites.Patient(shown)
}

var componentEntrance, componentConveyor = sprites.Must("component-entrance"), sprites.Must("component-conveyor")

// component draws a component into an area, as large as it fits, but no room larger than most, at which 1 is a tile 192
// wide.
func (p *paper) component(kind clinic.Kind, service clinic.Service, in ui.Rect, most float64) {
	x, y := in.Center()
	switch kind {
	case clinic.Entrance:
		p.fitted(componentEntrance, in, most*1.5)
	case clinic.Conveyor:
		p.fitted(componentConveyor, in, most*1.5)
	case airConditioner:
		p.fitted(coolerArt[clinic.South], in, most*3)
	case vendingMachine:
		p.fitted(machineArt, in, most*2.4)
	default:
		const tallest = 118 // a room with its walls and half its floor above the middle
		size := min(most, in.W/194, in.H/tallest)
		if id := kindOf(kind).Picture(service); id != sprites.None {
			p.art(id, x, y+6*size-sprites.HalfTileHeight*size, size)
		}
	}
}

// fitted draws a picture into an area, as large as it fits but not above most.
func (p *paper) fitted(id sprites.ID, in ui.Rect, most float64) {
	w, h := id.Size()
	x, y := in.Center()
	p.centred(id, x, y, min(most, in.W/w, in.H/h))
}

// centred draws a picture with its middle at x, y.
func (p *paper) centred(id sprites.ID, x, y, size float64) {
	w, h := id.Size()
	ax, ay := id.Anchor()
	p.art(id, x+(ax-w/2)*size, y+(ay-h/2)*size, size)
}

// The signs of the panels.
var (
	iconMoney      = sprites.Must("icon-money")
	iconPopularity = sprites.Must("icon-popularity")
	iconTime       = sprites.Must("icon-time")
	iconCars       = sprites.Must("icon-cars")
	iconBag        = sprites.Must("icon-bag")
	iconHand       = sprites.Must("icon-hand")
	markNext       = sprites.Must("mark-next")
	markCheck      = sprites.Must("mark-check")
	markCross      = sprites.Must("mark-cross")
	markLock       = sprites.Must("mark-lock")
	markUndo       = sprites.Must("mark-undo")
	markRedo       = sprites.Must("mark-redo")
	markMenu       = sprites.Must("mark-menu")
	markPlus       = sprites.Must("mark-plus")
	markMinus      = sprites.Must("mark-minus")
	markFloors     = sprites.Must("mark-floors")
	markInfo       = sprites.Must("mark-info")
	markTrophy     = sprites.Must("mark-trophy")
	markStar       = sprites.Must("mark-star")
	logo           = sprites.Must("logo")
	shadowHeld     = sprites.Must("shadow-held")
)
