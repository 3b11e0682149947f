//go:build !js

package wire

import (
	"context"
	"time"

	"github.com/coder/websocket"
)

// patience is how long writing may take.
const patience = 10 * time.Second

// longestReason is how many bytes of a reason a WebSocket can carry.
const longestReason = 123

type socket struct{ c *websocket.Conn }

// Over returns the connection of a WebSocket that was opened, in which no message may be longer than that many bytes.
func Over(c *websocket.Conn, longest int64) Conn {
	c.SetReadLimit(longest)
	return &socket{c}
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
	status := websocket.StatusNormalClosure
	if reason != "" {
		status = websocket.StatusPolicyViolation
	}
	_ = s.c.Close(status, reason[:min(len(reason), longestReason)])
}
