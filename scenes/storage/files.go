//go:build !js

package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"clinic/game/save/disk"
)

// Folder returns the folder in which everything is stored. It need not exist.
func Folder() (string, error) {
	if chosen != "" {
		return chosen, nil
	}
	base, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNoFolder, err)
	}
	return filepath.Join(base, "clinic"), nil
}

// Keeps reports whether stored data will still be there when the program is started again.
func Keeps() bool { return true }

// Games returns the folder of saved games, for save.Open. It need not exist.
func Games() (string, error) { return file("games") }

// Records returns the folder of recorded games, for save.Open. It need not exist.
func Records() (string, error) { return file("records") }

// Reviews returns the folder of reviews of finished games, for save.Open. It need not exist.
func Reviews() (string, error) { return file("reviews") }

func file(name string) (string, error) {
	folder, err := Folder()
	if err != nil {
		return "", err
	}
	return filepath.Join(folder, filepath.FromSlash(name)), nil
}

// Read returns what is stored under a name such as "settings.json" or "games/1.clinic", or ErrNothing if there is
// nothing.
func Read(name string) ([]byte, error) {
	path, err := file(name)
	if err != nil {
		return nil, err
	}
	data, err := disk.Read(path, largest)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNothing
	}
	if err != nil {
		return nil, disk.Failed("%s cannot be read", path, err)
	}
	return data, nil
}

// largest is how many bytes are read under a name: settings are a few hundred bytes, and the index of many records is
// the largest.
const largest = 64 << 20

// Write stores data under a name, whole or not at all: if it fails, what was stored before is still there. It also
// removes what an earlier program was writing when it was killed.
func Write(name string, data []byte) error {
	path, err := file(name)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return disk.Failed("%s cannot be made", filepath.Dir(path), err)
	}
	disk.Tidy(filepath.Dir(path))
	if err := disk.Write(path, data, 0o600); err != nil {
		return disk.Failed("%s cannot be written", path, err)
	}
	return nil
}
