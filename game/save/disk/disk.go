// Package disk reads and writes whole files so that a folder may hold anything: what is no file is never waited for,
// what is too large is never taken into memory, and what is written is there whole or not at all.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// ErrNoFile says that there is something else than a file at a place: a folder, a device, a pipe.
var ErrNoFile = errors.New("it is no file")

// ErrTooLarge says that a file, or what is given in place of one, has more bytes than it may have.
var ErrTooLarge = errors.New("it is too large")

// ReadAll gives all of at most so many bytes that there are to be read; ErrTooLarge where there are more.
func ReadAll(from io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	if err == nil && int64(len(data)) > most {
		return nil, ErrTooLarge
	}
	return data, err
}

// At is an error of a file or folder.
type At struct {
	Path     string
	sentence string
	reason   error
}

// Error says what could not be done, and why.
func (a *At) Error() string { return a.sentence + ": " + a.reason.Error() }

// Unwrap gives the reason.
func (a *At) Unwrap() error { return a.reason }

// Plainly is the reason of a file error, without the call and the path.
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
