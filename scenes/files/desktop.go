//go:build !js

package files

import (
	"errors"
	"path/filepath"

	"clinic/game/save/disk"
	"clinic/sprites/aside"

	"github.com/sqweek/dialog"
)

// ask runs a dialog beside the game. The library panics where the system has no dialogs; then instead gives the result.
func ask(show, instead func() Result) <-chan Result {
	answer := make(chan Result, 1)
	aside.Run("asking for a file", func() {
		defer func() {
			if recover() != nil {
				answer <- instead()
			}
		}()
		answer <- show()
	})
	return answer
}

func failed(err error) Result {
	if errors.Is(err, dialog.ErrCancelled) {
		err = ErrCancelled
	}
	return Result{Err: err}
}

// Open asks for a file of a kind and reads it. Where the system has no dialogs the result is ErrNoDialog, with what can
// be chosen of.
func Open(title string, kind Kind) <-chan Result {
	return ask(func() Result {
		path, err := dialog.File().Title(title).Filter(kind.Name, kind.endings()...).Load()
		if err != nil {
			return failed(err)
		}
		return read(path)
	}, func() Result { return Result{Err: ErrNoDialog, Found: found(kind)} })
}

// Save asks where to write data, and writes it there. Where the system has no dialogs it goes where the user's
// downloads are, under a free name.
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
	}, func() Result { return put(name, data) })
}
