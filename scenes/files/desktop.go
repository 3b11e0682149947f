//go:build !js

package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"clinic/game/save/disk"

	"github.com/sqweek/dialog"
)

// ask runs a dialog beside the game. The library panics where the system has no dialogs; that is what without does then.
func ask(show func() Result, without func(reason any) Result) <-chan Result {
	answer := make(chan Result, 1)
	go func() {
		defer func() {
			if reason := recover(); reason != nil {
				answer <- without(reason)
			}
		}()
		answer <- show()
	}()
	return answer
}

func failed(err error) Result {
	if errors.Is(err, dialog.ErrCancelled) {
		err = ErrCancelled
	}
	return Result{Err: err}
}

// Open asks for a file of a kind and reads it.
func Open(title string, kind Kind) <-chan Result {
	return ask(func() Result {
		path, err := dialog.File().Title(title).Filter(kind.Name, kind.endings()...).Load()
		if err != nil {
			return failed(err)
		}
		data, err := disk.Read(path, largest)
		return Result{Name: filepath.Base(path), Data: data, Err: disk.Plainly(err)}
	}, func(reason any) Result { return Result{Err: fmt.Errorf("%w: %v", ErrNoDialog, reason)} })
}

// Save asks where to write data, and writes it there. Where the system has no dialogs it is written among the player's downloads, and the result has the
// whole path.
func Save(title, name string, data []byte, kind Kind) <-chan Result {
	return ask(func() Result {
		path, err := dialog.File().Title(title).SetStartFile(name).Filter(kind.Name, kind.endings()...).Save()
		if err != nil {
			return failed(err)
		}
		if filepath.Ext(path) == "" {
			path += "." + kind.Ending
		}
		return Result{Name: filepath.Base(path), Err: disk.Plainly(disk.Write(path, data, 0o644))}
	}, func(any) Result {
		path, err := download(name)
		if err == nil {
			err = disk.Write(path, data, 0o644)
		}
		return Result{Name: path, Err: disk.Plainly(err)}
	})
}

// download is a free path among the player's downloads, or beside them where they have no folder, for a file of a name.
func download(name string) (string, error) {
	folder, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	if info, err := os.Stat(filepath.Join(folder, "Downloads")); err == nil && info.IsDir() {
		folder = filepath.Join(folder, "Downloads")
	}
	ending := filepath.Ext(name)
	path := filepath.Join(folder, name)
	for number := 2; ; number++ {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		}
		path = filepath.Join(folder, fmt.Sprintf("%s %d%s", strings.TrimSuffix(name, ending), number, ending))
	}
}
