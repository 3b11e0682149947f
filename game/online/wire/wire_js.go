package wire

import (
	"errors"
	"syscall/js"
)

// page is a WebSocket of the browser.
type page struct {
	socket   js.Value
	messages chan []byte
	closed   chan struct{}
	handlers []js.Func
}

// backlog is how many messages may wait to be read. A host never has more on the way to one seat.
const backlog = 256

// opened is the state of a socket that can be written to.
const opened = 1

// Dial opens a connection to an address such as ws://10.0.0.1:7790/socket. The error says that nobody answers.
func Dial(address string) (Conn, error) {
	c := &page{messages: make(chan []byte, backlog), closed: make(chan struct{})}
	open := make(chan struct{})
	c.socket = js.Global().Get("WebSocket").New(address)
	c.on("open", func(js.Value) { close(open) })
	c.on("message", func(event js.Value) {
		select {
		case c.messages <- []byte(event.Get("data").String()):
		default: // nobody reads any more
			c.socket.Call("close")
		}
	})
	c.on("close", func(js.Value) { close(c.closed) })
	select {
	case <-open:
		return c, nil
	case <-c.closed:
		c.release()
		return nil, errors.New("nobody answers at " + address)
	}
}

func (c *page) on(event string, do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any { do(args[0]); return nil })
	c.handlers = append(c.handlers, f)
	c.socket.Call("addEventListener", event, f)
}

func (c *page) release() {
	for _, f := range c.handlers {
		f.Release()
	}
	c.handlers = nil
}

// Read waits for the next message.
func (c *page) Read() ([]byte, error) {
	select {
	case m := <-c.messages:
		return m, nil
	default:
	}
	select {
	case m := <-c.messages:
		return m, nil
	case <-c.closed:
		return nil, ErrClosed
	}
}

// Write sends a message.
func (c *page) Write(message []byte) error {
	if c.socket.Get("readyState").Int() != opened {
		return ErrClosed
	}
	c.socket.Call("send", string(message))
	return nil
}

// Close ends the connection. A page can't tell the other side why.
func (c *page) Close(string) {
	if c.handlers == nil {
		return
	}
	c.socket.Call("close")
	<-c.closed
	c.release()
}
