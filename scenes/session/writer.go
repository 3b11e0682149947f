package session

import (
	"errors"
	"fmt"
	"sync"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/storage"
	"clinic/sprites/aside"
)

// Writer has a keeper keep matches while the game goes on. A program that is killed loses the last command at worst: a
// match is handed over only when the one before is kept, so whoever plays faster than the disk waits for it.
type Writer struct {
	keeper   Keeper
	idle     chan struct{} // holds an element while nothing is being kept
	moment   game.Match    // that is being kept
	table    Table
	mutex    sync.Mutex
	troubles []error
	unkept   error // why what was handed over last is not kept
}

// Behind gives the writer of a keeper.
func Behind(keeper Keeper) *Writer {
	w := &Writer{keeper: keeper, idle: make(chan struct{}, 1)}
	w.idle <- struct{}{}
	return w
}

// Keep hands over the match as it is now. It returns as soon as what was handed over before is kept, or has failed.
func (w *Writer) Keep(match *game.Match, table Table) {
	<-w.idle
	handed := false
	defer func() {
		if !handed { // a mistake in the program: who ends it then need not wait for ever
			w.idle <- struct{}{}
		}
	}()
	match.MomentInto(&w.moment)
	seats := append(w.table.Seats[:0], table.Seats...)
	w.table = table
	w.table.Seats = seats
	handed = true
	aside.Run("saving", func() {
		err := w.keep()
		w.mutex.Lock()
		if w.unkept = err; err != nil {
			w.troubles = append(w.troubles, err)
		}
		if errors.Is(err, storage.ErrDamaged) || errors.Is(err, save.ErrMoved) { // it is kept
			w.unkept = nil
		}
		w.mutex.Unlock()
		w.idle <- struct{}{}
	})
}

// keep gives a mistake in the program as an error: the game goes on, and the player knows that it is not kept.
func (w *Writer) keep() (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("a mistake in the program while saving: %v", reason)
		}
	}()
	return w.keeper.Keep(&w.moment, w.table)
}

// Wait returns when all that was handed over is kept, or has failed.
func (w *Writer) Wait() {
	<-w.idle
	w.idle <- struct{}{}
}

// Troubles gives what went wrong since it was last asked, each in one sentence for the player.
func (w *Writer) Troubles() []error {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	troubles := w.troubles
	w.troubles = nil
	return troubles
}

// Unkept gives what makes a file of the match that was handed over last, and why that is not kept, nil where it is.
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
