package view

import (
	"clinic/game/clinic"
	"clinic/scenes/table/thing"
)

// vehicles are the modes of moving that begin where a mark lies on an entrance.
var vehicles = map[string]string{"wheelchairs": "wheelchair"}

// VehicleAt is the vehicle at an entrance, nothing where none stands.
func VehicleAt(o *clinic.Outside) thing.Thing {
	for i := range o.Marks {
		if mode := vehicles[o.Marks[i].Kind]; mode != "" && o.Marks[i].Count > 0 {
			return thing.VehicleAt(mode, o.Space, o.Side)
		}
	}
	return thing.Thing{}
}
