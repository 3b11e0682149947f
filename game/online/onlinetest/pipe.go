package onlinetest

import (
	"sync"

	"clinic/game/online/wire"
)

// Pipe returns the two ends of a connection within one program.
func Pipe() (wire.Conn, wire.Conn) {
	a, b := make(chan []byte, pipeLength), make(chan []byte, pipeLength)
	ended := &ending{closed: make(chan struct{})}
	return &pipe{a, b, ended}, &pipe{b, a, ended}
}

// pipeLength is how many messages may be on the way.
const pipeLength = 256

type pipe struct {
	in, out chan []byte
	*ending
}

type ending struct {
	once   sync.Once
	closed chan struct{}
}

// Read waits for the next message.
func (p *pipe) Read() ([]byte, error) {
	select {
	case m := <-p.in:
		return m, nil
	default:
	}
	select {
	case m := <-p.in:
		return m, nil
	case <-p.closed:
		return nil, wire.ErrClosed
	}
}

// Write sends a message.
func (p *pipe) Write(message []byte) error {
	select {
	case <-p.closed:
		return wire.ErrClosed
	case p.out <- message:
		return nil
	}
}

// Close ends both ends.
func (p *pipe) Close(string) { p.once.Do(func() { close(p.closed) }) }
