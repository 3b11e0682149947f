// Package clipboard copies text to other programs and takes it from them. Where the system has no clipboard, or gives
// none, texts go from one field of this program to another all the same.
package clipboard

import (
	"sync"

	"clinic/sprites/aside"
)

var (
	mutex sync.Mutex
	own   string // what this program copied last
)

// Write puts a text on the clipboard.
func Write(text string) {
	mutex.Lock()
	own = text
	mutex.Unlock()
	write(text)
}

// Read asks for the text on the clipboard. The channel gives it once, when the system has answered; what this program
// copied last where the system has no answer.
func Read() <-chan string {
	answer := make(chan string, 1)
	aside.Run("reading the clipboard", func() {
		text, ok := read()
		if !ok {
			mutex.Lock()
			text = own
			mutex.Unlock()
		}
		answer <- text
	})
	return answer
}
