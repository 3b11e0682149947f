// Package wire carries whole messages between a seat and its host.
package wire

import "errors"

// Protocol is the newest version of the messages. A host speaks the one before, too.
const Protocol = 1

// Largest is how long a message to a seat may be, in bytes. What somebody is told who sits down late in the largest
// recorded game has some 430 thousand.
const Largest = 1 << 22

// ErrClosed says that the connection has ended.
var ErrClosed = errors.New("the connection has ended")

// Conn is an open connection. One goroutine may read while another one writes.
type Conn interface {
	// Read waits for the next whole message. The error says that the connection has ended.
	Read() ([]byte, error)
	// Write sends a whole message.
	Write(message []byte) error
	// Close ends the connection, and every Read of it. The other side is told the reason, which may be empty.
	Close(reason string)
}
