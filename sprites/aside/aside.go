// Package aside begins what runs beside the frames, and hands a mistake of the program there to the next frame: by
// itself it would end the program at once, without a word to the player.
package aside

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// Mistake is a panic that was caught.
type Mistake struct {
	Doing  string // what the program was doing, in English for a report
	Reason any    // what was given to panic
	Stack  []byte // of the goroutine
}

// first is the one that was caught first since Caught was asked, nil of none: those after it mostly follow from it.
var first atomic.Pointer[Mistake]

// Run begins something beside the frames, which doing names.
func Run(doing string, do func()) {
	go func() {
		defer Guard(doing)
		do()
	}()
}

// Of gives the mistake of a panic, in the function that recovers from it.
func Of(doing string, reason any) *Mistake {
	stack := debug.Stack()
	if runtime.GOOS == "js" { // the page's program has numbers in the place of names, with which docs/web.md finds them
		var places [64]uintptr
		for _, place := range places[:runtime.Callers(1, places[:])] {
			stack = fmt.Appendf(stack, "pc=%#x\n", place)
		}
	}
	return &Mistake{Doing: doing, Reason: reason, Stack: stack}
}

// Guard is to be deferred by what others run beside the frames: a panic ends there, and Caught gives it.
func Guard(doing string) {
	if reason := recover(); reason != nil {
		first.CompareAndSwap(nil, Of(doing, reason))
	}
}

// Caught gives a mistake that was caught since it was asked last, nil where there is none.
func Caught() *Mistake { return first.Swap(nil) }
