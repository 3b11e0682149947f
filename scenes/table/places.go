package table

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// What the viewer places now, and which empty spaces are shown for it.

// places reports whether the viewer places something now.
func (t *window) places() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return d != nil && (d.Kind == game.DecideBuild || placesPieces(d.Kind))
}

// builds reports whether what the viewer places now may go to an upper floor.
func (t *window) builds() bool {
	d := t.Situation.State.Decision(t.Situation.Viewer)
	return d != nil && (d.Kind == game.DecideBuild || placesPieces(d.Kind) && t.mayPlaceAbove())
}

// mayPlaceAbove reports whether a piece that costs nothing may go to an upper floor: gardens and parking lots may not.
func (t *window) mayPlaceAbove() bool {
	return slices.ContainsFunc(t.Legal(), func(c game.Command) bool { return c.Component.Space.Floor > 0 })
}

// placesPieces reports whether that decision places pieces that cost nothing.
func placesPieces(kind game.DecisionKind) bool {
	return kind == game.DecideClinic || kind == game.DecideExtras || kind == game.DecideBonusPlace
}

// showsEmpty reports whether an empty space above a module is dashed: on floors with something built, and on every
// floor while the viewer builds.
func (t *window) showsEmpty(board *clinic.Clinic, space clinic.Space) bool {
	if space.Floor < 1 || space.Floor > clinic.TopFloor || !board.At(space).Empty() || board.Module(space.Below()) == nil {
		return false
	}
	if highest := t.Situation.Rules.Terms().HighestFloor; highest > 0 && space.Floor > highest {
		return false
	}
	if t.Own() && t.builds() {
		return true
	}
	for i := range board.Tiles {
		if !board.Tiles[i].Empty() && clinic.SpaceAt(i).Floor >= space.Floor {
			return true
		}
	}
	return false
}
