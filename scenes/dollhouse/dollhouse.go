// Package dollhouse shows clinics and pieces of the game in panels: previews, thumbnails, the clinic beside a ledger.
package dollhouse

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// kinds says how each kind of component is drawn.
var kinds = map[clinic.Kind]sprites.Kind{
	clinic.Hub: sprites.KindHub, clinic.TreatmentRoom: sprites.KindTreatment, clinic.SupplyRoom: sprites.KindSupply,
	clinic.OperatingRoom: sprites.KindOperating, clinic.OutpatientServices: sprites.KindOutpatient,
	clinic.Laboratory: sprites.KindLaboratory, clinic.WaitingRoom: sprites.KindWaiting,
	clinic.Helipad: sprites.KindHelipad, clinic.Garden: sprites.KindGarden, clinic.ParkingLot: sprites.KindParking,
	"public_toilet": sprites.KindToilets, "triage_station": sprites.KindTriage, "gift_shop": sprites.KindGiftShop,
}

// pieces say how the people of extensions are drawn.
var pieces = map[clinic.PersonKind]sprites.Piece{"temp": sprites.Temp, "visitor": sprites.Visitor, "burn_victim": sprites.BurnVictim}

// Kind says how a kind of component is drawn on a space; NoKind for what stands on none.
func Kind(kind clinic.Kind) sprites.Kind { return kinds[kind] }

// Piece says how a person is drawn.
func Piece(p *clinic.Person) sprites.Piece {
	switch p.Kind {
	case clinic.Doctor:
		return sprites.Doctor(int8(p.Level))
	case clinic.Patient:
		switch p.Level {
		case clinic.Critical:
			return sprites.CriticalPatient
		case clinic.Unclassified:
			return sprites.UnsortedPatient
		}
		return sprites.Patient(int8(p.Level))
	case clinic.Orderly:
		return sprites.Orderly
	}
	if piece, known := pieces[p.Kind]; known {
		return piece
	}
	return sprites.Nurse
}

// Key is the number of a person, counted in clinic.People, in what is drawn.
func Key(index int) int { return index + 1 }

const carColours = 7

// Of gives what is drawn of a clinic: rooms, who is in them, cars, and staff that waits outside. numbers say how many
// cars a street and a lot hold.
func Of(c *clinic.Clinic, numbers game.Numbers) *sprites.Clinic {
	shown := &sprites.Clinic{Columns: int(c.Columns), Rows: int(c.Rows)}
	rooms := map[clinic.Space]int{}
	for space := range c.Board().All() {
		tile := c.At(space)
		if tile.Empty() && space.Floor > 0 {
			continue
		}
		room := sprites.Room{Space: space, Kind: sprites.KindStreet, Service: tile.Service, Conveyor: tile.Conveyor}
		if !tile.Empty() {
			room.Kind = kinds[tile.Kind]
		}
		if tile.Module() {
			works := c.Functional(space)
			room.Off = !works.Works
			switch {
			case works.NeedsHub:
				room.Missing = sprites.KindHub
			case works.NeedsSupply:
				room.Missing = sprites.KindSupply
			}
		}
		rooms[space] = len(shown.Rooms)
		shown.Rooms = append(shown.Rooms, room)
	}
	gates := c.Outside[:0:0]
	for _, o := range c.Outside {
		if o.Kind == clinic.Entrance {
			room := &shown.Rooms[rooms[o.Space]]
			room.Entrances = room.Entrances.With(o.Side)
			gates = append(gates, o)
		}
	}
	waiting := 0
	for i := range c.People {
		p := &c.People[i]
		switch p.At.Area {
		case clinic.Inside:
			room := &shown.Rooms[rooms[p.At.Space]]
			room.People = append(room.People, sprites.Person{Piece: Piece(p), Key: Key(i)})
		case clinic.Waiting:
			if len(gates) == 0 {
				continue
			}
			gate := gates[waiting%len(gates)]
			_, _, x, y := sprites.Gateway(gate.Space, gate.Side, waiting/len(gates))
			waiting++
			shown.Walkers = append(shown.Walkers, sprites.Walker{
				Person: sprites.Person{Piece: Piece(p), Key: Key(i)}, X: x, Y: y, Z: sprites.PavementZ})
		}
	}
	for _, car := range c.Parked(numbers[game.PlacesStreet], numbers[game.PlacesParkingLot], nil, nil) {
		room := &shown.Rooms[rooms[car.Space]]
		room.Cars = append(room.Cars, sprites.Car{Place: car.Place, Colour: (car.Person*3 + car.Place) % carColours})
	}
	return shown
}

// Layout gives what is drawn of a beginners' layout (B42) on a board with so many columns.
func Layout(color clinic.Level, columns int8) *sprites.Clinic {
	board := clinic.Clinic{Columns: columns, Rows: clinic.MaxRows}
	layout, _ := clinic.LayoutOf(color, columns)
	for _, component := range layout.Components {
		board.Place(clinic.BlueprintOf(component.Kind), component)
	}
	return Of(&board, make(game.Numbers, game.NumberCount))
}

// House is a clinic in a panel. It is drawn once and kept until it is shown another clinic or another size.
type House struct {
	clinic  *sprites.Clinic
	view    sprites.View
	picture ui.Picture
}

// Show has another clinic drawn from now on.
func (h *House) Show(c *sprites.Clinic) {
	h.clinic = c
	h.picture.Change()
}

// Clinic is what is drawn now: change it, then call Show with it. It is nil before the first Show.
func (h *House) Clinic() *sprites.Clinic { return h.clinic }

const (
	largest     = 1.25 // against 100 %: no room is drawn larger in a panel
	worthCloser = 1.08 // how much larger everything must get for floors to be drawn closer to each other
)

// gaps from floor to floor, from the best one to look into.
var gaps = [...]float64{sprites.FloorGap, 190, 150}

// Draw paints the whole clinic into the middle of an area.
func (h *House) Draw(c *ui.Canvas, area ui.Rect) {
	if h.clinic == nil || area.W < 8 || area.H < 8 {
		return
	}
	h.picture.Show(c, area, func(c *ui.Canvas) {
		floors := 1
		for i := range h.clinic.Rooms {
			floors = max(floors, int(h.clinic.Rooms[i].Space.Floor)+1)
		}
		size := c.Target.Bounds().Size()
		var p sprites.Projection
		for _, gap := range gaps {
			closer := sprites.Fit(h.clinic.Columns, h.clinic.Rows, floors, 0, 0, float64(size.X), float64(size.Y), gap, largest*c.Scale)
			if closer.Scale > p.Scale*worthCloser {
				p = closer
			}
		}
		h.view.DrawClinic(c.Target, sheet(p.Scale), h.clinic, p)
	})
}

// Foot gives where the person of that key stands, in logical pixels of the canvas whose area the house was drawn into.
func (h *House) Foot(key int, area ui.Rect, scale float64) (x, y float64, ok bool) {
	foot, ok := h.view.Foot(key)
	return area.X + foot.X/scale, area.Y + foot.Y/scale, ok
}
