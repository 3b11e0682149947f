//go:build !js

package disk

import "os"

// Open opens a file for reading, through links. What is no file is not opened, since a pipe would be waited for:
// ErrNoFile.
func Open(path string) (*os.File, error) {
	if info, err := os.Stat(path); err != nil {
		return nil, err
	} else if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	return os.Open(path)
}

// Read gives the contents of a file of at most so many bytes; ErrTooLarge where it has more, ErrNoFile where it is
// none.
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
