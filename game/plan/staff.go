package plan

import (
	"slices"

	"clinic/game/clinic"
)

// worker is a member of the staff.
type worker struct {
	index int  // of the person
	ways  int  // index of the ways, none if it can't move
	stays bool // may stay where it is
	kin   int  // the same for all interchangeable ones
	ends  clinic.Spaces
}

// addWorker looks at a member of the staff.
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

// equal reports whether two people are interchangeable.
func equal(a, b *clinic.Person) bool {
	return a.Kind == b.Kind && a.Level == b.Level && a.Service == b.Service && a.At == b.At && slices.Equal(a.Marks, b.Marks)
}

// time returns the time for a worker to end in a space, and false if it can't.
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
