package records

import (
	"encoding/json"
	"errors"
	"slices"

	"clinic/scenes/storage"
)

const seenFile = "records-seen.json"

// Fresh gives those of all records, by name, that came in since it was asked the last time; none the first time. What it is asked is kept beside the settings. Where that cannot be
// kept nothing is lost but the frames.
func Fresh(all []string) (fresh []string) {
	var seen []string
	data, err := storage.Read(seenFile)
	if err == nil && json.Unmarshal(data, &seen) == nil {
		for _, name := range all {
			if !slices.Contains(seen, name) {
				fresh = append(fresh, name)
			}
		}
	}
	if len(fresh) == 0 && !errors.Is(err, storage.ErrNothing) {
		return nil
	}
	if data, err = json.Marshal(all); err == nil {
		_ = storage.Write(seenFile, data)
	}
	return fresh
}
