//go:build !js

package disk

import "os"

// Open opens a file for reading, following links. Its error is ErrNoFile for anything but a regular file, since
// opening a pipe would wait.
func Open(path string) (*os.File, error) {
	if info, err := os.Stat(path); err != nil {
		return nil, err
	} else if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	return os.Open(path)
}

// Read returns the contents of a file of at most this many bytes. Its error is ErrTooLarge if it has more, and
// ErrNoFile if it is not a regular file.
func Read(path string, most int64) ([]byte, error) {
	file, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if info, err := file.Stat(); err == nil && info.Size() > most {
		return nil, ErrTooLarge
	}
	return ReadAll(file, most)
}
