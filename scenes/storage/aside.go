package storage

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"strconv"
	"strings"
)

// ReadAs reads the JSON stored under a name into a copy of usual, so that missing values keep their defaults; it
// returns usual if nothing is stored. Damaged data is set aside under another name before it can be overwritten: then
// it returns usual and ErrDamaged. Any other error says why nothing may be written under this name.
func ReadAs[T any](name string, usual T) (T, error) {
	kept := usual
	data, err := Read(name)
	switch {
	case errors.Is(err, ErrNothing):
		return usual, nil
	case err != nil && !errors.Is(err, ErrDamaged):
		return usual, err
	case err == nil && json.Unmarshal(data, &kept) == nil:
		return kept, nil
	}
	return usual, setAside(name, data)
}

// setAside stores damaged data under another name, once, and returns ErrDamaged, or why that can't be done.
func setAside(name string, data []byte) error {
	ending := path.Ext(name)
	stem := strings.TrimSuffix(name, ending) + "-damaged"
	for i := 1; ; i++ {
		aside := stem + ending
		if i > 1 {
			aside = stem + "-" + strconv.Itoa(i) + ending
		}
		there, err := Read(aside)
		if errors.Is(err, ErrNothing) {
			if err := Write(aside, data); err != nil {
				return err
			}
			return fmt.Errorf("%w: %s", ErrDamaged, name)
		}
		if err == nil && bytes.Equal(there, data) {
			return fmt.Errorf("%w: %s", ErrDamaged, name)
		}
		if err != nil && !errors.Is(err, ErrDamaged) {
			return err
		}
	}
}

// WriteAs stores a value under a name as JSON, for ReadAs.
func WriteAs(name string, value any) error {
	data, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return Write(name, data)
}
