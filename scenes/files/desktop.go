//go:build !js

package files

import (
	"errors"
	"fmt"
	"path/filepath"

	"clinic/game/save/disk"

	"github.com/sqweek/dialog"
)

// ask runs a dialog beside the game. The library panics where the system has no dialogs; that is an error here.
func ask(show func() Result) <-chan Result {
	answer := make(chan Result, 1)
	go func() {
		defer func() {
			if reason := recover(); reason != nil {
				answer <- Result{Err: fmt.Errorf("%w: %v", ErrNoDialog, reason)}
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
		path, err := dialog.File().Title(title).Filter(kind.Name, kind.Ending).Load()
		if err != nil {
			return failed(err)
		}
		data, err := disk.Read(path, largest)
		return Result{Name: filepath.Base(path), Data: data, Err: disk.Plainly(err)}
	})
}

// Save asks where to write data, and writes it there.
func Save(title, name string, data []byte, kind Kind) <-chan Result {
	return ask(func() Result {
		path, err := dialog.File().Title(title).SetStartFile(name).Filter(kind.Name, kind.Ending).Save()
		if err != nil {
			return failed(err)
		}
		if filepath.Ext(path) == "" {
			path += "." + kind.Ending
		}
		return Result{Name: filepath.Base(path), Err: disk.Plainly(disk.Write(path, data, 0o644))}
	})
}
