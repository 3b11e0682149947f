package lessons

import (
	"encoding/json"
	"errors"
	"slices"

	"clinic/scenes/storage"
)

const file = "lessons.json"

// Learned are the names of the lessons that were played to their end.
type Learned []string

// learned is what is kept, by a name of its own so that later programs can keep more beside it.
type learned struct {
	Learned Learned `json:"learned"`
}

// Read gives what is kept, nothing where that cannot be read. Its error is storage.ErrDamaged where what was kept is
// damaged and was set aside; any other says why nothing can be kept.
func Read() (Learned, error) {
	kept, err := storage.ReadAs(file, learned{})
	return kept.Learned, err
}

// Keep keeps that a lesson was played to its end, beside what this and other programs have kept before, and gives all.
// Its error is one sentence for the player; storage.ErrDamaged where it was kept, but what was kept before is damaged
// and was set aside.
func Keep(name string) (Learned, error) {
	all, damaged := Read()
	if all.Has(name) || damaged != nil && !errors.Is(damaged, storage.ErrDamaged) {
		return all, damaged
	}
	all = append(all, name)
	if err := storage.Write(file, all.Portable()); err != nil {
		return all, err
	}
	return all, damaged
}

// Portable is what was learned, to be taken elsewhere.
func (l Learned) Portable() []byte {
	data, err := json.Marshal(learned{l})
	if err != nil {
		panic(err) // plain words
	}
	return data
}

// Take adds what was learned elsewhere, as Portable writes it, to what is kept, and gives all and whether anything was
// new. Its error is one sentence.
func Take(portable []byte) (all Learned, fresh bool, err error) {
	var other learned
	if all, err = Read(); errors.Is(err, storage.ErrDamaged) {
		err = nil // it was set aside
	}
	if err != nil || json.Unmarshal(portable, &other) != nil {
		return all, false, err
	}
	for _, name := range other.Learned {
		if !all.Has(name) {
			all, fresh = append(all, name), true
		}
	}
	if fresh {
		err = storage.Write(file, all.Portable())
	}
	return all, fresh, err
}

// Has tells whether a lesson was played to its end.
func (l Learned) Has(name string) bool { return slices.Contains(l, name) }
