//go:build !js

package files

import (
	"errors"
	"path/filepath"

	"clinic/game/save/disk"
	"clinic/sprites/background"

	"github.com/sqweek/dialog"
)

// ask shows a dialog in a goroutine. The library panics if the system has no dialogs; then the result comes from
// instead.
func ask(show, instead func() Result) <-chan Result {
	answer := make(chan Result, 1)
	background.Run("asking for a file", func() {
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

// Open asks for a file of a kind and reads it. If the system has no dialogs, the result is ErrNoDialog with a list of
// files to choose from.
func Open(title string, kind Kind) <-chan Result {
	return ask(func() Result {
		path, err := dialog.File().Title(title).Filter(kind.Name, kind.endings()...).Load()
		if err != nil {
			return failed(err)
		}
		return read(path)
	}, func() Result { return Result{Err: ErrNoDialog, Found: found(kind)} })
}

// Save asks where to write data, and writes it there. If the system has no dialogs, it is written to the user's
// downloads under a free name.
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
