package records

import (
	"encoding/json"
	"errors"

	"clinic/scenes/storage"
	"clinic/sprites/background"
)

const seenFile = "records-seen.json"

// Came are the records that came in, by name.
type Came struct {
	Names   []string
	Damaged bool // what was kept of it is damaged and was set aside
}

// Fresh finds those of all records, by name, that came in since it was asked the last time; none the first time. What
// it is asked is kept beside the settings, and nothing of that happens in the frames. Where it cannot be kept nothing
// is lost but the marks of what is new.
func Fresh(all []string) <-chan Came {
	came := make(chan Came, 1)
	background.Run("finding new records", func() { came <- fresh(all) })
	return came
}

func fresh(all []string) (came Came) {
	seen, err := storage.ReadAs[[]string](seenFile, nil)
	if came.Damaged = errors.Is(err, storage.ErrDamaged); err != nil && !came.Damaged {
		return came
	}
	known := map[string]bool{}
	for _, name := range seen {
		known[name] = true
	}
	for _, name := range all {
		if !known[name] && seen != nil {
			came.Names = append(came.Names, name)
		}
	}
	if len(came.Names) == 0 && seen != nil {
		return came
	}
	if data, err := json.Marshal(append([]string{}, all...)); err == nil {
		_ = storage.Write(seenFile, data)
	}
	return came
}
