package extensions

import "clinic/game/clinic"

// entrances returns the entrances of Floor 0, without the helipads, in the order of building.
func entrances(board *clinic.Clinic) []clinic.Component {
	var list []clinic.Component
	for _, o := range board.Outside {
		if o.Kind == clinic.Entrance {
			list = append(list, clinic.Component{Kind: o.Kind, Space: o.Space, Side: o.Side})
		}
	}
	return list
}
