// Package background starts goroutines beside the frames, and passes a panic in one of them to the next frame.
// Otherwise the panic would end the program at once, without a word to the player.
package background

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// Mistake is a panic that was caught.
type Mistake struct {
	Doing  string // what the program was doing, in English, for the report
	Reason any    // the value given to panic
	Stack  []byte // of the goroutine
}

// first is the first panic caught since the last call of Caught, nil if there was none: later ones are mostly its
// consequences.
var first atomic.Pointer[Mistake]

// Run starts do in a goroutine; doing says what it does, in English.
func Run(doing string, do func()) {
	go func() {
		defer Guard(doing)
		do()
	}()
}

// Of returns the Mistake of a panic. Call it in the function that recovers.
func Of(doing string, reason any) *Mistake {
	stack := debug.Stack()
	if runtime.GOOS == "js" { // the page's program has numbers for names, which docs/web.md explains
		var places [64]uintptr
		for _, place := range places[:runtime.Callers(1, places[:])] {
			stack = fmt.Appendf(stack, "pc=%#x\n", place)
		}
	}
	return &Mistake{Doing: doing, Reason: reason, Stack: stack}
}

// Guard must be deferred in functions that others run beside the frames: a panic ends there, and Caught returns
// it.
func Guard(doing string) {
	if reason := recover(); reason != nil {
		first.CompareAndSwap(nil, Of(doing, reason))
	}
}

// Caught returns the first panic caught since the last call, nil if there was none.
func Caught() *Mistake { return first.Swap(nil) }
