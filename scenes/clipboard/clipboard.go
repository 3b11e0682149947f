// Package clipboard copies text to other programs and pastes it from them. If the system has no clipboard, or grants
// no access, text can still be copied from one field of this program to another.
package clipboard

import (
	"sync"

	"clinic/sprites/background"
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

// Read asks for the text on the clipboard. The channel delivers it once, when the system has answered. If the system
// has no answer, it is what this program copied last.
func Read() <-chan string {
	answer := make(chan string, 1)
	background.Run("reading the clipboard", func() {
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
