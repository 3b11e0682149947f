package input

// HandEvent is what a Hand did in a tick.
type HandEvent int

const (
	// Nothing happened to the hand.
	Nothing HandEvent = iota
	// PickedUp: the hand took what is at PressX, PressY of the gestures.
	PickedUp
	// PutDown: the hand let go at X, Y of the gestures. The scene decides whether the thing may lie there; if not,
	// it goes back.
	PutDown
	// PutBack: the hand returns what it held to where it came from.
	PutBack
	// InDoubt: the hand took nothing, since a frame was late and either of two things may have been pressed.
	InDoubt
)

// Hand turns both a drag and two clicks into picking up and putting down. Esc and the right button put back.
type Hand struct {
	holding bool
	dragged bool
}

// Holding reports whether something is in the hand.
func (h *Hand) Holding() bool { return h.holding }

// Empty empties the hand without an event: the scene used the thing in another way, or closes.
func (h *Hand) Empty() { *h = Hand{} }

// Fill puts something into the hand that was taken in another way, for example by a key. The next click puts it
// down.
func (h *Hand) Fill() { *h = Hand{holding: true} }

// Carry puts something into the hand that a finger already drags. Dropping it puts it down.
func (h *Hand) Carry() { *h = Hand{holding: true, dragged: true} }

// Update follows the gestures. piece returns what can be taken at a place in logical pixels, as a comparable value;
// nil for nothing. A drag takes that in place of what a click has taken.
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

// pressedOn reports whether the press was on something that can be taken. If it may have been at either of two
// places, pressedOn sets PressX and PressY to the right one: the likelier place if something is there, else the
// place that has something. If both have something, and a late frame leaves open which was pressed, doubtful is
// true.
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
