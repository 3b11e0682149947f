package table

import (
	"bytes"
	"compress/flate"
	"encoding/json"
	"errors"
	"io"
)

// mostKept is more than the entries of any table take, in bytes.
const mostKept = 8 << 20

// Keep returns one entry that stands for all entries of a table, each as Encode has written it, so that a table that
// sleeps is read at once.
func Keep(entries [][]byte, now int64) (*Entry, error) {
	var list []json.RawMessage
	for _, data := range entries {
		before, err := Entries(data)
		if err != nil {
			return nil, err
		}
		list = append(list, before...)
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.DefaultCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return &Entry{Time: now, Kept: packed.Bytes()}, nil
}

// unpack returns the entries that Keep has packed.
func unpack(packed []byte) ([]json.RawMessage, error) {
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostKept+1))
	if err == nil && len(data) > mostKept {
		err = errors.New("it is too large")
	}
	if err != nil {
		return nil, err
	}
	var list []json.RawMessage
	return list, json.Unmarshal(data, &list)
}

// Entries returns the entries that one stands for, each as it lies in a log: those that Keep has packed, or itself.
func Entries(data []byte) ([]json.RawMessage, error) {
	list, err := keptIn(data)
	if list == nil && err == nil {
		list = []json.RawMessage{data}
	}
	return list, err
}

// keptIn returns the entries that an entry stands for, none if it is one of its own.
func keptIn(data []byte) ([]json.RawMessage, error) {
	var e struct {
		Kept []byte `json:"kept"`
	}
	if !bytes.Contains(data, []byte(`"kept"`)) || json.Unmarshal(data, &e) != nil || e.Kept == nil {
		return nil, nil
	}
	return unpack(e.Kept)
}

// IsKept reports whether an entry, as it lies in a log, is one that Keep has made.
func IsKept(data []byte) bool {
	list, err := keptIn(data)
	return list != nil || err != nil
}
