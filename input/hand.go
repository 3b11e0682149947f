package input

// HandEvent is what a Hand did in a tick.
type HandEvent int

const (
	// Nothing happened to the hand.
	Nothing HandEvent = iota
	// PickedUp what is at PressX, PressY of the gestures.
	PickedUp
	// PutDown what the hand holds, at X, Y of the gestures. The scene decides whether it may lie there; if not, it goes
	// back.
	PutDown
	// PutBack what the hand holds to where it came from.
	PutBack
	// InDoubt it took nothing: a picture came late, and either of two things may have been pressed.
	InDoubt
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

// Carry puts something into the hand that a finger drags already; its drop puts it down.
func (h *Hand) Carry() { *h = Hand{holding: true, dragged: true} }

// Update follows the gestures. piece gives what there is to take at a place in logical pixels, as something that can be
// compared; nil for nothing. A drag takes it instead of what a click has taken.
func (h *Hand) Update(g *Gestures, piece func(x, y float64) any) HandEvent {
	if h.holding {
		switch {
		case g.Cancel || g.Secondary || g.Lost:
			h.Empty()
			return PutBack
		case h.dragged && g.Dropped, !h.dragged && (g.Clicked || g.Dropped):
			h.Empty()
			return PutDown
		}
	}
	if g.DragStarted {
		taken, doubtful := pressedOn(g, piece)
		if doubtful {
			return InDoubt
		}
		if taken {
			*h = Hand{holding: true, dragged: true}
			return PickedUp
		}
	}
	if !h.holding && g.Clicked && piece(g.PressX, g.PressY) != nil {
		*h = Hand{holding: true}
		return PickedUp
	}
	return Nothing
}

// pressedOn tells whether the press was on something to take. Of two places where it may have been it puts the one into
// the gestures that is meant: the likely one if there is something, else that with something. Where both have
// something, and a late picture leaves open which was pressed, it is in doubt.
func pressedOn(g *Gestures, piece func(x, y float64) any) (taken, doubtful bool) {
	here := piece(g.PressX, g.PressY)
	if !g.Earlier {
		return here != nil, false
	}
	there := piece(g.EarlierX, g.EarlierY)
	switch {
	case there == nil:
		return here != nil, false
	case here == nil || g.LikelyEarlier:
		g.PressX, g.PressY = g.EarlierX, g.EarlierY
		return true, false
	}
	return there == here || !g.Late, there != here && g.Late
}
