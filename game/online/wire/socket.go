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
	c      *websocket.Conn
	closed chan struct{}
	once   sync.Once
}

// Over returns the connection of a WebSocket that was opened, in which no message may be longer than that many bytes.
func Over(c *websocket.Conn, longest int64) Conn {
	c.SetReadLimit(longest)
	s := &socket{c, make(chan struct{}), sync.Once{}}
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
		case <-s.closed:
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
	_, m, err := s.c.Read(context.Background())
	return m, err
}

// Write sends a message.
func (s *socket) Write(message []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return s.c.Write(ctx, websocket.MessageText, message)
}

// Close ends the connection.
func (s *socket) Close(reason string) {
	s.once.Do(func() { close(s.closed) })
	status := websocket.StatusNormalClosure
	if reason != "" {
		status = websocket.StatusPolicyViolation
	}
	_ = s.c.Close(status, reason[:min(len(reason), longestReason)])
}
