// Package disk reads and writes whole files in folders that may hold anything: it never waits for something that is
// not a regular file, never loads one that is too large, and writes a file whole or not at all.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// ErrNoFile says that a path leads to something other than a file: a folder, a device, a pipe.
var ErrNoFile = errors.New("it is no file")

// ErrTooLarge says that a file, or an input in its place, has more bytes than allowed.
var ErrTooLarge = errors.New("it is too large")

// ReadAll reads all of from, which may have at most this many bytes. Its error is ErrTooLarge if there are more.
func ReadAll(from io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	if err == nil && int64(len(data)) > most {
		return nil, ErrTooLarge
	}
	return data, err
}

// At is an error about a file or folder.
type At struct {
	Path     string
	sentence string
	reason   error
}

// Error says what could not be done, and why.
func (a *At) Error() string { return a.sentence + ": " + a.reason.Error() }

// Unwrap returns the reason.
func (a *At) Unwrap() error { return a.reason }

// Plainly returns the reason of a file error, without the call and the path.
func Plainly(err error) error {
	var pathError *fs.PathError
	if errors.As(err, &pathError) {
		return pathError.Err
	}
	var linkError *os.LinkError
	if errors.As(err, &linkError) {
		return linkError.Err
	}
	return err
}
