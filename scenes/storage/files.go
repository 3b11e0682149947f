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

// Folder gives the folder in which everything is kept. It need not exist.
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

// Keeps reports whether what is written is there when the program is started again.
func Keeps() bool { return true }

// Games gives the folder of saved games, for save.Open. It need not exist.
func Games() (string, error) { return file("games") }

// Records gives the folder of games that are over, for save.Open. It need not exist.
func Records() (string, error) { return file("records") }

// Reviews gives the folder of reviews of games that are over, for save.Open. It need not exist.
func Reviews() (string, error) { return file("reviews") }

func file(name string) (string, error) {
	folder, err := Folder()
	if err != nil {
		return "", err
	}
	return filepath.Join(folder, filepath.FromSlash(name)), nil
}

// Read gives what is kept under a name like "settings.json" or "games/1.clinic"; ErrNothing if that is nothing.
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

// largest is how many bytes are read of what is kept under a name: settings are some hundred, the index of many
// records is the largest.
const largest = 64 << 20

// Write keeps data under a name, whole or not at all: when it fails, what was kept before is still there. What an
// earlier program was writing when it was killed is removed.
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
