//go:build !js

package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// waker wakes a sleeping window.
type waker struct{ alarm *time.Timer }

// after wakes the window after a nap.
func (w *waker) after(nap time.Duration) {
	if w.alarm == nil {
		w.alarm = time.AfterFunc(nap, ebiten.ScheduleFrame) //lint:ignore SA1019 what is to be used instead wakes sixty times a second
		return
	}
	w.alarm.Reset(nap)
}

// never says that the window no longer sleeps: an alarm that still comes does no harm.
func (*waker) never() {}
