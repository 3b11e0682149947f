package save

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"sync"
)

// maxUnpacked is how large a part of a save may be, in bytes.
const maxUnpacked = 16 << 20

// packers are used again: each is most of a megabyte.
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

func expand(packed []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(io.LimitReader(r, maxUnpacked+1))
	if err == nil && len(plain) > maxUnpacked {
		err = errors.New("a part of it is too large")
	}
	return plain, err
}
