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

// ReadAs gives what is kept as JSON under a name, with the values of usual where it says nothing, and usual where
// nothing is kept. What is damaged is set aside under a name of its own before anything can be written over it: then
// it gives usual, and ErrDamaged. Any other error says why nothing may be written under this name.
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

// setAside keeps damaged data beside what is kept under a name, once, and gives ErrDamaged, or why that can't be done.
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
