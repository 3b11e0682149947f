package save

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"sync"
)

// The largest sizes of a save and its parts: many times the largest that was ever played, and little enough for any
// machine. A file is checked as it is read: a refused one takes no more memory than this.
const (
	Largest      = 4 << 20 // bytes of a save
	largestHead  = 64 << 10
	largestState = 1 << 20  // bytes of the start or the snapshot, unpacked
	largestLog   = 4 << 20  // of the commands, unpacked
	largestEntry = 64 << 10 // of one of them
	mostValues   = 50_000   // in a piece of JSON that is read as a whole
)

var errTooLarge = errors.New("it is larger than any game")

// packers are reused: each takes most of a megabyte.
var packers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

func pack(value any) ([]byte, error) {
	plain, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	w := packers.Get().(*gzip.Writer)
	defer packers.Put(w)
	w.Reset(&packed)
	if _, err := w.Write(plain); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// expand unpacks a part of at most this many bytes.
func expand(packed []byte, most int64) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, errNotWhole
	}
	plain, err := io.ReadAll(io.LimitReader(r, most+1))
	switch {
	case err != nil:
		return nil, errNotWhole
	case int64(len(plain)) > most || !bounded(plain):
		return nil, errTooLarge
	}
	return plain, nil
}

// bounded reports whether a piece of JSON has few enough values to be read as a whole: each may take a hundred times
// its size in the text.
func bounded(plain []byte) bool {
	values, inText, escaped := 0, false, false
	for _, b := range plain {
		switch {
		case escaped:
			escaped = false
		case inText && b == '\\':
			escaped = true
		case b == '"':
			inText = !inText
		case !inText && (b == ',' || b == '[' || b == '{'):
			values++
		}
	}
	return values <= mostValues
}
