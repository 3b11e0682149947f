package records

import (
	"encoding/json"
	"errors"

	"clinic/scenes/storage"
	"clinic/sprites/background"
)

const seenFile = "records-seen.json"

// Came holds the records that came in, by name.
type Came struct {
	Names   []string
	Damaged bool // the file of seen records was damaged and set aside
}

// Fresh finds, by name, the records that came in since the last call; none the first time. It saves the names
// beside the settings, and does everything in the background. If they cannot be saved, only the marks of what is
// new are lost.
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
