package wire

import (
	"fmt"
	"strings"
	"sync"
	"syscall/js"
	"time"
)

// page is a WebSocket of the browser.
type page struct {
	socket   js.Value
	messages chan []byte
	opened   chan struct{}
	closed   chan struct{}
	once     sync.Once
	handlers map[string]js.Func
}

const (
	patience      = 10 * time.Second // for opening a connection
	backlog       = 256              // messages that may wait to be read; a host has never more on the way to a seat
	open          = 1                // the state of a WebSocket
	longestReason = 123              // bytes that a WebSocket can carry
	normal        = 1000             // the only code of its own with which a page may close
)

// Dial opens a connection to an address such as wss://example.org/socket. The error says that nobody answers, after ten
// seconds at most.
func Dial(address string) (Conn, error) {
	socket, err := begin(address)
	if err != nil {
		return nil, err
	}
	c := &page{socket: socket, messages: make(chan []byte, backlog), opened: make(chan struct{}), closed: make(chan struct{}), handlers: map[string]js.Func{}}
	c.on("open", func(js.Value) { close(c.opened) })
	c.on("message", c.take)
	c.on("close", func(js.Value) { c.end() })
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case <-c.opened:
		return c, nil
	case <-c.closed:
	case <-late.C:
	}
	c.Close("")
	return nil, fmt.Errorf("%s does not answer", address)
}

// begin begins to open a WebSocket. The error says that the browser doesn't let this page do that.
func begin(address string) (socket js.Value, err error) {
	defer func() {
		if why := recover(); why != nil { // the browser throws
			err = fmt.Errorf("%s can't be opened: %v", address, why)
		}
	}()
	return js.Global().Get("WebSocket").New(address), nil
}

func (c *page) on(event string, do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any { do(args[0]); return nil })
	c.handlers[event] = f
	c.socket.Call("addEventListener", event, f)
}

// take takes a message of the host. One that is no text or too long, or one too many, ends the connection.
func (c *page) take(event js.Value) {
	data := event.Get("data")
	if data.Type() != js.TypeString || units(data) > Largest { // each unit has a byte at least
		go c.Close("")
		return
	}
	message := []byte(data.String())
	if len(message) > Largest {
		go c.Close("")
		return
	}
	select {
	case c.messages <- message:
	default: // nobody reads any more
		go c.Close("")
	}
}

// units returns the length of a text of the browser, without copying it.
func units(text js.Value) int { return js.Global().Get("Object").Invoke(text).Length() }

// end ends reading, and takes the handlers off.
func (c *page) end() {
	c.once.Do(func() {
		close(c.closed)
		for event, f := range c.handlers {
			c.socket.Call("removeEventListener", event, f)
			f.Release()
		}
	})
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
	if c.socket.Get("readyState").Int() != open {
		return ErrClosed
	}
	c.socket.Call("send", string(message))
	return nil
}

// Close ends the connection. It doesn't wait for the host.
func (c *page) Close(reason string) {
	c.end()
	c.socket.Call("close", normal, strings.ToValidUTF8(reason[:min(len(reason), longestReason)], ""))
}
