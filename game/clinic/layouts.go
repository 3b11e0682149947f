package clinic

// Layout is a start for beginners (B42): hub, treatment room, supply room and
// entrance, drawn by the color of a patient.
type Layout struct {
	Color      Level
	Components [4]Component
}

// Layouts are the four of B42 as they lie on the 4×3 side of the board. Read only.
var Layouts = [...]Layout{
	layout(White, Space{0, 0, 1}, Space{0, 1, 1}, Space{0, 1, 0}, West),
	layout(Yellow, Space{0, 1, 2}, Space{0, 2, 2}, Space{0, 2, 1}, South),
	layout(Orange, Space{0, 3, 1}, Space{0, 2, 1}, Space{0, 2, 2}, East),
	layout(Red, Space{0, 2, 0}, Space{0, 1, 0}, Space{0, 1, 1}, North),
}

func layout(color Level, hub, treatment, supply Space, entrance Side) Layout {
	return Layout{color, [4]Component{
		{Kind: Hub, Service: Psychiatry, Space: hub},
		{Kind: TreatmentRoom, Space: treatment},
		{Kind: SupplyRoom, Space: supply},
		{Kind: Entrance, Space: hub, Side: entrance},
	}}
}

// LayoutOf returns the layout of that color for a board with that many columns, and whether there is one: on 3×3 the
// orange one lies one space farther west (B42).
func LayoutOf(color Level, columns int8) (Layout, bool) {
	for _, l := range Layouts {
		if l.Color != color {
			continue
		}
		shift := int8(0)
		for _, component := range l.Components {
			shift = max(shift, component.Space.X-(columns-1))
		}
		for i := range l.Components {
			l.Components[i].Space.X -= shift
		}
		return l, true
	}
	return Layout{}, false
}
