//go:build js

package scenes

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// waker wakes a sleeping window: the page delays the next picture, at which the engine checks whether there is
// something to do.
type waker struct{}

// after wakes the window after a nap. In a page that is not ours it is awake all the time.
func (waker) after(nap time.Duration) {
	ebiten.ScheduleFrame() //lint:ignore SA1019 what is to be used instead wakes sixty times a second
	waker{}.tell(int(nap.Milliseconds()))
}

// never says that the window no longer sleeps.
func (waker) never() { waker{}.tell(0) }

// tell tells the page for how many milliseconds to delay pictures, 0 for not at all.
func (waker) tell(nap int) {
	if tell := js.Global().Get("clinicSleeps"); tell.Type() == js.TypeFunction {
		tell.Invoke(nap)
	}
}
