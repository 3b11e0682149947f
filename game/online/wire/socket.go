//go:build !js

package wire

import (
	"context"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// patience is how long opening a connection and writing may take.
const patience = 10 * time.Second

// longestReason is how many bytes of a reason a WebSocket can carry.
const longestReason = 123

type socket struct {
	c    *websocket.Conn
	open context.Context // until it is closed from here
	end  context.CancelFunc
	once sync.Once
}

// Over returns the connection of a WebSocket that was opened, in which no message may be longer than that many bytes.
func Over(c *websocket.Conn, longest int64) Conn {
	c.SetReadLimit(longest)
	s := &socket{c: c}
	s.open, s.end = context.WithCancel(context.Background())
	go s.stayAwake()
	return s
}

// silence is between two questions whether the other side is still there.
const silence = 20 * time.Second

// stayAwake ends the connection when the other side doesn't answer any more.
func (s *socket) stayAwake() {
	ticker := time.NewTicker(silence)
	defer ticker.Stop()
	for {
		select {
		case <-s.open.Done():
			return
		case <-ticker.C:
		}
		ctx, cancel := context.WithTimeout(context.Background(), silence)
		err := s.c.Ping(ctx)
		cancel()
		if err != nil {
			_ = s.c.CloseNow()
			return
		}
	}
}

// Read waits for the next message.
func (s *socket) Read() ([]byte, error) {
	_, m, err := s.c.Read(s.open)
	return m, err
}

// Write sends a message.
func (s *socket) Write(message []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return s.c.Write(ctx, websocket.MessageText, message)
}

// parting is how long the other side may take to say that it knows the connection ends.
const parting = time.Second / 2

// Close ends the connection, also that with somebody who doesn't answer any more.
func (s *socket) Close(reason string) {
	s.once.Do(func() {
		status := websocket.StatusNormalClosure
		if reason != "" {
			status = websocket.StatusPolicyViolation
		}
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			_ = s.c.Close(status, reason[:min(len(reason), longestReason)]) // waits for five seconds
		}()
		late := time.NewTimer(parting)
		defer late.Stop()
		select {
		case <-ended:
		case <-late.C:
		}
		s.end()
	})
}
