package input

// HandEvent is what a Hand did in a tick.
type HandEvent int

const (
	// Nothing happened to the hand.
	Nothing HandEvent = iota
	// PickedUp what is at PressX, PressY of the gestures.
	PickedUp
	// PutDown what the hand holds, at X, Y of the gestures. The scene decides whether it may lie there; if not, it goes back.
	PutDown
	// PutBack what the hand holds to where it came from.
	PutBack
)

// Hand makes the same pick-up and put-down of a drag and of two clicks. Esc and the right button put back.
type Hand struct {
	holding bool
	dragged bool
}

// Holding says whether something is in the hand.
func (h *Hand) Holding() bool { return h.holding }

// Empty takes out what the hand holds, without an event: the scene used it otherwise, or is gone.
func (h *Hand) Empty() { *h = Hand{} }

// Fill puts something into the hand that was taken otherwise, by a key say; the next click puts it down.
func (h *Hand) Fill() { *h = Hand{holding: true} }

// Update follows the gestures. canPickUp says whether there is something to take at a place in logical pixels.
func (h *Hand) Update(g *Gestures, canPickUp func(x, y float64) bool) HandEvent {
	if h.holding {
		switch {
		case g.Cancel || g.Secondary:
			h.Empty()
			return PutBack
		case h.dragged && g.Dropped, !h.dragged && (g.Clicked || g.Dropped):
			h.Empty()
			return PutDown
		}
		return Nothing
	}
	if g.DragStarted && pressedOn(g, canPickUp) {
		*h = Hand{holding: true, dragged: true}
		return PickedUp
	}
	if g.Clicked && canPickUp(g.PressX, g.PressY) {
		*h = Hand{holding: true}
		return PickedUp
	}
	return Nothing
}

// pressedOn tells whether the press was on something to take. Of two places where it may have been it puts the one into the
// gestures that is meant: the likely one if there is something, else that with something.
func pressedOn(g *Gestures, canPickUp func(x, y float64) bool) bool {
	here := canPickUp(g.PressX, g.PressY)
	if !g.Earlier || here && !g.LikelyEarlier || !canPickUp(g.EarlierX, g.EarlierY) {
		return here
	}
	g.PressX, g.PressY = g.EarlierX, g.EarlierY
	return true
}
