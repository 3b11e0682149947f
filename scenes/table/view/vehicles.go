package view

import (
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
)

// VehicleAt returns the vehicle at an entrance, or nothing.
func VehicleAt(o *clinic.Outside) thing.Thing {
	for i := range o.Marks {
		if mode := extensionui.MarkOf(o.Marks[i].Kind).Mode; mode != "" && o.Marks[i].Count > 0 {
			return thing.VehicleAt(mode, o.Space, o.Side)
		}
	}
	return thing.Thing{}
}
