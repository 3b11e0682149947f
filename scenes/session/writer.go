package session

import (
	"errors"
	"fmt"
	"sync"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/storage"
	"clinic/sprites/background"
)

// Writer has a keeper save matches in a goroutine while the game goes on. A program that is killed loses at most the
// last command: a match is handed over only once the previous one is saved, so whoever plays faster than the disk
// waits for it.
type Writer struct {
	keeper   Keeper
	idle     chan struct{} // holds an element while nothing is being saved
	moment   game.Match    // the match being saved
	table    Table
	mutex    sync.Mutex
	troubles []error
	unkept   error // why the match handed over last is not saved
}

// Behind returns the writer of a keeper.
func Behind(keeper Keeper) *Writer {
	w := &Writer{keeper: keeper, idle: make(chan struct{}, 1)}
	w.idle <- struct{}{}
	return w
}

// Keep hands over the match as it is now. It returns as soon as the match handed over before is saved or has failed.
func (w *Writer) Keep(match *game.Match, table Table) {
	<-w.idle
	handed := false
	defer func() {
		if !handed { // after a mistake in the program, ending it must not wait forever
			w.idle <- struct{}{}
		}
	}()
	match.MomentInto(&w.moment)
	seats := append(w.table.Seats[:0], table.Seats...)
	w.table = table
	w.table.Seats = seats
	handed = true
	background.Run("saving", func() {
		err := w.keep()
		w.mutex.Lock()
		if w.unkept = err; err != nil {
			w.troubles = append(w.troubles, err)
		}
		if errors.Is(err, storage.ErrDamaged) || errors.Is(err, save.ErrMoved) { // it was saved
			w.unkept = nil
		}
		w.mutex.Unlock()
		w.idle <- struct{}{}
	})
}

// keep returns a panic as an error: the game goes on, and the player learns that it is not saved.
func (w *Writer) keep() (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("a mistake in the program while saving: %v", reason)
		}
	}()
	return w.keeper.Keep(&w.moment, w.table)
}

// Wait returns when everything handed over is saved or has failed.
func (w *Writer) Wait() {
	<-w.idle
	w.idle <- struct{}{}
}

// Troubles returns what went wrong since the last call, each in one sentence for the player.
func (w *Writer) Troubles() []error {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	troubles := w.troubles
	w.troubles = nil
	return troubles
}

// Unkept returns a function that encodes the match handed over last as a file, and why that match is not saved, nil if
// it is. It waits for pending saving.
func (w *Writer) Unkept() (file func() ([]byte, error), err error) {
	w.Wait()
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return func() ([]byte, error) {
		whole, err := Whole(&w.moment, w.table)
		if err != nil {
			return nil, err
		}
		return save.Encode(whole)
	}, w.unkept
}
