package table

import (
	"slices"

	"clinic/scenes/ui"
)

// Spot is a thing one can point at: take, click, or ask what it is. Its ID says what it is:
//
//	residency/2 · nurse/0 · orderly             for hire; the number is the slot
//	appointment/cardiology/1                     a space of a row, 0 is admitted next
//	component/treatment_room · component/hub/cardiology   for sale, or a piece to be placed
//	person/d1                                    somebody of the clinic that is looked at
//	space/0/1/2 · slot/0/1/2/west                floor, column, row of that clinic; side of an outside slot
//	action/build · bonus/garden · goal/six_red   choices of the tray
//	button/done · button/undo · button/redo · button/menu · button/closer · button/farther · button/explode · button/log
//	tile/person/p1 · tile/preadmission/cardiology   a tile of COVID-19
//	split/1/more                                 a player's share of such tiles
//	player/1                                     another player's clinic
//	annex/space/0/1/0 · annex/person/e1 · …      the same of the annex; annex/appointment/0/1 is queue and space
//	ribbon/money · panel/forecast · …            things that only explain themselves
type Spot struct {
	ID   string
	Rect ui.Rect // logical pixels
	// Off spots are shown dimmed; Why says why they cannot be used.
	Off bool
	Why string
}

// Spots gives everything that can be pointed at now; of two that overlap the later one lies above. The list is good until
// the next Show or Layout.
func (t *Table) Spots() []Spot { return t.spots }

// Spot gives the spot of that ID and whether it is there.
func (t *Table) Spot(id string) (Spot, bool) {
	for _, s := range t.spots {
		if s.ID == id {
			return s, true
		}
	}
	return Spot{}, false
}

// SpotAt gives the uppermost spot at a place: panels before the clinic, people before rooms, rooms by their true shape.
func (t *Table) SpotAt(x, y float64) (Spot, bool) {
	for i := len(t.spots) - 1; i >= t.panelsFrom; i-- {
		if t.spots[i].Rect.Contains(x, y) {
			return t.spots[i], true
		}
	}
	if !t.layout.clinic.Contains(x, y) {
		return Spot{}, false
	}
	if s, ok := t.tileAt(x, y); ok {
		return s, true
	}
	for _, l := range slices.Backward(t.plots()) {
		if s, ok := t.spotOn(l, x, y); ok {
			return s, true
		}
	}
	return Spot{}, false
}

// spotOn gives the uppermost spot of a board at a place.
func (t *Table) spotOn(l *plot, x, y float64) (Spot, bool) {
	board := t.boardOn(l)
	if key, ok := l.view.PersonAt(x*t.scale, y*t.scale); ok && key < len(board.People) {
		if s, ok := t.Spot(l.id(personSpot + board.People[key].ID)); ok {
			return s, true
		}
	}
	slot, ground, wheels := l.id("slot/"), l.id("slot/0"), l.id(vehicleSpot)
	for i := t.panelsFrom - 1; i >= 0; i-- { // a place on an upper wall hides what lies below, while it may be taken
		if s := &t.spots[i]; hasPrefix(s.ID, slot) && !hasPrefix(s.ID, ground) && s.Rect.Contains(x, y) && slices.Contains(t.Look.Targets, s.ID) {
			return *s, true
		}
	}
	if space, ok := l.view.OpenAt(x*t.scale, y*t.scale); ok && (space.Floor > 0 || board.Contains(space)) {
		return t.Spot(l.id(placeID("space/", space)))
	}
	for i := t.panelsFrom - 1; i >= 0; i-- {
		if (hasPrefix(t.spots[i].ID, slot) || hasPrefix(t.spots[i].ID, wheels)) && t.spots[i].Rect.Contains(x, y) {
			return t.spots[i], true
		}
	}
	return Spot{}, false
}
