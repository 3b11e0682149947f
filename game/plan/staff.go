package plan

import (
	"slices"

	"clinic/game/clinic"
)

// worker is somebody of the staff.
type worker struct {
	index int  // of the person
	ways  int  // index of the ways, none for who doesn't move
	stays bool // may stay in its place
	kin   int  // who are equal have the same
	ends  clinic.Spaces
}

// addWorker looks at somebody of the staff.
func (b *board) addWorker(list []worker, index int) []worker {
	person := &b.people[index]
	w := worker{index: index, ways: none, stays: true, kin: len(list)}
	if person.At.Area == clinic.Inside {
		w.stays = b.c.MayEnd(person, person.At.Space).None()
	}
	if b.c.MayMove(person).None() {
		w.ways = b.waysOf(person)
		w.ends = b.ends.Of(b.c, person)
	}
	for i := range list {
		if other := &b.people[list[i].index]; equal(person, other) {
			w.kin = list[i].kin
			break
		}
	}
	return append(list, w)
}

// equal tells whether two people are the same to everybody but themselves.
func equal(a, b *clinic.Person) bool {
	return a.Kind == b.Kind && a.Level == b.Level && a.Service == b.Service && a.At == b.At && slices.Equal(a.Marks, b.Marks)
}

// time is what it takes a worker to end in a space, and false where it can't.
func (b *board) time(w *worker, space clinic.Space) (int16, bool) {
	if b.people[w.index].In(space) {
		return 0, w.stays
	}
	if w.ways == none || !w.ends.Has(space) {
		return 0, false
	}
	time := b.ways[w.ways].To(space)
	return time, time != clinic.Unreachable
}
