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
	list := make([]json.RawMessage, len(entries))
	for i, data := range entries {
		list[i] = data
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
